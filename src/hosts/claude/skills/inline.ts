/** Tells which inline commands of a skill Claude Code runs, and what they can do. */
import { commandLineOf } from "./shell.ts";

/**
 * `executes`: a rule covers it. `reads`: the program takes it for one that only reads, and runs it without a rule.
 * `refused`: neither, so the program does not go on with the skill.
 */
export type Fate = "executes" | "reads" | "refused";

/** Rules for commands: the scopes of `Bash(…)`, and `null` for every command. */
export type Scopes = readonly (string | null)[];

/** Where it is not clear whether a rule covers a command, it does. */
export function fateOf(command: string, scopes: Scopes): Fate {
  const line = commandLineOf(command);
  if (line && !line.writes && line.parts.every(onlyReads)) return "reads";
  if (scopes.some((scope) => scope === null || isEverything(scope))) return "executes";
  if (scopes.length === 0) return "refused";
  if (!line) return "executes";
  if (line.writes) return "refused";
  return line.parts.every((part) => onlyReads(part) || scopes.some((scope) => mayCover(scope ?? "*", part)))
    ? "executes"
    : "refused";
}

function isEverything(scope: string): boolean {
  return /^\s*\**\s*$/.test(scope);
}

/** Whether a scope such as `git:*` may cover a simple command: both begin alike. */
function mayCover(scope: string, part: string): boolean {
  // A variable of Git may name a program, so the host takes no such command for one of Git's.
  if (/^git\s(?:.*\s)?-c\s/.test(part)) return false;
  const prefix = scope.replace(/(?::\*|\*).*$/s, "").trim();
  // Variables before a command do not count, where the program takes them for harmless.
  const plain = part.replace(/^(?:\w+=\S*\s+)+/, "");
  return part.startsWith(prefix) || plain.startsWith(prefix);
}

/** Programs that the host's documentation lists as reading only. */
const readers = new Set("ls cat head tail grep find wc which diff stat du cd".split(" "));

const gitReaders = new Set("status diff log show rev-parse blame describe ls-files shortlog".split(" "));

/** Forms of other Git commands that only read. */
const gitForms = /^git (?:branch(?: (?:--show-current|-a|-r|-v|-vv|--list))*|remote(?: -v)?|tag -l|stash list)$/;

/** Arguments by which a program that reads does more: it runs a program, writes, or deletes. */
const reaching: { readonly [program: string]: RegExp } = {
  find: /\s-(?:exec|ok|delete|fprint|fls)/,
  git: /\s--?(?:output|ext-diff|textconv|O|open-files|no-index|exec)/,
};

/** Paths outside of the folder, and variables, which can be any path. */
const outside = /(?:^|[\s"'=])(?:~|\/(?!dev\/null)|\S*\.\.(?:\/|$|\s))|\$/;

/** Longer commands are not looked into. */
const longest = 2_000;

function onlyReads(part: string): boolean {
  if (part.length > longest) return false;
  const [program = "", command = ""] = part.split(/\s+/);
  if (/[\\{}<]/.test(part)) return false;
  if (program === "echo" || program === "pwd") return true;
  if (outside.test(part) || reaching[program]?.test(part)) return false;
  return readers.has(program) || (program === "git" && (gitReaders.has(command) || gitForms.test(part)));
}

/** Programs that may only read too; which of their calls the host takes for reading is not known. */
const perhaps = new Set(
  "git gh sort uniq cut tr date uname whoami id hostname tree file jq sed awk rg fd test [ true printf ps node npm yarn pnpm python python3 pip cargo go docker kubectl".split(
    " ",
  ),
);

/** Whether it is known that the host does not run a command that no rule covers. */
export function isSurelyRefused(command: string): boolean {
  const line = commandLineOf(command);
  return (
    line !== undefined &&
    (line.writes || line.parts.some((part) => !onlyReads(part) && !perhaps.has(part.split(/\s+/)[0] ?? "")))
  );
}
