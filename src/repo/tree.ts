/** The interface of a repository's tree: entries and bytes, from the disk, Git or GitHub. */

/**
 * `link` has a `target`; `submodule` is a tree that is not here; `unnameable` has a name that is not UTF-8, escaped in
 * `path`.
 */
export interface Entry {
  readonly path: string;
  readonly kind: "file" | "directory" | "link" | "submodule" | "unnameable";
  readonly target?: string;
  /** The id of the Git object, if there is one. */
  readonly id?: string;
  /** Why the content is not what a checkout would write, if the listing already shows it (unmerged paths). */
  readonly unjudged?: string;
  /** Whether Git's mode of the file says so: the system starts no other file by its path. */
  readonly isExecutable?: true;
}

/** What identifies a file or a submodule. Where all of it is equal, a checkout writes the same and it starts alike. */
export interface Identity {
  /** The id of its Git object. */
  readonly id: string;
  /** How a checkout writes something else than the object holds; absent: it does not. */
  readonly checkout?: CheckoutEffect;
  /** Whether the system starts it by its path; absent: this is not known. */
  readonly isExecutable?: boolean;
}

/** A line of a `.gitattributes` file. */
export interface AttributeLine {
  readonly path: string;
  /** From 1; absent where the whole file decides. */
  readonly line?: number;
}

/** What attributes do to a file. */
export interface CheckoutEffect {
  /** The attribute, as in `eol=crlf`. */
  readonly how: string;
  /** The lines of `.gitattributes` files that decide it; none if this is not known. */
  readonly by: readonly AttributeLine[];
}

/** Takes what a tree has. */
export interface Take {
  entry(entry: Entry): void;
  /** Plain files of one directory: the list of their names, see `name-list.ts`. */
  files(directory: string, names: string): void;
}

/**
 * The working tree, the Git index, a commit and a `Map` in memory implement this. `list` may leave out directories that
 * are not empty. `read` takes the path of a `file` or `unnameable` entry. It rejects with `UnreadableFile` for a fault
 * of that file; any other error is a failure of the tool.
 */
export interface Tree {
  /**
   * Whether paths that begin with `~/` and `/` belong to the user and the machine; otherwise they are ordinary names.
   */
  readonly holdsUser?: boolean;
  list(): Promise<readonly Entry[]>;
  /** The entries one by one, for a tree that may have a million of them. */
  each?(take: Take): Promise<void>;
  read(path: string): Promise<Uint8Array>;
  /** The same at once, in bytes that hold until the next call; `undefined` if it cannot. */
  readNow?(path: string): Uint8Array | undefined;
  /**
   * Gives the contents of many files for a search, in any order, and not those that cannot be read. False: they have to
   * be read one by one.
   */
  glimpse?(paths: readonly string[], take: (path: string, bytes: Uint8Array) => void): Promise<boolean>;
  /** What identifies an entry, readable or not. */
  identify?(path: string): Promise<Identity | undefined>;
}

/** A repository together with the files of the user and the machine. Its own directory `~` becomes `./~`. */
export function combine(repository: Tree, user: Tree): Tree {
  return {
    holdsUser: true,
    list: async () => {
      const [own, users] = await Promise.all([repository.list(), user.list()]);
      return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...users];
    },
    identify: async (path) =>
      isHome(path) || path.startsWith("/")
        ? undefined
        : repository.identify?.(path.startsWith("./~") ? path.slice(2) : path),
    read: (path) =>
      isHome(path) || path.startsWith("/")
        ? user.read(path)
        : repository.read(path.startsWith("./~") ? path.slice(2) : path),
    ...(repository.readNow
      ? {
          readNow: (path) =>
            isHome(path) || path.startsWith("/")
              ? undefined
              : repository.readNow?.(path.startsWith("./~") ? path.slice(2) : path),
        }
      : {}),
  };
}

function isHome(path: string): boolean {
  return path === "~" || path.startsWith("~/");
}

/** A file cannot be read exactly. The message completes "`path` …", as in "is 9 MiB large; the limit is 4 MiB". */
export class UnreadableFile extends Error {}

/**
 * An error that the user can fix, with a message for the user: a missing revision, a directory that Git does not trust.
 */
export class UserError extends Error {}

/**
 * A run cannot end with a verdict, for a reason that is no fault of this tool: too little memory, a clone with broken
 * objects, a missing event. Exit code 3, with a message that needs no stack trace.
 */
export class RunFailure extends Error {}

/** The clone has an object whose content is not what its name says: nothing that it holds can be trusted. */
export class ForeignObject extends RunFailure {}

/** Whether an error is a failure of the machine, not of this tool: a `RunFailure`, or one that the system reports. */
export function isOfMachine(error: unknown): boolean {
  return error instanceof RunFailure || (error instanceof Error && "syscall" in error);
}

/** The limits of reading. A finding names every file that is skipped because of them. */
export const limits = {
  /** Bytes of one file. The largest known real profile has 160 kB. */
  fileBytes: 4 * 1024 * 1024,
  /** Bytes of the texts that are held at the same time. */
  totalBytes: 1024 * 1024 * 1024,
  /** Entries of a directory that is not in a Git repository. */
  entries: 500_000,
  /** Links on one path; the kernel's own limit. */
  links: 40,
  /** Levels of directories that calls go down; a path may have more levels than the stack has room for. */
  levels: 200,
} as const;

/** The end of "`path` …" for a file of which Git has two versions. */
export function inConflict(path: string): string {
  const command = /^[\w./@+-]+$/.test(path) ? `\`git add ${path}\`` : "`git add`";
  return `has a merge conflict, so it could not be checked; resolve it and run ${command}`;
}

/** The end of "`path` …" for a file above the limit. */
export function tooLarge(bytes: number): string {
  return `is ${Math.ceil((bytes / (1 << 20)) * 10) / 10} MiB large; the limit is ${limits.fileBytes >> 20} MiB`;
}

/** Directories of the user and the machine, as paths of the tree (`~/.config`); absent if the variable is not set. */
export interface UserDirectories {
  readonly home?: string;
  readonly xdgConfigHome?: string;
  readonly codexHome?: string;
  readonly system?: string;
}

/** The directories in which hosts look. */
export interface SearchScope {
  /** The directories in which a session may start: all that contain a layer, or the one in the arguments. */
  readonly starts: readonly string[];
  /** The tree's root and its submodules. An index or a commit has no `.git` that would show them. */
  readonly repositoryRoots: readonly string[];
  /** If absent, no layer outside the repository is read. */
  readonly user?: UserDirectories;
  /** The names of the repository in lower case, also with the owner. A host may look elsewhere in some repositories. */
  readonly repositoryNames?: readonly string[];
  /** More directories or files that the policy names for this host; they are project layers. */
  readonly dirs: readonly string[];
}
