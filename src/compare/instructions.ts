/** Which instruction files differ between two trees: what hosts give to every agent, and nobody judges. */
import type { Inspection } from "../inspect/index.ts";
import { byBytes, nameOf } from "../repo/path.ts";
import { matches } from "../repo/patterns.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { instructionFiles } from "./instruction-files.ts";
import { promptChange } from "./prompt.ts";

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
}

/** More changed files are not read. */
const mostRead = 200;

/** The files of hosts that are in use in either tree, sorted by path. Reads only files that differ. */
export async function compareInstructions(
  before: { readonly repo: RepoIndex; readonly inspection: Inspection },
  after: { readonly repo: RepoIndex; readonly inspection: Inspection },
): Promise<readonly InstructionChange[]> {
  const patterns = patternsOf([before.inspection, after.inspection]);
  if (patterns.length === 0) return [];
  const [was, is] = [filesIn(before.repo, patterns), filesIn(after.repo, patterns)];
  const paths = [...new Set([...was.keys(), ...is.keys()])].map((path) => {
    const [old, now] = [was.get(path), is.get(path)];
    // A link that leads elsewhere has changed itself.
    return old !== undefined && now !== undefined && old !== now ? path : (now ?? old ?? path);
  });
  const differing = [...new Set(paths)].sort(byBytes).filter((path) => !isSameObject(before.repo, after.repo, path));
  const changes = await Promise.all(
    differing.map((path, at) => changeAt(path, before.repo, after.repo, { isRead: at < mostRead })),
  );
  return changes.flatMap((change) => change ?? []);
}

function patternsOf(inspections: readonly Inspection[]): readonly string[] {
  const used = new Set(
    inspections.flatMap(({ loads }) => loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]))),
  );
  if (used.size === 0) return [];
  return instructionFiles.flatMap(({ hosts, patterns }) =>
    hosts === "any" || hosts.some((host) => used.has(host)) ? patterns : [],
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
  { isRead }: { readonly isRead: boolean },
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
  return { path, kind, ...change };
}

/** `undefined`: there is something else than text. */
async function textAt(repo: RepoIndex, path: string): Promise<string | undefined> {
  const content = await repo.read(path);
  if (content.kind === "absent") return "";
  return content.kind === "text" ? content.source.text : undefined;
}
