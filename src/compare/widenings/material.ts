/** What changes in the files that a profile starts or reads, while its own file may stay as it is. */
import type { Subject } from "../../inspect/index.ts";
import { type Material, type MaterialFile, type Materials } from "../../inspect/material/material.ts";
import { differencesOf, differingFiles, type FileReason } from "../../inspect/material/differing-files.ts";
import type { Profile } from "../../model/profile.ts";
import { nameOf } from "../../repo/path.ts";
import { isEqual } from "../../model/equal.ts";
import { noMaterials } from "../../inspect/material/no-material.ts";
import type { Difference, Widening } from "../change.ts";
import { changedWords, namedFiles } from "../named-files.ts";
import { placeOfItem } from "../item-place.ts";

/** How many files a difference names. */
const maxNamed = 3;

/** The material of both sides. */
export interface MaterialsOfBoth {
  readonly before: Materials;
  readonly after: Materials;
}

/** For a comparison that does not know what the files are. */
export const noMaterialsOfBoth: MaterialsOfBoth = { before: noMaterials, after: noMaterials };

/** What differs in the files of one subagent. All lists are empty where neither side has such files. */
export interface MaterialChange {
  /** Whether anything differs, reported or not: other content of a file that is only read, for example. */
  readonly isDifferent: boolean;
  /** Paths of files that its hooks and servers start, and that are new or have another content. */
  readonly started: readonly string[];
  /** The same of files that are gone, while the commands that start them are the same. */
  readonly gone: readonly string[];
  /** Why those that it starts count as changed whose content is the same. */
  readonly reasons: readonly FileReason[];
  /** What the files that it reads were and are; absent where they are the same. */
  readonly read?: Difference;
}

/** Compares by path and content. A file that is gone counts only where the commands that start files are the same. */
export function materialChange(before: Subject, after: Subject, materials: MaterialsOfBoth): MaterialChange {
  const [was, is] = [materials.before.ofItems.get(before.item), materials.after.ofItems.get(after.item)];
  if (!was && !is) return { isDifferent: false, started: [], gone: [], reasons: [] };
  const [old, fresh] = [was ?? nothing, is ?? nothing];
  const { paths: differing, reasons } = differencesOf(old.started, fresh.started);
  const there = new Set(fresh.started.map(({ path }) => path));
  const byNew = startedByNew(old.started, before, after);
  const started = differing.filter((path) => there.has(path) && !byNew(path));
  // Where a command or a script is another one, that is reported by itself.
  const isSameStart = started.length === 0 && isEqual(commandsOf(before), commandsOf(after));
  const gone = isSameStart ? differing.filter((path) => !there.has(path)) : [];
  const read = readDifference(old.read, fresh.read, after);
  return { started, gone, reasons, isDifferent: differing.length > 0 || read !== undefined, ...(read ? { read } : {}) };
}

const nothing: Material = { started: [], read: [] };

/**
 * The files that only a new hook or server starts, as far as this is known: that one is told with what it runs, and
 * what it runs is no other code than before.
 */
function startedByNew(
  startedBefore: readonly MaterialFile[],
  before: Subject,
  after: Subject,
): (path: string) => boolean {
  const [was, is] = [before.item.profile, after.item.profile];
  if (!was || !is || !isEqual(was.skills ?? [], is.skills ?? [])) return () => false;
  const values = ({ hooks, servers }: Profile) => [...hooks, ...servers].map(({ value }) => value);
  const known = new Set(values(was));
  const added = values(is).filter((value) => !known.has(value));
  if (added.length === 0) return () => false;
  const kept = values(is).filter((value) => known.has(value));
  const startedAlready = new Set(startedBefore.map(({ path }) => path));
  const isNamedBy = (commands: readonly string[], path: string) =>
    commands.some((value) => value.includes(nameOf(path)));
  // What a command names that stays may start anything that is new: only what the new one names itself is its own.
  return (path) =>
    !startedAlready.has(path) && (kept.length === 0 || (isNamedBy(added, path) && !isNamedBy(kept, path)));
}

/** What starts files: its hooks, its servers and its skills. */
function commandsOf({ item: { profile } }: Subject): readonly unknown[] {
  const { hooks = [], servers = [], skills = [] } = profile ?? {};
  return [
    ...[...hooks, ...servers].map(({ kind, value }) => [kind, value]),
    ...skills.map(({ path, because, content = because }) => [path, content]),
  ];
}

/** `skills/plan.md` and nothing: it is gone. `a.md` and `a.md (changed)`: it has another content. */
function readDifference(
  was: readonly MaterialFile[],
  is: readonly MaterialFile[],
  { item }: Subject,
): Difference | undefined {
  const differing = differingFiles(was, is);
  if (differing.length === 0) return undefined;
  const [before, after] = [was, is].map((files) => new Set(files.map(({ path }) => path)));
  const now = differing.filter((path) => after?.has(path));
  return {
    field: "files",
    before: listedPaths(differing.filter((path) => before?.has(path))),
    after: listedPaths(now.map((path) => (before?.has(path) ? `${path} (changed)` : path))),
    at: placeOfItem(item),
  };
}

function listedPaths(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
  return `${names.slice(0, maxNamed).join(", ")}${more}`;
}

/** One widening for all started files and one for all that are gone: nobody can tell what a script does. */
export function materialWidenings({ started, gone, reasons }: MaterialChange, { item }: Subject): readonly Widening[] {
  const at = placeOfItem(item);
  const widening = (message: string, files: readonly string[]): Widening => ({
    kind: "material",
    capability: null,
    message,
    at,
    chain: [],
    files,
    ...(reasons.length > 0 ? { reasons } : {}),
  });
  return [
    ...(started.length === 0
      ? []
      : [
          widening(
            `starts ${namedFiles(started, reasons)}, ${changedWords(started, reasons)}, and can do something else by it`,
            started,
          ),
        ]),
    ...(gone.length === 0
      ? []
      : [widening(`starts ${namedFiles(gone, [])}, which is gone, so what it refused is no longer refused`, gone)]),
  ];
}
