/** The form of a tree object of Git's: `100644 NAME`, a zero, and the id as bytes, for each file and folder in it. */

/** What a tree holds under a name. */
export interface TreeEntry {
  /** Six digits, as an index has them. */
  readonly mode: string;
  readonly id: string;
}

/** Gives each entry of a tree in its order, with its name as bytes, one character each. Throws where it is none. */
export function eachTreeEntry(tree: Buffer, idBytes: number, take: (name: string, entry: TreeEntry) => void): void {
  for (let at = 0; at < tree.length; ) {
    const blank = tree.indexOf(" ", at);
    const end = tree.indexOf(0, blank);
    if (blank < 0 || end < 0 || end + idBytes >= tree.length) throw new Error("a tree of Git's is none");
    take(tree.toString("latin1", blank + 1, end), {
      mode: tree.toString("latin1", at, blank).padStart(6, "0"),
      id: tree.toString("hex", end + 1, end + 1 + idBytes),
    });
    at = end + 1 + idBytes;
  }
}

/** The entries of a tree by their names as bytes, one character each. Throws where it is none. */
export function treeEntriesOf(tree: Buffer, idBytes: number): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  eachTreeEntry(tree, idBytes, (name, entry) => entries.set(name, entry));
  return entries;
}

/** Whether an entry is a folder, which is a tree of its own. Git looks at no more of a mode than this. */
export function isFolder({ mode }: TreeEntry): boolean {
  return (Number.parseInt(mode, 8) & 0o170000) === 0o040000;
}
