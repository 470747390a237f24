/** Finds links on the way to what hosts read that lead nowhere. */
import { matches, parsePattern } from "./patterns.ts";
import type { RepoIndex } from "./repo-index.ts";
import type { Entry } from "./tree.ts";

/** A link whose target is not in the tree. */
export interface BrokenLink {
  readonly path: string;
  /** What it leads to, from the root. */
  readonly target: string;
}

/**
 * The links on the path to a match of these patterns that are broken in this tree. When the host looks, the target may
 * exist: an ignored file, the output of a build, or a file from an earlier step.
 */
export function brokenLinks(
  repo: RepoIndex,
  links: readonly Entry[],
  patterns: readonly string[],
): readonly BrokenLink[] {
  if (links.length === 0) return [];
  const targets = patterns.flatMap((pattern) => {
    const { anchor, path } = parsePattern(pattern);
    if (anchor !== "every" && anchor !== "root") return [];
    return [{ pattern, names: anchor === "every" ? ["**", ...path.split("/")] : path.split("/") }];
  });
  // A path leads nowhere without a literal name of a pattern, and a tree may have a million links.
  const literals = new Set(targets.flatMap(({ names }) => names.filter((name) => !name.includes("*"))));
  const leads = (path: string): boolean => {
    const segments = path.split("/");
    return (
      segments.some((segment) => literals.has(segment)) &&
      targets.some(({ pattern, names }) => isOnPath(segments, names) && !matches(path, pattern))
    );
  };
  return links.flatMap(({ path }) => {
    const found = leads(path) ? repo.resolve(path) : undefined;
    return found?.kind === "missing" ? [{ path, target: found.path }] : [];
  });
}

/** Whether more names of a pattern may follow below the segments, after at least one literal name. */
function isOnPath(segments: readonly string[], names: readonly string[], entered = false): boolean {
  const [segment, ...rest] = segments;
  const [name, ...others] = names;
  if (name === undefined) return false;
  if (segment === undefined) return entered;
  if (name === "**") return isOnPath(segments, others, entered) || isOnPath(rest, names, entered);
  return (
    (name.includes("*") ? matches(segment, name) : segment === name) &&
    isOnPath(rest, others, entered || !name.includes("*"))
  );
}
