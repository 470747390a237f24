/** Parses and matches path patterns, with which hosts declare where they look. */
import { byBytes, directoryOf, join } from "./path.ts";
import type { RepoIndex } from "./repo-index.ts";
import type { Entry, UserDirectories } from "./tree.ts";

/** `every`: in any directory in which a session may start; `root`: in the repository's root; the others: outside it. */
export type Anchor = "every" | "root" | "home" | "xdgConfigHome" | "codexHome" | "system";

/** A parsed pattern. `path` is the part after the anchor, with `*` and `**` as usual. */
export interface PathPattern {
  readonly anchor: Anchor;
  readonly path: string;
  /** The literal directories at the beginning of the path: `.claude/agents`. */
  readonly fixed: string;
}

const anchors: readonly (readonly [prefix: string, anchor: Anchor])[] = [
  ["**/", "every"],
  ["~/", "home"],
  ["$XDG_CONFIG_HOME/", "xdgConfigHome"],
  ["$CODEX_HOME/", "codexHome"],
  ["/", "system"],
  ["", "root"],
];

/**
 * `**` + `/.claude/agents/**` + `/*.md` is `{anchor: "every", path: ".claude/agents/**` + `/*.md", fixed:
 * ".claude/agents"}`.
 */
export function parsePattern(pattern: string): PathPattern {
  let result = parsed.get(pattern);
  if (!result) parsed.set(pattern, (result = parse(pattern)));
  return result;
}

/** The same patterns are parsed many times in a run. */
const parsed = new Map<string, PathPattern>();

function parse(pattern: string): PathPattern {
  const [prefix, anchor] = anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
  const path = pattern.slice(prefix.length);
  const star = path.indexOf("*");
  return { anchor, path, fixed: directoryOf(star < 0 ? path : path.slice(0, star)) };
}

/** The directories outside the repository. An environment variable replaces the default below the home. */
const userRoots: { readonly [K in Anchor]?: (user: UserDirectories) => string | undefined } = {
  home: ({ home }) => home,
  system: ({ system }) => system,
  xdgConfigHome: ({ home, xdgConfigHome }) => xdgConfigHome ?? (home && join(home, ".config")),
  codexHome: ({ home, codexHome }) => codexHome ?? (home && join(home, ".codex")),
};

/** The directory of an anchor in a tree; `undefined` for `every`, and if nothing outside the repository is read. */
export function anchorRoot(anchor: Anchor, user: UserDirectories | undefined): string | undefined {
  return anchor === "root" ? "" : user && userRoots[anchor]?.(user);
}

/** The formats of profiles, for hosts without a pattern of their own. */
const profiles = ["*.md", "*.toml", "*.yaml", "*.yml"];

/** The patterns of a host applied to another directory of the repository (`""`: its root). */
export function patternsIn(directory: string, patterns: readonly string[]): readonly string[] {
  const own = patterns
    .map(parsePattern)
    .flatMap(({ path, fixed }) => (path.includes("*") ? [path.slice(fixed.length).replace(/^\//, "")] : []));
  return [...new Set([directory, ...(own.length > 0 ? own : profiles).map((rest) => join(directory, rest))])].filter(
    (pattern) => pattern !== "",
  );
}

/** The directories in which a session may start: those that contain the first name of an `every` pattern, by path. */
export function startDirectories(repo: RepoIndex, patterns: readonly string[]): readonly string[] {
  const markers = new Set(
    patterns.map(parsePattern).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])),
  );
  const starts = new Set<string>([""]);
  for (const marker of markers)
    for (const directory of repo.holding(marker)) if (!repo.isUsers(directory)) starts.add(directory);
  return [...starts].sort(byBytes);
}

/** The first names of the patterns for the repository. If a tree has none of them, nothing matches. */
export function firstNamesOf(patterns: readonly string[]): ReadonlySet<string> {
  return new Set(
    patterns
      .map(parsePattern)
      .flatMap(({ anchor, path }) => (anchor === "every" || anchor === "root" ? [path.split("/")[0] ?? ""] : [])),
  );
}

/** Directories that nearly every repository has, with or without hosts. */
const common: readonly string[] = [".github", ".vscode", ".devcontainer"];

/**
 * As `firstNamesOf`, but with the second name too in directories that nearly every repository has: `.github/agents`.
 */
export function detectionNamesOf(patterns: readonly string[]): ReadonlySet<string> {
  return new Set(
    [...firstNamesOf(patterns)].flatMap((marker) => (common.includes(marker) ? insideOf(patterns, marker) : [marker])),
  );
}

function insideOf(patterns: readonly string[], marker: string): readonly string[] {
  return patterns
    .map((pattern) => parsePattern(pattern).path.split("/"))
    .flatMap(([first, second]) =>
      first !== marker ? [] : second === undefined || second.includes("*") ? [marker] : [`${marker}/${second}`],
    );
}

/** Whether a tree has a first name of the patterns; if not, a host without other directories finds nothing. */
export function isAnyPresent(repo: RepoIndex, patterns: readonly string[]): boolean {
  return [...firstNamesOf(patterns)].some((marker) => marker.includes("*") || repo.holding(marker).length > 0);
}

/** The patterns of a host that no other host has: `.vtcode/agents/*.md` is part of `.vtcode/**`. */
export function ownPatternsOf(patterns: readonly string[], own: readonly string[]): readonly string[] {
  if (patterns === own) return patterns;
  const bareOf = (pattern: string): string => pattern.replace(/^\*\*\//, "");
  const bares = own.map(bareOf);
  return patterns.filter((pattern) => {
    const bare = bareOf(pattern);
    return bares.some(
      (ownBare) => bare === ownBare || (ownBare.endsWith("/**") && bare.startsWith(ownBare.slice(0, -2))),
    );
  });
}

/** Whether a path of the repository matches a pattern of a host. Few of the patterns of all hosts come near one. */
export function matches(path: string, pattern: string): boolean {
  if (!path.includes(parsePattern(pattern).fixed)) return false;
  let compiled = patterns.get(pattern);
  if (!compiled) patterns.set(pattern, (compiled = compile(parsePattern(pattern))));
  return compiled.test(path);
}

const patterns = new Map<string, RegExp>();

function compile({ anchor, path }: PathPattern): RegExp {
  const body = path
    .replace(/[.+^$()|[\]\\{}?]/g, "\\$&")
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(?:.*/)?");
  return new RegExp(`${anchor === "every" ? "^(?:.*/)?" : anchor === "root" ? "^" : "^\0"}${body}$`, "s");
}

/** The entries of a tree that may match a pattern of some host in another spelling; found once for all hosts. */
export interface NearMatches {
  /** Names that some file system may treat as another name. */
  readonly odd: readonly Entry[];
  readonly links: readonly Entry[];
}

/** Entries that no pattern can mean in any spelling are left out. Links of the user's are not looked at. */
export function nearMatchesIn(repo: RepoIndex, patterns: readonly string[]): NearMatches {
  const isLikely = likelyFor(patterns);
  const [odd, links]: [Entry[], Entry[]] = [[], []];
  for (const entry of repo.once(oddIn)) if (isLikely(entry.path)) odd.push(entry);
  for (const entry of repo.entries.ofKind("link")) if (!repo.isUsers(entry.path)) links.push(entry);
  return { odd, links };
}

const oddIn = (repo: RepoIndex): readonly Entry[] => repo.entries.having(isOdd, isOdd);

/** Whether some file system may treat a name, or a name in a path or a list of names, as another one. */
function isOdd(text: string): boolean {
  return /[A-Z~:\\]|[. ](?:[/\0]|$)|[^\0-\x7f]/.test(text);
}

/** Whether a path begins like one that folds to a match of these patterns. Most trees have no such path. */
function likelyFor(patterns: readonly string[]): (path: string) => boolean {
  let names: readonly string[] | undefined;
  return (path) => {
    if (!isOdd(path)) return false;
    names ??= literalNamesOf(patterns);
    const lower = path.toLowerCase();
    const isShort = lower.includes("~");
    const isHashed = /[0-9a-f]{4}~/.test(lower);
    const begins = (name: string): boolean =>
      lower.includes(name.slice(0, 6)) ||
      (isShort && lower.includes(startOf(name))) ||
      (isHashed && lower.includes(name.slice(0, 2)));
    return names.some(begins) || (patterns.length > 0 && /[^\0-\x7f]/.test(path));
  };
}

/** The first letters of a name, which its short form on Windows has too. */
function startOf(name: string): string {
  return (name.split(".")[0] || name).slice(0, 6);
}

/** The first literal names of the patterns, as Windows begins to shorten them. */
function literalNamesOf(patterns: readonly string[]): readonly string[] {
  const inside = patterns.map(parsePattern).filter(({ anchor }) => anchor === "every" || anchor === "root");
  return [...new Set(inside.map(({ path }) => bare(path.split("/").find((segment) => !segment.includes("*")) ?? "")))];
}

/**
 * Paths that do not match these patterns, but do on some file system: by case, by Unicode form, by characters that HFS+
 * ignores, by what Windows cuts off (dots, spaces, `:stream`), treats as a slash or shortens (`CLAUDE~1`). If a host
 * finds a name by listing a directory, only what Windows cuts off makes a difference.
 */
export function caseFoldedPaths(entries: readonly Entry[], patterns: readonly string[]): readonly string[] {
  if (entries.length === 0) return [];
  const isLikely = likelyFor(patterns);
  const targets = patterns.flatMap((pattern) => {
    const { anchor, path } = parsePattern(pattern);
    const names = (anchor === "every" ? `**/${path}` : path).split("/").map(foldable);
    return anchor === "every" || anchor === "root" ? [{ pattern, names }] : [];
  });
  const found: string[] = [];
  for (const { path, kind, unjudged } of entries) {
    if (!isLikely(path)) continue;
    const segments = path.split(/[\\/]/).map(foldable);
    const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
    const folds = ({ pattern, names }: (typeof targets)[number]): boolean =>
      foldsTo({ segments, names, isStub }, 0, 0, path.includes("\\")) && !matches(path, pattern);
    if (targets.some(folds)) found.push(path);
  }
  return found;
}

/** A name of a path or of a pattern. It is folded once, and compared with many. */
interface Foldable {
  readonly name: string;
  readonly folded: string;
}

function foldable(name: string): Foldable {
  return { name, folded: foldName(name) };
}

interface Folding {
  readonly segments: readonly Foldable[];
  readonly names: readonly Foldable[];
  /** A stub may end on the path of a pattern. */
  readonly isStub: boolean;
}

/** Whether segments from `at` on match the names of a pattern from `next` on, at least one literal name by folding. */
function foldsTo(folding: Folding, at: number, next: number, isFolded: boolean): boolean {
  const { segments, names, isStub } = folding;
  const [segment, name] = [segments[at], names[next]];
  if (segment === undefined) return isFolded && (isStub || name === undefined);
  if (name === undefined) return false;
  if (name.name === "**") return foldsTo(folding, at, next + 1, isFolded) || foldsTo(folding, at + 1, next, isFolded);
  if (name.name.includes("*")) {
    const isExact = matches(segment.name, name.name);
    return (
      (isExact || matches(onWindows(segment.name), name.name)) &&
      foldsTo(folding, at + 1, next + 1, isFolded || !isExact)
    );
  }
  return isFoldOf(segment, name) && foldsTo(folding, at + 1, next + 1, isFolded || segment.name !== name.name);
}

function isFoldOf({ name: segment, folded }: Foldable, { name, folded: foldedName }: Foldable): boolean {
  if (segment === name || folded === foldedName) return true;
  if (!segment.includes("~")) return false;
  const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
  if (start === undefined) return false;
  const [written = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
  const stem = written.replaceAll(".", "");
  return (
    extension === ending.slice(0, 3) &&
    (start === stem.slice(0, 6) || (start.startsWith(stem.slice(0, 2)) && /^[0-9a-f]{4}$/.test(start.slice(2))))
  );
}

/** A name as file systems compare it that ignore case and Unicode forms, and cut off the ends of names. */
export function foldName(name: string): string {
  const seen = name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC");
  return onWindows(seen).toUpperCase().toLowerCase();
}

/** The name of the file that Windows creates for a name. */
function onWindows(name: string): string {
  return name.replace(/:.*$/s, "").replace(/[. ]+$/, "");
}

/** The name that Windows shortens: without leading dots and spaces. */
function bare(name: string): string {
  return name.toLowerCase().replace(/^\.+/, "").replaceAll(" ", "");
}
