/** Real git repositories in temporary folders, made with a git that knows nothing of this machine's settings. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type Put = string | Uint8Array | { readonly link: string } | { readonly directory: true };
export type Files = Readonly<Record<string, Put>>;

/** Whether tests may use links, shell scripts and names that Windows does not allow. */
export const posix = process.platform !== "win32";

export interface Workshop {
  /** Absolute, every link resolved. */
  readonly directory: string;
  /** Writes files into the working tree; nothing is added. */
  write(files: Files): Workshop;
  remove(...paths: readonly string[]): Workshop;
  /** Runs git and returns what it prints, the last line end cut off. */
  git(...args: readonly string[]): string;
  /** The same, what it prints as bytes. */
  raw(...args: readonly string[]): Buffer;
  /** The same with something on stdin. */
  gitWith(input: string | Uint8Array, ...args: readonly string[]): string;
  /** Writes, adds everything (ignored files too) and commits; returns the commit's id. */
  commit(files?: Files, message?: string): string;
}

const cleanups: (() => void)[] = [];

/** Removes every folder made so far; call it in `afterAll`. */
export function removeFolders(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
}

/** An empty temporary folder, its path without links. */
export function temporaryFolder(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "profile-check-")));
  cleanups.push(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

/** What git sees of the environment: the search path, a home without settings, one author, one day. */
export function gitEnvironment(home = "/nonexistent"): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    ...(process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot }),
    HOME: home,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: "a",
    GIT_AUTHOR_EMAIL: "a@example.com",
    GIT_COMMITTER_NAME: "a",
    GIT_COMMITTER_EMAIL: "a@example.com",
    GIT_AUTHOR_DATE: "2026-01-01T00:00:00Z",
    GIT_COMMITTER_DATE: "2026-01-01T00:00:00Z",
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: "protocol.file.allow",
    GIT_CONFIG_VALUE_0: "always",
    GIT_CONFIG_KEY_1: "commit.gpgSign",
    GIT_CONFIG_VALUE_1: "false",
  };
}

/** Writes files below a directory that need not exist. */
export function writeFiles(directory: string, files: Files): void {
  for (const [path, put] of Object.entries(files)) {
    const target = join(directory, path);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    if (typeof put === "string" || put instanceof Uint8Array) writeFileSync(target, put);
    else if ("link" in put) symlinkSync(put.link, target);
    else mkdirSync(target, { recursive: true });
  }
}

/** A handle on a directory that is (or becomes, by `git("init")`) a repository. */
export function workshopIn(directory: string): Workshop {
  const rawWith = (input: string | Uint8Array, args: readonly string[]): Buffer =>
    // Housekeeping takes as long as what is asked of git.
    execFileSync("git", ["-c", "maintenance.auto=false", ...args], {
      cwd: directory,
      env: gitEnvironment(),
      input,
      stdio: ["pipe", "pipe", "pipe"],
      maxBuffer: 1 << 28,
    });
  const gitWith = (input: string | Uint8Array, ...args: readonly string[]): string =>
    rawWith(input, args).toString().replace(/\n$/, "");
  const workshop: Workshop = {
    directory,
    write(files) {
      writeFiles(directory, files);
      return workshop;
    },
    remove(...paths) {
      for (const path of paths) rmSync(join(directory, path), { recursive: true, force: true });
      return workshop;
    },
    git: (...args) => gitWith("", ...args),
    raw: (...args) => rawWith("", args),
    gitWith,
    commit(files = {}, message = "change") {
      workshop.write(files).git("add", "--all", "--force");
      workshop.git("commit", "--quiet", "--allow-empty", "--message", message);
      return headOf(directory) ?? workshop.git("rev-parse", "HEAD");
    },
  };
  return workshop;
}

/** The id of `HEAD` where git keeps it in files of their own: no process is started for it. */
function headOf(directory: string): string | undefined {
  const read = (name: string): string | undefined => {
    const path = join(directory, ".git", name);
    return existsSync(path) ? readFileSync(path, "latin1").trim() : undefined;
  };
  const head = read("HEAD");
  const id = head?.startsWith("ref: ") ? read(head.slice("ref: ".length)) : head;
  return id && /^[0-9a-f]{40,}$/.test(id) ? id : undefined;
}

/** What `git init` makes, without the samples of hooks, once: a copy takes a tenth of the time. */
let empty: string | undefined;

/** Makes a repository on branch `main` without a commit. */
function initialise(directory: string): void {
  if (empty === undefined || !existsSync(empty)) {
    const made = temporaryFolder();
    workshopIn(made).git("init", "--quiet", "--template=", "--initial-branch=main");
    for (const folder of ["hooks", "info"]) mkdirSync(join(made, ".git", folder));
    empty = join(made, ".git");
  }
  cpSync(empty, join(directory, ".git"), { recursive: true });
}

/** A repository on branch `main` in a temporary folder, with one commit where there are files. */
export function makeRepository(files: Files = {}): Workshop {
  const workshop = workshopIn(temporaryFolder());
  initialise(workshop.directory);
  if (Object.keys(files).length > 0) workshop.commit(files);
  return workshop;
}
