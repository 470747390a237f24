/** Hooks and plugins: code that every session runs, without a question, also in subagents without a tool. */
import type { Authority, Problem } from "../../model/load.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { jsonDialects, parseAnyJson, parseJsonAs } from "../../parsers/json.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { append } from "../../repo/many.ts";
import { join, nameOf, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, type Source } from "../../repo/text.ts";
import { collectFiles, mayBeFile, readOne } from "../_kit/loading/collect.ts";
import type { SettingsRead } from "../_kit/settings/index.ts";

/** Relative to the root of a project. */
export const hookFolders: readonly string[] = [".cline/hooks", ".clinerules/hooks"];
/** Relative to the root of a project; folders below it count too. */
export const pluginFolders: readonly string[] = [".cline/plugins"];

const events = "TaskStart TaskResume TaskCancel TaskComplete TaskError PreToolUse PostToolUse UserPromptSubmit".split(
  " ",
);
/** The program has these names and ran no hook of them; the editor may. */
const furtherEvents = ["PreCompact", "SessionShutdown", "Notification"];

const eventOf = new Map([...events, ...furtherEvents].map((event) => [event.toLowerCase(), event]));
const refusing = new Set(["PreToolUse", "UserPromptSubmit", "PreCompact"]);

/** The event that a hook is named after, in any case; the extension says in which language it is. */
function eventIn(name: string): string | undefined {
  const [, stem = name] = /^(.+)\.(?:sh|bash|zsh|[cm]?[jt]s|py|ps1)$/is.exec(name) ?? [];
  return eventOf.get(stem.trim().toLowerCase());
}

/** One authority for each file that is named after an event. Only files directly in `folders`, relative to the tree. */
export function readHooks(repo: RepoIndex, folders: readonly string[]): SettingsRead {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  for (const folder of folders) {
    const found = collectFiles(repo, folder, { isIncluded: (name) => eventIn(name) !== undefined, deep: false });
    append(unjudged, found.unjudged);
    for (const path of found.files) {
      const event = eventIn(nameOf(path)) ?? "";
      authority.push({
        setting: `hook.${event}`,
        value: path,
        effect: "widens",
        because: "is a program that runs beside every agent, without a question",
        isGuard: refusing.has(event),
        may: ["execute"],
        names: [path],
        at: placeOfPath(path),
      });
    }
  }
  return { authority, unjudged };
}

/** The code of the plugins in some folders. A package lists its own; of another folder, every script is a plugin. */
export async function readPlugins(repo: RepoIndex, folders: readonly string[]): Promise<SettingsRead> {
  const code = new Set<string>();
  const unjudged: Problem[] = [];
  for (const folder of folders) {
    const listed = new Set<string>();
    const entries: string[] = [];
    for (const path of packagesIn(repo, folder)) {
      const read = await entriesOf(repo, path);
      append(entries, read.entries);
      append(unjudged, read.unjudged);
      if (read.isWhole && read.entries.length > 0) listed.add(path);
    }
    const found = collectFiles(repo, folder, {
      isIncluded: (name) => /\.[jt]s$/s.test(name) && !name.startsWith("."),
      isExcluded: (path) => listed.has(path) || isSkipped(repo, path),
      deep: true,
    });
    append(unjudged, found.unjudged);
    for (const path of [...found.files, ...entries]) code.add(path);
  }
  return { authority: [...code].map(pluginAt), unjudged };
}

function pluginAt(path: string): Authority {
  return {
    setting: "plugin",
    value: path,
    effect: "widens",
    because: "is code that every session runs when it starts, and that can give every subagent further tools",
    may: ["execute", "external"],
    names: [path],
    at: placeOfPath(path),
  };
}

/** Links, and folders with a dot, of packages and of another form of plugin are not entered. */
function isSkipped(repo: RepoIndex, path: string): boolean {
  const name = nameOf(path);
  if (repo.entries.get(path)?.kind === "link") return true;
  if (repo.resolve(path).kind !== "directory") return false;
  return name.startsWith(".") || name === "node_modules" || repo.resolve(join(path, "plugin.json")).kind === "file";
}

/** The folders below one that hold a `package.json`, the upper ones first. */
function packagesIn(repo: RepoIndex, folder: string): readonly string[] {
  const { files } = collectFiles(repo, folder, {
    isIncluded: (name) => name === "package.json",
    isExcluded: (path) => isSkipped(repo, path),
    deep: true,
  });
  return files.map((path) => path.slice(0, -"/package.json".length)).filter((path) => path !== folder);
}

/** The scripts that a package names as its plugins. */
interface Entries {
  readonly entries: readonly string[];
  readonly unjudged: readonly Problem[];
  /** Cline reads the file too. Where it does not, every script of the folder is a plugin. */
  readonly isWhole: boolean;
}

async function entriesOf(repo: RepoIndex, folder: string): Promise<Entries> {
  const none: Entries = { entries: [], unjudged: [], isWhole: false };
  const source = await readOne(repo, join(folder, "package.json"));
  if (source === undefined) return none;
  if ("message" in source) return { ...none, unjudged: [source] };
  const strict = parseJsonAs(jsonDialects.javaScript, source.text);
  const root = strict.kind === "problem" ? parseAnyJson(source.text) : strict;
  if (root.kind === "problem") return none;
  const found = listItems(lastOf(lastOf(root, "cline"), "plugins"))
    .flatMap((plugin) => itemsOf(lastOf(plugin, "paths")))
    .map((item) => entryAt(repo, folder, item, source));
  return {
    entries: found.flatMap((entry) => (typeof entry === "string" ? [entry] : [])),
    unjudged: found.flatMap((entry) => (typeof entry === "object" ? [entry] : [])),
    isWhole: strict.kind !== "problem",
  };
}

/** A single value counts like a list of one. */
function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items : node ? [node] : [];
}

/** The path of a script, which may lie anywhere in the repository; `undefined` where there is none. */
function entryAt(repo: RepoIndex, folder: string, item: Node, source: Source): string | Problem | undefined {
  const written = textOf(item) ?? "";
  if (!/\.[jt]s$/s.test(written)) return undefined;
  const path = /^(?:[/~\\]|[A-Za-z]:)/.test(written) ? undefined : plain(join(folder, written));
  if (path !== undefined && repo.resolve(path).kind === "file") return path;
  if (path !== undefined && !mayBeFile(repo, path)) return undefined;
  const message = `names the plugin \`${written}\`, which is no file of the repository and is not checked`;
  return { message, at: { source, span: item.span }, scope: "part" };
}
