/** Reads many files of a tree for a search. */
import { type Tree, UnreadableFile } from "./tree.ts";

/** How many files are read at the same time. */
const together = 256;

/** Gives the bytes of files as Latin-1, in any order: those that can be read exactly. */
export async function glimpsesOf(
  tree: Tree,
  paths: readonly string[],
  take: (path: string, text: string) => void,
): Promise<void> {
  const give = (path: string, bytes: Uint8Array): void =>
    take(path, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"));
  if (await tree.glimpse?.(paths, give)) return;
  const read = async (path: string): Promise<void> => {
    try {
      give(path, await tree.read(path));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
  };
  for (let at = 0; at < paths.length; at += together) await Promise.all(paths.slice(at, at + together).map(read));
}
