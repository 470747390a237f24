/** Where a difference or a gain is reported if nothing more exact is known. */
import type { Item } from "../model/load.ts";
import { type Place, placeOfPath } from "../repo/text.ts";

/** The place of the name; without a profile, the start of the file. */
export function placeOfItem({ files, profile }: Item): Place {
  return profile?.name.at ?? placeOfPath(files[0] ?? "");
}

/** Equal for places that `isSamePlace` holds for. */
export function placeKey({ source, span }: Place): string {
  return `${span.start} ${source.path}`;
}

/** Whether two places begin at the same text of one file. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.source.path === other.source.path && one.span.start === other.span.start;
}
