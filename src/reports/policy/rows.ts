/** Decisions for a terminal: a name, what is decided, and the place that says so, each in its column. */
import type { Statement } from "../../policy/decide/account.ts";
import type { Styles } from "../../sanitize/colors.ts";
import { wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { type Place, positionAt } from "../../repo/text.ts";

/** A decision. `more` is said below it: what was overridden, what does not count. */
export interface Row {
  readonly name: string;
  readonly words: string;
  readonly place: string | undefined;
  readonly more: readonly { readonly words: string; readonly place: string | undefined }[];
}

/** `file:line`, or the preset alone; with whose it is where there are two standings. */
export function placeOf(
  { at, rank }: { readonly at: Place; readonly rank?: Statement<unknown>["rank"] },
  isUnder: boolean,
): string {
  const { path } = at.source;
  const place = path.startsWith("preset:") ? path : `${path}:${positionAt(at.source, at.span.start).line}`;
  return isUnder && rank === "organisation" ? `${place} (org)` : place;
}

/** `words` of a value of what was said. */
export function rowOf<T>(
  name: string,
  said: readonly Statement<T>[],
  words: (value: T) => string,
  isUnder: boolean,
): Row {
  const [first, ...rest] = said;
  return {
    name,
    words: first ? words(first.value) : "",
    place: first && placeOf(first, isUnder),
    more: rest.map((one) => ({ words: `over ${words(one.value)}`, place: placeOf(one, isUnder) })),
  };
}

/** Names in one column, places beside what they say where there is room, and below it where not. */
export function lines(rows: readonly Row[], indent: number, columns: number, { dim }: Styles): string {
  const names = Math.min(Math.max(0, ...rows.map(({ name }) => widthOf(visible(name)))), Math.max(12, columns >> 1));
  const margin = indent + names + 2;
  const middle = Math.min(
    Math.max(
      0,
      ...rows
        .flatMap(({ words, more }) => [words, ...more.map((one) => one.words)])
        .map((words) => widthOf(visible(words)))
        .filter((width) => width <= columns / 3.6),
    ),
    columns,
  );
  const put = (lead: string, text: string, place: string | undefined, isDim: boolean): string => {
    const [words, where] = [visible(text), place === undefined ? "" : visible(place)];
    const paint = isDim ? dim : (part: string) => part;
    // In its column, else as far to the right as there is room.
    const gap = Math.min(Math.max(0, middle - widthOf(words)) + 2, columns - margin - widthOf(words) - widthOf(where));
    if (gap >= 2) return `${lead}${paint(words)}${where ? `${" ".repeat(gap)}${dim(where)}` : ""}`.trimEnd() + "\n";
    const parts = wrap(words, Math.max(24, columns - margin), widthOf);
    return [...parts.map(paint), ...(where ? [dim(where)] : [])]
      .map((part, i) => `${i === 0 ? lead : " ".repeat(margin)}${part}\n`)
      .join("");
  };
  return rows
    .map(({ name, words, place, more }) => {
      const shown = visible(name);
      const isLong = widthOf(shown) > names;
      const start = `${" ".repeat(indent)}${shown}`;
      const lead = isLong ? `${start}\n${" ".repeat(margin)}` : `${start}${" ".repeat(names - widthOf(shown) + 2)}`;
      return (
        put(lead, words, place, false) + more.map((one) => put(" ".repeat(margin), one.words, one.place, true)).join("")
      );
    })
    .join("");
}
