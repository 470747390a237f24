/** Reads the path patterns by which hosts say where they look. */
import { byBytes, directoryOf, join } from "./path.ts";
import type { RepoIndex } from "./repo-index.ts";
import type { Entry, UserDirectories } from "./tree.ts";

/** `every`: in any directory a session may start in; `root`: at the repository's root; the rest outside it. */
export type Anchor = "every" | "root" | "home" | "xdgConfigHome" | "codexHome" | "system";

/** A pattern taken apart. `path` is what follows the anchor, with `*` and `**` as usual. */
export interface PathPattern {
  readonly anchor: Anchor;
  readonly path: string;
  /** The literal directories the path begins with: `.claude/agents`. */
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

/** `**` + `/.claude/agents/**` + `/*.md` is `{anchor: "every", path: ".claude/agents/**` + `/*.md", fixed: ".claude/agents"}`. */
export function parsePattern(pattern: string): PathPattern {
  let place = known.get(pattern);
  if (!place) known.set(pattern, (place = takenApart(pattern)));
  return place;
}

/** Every host is asked about its patterns again and again. */
const known = new Map<string, PathPattern>();

function takenApart(pattern: string): PathPattern {
  const [prefix, anchor] = anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
  const path = pattern.slice(prefix.length);
  const star = path.split("/").findIndex((segment) => segment.includes("*"));
  const fixed = star < 0 ? directoryOf(path) : path.split("/").slice(0, star).join("/");
  return { anchor, path, fixed };
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

/** Formats that profiles are written in, for hosts without a place of their own. */
const profiles = ["*.md", "*.toml", "*.yaml", "*.yml"];

/** The patterns of a host that looks for the same in another directory of the repository (`""`: its root). */
export function patternsIn(directory: string, patterns: readonly string[]): readonly string[] {
  const own = patterns
    .map(parsePattern)
    .flatMap(({ path, fixed }) => (path.includes("*") ? [path.slice(fixed.length).replace(/^\//, "")] : []));
  return [...new Set([directory, ...(own.length > 0 ? own : profiles).map((rest) => join(directory, rest))])].filter(
    (pattern) => pattern !== "",
  );
}

/** Directories of the repository that hold the first directory of a pattern for every directory, in order of path. */
export function startDirectories(repo: RepoIndex, patterns: readonly string[]): readonly string[] {
  const markers = new Set(
    patterns.map(parsePattern).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])),
  );
  const starts = new Set<string>([""]);
  for (const marker of markers)
    for (const directory of repo.holding(marker)) if (!repo.isUsers(directory)) starts.add(directory);
  return [...starts].sort(byBytes);
}

/** The names that patterns for the repository begin with: where none of them stands, nothing matches. */
export function firstNamesOf(patterns: readonly string[]): ReadonlySet<string> {
  return new Set(
    patterns
      .map(parsePattern)
      .flatMap(({ anchor, path }) => (anchor === "every" || anchor === "root" ? [path.split("/")[0] ?? ""] : [])),
  );
}

/** Directories that nearly every repository has, whatever its hosts. */
const common: readonly string[] = [".github", ".vscode", ".devcontainer"];

/** As `markersOf`, and in the directories that nearly every repository has, the name inside as well (`.github/agents`). */
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

/** Whether anything stands where patterns begin; if not, a host that has no other place finds nothing. */
export function isAnyPresent(repo: RepoIndex, patterns: readonly string[]): boolean {
  return [...firstNamesOf(patterns)].some((marker) => marker.includes("*") || repo.holding(marker).length > 0);
}

/** Of a host's places those that nobody else has: `.vtcode/agents/*.md` is part of `.vtcode/**`. */
export function ownPatternsOf(places: readonly string[], own: readonly string[]): readonly string[] {
  if (places === own) return places;
  const bareOf = (pattern: string): string => pattern.replace(/^\*\*\//, "");
  const bares = own.map(bareOf);
  return places.filter((place) =>
    bares.some(
      (pattern) =>
        bareOf(place) === pattern || (pattern.endsWith("/**") && bareOf(place).startsWith(pattern.slice(0, -2))),
    ),
  );
}

/** Whether a path of the repository matches a pattern of a host. */
export function matches(path: string, pattern: string): boolean {
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

/** What in a tree may stand for a place of some host without being one: told apart once, since of many hosts each asks. */
export interface NearMatches {
  /** Names that some file system may take for others. */
  readonly odd: readonly Entry[];
  readonly links: readonly Entry[];
}

export function nearMatchesIn(repo: RepoIndex, patterns: readonly string[]): NearMatches {
  const isLikely = likelyFor(patterns);
  const [odd, links]: [Entry[], Entry[]] = [[], []];
  for (const entry of repo.entries.values()) {
    if (isLikely(entry.path)) odd.push(entry);
    if (entry.kind === "link" && !repo.isUsers(entry.path)) links.push(entry);
  }
  return { odd, links };
}

/** Whether a path begins like one that folds to a place of these patterns. Most trees hold no path to ask about. */
function likelyFor(patterns: readonly string[]): (path: string) => boolean {
  let likely: RegExp | undefined;
  return (path) => {
    if (!/[A-Z~:\\]|[. ](?:\/|$)|[^\0-\x7f]/.test(path)) return false;
    likely ??= beginningsOf(patterns);
    return likely.test(path) || (patterns.length > 0 && /[^\0-\x7f]/.test(path));
  };
}

function beginningsOf(patterns: readonly string[]): RegExp {
  const inside = patterns.map(parsePattern).filter(({ anchor }) => anchor === "every" || anchor === "root");
  const firsts = new Set(
    inside.map(({ path }) => bare(path.split("/").find((segment) => !segment.includes("*")) ?? "")),
  );
  return new RegExp(
    firsts.size === 0
      ? "(?!)"
      : [...firsts].map((first) => `${escaped(first.slice(0, 6))}|${escaped(first.slice(0, 2))}[0-9a-f]{4}~`).join("|"),
    "i",
  );
}

/**
 * Paths that some file system takes for a place of these patterns, and that are none as they stand: by case, by Unicode
 * form, by characters that HFS+ leaves out, by what Windows cuts off (dots, spaces, `:stream`), takes for a slash or
 * shortens (`CLAUDE~1`). Of a name that a host finds by listing, only what Windows cuts off is gone when it is listed.
 */
export function caseFoldedPaths(entries: readonly Entry[], patterns: readonly string[]): readonly string[] {
  if (entries.length === 0) return [];
  const isLikely = likelyFor(patterns);
  const places = patterns.flatMap((pattern) => {
    const { anchor, path } = parsePattern(pattern);
    const way = path.split("/");
    return anchor === "every" ? [{ pattern, way: ["**", ...way] }] : anchor === "root" ? [{ pattern, way }] : [];
  });
  const found: string[] = [];
  for (const { path, kind, unjudged } of entries) {
    if (!isLikely(path)) continue;
    const segments = path.split(/[\\/]/);
    const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
    if (
      places.some(({ pattern, way }) => foldsTo(segments, way, isStub, path.includes("\\")) && !matches(path, pattern))
    )
      found.push(path);
  }
  return found;
}

/**
 * Of links those on the way to a place of these patterns that lead to nothing in this tree: what an ignore rule leaves
 * out, a build makes or an earlier step brings may stand there when the host looks.
 */
export function unreachablePaths(
  repo: RepoIndex,
  links: readonly Entry[],
  patterns: readonly string[],
): readonly string[] {
  if (links.length === 0) return [];
  const places = patterns
    .map((pattern) => ({ pattern, place: parsePattern(pattern) }))
    .filter(({ place }) => place.anchor === "every" || place.anchor === "root");
  const leads = (path: string): boolean =>
    places.some(
      ({ pattern, place }) =>
        isOnWay(path.split("/"), place.anchor === "every" ? ["**", ...place.path.split("/")] : place.path.split("/")) &&
        !matches(path, pattern),
    );
  return links.filter(({ path }) => leads(path) && repo.resolve(path).kind === "missing").map(({ path }) => path);
}

/** Whether something of the way, a literal name at least before it, may follow below the segments. */
function isOnWay(segments: readonly string[], way: readonly string[], entered = false): boolean {
  const [segment, ...rest] = segments;
  const [wanted, ...further] = way;
  if (wanted === undefined) return false;
  if (segment === undefined) return entered;
  if (wanted === "**") return isOnWay(segments, further, entered) || isOnWay(rest, way, entered);
  return (
    (wanted.includes("*") ? matches(segment, wanted) : segment === wanted) &&
    isOnWay(rest, further, entered || !wanted.includes("*"))
  );
}

/** Whether segments fit a way, one of its literal names by folding. A stub is enough where it stands on the way. */
function foldsTo(segments: readonly string[], way: readonly string[], isStub: boolean, folded = false): boolean {
  const [segment, ...rest] = segments;
  const [wanted, ...further] = way;
  if (segment === undefined) return folded && (isStub || wanted === undefined);
  if (wanted === undefined) return false;
  if (wanted === "**") return foldsTo(segments, further, isStub, folded) || foldsTo(rest, way, isStub, folded);
  if (wanted.includes("*")) {
    const written = onWindows(segment);
    return (
      (matches(segment, wanted) || matches(written, wanted)) &&
      foldsTo(rest, further, isStub, folded || !matches(segment, wanted))
    );
  }
  return isFoldOf(segment, wanted) && foldsTo(rest, further, isStub, folded || segment !== wanted);
}

function isFoldOf(segment: string, name: string): boolean {
  if (segment === name || foldName(segment) === foldName(name)) return true;
  const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
  if (start === undefined) return false;
  const [stem = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
  return (
    extension === ending.slice(0, 3) &&
    (start === stem.slice(0, 6) || (start.startsWith(stem.slice(0, 2)) && /^[0-9a-f]{4}$/.test(start.slice(2))))
  );
}

function foldName(name: string): string {
  const seen = name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC");
  return onWindows(seen).toUpperCase().toLowerCase();
}

/** The name of the file that Windows writes for a name. */
function onWindows(name: string): string {
  return name.replace(/:.*$/s, "").replace(/[. ]+$/, "");
}

/** A name as Windows begins to shorten it. */
function bare(name: string): string {
  return name.toLowerCase().replace(/^\.+/, "").replaceAll(" ", "");
}

function escaped(text: string): string {
  return text.replace(/[.+^$()|[\]\\{}?*]/g, "\\$&");
}
