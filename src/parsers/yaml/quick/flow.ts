/** Flow lists of scalars, on one line or on several that are all indented. */
import type { List, Node } from "../../node.ts";
import { afterBlanks, type Context, quotedAt, scalarOf, type Written } from "./scalars.ts";

const word = /[A-Za-z_][\w./*-]*(?: +[\w./-]+)*/y;

/** The list whose bracket opens at `at`, in a mapping that is indented by `indent`. */
export function flowListAt(
  context: Context,
  at: number,
  indent: number,
): { readonly node: List; readonly end: number } | undefined {
  const { text, base } = context;
  const items: Node[] = [];
  for (let next = contentAt(text, at + 1, indent); next !== undefined; ) {
    if (text[next] === "]") {
      const span = { start: base + at, end: base + next + 1 };
      return { node: { kind: "list", span, items }, end: afterBlanks(text, next + 1) };
    }
    const item = itemAt(context, next);
    const end = item && contentAt(text, item.end, indent);
    if (!item || end === undefined || (text[end] !== "," && text[end] !== "]")) return undefined;
    items.push(item.node);
    next = text[end] === "," ? contentAt(text, end + 1, indent) : end;
    if (text[end] === "," && next !== undefined && text[next] === "]") return undefined;
  }
  return undefined;
}

function itemAt(context: Context, at: number): Written | undefined {
  const { text, base, family } = context;
  if (text[at] === '"' || text[at] === "'") return quotedAt(context, at);
  word.lastIndex = at;
  const found = word.exec(text)?.[0];
  const node = found === undefined ? undefined : scalarOf(found, base + at, found.length, family.value);
  return node && { node, end: at + node.text.length };
}

/** The next character that is neither a blank nor a line break; its line is indented by more than `indent`. */
function contentAt(text: string, from: number, indent: number): number | undefined {
  const at = afterBlanks(text, from);
  if (text[at] !== "\n") return at < text.length ? at : undefined;
  const next = afterBlanks(text, at + 1);
  return next < text.length && text[next] !== "\n" && next - at - 1 > indent ? next : undefined;
}
