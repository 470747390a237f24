/** Finds the Markdown files of an agents directory: every depth, links followed, each real file once. */
import type { Problem } from "../../load.ts";
import { join } from "../../path.ts";
import type { Sight, Survey } from "../../survey.ts";
import { placeOfPath } from "../../text.ts";

export interface Discovery {
  /** Paths as the host walks to them; the real ones may differ where links lead. */
  readonly files: readonly string[];
  /** Files that are there by name only: a link that leads to nothing, or in a circle. */
  readonly broken: readonly Problem[];
  readonly unjudged: readonly Problem[];
}

/** How deep directories are followed; the host's own bound is UNVERIFIED. */
const deepest = 100;

/** Folders in which other tools keep what is theirs: subagents, skills and notes that look like this host's profiles. */
const others = new Set("a3s agents codex codebuddy cursor defect factory gemini git github goose kilocode kiro openheim opencode qwen roo vscode vtcode windsurf".split(" ").map((name) => `.${name}`));

/** Whether what stands below a directory that a policy names is another tool's, or a skill; inside a folder `agents` everything is a profile. */
export function isOthers(path: string, root: string): boolean {
  const way = path.slice(root === "" ? 0 : root.length + 1).split("/");
  const name = way.at(-1) ?? "";
  return (others.has(name) || name === "SKILL.md") && ![...root.split("/"), ...way].includes("agents");
}

/** `seen` holds the real paths of files that another layer has already; `isOut` tells what to pass by. */
export function filesBelow(survey: Survey, directory: string, seen: Set<string>, isOut: (path: string) => boolean = () => false): Discovery {
  const files: string[] = [];
  const broken: Problem[] = [];
  const unjudged: Problem[] = [];
  const visited = new Set<string>();
  const visit = (path: string, depth: number): void => {
    if (depth > 0 && isOut(path)) return;
    const sight = survey.look(path);
    if (sight.kind === "directory") {
      if (visited.has(sight.path)) return;
      visited.add(sight.path);
      if (depth > deepest) unjudged.push({ message: `is nested deeper than ${deepest} directories`, at: placeOfPath(path) });
      else for (const name of survey.names(path)) visit(join(path, name), depth + 1);
      return;
    }
    const isMarkdown = /\.(?:md|markdown)$/i.test(path);
    const beyond = beyondOf(sight, survey.entries.get(path)?.kind === "unnameable");
    if (beyond !== undefined && (isMarkdown || sight.kind !== "missing")) unjudged.push({ message: beyond, at: placeOfPath(path) });
    else if (isMarkdown && sight.kind === "file") {
      if (!seen.has(sight.path)) files.push(path);
      seen.add(sight.path);
    } else if (isMarkdown && depth > 0) {
      broken.push({ message: sight.kind === "loop" ? "it is a link that leads in a circle" : "it is a link that leads to nothing", at: placeOfPath(path) });
    }
  };
  visit(directory, 0);
  return { files, broken, unjudged };
}

/** Why the host would read there and the tree cannot give it. */
function beyondOf(sight: Sight, unnameable: boolean): string | undefined {
  if (sight.kind === "outside") return `leads out of this tree, to \`${sight.target}\``;
  if (sight.kind === "unjudged") return sight.problem;
  return unnameable ? "has a name that is not UTF-8" : undefined;
}
