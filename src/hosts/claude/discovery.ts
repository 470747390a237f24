/** Finds the files of an agents directory that Claude Code reads. */
import { collectProfiles, type CollectedProfiles } from "../_kit/loading/collect.ts";
import type { Problem } from "../../model/load.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";

/** Folders of other tools, whose subagents, skills and notes look like Claude Code's profiles. */
const others = new Set(
  "a3s agents codex codebuddy cursor defect factory gemini git github goose kilocode kiro openheim opencode qwen roo vscode vtcode windsurf"
    .split(" ")
    .map((name) => `.${name}`),
);

/**
 * Whether a path below a directory that a policy names belongs to another tool or to a skill. Inside a folder `agents`
 * every file is a profile.
 */
export function isOthers(path: string, root: string): boolean {
  const segments = path.slice(root === "" ? 0 : root.length + 1).split("/");
  const name = segments.at(-1) ?? "";
  return (others.has(name) || name === "SKILL.md") && ![...root.split("/"), ...segments].includes("agents");
}

/**
 * Markdown at every depth. `seen` holds the real paths of files that another layer has already; `isOut` excludes paths.
 */
export function filesBelow(
  repo: RepoIndex,
  directory: string,
  seen: Set<string>,
  isOut?: (path: string) => boolean,
): CollectedProfiles {
  return collectProfiles(repo, directory, {
    isIncluded: (name) => /\.(?:md|markdown)$/i.test(name),
    deep: true,
    seen,
    ...(isOut ? { isExcluded: isOut } : {}),
  });
}

/** The files of a plugin's folder. Claude Code follows links to folders there, and none to a file. */
export function pluginFilesBelow(
  repo: RepoIndex,
  directory: string,
  seen: Set<string>,
): CollectedProfiles & { readonly links: readonly Problem[] } {
  const links: Problem[] = [];
  const isLink = (path: string): boolean => {
    const isOne =
      /\.md$/i.test(path) &&
      repo.resolve(path).kind === "file" &&
      repo.resolve(path, { follow: false }).kind === "missing";
    if (isOne)
      links.push({
        message: "it is a link, and Claude Code does not follow links to files in a plugin",
        at: placeOfPath(path),
      });
    return isOne;
  };
  return { ...filesBelow(repo, directory, seen, isLink), links };
}
