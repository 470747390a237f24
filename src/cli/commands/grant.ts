/** `grant PATH`: the policy entry that a profile or a settings file needs; with `--write` it is added to the policy. */
import type { Arguments } from "../arguments.ts";
import { type CommandResult, type Environment, refused } from "../run.ts";
import {
  type Account,
  blockText,
  type GrantEntry,
  openReason,
  profileEntries,
  settingsEntries,
} from "../../evaluate/grants/entry.ts";
import { insertionIn } from "../../evaluate/grants/insert.ts";
import { ownerNamed, ownersOf } from "../../evaluate/grants/owner.ts";
import { dayAfter } from "../../policy/decide/days.ts";
import { isAllowed, type Permission, permissionsUnder } from "../../evaluate/permission.ts";
import { hosts } from "../../generated/hosts.ts";
import { inspect, type Inspection } from "../../inspect/index.ts";
import { inOrder } from "../../model/capability.ts";
import type { Host } from "../../model/host.ts";
import { uncheckedIn } from "../../model/load.ts";
import { absolutePath, pathBelow } from "../../platform/native-path.ts";
import { writeInside } from "../../platform/disk/write.ts";
import { policyPaths } from "../../policy/model.ts";
import { suggestion } from "../../repo/spelling.ts";
import { positionAt } from "../../repo/text.ts";
import { UserError } from "../../repo/tree.ts";
import { visible } from "../../sanitize/text.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { governingPolicy } from "../policy.ts";
import { counted } from "../../sanitize/counted.ts";

type GrantArguments = Extract<Arguments, { kind: "grant" }>;

/** How many days a grant lasts without `--until`. */
const days = 90;

export async function runGrant(options: GrantArguments, environment: Environment): Promise<CommandResult> {
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const input = await evaluationInput(
    { ...options, head: options.at, base: undefined, staged: false, user: false, places },
    environment,
  );
  try {
    const today = options.today ?? environment.today;
    if (options.until !== undefined && options.until < today)
      throw new UserError(`\`--until ${options.until}\` is before ${today}`);
    const governing = await governingPolicy({ ...input, baseline: undefined }, today);
    if ("kind" in governing) return refused(governing, environment);
    const { decisions } = governing;
    const inspection = await inspect(input.repo, {
      decisions,
      repositoryNames: await input.repositoryNames(),
      skipsRules: true,
    });
    const permissionOf = permissionsUnder(decisions, inspection);
    const file = fileOf(options.path, input, inspection, environment);
    const subjects = inspection.subjects.filter(({ item }) => item.files[0] === file);
    const entries = [
      ...profileEntries(subjects, inspection.subjects, permissionOf),
      ...settingsEntries(inspection, decisions, file),
    ];
    const permissions = subjects.flatMap((subject) => permissionOf(subject) ?? []);
    if (entries.length === 0)
      return answer(withoutPrompts(file, inspection) ?? nothingFor(file, permissions), input.notes);
    refuseUngrantable(file, entries);
    const owner = options.owner ?? (await ownersOf(input))(file);
    const account = (): Account => ({
      reason: openReason,
      owner: ownerNamed(owner),
      until: options.until ?? dayAfter(today, days),
    });
    return options.write
      ? await written(entries, account, input, environment)
      : answer(printed(entries, account, input, environment), input.notes);
  } finally {
    await input.close();
  }
}

/** The file by its path in the repository. Throws `UserError` where no host reads it. */
function fileOf(
  path: string,
  { root, repo, commit }: EvaluationInput,
  { subjects, loads }: Inspection,
  { directory }: Environment,
): string {
  // A bare repository, and a commit, have paths of their own.
  const inside = pathBelow(root, absolutePath(directory, path)) ?? (commit === undefined ? undefined : path);
  if (inside === undefined) throw new UserError(`\`${path}\` lies outside ${root}`);
  const profiles = subjects.flatMap(({ item }) => item.files.slice(0, 1));
  const settings = loads.flatMap(({ load }) =>
    load.layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
  );
  const known = new Set([...profiles, ...settings]);
  // From a folder below the root, a path of the repository is meant as well.
  const found = [inside, path].find((candidate) => known.has(candidate));
  if (found !== undefined) return found;
  // What could not be read may be a profile all the same.
  const unchecked = loads.flatMap(({ load }) => uncheckedIn(load)).find(({ at }) => at.source.path === inside);
  if (unchecked) throw new UserError(`\`${inside}\` ${unchecked.message}`);
  throw new UserError(
    repo.entries.has(inside)
      ? `no host reads \`${inside}\` as a profile or as settings`
      : `there is no \`${inside}\`${suggestion(inside, known)}`,
  );
}

/** What to write instead for settings and commands that no grant covers; `undefined`: the file has none. */
function withoutPrompts(file: string, { loads }: Inspection): string | undefined {
  const settings = loads.flatMap(({ load }) => load.layers.flatMap(({ authority }) => authority));
  const found = settings.find(({ effect, at }) => effect === "bypasses" && at.source.path === file);
  if (!found) return undefined;
  return [
    `no grant covers \`${found.setting}\` in \`${file}\`, which turns off prompts or the sandbox; take it out, or, if it is meant, add this to the policy:`,
    "overrides:",
    `  - { paths: [${JSON.stringify(file)}], rules: { no-permission-bypass: note } }`,
  ].join("\n");
}

/** Why a file needs no entry, or can have none. */
function nothingFor(file: string, permissions: readonly Permission[]): string {
  if (permissions.some((permission) => !isAllowed(permission)))
    return `no pattern matches the name of \`${file}\` and nothing else, so no grant can be written for it; rename it first`;
  const grants = [
    ...new Map(permissions.flatMap((permission) => permission.grants).map((grant) => [grant.at, grant])).values(),
  ];
  const by = grants.map(
    ({ at, owner, until }) =>
      `the grant at ${at.source.path}:${positionAt(at.source, at.span.start).line} of ${owner}${until === undefined ? "" : ` until ${until}`}`,
  );
  return `\`${file}\` needs no grant: ${by.length === 0 ? "the ceiling allows what it can do" : `${by.join(" and ")} allows it`}`;
}

/** Throws `UserError` where a policy above the repository's would not honour an entry. */
function refuseUngrantable(file: string, entries: readonly GrantEntry[]): void {
  const refusals = entries.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.length === 0) return;
  const may = inOrder(refusals.flatMap((refusal) => refusal.may));
  const by = [...new Set(refusals.flatMap((refusal) => refusal.by))];
  const isOfSettings = entries.every(({ settings }) => settings.length > 0);
  const fewer = isOfSettings ? "remove the settings that need it" : "give the profile fewer tools";
  throw new UserError(
    `\`${file}\` needs ${may.join(", ")}, and \`grantable\` of \`${by.join("`, `")}\` allows no such grant here: it would not count; ask the owner of that policy, or ${fewer}`,
  );
}

function printed(
  entries: readonly GrantEntry[],
  account: () => Account,
  { policy }: EvaluationInput,
  { screen }: Environment,
): string {
  const source = policy && !("kind" in policy) ? policy : undefined;
  const { command } = screen();
  const head = source
    ? `# Add this to ${visible(source.path)}, and write the reason.`
    : `# There is no policy yet: \`${command} init\` writes ${policyPaths[0]}. Add this to it, and write the reason.`;
  return `${head}\ngrants:\n${entries.map((entry) => blockText(entry, account(), "  ")).join("\n")}`;
}

async function written(
  entries: readonly GrantEntry[],
  account: () => Account,
  { root, policy, notes }: EvaluationInput,
  { screen }: Environment,
): Promise<CommandResult> {
  const { command } = screen();
  if (!policy || "kind" in policy)
    throw new UserError(`there is no policy to add the grant to; \`${command} init\` writes one`);
  const insert = await insertionIn(policy);
  if (!insert)
    throw new UserError(
      `nothing can be added to \`${policy.path}\` without changing the rest; paste what \`grant\` prints`,
    );
  const { at, text } = insert(entries, account);
  const whole = `${policy.text.slice(0, at.span.start)}${text}${policy.text.slice(at.span.start)}`;
  writeInside(root, policy.path, whole, { replace: true });
  const line = positionAt({ path: policy.path, text: whole }, whole.indexOf(openReason, at.span.start)).line;
  return answer(
    `wrote ${counted(entries.length, "grant")} to ${policy.path}\nnext: replace the reason \`${openReason}\` in line ${line}; until then the policy is refused`,
    notes,
  );
}

function answer(text: string, notes: readonly string[]): CommandResult {
  return { code: 0, texts: [{ file: undefined, text: `${text.split("\n").map(visible).join("\n")}\n` }], notes };
}
