/**
 * The commit that this tool runs from, so that a workflow and a hook can name the same one: from the lock file next to
 * an installed package, or from the HEAD of a clone. A release on a registry names no commit.
 */
import { closeSync, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gitAt, runGit } from "./git/command.ts";
import type { Environment } from "./environment.ts";
import { locateRepository } from "./git/location.ts";

/** A commit of the tool, and what may keep others from fetching it. */
export interface OwnCommit {
  /** 40 hexadecimal digits. */
  readonly id: string;
  /** `owner/name` on github.com; `undefined` where the tool came from another place. */
  readonly repository: string | undefined;
  /** Whether the clone has changes that the commit lacks. */
  readonly isDirty: boolean;
  /** Whether the tool runs from a clone of which no remote branch has the commit. */
  readonly isUnpublished: boolean;
  /** Whether the commit is known to be the release of this version: its tag was asked for, or points at the commit. */
  readonly isRelease: boolean;
}

/** Bytes of a package's description, and of the lock file of a large project. */
const limits = { description: 100_000, lock: 64_000_000 };

/** `script`: `process.argv[1]`. `undefined`: the commit is not known. Nothing that a lock file says is trusted. */
export async function ownCommit(
  script: string | undefined,
  environment: Environment,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<OwnCommit | undefined> {
  const tag = `v${version}`;
  try {
    const folder = script === undefined ? undefined : packageAround(realpathSync(script), name);
    if (folder === undefined) return undefined;
    return basename(dirname(folder)) === "node_modules"
      ? lockedCommit(dirname(folder), name, tag)
      : await cloned(folder, environment, tag);
  } catch {
    // A broken lock file, or a clone that git refuses: then the commit is not known.
    return undefined;
  }
}

/**
 * The nearest directory around a file whose `package.json` has a name, if that is the tool's. A bundle has a nameless
 * one.
 */
function packageAround(file: string, name: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const description = textOf(join(folder, "package.json"), limits.description);
    const own = description === undefined ? undefined : fieldOf(JSON.parse(description), "name");
    if (own !== undefined) return own === name ? folder : undefined;
  }
  return undefined;
}

/**
 * npm and npx note in `node_modules` where each package came from: `git+ssh://git@github.com/acme/tool.git#3355b8…`.
 */
function lockedCommit(modules: string, name: string, tag: string): OwnCommit | undefined {
  const lock = textOf(join(modules, ".package-lock.json"), limits.lock);
  if (lock === undefined) return undefined;
  const resolved = fieldOf(fieldOf(fieldOf(JSON.parse(lock), "packages"), `node_modules/${name}`), "resolved");
  if (typeof resolved !== "string") return undefined;
  const [, address, id] = /^git\+([^#\s]{1,1000})#([0-9a-f]{40})$/.exec(resolved) ?? [];
  return address === undefined || id === undefined
    ? undefined
    : {
        id,
        repository: repositoryIn(address),
        isDirty: false,
        isUnpublished: false,
        isRelease: isRequested(modules, name, tag),
      };
}

/** Whether the package next to `node_modules` asks for a tag: `github:acme/tool#v1.2.3`. npx writes such a package. */
function isRequested(modules: string, name: string, tag: string): boolean {
  const text = textOf(join(dirname(modules), "package.json"), limits.description);
  if (text === undefined) return false;
  const description: unknown = JSON.parse(text);
  return ["dependencies", "devDependencies"].some((list) => {
    const requested = fieldOf(fieldOf(description, list), name);
    return typeof requested === "string" && requested.endsWith(`#${tag}`);
  });
}

async function cloned(folder: string, environment: Environment, tag: string): Promise<OwnCommit | undefined> {
  // A copy inside another repository has that repository's HEAD.
  if (locateRepository(folder)?.top !== folder) return undefined;
  const git = gitAt(folder, environment);
  const answerOf = async (...words: readonly string[]) =>
    (await runGit(git, words, { answers: [0, 1] })).output.toString().trim();
  const [id, origin, changes, tagged] = await Promise.all([
    answerOf("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
    answerOf("config", "--local", "--get", "remote.origin.url"),
    answerOf("status", "--porcelain", "--untracked-files=no", "--ignore-submodules"),
    answerOf("rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`),
  ]);
  if (!/^[0-9a-f]{40}$/.test(id)) return undefined;
  const holder = await answerOf("for-each-ref", "--count=1", "--format=%(refname)", `--contains=${id}`, "refs/remotes");
  return {
    id,
    repository: repositoryIn(origin),
    isDirty: changes !== "",
    isUnpublished: holder === "",
    isRelease: tagged === id,
  };
}

/** `acme/tool` in an address on github.com: `ssh://git@github.com/acme/tool.git`, `git@github.com:acme/tool`. */
function repositoryIn(address: string): string | undefined {
  const [, owner = "", name = ""] =
    /^(?:(?:ssh|https|git):\/\/(?:[^/@\s]*@)?github\.com\/|git@github\.com:)([^/\s]+)\/([^/\s]+?)(?:\.git)?\/?$/i.exec(
      address,
    ) ?? [];
  const isName = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(owner) && /^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name);
  return isName ? `${owner}/${name}` : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as { readonly [key: string]: unknown })[key]
    : undefined;
}

/** `undefined`: no such file, or one above the limit. */
function textOf(path: string, limit: number): string | undefined {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch {
    return undefined;
  }
  try {
    const stats = fstatSync(file);
    return stats.isFile() && stats.size <= limit ? readFileSync(file, "utf8") : undefined;
  } finally {
    closeSync(file);
  }
}
