/** Finds the files of the repository that a file of GitLab includes, or that it starts as another pipeline. */
import { type Node, textOf, valueOf } from "../../../../parsers/node.ts";
import { withMergeKeys } from "../../../../parsers/yaml/gitlab.ts";
import { plain } from "../../../../repo/path.ts";
import { matches } from "../../../../repo/patterns.ts";
import type { RepoIndex } from "../../../../repo/repo-index.ts";

/** More patterns, or more stars in one, count as a pattern that every file fits. */
const mostPatterns = 100;
const mostStars = 8;

/** The paths that exist. `documents`: those of one file. */
export function includedBy(documents: readonly Node[], repo: RepoIndex): readonly string[] {
  const written = documents.flatMap(includesBelow).flatMap(patternOf);
  const paths = new Set(written.filter((path) => !path.includes("*")));
  const patterns = written.filter((path) => path.includes("*"));
  // Of many patterns, each would be compared with every file.
  if (patterns.length > mostPatterns) patterns.splice(0, patterns.length, "*".repeat(mostStars + 1));
  if (patterns.length > 0)
    for (const { path } of repo.entries.having(isYaml, mayHaveYaml))
      if (patterns.some((pattern) => isAnyOf(pattern) || matches(path, pattern))) paths.add(path);
  return [...paths].filter((path) => isYaml(path) && repo.resolve(path).kind === "file");
}

/** A path as a pattern from the root; nothing if it leads out of it. What a variable stands for may be anything. */
function patternOf(path: string): readonly string[] {
  const inside = plain(path.replace(/^\/+/, ""));
  return inside === undefined
    ? []
    : [
        inside
          .replace(/\$(?:\w+|\{\w*\}|\[\[[^\]]*\]\])/g, "**")
          .replace(/\*{2,}(?!\/)/g, "**/*")
          .replace(/(?:\*\*\/){2,}/g, "**/"),
      ];
}

/** Whether a pattern has so many parts that matching it could take long: it counts as one that fits every file. */
function isAnyOf(pattern: string): boolean {
  return pattern.split("*").length > mostStars;
}

const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);
const mayHaveYaml = (names: string): boolean => names.includes(".y");

/** The values of `include` that may be paths: texts, and those under `local`. */
function includesBelow(node: Node): readonly string[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap(includesBelow);
  return withMergeKeys(node).entries.flatMap(({ name, value }) =>
    name === "include" ? pathsIn(value) : includesBelow(value),
  );
}

function pathsIn(node: Node): readonly string[] {
  if (node.kind === "list") return node.items.flatMap(pathsIn);
  const path = node.kind === "scalar" ? node.text : textOf(valueOf(node, "local"));
  return path === undefined || /^https?:/i.test(path) ? [] : [path];
}
