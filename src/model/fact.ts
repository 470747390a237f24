/** One field of a profile: its value, its place, and how it is known. */
import type { Place } from "../repo/text.ts";

/**
 * `stated`: the author wrote it. `implied`: the host's default, and why. `missing`: not there; `at` is where it would
 * be written. `unreadable`: the host cannot read what is there as this field.
 */
export type Fact<T> =
  | { readonly state: "stated"; readonly value: T; readonly at: Place }
  | { readonly state: "implied"; readonly value: T; readonly at: Place; readonly because: string }
  | { readonly state: "missing"; readonly at: Place }
  | { readonly state: "unreadable"; readonly at: Place; readonly problem: string };

/** The value, if there is one. */
export function known<T>(fact: Fact<T>): T | undefined {
  return fact.state === "stated" || fact.state === "implied" ? fact.value : undefined;
}

/** A value that the author wrote, at its place. */
export function stated<T>(value: T, at: Place): Fact<T> {
  return { state: "stated", value, at };
}

/** `because` completes "…: " in a message: `no \`tools\` key means every tool`. */
export function implied<T>(value: T, at: Place, because: string): Fact<T> {
  return { state: "implied", value, at, because };
}

/** No value, and none is implied. `at`: where it would be written. */
export function missing(at: Place): Fact<never> {
  return { state: "missing", at };
}

/** A value that could not be read. `problem` says why, without a full stop. */
export function unreadable(at: Place, problem: string): Fact<never> {
  return { state: "unreadable", at, problem };
}
