/**
 * Finds what git does not list and what matches the patterns of hosts: ignored files, and what is no file for git, such
 * as a named pipe. It is not checked, but it is reported.
 */
import { lstatSync, readdirSync } from "node:fs";
import { join as joinNative } from "node:path";
import { byBytes, join } from "../../repo/path.ts";
import { matches, type PathPattern, parsePattern } from "../../repo/patterns.ts";
import { UnreadableFile } from "../../repo/tree.ts";
import { asUnreadable } from "./bytes.ts";
import { append } from "../../repo/many.ts";

/** More than these are not looked for, and in no more directories than these: `node_modules` may lie among them. */
const [limit, mostDirectories] = [1000, 1000];

/** A path, and what is there: a file that git ignores, or what git cannot hold. */
export interface UnlistedFile {
  readonly path: string;
  readonly kind: "ignored" | "named pipe" | "socket" | "device";
}

/** `others`: paths below `root`, directories with a `/` at the end. `patterns`: the path patterns of hosts. */
export function unlistedAmong(
  root: string,
  others: readonly string[],
  patterns: readonly string[],
): readonly UnlistedFile[] {
  const inside = patterns
    .map((pattern) => ({ pattern, place: parsePattern(pattern) }))
    .filter(({ place }) => place.anchor === "every" || place.anchor === "root");
  const pending = [...others];
  const found: string[] = [];
  let directories = 0;
  for (let path = pending.pop(); path !== undefined && found.length < limit; path = pending.pop()) {
    if (!path.endsWith("/")) {
      const file = path;
      if (inside.some(({ pattern }) => matches(file, pattern))) found.push(file);
      continue;
    }
    const directory = path.slice(0, -1);
    if (inside.some(({ place }) => leadsTo(directory, place)) && ++directories <= mostDirectories)
      append(pending, listed(root, directory));
  }
  return found.sort(byBytes).map((path) => ({ path, kind: kindOf(joinNative(root, path)) }));
}

function kindOf(path: string): UnlistedFile["kind"] {
  try {
    const stats = lstatSync(path);
    if (stats.isFIFO()) return "named pipe";
    if (stats.isSocket()) return "socket";
    return stats.isCharacterDevice() || stats.isBlockDevice() ? "device" : "ignored";
  } catch {
    // It is gone, or it cannot be looked at: git has not listed it.
    return "ignored";
  }
}

/** Whether a directory may contain matches: for `**` + `/.claude/agents`, `x/.claude` may, `x` alone does not count. */
function leadsTo(directory: string, { anchor, path }: PathPattern): boolean {
  const segments = directory.split("/");
  const route = path.split("/").slice(0, -1);
  const from = anchor === "every" ? segments.keys() : [0];
  return [...from].some((start) => {
    const rest = segments.slice(start);
    const double = route.indexOf("**");
    const fits = rest.every(
      (segment, i) => (double >= 0 && i >= double) || (route[i] !== undefined && fitsSegment(segment, route[i])),
    );
    return fits && (double >= 0 || rest.length <= route.length);
  });
}

function fitsSegment(segment: string, pattern: string): boolean {
  return pattern.includes("*") ? matches(segment, pattern) : segment === pattern;
}

function listed(root: string, directory: string): readonly string[] {
  try {
    return asUnreadable(() => readdirSync(joinNative(root, directory), { withFileTypes: true })).map((stats) =>
      join(directory, stats.isDirectory() ? `${stats.name}/` : stats.name),
    );
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}
