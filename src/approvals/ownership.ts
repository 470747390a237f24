/**
 * How a pull request changes who owns the files that decide: profiles, the settings beside them, the policy and
 * `CODEOWNERS` itself. Where code owners approve, that decides who approves the next pull request.
 */
import { hosts } from "../generated/hosts.ts";
import { type InspectOptions, type Inspection, inspect } from "../inspect/index.ts";
import { inRepository } from "../inspect/organisation.ts";
import type { Host } from "../model/host.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import { baselinePath, codeOwners, type Decisions, policyPaths } from "../policy/model.ts";
import { directoryOf } from "../repo/path.ts";
import { patternsIn, startDirectories } from "../repo/patterns.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { placeOfPath } from "../repo/text.ts";
import { codeownersPaths, lineFor, type OwnerLine, type OwnersFile, ownersFileOf, placeOfLine } from "./code-owners.ts";
import { futurePaths, type HostPlaces } from "./future-paths.ts";
import { ownPolicyPath } from "./policy-path.ts";
import { atBase } from "../model/load.ts";

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
  const [before, read] = await Promise.all([ownersFileOf(base), ownersFileOf(head)]);
  if (typeof read === "string") return [unreadable(read, head)];
  if (typeof before === "string") return [unreadable(before, base)];
  const after = asUsed(read, before);
  const changed = changedLines(before.lines, after.lines);
  const profiles =
    files === "all" || namesOwners("widening")
      ? await profilePaths(base, head, { ...options, skipsRules: true }, changed)
      : [];
  if (!profiles) return [tooMany(after, changed)];
  const watched = new Set([
    ...policyFilesOf(decisions, base, head),
    ...higherPaths(before),
    ...higherPaths(after),
    ...profiles,
  ]);
  return changedOwners(before, after, watched, (path) => base.entries.has(path) || head.entries.has(path));
}

/** A file of which GitHub takes no owners has none, unless that was so before: then what it says is compared. */
function asUsed(after: OwnersFile, before: OwnersFile): OwnersFile {
  return after.unused !== undefined && before.unused === undefined ? { ...after, lines: [] } : after;
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

/** So many lines cannot be compared with so many places. */
function tooMany(after: OwnersFile, changed: readonly OwnerLine[]): PolicyProblem {
  return {
    topic: "loosened",
    message: `\`CODEOWNERS\` changes in ${changed.length} lines, too many to compare, and this policy requires approval by code owners; split the change`,
    at:
      placeOfLine(
        after,
        after.lines.find((line) => changed.includes(line)),
      ) ?? placeOfPath(codeownersPaths[0]),
    identity: String(changed.length),
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

/** The files of both trees that hosts read, and places of hosts in use that changed lines decide about. */
async function profilePaths(
  base: RepoIndex,
  head: RepoIndex,
  options: InspectOptions,
  changed: readonly OwnerLine[],
): Promise<readonly string[] | undefined> {
  const before = await inspect(base, options);
  const usedAtBase = before.loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]));
  const after = await inspect(head, { ...options, usedAtBase });
  const paths = [...new Set([before, after].flatMap(pathsIn))].filter(
    (path) => base.entries.has(path) || head.entries.has(path),
  );
  const inUse = new Set(
    [before, after].flatMap(({ loads }) => loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]))),
  );
  const future = futurePaths(
    paths,
    [...inUse].map((host) => placesOf(host, [base, head], options)),
    changed,
  );
  return future && [...paths, ...future];
}

function pathsIn({ loads }: Inspection): readonly string[] {
  return loads.flatMap(({ load: { items, layers } }) => [
    ...items.flatMap(({ verdict, files }) => (verdict.kind === "passed-over" ? [] : files)),
    ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
  ]);
}

/** Where a host looks in both trees, whether a file is there or not. */
function placesOf(
  id: string,
  trees: readonly RepoIndex[],
  { decisions, repositoryNames = [] }: InspectOptions,
): HostPlaces {
  const host = (hosts as { readonly [id: string]: Host })[id];
  const { patterns } = host ? inRepository(host, repositoryNames) : { patterns: [] };
  const named = (decisions.hosts[id]?.dirs ?? []).flatMap(({ value }) => patternsIn(value, patterns));
  return {
    patterns: [...patterns, ...named],
    starts: [...new Set(trees.flatMap((tree) => startDirectories(tree, patterns)))],
  };
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
  const because = before.unused === undefined && after.unused !== undefined ? `, because ${after.unused}` : "";
  return [...groups.values()].map(({ old, fresh, paths: changed }): PolicyProblem => {
    const at = placeOfLine(after, fresh) ?? placeOfPath(before.source?.path ?? codeownersPaths[0]);
    const previous = placeOfLine(before, old);
    return {
      topic: "loosened",
      message: `\`CODEOWNERS\` assigns ${filesText(changed, exists)} to ${ownersText(fresh)} (was ${ownersText(old)})${because}; this policy requires approval by code owners, so this changes who approves`,
      at,
      identity: JSON.stringify([changed[0], setText(old), setText(fresh)]),
      ...(previous ? { related: [atBase(previous)] } : {}),
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
