/**
 * Finds where the frontmatter ends, or a line breaks, and a reader does not see it. Here `because` is the predicate of
 * `what`.
 */
import type { Ineffective } from "../../model/profile.ts";
import type { Source } from "../../repo/text.ts";
import type { Parts } from "./frontmatter.ts";
import { knownKeys } from "./keys.ts";

export function cutsIn(source: Source, parts: Parts): readonly Ineffective[] {
  return [...hiddenEnd(source, parts), ...hiddenBreak(source, parts)];
}

/** A fence that is not a line of its own. An indented one is visible as long as no other line could be the end. */
function hiddenEnd(source: Source, { front, fence, body }: Parts): readonly Ineffective[] {
  const { text } = source;
  const start = Math.max(front.start, text.lastIndexOf("\n", fence.start - 1) + 1);
  const newline = text.indexOf("\n", fence.end);
  const line = text.slice(start, newline < 0 ? text.length : newline);
  const behind = text.slice(newline < 0 ? text.length : newline);
  const rest = text.slice(body.start);
  const isFence = /^-{3,}\s*$/.test(line) || (/^\s*-{3,}\s*$/.test(line) && !/^---/m.test(behind));
  if (isFence) return [];
  const key = /^(\S[^:\s]*):(?:\s|$)/gm;
  const [closing = rest] = rest.split(/^---/m);
  const lost = [...closing.matchAll(key)].flatMap(([, name = ""]) => (knownKeys.keys.has(name) ? [name] : []));
  const what = [...new Set(lost)].join(", ");
  const because =
    what === ""
      ? "ends the frontmatter: Claude Code takes the first `---` for the closing fence, wherever it is; remove these dashes"
      : "is part of the prompt: Claude Code takes the first `---`, in the middle of a line, for the closing fence; remove these dashes";
  return [{ kind: "cut", what: what === "" ? line.trim().slice(0, 80) : what, because, at: { source, span: fence } }];
}

/** A carriage return without a line feed: most editors show one line, and Claude Code reads two. */
function hiddenBreak(source: Source, { front }: Parts): readonly Ineffective[] {
  const found = /\r(?!\n)[^\r\n]*/.exec(source.text.slice(front.start, front.end));
  if (!found) return [];
  const start = front.start + found.index;
  const hidden = found[0].trim().slice(0, 80);
  return [
    {
      kind: "cut",
      what: hidden === "" ? "a carriage return" : hidden,
      because:
        "is a line of its own: Claude Code takes the carriage return before it for a line break; write a line feed",
      at: { source, span: { start, end: start + found[0].length } },
    },
  ];
}
