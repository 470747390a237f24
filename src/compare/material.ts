/** What changes in the files that a profile starts or reads, while its own file may stay as it is. */
import type { Subject } from "../inspect/index.ts";
import { differingFiles, type Materials } from "../inspect/material.ts";
import { noMaterials } from "../inspect/no-material.ts";
import type { Widening } from "./change.ts";
import { placeOfItem } from "./place.ts";

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
}

export function materialChange(before: Subject, after: Subject, materials: MaterialsOfBoth): MaterialChange {
  const [was, is] = [materials.before.ofItems.get(before.item), materials.after.ofItems.get(after.item)];
  if (!was && !is) return { isDifferent: false, started: [] };
  const started = differingFiles(was?.started ?? [], is?.started ?? []);
  return { started, isDifferent: started.length + differingFiles(was?.read ?? [], is?.read ?? []).length > 0 };
}

/** How many files a sentence names. */
const maxNamed = 3;

export function materialWidenings({ started }: MaterialChange, { item }: Subject): readonly Widening[] {
  if (started.length === 0) return [];
  const files = started.slice(0, maxNamed).map((path) => `\`${path}\``);
  const more = started.length > maxNamed ? ` and ${started.length - maxNamed} more files` : "";
  const message = `starts ${files.join(", ")}${more}, whose content has changed, and can do something else by it`;
  return [{ kind: "material", capability: null, message, at: placeOfItem(item), chain: [] }];
}
