/** Reads the path patterns by which hosts say where they look. */
import { directoryOf, join, nameOf } from "./path.ts";
import type { Survey } from "./survey.ts";

/** `every`: in any directory a session may start in; `root`: at the repository's root; the rest outside it. */
export type Anchor = "every" | "root" | "home" | "xdgConfigHome" | "codexHome" | "system";

/** A pattern taken apart. `path` is what follows the anchor, with `*` and `**` as usual. */
export interface Place {
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
export function placeOf(pattern: string): Place {
  const [prefix, anchor] = anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
  const path = pattern.slice(prefix.length);
  const star = path.split("/").findIndex((segment) => segment.includes("*"));
  const fixed = star < 0 ? directoryOf(path) : path.split("/").slice(0, star).join("/");
  return { anchor, path, fixed };
}

/** Directories of the repository that hold the first directory of a pattern for every directory, in order of path. */
export function startsIn(survey: Survey, patterns: readonly string[]): readonly string[] {
  const markers = new Set(patterns.map(placeOf).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])));
  const starts = new Set<string>([""]);
  for (const path of survey.entries.keys()) {
    if (markers.has(nameOf(path)) && !path.startsWith("~") && !path.startsWith("/")) starts.add(directoryOf(path));
  }
  return [...starts].sort();
}

/** Whether a path of the repository matches a pattern of a host. */
export function matches(path: string, pattern: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) patterns.set(pattern, (compiled = compile(placeOf(pattern))));
  return compiled.test(path);
}

const patterns = new Map<string, RegExp>();

function compile({ anchor, path }: Place): RegExp {
  const body = path
    .replace(/[.+^$()|[\]\\{}?]/g, "\\$&")
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(?:.*/)?");
  return new RegExp(`${anchor === "every" ? "^(?:.*/)?" : anchor === "root" ? "^" : "^\0"}${body}$`, "s");
}

/** The directory of a place below a start, or of the place itself where it is anchored elsewhere. */
export function fixedBelow(start: string, pattern: string): string {
  return join(start, placeOf(pattern).fixed);
}

/** Paths that equal a place of these patterns once case, Unicode or Windows has folded them, and do not as they stand. */
export function foldedPlaces(paths: Iterable<string>, patterns: readonly string[]): readonly string[] {
  return [...paths].filter((path) => {
    if (!/[A-Z~. ]|[^\0-\x7f]/.test(path)) return false;
    const folded = foldPath(path);
    return folded !== path && patterns.some((pattern) => matches(folded, pattern) && !matches(path, pattern));
  });
}

function foldPath(path: string): string {
  return path.normalize("NFC").replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").replace(/[. ]+(?=\/|$)/g, "").toLowerCase();
}
