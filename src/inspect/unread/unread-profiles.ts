/** Finds folders of files that look like profiles and that no host reads: `agents/x.agent.md`. */
import type { Fix } from "../../model/fix.ts";
import type { Problem } from "../../model/load.ts";
import type { Policy } from "../../policy/model.ts";
import { byBytes, directoryOf, isWithin, join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { isDocument, likelyRootOf, lookOf, type ProfileLook, tellingEnding } from "./profile-look.ts";
import { counted } from "../../sanitize/counted.ts";

/** Files that look like profiles of one host, below one folder of the root. */
export interface UnreadProfiles {
  readonly host: string;
  readonly title: string;
  /** The first folder of the paths. */
  readonly root: string;
  /** The folders that a policy can name, by path. */
  readonly dirs: readonly string[];
  /** What their names look like: `agents/*.agent.md`. */
  readonly shape: string;
  readonly files: number;
}

/** The most files that are read to see whether they look like profiles. */
const maxReads = 50;

/** Above so many files in folders of any name, only those with a name that suggests profiles count: it is a manual. */
const maxPlain = 3_000;

/** The most folders of the root that get a note each; if there are more, one note names them all. */
const maxRoots = 3;

/** The most folders that a suggestion names. */
const maxDirs = 100;

/** Copies, examples for tests and what other programs install. */
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|spec)\//i;

/** A folder with files of one ending. */
interface Folder {
  readonly path: string;
  readonly ending: string;
  readonly files: string[];
}

/**
 * `isRead`: whether a host reads a path. `isEmpty`: whether no profile was found at all; then every folder is looked
 * at, and not only those with a name that suggests it. Files are read last, and few of them.
 */
export async function unreadIn(
  repo: RepoIndex,
  titles: ReadonlyMap<string, string>,
  isRead: (path: string) => boolean,
  isEmpty: boolean,
): Promise<readonly UnreadProfiles[]> {
  const folders = foldersIn(repo, isRead, isEmpty);
  const found: { readonly folder: Folder; readonly host: string }[] = [];
  let reads = 0;
  for (const folder of folders) {
    let host = tellingEnding.test(folder.ending) ? "copilot" : undefined;
    for (const file of host === undefined ? folder.files.slice(0, 2) : []) {
      if (++reads > maxReads) break;
      const look = await lookOf(repo, file);
      host = look && hostOf(repo, look, file, titles);
      if (host !== undefined) break;
    }
    if (host !== undefined && titles.has(host)) found.push({ folder, host });
  }
  return grouped(found, titles);
}

/** The host whose keys these are. A description and a name alone are what many documents have. */
function hostOf(
  repo: RepoIndex,
  { format, keys }: ProfileLook,
  path: string,
  titles: ReadonlyMap<string, string>,
): string | undefined {
  if (format === "toml") return keys.has("developer_instructions") || keys.has("sandbox_mode") ? "codex" : undefined;
  if (format !== "markdown") return undefined;
  if (keys.has("mode")) return likelyRootOf(path) === undefined ? undefined : "opencode";
  if (keys.has("toolsSettings")) return "kiro";
  if (!keys.has("name") || !["tools", "model", "color"].some((key) => keys.has(key))) return undefined;
  const extension = extensionOf(repo, path);
  if (extension !== undefined) return extension;
  const named = directoryOf(path)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .find((word) => titles.has(word));
  return named === undefined || !markdownHosts.has(named) ? "claude" : named;
}

/** The host whose extension has this file in its folder of agents, by the manifest next to the folder. */
function extensionOf(repo: RepoIndex, path: string): string | undefined {
  const root = likelyRootOf(path);
  if (root === undefined) return undefined;
  return ["qwen", "gemini"].find((host) => repo.entries.has(join(directoryOf(root), `${host}-extension.json`)));
}

/** Hosts whose profiles have these keys too. */
const markdownHosts: ReadonlySet<string> = new Set(["claude", "copilot", "cursor", "gemini", "qwen"]);

/** Folders by how likely they hold profiles. */
function foldersIn(repo: RepoIndex, isRead: (path: string) => boolean, isEmpty: boolean): readonly Folder[] {
  const folders = new Map<string, Folder>();
  const kinds = new Map<string, FolderKind>();
  let plain = 0;
  for (const { path, kind } of repo.entries.having(isProfileFormat, mayHaveProfiles)) {
    if (kind !== "file") continue;
    const directory = directoryOf(path);
    const folderKind = kinds.get(directory) ?? kindOf(repo, directory, isEmpty);
    kinds.set(directory, folderKind);
    const ending = endingIn(path, folderKind);
    if (ending === undefined || (folderKind === "plain" && plain >= maxPlain)) continue;
    if (isRead(path) || isDocument(path)) continue;
    if (folderKind === "plain") plain++;
    const key = `${directory} ${ending}`;
    const folder = folders.get(key) ?? { path: directory, ending, files: [] };
    folder.files.push(path);
    folders.set(key, folder);
  }
  return [...folders.values()].sort(
    (a, b) => rankOf(a) - rankOf(b) || b.files.length - a.files.length || byBytes(a.path, b.path),
  );
}

function isProfileFormat(name: string): boolean {
  return name.endsWith(".md") || name.endsWith(".toml");
}

function mayHaveProfiles(names: string): boolean {
  return names.includes(".md") || names.includes(".toml");
}

/** What the name ends in; `undefined` if it does not count in such a folder. */
function endingIn(path: string, kind: FolderKind): string | undefined {
  if (kind === "foreign") return undefined;
  const plain = path.endsWith(".md") ? ".md" : ".toml";
  return tellingEnding.exec(path)?.[0] ?? (kind === "named" ? undefined : plain);
}

/** `named`: only files with a telling ending count. `plain`: nothing in its path suggests profiles. */
type FolderKind = "foreign" | "named" | "plain" | "likely";

/** Decided once for each directory, since a tree may hold many documents. */
function kindOf(repo: RepoIndex, directory: string, isEmpty: boolean): FolderKind {
  const path = `${directory}/`;
  const isHiddenElsewhere = /(?:^|\/)\.(?!github\/)/.test(path);
  // A policy cannot name a directory that begins with a drive.
  const isNameable = directory !== "" && !/^[A-Za-z]:|\\/.test(directory);
  if (!isNameable || isHiddenElsewhere || foreign.test(path) || repo.isUsers(path)) return "foreign";
  if (/(?:^|\/)\./.test(path)) return "named";
  if (likelyRootOf(path) !== undefined) return "likely";
  return isEmpty ? "plain" : "named";
}

function rankOf({ path, ending }: Folder): number {
  if (tellingEnding.test(ending)) return 0;
  return likelyRootOf(`${path}/`) === undefined ? 2 : 1;
}

function grouped(
  found: readonly { readonly folder: Folder; readonly host: string }[],
  titles: ReadonlyMap<string, string>,
): readonly UnreadProfiles[] {
  const groups = new Map<string, { readonly host: string; readonly root: string; readonly folders: Folder[] }>();
  const rootsOf = (host: string) =>
    new Set(found.flatMap((each) => (each.host === host ? [each.folder.path.split("/")[0] ?? ""] : [])));
  for (const { folder, host } of found) {
    const roots = rootsOf(host);
    const root = roots.size > maxRoots ? ([...roots].sort(byBytes)[0] ?? "") : (folder.path.split("/")[0] ?? "");
    const group = groups.get(`${host} ${root}`) ?? { host, root, folders: [] };
    groups.set(`${host} ${root}`, group);
    group.folders.push(folder);
  }
  return [...groups.values()]
    .map(({ host, root, folders }): UnreadProfiles => {
      const all = [...new Set(folders.map(({ path }) => likelyRootOf(`${path}/`) ?? path))].sort(byBytes);
      const dirs = all.filter((dir) => !all.some((other) => other !== dir && isWithin(dir, other)));
      const first = folders.find(({ path }) => isWithin(path, dirs[0] ?? "")) ?? folders[0];
      return {
        host,
        title: titles.get(host) ?? host,
        root,
        dirs: dirs.slice(0, maxDirs),
        shape: `${dirs[0] ?? root}/${first?.path === dirs[0] ? "" : "**/"}*${first?.ending ?? ".md"}`,
        files: folders.reduce((sum, { files }) => sum + files.length, 0),
      };
    })
    .sort((a, b) => byBytes(a.root, b.root) || byBytes(a.host, b.host));
}

/** The line of a policy that has these files checked: `hosts: { copilot: { dirs: [agents] } }`. */
export function policyLineFor(unread: readonly Pick<UnreadProfiles, "host" | "dirs">[]): string {
  const hosts = new Map<string, string[]>();
  for (const { host, dirs } of unread) hosts.set(host, [...(hosts.get(host) ?? []), ...dirs]);
  const entries = [...hosts].map(([host, dirs]) => `${host}: { dirs: [${dirs.map(scalar).join(", ")}] }`);
  return `hosts: { ${entries.join(", ")} }`;
}

/** A path as a text in a YAML list. */
function scalar(path: string): string {
  return /^[A-Za-z][\w./-]*$/.test(path) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(path)
    ? path
    : JSON.stringify(path);
}

/** The problem that a rule reports. */
export function unreadProblem(unread: UnreadProfiles, policies: readonly Policy[]): Problem {
  const { title, root, dirs, shape, files } = unread;
  const line = policyLineFor([unread]);
  const profiles = counted(files, "file that looks like a profile", "files that look like profiles");
  const more = dirs.length - 1;
  const isShared = dirs.every((dir) => isWithin(dir, root));
  const folders = more === 0 ? "" : ` and ${counted(more, "more folder")}`;
  const what = isShared
    ? `holds ${profiles} of ${title} (\`${shape}\`${folders})`
    : `${folders.trim()} hold ${profiles} of ${title} (\`${shape}\`, …)`;
  const how = line.length > 160 ? "add these folders to `hosts` in the policy" : `add \`${line}\` to the policy`;
  return {
    kind: "unread",
    message: `${what}, and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, ${how}`,
    at: placeOfPath(dirs.length === 1 ? (dirs[0] ?? root) : root),
    fixes: [fixFor(line, policies)],
  };
}

/** Adds a line at the end of the repository's policy, if that is possible without reading it as YAML. */
function fixFor(line: string, policies: readonly Policy[]): Fix {
  const own = policies.at(-1)?.sources.findLast(({ ref }) => !ref.startsWith("preset:") && !ref.includes("//"));
  const isSimple =
    own !== undefined && /^[a-z-]+:/m.test(own.text) && !/^(?:hosts\s*:|[{"'%]|---|\.\.\.)/m.test(own.text);
  if (!isSimple) return { title: line, safe: false, edits: [] };
  const end = own.text.length;
  const at = { source: { path: own.ref, text: own.text }, span: { start: end, end } };
  return { title: line, safe: false, edits: [{ at, text: `${own.text.endsWith("\n") ? "" : "\n"}${line}\n` }] };
}

/** One sentence about all of them, without a full stop. */
export function unreadSummary(unread: readonly UnreadProfiles[]): string {
  const files = unread.reduce((sum, { files: count }) => sum + count, 0);
  const names = unread.map(({ shape }) => `\`${shape}\``);
  const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
  const what = counted(files, "file looks like a profile", "files look like profiles");
  return `${what} (${shown}), and no host reads ${files === 1 ? "it" : "them"} there; to check ${
    files === 1 ? "it" : "them"
  }, write in the policy: ${policyLineFor(unread)}`;
}
