/**
 * Runs git so that nothing of the repository under judgement is executed.
 *
 * git is taken from the first directory of the search path that is absolute and outside the repository, so that a
 * committed `git` or `git.exe` is never it. Every `GIT_*` variable is dropped. What is run: `ls-files` (paths and
 * modes), `ls-tree`, `rev-list`, `cat-file --batch`, `merge-base`, `config --get`, and `fetch` and `ls-remote` where a door asks for it. None of
 * them calls an alias (built-ins win), a filter, a text conversion, an external diff, a hook (`core.hooksPath`) or a
 * pager; `ls-files` would call `core.fsmonitor`, which is off; reading objects would call a remote helper for those
 * that a partial clone lacks, which `GIT_NO_LAZY_FETCH` and, for git before 2.44, an empty `GIT_ALLOW_PROTOCOL` forbid.
 * `fetch` uses the transport, credential helper and ssh command that the machine or its checkout has configured, over
 * the usual protocols only. A repository embedded in the tree brings no settings: git is started at a top that holds
 * `.git`, may not search above it, and takes no bare repository that it merely finds.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join, relative, sep } from "node:path";
import { UserError } from "../../repo/tree.ts";

export type Environment = { readonly [name: string]: string | undefined };

/** How git is started for one repository. */
export interface Git {
  readonly executable: string;
  /** The top of the working tree, where every command runs. */
  readonly top: string;
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

/** `Mistake` where there is no git to run. */
export function gitAt(top: string, environment: Environment): Git {
  const scrubbed = Object.entries(environment).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|LC_|LANG)/i.test(name));
  return {
    executable: findGit(top, environment),
    top,
    environment: {
      ...Object.fromEntries(scrubbed),
      LC_ALL: "C",
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
  for (const directory of path.split(delimiter)) {
    if (!isAbsolute(directory)) continue;
    const candidate = join(directory, windows ? "git.exe" : "git");
    try {
      if (!statSync(candidate).isFile()) continue;
      accessSync(candidate, constants.X_OK);
      if (!isInside(candidate, top) && !isInside(realpathSync(candidate), top)) return candidate;
    } catch {
      continue;
    }
  }
  throw new UserError("git is not on the search path outside the repository");
}

/** Whether an absolute path lies in an absolute directory. */
export function isInside(path: string, directory: string): boolean {
  const way = relative(directory, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

export interface Asked {
  readonly environment?: Environment;
  /** Exit codes that are answers; 0 where absent. */
  readonly answers?: readonly number[];
  /** After which it is ended; absent: never. */
  readonly milliseconds?: number;
}

export interface Answer {
  readonly status: number;
  readonly output: Buffer;
}

/** Starts git, `input` where it is to be told more; its standard error is to be read by whoever waits for its end. */
export function start(
  { executable, top, environment }: Git,
  command: readonly string[],
  {
    more = {},
    input = false,
    milliseconds,
  }: { readonly more?: Environment; readonly input?: boolean; readonly milliseconds?: number | undefined } = {},
): ChildProcess {
  return spawn(executable, [...options, ...command], {
    cwd: top,
    env: { ...environment, ...more },
    stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
    windowsHide: true,
    timeout: milliseconds,
  });
}

/** Runs git to its end. Rejects with `Mistake` for what the user can mend, and with another error where git failed. */
export function run(
  git: Git,
  command: readonly string[],
  { environment = {}, answers = [0], milliseconds }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = start(git, command, { more: environment, milliseconds });
    const output: Buffer[] = [];
    const complaint = complaintOf(child);
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", (error) => reject(new Error(`git could not be started: ${error.message}`)));
    child.on("close", (status, signal) => {
      if (status !== null && answers.includes(status)) resolve({ status, output: Buffer.concat(output) });
      else reject(failureOf(command[0] ?? "", status, signal, complaint()));
    });
  });
}

/** Gathers what a process writes on standard error, cut off where it goes on and on. */
export function complaintOf(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => (text.length < 4096 ? (text += chunk.toString()) : undefined));
  // An address may carry somebody's credentials.
  return () => text.trim().replace(/\/\/[^/@\s]*@/g, "//");
}

export function failureOf(command: string, status: number | null, signal: string | null, complaint: string): Error {
  const owner = /detected dubious ownership in repository at '(.*)'/.exec(complaint)?.[1];
  if (owner !== undefined)
    return new UserError(
      `git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`,
    );
  if (/could not fetch [0-9a-f]+ from promisor remote/.test(complaint))
    return new UserError(
      "this clone is partial and lacks objects that are needed; fetch them, or clone without a filter",
    );
  return new Error(
    `git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${complaint === "" ? "" : `: ${complaint}`}`,
  );
}
