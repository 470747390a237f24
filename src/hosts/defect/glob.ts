/** A `globset` pattern: `*` and `?` across `/`, classes and braces. Matched step by step, so no pattern takes long. */

type Part =
  | { readonly kind: "any" }
  | { readonly kind: "many" }
  | { readonly kind: "one"; readonly accepts: (sign: string) => boolean }
  | { readonly kind: "choice"; readonly choices: readonly (readonly Part[])[] };

/** Whether a name matches; `undefined` where the pattern is none. */
export function compileGlob(pattern: string): ((name: string) => boolean) | undefined {
  const signs = [...pattern];
  let at = 0;
  const parts = (depth: number): Part[] | undefined => {
    const found: Part[] = [];
    while (at < signs.length) {
      const sign = signs[at] ?? "";
      if (depth > 0 && (sign === "," || sign === "}")) return found;
      at++;
      if (sign === "*") found.push({ kind: "many" });
      else if (sign === "?") found.push({ kind: "any" });
      else if (sign === "}") return undefined;
      else if (sign === "{" || sign === "[") {
        const part = sign === "[" ? signClass() : depth < 16 ? choice(depth + 1) : undefined;
        if (!part) return undefined;
        found.push(part);
      } else {
        const literal = sign === "\\" ? signs[at++] : sign;
        if (literal === undefined) return undefined;
        found.push({ kind: "one", accepts: (other) => other === literal });
      }
    }
    return depth > 0 ? undefined : found;
  };
  const choice = (depth: number): Part | undefined => {
    const choices: Part[][] = [];
    for (;;) {
      const one = parts(depth);
      if (!one) return undefined;
      choices.push(one);
      if (signs[at++] === "}") return { kind: "choice", choices };
    }
  };
  const signClass = (): Part | undefined => {
    const negated = signs[at] === "!" || signs[at] === "^";
    if (negated) at++;
    const end = signs.indexOf("]", at + 1);
    if (end < 0) return undefined;
    const set = signs.slice(at, end);
    at = end + 1;
    const ranges: (readonly [from: string, to: string])[] = [];
    for (let i = 0; i < set.length; i++) {
      const from = set[i] ?? "";
      const to = set[i + 1] === "-" && i + 2 < set.length ? (set[(i += 2)] ?? "") : from;
      if (to < from) return undefined;
      ranges.push([from, to]);
    }
    return { kind: "one", accepts: (sign) => ranges.some(([from, to]) => from <= sign && sign <= to) !== negated };
  };
  const compiled = parts(0);
  return compiled && ((name) => reach(compiled, [...name], new Set([0])).has([...name].length));
}

/** The offsets that a run of parts can end at. */
function reach(parts: readonly Part[], name: readonly string[], from: ReadonlySet<number>): ReadonlySet<number> {
  let places = from;
  for (const part of parts) {
    const next = new Set<number>();
    if (part.kind === "many") for (let i = Math.min(...places); i <= name.length; i++) next.add(i);
    else if (part.kind === "choice") for (const one of part.choices) for (const place of reach(one, name, places)) next.add(place);
    else for (const place of places) if (place < name.length && (part.kind === "any" || part.accepts(name[place] ?? ""))) next.add(place + 1);
    if (next.size === 0) return next;
    places = next;
  }
  return places;
}
