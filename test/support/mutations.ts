/** Texts made from real-shaped ones by small damage, as an attacker or a slip of the hand does it. */
import fc from "fast-check";
import { hostileWords } from "./hostile.ts";

/** Words that readers of some format treat in a special way. */
const formatWords = [
  "---",
  "+++",
  "...",
  "|",
  ">",
  "- ",
  ": ",
  ":",
  "#",
  "&a",
  "*a",
  "<<: *a",
  "!!binary",
  "!x",
  "[",
  "]",
  "{",
  "}",
  '"',
  "'",
  "\\",
  "null",
  "~",
  "true",
  "0x1F",
  "1e999",
  "2001-01-01",
  "tools:",
  "permissions:",
  "hooks:",
  "[[x]]",
  "[a.b]",
  '"""',
  "'''",
  "\\u0000",
  "\\ud800",
  "/*",
  "//",
  ",",
  "$ARGUMENTS",
  "!`x`",
  "@../x",
  "file://**",
  "..",
  "/etc/passwd",
  "\u2028",
  "\u0085",
  "\ufeff",
  "\r",
] as const;

interface Damage {
  readonly kind: "delete" | "repeat" | "insert" | "move" | "cut" | "flip";
  /** Where, and how much, as fractions of the text. */
  readonly at: number;
  readonly size: number;
  readonly word: string;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom("delete", "repeat", "insert", "insert", "insert", "move", "cut", "flip"),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.double({ min: 0, max: 0.2, noNaN: true }),
  word: fc.oneof(
    fc.constantFrom(...formatWords),
    fc.constantFrom(...hostileWords),
    fc.string({ unit: "binary", maxLength: 4 }),
  ),
});

function damaged(text: string, { kind, at, size, word }: Damage): string {
  const start = Math.floor(at * text.length);
  const end = Math.min(text.length, start + 1 + Math.floor(size * text.length));
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  switch (kind) {
    case "delete":
      return before + after;
    case "repeat":
      return before + part.repeat(3) + after;
    case "insert":
      return before + word + part + after;
    case "move":
      return after + part + before;
    case "cut":
      return before;
    case "flip":
      return (
        before + String.fromCharCode((part.charCodeAt(0) || 0) ^ (1 << Math.floor(size * 40))) + part.slice(1) + after
      );
  }
}

/** One of `seeds` with one to four pieces of damage. */
export function mutationsOf(seeds: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...seeds), fc.array(damage, { minLength: 1, maxLength: 4 }))
    .map(([seed, list]) => list.reduce(damaged, seed));
}
