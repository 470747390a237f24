/** What the index changes against HEAD, and what else in it decides whether that matters. */
import { isUtf8 } from "node:buffer";
import { type Change, changesIn, type LooseFolder, looseFolders } from "../../../repo/git/index-changes.ts";
import type { IndexEntries } from "../../../repo/git/index-entries.ts";
import { runGit } from "../command.ts";
import { printable, recordsOf } from "../records.ts";
import { indexEnvironment, type StageRecord } from "./records.ts";
import { type IndexListing, type IndexPlace, listingByGit, listingOfIndex, readIndexEntries } from "./listing.ts";
import { type ObjectSource, stagedObjects, type StoredTree } from "./objects.ts";

/** A path that differs between HEAD and the index. */
export interface StagedFile {
  /** From the top; a printable form where it is not UTF-8. */
  readonly path: string;
  readonly isNameable: boolean;
  /** The mode in HEAD, six digits; `000000`: it is not there. */
  readonly before: string;
  readonly after: string;
}

/** What the index holds, and what of it a commit would change. */
export interface Staged extends IndexListing {
  /** What differs between HEAD and the index. */
  readonly files: readonly StagedFile[];
  /** The texts of the files that were wanted, byte for character. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The most folders of the commit that are compared here. Git compares more of them by itself. */
export const mostFolders = 40;

/** An index of which only what it says of folders is read yet. */
export interface StagedIndex {
  /** The folders in which there likely is a change; none where that cannot be told. */
  readonly likely: readonly string[];
  /**
   * `pick`: of the paths of ordinary files, those whose texts are wanted, in the same order. Rejects where HEAD has no
   * commit, and where the index holds nothing at all: who lists nothing has not looked.
   */
  read(pick: (paths: readonly string[]) => readonly string[]): Promise<Staged>;
}

/**
 * The index is read from the disk; where its form is one that only git knows, git lists it. Throws where there is none.
 */
export function stagedIn(place: IndexPlace & ObjectSource): StagedIndex {
  const index = readIndexEntries(place);
  const loose = index && looseFolders(index, mostFolders);
  const folders = (loose ?? []).map(({ path }) => path);
  return {
    likely: loose && isMostlyWritten(loose) ? folders : [],
    async read(pick) {
      const listed = index ? listingOfIndex(index) : await listingByGit(place);
      if (listed.paths.length + listed.odd.length === 0) throw new Error("an index holds nothing");
      const files = inOrder(listed, pick(listed.paths));
      const names = folders.map((path) => (path === "" ? "HEAD^{tree}" : `HEAD:${path}`));
      const { trees, texts } = stagedObjects(place, names, files);
      const changes = index && loose && changesBetween(index, loose, trees);
      return { ...listed, files: changes ?? (await changesByGit(place)), texts };
    },
  };
}

/**
 * Whether Git has written most folders as trees. It forgets those on the way to what is added, and all where it looked
 * at all.
 */
function isMostlyWritten(loose: readonly LooseFolder[]): boolean {
  const written = loose.flatMap(({ folders }) => [...folders.values()].filter((id) => id !== undefined));
  return written.length >= loose.length;
}

/** The files at these paths, which have the order of the index, so that none of ten thousand is looked up. */
function inOrder(listed: IndexListing, paths: readonly string[]): readonly StageRecord[] {
  if (paths.length === 0) return [];
  let next = 0;
  const files = listed.entries((path) => {
    const isNext = path === paths[next];
    if (isNext) next++;
    return isNext;
  });
  if (files.length !== paths.length) throw new Error("paths are not in the order of the index");
  return files;
}

function changesBetween(
  index: IndexEntries,
  loose: readonly LooseFolder[],
  found: readonly (StoredTree | undefined)[],
): readonly StagedFile[] | undefined {
  const trees = new Map(loose.map((folder, at) => [folder, found[at]]));
  if (!trees.get(loose[0] as LooseFolder)) throw new Error("HEAD has no tree");
  return changesIn(index, loose, (folder) => trees.get(folder))?.map(stagedFileOf);
}

function stagedFileOf({ path, before, after }: Change): StagedFile {
  if (!/[^\0-\x7f]/.test(path)) return { path, isNameable: true, before, after };
  const bytes = Buffer.from(path, "latin1");
  const isNameable = isUtf8(bytes);
  return { path: isNameable ? bytes.toString() : printable(bytes), isNameable, before, after };
}

async function changesByGit({ git, index }: IndexPlace): Promise<readonly StagedFile[]> {
  const difference = ["--cached", "--raw", "-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"];
  const { output } = await runGit(git, ["diff-index", ...difference, "--end-of-options", "HEAD", "--"], {
    environment: indexEnvironment(index),
  });
  const files: StagedFile[] = [];
  let facts: readonly string[] | undefined;
  // `:100644 100644 ID ID M`, and then the path.
  for (const { text, isNameable } of recordsOf(output)) {
    if (!facts) {
      if (!text.startsWith(":")) throw new Error("a difference of git's is none");
      facts = text.slice(1).split(" ");
      continue;
    }
    const [before = "", after = ""] = facts;
    files.push({ path: text, isNameable, before, after });
    facts = undefined;
  }
  return files;
}

/** What links of the index lead to. Throws where one cannot be read. */
export function targetsOf(source: ObjectSource, links: readonly StageRecord[]): ReadonlyMap<string, string> {
  const { texts } = stagedObjects(source, [], links);
  return new Map([...texts].map(([path, text]) => [path, Buffer.from(text, "latin1").toString()]));
}
