/**
 * Runs git so that it executes nothing from the checked repository. The git executable is the one in the first absolute
 * directory of `PATH` outside the repository, so it is never a committed `git` or `git.exe`. Every `GIT_*` variable is
 * dropped. Only the commands of `known-commands.ts` are run; git takes no alias for them, because its own commands win.
 * Git starts at a directory that contains `.git` and must not search above it, so the settings of an embedded
 * repository are not used, and it accepts a bare repository only where the user is in it or named it.
 */
import type { ChildProcess } from "node:child_process";
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import type { Environment } from "../environment.ts";
import { isInside } from "../native-path.ts";
import { isKnownCommand } from "./known-commands.ts";
import { ForeignObject, RunFailure, UserError } from "../../repo/tree.ts";

/** How git is started for one repository. */
export interface Git {
  readonly executable: string;
  /** The top of the working tree, or a bare repository, where every command runs. */
  readonly top: string;
  readonly isBare: boolean;
  readonly environment: Environment;
}

const settings = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.untrackedCache=false",
  "core.useReplaceRefs=false",
  "core.alternateRefsCommand=",
  "safe.bareRepository=explicit",
  "protocol.ext.allow=never",
  "fetch.recurseSubmodules=false",
  "gc.auto=0",
  "maintenance.auto=false",
];

const options = [
  "--no-pager",
  "--no-optional-locks",
  "--no-replace-objects",
  "--literal-pathspecs",
  ...settings.flatMap((setting) => ["-c", setting]),
];

/** All arguments of git. Throws for a command, or an option of it, that is not known to be safe. */
function argumentsOf({ isBare }: Git, command: readonly string[]): readonly string[] {
  if (!isKnownCommand(command))
    throw new Error(`git ${command.slice(0, 3).join(" ")} is not one of the commands that are run`);
  // Git compares the owner of a bare repository that it finds, and of none that it is told.
  const trust = isBare ? ["-c", "safe.bareRepository=all"] : [];
  return [...options, ...trust, ...command];
}

/** Throws `UserError` if there is no git executable. */
export function gitAt(top: string, environment: Environment, { isBare = false } = {}): Git {
  const scrubbed = Object.entries(environment).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|LC_|LANG)/i.test(name));
  return {
    executable: findGit(top, environment),
    top,
    isBare,
    environment: {
      ...Object.fromEntries(scrubbed),
      LC_ALL: "C",
      // Reading objects would start a remote helper for those that a partial clone lacks. Git before 2.44 does not know
      // `GIT_NO_LAZY_FETCH`; without a protocol it cannot fetch either.
      GIT_ALLOW_PROTOCOL: "",
      GIT_CEILING_DIRECTORIES: dirname(top),
      GIT_GRAFT_FILE: "/dev/null",
      GIT_NO_LAZY_FETCH: "1",
      GIT_NO_REPLACE_OBJECTS: "1",
      GIT_OPTIONAL_LOCKS: "0",
      GIT_TERMINAL_PROMPT: "0",
    },
  };
}

function findGit(top: string, environment: Environment): string {
  const windows = process.platform === "win32";
  const path =
    Object.entries(environment).find(([name]) => (windows ? name.toUpperCase() === "PATH" : name === "PATH"))?.[1] ??
    "";
  let isOnlyInside = false;
  for (const directory of path.split(delimiter)) {
    if (!isAbsolute(directory)) continue;
    const candidate = join(directory, windows ? "git.exe" : "git");
    try {
      if (!statSync(candidate).isFile()) continue;
      accessSync(candidate, constants.X_OK);
      if (!isInside(candidate, top) && !isInside(realpathSync(candidate), top)) return candidate;
      isOnlyInside = true;
    } catch {
      continue;
    }
  }
  // A program of the repository itself would be run in its name.
  throw new UserError(
    `git is required and was not found in \`PATH\`${isOnlyInside ? ", except inside the repository, where it is not trusted" : ""}; install it`,
  );
}

/** How one run of git differs from the usual one. */
export interface RunOptions {
  /** Variables over those of the `Git`. */
  readonly environment?: Environment;
  /** Exit codes that are results, not errors; default: only 0. */
  readonly answers?: readonly number[];
  /** The time limit of the process; default: none. */
  readonly milliseconds?: number;
  /** Takes the output while git writes it; the output of the answer is then empty. An error that it throws ends git. */
  readonly take?: (chunk: Buffer) => void;
  /** Gets a function that ends git with an error. */
  readonly started?: (end: (reason: Error) => void) => void;
}

/** How a run of git ended, if it did not fail. */
export interface Answer {
  /** The exit code: one of `answers`. */
  readonly status: number;
  /** Standard output as bytes: names of files need not be UTF-8. */
  readonly output: Buffer;
}

/** The most that is waited for, in bytes. */
const mostAtOnce = 64 << 20;

/** Runs git to its end, while nothing else happens. Throws where it fails. */
export function runGitSync(git: Git, command: readonly string[], input: Buffer): Buffer {
  const { executable, top, environment } = git;
  const { status, stdout } = process
    .getBuiltinModule("node:child_process")
    .spawnSync(executable, argumentsOf(git, command), {
      cwd: top,
      env: environment,
      input,
      maxBuffer: mostAtOnce,
      stdio: ["pipe", "pipe", "ignore"],
      windowsHide: true,
    });
  if (status !== 0) throw new RunFailure(`git ${command[0] ?? ""} failed`);
  return stdout;
}

/** Starts git, with a pipe for `input` if it is set. The caller reads standard error and waits for the end. */
export function startGit(
  git: Git,
  command: readonly string[],
  {
    more = {},
    input = false,
    milliseconds,
  }: { readonly more?: Environment; readonly input?: boolean; readonly milliseconds?: number | undefined } = {},
): ChildProcess {
  const { executable, top, environment } = git;
  // Loaded here, because many runs need no git.
  return process.getBuiltinModule("node:child_process").spawn(executable, argumentsOf(git, command), {
    cwd: top,
    env: { ...environment, ...more },
    stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
    windowsHide: true,
    timeout: milliseconds,
  });
}

/** Runs git to its end. Rejects with `UserError` for what the user can fix, and with another error if git failed. */
export function runGit(
  git: Git,
  command: readonly string[],
  { environment = {}, answers = [0], milliseconds, take, started }: RunOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = startGit(git, command, { more: environment, milliseconds });
    const output: Buffer[] = [];
    const errorOutput = errorOutputOf(child);
    const end = (reason: unknown): void => {
      reject(reason);
      child.kill();
    };
    started?.(end);
    child.stdout?.on("data", (chunk: Buffer) => {
      try {
        if (take) take(chunk);
        else output.push(chunk);
      } catch (error) {
        end(error);
      }
    });
    child.on("error", (error) => reject(new RunFailure(`git could not be started: ${error.message}`)));
    child.on("close", (status, signal) => {
      if (status !== null && answers.includes(status)) resolve({ status, output: Buffer.concat(output) });
      else reject(failureOf(command[0] ?? "", status, signal, errorOutput()));
    });
  });
}

/** Collects the standard error of a process, up to a limit. */
export function errorOutputOf(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => (text.length < 4096 ? (text += chunk.toString()) : undefined));
  // A URL may contain credentials. Hints are about git's own settings.
  return () =>
    text
      .replace(/^hint:.*\n?/gm, "")
      .trim()
      .replace(/\/\/[^/@\s]*@/g, "//");
}

/** What is said where a clone with a filter lacks an object. */
export const lackOfPartial =
  "this clone is partial and lacks objects that are needed; fetch them, or clone without a filter";

/** The error for a failed git command: a `UserError` where the user can fix it. `errorOutput`: its standard error. */
export function failureOf(command: string, status: number | null, signal: string | null, errorOutput: string): Error {
  const owner = /detected dubious ownership in repository at '(.*)'/.exec(errorOutput)?.[1];
  if (owner !== undefined)
    return new UserError(
      `git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`,
    );
  if (/could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput)) return new UserError(lackOfPartial);
  const [, unresolved] =
    /^fatal: (no upstream configured.*|HEAD does not point to a branch|no such branch.*|upstream branch .*|branch '.*' has no .*|push .*|cannot resolve .*|log for .*)/m.exec(
      errorOutput,
    ) ?? [];
  if (unresolved !== undefined)
    return new UserError(`git cannot resolve this revision: ${unresolved}; name a commit or a branch`);
  const [, broken] = /^fatal: (bad (?:\w+ )?config .*)/m.exec(errorOutput) ?? [];
  if (broken !== undefined)
    return new UserError(
      `git cannot read its configuration: ${broken}; repair the file, or clone the repository again`,
    );
  // Git itself compares commits and some trees with their names.
  const isForeign = /hash mismatch|SHA1 COLLISION/.test(errorOutput);
  return new (isForeign ? ForeignObject : RunFailure)(
    `git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${errorOutput === "" ? "" : `: ${errorOutput}`}`,
  );
}
