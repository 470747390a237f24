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
  /** The paths of the ordinary files of the index. */
  readonly paths: readonly string[];
  /** Those that are wanted. */
  matching(isWanted: (path: string) => boolean): readonly string[];
  /** The same with mode and id, for a tree of them. */
  entries(isWanted: (path: string) => boolean): readonly IndexedFile[];
}

/** An ordinary file, or a link, of the index. */
export interface IndexedFile {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
  /** False for each side of a conflict. */
  readonly isMerged: boolean;
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

/**
 * Names that are not ASCII are spoilt, which is faster, and no name that is looked for has them. An index may have many
 * thousand files: of an ordinary one only the path is taken out of the listing.
 */
function entriesIn(output: Buffer): Omit<Staged, "files"> {
  if (output.at(-1) !== 0) throw new Error("a listing of git's ends too soon");
  const text = output.toString("latin1");
  const paths: string[] = [];
  /** Where the record of each path begins. */
  const starts: number[] = [];
  const others: IndexedFile[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\0", at);
    const tab = text.indexOf("\t", at);
    if (isOrdinary(text, at, tab) && tab < end) {
      paths.push(text.slice(tab + 1, end));
      starts.push(at);
    } else others.push(entryAt(text, at));
    at = end + 1;
  }
  return {
    odd: others.map(({ path }) => path),
    links: others.filter(({ mode, isMerged }) => mode === "120000" && isMerged),
    paths,
    matching: (isWanted) => paths.filter(isWanted),
    entries: (isWanted) => starts.filter((_, i) => isWanted(paths[i] ?? "")).map((start) => entryAt(text, start)),
  };
}

/** Whether the record that begins there is that of a file that is merged. `tab`: where its path begins. */
function isOrdinary(text: string, at: number, tab: number): boolean {
  return (text.startsWith("100644 ", at) || text.startsWith("100755 ", at)) && text.startsWith(" 0", tab - 2);
}

/** `100644 ID 0`, a tab, and the path. */
function entryAt(text: string, at: number): IndexedFile {
  const record = text.slice(at, text.indexOf("\0", at));
  const [mode = "", id = "", stage] = record.slice(0, record.indexOf("\t")).split(" ");
  return { path: record.slice(record.indexOf("\t") + 1), mode, id, isMerged: stage === "0" };
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
