/**
 * Whether a change of a tree can change nothing that a host makes of it, told from names and a search for them. A host
 * reads files in its own places, and files that its settings and some of its profiles name. So a file counts as
 * elsewhere where its kind, or every part of its path, is none that a host, the policy or Git's attributes look for,
 * and where no link and no such file leads to it. Everything else may matter.
 */
import { names, naming, pipelinePaths, profilePaths, settingNames, settingPaths } from "../../generated/places.ts";
import { directoryOf, isWithin, join, nameOf, plain as plainPath, withAncestors } from "../../repo/path.ts";
import { absent, type ChangedFile } from "./changed-file.ts";
import { extensionManifest, isDocument, tellingEnding } from "../unread/profile-look.ts";
import { isGitlab, isStarting, mayInclude, mayStartByScripts, namesFiles, startingAmong } from "./starting.ts";

/** Names that every file system keeps as they are: nothing that is folded, shortened or cut off. */
const plain = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/** The same for programs and their folders, of which frameworks write some in brackets. */
const plainProgram = /^[A-Za-z0-9_[\]()@+$=,-](?:[A-Za-z0-9_[\]()@+$=,.-]*[A-Za-z0-9_[\]()@+$=,-])?$/;

/**
 * Hidden names of other programs. Any other may be one of a host that this tool does not know, or nearly one that it
 * knows.
 */
const ofOthers =
  /^\.(?:changeset|dockerignore|editorconfig|env\.example|eslintignore|eslintrc(?:\.[a-z]+)?|gitignore|gitkeep|golangci\.ya?ml|idea|node-version|npmignore|npmrc|nvmrc|prettierignore|prettierrc(?:\.[a-z]+)?|python-version|ruff\.toml|storybook|tool-versions|yarn)$/;

/** What people call a folder of profiles, whatever the host; files in it are looked at wherever it is. */
const likelyFolder = /^(?:sub-?agents?|agents?|droids?|(?:chat)?modes?|recipes|skills|plugins|prompts|hooks|rules)$/;

/**
 * Endings of programs, pages and pictures. No host takes such a file for a profile or for settings, whatever the names
 * of its folders.
 */
const programs =
  /\.(?:[cm]?[jt]sx?|py|pyi|go|rs|java|kt|kts|scala|swift|rb|php|cs|csproj|fs|sln|c|cc|cpp|cmake|h|hpp|m|mm|ml|razor|resx|xaml|bzl|feature|erb|haml|tex|vim|wasm|webm|dart|lua|pl|ex|exs|erl|hs|clj|jl|nix|sol|zig|sql|prisma|graphql|proto|vue|svelte|astro|css|scss|sass|less|html?|hbs|ejs|j2|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|pdf|mp[34]|zip|gz|map|po|pot|snap)$/i;

/** Endings of data. A host takes it for settings only in its places, and where something names it or its folder. */
const data =
  /(?:\.(?:mdx|rst|adoc|txt|json[5cl]?|ya?ml|lock|sum|mod|csv|tsv|xml|ini|cfg|properties|gradle|tf|tfvars|tpl|tmpl|ipynb|patch|sh|bash|zsh|ps1|bat|plist|example)|(?:^|\/)(?:Dockerfile|Makefile|LICENSE|NOTICE|VERSION|Procfile|Gemfile|Rakefile|Pipfile|Podfile|Jenkinsfile|gradlew|\.[a-z][a-z-]+))$/i;

/** Endings of documents. Where a tree has no profile at all, they may be some wherever they are. */
const documents = /\.(?:md|markdown|toml)$/i;

/** The tree after the change, as far as its names tell. */
export interface Surroundings {
  /** The paths of links, of submodules and of all else that is no ordinary file. */
  readonly odd: readonly string[];
  /** What each link of these leads to, as it is written; what is absent is no link. */
  targets(): Promise<ReadonlyMap<string, string>>;
  /** The paths of all ordinary files, those of one folder next to each other. */
  readonly paths: readonly string[];
  /** Those of them that are notable: the caller may know them already. */
  readonly notable: readonly string[];
  /** Whether one of these files has a text that fits. Texts are bytes, one letter each (Latin-1). */
  holds(fits: (text: string) => boolean, paths: readonly string[]): Promise<boolean>;
}

/** The most files that may change, and that are searched, where names decide. */
const most = { changed: 400, odd: 100, searched: 2_000 };

/** Whether none of the changed files can matter. On any doubt: no. */
export async function areElsewhere(changed: readonly ChangedFile[], around: Surroundings): Promise<boolean> {
  const { odd, paths, notable } = around;
  if (changed.length === 0) return true;
  if (changed.length > most.changed || odd.length > most.odd || odd.some(isOddPlace)) return false;
  if (!changed.every(isOfNoHost) || notable.some(isPlugin)) return false;
  if (changed.some(({ path }) => mayBeUnread(path)) && !paths.some(isProfile)) return false;
  const targets = odd.length > 0 ? await around.targets() : new Map<string, string>();
  const searches = searchesFor(changed, around, targets);
  const links = leadingTo(
    changed.map(({ path }) => path),
    targets,
  );
  const starting = startingAmong(paths, notable);
  const files = [...searches.flatMap(([, each]) => each), ...starting];
  // Names that are not ASCII are spoilt.
  if (files.length > most.searched || files.some((path) => /[^ -~]/.test(path))) return false;
  const found = await Promise.all([
    ...searches.map(([lines, each]) => each.length > 0 && around.holds(lineMatcher(lines), each)),
    namesFiles(starting, around.holds),
    mayBeIncluded([...changed.map(({ path }) => path), ...links], notable, around),
    starting.length > 0 && mayStartByScripts(changed, starting, around.holds),
  ]);
  return !found.includes(true);
}

/**
 * Tells whether a line of a text fits one of the patterns, in any case, as `git grep -iE` does. A line also ends where
 * its carriage return does.
 */
export function lineMatcher(lines: readonly string[]): (text: string) => boolean {
  // One search through the text as a whole: what is not a character of a set is no end of a line either.
  const pattern = new RegExp(lines.map((line) => line.replaceAll("[^", "[^\\n")).join("|"), "im");
  return (text) => pattern.test(text);
}

/** Patterns of lines of which one stands in every file that leads to a changed one, and the files that may. */
function searchesFor(
  changed: readonly ChangedFile[],
  { paths: all, notable }: Surroundings,
  targets: ReadonlyMap<string, string>,
): readonly (readonly [lines: readonly string[], files: readonly string[]])[] {
  const paths = changed.map(({ path }) => path);
  const links = leadingTo(paths, targets);
  const gone = changed.flatMap(({ path, after }) => (after === absent ? [path] : []));
  const folders = foldersOf(changed, all);
  const settings = notable.filter(isSettingsFile);
  const byName = linesWith([...[...paths, ...links].map(nameOf), ...folders.map(nameOf)]);
  const byFolder = linesWith([...paths, ...links].flatMap((path) => path.split("/")));
  return [
    [
      // A program is not taken for a profile, whatever folder it is in, but through a link.
      [...byFolder, marketplaces, ...(links.length > 0 || !paths.every((path) => programs.test(path)) ? [dots] : [])],
      settings.filter((path) => !namesFilesOnly(path)),
    ],
    [
      [...byName, marketplaces],
      [...settings.filter(namesFilesOnly), ...notable.filter((path) => naming.test(path))],
    ],
    [["imports|[@#]import|@include"], notable.filter((path) => workflow.test(path))],
    [["locations|plugins"], settings.filter((path) => editor.test(path))],
    // Any profile may miss what is deleted.
    ...(gone.length > 0 ? [[byName, all.filter(mayBeLookedFor)] as const] : []),
  ];
}

/** The folders that come or go with the changed files: those that hold nothing else. */
function foldersOf(changed: readonly ChangedFile[], paths: readonly string[]): readonly string[] {
  const moved = new Set(
    changed.flatMap(({ path, before, after }) => (before === absent || after === absent ? [path] : [])),
  );
  if (moved.size === 0) return [];
  const kept = new Set<string>();
  let last = "/";
  for (const path of paths) {
    if (moved.has(path) || (path.startsWith(last) && !path.includes("/", last.length))) continue;
    kept.add(directoryOf(path));
    last = `${directoryOf(path)}/`;
  }
  const all = new Set([...kept].flatMap(withAncestors));
  return [...new Set([...moved].map(directoryOf).flatMap(withAncestors))].filter((folder) => !all.has(folder));
}

/**
 * The links through which one of these paths may be reached: those to it, to a folder of it, through another link, and
 * those whose target cannot be told from its text.
 */
export function leadingTo(paths: readonly string[], targets: ReadonlyMap<string, string>): readonly string[] {
  return [...targets].flatMap(([link, target]) => {
    const isPlainTarget = !target.startsWith("/") && !/[^./][^/]*\/+\.\.(?:\/|$)/.test(target);
    const real = isPlainTarget ? plainPath(join(directoryOf(link), target)) : undefined;
    const isElsewhere =
      real !== undefined &&
      !paths.some((path) => isWithin(path, real)) &&
      ![...targets.keys()].some((other) => isWithin(real, other));
    return isElsewhere ? [] : [link];
  });
}

/** Whether a file of GitLab may include one of these. */
async function mayBeIncluded(
  paths: readonly string[],
  notable: readonly string[],
  { holds }: Surroundings,
): Promise<boolean> {
  const files = notable.filter(isGitlab);
  return files.length > 0 && paths.some((path) => /\.ya?ml$/i.test(path)) && holds(mayInclude, files);
}

/** Whether it is an ordinary file on both sides that no host looks for. */
function isOfNoHost({ path, isNameable, before, after }: ChangedFile): boolean {
  const isFile = (mode: string): boolean => mode === absent || mode === "100644" || mode === "100755";
  if (!isNameable || !isFile(after) || !isFile(before)) return false;
  if (programs.test(path)) return path.split("/").every((part) => plainProgram.test(part) || ofOthers.test(part));
  return (
    (data.test(path) || documents.test(path)) &&
    !mayBeLookedFor(path) &&
    !isSettings(path) &&
    !tellingEnding.test(path) &&
    !extensionManifest.test(path)
  );
}

function isPlain(part: string): boolean {
  return plain.test(part) || ofOthers.test(part);
}

/** Whether a document may be taken for a profile that no host reads, where there is no other. */
function mayBeUnread(path: string): boolean {
  return documents.test(path) && path.includes("/") && !isDocument(path);
}

/** Whether a file at this path, whatever it holds, is an item of some host. True only for plain names. */
export function isProfile(path: string): boolean {
  return profilePaths.test(path) && !isDocument(path);
}

/** Whether a part of a path is a name that something looks for, or may be one on another file system. */
export function mayBeLookedFor(path: string): boolean {
  return (
    pipelinePaths.test(path) ||
    path.split("/").some((part) => {
      const folded = part.toLowerCase();
      return !isPlain(part) || names.has(folded) || likelyFolder.test(folded);
    })
  );
}

/** The same for what is no ordinary file. */
export function isOddPlace(path: string): boolean {
  return mayBeLookedFor(path) || workspace.test(path);
}

/** Whether a file has the name of a host's settings. */
function isSettings(path: string): boolean {
  return settingNames.has(nameOf(path).toLowerCase());
}

/**
 * Whether a file belongs to a plugin or a collection of plugins, which have profiles and settings in folders of any
 * name.
 */
export function isPlugin(path: string): boolean {
  return /(?:^|\/)\.[^/]+-plugin\/|(?:^|(?:^|\/)\.[^/]+\/(?:.*\/)?)(?:plugin|marketplace)\.json$/i.test(path);
}

/**
 * Settings of which the values are commands, addresses, permissions and prompts: they name files and no folder of
 * profiles, but for the collections of plugins, which are searched for by themselves.
 */
const commands =
  /(?:^|\/)(?:(?:\.?mcp|lsp|hooks|environment|worktrees|permissions|sandbox|cli|launch|tool-policy|models)\.json|\.(?:roo|kilocode)modes|\.(?:claude|codebuddy|factory|qoder)\/settings(?:\.local)?\.json)$/i;

/** The key of such collections, which settings of several names have. Few texts that are no settings have the word. */
const marketplaces = "marketplaces";

/** The settings of an editor name folders of profiles under few keys, and folders of the project under many. */
const editor = /(?:^|\/)(?:\.vscode\/settings|\.?devcontainer)\.json$|\.code-workspace$/i;
const workspace = /\.code-workspace$/i;

function namesFilesOnly(path: string): boolean {
  return commands.test(path) || editor.test(path);
}

/** Files that import others. */
const workflow = /(?:^|\/)\.github\/workflows\/[^/]*\.md$/i;

/** Whether a host finds its settings in a file at this path. */
function isSettingsFile(path: string): boolean {
  return (isSettings(path) && settingPaths.test(path)) || workspace.test(path);
}

/**
 * Whether a file at this path may lead to others: one of a plugin, one that is named as settings, or one that can name
 * any file.
 */
export function isNotable(path: string): boolean {
  return isLeading(path) || isPlugin(path);
}

/** The same for the files that are searched whatever changes. */
export function isLeading(path: string): boolean {
  return isSettingsFile(path) || naming.test(path) || workflow.test(path) || isStarting(path);
}

/**
 * A name may hold escapes, as JSON and YAML, addresses and Markdown write them, or go on after a backslash at the end
 * of its line.
 */
const spellings = ["\\\\[uUx]|\\\\\r?$", "(file|skill):[^ \"']*%"];
const escapedBrackets = "\\\\([[]|]|[()$+@,=])";

/** A value that is a folder without a name: `./`. */
const dots = "(^|[\"'=:,( {[])[./]+([\"',) }]|]|\r?$)";

/** In a path, what stands next to a name is no letter and no digit. */
function linesWith(found: readonly string[]): readonly string[] {
  const isName = (text: string): string => `(^|[^A-Za-z0-9_-])${text.replace(/[[\]()+$.]/g, "\\$&")}([^A-Za-z0-9_-]|$)`;
  const hasBrackets = found.some((text) => /[^\w.-]/.test(text));
  return [...new Set([...found.map(isName), ...spellings, ...(hasBrackets ? [escapedBrackets] : [])])];
}
