/** Words that several sections of a page use: counts, names, powers. */
import type { Capability } from "../../model/capability.ts";
import { code } from "./escape.ts";
import type { Counts, SideModel } from "./model/types.ts";

/** `1 profile`, `2 profiles`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], last = "and"): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}

/** `2 new errors and 1 new warning`; empty where there is nothing. */
export function countsOf({ errors, warnings, notes }: Counts, which = ""): string {
  const parts = [
    [errors, "error"],
    [warnings, "warning"],
    [notes, "note"],
  ] as const;
  return listed(parts.filter(([count]) => count > 0).map(([count, noun]) => plural(count, `${which}${noun}`)));
}

export function nameWords(name: string | null): string {
  return name === null ? "(no name)" : code(name);
}

/** The name of a field: ours, or a key that somebody wrote, which could read as the id of a commit. */
export function fieldWords(field: string): string {
  return /^(?![0-9a-f]+$)[a-z][a-z-]*$/i.test(field) ? field : code(field);
}

/** What a subagent may do, in bold what it could not before. */
export function powersOf({ capabilities }: Pick<SideModel, "capabilities">, had?: readonly Capability[]): string {
  if (capabilities === null) return "unknown";
  if (capabilities.length === 0) return "nothing";
  return capabilities.map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`)).join(", ");
}

/** How many lines a row or a finding opens to: all, or so many that a comment has room for what follows. */
export function shownOf({ isWhole }: { readonly isWhole: boolean }): number {
  return isWhole ? 500 : 50;
}

/** A list in pieces of at most `size`. */
export function slices<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** The first of many, and how many more there are. */
export function some(parts: readonly string[], most: number): string {
  return parts.length > most
    ? `${parts.slice(0, most - 1).join(", ")} and ${parts.length - most + 1} more`
    : parts.join(", ");
}
