/** Searches files of the index: a few of them as they are on disk, where that is the same text, and else with Git. */
import { join } from "node:path";
import { directoryOf, withAncestors } from "../../repo/path.ts";
import { UnreadableFile } from "../../repo/tree.ts";
import { readFile } from "../disk/bytes.ts";
import { blobId } from "../hash.ts";
import { type Git, run } from "./command.ts";
import type { IndexedFile, Staged } from "./staged.ts";

/** What is looked for: patterns of lines (POSIX, extended; in any case), and whether one of them fits a text. */
export interface Lines {
  readonly patterns: readonly string[];
  fits(text: string): boolean;
}

/** Where it is looked for. */
export interface Searched {
  readonly git: Git;
  /** An index other than the repository's own. */
  readonly index: string | undefined;
  readonly staged: Pick<Staged, "paths" | "entries">;
}

/** So many files are read one by one, and so many paths are given to Git as they are. */
const fewPaths = 50;

/**
 * The same files in fewer paths: a folder of which all files are wanted stands for them. Git compares every file of the index
 * with every path that it is given. `all`: all ordinary files; what is no such file may be searched more.
 */
export function gathered(wanted: readonly string[], all: readonly string[]): readonly string[] {
  if (wanted.length <= fewPaths) return wanted;
  const isWanted = new Set(wanted);
  const others = new Set(all.filter((path) => !isWanted.has(path)).map(directoryOf));
  const mixed = new Set([...others].flatMap(withAncestors));
  const stands = (path: string): string =>
    withAncestors(directoryOf(path)).find((folder) => !mixed.has(folder)) ?? path;
  return [...new Set(wanted.map(stands))];
}

/** The characters of paths that one command line takes on every system. */
const mostPaths = 20_000;

/** Loads what reads files from the disk, while there is time for it. */
export async function prepareSearch(): Promise<void> {
  blobId(new Uint8Array());
}

/** Whether one of the lines stands in one of these ordinary files of the index. */
export async function stagedHolds(
  lines: Lines,
  paths: readonly string[],
  { git, index, staged }: Searched,
): Promise<boolean> {
  if (paths.length > fewPaths) return gitFinds(lines.patterns, gathered(paths, staged.paths), git, index);
  const wanted = new Set(paths);
  const others: string[] = [];
  for (const file of staged.entries((path) => wanted.has(path))) {
    const text = textOnDisk(file, git.top);
    if (text === undefined) others.push(file.path);
    else if (lines.fits(text)) return true;
  }
  return gitFinds(lines.patterns, others, git, index);
}

/** The text of a file, byte for character, if the disk has what the index has. */
function textOnDisk({ path, id }: IndexedFile, top: string): string | undefined {
  try {
    const bytes = readFile(join(top, path));
    if (blobId(bytes, id.length === 64 ? "sha256" : "sha1") !== id) return undefined;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

async function gitFinds(
  patterns: readonly string[],
  paths: readonly string[],
  git: Git,
  index: string | undefined,
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
      ...(index === undefined ? {} : { environment: { GIT_INDEX_FILE: index } }),
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
