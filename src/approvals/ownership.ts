/**
 * How a pull request changes who owns the files that decide: profiles, the settings beside them, the policy and
 * `CODEOWNERS` itself. Where code owners approve, that decides who approves the next pull request.
 */
import { type InspectOptions, type Inspection, inspect } from "../inspect/index.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import { baselinePath, codeOwners, type Decisions, policyPaths } from "../policy/model.ts";
import { directoryOf, join } from "../repo/path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { placeOfPath } from "../repo/text.ts";
import { codeownersPaths, lineFor, type OwnerLine, type OwnersFile, ownersFileOf, placeOfLine } from "./code-owners.ts";
import { ownPolicyPath } from "./policy-path.ts";

/**
 * Problems of topic `loosened`: one for each pair of owners before and after. `files`: those that the policies
 * have code owners approve, or all that decide.
 */
export async function ownershipChanges(
  base: RepoIndex,
  head: RepoIndex,
  options: InspectOptions,
  files: "required" | "all" = "required",
): Promise<readonly PolicyProblem[]> {
  const { decisions } = options;
  const approvals = decisions.policies.map((policy) => policy.approvals);
  const namesOwners = (kind: "widening" | "policy") =>
    approvals.some((approval) => approval[kind]?.by.includes(codeOwners));
  const isDefault = approvals.every(({ policy }) => policy === undefined);
  const hasPolicy = policyPaths.some((path) => base.entries.has(path));
  const isRequired = namesOwners("widening") || namesOwners("policy") || (isDefault && hasPolicy);
  if (!(isRequired || files === "all") || !hasOtherOwners(base, head)) return [];
  const [before, after] = await Promise.all([ownersFileOf(base), ownersFileOf(head)]);
  if (typeof after === "string") return [unreadable(after, head)];
  if (typeof before === "string") return [unreadable(before, base)];
  const watched = new Set([
    ...policyFilesOf(decisions, base, head),
    ...higherPaths(before),
    ...higherPaths(after),
    ...(files === "all" || namesOwners("widening")
      ? await profilePaths(base, head, { ...options, skipsRules: true }, [before, after])
      : []),
  ]);
  return changedOwners(before, after, watched, (path) => base.entries.has(path) || head.entries.has(path));
}

/** Whether a `CODEOWNERS` file may differ between the trees. What a link leads to is not known without reading it. */
function hasOtherOwners(base: RepoIndex, head: RepoIndex): boolean {
  return codeownersPaths.some((path) => {
    const [before, after] = [base.entries.get(path), head.entries.get(path)];
    if (!before && !after) return [base, head].some(({ entries }) => entries.get(directoryOf(path))?.kind === "link");
    return before?.kind !== "file" || after?.kind !== "file" || before.id === undefined || before.id !== after.id;
  });
}

function unreadable(reason: string, tree: RepoIndex): PolicyProblem {
  const path = codeownersPaths.find((candidate) => tree.entries.has(candidate)) ?? codeownersPaths[0];
  return {
    topic: "loosened",
    message: `${reason}, so the code owners are unknown; replace it with a regular text file`,
    at: placeOfPath(path),
    identity: path,
  };
}

/** The policy's own files and the baseline. */
function policyFilesOf(decisions: Decisions, base: RepoIndex, head: RepoIndex): readonly string[] {
  const own = decisions.sources.flatMap(({ ref }) => (base.entries.has(ref) ? [ref] : []));
  const present = [...policyPaths, baselinePath].filter((path) => base.entries.has(path) || head.entries.has(path));
  return [ownPolicyPath(decisions), ...own, ...present];
}

/** The places where a file would count instead of this one, and its own. */
function higherPaths({ source }: OwnersFile): readonly string[] {
  const at = codeownersPaths.findIndex((path) => path === source?.path);
  return codeownersPaths.slice(0, at + 1);
}

/** The files of both trees that hosts read, and names that new lines are made for. */
async function profilePaths(
  base: RepoIndex,
  head: RepoIndex,
  options: InspectOptions,
  files: readonly [OwnersFile, OwnersFile],
): Promise<readonly string[]> {
  const before = await inspect(base, options);
  const usedAtBase = before.loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]));
  const after = await inspect(head, { ...options, usedAtBase });
  const paths = [...new Set([before, after].flatMap(pathsIn))].filter(
    (path) => base.entries.has(path) || head.entries.has(path),
  );
  return [...paths, ...futurePaths(paths, files)];
}

function pathsIn({ loads }: Inspection): readonly string[] {
  return loads.flatMap(({ load: { items, layers } }) => [
    ...items.flatMap(({ verdict, files }) => (verdict.kind === "passed-over" ? [] : files)),
    ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
  ]);
}

/** The most names that are tried, and the most changed lines of which two are combined. */
const maxNames = 2_000;
const maxCombined = 20;

/**
 * A new line may name no file yet, and the next pull request adds one. So each changed line gives a name that it
 * matches, beside every profile: `release-*.md` gives `release-0.md`.
 */
function futurePaths(paths: readonly string[], [before, after]: readonly [OwnersFile, OwnersFile]): readonly string[] {
  const changed = changedLines(before.lines, after.lines).map(({ pattern }) => lastOf(pattern));
  const combined = changed.length <= maxCombined ? changed.flatMap((a) => changed.map((b) => joined(a, b))) : [];
  const names = new Set(["0", ...changed.map((name) => name.replace(/[*?]+/g, "0")), ...combined]);
  const found = new Set<string>();
  for (const path of paths) {
    const extension = /\.[^/]+$/.exec(path)?.[0] ?? "";
    for (const name of names) {
      if (found.size >= maxNames) return [...found];
      found.add(join(directoryOf(path), name.endsWith(extension) ? name : `${name}${extension}`));
    }
  }
  return [...found];
}

/** What is left of both lists without the lines that they have in common at the start and at the end. */
function changedLines(before: readonly OwnerLine[], after: readonly OwnerLine[]): readonly OwnerLine[] {
  const isSame = (a: OwnerLine | undefined, b: OwnerLine | undefined) =>
    a !== undefined && a.pattern === b?.pattern && a.owners.join(" ") === b.owners.join(" ");
  let start = 0;
  while (isSame(before[start], after[start])) start++;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    isSame(before[before.length - 1 - end], after[after.length - 1 - end])
  )
    end++;
  return [...before.slice(start, before.length - end), ...after.slice(start, after.length - end)];
}

function lastOf(pattern: string): string {
  const body = pattern.replace(/\/$/, "").replace(/\\(.)/g, "$1");
  return body.slice(body.lastIndexOf("/") + 1);
}

/** A name that two patterns match, where one fixes its start and the other its end. */
function joined(a: string, b: string): string {
  return `${a.slice(0, a.search(/[*?]|$/))}0${b.slice(b.search(/[^*?]*$/))}`;
}

interface Group {
  readonly old: OwnerLine | undefined;
  readonly fresh: OwnerLine | undefined;
  readonly paths: string[];
}

function changedOwners(
  before: OwnersFile,
  after: OwnersFile,
  paths: Iterable<string>,
  exists: (path: string) => boolean,
): readonly PolicyProblem[] {
  const groups = new Map<string, Group>();
  for (const path of paths) {
    const [old, fresh] = [lineFor(before, path), lineFor(after, path)];
    if (setText(old) === setText(fresh)) continue;
    const key = JSON.stringify([setText(old), setText(fresh), fresh?.start]);
    const group = groups.get(key) ?? { old, fresh, paths: [] };
    groups.set(key, group);
    group.paths.push(path);
  }
  return [...groups.values()].map(({ old, fresh, paths: changed }): PolicyProblem => {
    const at = placeOfLine(after, fresh) ?? placeOfPath(before.source?.path ?? codeownersPaths[0]);
    const previous = placeOfLine(before, old);
    return {
      topic: "loosened",
      message: `\`CODEOWNERS\` assigns ${filesText(changed, exists)} to ${ownersText(fresh)} (was ${ownersText(old)}); this policy requires approval by code owners, so this changes who approves`,
      at,
      identity: JSON.stringify([changed[0], setText(old), setText(fresh)]),
      ...(previous ? { related: [{ message: "at the base", at: previous }] } : {}),
    };
  });
}

function filesText(paths: readonly string[], exists: (path: string) => boolean): string {
  const [first, ...more] = paths.filter(exists);
  if (first === undefined) return `new files such as \`${paths[0] ?? ""}\``;
  return `\`${first}\`${more.length > 0 ? ` and ${more.length} more` : ""}`;
}

function ownersText(line: OwnerLine | undefined): string {
  return line && line.owners.length > 0 ? line.owners.map((owner) => `\`${owner}\``).join(", ") : "nobody";
}

/** GitHub ignores the case and the order of owners. */
function setText(line: OwnerLine | undefined): string {
  return [...new Set((line?.owners ?? []).map((owner) => owner.toLowerCase()))].toSorted().join(" ");
}
