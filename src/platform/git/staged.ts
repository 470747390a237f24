/** What the index changes against HEAD, and what else in it decides whether that matters. */
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Change, changesIn, type LooseFolder, looseFolders } from "../../repo/git/index-changes.ts";
import { IndexEntries } from "../../repo/git/index-entries.ts";
import { type Git, run } from "./command.ts";
import { idBytesOf } from "./id-bytes.ts";
import type { Location } from "./location.ts";
import { type ReadObject, readObjects } from "./reading.ts";
import { printable, recordsOf } from "./records.ts";
import { indexEnvironment, listStages, type StageRecord, stageRecordOf } from "./stage-records.ts";

/** A path that differs between HEAD and the index. */
export interface StagedFile {
  /** From the top; a printable form where it is not UTF-8. */
  readonly path: string;
  readonly nameable: boolean;
  /** The mode in HEAD, six digits; `000000`: it is not there. */
  readonly before: string;
  readonly after: string;
}

/** Where the index is. */
export interface IndexPlace extends Pick<Location, "gitDirectory" | "shared"> {
  readonly git: Git;
  /** An index other than the repository's own. */
  readonly index: string | undefined;
}

/** What the index holds. */
interface Listed {
  /** The links, the submodules, the unmerged and the unprintable of the index; names that are not ASCII are spoilt. */
  readonly odd: readonly string[];
  /** The links of the index. */
  readonly links: readonly StageRecord[];
  /** The paths of the ordinary files of the index, those of one folder beside each other. */
  readonly paths: readonly string[];
  /** Those that are wanted with mode and id, for a tree of them. */
  entries(isWanted: (path: string) => boolean): readonly StageRecord[];
}

export interface Staged extends Listed {
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
   * `pick`: of the paths of ordinary files, those whose texts are wanted, in the same order. Rejects where HEAD has no commit, and
   * where the index holds nothing at all: who lists nothing has not looked.
   */
  read(pick: (paths: readonly string[]) => readonly string[]): Promise<Staged>;
}

/** The index is read from the disk; where its form is one that only git knows, git lists it. Throws where there is none. */
export function stagedIn(place: IndexPlace): StagedIndex {
  const index = readIndexEntries(place);
  const loose = index && looseFolders(index, mostFolders);
  const folders = (loose ?? []).map(({ path }) => path);
  return {
    likely: loose && isMostlyWritten(loose) ? folders : [],
    async read(pick) {
      const listed = index ? listedIn(index) : await listedBy(place);
      if (listed.paths.length + listed.odd.length === 0) throw new Error("an index holds nothing");
      const files = inOrder(listed, pick(listed.paths));
      const trees = folders.map((path) => (path === "" ? "HEAD^{tree}" : `HEAD:${path}`));
      const found = readObjects(place.git, [...trees, ...files.map(({ id }) => id)]);
      const changes = index && loose && changesBetween(index, loose, found);
      return {
        ...listed,
        files: changes ?? (await comparedBy(place)),
        texts: textsOf(files, found.slice(trees.length)),
      };
    },
  };
}

/** `undefined`: its form is one that only git knows. Throws where there is none. */
export function readIndexEntries({
  index,
  gitDirectory,
  shared,
}: Pick<IndexPlace, "index" | "gitDirectory" | "shared">): IndexEntries | undefined {
  const idBytes = idBytesOf(shared);
  const bytes = readFileSync(index ?? join(gitDirectory, "index"));
  return idBytes === undefined ? undefined : IndexEntries.from(bytes, idBytes);
}

/** Whether Git has written most folders as trees. It forgets those on the way to what is added, and all where it looked at all. */
function isMostlyWritten(loose: readonly LooseFolder[]): boolean {
  const written = loose.flatMap(({ folders }) => [...folders.values()].filter((id) => id !== undefined));
  return written.length >= loose.length;
}

/** The files at these paths, which have the order of the index, so that none of ten thousand is looked up. */
function inOrder(listed: Listed, wanted: readonly string[]): readonly StageRecord[] {
  if (wanted.length === 0) return [];
  let next = 0;
  const files = listed.entries((path) => {
    const isNext = path === wanted[next];
    if (isNext) next++;
    return isNext;
  });
  if (files.length !== wanted.length) throw new Error("paths are not in the order of the index");
  return files;
}

/** The texts of files of the index, byte for character. Throws where git lacks one. */
export function textsIn(git: Git, files: readonly StageRecord[]): ReadonlyMap<string, string> {
  return textsOf(
    files,
    readObjects(
      git,
      files.map(({ id }) => id),
    ),
  );
}

function textsOf(
  files: readonly StageRecord[],
  found: readonly (ReadObject | undefined)[],
): ReadonlyMap<string, string> {
  return new Map(
    files.map(({ path, id }, at) => {
      const object = found[at];
      if (object?.type !== "blob") throw new Error(`git cannot read the object ${id}`);
      return [path, object.content.toString("latin1")];
    }),
  );
}

function changesBetween(
  index: IndexEntries,
  loose: readonly LooseFolder[],
  found: readonly (ReadObject | undefined)[],
): readonly StagedFile[] | undefined {
  const trees = new Map(loose.map((folder, at) => [folder, found[at]]));
  if (trees.get(loose[0] as LooseFolder)?.type !== "tree") throw new Error("HEAD has no tree");
  const treeOf = (folder: LooseFolder): ReadObject | undefined => {
    const object = trees.get(folder);
    return object?.type === "tree" ? object : undefined;
  };
  return changesIn(index, loose, treeOf)?.map(named);
}

function named({ path, before, after }: Change): StagedFile {
  if (!/[^\0-\x7f]/.test(path)) return { path, nameable: true, before, after };
  const bytes = Buffer.from(path, "latin1");
  const nameable = isUtf8(bytes);
  return { path: nameable ? bytes.toString() : printable(bytes), nameable, before, after };
}

async function comparedBy({ git, index }: IndexPlace): Promise<readonly StagedFile[]> {
  const difference = ["--cached", "--raw", "-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"];
  const { output } = await run(git, ["diff-index", ...difference, "--end-of-options", "HEAD", "--"], {
    environment: indexEnvironment(index),
  });
  const files: StagedFile[] = [];
  let facts: readonly string[] | undefined;
  // `:100644 100644 ID ID M`, and then the path.
  for (const { text, nameable } of recordsOf(output)) {
    if (!facts) {
      if (!text.startsWith(":")) throw new Error("a difference of git's is none");
      facts = text.slice(1).split(" ");
      continue;
    }
    const [before = "", after = ""] = facts;
    files.push({ path: text, nameable, before, after });
    facts = undefined;
  }
  return files;
}

/** Names that are not ASCII are spoilt, which is faster, and no name that is looked for has them. */
function listedIn(index: IndexEntries): Listed {
  const fileAt = (at: number): StageRecord => ({
    path: index.pathOf(at),
    mode: index.modeTextOf(at),
    id: index.idOf(at),
    isMerged: index.isMerged(at),
  });
  const paths: string[] = [];
  /** The number of each path. */
  const numbers: number[] = [];
  const others: StageRecord[] = [];
  for (let at = 0; at < index.size; at++) {
    const mode = index.modeOf(at);
    if ((mode === 0o100644 || mode === 0o100755) && index.isMerged(at)) {
      paths.push(index.pathOf(at));
      numbers.push(at);
    } else others.push(fileAt(at));
  }
  return {
    ...unusual(others),
    paths,
    entries: (isWanted) => numbers.filter((_, i) => isWanted(paths[i] ?? "")).map(fileAt),
  };
}

function unusual(others: readonly StageRecord[]): Pick<Listed, "odd" | "links"> {
  return {
    odd: others.map(({ path }) => path),
    links: others.filter(({ mode, isMerged }) => mode === "120000" && isMerged),
  };
}

/** The same from git's own listing. */
async function listedBy({ git, index }: IndexPlace): Promise<Listed> {
  const output = await listStages(git, index);
  if (output.at(-1) !== 0) throw new Error("a listing of git's ends too soon");
  const all = output.toString("latin1").split("\0").slice(0, -1).map(stageRecordOf);
  const isOrdinary = ({ mode, isMerged }: StageRecord): boolean => /^100(?:644|755)$/.test(mode) && isMerged;
  const ordinary = all.filter(isOrdinary);
  return {
    ...unusual(all.filter((file) => !isOrdinary(file))),
    paths: ordinary.map(({ path }) => path),
    entries: (isWanted) => ordinary.filter(({ path }) => isWanted(path)),
  };
}

/** What links of the index lead to. Throws where one cannot be read. */
export function targetsOf(git: Git, links: readonly StageRecord[]): ReadonlyMap<string, string> {
  return new Map([...textsIn(git, links)].map(([path, text]) => [path, Buffer.from(text, "latin1").toString()]));
}
