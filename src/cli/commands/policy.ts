/** `policy`: the policy in force, or what it decides about the profiles in one file. */
import { type CommandResult, refused, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { sha256 } from "../../platform/hash.ts";
import { absolutePath, pathBelow } from "../../platform/native-path.ts";
import { governingPolicy } from "../policy.ts";
import type { Host } from "../../model/host.ts";
import { inspect, type Subject } from "../../inspect/index.ts";
import { suggestion } from "../../repo/spelling.ts";
import { accountsOf } from "../../policy/decide/account.ts";
import { settingsInForce } from "../../policy/decide/in-force.ts";
import type { InForce } from "../../reports/policy/in-force.ts";
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
    const subjects =
      options.for === undefined ? undefined : await subjectsIn(options.for, input, decisions, environment);
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
      profiles: subjects?.map((subject) => ({
        subject,
        account: accounts.profile({ host: subject.host, item: subject.item, path: subject.item.files[0] ?? "" }),
      })),
    };
    const screen = environment.screen();
    return {
      code: 0,
      texts: options.outputs.map(({ format, file }) => ({
        file,
        text:
          format === "json"
            ? policyJson(force)
            : policyPretty(force, { ...screen, all: options.all, ...(file === undefined ? {} : { color: false }) }),
      })),
      notes: [...input.notes, ...notes],
    };
  } finally {
    await input.close();
  }
}

/** Every profile that a host reads from the file. */
async function subjectsIn(
  path: string,
  { root, repo, commit, repositoryNames }: EvaluationInput,
  decisions: Parameters<typeof inspect>[1]["decisions"],
  { directory }: Environment,
): Promise<readonly Subject[]> {
  const inside = pathBelow(root, absolutePath(directory, path));
  // A bare repository, and a commit, have paths of their own.
  const file = commit !== undefined && (inside === undefined || !repo.entries.has(inside)) ? path : inside;
  if (file === undefined) throw new UserError(`\`${path}\` is outside ${root}`);
  const { subjects, loads } = await inspect(repo, { decisions, repositoryNames: await repositoryNames() });
  const found = subjects.filter(({ item }) => item.files.includes(file));
  if (found.length > 0) return found;
  if (
    loads.some(({ load }) => load.layers.some(({ authority }) => authority.some(({ at }) => at.source.path === file)))
  )
    throw new UserError(
      `\`${file}\` holds settings and no profile; \`policy\` without \`--for\` shows grants for settings`,
    );
  throw new UserError(
    repo.entries.has(file)
      ? `no host reads \`${file}\` as a profile`
      : `there is no \`${file}\`${suggestion(
          file,
          subjects.flatMap(({ item }) => item.files),
        )}`,
  );
}
