/**
 * Collects what a reviewer needs besides the change: owners of the files, files that GitHub folds, what the policy
 * allows.
 */
import { type Attributes, LinesLeft, parseAttributes } from "../repo/git/attribute-file.ts";
import { isFoldedBy } from "../repo/git/attributes.ts";
import type { Change } from "../compare/change.ts";
import { changedFiles } from "../compare/changed-files.ts";
import type { SettingChange } from "../compare/settings/index.ts";
import type { Subject } from "../inspect/index.ts";
import { ownersAt } from "./code-owners.ts";
import { largeIn } from "./diff-size.ts";
import { directoryOf, join } from "../repo/path.ts";
import type { Approval, Decisions } from "../policy/model.ts";
import type { Allowance } from "../model/rule.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Place } from "../repo/text.ts";

/** What a reviewer needs besides the changes. */
export interface ReviewContext {
  /** Paths that GitHub folds in a review, so that their changes are not visible. */
  readonly folded: ReadonlySet<string>;
  /** Paths whose diff is too large for GitHub to show. */
  readonly large: ReadonlySet<string>;
  /** By path, as written in the `CODEOWNERS` file of the base; paths without owners are absent. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
  /** What the policy allows each changed subagent, as it is after the change. */
  readonly allowances: ReadonlyMap<Subject, Allowance>;
  /** The last day of each grant that ends, by its place. */
  readonly endsOfGrants: ReadonlyMap<Place, string>;
  /** The approvals that policies require of subagents that gain power. */
  readonly approvals: readonly Approval[];
  /** The changed settings files, by path; without those that cannot be read as text. */
  readonly settingsTexts: ReadonlyMap<string, TextBothSides>;
}

/** A file before and after; `null` where there is none. */
export interface TextBothSides {
  readonly before: string | null;
  readonly after: string | null;
}

/** Owners come from the base, which the pull request cannot change. A file counts as folded if either side folds it. */
export async function reviewContext(
  changes: readonly Change[],
  settings: readonly SettingChange[],
  head: RepoIndex,
  base: RepoIndex,
  decisions: Decisions,
): Promise<ReviewContext> {
  const paths = [...new Set([...changes.flatMap(filesOf), ...settings.flatMap(filesOfSetting)])];
  const [ownersOf, ...sides] = await Promise.all([
    ownersFrom(base),
    attributesAbove(paths, head),
    attributesAbove(paths, base),
  ]);
  const isFolded = async (path: string): Promise<boolean> => {
    const texts = path.endsWith(".yml") ? await Promise.all([head, base].map((repo) => repo.read(path))) : [];
    return sides.some((attributes, at) => {
      const content = texts[at];
      return isFoldedBy(attributes, path, content?.kind === "text" ? content.source.text : "");
    });
  };
  const owned = paths.map((path) => [path, ownersOf(path)] as const);
  const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
  return {
    folded: new Set((await Promise.all(paths.map(async (path) => ((await isFolded(path)) ? [path] : [])))).flat()),
    owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
    allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
    endsOfGrants: new Map(
      decisions.entries.grants.flatMap(({ at, until }) => (until === undefined ? [] : [[at, until] as const])),
    ),
    approvals: decisions.policies.flatMap(({ approvals }) => approvals.widening ?? []),
    large: largeIn(await textsOf(paths, base, head), changedFiles(base, head).paths()),
    settingsTexts: await textsOf([...new Set(settings.map(({ path }) => path))], base, head),
  };
}

async function textsOf(
  paths: readonly string[],
  base: RepoIndex,
  head: RepoIndex,
): Promise<ReadonlyMap<string, TextBothSides>> {
  const texts = await Promise.all(
    paths.map(async (path) => {
      const [before, after] = await Promise.all([textAt(base, path), textAt(head, path)]);
      return before === undefined || after === undefined || before === after
        ? []
        : [[path, { before, after }] as const];
    }),
  );
  return new Map(texts.flat());
}

/** `null`: there is no file. `undefined`: it cannot be read as text. */
async function textAt(repo: RepoIndex, path: string): Promise<string | null | undefined> {
  const content = await repo.read(path);
  if (content.kind === "absent") return null;
  return content.kind === "text" ? content.source.text : undefined;
}

/** The files of a subagent on both sides, targets of links included, and other files that cause the change. */
export function filesOf({ before, after, widenings, differences }: Change): readonly string[] {
  const sides = [before, after].flatMap((side) => (side ? [side.item] : []));
  const places = [
    ...sides.flatMap(({ profile }) => (profile ? [profile.name.at] : [])),
    ...[...widenings, ...differences].map(({ at }) => at),
  ];
  return [...new Set([...sides.flatMap(({ files }) => files), ...places.map(({ source }) => source.path)])];
}

/** The settings file, and the files that it starts and whose content changed. */
export function filesOfSetting({ path, before, material }: SettingChange): readonly string[] {
  return [...new Set([path, ...(before ? [before.at.source.path] : []), ...material])];
}

/** Returns the owners of a path as written in the `CODEOWNERS` file of a tree; none where it cannot be read. */
export async function ownersFrom(base: RepoIndex): Promise<(path: string) => readonly string[]> {
  const owners = await ownersAt(base);
  return typeof owners === "string" ? () => [] : owners;
}

/** The attribute files of every directory above the paths. */
async function attributesAbove(paths: readonly string[], repo: RepoIndex): Promise<readonly Attributes[]> {
  const directories = new Set([""]);
  for (const path of paths)
    for (let directory = directoryOf(path); !directories.has(directory); directory = directoryOf(directory))
      directories.add(directory);
  const left = new LinesLeft();
  const found = [...directories].map(async (directory): Promise<readonly Attributes[]> => {
    const content = await repo.read(join(directory, ".gitattributes"));
    return content.kind === "text" ? [parseAttributes(directory, content.source.text, left, "disk")] : [];
  });
  return (await Promise.all(found)).flat();
}
