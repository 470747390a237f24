/** Decisions for a terminal in columns: name, value, place. */
import type { Statement } from "../../policy/decide/account.ts";
import { type Style, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import { largest } from "../../repo/many.ts";

/** A decision. `more` holds the lines below it: what it overrides, what does not count. */
export interface Row {
  readonly name: string;
  readonly words: string;
  readonly place: string | undefined;
  readonly more: readonly { readonly words: string; readonly place: string | undefined }[];
}

/** `file:line`, or the preset's name; with the owner of the policy if there are two (`isUnder`). */
export function placeOf(
  { at, rank }: { readonly at: Place; readonly rank?: Statement<unknown>["rank"] },
  isUnder = false,
): string {
  const { path } = at.source;
  const place = path.startsWith("preset:") ? path : `${path}:${positionAt(at.source, at.span.start).line}`;
  return isUnder && rank === "organisation" ? `${place} (org)` : place;
}

/** A row for a list of statements; `words` renders a value. */
export function rowOf<T>(
  name: string,
  statements: readonly Statement<T>[],
  words: (value: T) => string,
  isUnder: boolean,
): Row {
  const [first, ...rest] = statements;
  return {
    name,
    words: first ? words(first.value) : "",
    place: first && placeOf(first, isUnder),
    more: rest.map((other) => ({ words: `over ${words(other.value)}`, place: placeOf(other, isUnder) })),
  };
}

const plain: Style = (text) => text;

/** Names in one column; places next to their values if they fit, otherwise below. */
export function alignedRows(rows: readonly Row[], indent: number, columns: number, { dim }: Styles): string {
  const names = Math.min(
    largest(
      rows.map(({ name }) => widthOf(visible(name))),
      0,
    ),
    Math.max(12, columns >> 1),
  );
  const margin = indent + names + 2;
  const middle = Math.min(
    largest(
      rows
        .flatMap(({ words, more }) => [words, ...more.map((line) => line.words)])
        .map((words) => widthOf(visible(words)))
        .filter((width) => width <= columns / 3.6),
      0,
    ),
    columns,
  );
  const put = (lead: string, text: string, place: string | undefined, paint: Style): string => {
    const [words, where] = [visible(text), place === undefined ? "" : visible(place)];
    // In its column, else as far to the right as there is room.
    const gap = Math.min(Math.max(0, middle - widthOf(words)) + 2, columns - margin - widthOf(words) - widthOf(where));
    if (gap >= 2) {
      const beside = where === "" ? "" : `${" ".repeat(gap)}${dim(where)}`;
      return `${`${lead}${paint(words)}${beside}`.trimEnd()}\n`;
    }
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
        put(lead, words, place, plain) +
        more.map((item) => put(" ".repeat(margin), item.words, item.place, dim)).join("")
      );
    })
    .join("");
}
