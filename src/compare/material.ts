/** What changes in the files that a profile starts or reads, while its own file may stay as it is. */
import type { Subject } from "../inspect/index.ts";
import { differingFiles, type MaterialFile, type Materials } from "../inspect/material.ts";
import { noMaterials } from "../inspect/no-material.ts";
import type { Difference, Widening } from "./change.ts";
import { placeOfItem } from "./place.ts";

/** How many files a sentence names. */
const maxNamed = 3;

/** The material of both sides. */
export interface MaterialsOfBoth {
  readonly before: Materials;
  readonly after: Materials;
}

/** For a comparison that does not know what the files are. */
export const noMaterialsOfBoth: MaterialsOfBoth = { before: noMaterials, after: noMaterials };

export interface MaterialChange {
  readonly isDifferent: boolean;
  /** Paths of files that its hooks and servers start, new ones included. */
  readonly started: readonly string[];
  /** What the files that it reads were and are; absent where they are the same. */
  readonly read?: Difference;
}

export function materialChange(before: Subject, after: Subject, materials: MaterialsOfBoth): MaterialChange {
  const [was, is] = [materials.before.ofItems.get(before.item), materials.after.ofItems.get(after.item)];
  if (!was && !is) return { isDifferent: false, started: [] };
  const started = differingFiles(was?.started ?? [], is?.started ?? []);
  const read = readDifference(was?.read ?? [], is?.read ?? [], after);
  return { started, isDifferent: started.length > 0 || read !== undefined, ...(read ? { read } : {}) };
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
    before: listed(differing.filter((path) => before?.has(path))),
    after: listed(now.map((path) => (before?.has(path) ? `${path} (changed)` : path))),
    at: placeOfItem(item),
  };
}

function listed(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
  return `${names.slice(0, maxNamed).join(", ")}${more}`;
}

export function materialWidenings({ started }: MaterialChange, { item }: Subject): readonly Widening[] {
  if (started.length === 0) return [];
  const files = started.slice(0, maxNamed).map((path) => `\`${path}\``);
  const more = started.length > maxNamed ? ` and ${started.length - maxNamed} more files` : "";
  const message = `starts ${files.join(", ")}${more}, whose content has changed, and can do something else by it`;
  return [{ kind: "material", capability: null, message, at: placeOfItem(item), chain: [] }];
}
