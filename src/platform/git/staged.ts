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
  /** The ordinary files of the index that are wanted, by path and, for a tree of them, with mode and id. */
  matching(isWanted: (path: string) => boolean): readonly IndexedFile[];
}

/** An ordinary file of the index. */
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
  const isOrdinary = (record: string): boolean => /^100(?:644|755) [0-9a-f]+ 0\t/.test(record);
  const pathOf = (record: string): string => record.slice(record.indexOf("\t") + 1);
  return {
    odd: records.flatMap((record) => (isOrdinary(record) ? [] : [pathOf(record)])),
    matching: (isWanted) =>
      records.flatMap((record) => {
        const path = pathOf(record);
        if (!isWanted(path) || !isOrdinary(record)) return [];
        const [mode = "", id = ""] = record.split(" ", 2);
        return [{ path, mode, id }];
      }),
  };
}

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
