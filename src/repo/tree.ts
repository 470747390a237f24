/** What a repository looks like from inside: entries and bytes, whoever holds them. */

/** `link` has a `target`; `submodule` stands for a tree that is not here; `unnameable` is a name that is not UTF-8, written out. */
export interface Entry {
  readonly path: string;
  readonly kind: "file" | "directory" | "link" | "submodule" | "unnameable";
  readonly target?: string;
  /** The object's name in git, where there is one. */
  readonly id?: string;
  /** Why what stands here is not what a checkout would give, where that is known from the listing (unmerged paths). */
  readonly unjudged?: string;
}

/**
 * The working tree, the git index, a commit and a `Map` in memory are four answers to this. `list` may leave
 * directories out that hold something. `read` takes the path of a `file` or `unnameable` entry and rejects with `Unreadable`
 * for a fault of that file; anything else it throws is a failure of the tool.
 */
export interface Tree {
  /** Whether paths that begin with `~/` and `/` are the user's and the machine's; else they are names like others. */
  readonly holdsUser?: boolean;
  list(): Promise<readonly Entry[]>;
  read(path: string): Promise<Uint8Array>;
  /** What tells the content of an entry, readable or not, from any other: its object's name in git. */
  identify?(path: string): Promise<string | undefined>;
}

/** A repository with the places of the user and the machine beside it. Its own directory `~` becomes `./~`. */
export function combine(repository: Tree, user: Tree): Tree {
  return {
    holdsUser: true,
    list: async () => {
      const [own, beside] = await Promise.all([repository.list(), user.list()]);
      return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...beside];
    },
    identify: async (path) =>
      isHome(path) || path.startsWith("/")
        ? undefined
        : repository.identify?.(path.startsWith("./~") ? path.slice(2) : path),
    read: (path) =>
      isHome(path) || path.startsWith("/")
        ? user.read(path)
        : repository.read(path.startsWith("./~") ? path.slice(2) : path),
  };
}

function isHome(path: string): boolean {
  return path === "~" || path.startsWith("~/");
}

/** One file cannot be given exactly: the message completes "`path` …", as in "is 9 MiB large; the limit is 4 MiB". */
export class UnreadableFile extends Error {}

/** The user's mistake, in words for the user: a revision that does not exist, a directory that git will not trust. */
export class UserError extends Error {}

/** Where reading stops. A file above it, or the files after it, are named in a finding and never passed over. */
export const limits = {
  /** Bytes of one file. The largest real profile known has 160 kB. */
  fileBytes: 4 * 1024 * 1024,
  /** Files of hosts that are read in one run. */
  files: 20_000,
  /** Bytes of all of them together. */
  totalBytes: 256 * 1024 * 1024,
  /** Entries of a directory that no git repository describes. */
  entries: 500_000,
  /** Links that one path may go through; the kernel's own limit. */
  links: 40,
} as const;

/** Completes "`path` …" for a file above the limit. */
export function tooLarge(bytes: number): string {
  return `is ${Math.ceil((bytes / (1 << 20)) * 10) / 10} MiB large; the limit is ${limits.fileBytes >> 20} MiB`;
}

/** Places of the user and the machine, as paths of the tree (`~/.config`); absent where the variable is unset. */
export interface UserDirectories {
  readonly home?: string;
  readonly xdgConfigHome?: string;
  readonly codexHome?: string;
  readonly system?: string;
}

/** Where hosts look. */
export interface SearchScope {
  /** Directories a session may start in: every one that holds a layer, or the one that was asked for. */
  readonly starts: readonly string[];
  /** The tree's root and its submodules: an index or a commit has no `.git` to find them by. */
  readonly repositoryRoots: readonly string[];
  /** Absent: no layer outside the repository is read. */
  readonly user?: UserDirectories;
  /** Further directories (or files) that the policy names for this host, as project layers. */
  readonly dirs: readonly string[];
}
