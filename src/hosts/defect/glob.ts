/**
 * Matches `globset` patterns: `*` and `?` across `/`, whole directories, classes and braces. Matched part by part with
 * sets of offsets, so no pattern is slow.
 */
import { smallest } from "../../repo/many.ts";

type Part =
  | { readonly kind: "any" }
  | { readonly kind: "many" }
  | { readonly kind: "one"; readonly accepts: (sign: string) => boolean }
  | { readonly kind: "choice"; readonly choices: readonly (readonly Part[])[] };

const many: Part = { kind: "many" };
const slash: Part = { kind: "one", accepts: (sign) => sign === "/" };
/** The parts for `**` as the first, as a middle and as the last directory of a path. */
const first: Part = { kind: "choice", choices: [[], [slash], [many, slash]] };
const between: Part = { kind: "choice", choices: [[slash], [slash, many, slash]] };
const last: Part = { kind: "choice", choices: [[slash, many]] };

/** A function that matches names; `undefined` for a malformed pattern. */
export function compileGlob(pattern: string): ((name: string) => boolean) | undefined {
  const compiled = new PatternReader(pattern).parts(0);
  const whole = compiled?.length === 1 && compiled[0] === first ? [many] : compiled;
  return whole && ((name) => reach(whole, [...name], new Set([0])).has([...name].length));
}

/** Reads a pattern sign by sign. Every method is `undefined` for a malformed one. */
class PatternReader {
  readonly #signs: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#signs = [...pattern];
  }

  /** The parts up to the end, or inside of `depth` braces up to `,` or `}`. */
  parts(depth: number): Part[] | undefined {
    const found: Part[] = [];
    while (this.#at < this.#signs.length) {
      const sign = this.#signs[this.#at] ?? "";
      if (depth > 0 && (sign === "," || sign === "}")) return found;
      this.#at++;
      if (sign === "*") {
        this.#stars(found, depth);
        continue;
      }
      const part = this.#partAfter(sign, depth);
      if (!part) return undefined;
      found.push(part);
    }
    return depth > 0 ? undefined : found;
  }

  /** The part that a sign other than `*` begins, at the offset after that sign. */
  #partAfter(sign: string, depth: number): Part | undefined {
    switch (sign) {
      case "?":
        return { kind: "any" };
      case "}":
        return undefined;
      case "{":
        return depth < 16 ? this.#choice(depth + 1) : undefined;
      case "[":
        return this.#signClass();
      default: {
        const literal = sign === "\\" ? this.#signs[this.#at++] : sign;
        if (literal === undefined) return undefined;
        return literal === "/" ? slash : { kind: "one", accepts: (character) => character === literal };
      }
    }
  }

  /** Two stars mean directories where they are a whole segment; elsewhere they mean one star. */
  #stars(found: Part[], depth: number): void {
    const before = this.#signs[this.#at - 2];
    if (this.#signs[this.#at] !== "*") return void found.push(many);
    const next = this.#signs[++this.#at];
    const ends = next === undefined || (depth > 0 && found.length > 0 && (next === "," || next === "}"));
    if ((found.length > 0 && before !== "/") || !(ends || next === "/")) return void found.push(many);
    if (!ends) this.#at++;
    if (found.length === 0) return void found.push(first);
    const known = found.pop();
    if (known === first || known === last) found.push(known);
    else found.push(ends ? last : between);
  }

  /** A choice without alternatives matches the empty text. */
  #choice(depth: number): Part | undefined {
    const choices: Part[][] = [];
    for (;;) {
      const choice = this.parts(depth);
      if (!choice) return undefined;
      if (choice.length > 0) choices.push(choice);
      if (this.#signs[this.#at++] === "}") return { kind: "choice", choices: choices.length > 0 ? choices : [[]] };
    }
  }

  #signClass(): Part | undefined {
    const negated = this.#signs[this.#at] === "!" || this.#signs[this.#at] === "^";
    if (negated) this.#at++;
    const end = this.#signs.indexOf("]", this.#at + 1);
    if (end < 0) return undefined;
    const set = this.#signs.slice(this.#at, end);
    this.#at = end + 1;
    const ranges: [from: string, to: string][] = [];
    for (let i = 0; i < set.length; i++) {
      const sign = set[i] ?? "";
      const range = ranges.at(-1);
      if (sign !== "-" || !range || i + 1 === set.length) ranges.push([sign, sign]);
      else if ((range[1] = set[++i] ?? "") < range[0]) return undefined;
    }
    return { kind: "one", accepts: (sign) => ranges.some(([from, to]) => from <= sign && sign <= to) !== negated };
  }
}

/** The offsets that a run of parts can end at. */
function reach(parts: readonly Part[], name: readonly string[], from: ReadonlySet<number>): ReadonlySet<number> {
  let places = from;
  for (const part of parts) {
    const next = new Set<number>();
    if (part.kind === "many") for (let i = smallest(places); i <= name.length; i++) next.add(i);
    else if (part.kind === "choice")
      for (const choice of part.choices) for (const place of reach(choice, name, places)) next.add(place);
    else
      for (const place of places)
        if (place < name.length && (part.kind === "any" || part.accepts(name[place] ?? ""))) next.add(place + 1);
    if (next.size === 0) return next;
    places = next;
  }
  return places;
}
