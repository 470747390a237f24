/** Phrases that several sections share: counts, names, capabilities. */
import type { Capability } from "../../model/capability.ts";
import { code } from "./escape.ts";
import type { SideModel } from "./model/types.ts";

export { counted as plural, nounFor } from "../../sanitize/counted.ts";
export { listed } from "../../sanitize/listed.ts";

/** The name of a subagent as code; `null` stands for one that has none. */
export function nameWords(name: string | null): string {
  return name === null ? "(no name)" : code(name);
}

/** The name of a field. A key from the repository becomes code, since GitHub could read it as a commit id. */
export function fieldWords(field: string): string {
  return /^(?![0-9a-f]+$)[a-z][a-z-]*$/i.test(field) ? field : code(field);
}

/** The capabilities of a subagent, gained ones in bold. */
export function powersOf({ capabilities }: Pick<SideModel, "capabilities">, had?: readonly Capability[]): string {
  if (capabilities === null) return "unknown";
  if (capabilities.length === 0) return "nothing";
  return capabilities.map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`)).join(", ");
}

/** How many entries a row or a finding unfolds to: all in a summary, fewer in a comment. */
export function shownOf({ isSummary }: { readonly isSummary: boolean }): number {
  return isSummary ? 500 : 50;
}

/** Splits a list into pieces of at most `size`. */
export function slices<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** The first parts, and how many more there are. */
export function abbreviated(parts: readonly string[], limit: number): string {
  return parts.length > limit
    ? `${parts.slice(0, limit - 1).join(", ")} and ${parts.length - limit + 1} more`
    : parts.join(", ");
}
