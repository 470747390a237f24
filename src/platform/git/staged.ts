/** What the index changes against HEAD, and what else in it decides whether that matters. */
import { type Git, run } from "./command.ts";
import { recordsOf } from "./records.ts";

/** A path that differs between HEAD and the index. */
export interface StagedFile {
  /** From the top; a printable form where it is not UTF-8. */
  readonly path: string;
  readonly nameable: boolean;
  /** The mode in HEAD, six digits; `000000`: it is not there. */
  readonly before: string;
  readonly after: string;
  /** Git's letter: `A`, `M`, `D`, `T`, `U`. */
  readonly status: string;
}

export interface Staged {
  readonly files: readonly StagedFile[];
  /** The links, the submodules, the unmerged and the unprintable of the index; names that are not ASCII are spoilt. */
  readonly odd: readonly string[];
  /** The links of the index. */
  readonly links: readonly IndexedFile[];
  /** The ordinary files of the index that are wanted, by path and, for a tree of them, with mode and id. */
  matching(isWanted: (path: string) => boolean): readonly IndexedFile[];
}

/** An ordinary file, or a link, of the index. */
export interface IndexedFile {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/**
 * `file`: an index other than the repository's own. Rejects where HEAD has no commit, and where git lists nothing at all:
 * a git that ends well without a word has not looked.
 */
export async function stagedIn(git: Git, file: string | undefined): Promise<Staged> {
  const options = file === undefined ? {} : { environment: { GIT_INDEX_FILE: file } };
  const difference = ["--cached", "--raw", "-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"];
  const [changed, listed] = await Promise.all([
    run(git, ["diff-index", ...difference, "--end-of-options", "HEAD", "--"], options),
    run(git, ["ls-files", "--stage", "-z"], options),
  ]);
  return { files: filesIn(changed.output), ...entriesIn(listed.output) };
}

/** `:100644 100644 ID ID M`, and then the path. */
function filesIn(output: Buffer): readonly StagedFile[] {
  const files: StagedFile[] = [];
  let facts: readonly string[] | undefined;
  for (const { text, nameable } of recordsOf(output)) {
    if (!facts) {
      if (!text.startsWith(":")) throw new Error("a difference of git's is none");
      facts = text.slice(1).split(" ");
      continue;
    }
    const [before = "", after = "", , , status = ""] = facts;
    files.push({ path: text, nameable, before, after, status });
    facts = undefined;
  }
  return files;
}

/** Names that are not ASCII are spoilt, which is faster, and no name that is looked for has them. */
function entriesIn(output: Buffer): Omit<Staged, "files"> {
  if (output.at(-1) !== 0) throw new Error("a listing of git's ends too soon");
  const records = output.toString("latin1", 0, output.length - 1).split("\0");
  const odd = records.filter((record) => !isOrdinary(record));
  return {
    odd: odd.map(pathOf),
    links: odd.flatMap((record) => (/^120000 [0-9a-f]+ 0\t/.test(record) ? [entryIn(record)] : [])),
    matching: (isWanted) =>
      records.flatMap((record) => (isWanted(pathOf(record)) && isOrdinary(record) ? [entryIn(record)] : [])),
  };
}

function isOrdinary(record: string): boolean {
  return /^100(?:644|755) [0-9a-f]+ 0\t/.test(record);
}

function pathOf(record: string): string {
  return record.slice(record.indexOf("\t") + 1);
}

function entryIn(record: string): IndexedFile {
  const [mode = "", id = ""] = record.split(" ", 2);
  return { path: pathOf(record), mode, id };
}

/** What links of the index lead to. Rejects where one cannot be read. */
export async function targetsOf(git: Git, links: readonly IndexedFile[]): Promise<ReadonlyMap<string, string>> {
  const { Objects } = await import("./objects.ts");
  const objects = new Objects(git);
  const read = async ({ path, id }: IndexedFile): Promise<readonly [string, string]> => {
    const found = await objects.get(id, longestTarget);
    if (found.kind !== "object" || !found.content) throw new Error("a link of the index cannot be read");
    return [path, found.content.toString()];
  };
  try {
    return new Map(await Promise.all(links.map(read)));
  } finally {
    await objects.close();
  }
}

/** In bytes; the kernel's own limit. */
const longestTarget = 4096;

/** The characters of paths that one command line takes on every system. */
const mostPaths = 20_000;

/** Whether a line of one of `paths` in the index fits one of `patterns` (POSIX, extended), in any case. */
export async function stagedHolds(
  git: Git,
  file: string | undefined,
  patterns: readonly string[],
  paths: readonly string[],
): Promise<boolean> {
  const words = [
    "grep",
    "--cached",
    "--quiet",
    "--text",
    "--extended-regexp",
    "--ignore-case",
    "--no-recurse-submodules",
  ];
  const search = async (some: readonly string[]): Promise<boolean> => {
    const { status } = await run(git, [...words, ...patterns.flatMap((pattern) => ["-e", pattern]), "--", ...some], {
      answers: [0, 1],
      ...(file === undefined ? {} : { environment: { GIT_INDEX_FILE: file } }),
    });
    return status === 0;
  };
  return (await Promise.all(portions(paths).map(search))).includes(true);
}

function portions(paths: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [];
  let room = 0;
  for (const path of paths) {
    if (room < path.length) {
      all.push([]);
      room = mostPaths;
    }
    all.at(-1)?.push(path);
    room -= path.length + 1;
  }
  return all;
}
