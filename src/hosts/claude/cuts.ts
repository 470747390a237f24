/**
 * Finds where the frontmatter ends, or a line breaks, and a reader does not see it. Here `because` is the predicate of
 * `what`.
 */
import type { Ineffective } from "../../model/profile.ts";
import type { Source } from "../../repo/text.ts";
import type { Parts } from "./subagent/frontmatter.ts";
import { hiddenLineBreaks } from "../_kit/profiles/hidden-line-breaks.ts";
import { knownKeys } from "./subagent/keys.ts";

export function cutsIn(source: Source, parts: Parts): readonly Ineffective[] {
  return [...hiddenEnd(source, parts), ...hiddenLineBreaks(source, parts.front)];
}

/** A fence that is not a line of its own. An indented one is visible as long as no other line could be the end. */
function hiddenEnd(source: Source, { front, fence, body }: Parts): readonly Ineffective[] {
  const { text } = source;
  const start = Math.max(front.start, text.lastIndexOf("\n", fence.start - 1) + 1);
  const newline = text.indexOf("\n", fence.end);
  const line = text.slice(start, newline < 0 ? text.length : newline);
  const behind = text.slice(newline < 0 ? text.length : newline);
  const rest = text.slice(body.start);
  const isAlone = /^-{3,}\s*$/.test(line) || (/^\s*-{3,}\s*$/.test(line) && !/^---/m.test(behind));
  if (isAlone && (line.startsWith("-") || !beginsWithKey(behind))) return [];
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

/** Whether frontmatter seems to go on: the next line that says something is one of the host's keys. */
function beginsWithKey(text: string): boolean {
  const [line = ""] = text.trimStart().split(/[\r\n]/, 1);
  const [, name = ""] = /^([^:\s]+):(?:\s|$)/.exec(line) ?? [];
  return knownKeys.keys.has(name);
}
