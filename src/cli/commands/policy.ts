/** `policy`: the policy in force, or what it decides about the profiles in one file. */
import { type CommandResult, refused, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { sha256 } from "../../platform/hash.ts";
import { absolutePath, pathBelow } from "../../platform/native-path.ts";
import { governingPolicy } from "../policy.ts";
import type { Host } from "../../model/host.ts";
import { inspect, type Inspection, type Subject } from "../../inspect/index.ts";
import { suggestion } from "../../repo/spelling.ts";
import { accountsOf } from "../../policy/decide/account.ts";
import { settingsInForce } from "../../policy/decide/in-force.ts";
import type { FileInForce, InForce } from "../../reports/policy/in-force.ts";
import { policyJson } from "../../reports/policy/json.ts";
import { policyPretty } from "../../reports/policy/pretty.ts";
import { hosts } from "../../generated/hosts.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { UserError } from "../../repo/tree.ts";

export async function runPolicy(
  options: Extract<Arguments, { kind: "policy" }>,
  environment: Environment,
): Promise<CommandResult> {
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const input = await evaluationInput(
    { ...options, head: options.at, base: undefined, user: false, places },
    environment,
  );
  try {
    const today = options.today ?? environment.today;
    const governing = await governingPolicy(input, today);
    if ("kind" in governing) return refused(governing, environment);
    const { decisions, notes } = governing;
    const accounts = await accountsOf(decisions, today);
    const named = options.for === undefined ? undefined : await namedFile(options.for, input, decisions, environment);
    const force: InForce = {
      today,
      sources: decisions.sources.map(({ ref, text, commit }) => ({
        ref,
        commit: ref.startsWith("preset:") ? null : (commit ?? input.policyCommit),
        sha256: sha256(text),
      })),
      isUnder: decisions.policies.length > 1,
      settings: settingsInForce(decisions, accounts),
      faults: decisions.problems,
      profiles: named?.subjects.map((subject) => ({
        subject,
        account: accounts.profile({ host: subject.host, item: subject.item, path: subject.item.files[0] ?? "" }),
      })),
      files: named?.files.map((file) => ({ ...file, account: accounts.settings(file.host, file.path) })),
    };
    const screen = environment.screen();
    return {
      code: 0,
      texts: options.outputs.map(({ format, file }) => ({
        file,
        text:
          format === "json"
            ? policyJson(force, sha256)
            : policyPretty(force, { ...screen, all: options.all, ...(file === undefined ? {} : { color: false }) }),
      })),
      notes: [...input.notes, ...notes],
    };
  } finally {
    await input.close();
  }
}

/** What hosts read from one file: profiles, or else what it sets for each of them. */
interface NamedFile {
  readonly subjects: readonly Subject[];
  readonly files: readonly Omit<FileInForce, "account">[];
}

/** Throws `UserError` where no host reads the file. */
async function namedFile(
  path: string,
  { root, repo, commit, repositoryNames }: EvaluationInput,
  decisions: Parameters<typeof inspect>[1]["decisions"],
  { directory }: Environment,
): Promise<NamedFile> {
  const inside = pathBelow(root, absolutePath(directory, path));
  // A bare repository, and a commit, have paths of their own.
  const file = commit !== undefined && (inside === undefined || !repo.entries.has(inside)) ? path : inside;
  if (file === undefined) throw new UserError(`\`${path}\` is outside ${root}`);
  const inspection = await inspect(repo, { decisions, repositoryNames: await repositoryNames() });
  const { subjects } = inspection;
  const found = subjects.filter(({ item }) => item.files.includes(file));
  if (found.length > 0) return { subjects: found, files: [] };
  const files = settingsIn(file, inspection);
  if (files.length > 0) return { subjects: [], files };
  throw new UserError(
    repo.entries.has(file)
      ? `no host reads \`${file}\` as a profile or as settings, and it starts no agent`
      : `there is no \`${file}\`${suggestion(
          file,
          subjects.flatMap(({ item }) => item.files),
        )}`,
  );
}

/** What a file that is no profile sets for each host, and what is found in it. */
function settingsIn(path: string, { loads, findings }: Inspection): NamedFile["files"] {
  return loads.flatMap(({ host, title, edition, load }) => {
    const authority = load.layers.flatMap((layer) => layer.authority.filter(({ at }) => at.source.path === path));
    const own = findings.filter(({ host: by, item, at }) => by === host && item === null && at.source.path === path);
    if (authority.length + own.length === 0) return [];
    const found = new Set(own.map(({ rule, kind }) => (kind ? `${rule}/${kind}` : rule)));
    return [{ host, title, edition, path, authority: [...new Set(authority)], found }];
  });
}
