/**
 * Reads `hooks.json`. Cursor takes the file as a whole or not at all: one fault anywhere in it, and none of its hooks
 * runs, also those that guard tools.
 */
import { hookAuthority } from "../_kit/settings/authority.ts";
import { readOne } from "../_kit/loading/collect.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { parseJson, parseJsonc, withLastValues } from "../../parsers/json.ts";
import { isNull, isText, lastOf, type Node, type SyntaxProblem, type Table, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source, Span } from "../../repo/text.ts";

/** Below a workspace. */
export const hooksPath = ".cursor/hooks.json";

/** What the hooks of one file decide, or why Cursor runs none of them. */
export interface HooksRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
  /** Why Cursor rejects the file. */
  readonly problem?: Problem;
}

/**
 * Reads the file below a workspace, or below the home directory, where Cursor follows links. `unknownIn`: which of its
 * keys this tool does not know.
 */
export async function readHooks(
  repo: RepoIndex,
  { directory, isUser }: { readonly directory: string; readonly isUser: boolean },
  unknownIn: (root: Node, source: Source) => readonly Problem[],
): Promise<HooksRead> {
  const path = join(directory, hooksPath);
  const source = await readOne(repo, path);
  if (source === undefined) return { authority: [], unjudged: [] };
  if ("message" in source) return { authority: [], unjudged: [source] };
  // Cursor ignores an empty file.
  if (source.text === "") return { authority: [], unjudged: [] };
  const { text, originOf } = withoutComments(source.text);
  // An end is behind the character before it: a text that a comment cuts off ends where the comment begins.
  const endOf = (offset: number): number => (offset === 0 ? 0 : originOf(offset - 1) + 1);
  const placeOf = ({ start, end }: Span): Place => ({
    source,
    span: { start: start === end ? endOf(start) : originOf(start), end: endOf(end) },
  });
  const rejected = ({ message, span }: SyntaxProblem): HooksRead => ({
    authority: [],
    unjudged: [],
    problem: { message: `${message}; because of it Cursor runs none of the hooks in this file`, at: placeOf(span) },
  });

  if (!isUser && isLinked(repo, directory)) return rejected(problemAt("it is, or is below, a symbolic link", top));
  const fault = strictFaultIn(text);
  if (fault) return rejected({ ...fault, message: describe(fault.message, text, source.text) });
  const read = parseJsonc(text);
  if (read.kind === "problem") {
    const message = `cannot be read as JSON: ${read.message}`;
    return { authority: [], unjudged: [{ message, at: placeOf(read.span) }] };
  }
  const root = withLastValues(read);
  const invalid = faultIn(root);
  if (invalid) return rejected(invalid);
  const own: Source = { path: source.path, text };
  const moved = <T extends { readonly at: Place }>(found: T): T => ({ ...found, at: placeOf(found.at.span) });
  return {
    authority: hookAuthority(lastOf(root, "hooks"), own, "runs beside every agent", "cursor").map(moved),
    unjudged: unknownIn(root, own).map(moved),
  };
}

const top: Span = { start: 0, end: 0 };

/** Whether the file, or its folder, is a link. */
function isLinked(repo: RepoIndex, directory: string): boolean {
  const file = repo.resolve(join(directory, hooksPath));
  const workspace = repo.resolve(directory);
  return (
    file.kind === "file" && file.path !== join(workspace.kind === "directory" ? workspace.path : directory, hooksPath)
  );
}

/**
 * The text that Cursor parses, and where an offset in it is in the file. Cursor removes what looks like a comment
 * wherever it is, also inside a string: what lies between two strings with `/*` and its end is gone.
 */
function withoutComments(text: string): { readonly text: string; readonly originOf: (offset: number) => number } {
  const lines = cut(
    text,
    [...text.matchAll(/\/\/.*$/gm)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
  );
  const blocks = cut(lines.text, blocksIn(lines.text));
  return { text: blocks.text, originOf: (offset) => lines.originOf(blocks.originOf(offset)) };
}

/** Comments between `/*` and its end. Not a pattern: many starts without an end would take long. */
function blocksIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf("/*"); start >= 0; ) {
    const end = text.indexOf("*/", start + 2);
    if (end < 0) break;
    spans.push({ start, end: end + 2 });
    start = text.indexOf("/*", end + 2);
  }
  return spans;
}

/** A text without some spans. */
function cut(text: string, spans: readonly Span[]): ReturnType<typeof withoutComments> {
  /** Where each part that is kept begins: in what is left, and in the text. */
  const parts = [{ left: 0, origin: 0 }];
  let left = "";
  let at = 0;
  for (const { start, end } of spans) {
    left += text.slice(at, start);
    at = end;
    parts.push({ left: left.length, origin: at });
  }
  const originOf = (offset: number): number => {
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((parts[middle]?.left ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const part = parts[low] ?? { left: 0, origin: 0 };
    return part.origin + offset - part.left;
  };
  return { text: left + text.slice(at), originOf };
}

/** Why JavaScript's own JSON parser refuses a text; `undefined` where it does not. */
function strictFaultIn(text: string): SyntaxProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const read = parseJson(text);
    return read.kind === "problem" ? read : problemAt("no JSON", top);
  }
}

function describe(fault: string, parsed: string, written: string): string {
  if (written.startsWith("\ufeff")) return "it begins with a byte-order mark";
  return parsed === written
    ? `it is not strict JSON (${fault})`
    : `Cursor removes comments, also from \`//\` inside a text such as an address, and what is left is not strict JSON (${fault})`;
}

/** Events that Cursor knows. Another one makes the file invalid, even without a hook. */
const events: ReadonlySet<string> = new Set(
  `beforeShellExecution beforeMCPExecution afterShellExecution afterMCPExecution beforeReadFile afterFileEdit
  beforeTabFileRead afterTabFileEdit stop beforeSubmitPrompt afterAgentResponse afterAgentThought sessionStart
  sessionEnd preCompact subagentStart subagentStop preToolUse postToolUse postToolUseFailure workspaceOpen`.split(
    /\s+/,
  ),
);

const problemAt = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });
const problem = (message: string, { span }: Node): SyntaxProblem => problemAt(message, span);

/** The first reason for which Cursor rejects the file. */
function faultIn(root: Node): SyntaxProblem | undefined {
  if (root.kind !== "table") return problem("it is not an object", root);
  const version = lastOf(root, "version");
  if (!version) return problem('`version` is missing; write `"version": 1`', root);
  if (!isPositiveInteger(version)) return problem('`version` is not a positive integer; write `"version": 1`', version);
  const hooks = lastOf(root, "hooks");
  if (hooks?.kind !== "table") return problem(`\`hooks\` is ${hooks ? "not an object" : "missing"}`, hooks ?? root);
  for (const { key, name = "", value } of hooks.entries) {
    if (!events.has(name)) return problem(`\`hooks\` has the event \`${name}\`, which Cursor does not have`, key);
    if (value.kind !== "list") return problem(`\`hooks.${name}\` is not a list`, value);
    for (const hook of value.items) {
      const fault = faultOfHook(hook, name);
      if (fault) return fault;
    }
  }
  return undefined;
}

type Check = readonly [key: string, isValid: (value: Node) => boolean, expected: string];

const isFilledText = (node: Node): boolean => isText(node) && textOf(node)?.trim() !== "";

function isPositiveInteger(node: Node): boolean {
  return isPositive(node) && node.kind === "scalar" && (typeof node.value === "bigint" || Number.isInteger(node.value));
}

function isPositive(node: Node): boolean {
  return node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint") && node.value > 0;
}

function isPattern(node: Node): boolean {
  const text = textOf(node) ?? "";
  if (!isText(node)) return false;
  if (text === "*") return true;
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

const optional: readonly Check[] = [
  ["matcher", isPattern, "a regular expression"],
  ["timeout", isPositive, "a positive number"],
  ["loop_limit", (node) => isNull(node) || isPositiveInteger(node), "a positive integer or null"],
  ["failClosed", (node) => node.kind === "scalar" && typeof node.value === "boolean", "true or false"],
];

function faultOfHook(hook: Node, event: string): SyntaxProblem | undefined {
  if (hook.kind !== "table") return problem(`a hook of \`${event}\` is not an object`, hook);
  const type = lastOf(hook, "type");
  if (type && !(isText(type) && /^(?:command|prompt)$/.test(textOf(type) ?? "")))
    return problem(`\`type\` of a hook of \`${event}\` is neither \`command\` nor \`prompt\``, type);
  const isPrompt = textOf(type) === "prompt";
  const required: Check = isPrompt ? ["prompt", isFilledText, "a text"] : ["command", isText, "a text"];
  if (!lastOf(hook, required[0])) return problem(`a hook of \`${event}\` has no \`${required[0]}\``, hook);
  const model: readonly Check[] = isPrompt ? [["model", isFilledText, "a text"]] : [];
  return firstOf(hook, event, [required, ...model, ...optional]);
}

/** The first key of a hook whose value is not what Cursor expects. */
function firstOf(hook: Table, event: string, checks: readonly Check[]): SyntaxProblem | undefined {
  for (const [key, isValid, expected] of checks) {
    const value = lastOf(hook, key);
    if (value && !isValid(value)) return problem(`\`${key}\` of a hook of \`${event}\` is not ${expected}`, value);
  }
  return undefined;
}
