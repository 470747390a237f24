/** What tells, before anything is parsed, whether workflows and pipelines may start a program. */
import type { LaunchNames } from "../../../model/host.ts";
import { append } from "../../../repo/many.ts";
import { bracedAt, escapedText, unescaped } from "./shell-words.ts";

/** Flags that only agents have, each of which ends the permission prompts of the hosts that have it. */
export const agentFlags: readonly string[] = [
  "--allow-all-tools",
  "--dangerously-bypass-approvals-and-sandbox",
  "--dangerously-skip-permissions",
  "--skip-permissions-unsafe",
  "--trust-all-tools",
  "--yolo",
];
/** Written out, since every quick answer that looks at a pipeline loads this. */
const agentFlag =
  /--(?:allow-all-tools|dangerously-(?:bypass-approvals-and-sandbox|skip-permissions)|skip-permissions-unsafe|trust-all-tools|yolo)(?![\w-])/;

/** Stands before a plain text with such a flag. */
const agentMark = "\0";

/**
 * A text in lower case, without what a shell or YAML takes out of a name. Behind it: what its braces stand for, and the
 * same text without what a shell or the runner puts into words, if that is done within a word.
 */
export function plainOf(text: string): string {
  const unescapedText = text.includes("$'")
    ? text.replace(escapedText, (_, escaped: string) => unescaped(escaped))
    : text;
  const all = [unescapedText, ...bracedWords(unescapedText), ...withoutExpansions(unescapedText)];
  const plain = all.map(bare).join("\n");
  return agentFlag.test(plain) ? `${agentMark}${plain}` : plain;
}

function bare(text: string): string {
  return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}

/** How much before a brace may belong to the name of a program. */
const longestName = 40;

/** Each word of the groups in braces; where they stand for more, an escape, by which any name may be there. */
function bracedWords(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at)) {
    const { length, words, isCut } = bracedAt(text, at, false);
    const [start = ""] = /[^\s;&|()<>]*$/.exec(text.slice(Math.max(0, at - longestName), at)) ?? [];
    append(
      found,
      words.map((word) => start + word),
    );
    if (isCut) found.push(String.raw`\x`);
    at += length;
  }
  return found;
}

/** What a shell or the runner puts into a text, without others of these in it. */
const expansion = /\$\{\{[^}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|\$\w+|\$[@*#?!-]|`[^`\n]*`/g;

/** The same between parts of one word. */
const withinWord = new RegExp(`[\\w"'\\\\/@.-](?:${expansion.source})+["'\\\\]*[\\w/@.-]`);

/** How deep expansions in expansions are looked through. */
const deepest = 4;

function withoutExpansions(text: string): readonly string[] {
  let left = text;
  for (let depth = 0; depth < deepest; depth++) {
    const next = withinWord.test(left) ? left.replace(expansion, "") : left;
    if (next === left) break;
    left = next;
  }
  return left === text ? [] : [left];
}

/** Whether a text that `plainOf` gave may have one of these names: YAML can write any letter as an escape. */
export function mayName({ plain }: { readonly plain: string }, names: readonly string[]): boolean {
  return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}

/** What a text has that starts a host, by its program or by an action. */
export function marksOf({ programs, marks = programs, uses }: LaunchNames): readonly string[] {
  return [...marks, ...uses];
}

/** The same, or a flag of an agent, with which a program of any name may be one of these. */
export function mayRun(file: { readonly plain: string }, names: readonly string[]): boolean {
  return mayName(file, names) || file.plain.includes(agentMark);
}

const callsScript = /\.(?:sh|bash|zsh|ksh|ps1)\b|(?:^|[\s"'=(])\.{1,2}\/|\b(?:bash|sh|source)\b|\}\//m;
const callsTask =
  /\b(?:npm|pnpm|yarn|bun|nr|run-[sp]|npm-run-all2?|concurrently|node|g?make|just|task|mise|rtx|deno|composer|poe|pdm|pixi)\b/;

/** Whether a text may call a script or a task of the repository. Conservative: true may be wrong. */
export function mayCall(text: string): boolean {
  return callsScript.test(text) || callsTask.test(text);
}

const scriptName = /(?:^|\/)(?:[^/]+\.(?:sh|bash|zsh|ksh|ps1|mk|just)|[^/.]+)$/i;
const taskFile =
  /(?:^|\/)(?:(?:package|composer)\.json|deno\.jsonc?|(?:pyproject|pixi|\.?mise)\.toml|mise\/config\.toml|\.justfile|(?:gnu)?makefile\.[^/]+|taskfile[^/]*\.ya?ml)$/i;

/** Whether a file may be such a script, or hold such tasks: by its name. */
export function isCallable(path: string): boolean {
  return scriptName.test(path) || taskFile.test(path);
}
