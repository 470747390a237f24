/** Reads one policy file: its settings, each with its place, or all of its problems. */
import {
  type AllowList,
  type Approval,
  type HostSetting,
  type NamedOrganisation,
  type Policy,
  type PolicyProblems,
  presetPolicy,
  type RuleSetting,
  type RuleSettings,
  type Selector,
  type Stated,
} from "../model.ts";
import type { Rollout, Schedule, Stage } from "../rollout.ts";
import type { Level } from "../../model/finding.ts";
import type { Place, Source } from "../../repo/text.ts";
import { readDocument } from "./document.ts";
import { pinnedReferenceOf } from "./reference.ts";
import type { PolicyInput } from "./schema.ts";

/** How many characters a policy file may have. */
const maxCharacters = 256 * 1024;

/** One file: what it extends, and its own settings. */
export interface PolicyFile {
  readonly extends: readonly Stated<string>[];
  /** Its settings alone, as if it extended nothing. `preset` has no meaning here. */
  readonly own: Policy;
}

/** Reads one file by itself: nothing that it extends is fetched or merged. */
export async function readPolicyFile(source: Source): Promise<PolicyFile | PolicyProblems> {
  const read = await readDocument(source, {
    what: "a policy",
    characters: maxCharacters,
    empty: "the policy is empty; leave the file out to use preset:recommended",
    shape: async () => (await import("./schema.ts")).policyShape,
  });
  return "kind" in read ? read : settingsOf(read.value, read.at);
}

type At = (...path: readonly (string | number)[]) => Place;

/** What is written twice counts once, and is shown once. */
function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

function settingsOf(file: PolicyInput, at: At): PolicyFile {
  return {
    extends: extendedBy(file.extends, at),
    own: {
      ...presetPolicy("recommended"),
      hosts: hostsOf(file.hosts, at),
      ceiling: file.ceiling && { value: distinct(file.ceiling), at: at("ceiling") },
      grants: (file.grants ?? []).map((grant, i) => ({
        ...selectorOf(grant),
        settings: grant.settings ?? [],
        skills: grant.skills ?? [],
        may: distinct(grant.may),
        reason: grant.reason,
        owner: grant.owner,
        until: grant.until,
        at: at("grants", i),
        ownerAt: at("grants", i, "owner"),
      })),
      servers: listOf(file.servers?.allow, (...path) => at("servers", "allow", ...path)),
      models: listOf(file.models?.allow, (...path) => at("models", "allow", ...path)),
      ignore: (file.ignore ?? []).map(({ paths, reason }, i) => ({ paths, reason, at: at("ignore", i) })),
      rules: rulesOf(file.rules, (...path) => at("rules", ...path)),
      overrides: (file.overrides ?? []).map((override, i) => ({
        ...selectorOf(override),
        ceiling: override.ceiling && { value: distinct(override.ceiling), at: at("overrides", i, "ceiling") },
        rules: rulesOf(override.rules, (...path) => at("overrides", i, "rules", ...path)),
        at: at("overrides", i),
      })),
      waivers: (file.waivers ?? []).map((waiver, i) => ({
        ...selectorOf(waiver),
        rule: waiver.rule,
        reason: waiver.reason,
        owner: waiver.owner,
        until: waiver.until,
        at: at("waivers", i),
        ownerAt: at("waivers", i, "owner"),
      })),
      grantable: file.grantable && {
        ...selectorOf(file.grantable),
        may: distinct(file.grantable.may),
        at: at("grantable"),
      },
      waivable: file.waivable && { rules: file.waivable.rules, maxDays: file.waivable["max-days"], at: at("waivable") },
      baseline: file.baseline && { value: file.baseline, at: at("baseline") },
      rollout: file.rollout && rolloutOf(file.rollout, at),
      approvals: {
        widening: approvalOf(file.approvals?.widening, () => at("approvals", "widening")),
        policy: approvalOf(file.approvals?.policy, () => at("approvals", "policy")),
      },
      organisation: organisationOf(file.organisation, () => at("organisation")),
      sources: [],
    },
  };
}

/** The schema refuses what is no reference. */
function organisationOf(text: string | undefined, at: () => Place): NamedOrganisation | undefined {
  const reference = text === undefined ? undefined : pinnedReferenceOf(text);
  return reference === undefined || typeof reference === "string"
    ? undefined
    : { reference, at: at(), policy: undefined };
}

function listOf<T>(allow: readonly T[] | undefined, at: At): AllowList<T> | undefined {
  return allow && { allow: allow.map((value, i) => ({ value, at: at(i) })), at: at() };
}

function extendedBy(names: PolicyInput["extends"], at: At): readonly Stated<string>[] {
  return typeof names === "string"
    ? [{ value: names, at: at("extends") }]
    : (names ?? []).map((value, i) => ({ value, at: at("extends", i) }));
}

function hostsOf(hosts: PolicyInput["hosts"], at: At): Policy["hosts"] {
  return Object.fromEntries(
    Object.entries(hosts ?? {}).map(([id, { dirs = [], edition } = {}]): [string, HostSetting] => [
      id,
      {
        dirs: dirs.map((dir, i) => ({ value: directory(dir), at: at("hosts", id, "dirs", i) })),
        edition: edition === undefined ? undefined : { value: edition, at: at("hosts", id, "edition") },
      },
    ]),
  );
}

function rolloutOf(rollout: NonNullable<PolicyInput["rollout"]>, at: At): Rollout {
  return {
    ...scheduleOf(rollout, (...path) => at("rollout", ...path)),
    rules: Object.fromEntries(
      Object.entries(rollout.rules ?? {}).map(([id, schedule = {}]) => [
        id,
        scheduleOf(schedule, (...path) => at("rollout", "rules", id, ...path)),
      ]),
    ),
    waves: (rollout.waves ?? []).map((wave, i) => ({
      ...scheduleOf(wave, (...path) => at("rollout", "waves", i, ...path)),
      repositories: wave.repositories,
      at: at("rollout", "waves", i),
    })),
    at: at("rollout"),
  };
}

function selectorOf({
  profiles = [],
  paths = [],
  hosts = [],
}: Partial<Selector> | { [K in keyof Selector]?: Selector[K] | undefined }): Selector {
  return { profiles, paths, hosts };
}

function rulesOf(rules: PolicyInput["rules"], at: At): RuleSettings {
  return Object.fromEntries(
    Object.entries(rules ?? {}).map(([key, value]) => [key, ruleSetting(value, (name) => at(key, ...name))]),
  );
}

function scheduleOf(
  {
    stage,
    "warn-from": warn,
    "enforce-from": enforce,
  }: {
    readonly stage?: Stage | undefined;
    readonly "warn-from"?: string | undefined;
    readonly "enforce-from"?: string | undefined;
  },
  at: At,
): Schedule {
  return {
    stage: stage && { value: stage, at: at("stage") },
    warnFrom: warn === undefined ? undefined : { value: warn, at: at("warn-from") },
    enforceFrom: enforce === undefined ? undefined : { value: enforce, at: at("enforce-from") },
  };
}

function approvalOf(
  approval: { readonly by: readonly string[]; readonly count?: number | undefined } | undefined,
  at: () => Place,
): Approval | undefined {
  return approval && { by: approval.by, count: approval.count ?? 1, at: at() };
}

function ruleSetting(value: unknown, at: (name: readonly string[]) => Place): RuleSetting {
  if (typeof value === "string") return { level: { value: value as Level, at: at([]) }, options: {} };
  const { severity, ...options } = value as { readonly severity?: Level } & { readonly [name: string]: number };
  return {
    level: severity === undefined ? undefined : { value: severity, at: at(["severity"]) },
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]): [string, Stated<number>] => [
        name,
        { value: option as number, at: at([name]) },
      ]),
    ),
  };
}

/** `./agents/` becomes `agents`; `.`, the root, becomes empty. */
function directory(path: string): string {
  return path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
}
