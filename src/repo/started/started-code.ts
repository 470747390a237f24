/** Finds the files of a tree that a command line starts, and the scripts that these start in turn. */
import { isLookedUp, type NamedFile, type Searched } from "./named.ts";
import { FileFinder } from "./text/file-finder.ts";
import { append } from "../many.ts";
import { maxPlaces } from "./text/reading.ts";
import { byBytes } from "../path.ts";
import type { RepoIndex } from "../repo-index.ts";
import type { Output } from "./shell/data.ts";
import { type StartedBy, StartedFileReader } from "./started-file-reader.ts";
import { isManifest } from "./runners/tasks.ts";

/** How far scripts are followed, how many of them, and how many files all commands of a tree may start together. */
const limits = { levels: 3, files: 300, visits: 600, all: 1_000_000 };

/** What is kept of a tree, because many settings start the same files. */
interface TreeState {
  readonly named: FileFinder;
  readonly started: StartedFileReader;
  readonly codes: Map<string, Promise<StartedCode>>;
  /** How many files may still be followed. */
  left: number;
}

const known = new WeakMap<RepoIndex, TreeState>();

/** A file that commands start. */
export interface Started {
  readonly path: string;
  /** Whether a runner reads it for its tasks or for what to install, and nothing else names it. */
  readonly isManifest: boolean;
  /** Whether the system starts it by its path, so that it has to be executable. */
  readonly isDirect: boolean;
}

/** What commands start. */
export interface StartedCode {
  /** Sorted by path. */
  readonly files: readonly Started[];
  /** The first file of which not all that it starts was followed; `null`: the commands. Absent: all was followed. */
  readonly cut?: string | null;
  /** The first file that runs tests, which are not followed; `null`: the commands. Absent: none does. */
  readonly tests?: string | null;
}

/**
 * The files that `commands` start, sorted by path: those that the command lines name, relative to the root, to any
 * directory on the way to `directory`, or to a directory that the line names (`cd tools && ./x.sh`) or that one of
 * `commands` is (`cwd`, `PATH`); the manifest of a runner and what the task starts (`npm run …`: `package.json`, its
 * lock file and that script); modules; and what these start in turn, three levels deep. `lines`: those of the commands
 * that a host gives to a shell as they are, and where their output goes. Only of these it is known which words are
 * data. `searches`: which files of the directories among `commands` are started too.
 */
export async function filesStartedBy(
  commands: readonly string[],
  directory: string,
  repo: RepoIndex,
  lines: ReadonlyMap<string, Output> = new Map(),
  searches?: Searched,
): Promise<StartedCode> {
  const tree = stateOf(repo);
  const folders = tree.named.foldersIn(commands, directory);
  const places = folders.slice(0, maxPlaces);
  const texts = commands.map((text) =>
    tree.named.namedIn({
      text,
      language: "command",
      directory,
      places,
      output: lines.get(text) ?? "unknown",
      name: null,
    }),
  );
  const inside = searches ? tree.named.inside(folders, searches) : { named: [], isCut: false };
  const named = [...texts, inside].flatMap((text) => text.named);
  const ends = {
    ...([...texts, inside].some(({ isCut }) => isCut) ? { cut: null } : {}),
    ...(texts.some(({ runsTests }) => runsTests) ? { tests: null } : {}),
  };
  const keys = await Promise.all(named.map((one) => keyOf(one, tree.started)));
  const key = JSON.stringify([ends, ...keys]);
  let code = tree.codes.get(key);
  if (!code) tree.codes.set(key, (code = codeFrom(named, ends, tree)));
  return code;
}

function stateOf(repo: RepoIndex): TreeState {
  let tree = known.get(repo);
  if (!tree) {
    const named = new FileFinder(repo);
    tree = { named, started: new StartedFileReader(repo, named), codes: new Map(), left: limits.all };
    known.set(repo, tree);
  }
  return tree;
}

/** Equal for commands that start the same files, however they are written. */
async function keyOf(one: NamedFile, started: StartedFileReader): Promise<string> {
  const { path, installs, isDirect } = one;
  const { key } = await started.question(one);
  return JSON.stringify([path, isLookedUp(one), isDirect, installs, key]);
}

async function codeFrom(
  named: readonly NamedFile[],
  ends: Omit<StartedCode, "files">,
  tree: TreeState,
): Promise<StartedCode> {
  const following = new Following(tree);
  ({ cut: following.cut, tests: following.tests } = ends);
  await following.from(named);
  following.addAlike();
  const files = [...following.found.values()].sort((a, b) => byBytes(a.path, b.path));
  const { cut, tests } = following;
  return { files, ...(cut === undefined ? {} : { cut }), ...(tests === undefined ? {} : { tests }) };
}

/** Follows files to what they start, level by level. */
class Following {
  readonly found = new Map<string, Started>();
  /** As in `StartedCode`. */
  cut: string | null | undefined;
  tests: string | null | undefined;
  readonly #tree: TreeState;
  readonly #started: StartedFileReader;
  readonly #visited = new Set<string>();
  #count = 0;

  constructor(tree: TreeState) {
    this.#tree = tree;
    this.#started = tree.started;
  }

  async from(first: readonly NamedFile[]): Promise<void> {
    let level: NamedFile[] = [];
    for (const one of first) if (await this.#started.counts(one)) level.push(one);
    for (const one of level) this.#keep(one);
    this.#count = this.found.size;
    for (let depth = 0; depth <= limits.levels && level.length > 0; depth++) {
      const next: NamedFile[] = [];
      // What a task starts is as near as its manifest, so the list may grow while it is read.
      for (const one of level)
        if (depth < limits.levels || isNear(one)) append(isNear(one) ? level : next, await this.#visit(one));
      level = next;
    }
  }

  /** Where a file system ignores case, one of two files of one name is checked out, and nobody knows which. */
  addAlike(): void {
    for (const { path, isDirect } of this.found.values())
      for (const other of this.#tree.named.alike(path))
        if (!this.found.has(other)) this.found.set(other, { path: other, isManifest: false, isDirect });
  }

  /** What is started by it and has to be visited. */
  async #visit(one: NamedFile): Promise<readonly NamedFile[]> {
    // Most of what is named often is named in words that mean the same.
    const { key, answer } = await this.#started.question(one);
    if (this.#visited.has(key)) return [];
    if (this.#visited.size >= limits.visits || this.#tree.left < 0) {
      this.cut ??= one.path;
      return [];
    }
    this.#visited.add(key);
    const { named, isCut, runsTests = false, isWhole } = await answer();
    this.#end(one.path, { isCut, runsTests });
    if (isWhole) {
      for (const inside of named) this.#keep(inside);
      return [];
    }
    const kept: NamedFile[] = [];
    for (const inside of named) {
      const isNew = !this.found.has(inside.path);
      if (isNew && !(await this.#started.counts(inside))) continue;
      if (isNew && ++this.#count > limits.files) {
        this.cut ??= one.path;
        break;
      }
      this.#keep(inside);
      kept.push(inside);
    }
    return kept;
  }

  #end(path: string, { isCut, runsTests }: Pick<StartedBy, "isCut" | "runsTests">): void {
    if (isCut) this.cut ??= path;
    if (runsTests) this.tests ??= path;
  }

  /** What a program installs by is bounded with its manifest. */
  #keep(one: NamedFile): void {
    const { path, installs, isDirect } = one;
    const { found } = this;
    const was = found.get(path);
    if (!was) this.#tree.left--;
    const isManifest = isLookedUp(one) && was?.isManifest !== false;
    found.set(path, { path, isManifest, isDirect: isDirect || was?.isDirect === true });
    for (const file of installs)
      if (!found.has(file)) found.set(file, { path: file, isManifest: true, isDirect: false });
  }
}

/** Whether what it names is as near as itself. */
function isNear({ path, use }: NamedFile): boolean {
  return use !== undefined || isManifest(path);
}
