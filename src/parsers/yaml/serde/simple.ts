/**
 * Reads the text that nearly every profile has (a key and a one-line value on each line, short lists) without a
 * scanner, and gives exactly what the full reader would, or nothing. `test/unit/yaml.test.ts` holds it to that.
 */
import type { Entry, List, Node, Scalar } from "../../node.ts";
import type { SerdeDocument } from "./types.ts";
import { type Typed, typedOf } from "./plain.ts";

/** What a reader of this family makes of a plain scalar. */
type Typing = (text: string) => Typed;

/** What has a meaning of its own outside lines and words: control characters, tabs, other line ends, lone surrogates. */
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const key = /([A-Za-z_][A-Za-z0-9_-]{0,99}):(?: +|(?=\n)|$)/y;
const plain = /[A-Za-z0-9_./][^\n]*/y;
const quoted = /(?:"([^"\\\n]*)"|'([^'\n]*)') *(?=\n|$)/y;
const flow = /\[ *((?:[A-Za-z_][\w./-]*(?: +[\w./-]+)*)(?: *, *[A-Za-z_][\w./-]*(?: +[\w./-]+)*)*) *\] *(?=\n|$)/y;
const bullet = /( {0,8})- +(?=[^ \n])/y;
const rest = /(?:(?: *|#[^\n]*)(?:\n|$))*/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function scalar(text: string, start: number, base: number, typing: Typing): Scalar {
  return {
    kind: "scalar",
    span: { start: base + start, end: base + start + text.length },
    text,
    style: "plain",
    ...typing(text),
  };
}

/** A value that ends with its line, and where that is. */
function valueAt(
  text: string,
  at: number,
  base: number,
  typing: Typing,
): readonly [value: Scalar | List, end: number] | undefined {
  const word = match(plain, text, at);
  if (word) {
    const content = word[0].trimEnd();
    // A no-break space at the end is text to YAML and white space to JavaScript.
    if (/:(?: |$)| #/.test(content) || /[^ ]/.test(word[0].slice(content.length))) return undefined;
    return [scalar(content, at, base, typing), at + word[0].length];
  }
  const quote = match(quoted, text, at);
  if (quote) {
    const content = quote[1] ?? quote[2] ?? "";
    return [
      {
        kind: "scalar",
        span: { start: base + at, end: base + at + content.length + 2 },
        value: content,
        text: content,
        style: "quoted",
      },
      at + quote[0].length,
    ];
  }
  const list = match(flow, text, at);
  if (!list) return undefined;
  const items = [...list[0].matchAll(/[A-Za-z_][\w./-]*(?: +[\w./-]+)*/g)].map((item) =>
    scalar(item[0], at + item.index, base, typing),
  );
  return [
    { kind: "list", span: { start: base + at, end: base + at + list[0].trimEnd().length }, items },
    at + list[0].length,
  ];
}

function blockListAt(
  text: string,
  at: number,
  base: number,
  typing: Typing,
): readonly [value: List, end: number] | undefined {
  const items: Scalar[] = [];
  let indent: string | undefined;
  let end = at;
  for (let found = match(bullet, text, at); found; found = match(bullet, text, end + 1)) {
    indent ??= found[1] ?? "";
    const item = found[1] === indent ? valueAt(text, found.index + found[0].length, base, typing) : undefined;
    if (item?.[0].kind !== "scalar") return undefined;
    items.push(item[0]);
    end = item[1];
    if (end === text.length) break;
  }
  const last = items.at(-1);
  return last && [{ kind: "list", span: { start: base + at + (indent ?? "").length, end: last.span.end }, items }, end];
}

/** `undefined` at the first line that could mean something else. */
export function readSimple(text: string, base: number, typing: Typing = typedOf): SerdeDocument | undefined {
  if (unusual.test(text)) return undefined;
  const entries: Entry[] = [];
  let at = match(rest, text, 0)?.[0].length ?? 0;
  const first = at;
  while (at < text.length) {
    const found = match(key, text, at);
    if (!found) return undefined;
    const [whole, name = ""] = found;
    const after = at + whole.length;
    const colon = at + name.length + 1;
    const empty = after === text.length || text[after] === "\n";
    const bulleted = empty && match(bullet, text, after + 1) !== null;
    const value: readonly [Node, number] | undefined = bulleted
      ? blockListAt(text, after + 1, base, typing)
      : empty
        ? [scalar("", colon, base, typing), after]
        : valueAt(text, after, base, typing);
    if (!value) return undefined;
    entries.push({ key: scalar(name, at, base, typing), name, value: value[0] });
    at = value[1] + 1;
    at += match(rest, text, at)?.[0].length ?? 0;
  }
  const last = entries.at(-1);
  if (!last) return undefined;
  return {
    base,
    node: { kind: "table", span: { start: base + first, end: last.value.span.end }, entries },
    problem: undefined,
    cut: new Set(),
    marks: new Map(),
  };
}
