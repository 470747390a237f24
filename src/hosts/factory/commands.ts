/**
 * Commands that are programs: files that begin with `#!`. Droid runs one where a person or CI starts it; all others are
 * prompts.
 */
import type { Authority } from "../../model/load.ts";
import { sha256 } from "../../platform/hash.ts";
import { directoryOf, join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { startOf } from "../../repo/text.ts";
import { collectFiles, readEach } from "../_kit/loading/collect.ts";
import type { SettingsRead } from "../_kit/settings/index.ts";

/** Next to `.factory`, droid reads the commands of these too. */
const shared = [".agents", ".agent"];

/** The directories with commands, in which a session may start. */
export function commandStarts(repo: RepoIndex): readonly string[] {
  return shared.flatMap((root) => repo.holding(root)).filter((directory) => !repo.isUsers(directory));
}

/** What the commands of one directory run. `own`: its `.factory`. */
export async function readCommands(repo: RepoIndex, own: string): Promise<SettingsRead> {
  const roots = [own, ...shared.map((root) => join(directoryOf(own), root))];
  const reads: SettingsRead[] = [];
  for (const root of roots) reads.push(await readFolder(repo, join(root, "commands")));
  return {
    authority: reads.flatMap(({ authority }) => authority),
    unjudged: reads.flatMap(({ unjudged }) => unjudged),
  };
}

/** The documentation says that nested folders are ignored, and the program reads them. */
async function readFolder(repo: RepoIndex, root: string): Promise<SettingsRead> {
  const { files, unjudged } = collectFiles(repo, root, { isIncluded: () => true, deep: true });
  const read = await readEach(repo, files, (source, path): readonly Authority[] => {
    if (!source.text.startsWith("#!")) return [];
    return [
      {
        setting: "command",
        value: path,
        effect: "widens",
        because: `is a program that runs when a person or CI starts \`/${commandName(path)}\`, with all that they may do`,
        // A name may have blanks, and then it is no command line.
        content: `${path} ${sha256(source.text)}`,
        certainty: "documented",
        may: ["execute"],
        names: [path],
        at: startOf(source),
      },
    ];
  });
  return { authority: read.results.flat(), unjudged: [...unjudged, ...read.unjudged] };
}

/** As droid makes it from the file's name. */
function commandName(path: string): string {
  const stem = nameOf(path).replace(/\.[^.]+$/, "");
  return stem
    .toLowerCase()
    .replace(/[^a-z0-9-_]/g, "-")
    .replace(/--+/g, "-");
}
