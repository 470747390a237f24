/** Finds what a plugin brings under other spellings of its names, which some file systems take for them. */
import type { Problem } from "../../../model/load.ts";
import { join } from "../../../repo/path.ts";
import { foldName } from "../../../repo/patterns.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath } from "../../../repo/text.ts";

/** The files and folders in a plugin's own folder that Claude Code opens by name, and which names in them count. */
const opened: Readonly<Record<string, RegExp | undefined>> = {
  ".mcp.json": undefined,
  ".lsp.json": undefined,
  "settings.json": undefined,
  hooks: /^hooks\.json$/,
  monitors: /^monitors\.json$/,
  agents: /\.md$/,
  commands: /\.md$/,
  skills: /./,
  bin: /./,
};

/** One problem for each file or folder of another spelling; a folder in which nothing counts is none. */
export function foldedIn(repo: RepoIndex, root: string): readonly Problem[] {
  return repo.names(root).flatMap((name) => {
    const folded = foldName(name);
    if (!Object.hasOwn(opened, folded)) return [];
    const inside = opened[folded];
    const path = join(root, name);
    const counting = inside ? repo.names(path).filter((each) => inside.test(foldName(each))) : [];
    if (name === folded)
      // Of a folder that is listed, every name counts as it is.
      return folded === "hooks" || folded === "monitors"
        ? counting.flatMap((each) => (each === foldName(each) ? [] : [problemAt(join(path, each), each)]))
        : [];
    return inside && counting.length === 0 ? [] : [problemAt(path, name)];
  });
}

function problemAt(path: string, name: string): Problem {
  return {
    message: `is read by Claude Code on file systems that ignore case or Unicode forms, but is not checked here; name it \`${foldName(name)}\``,
    at: placeOfPath(path),
  };
}
