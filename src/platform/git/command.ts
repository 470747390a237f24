/**
 * Runs git so that it executes nothing from the checked repository. The git executable is the one in the first absolute
 * directory of `PATH` outside the repository, so it is never a committed `git` or `git.exe`. Every `GIT_*` variable is
 * dropped. Only the commands below are run; git takes no alias for them, because its own commands win. Git starts at a
 * directory that contains `.git` and must not search above it, so the settings of an embedded repository are not used,
 * and it accepts a bare repository only where the user is in it or named it.
 */
import type { ChildProcess } from "node:child_process";
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join, relative, sep } from "node:path";
import { ForeignObject, RunFailure, UserError } from "../../repo/tree.ts";

export type Environment = { readonly [name: string]: string | undefined };

/** How git is started for one repository. */
export interface Git {
  readonly executable: string;
  /** The top of the working tree, or a bare repository, where every command runs. */
  readonly top: string;
  readonly isBare: boolean;
  readonly environment: Environment;
}

/** The options of a command: the words before `--` or `--end-of-options` that begin with `-`. */
interface Options {
  /** All of them are there. */
  readonly needs?: readonly string[];
  /** Others that may be there. One that ends with `=` takes any value. */
  readonly takes?: readonly string[];
  /** The most other words. */
  readonly names?: number;
}

/** Every command that is run and its options, with the reason why it executes nothing from the repository. */
const commands: ReadonlyMap<string, readonly Options[]> = new Map<string, readonly Options[]>([
  // Prints objects as they are, without a filter or a text conversion. `gitAt` forbids to fetch a missing one.
  ["cat-file", [{ needs: ["--batch"], takes: ["--buffer"], names: 0 }]],
  // Prints settings, and runs nothing that they name.
  [
    "config",
    [
      { needs: ["--get"], takes: ["--local"], names: 1 },
      { needs: ["--get-regexp"], takes: ["-z"], names: 1 },
    ],
  ],
  // With `--raw` it compares ids and modes, and starts no external diff and no text conversion.
  [
    "diff-index",
    [
      {
        needs: ["--cached", "--raw"],
        takes: ["-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"],
      },
    ],
  ],
  // Its transport, credential helper and ssh command are of the machine's or the checkout's configuration, over the
  // usual protocols only; no hook, no submodule, no upkeep.
  [
    "fetch",
    [
      {
        needs: ["--no-recurse-submodules", "--no-auto-maintenance", "--upload-pack=git-upload-pack"],
        takes: ["--quiet", "--no-tags", "--no-write-fetch-head", "--depth=1"],
      },
    ],
  ],
  // Prints names of refs.
  ["for-each-ref", [{ takes: ["--count=", "--format=", "--contains="] }]],
  // With `--no-filters` it writes the bytes that it gets.
  ["hash-object", [{ needs: ["--no-filters", "--stdin"], takes: ["-w"], names: 0 }]],
  // Prints paths and modes. It would start `core.fsmonitor`, which is off.
  ["ls-files", [{ takes: ["-s", "-t", "-z", "--cached", "--exclude-standard", "--others", "--stage"] }]],
  // As `fetch`, and it stores nothing.
  ["ls-remote", [{ needs: ["--upload-pack=git-upload-pack"], takes: ["--quiet"] }]],
  // Prints the entries of trees.
  ["ls-tree", [{ takes: ["-r", "-t", "-z", "--full-tree"] }]],
  // Reads commits alone.
  ["merge-base", [{ takes: ["--is-ancestor"] }]],
  // Reads commits, and with `--objects` trees. Missing objects are listed and not fetched.
  [
    "rev-list",
    [{ needs: ["--missing=print"], takes: ["--filter=blob:none", "--no-object-names", "--no-walk", "--objects"] }],
  ],
  // With `--verify` it resolves a name.
  ["rev-parse", [{ needs: ["--verify"], takes: ["--quiet"], names: 1 }]],
  // It would run the filters of changed files, so it is for the tool's own clone alone. `core.fsmonitor` is off.
  ["status", [{ needs: ["--ignore-submodules"], takes: ["--porcelain", "--untracked-files=no"], names: 0 }]],
  // With one name it prints the ref that this stands for.
  ["symbolic-ref", [{ takes: ["--quiet"], names: 1 }]],
  // With `--index-info` it takes ids and modes, and reads no file.
  ["update-index", [{ needs: ["--index-info"], takes: ["-z"], names: 0 }]],
]);

function isKnown([name = "", ...words]: readonly string[]): boolean {
  const end = words.findIndex((word) => word === "--" || word === "--end-of-options");
  const before = end < 0 ? words : words.slice(0, end);
  const options = before.filter((word) => word.startsWith("-"));
  const others = words.length - options.length;
  return (commands.get(name) ?? []).some(
    ({ needs = [], takes = [], names = Number.POSITIVE_INFINITY }) =>
      needs.every((option) => options.includes(option)) &&
      options.every((option) => [...needs, ...takes].some((one) => isOption(option, one))) &&
      others <= names,
  );
}

function isOption(written: string, known: string): boolean {
  return known.endsWith("=") ? written.startsWith(known) : written === known;
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
  if (!isKnown(command))
    throw new Error(`git ${command.slice(0, 3).join(" ")} is not one of the commands that are run`);
  // Git compares the owner of a bare repository that it finds, and of none that it is told.
  const trust = isBare ? ["-c", "safe.bareRepository=all"] : [];
  return [...options, ...trust, ...command];
}

/** Throws `UserError` if there is no git executable. */
export function gitAt(top: string, environment: Environment, isBare = false): Git {
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

/** Whether an absolute path lies in an absolute directory. */
export function isInside(path: string, directory: string): boolean {
  const relativePath = relative(directory, path);
  return relativePath !== ".." && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}

export interface RunOptions {
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

export interface Answer {
  readonly status: number;
  readonly output: Buffer;
}

/** The most that is waited for, in bytes. */
const mostAtOnce = 64 << 20;

/** Runs git to its end, while nothing else happens. Throws where it fails. */
export function runNow(git: Git, command: readonly string[], input: Buffer): Buffer {
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
export function start(
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
export function run(
  git: Git,
  command: readonly string[],
  { environment = {}, answers = [0], milliseconds, take, started }: RunOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = start(git, command, { more: environment, milliseconds });
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

export function failureOf(command: string, status: number | null, signal: string | null, errorOutput: string): Error {
  const owner = /detected dubious ownership in repository at '(.*)'/.exec(errorOutput)?.[1];
  if (owner !== undefined)
    return new UserError(
      `git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`,
    );
  if (/could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput))
    return new UserError(
      "this clone is partial and lacks objects that are needed; fetch them, or clone without a filter",
    );
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
