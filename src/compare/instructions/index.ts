/** Which instruction files differ between two trees: what hosts give to every agent, and nobody judges. */
import type { Inspection } from "../../inspect/index.ts";
import { byBytes, nameOf } from "../../repo/path.ts";
import { matches } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { importedBy, importing, outsideImports } from "./imported.ts";
import { instructionFiles } from "./files.ts";
import { promptChange } from "../fields/prompt.ts";

/** One file. */
export interface InstructionChange {
  readonly path: string;
  readonly kind: "added" | "removed" | "changed";
  /** Lines; `null`: the file is not text, or too many files changed to read them all. */
  readonly added: number | null;
  /** Lines; `null` as for `added`. */
  readonly removed: number | null;
  /** Hidden characters that the file before did not have. */
  readonly hidden: number;
  /** Files outside of the repository that it imports and did not import before, as they are written; absent: none. */
  readonly outside?: readonly string[] | undefined;
}

/** More changed files are not read. */
const mostRead = 200;

/**
 * The files of hosts that are in use in either tree, and the files that these import, sorted by path. Reads files that
 * differ, and those that may import others.
 */
export async function compareInstructions(
  before: { readonly repo: RepoIndex; readonly inspection: Inspection },
  after: { readonly repo: RepoIndex; readonly inspection: Inspection },
): Promise<readonly InstructionChange[]> {
  const patterns = patternsOf([before.inspection, after.inspection]);
  if (patterns.length === 0) return [];
  const importers = patternsOf([before.inspection, after.inspection], importing);
  const [old, now] = await Promise.all([
    foundIn(before.repo, patterns, importers),
    foundIn(after.repo, patterns, importers),
  ]);
  const [was, is] = [old.files, now.files];
  const mayImport = (path: string): boolean => old.importers.has(path) || now.importers.has(path);
  const paths = [...new Set([...was.keys(), ...is.keys()])].map((path) => {
    const [old, now] = [was.get(path), is.get(path)];
    // A link that leads elsewhere has changed itself.
    return old !== undefined && now !== undefined && old !== now ? path : (now ?? old ?? path);
  });
  const differing = [...new Set(paths)].sort(byBytes).filter((path) => !isSameObject(before.repo, after.repo, path));
  const changes = await Promise.all(
    differing.map((path, at) =>
      changeAt(path, before.repo, after.repo, { isRead: at < mostRead, mayImport: mayImport(path) }),
    ),
  );
  return changes.flatMap((change) => change ?? []);
}

interface Found {
  /** Each with its real path. */
  readonly files: ReadonlyMap<string, string>;
  /** Those that may import others, imported ones included. */
  readonly importers: ReadonlySet<string>;
}

/** The files that match, and what some of them import. */
async function foundIn(repo: RepoIndex, patterns: readonly string[], importers: readonly string[]): Promise<Found> {
  const files = new Map(filesIn(repo, patterns));
  const roots = [...files.keys()].filter((path) => importers.some((pattern) => matches(path, pattern)));
  const imported = await importedBy(repo, roots);
  for (const path of imported) files.set(path, realPathOf(repo, path));
  return { files, importers: new Set([...roots, ...imported]) };
}

function realPathOf(repo: RepoIndex, path: string): string {
  const real = repo.resolve(path);
  return real.kind === "file" ? real.path : path;
}

/** `only`: of these hosts alone, and not what every agent may read. */
function patternsOf(inspections: readonly Inspection[], only?: ReadonlySet<string>): readonly string[] {
  const used = new Set(
    inspections.flatMap(({ loads }) =>
      loads.flatMap(({ host, use }) => (use.kind === "none" || only?.has(host) === false ? [] : [host])),
    ),
  );
  if (used.size === 0) return [];
  return instructionFiles.flatMap(({ hosts, patterns }) =>
    (hosts === "any" ? !only : hosts.some((host) => used.has(host))) ? patterns : [],
  );
}

/** The files that match, each with its real path: `CLAUDE.md` is often a link to `AGENTS.md`. */
function filesIn(repo: RepoIndex, patterns: readonly string[]): ReadonlyMap<string, string> {
  const names = new Set(patterns.map(nameOf));
  const found = new Map<string, string>();
  // A repository has many files, and few of these names or in hidden folders.
  for (const { path, kind } of repo.entries.having((part) => names.has(part) || /(?:^|\/)\./.test(part))) {
    if (kind !== "file" && kind !== "link") continue;
    if (repo.isUsers(path) || !patterns.some((pattern) => matches(path, pattern))) continue;
    const real = repo.resolve(path);
    if (real.kind === "file") found.set(path, real.path);
  }
  return found;
}

function isSameObject(before: RepoIndex, after: RepoIndex, path: string): boolean {
  const [was, is] = [before, after].map((repo) => repo.entries.get(path));
  return was?.id !== undefined && was.id === is?.id && was.kind === is.kind;
}

/** `undefined`: the file is the same. */
async function changeAt(
  path: string,
  before: RepoIndex,
  after: RepoIndex,
  { isRead, mayImport }: { readonly isRead: boolean; readonly mayImport: boolean },
): Promise<InstructionChange | undefined> {
  const [had, has] = [before, after].map((repo) => repo.resolve(path).kind === "file");
  const kind = had === has ? "changed" : has ? "added" : "removed";
  const unread = { path, kind, added: null, removed: null, hidden: 0 } as const;
  if (!isRead) return unread;
  const [was, is] = await Promise.all([textAt(before, path), textAt(after, path)]);
  if (was === undefined || is === undefined) {
    const ids = await Promise.all([before.identityOf(path), after.identityOf(path)]);
    return ids[0] !== undefined && ids[0] === ids[1] ? undefined : unread;
  }
  const change = promptChange(was, is);
  // A file without a line can come and go, too.
  if (!change) return kind === "changed" ? undefined : { ...unread, added: 0, removed: 0 };
  const known = new Set(mayImport ? outsideImports(was, path, before) : []);
  const outside = mayImport ? outsideImports(is, path, after).filter((one) => !known.has(one)) : [];
  return { path, kind, ...change, ...(outside.length > 0 ? { outside } : {}) };
}

/** `undefined`: there is something else than text. */
async function textAt(repo: RepoIndex, path: string): Promise<string | undefined> {
  const content = await repo.read(path);
  if (content.kind === "absent") return "";
  return content.kind === "text" ? content.source.text : undefined;
}
