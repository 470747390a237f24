/**
 * Finds in a prompt the commands that start a host's program with a flag that turns off permission prompts or the
 * sandbox.
 */
import type { UnguardedStart } from "../../../model/launch.ts";
import { parseJsonc } from "../../../parsers/json.ts";
import { jsonOfKey, readArguments } from "./arguments.ts";
import type { Launch, LaunchUse } from "./launch.ts";
import { startsOf } from "./programs.ts";
import { commandsIn } from "./shell.ts";
import { append } from "../../../repo/many.ts";

/** A command in a text: an inline code span, or a fenced block. */
interface Snippet {
  readonly text: string;
  readonly start: number;
}

/** Programs whose one argument is a command line for another machine, user or terminal. */
const carriers = /^(?:ssh|tmux|screen|su)$/;

/** Words before a command by which a sentence forbids it or looks for it. */
const forbids =
  /\b(?:never|(?:do|must|should|shall|may|can) not|cannot|avoid|refuses?|rejects?|forbid\w*|prohibit\w*|disallow\w*|instead of|rather than|detects?|(?:flags?|reports?) (?:any|each|every)|(?:looks?|search(?:es)?|grep) for)\b|\b(?:don|mustn|shouldn|won|can)['’]t\b|[❌🚫]/iu;

/** The same behind it. */
const forbidden = /\b(?:is|are) (?:never|not allowed|forbidden|prohibited|banned)\b|\bmust not\b/i;

/** How many characters around a command may forbid it. */
const nearby = 300;

/** In the order of the text, each place once. `text` names a program of one of them. */
export function unguardedStarts(text: string, launches: readonly Launch[]): readonly UnguardedStart[] {
  return snippetsIn(text).flatMap((snippet) => {
    const named = launches.filter(({ programs, marks = programs }) =>
      marks.some((mark) => snippet.text.includes(mark)),
    );
    const scripts = named.length > 0 ? scriptsIn(snippet.text) : [];
    return named.flatMap((launch) =>
      scripts.flatMap((script) =>
        startsOf(script, new Map(), launch).flatMap(({ words }) =>
          readArguments(words, launch).flags.flatMap(({ name, use, value }): readonly UnguardedStart[] => {
            const because = bypassOf(use, value, launch);
            const at = snippet.start + Math.max(0, snippet.text.indexOf(name));
            if (because === undefined || isForbidden(text, at)) return [];
            const flag = `${launch.program} ${name}${value === "on" ? "" : ` ${value}`}`;
            return [{ flag, because, start: at, end: at + name.length }];
          }),
        ),
      ),
    );
  });
}

/** Shell blocks and code spans. In blocks of other languages a command is a part of a program or of an output. */
function snippetsIn(text: string): readonly Snippet[] {
  const found: Snippet[] = [];
  let at = 0;
  for (const { 0: whole, 1: mark = "", 2: language = "", 3: body = "", index } of text.matchAll(fence)) {
    append(found, spansIn(text, at, index));
    at = index + whole.length;
    if (!/^\s*(?:(?:ba|z|da)?sh|shell|console|terminal|text|txt)?\s*$/i.test(language)) continue;
    const start = index + whole.indexOf("\n", whole.indexOf(mark)) + 1;
    // The prompt of a terminal is no part of the command.
    found.push({ text: body.replace(/^([ \t]*)\$ /gm, "$1  "), start });
  }
  return [...found, ...spansIn(text, at, text.length)];
}

/** A fenced block. One without an end is as long as the text. */
const fence = /^[ \t>]*(`{3,}|~{3,}(?!~))([^\n`]*)\n([^]*?)(?:^[ \t>]*\1|(?![^]))/gm;

/** The code spans of a part of a text that may hold a flag. */
function spansIn(text: string, from: number, to: number): readonly Snippet[] {
  return [...text.slice(from, to).matchAll(/(?<!`)(`{1,2})([^`\n]+)\1(?!`)/g)].flatMap(
    ({ 0: whole, 1: mark = "", 2: body = "", index }) =>
      whole.includes("-") ? [{ text: body, start: from + index + mark.length }] : [],
  );
}

/** The text as a script, and the command lines that it hands on in quotes. */
function scriptsIn(text: string): readonly string[] {
  const carried = commandsIn(text, new Map()).flatMap((words) =>
    carriers.test(words[0]?.text ?? "") ? words.flatMap((word) => (/\s/.test(word.text) ? [word.text] : [])) : [],
  );
  return [text, ...carried];
}

function bypassOf(use: LaunchUse, value: string, { settings }: Launch): string | undefined {
  if (typeof use === "object")
    return use.find(({ effect, when }) => effect === "bypasses" && (when === undefined || when.test(value)))?.because;
  if (!use.startsWith("key: ")) return undefined;
  const json = jsonOfKey(use.slice("key: ".length), value);
  const root = parseJsonc(json);
  if (root.kind === "problem") return undefined;
  return settings?.(root, { path: "", text: json }).find(({ effect }) => effect === "bypasses")?.because;
}

/** Whether the sentence of a place, or the line that introduces it, forbids what it names. */
function isForbidden(text: string, at: number): boolean {
  const line = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const before = text.slice(Math.max(line, at - nearby), at).split(/[.!?;]\s/);
  const [after = ""] = text.slice(at, Math.min(at + nearby, end < 0 ? text.length : end)).split(/[.!?;]\s/);
  return (
    forbids.test(withoutFlags(before.at(-1) ?? "")) || forbidden.test(after) || forbids.test(introduction(text, line))
  );
}

/** `--dangerously-reject` says nothing of a sentence. */
function withoutFlags(text: string): string {
  return text.replace(/--?[a-z-]+/g, "");
}

/** The line before one, but for blank lines and fences, if it is a heading, a comment or ends with a colon. */
function introduction(text: string, line: number): string {
  for (let end = line; end > Math.max(0, line - nearby); ) {
    // A position before the text counts as its first character, which may be a line feed.
    const start = end < 2 ? 0 : text.lastIndexOf("\n", end - 2) + 1;
    const before = text.slice(Math.max(start, end - nearby), end).trim();
    if (!/^[>\s]*(?:(?:`{3,}|~{3,})[^`]*)?$/.test(before)) return /^#|:\W*$/.test(before) ? withoutFlags(before) : "";
    end = start;
  }
  return "";
}
