/** Workflows: texts that a person starts as a command, and marks in them by which commands run unasked. */
import { collectFiles, readEach } from "../_kit/loading/collect.ts";
import type { SettingsRead } from "../_kit/settings/index.ts";
import type { Authority } from "../../model/load.ts";
import { sha256 } from "../../platform/hash.ts";
import { join, stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";

const folder = "workflows";

export async function readWorkflows(repo: RepoIndex, root: string): Promise<SettingsRead> {
  const found = collectFiles(repo, join(root, folder), { isIncluded: (name) => /\.md$/i.test(name), deep: true });
  const { results, unjudged } = await readEach(repo, found.files, (source) => marksIn(source));
  return { authority: results.flat(), unjudged: [...found.unjudged, ...unjudged] };
}

/** `// turbo` is about the next step, and `// turbo-all` about every step of the file. */
const mark = /\/\/[ \t]*turbo(-all)?\b/gi;

/** How many characters behind a mark are its step. */
const stepLength = 600;

/** One authority for each file and kind of mark, at the first of them. */
function marksIn(source: Source): readonly Authority[] {
  const marks = [...source.text.matchAll(mark)];
  const authority = (isAll: boolean): readonly Authority[] => {
    const own = marks.filter(([, all]) => (all !== undefined) === isAll);
    const [first] = own;
    if (!first) return [];
    const steps = own.map(({ index }) => source.text.slice(index, index + stepLength)).join("\n");
    const what = isAll ? "every command" : "the commands of the marked steps";
    return [
      {
        setting: "workflow",
        value: isAll ? "turbo-all" : "turbo",
        effect: "auto-approves",
        because: `may run ${what} of \`/${stemOf(source.path).slice(0, 60)}\` without asking (not verified)`,
        content: sha256(isAll ? source.text : steps),
        certainty: "assumed",
        at: { source, span: { start: first.index, end: first.index + first[0].length } },
      },
    ];
  };
  return [...authority(true), ...authority(false)];
}
