/**
 * Code in a prompt. CodeBuddy puts environment variables into the prompt of a subagent (`${NAME}`, `${NAME:-default}`),
 * and then renders it with the npm package nunjucks. An expression of such a template can call functions:
 * `{{ range.constructor("…")() }}` runs any JavaScript when the subagent starts.
 */
import type { HookOrServer } from "../../model/profile.ts";
import type { Source, Span } from "../../repo/text.ts";

/** How much of a tag is shown. */
const maxShown = 80;

/** What runs with a prompt: nothing where it is no template, or one without calls. */
export function codeIn(source: Source, { start, end }: Span): readonly HookOrServer[] {
  const text = source.text.slice(start, end);
  if (!/\{[{%]|\$\{/.test(text)) return [];
  const { expanded, odd } = withDefaults(text);
  const found =
    callIn(text) ?? odd ?? (expanded !== text && callIn(expanded) ? { start: 0, end: text.length } : undefined);
  if (!found) return [];
  const value = text.slice(found.start, Math.min(found.end, found.start + maxShown)).trim();
  const at = { source, span: { start: start + found.start, end: start + found.end } };
  // What stands elsewhere in the template can change what the tag does, so all of it is compared.
  return [{ name: "template", kind: "command", value, content: text, isSetting: true, at }];
}

/** The text with the default of every variable, and the first that may make up a tag with what is around it. */
function withDefaults(text: string): { readonly expanded: string; readonly odd: Span | undefined } {
  const isInTag = tagsBefore(text);
  const parts: string[] = [];
  let done = 0;
  let odd: Span | undefined;
  for (const { start, end, value } of variablesIn(text)) {
    parts.push(text.slice(done, start), value);
    done = end;
    if (/[{%]/.test(text[start - 1] ?? "") || /[{%#]/.test(text[end] ?? "") || isInTag(start)) odd ??= { start, end };
  }
  return { expanded: parts.join("") + text.slice(done), odd };
}

/** `${NAME}`, which has no value here, and `${NAME:-value}`. */
function* variablesIn(text: string): Generator<Span & { readonly value: string }> {
  const [closeFrom, colonFrom, breakFrom] = [finder(text, "}"), finder(text, ":"), finder(text, "\n")];
  for (let start = text.indexOf("${"); start >= 0; ) {
    const close = closeFrom(start + 2);
    if (close === undefined) return;
    const colon = colonFrom(start + 2) ?? close;
    const isPlain = colon >= close;
    const counts = isPlain || (text[colon + 1] === "-" && (breakFrom(colon) ?? close) >= close);
    if (counts) yield { start, end: close + 1, value: isPlain ? "" : text.slice(colon + 2, close) };
    start = text.indexOf("${", counts ? close + 1 : start + 2);
  }
}

/** Finds the next sign from ever later places, so that no part of the text is searched twice. */
function finder(text: string, sign: string): (from: number) => number | undefined {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(sign, from);
    if (found < 0) found = Number.POSITIVE_INFINITY;
    return Number.isFinite(found) ? found : undefined;
  };
}

/** Whether a tag begins before a place and is not closed yet; asked for ever later places. */
function tagsBefore(text: string): (at: number) => boolean {
  const edges = /\{[{%]|[}%]\}/g;
  let next = edges.exec(text);
  let isOpen = false;
  return (at) => {
    for (; next && next.index < at; next = edges.exec(text)) isOpen = next[0].startsWith("{");
    return isOpen;
  };
}

/**
 * The tag that may call a function. Texts in quotes and comments are skipped as the package skips them. Where a tag has
 * the rest taken as it is, or holds a pattern, quotes count no more, so the tag itself is taken for a call.
 */
function callIn(text: string): Span | undefined {
  const opening = /\{\{|\{%|\{#/g;
  for (let open = opening.exec(text); open; open = opening.exec(text)) {
    if (open[0] === "{#") {
      const close = text.indexOf("#}", open.index + 2);
      // The package refuses the template, and the prompt stays as it is.
      if (close < 0) return undefined;
      opening.lastIndex = close + 2;
      continue;
    }
    const tag = tagAt(text, open.index);
    if (!tag) return undefined;
    if (tag.calls) return { start: open.index, end: tag.end };
    opening.lastIndex = tag.end;
  }
  return undefined;
}

/** A tag up to what closes it; `undefined` where nothing closes it or a text in it. */
function tagAt(text: string, start: number): { readonly end: number; readonly calls: boolean } | undefined {
  const rest = /\{%-?\s*(?:raw|verbatim)\b/y;
  rest.lastIndex = start;
  let calls = rest.test(text);
  for (let at = start + 2; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' || sign === "'") {
      at = endOfQuoted(text, at);
      if (at < 0) return undefined;
    } else if ((sign === "}" || sign === "%") && text[at + 1] === "}") return { end: at + 2, calls };
    else if (sign === "(" || (sign === "r" && text[at + 1] === "/")) calls = true;
  }
  return undefined;
}

/** The quote that ends the text, or -1. */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === text[start]) return at;
  }
  return -1;
}
