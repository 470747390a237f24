/** Finds role files below a directory as the host does: recursively and by exact extension. */
import type { Problem, Verdict } from "../../model/load.ts";
import { byBytes, extensionOf, join, nameOf } from "../../repo/path.ts";
import type { Resolution, RepoIndex } from "../../repo/repo-index.ts";
import type { Entry } from "../../repo/tree.ts";
import { placeOfPath, startOf } from "../../repo/text.ts";
import type { Edition } from "./edition.ts";
import { type Fault, fault } from "./role/fault.ts";
import { readRoleFile, type RoleFile } from "./role/document.ts";

/** A file below the directory that the host skips: `dropped` where its author may expect a role, else `passed-over`. */
export interface Aside {
  readonly path: string;
  readonly verdict: Extract<Verdict, { readonly kind: "dropped" | "passed-over" }>;
}

/** What one `agents` directory has. With a `fault` Codex does not start. */
export interface Discovery {
  readonly files: readonly RoleFile[];
  readonly asides: readonly Aside[];
  readonly unjudged: readonly Problem[];
  readonly fault?: Fault;
}

/**
 * Everything below `directory`; nothing where it does not exist. Sorted as Rust sorts paths, segment by segment
 * (openai/codex@98dbdfe:codex-rs/core/src/config/mod.rs, `collect_agent_role_files`).
 */
export async function discover(repo: RepoIndex, directory: string, edition: Edition): Promise<Discovery> {
  const resolution = repo.resolve(directory);
  if (resolution.kind === "directory") return readAll(repo, walk(repo, directory, resolution.path, edition), edition);
  const nothing = { files: [], asides: [], unjudged: [] };
  if (resolution.kind === "missing") return nothing;
  const unjudged = beyond(directory, resolution);
  if (unjudged) return { ...nothing, unjudged: [unjudged] };
  return {
    ...nothing,
    fault: fault(
      "Other",
      resolution.kind === "loop" ? "it is a circular link" : "it is not a directory",
      placeOfPath(directory),
    ),
  };
}

/** One role file that a policy names. */
export async function discoverFile(repo: RepoIndex, path: string, edition: Edition): Promise<Discovery> {
  return readAll(repo, { files: [path], asides: [], unjudged: [] }, edition);
}

/** Why a path that the host would read cannot be read in this tree; `undefined` for any other path. */
export function beyond(path: string, resolution: Resolution): Problem | undefined {
  if (resolution.kind === "outside")
    return { message: `is a link out of this tree to ${resolution.target}`, at: placeOfPath(resolution.link ?? path) };
  return resolution.kind === "unjudged" ? { message: resolution.problem, at: placeOfPath(resolution.path) } : undefined;
}

interface Found {
  readonly files: string[];
  readonly asides: Aside[];
  readonly unjudged: Problem[];
}

/**
 * `real` is the directory after every link on the way to it; below it the host follows no link before edition `0.169`.
 */
function walk(repo: RepoIndex, directory: string, real: string, { recent }: Edition): Found {
  const found: Found = { files: [], asides: [], unjudged: [] };
  const holdsRoles = roleFolders(repo);
  const open = new Set<string>();
  // The host follows a link that leads back until the system stops it, and finds the same roles each time.
  const visit = (shown: string, held: string): void => {
    if (open.has(held)) return;
    open.add(held);
    for (const name of repo.names(held)) {
      const entry = repo.entries.get(join(held, name));
      if (!entry) continue;
      visitEntry(join(shown, name), name, entry);
    }
    open.delete(held);
  };
  const visitEntry = (path: string, name: string, entry: Entry): void => {
    if (entry.unjudged !== undefined || entry.kind === "submodule") return void report(path, repo.resolve(entry.path));
    const target = recent && entry.kind === "link" ? repo.resolve(path) : undefined;
    const below = entry.kind === "directory" ? entry.path : target?.kind === "directory" ? target.path : undefined;
    if (below !== undefined) visit(path, below);
    else if (!target || !report(path, target)) takeFile(path, name, target?.kind === "file" ? "file" : entry.kind);
  };
  /** Reports a path that the host would read and the tree does not hold; whether it is one. */
  const report = (path: string, resolution: Resolution): boolean => {
    const problem = beyond(path, resolution);
    if (problem) found.unjudged.push(problem);
    return problem !== undefined;
  };
  const takeFile = (path: string, name: string, kind: Entry["kind"]): void => {
    const isToml = extensionOf(name) === "toml";
    if (kind === "unnameable") {
      if (isToml) found.files.push(path);
    } else if (kind !== "file" || !isToml) {
      const verdict =
        kind !== "link" ? fileVerdict(path) : recent ? deadLinkVerdict(path) : linkVerdict(repo, path, holdsRoles);
      found.asides.push({ path, verdict });
    } else found.files.push(path);
  };
  visit(directory, real);
  found.files.sort(bySegments);
  return found;
}

/** Whether a directory holds a role file at any depth. Each directory is read once. */
function roleFolders(repo: RepoIndex): (directory: string) => boolean {
  const known = new Map<string, boolean>();
  const holdsRoles = (directory: string): boolean => {
    const answer = known.get(directory);
    if (answer !== undefined) return answer;
    known.set(directory, false);
    const holds = repo.names(directory).some((name) => {
      const entry = repo.entries.get(join(directory, name));
      return entry?.kind === "directory"
        ? holdsRoles(entry.path)
        : entry?.kind === "file" && extensionOf(name) === "toml";
    });
    known.set(directory, holds);
    return holds;
  };
  return holdsRoles;
}

/** A link that leads to no file and no directory. */
function deadLinkVerdict(path: string): Aside["verdict"] {
  if (extensionOf(path) !== "toml") return { kind: "passed-over" };
  return dropped(path, "it is a broken link");
}

function linkVerdict(repo: RepoIndex, path: string, holdsRoles: (directory: string) => boolean): Aside["verdict"] {
  if (extensionOf(path) === "toml")
    return dropped(path, "it is a link, and Codex does not follow links below `agents`");
  const led = repo.resolve(path);
  if (led.kind !== "directory" || !holdsRoles(led.path)) return { kind: "passed-over" };
  return dropped(path, "it is a link to role files, and Codex does not follow links below `agents`");
}

function fileVerdict(path: string): Aside["verdict"] {
  if (nameOf(path) === ".toml") return dropped(path, "it has no name before `.toml`, so its extension is not `toml`");
  const extension = extensionOf(path);
  if (extension?.toLowerCase() !== "toml") return { kind: "passed-over" };
  return dropped(path, `its extension is \`.${extension}\`; only \`.toml\` files are roles`);
}

function dropped(path: string, message: string): Aside["verdict"] {
  return { kind: "dropped", problem: { message, at: placeOfPath(path) } };
}

function bySegments(first: string, second: string): number {
  const [a, b] = [first.split("/"), second.split("/")];
  const i = a.findIndex((segment, at) => segment !== b[at]);
  return i < 0 ? a.length - b.length : byBytes(a[i] ?? "", b[i] ?? "");
}

async function readAll(repo: RepoIndex, { files, asides, unjudged }: Found, edition: Edition): Promise<Discovery> {
  const read: RoleFile[] = [];
  const more: Aside[] = [...asides];
  const unread: Problem[] = [...unjudged];
  for (const path of files) {
    const content = await repo.read(path);
    if (content.kind === "text" || content.kind === "not-utf8") read.push(await readRoleFile(path, content, edition));
    else if (repo.entries.get(path)?.kind === "unnameable")
      unread.push({ message: "has a name that is not UTF-8, so it is not checked", at: placeOfPath(path) });
    else if (content.kind === "unjudged") unread.push({ message: content.problem, at: startOf(content.source) });
  }
  for (const aside of asides.filter(
    ({ path, verdict }) => verdict.kind === "passed-over" && extensionOf(path) === "md",
  )) {
    const content = await repo.read(aside.path);
    if (content.kind !== "text" || !/^---\r?\n(?:.*\r?\n)*?name:/.test(content.source.text)) continue;
    const problem = {
      message: "it is Markdown; only `.toml` files are roles",
      at: startOf(content.source),
    };
    more[more.indexOf(aside)] = { path: aside.path, verdict: { kind: "dropped", problem } };
  }
  return { files: read, asides: more, unjudged: unread };
}
