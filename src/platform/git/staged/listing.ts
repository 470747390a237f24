/** The files of an index: from its own bytes, or as git lists them where only git knows its form. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { IndexEntries } from "../../../repo/git/index-entries.ts";
import type { Git } from "../command.ts";
import { idBytesOf } from "../objects/id-bytes.ts";
import type { Location } from "../location.ts";
import { listStages, type StageRecord, stageRecordOf } from "./records.ts";

/** Where the index is. */
export interface IndexPlace extends Pick<Location, "gitDirectory" | "shared"> {
  readonly git: Git;
  /** An index other than the repository's own. */
  readonly index: string | undefined;
}

/** What the index holds. */
export interface IndexListing {
  /** The links, the submodules, the unmerged and the unprintable of the index; names that are not ASCII are spoilt. */
  readonly odd: readonly string[];
  /** The links of the index. */
  readonly links: readonly StageRecord[];
  /** The paths of the ordinary files of the index, those of one folder next to each other. */
  readonly paths: readonly string[];
  /** Those that are wanted with mode and id, for a tree of them. */
  entries(passes: (path: string) => boolean): readonly StageRecord[];
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

/** Names that are not ASCII are spoilt, which is faster, and no name that is looked for has them. */
export function listingOfIndex(index: IndexEntries): IndexListing {
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
    entries: (passes) => numbers.filter((_, i) => passes(paths[i] ?? "")).map(fileAt),
  };
}

function unusual(others: readonly StageRecord[]): Pick<IndexListing, "odd" | "links"> {
  return {
    odd: others.map(({ path }) => path),
    links: others.filter(({ mode, isMerged }) => mode === "120000" && isMerged),
  };
}

/** The same from git's own listing. */
export async function listingByGit({ git, index }: IndexPlace): Promise<IndexListing> {
  const output = await listStages(git, index);
  if (output.at(-1) !== 0) throw new Error("a listing of git's ends too soon");
  const all = output.toString("latin1").split("\0").slice(0, -1).map(stageRecordOf);
  const isOrdinary = ({ mode, isMerged }: StageRecord): boolean => /^100(?:644|755)$/.test(mode) && isMerged;
  const ordinary = all.filter(isOrdinary);
  return {
    ...unusual(all.filter((file) => !isOrdinary(file))),
    paths: ordinary.map(({ path }) => path),
    entries: (passes) => ordinary.filter(({ path }) => passes(path)),
  };
}
