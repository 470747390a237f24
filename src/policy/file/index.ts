/**
 * Reads a policy with everything that it extends, as one policy: a later file replaces the settings of an earlier one.
 */
import type { Problem } from "../../model/load.ts";
import {
  type HostSetting,
  isForeign,
  type NamedOrganisation,
  type Policy,
  type PolicyProblems,
  type PolicySource,
  presetPolicy,
  type RuleSetting,
  type RuleSettings,
  type Stated,
} from "../model.ts";
import { presets } from "../../model/rule.ts";
import type { Place, Source } from "../../repo/text.ts";
import type { FoundFile, PolicyLibrary } from "./library.ts";
import { readPolicyFile } from "./policy-file.ts";
import { isPinned, type Reference, referenceOf, referenceText } from "./reference.ts";
import { missingOrganisation } from "./vendored.ts";

export type { PolicyLibrary } from "./library.ts";

/** How many files may extend one another in a row, and how many a policy may have in all. */
const limits = { depth: 5, files: 50 };

/** For a policy that extends only presets. */
const noLibrary: PolicyLibrary = {
  file: async () => "files cannot be read here",
  remote: async () => "other repositories cannot be read here",
};

/** `commit`: the commit that `source` was read from. */
export async function readPolicy(
  source: Source,
  library: PolicyLibrary = noLibrary,
  commit?: string,
): Promise<Policy | PolicyProblems> {
  const read = await new PolicyReader(library).read({ source, ...(commit === undefined ? {} : { commit }) }, [
    source.path,
  ]);
  if ("kind" in read) return read;
  const policy = await inWave(withOnePreset(read), library);
  return policy.organisation ? readOrganisation(policy, policy.organisation, library) : policy;
}

/** The name is only asked for where there are waves: it may take a process. */
async function inWave(policy: Policy, { repository }: PolicyLibrary): Promise<Policy> {
  if (!repository || !policy.rollout || policy.rollout.waves.length === 0) return policy;
  const { forRepository } = await import("../waves.ts");
  return forRepository(policy, await repository());
}

function withOnePreset(read: Policy): Policy {
  const preset = `preset:${read.preset}`;
  const [own] = read.sources.filter(({ ref }) => ref === preset);
  return {
    ...read,
    sources: [own ?? { ref: preset, text: preset }, ...read.sources.filter(({ ref }) => !ref.startsWith("preset:"))],
  };
}

/** Reads the organisation's policy that `policy` names. It is a ceiling: nothing of it merges with `policy`. */
async function readOrganisation(
  policy: Policy,
  named: NamedOrganisation,
  library: PolicyLibrary,
): Promise<Policy | PolicyProblems> {
  const { reference, at } = named;
  const found = await (library.organisation ?? fetchedBy(library))(reference);
  if (found === undefined) return policy;
  if ("message" in found) return { kind: "problems", problems: [{ ...found, at }] };
  const name = referenceText(reference);
  const outside: PolicyLibrary = {
    remote: library.remote,
    file: async () => "a file of another repository cannot extend a file of this one",
  };
  const read = await new PolicyReader(outside).read({ ...found, source: { ...found.source, path: name } }, [name]);
  return "kind" in read
    ? { kind: "problems", problems: read.problems.map((problem) => withRelatedPlace(problem, "named here", at)) }
    : { ...policy, organisation: { ...named, policy: await inWave(withOnePreset(read), library) } };
}

function fetchedBy({ remote }: PolicyLibrary): NonNullable<PolicyLibrary["organisation"]> {
  return async (reference) => {
    const found = await remote(reference);
    return typeof found === "string" ? missingOrganisation(reference, found) : found;
  };
}

/** Reads each file once, even if several files extend it. */
class PolicyReader {
  readonly #library: PolicyLibrary;
  readonly #known = new Map<string, Policy | PolicyProblems>();

  constructor(library: PolicyLibrary) {
    this.#library = library;
  }

  /**
   * `trail`: the files that led to this one, which is the last. `extended`: the line that extends it, and whether it
   * pins the content.
   */
  async read(
    { source, commit }: FoundFile,
    trail: readonly string[],
    extended: Pick<PolicySource, "at" | "isPinned"> = {},
  ): Promise<Policy | PolicyProblems> {
    const file = await readPolicyFile(source);
    if ("kind" in file) return file;
    const { organisation } = file.own;
    if (organisation && isForeign(organisation.at))
      return {
        kind: "problems",
        problems: [
          {
            message:
              "`organisation` counts only in the policy of the repository that is checked; remove the key from this file",
            at: organisation.at,
          },
        ],
      };
    let policy: Policy = { ...presetPolicy("recommended"), sources: [] };
    for (const stated of file.extends) {
      const next = await this.#extended(stated, source, trail);
      if ("kind" in next) return next;
      policy = mergePolicies(policy, next);
    }
    return mergePolicies(policy, {
      ...file.own,
      sources: [{ ref: source.path, text: source.text, ...(commit === undefined ? {} : { commit }), ...extended }],
    });
  }

  async #extended(
    { value, at }: Stated<string>,
    from: Source,
    trail: readonly string[],
  ): Promise<Policy | PolicyProblems> {
    const refuse = (message: string, kind?: "unfetched"): PolicyProblems => ({
      kind: "problems",
      problems: [{ message, at, ...(kind ? { kind } : {}) }],
    });
    const named = referenceOf(value);
    if (typeof named === "string") return refuse(named);
    if (named.kind === "preset") {
      const preset = presetPolicy(named.preset);
      return { ...preset, presetAt: at, sources: preset.sources.map((source) => ({ ...source, at })) };
    }
    const reference = relativeTo(named, from);
    const name = referenceText(reference);
    if (trail.includes(name)) return refuse(`\`extends\` goes round in a circle: ${[...trail, name].join(" → ")}`);
    if (trail.length >= limits.depth)
      return refuse(`\`extends\` goes deeper than ${limits.depth} files: ${[...trail, name].join(" → ")}`);
    const key = JSON.stringify(reference);
    let policy = this.#known.get(key);
    if (!policy) {
      if (this.#known.size >= limits.files) return refuse(`a policy is made of at most ${limits.files} files`);
      const found = await (reference.kind === "file"
        ? this.#library.file(reference.path)
        : this.#library.remote(reference));
      if (typeof found === "string")
        return refuse(
          `\`${value}\` ${reference.kind === "file" ? "cannot be extended" : "could not be fetched"}: ${found}${presets.some((preset) => preset === value) ? `; did you mean \`preset:${value}\`?` : ""}`,
          reference.kind === "file" ? undefined : "unfetched",
        );
      policy = await this.read({ ...found, source: { ...found.source, path: name } }, [...trail, name], {
        at,
        ...(reference.kind === "remote" ? { isPinned: isPinned(reference) } : {}),
      });
      this.#known.set(key, policy);
    }
    return "kind" in policy
      ? { kind: "problems", problems: policy.problems.map((problem) => withRelatedPlace(problem, "extended here", at)) }
      : policy;
  }
}

/** In a file of another repository, a path means that repository at the same ref. */
function relativeTo(
  reference: Exclude<Reference, { kind: "preset" }>,
  from: Source,
): Exclude<Reference, { kind: "preset" }> {
  const home = reference.kind === "file" ? referenceOf(from.path) : undefined;
  return reference.kind === "file" && home && typeof home !== "string" && home.kind === "remote"
    ? { ...home, path: reference.path, sha256: undefined }
    : reference;
}

/** Adds the line that extends or names the file of a problem. */
function withRelatedPlace(problem: Problem, message: string, at: Place): Problem {
  return { ...problem, related: [...(problem.related ?? []), { message, at }] };
}

/** The settings of `top` over those that it extends. */
function mergePolicies(under: Policy, top: Policy): Policy {
  const ids = [...new Set([...Object.keys(under.hosts), ...Object.keys(top.hosts)])];
  const isPreset = top.presetAt !== undefined;
  return {
    preset: isPreset ? top.preset : under.preset,
    presetAt: isPreset ? top.presetAt : under.presetAt,
    hosts: Object.fromEntries(
      ids.map((id): [string, HostSetting] => [
        id,
        {
          dirs: [...(under.hosts[id]?.dirs ?? []), ...(top.hosts[id]?.dirs ?? [])],
          edition: laterStatement(under.hosts[id]?.edition, top.hosts[id]?.edition),
        },
      ]),
    ),
    ceiling: laterStatement(under.ceiling, top.ceiling),
    grants: union(under.grants, top.grants),
    servers: top.servers ?? under.servers,
    models: top.models ?? under.models,
    ignore: union(under.ignore, top.ignore),
    rules: mergeRules(under.rules, top.rules),
    overrides: [...under.overrides, ...top.overrides],
    waivers: union(under.waivers, top.waivers),
    grantable: top.grantable ?? under.grantable,
    waivable: top.waivable ?? under.waivable,
    baseline: laterStatement(under.baseline, top.baseline),
    rollout: top.rollout ?? under.rollout,
    approvals: {
      widening: top.approvals.widening ?? under.approvals.widening,
      policy: top.approvals.policy ?? under.approvals.policy,
    },
    organisation: top.organisation ?? under.organisation,
    sources: union(under.sources, top.sources),
  };
}

/** A file that two files extend contributes its entries once. */
function union<T>(under: readonly T[], top: readonly T[]): readonly T[] {
  return [...new Set([...under, ...top])];
}

function mergeRules(under: RuleSettings, top: RuleSettings): RuleSettings {
  const keys = [...new Set([...Object.keys(under), ...Object.keys(top)])];
  return Object.fromEntries(
    keys.map((key): [string, RuleSetting] => {
      const [old, fresh] = [under[key], top[key]];
      const names = [...new Set([...Object.keys(old?.options ?? {}), ...Object.keys(fresh?.options ?? {})])];
      const options = names.flatMap((name): [string, Stated<number>][] => {
        const option = laterStatement(old?.options[name], fresh?.options[name]);
        return option ? [[name, option]] : [];
      });
      return [key, { level: laterStatement(old?.level, fresh?.level), options: Object.fromEntries(options) }];
    }),
  );
}

/** The later statement, with the earlier one in `over`. */
function laterStatement<T>(old: Stated<T> | undefined, fresh: Stated<T> | undefined): Stated<T> | undefined {
  if (!old || !fresh) return fresh ?? old;
  return { ...fresh, over: [...(fresh.over ?? []), old, ...(old.over ?? [])] };
}
