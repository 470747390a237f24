/**
 * What a workflow brings from elsewhere and what can change without a change here: imports, skills and parts of
 * prompts.
 */
import type { Problem } from "../../model/load.ts";
import { textOf, valueOf } from "../../parsers/node.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source } from "../../repo/text.ts";
import { collectFiles, readEach } from "../_kit/loading/collect.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { readWorkflow, type Workflow } from "./document.ts";
import { isAddress, runtimeImports } from "./profile.ts";

/** One problem for each of them in the workflows of a folder. */
export async function unpinnedIn(
  repo: RepoIndex,
  folder: string,
  isIncluded: (name: string) => boolean,
): Promise<readonly Problem[]> {
  const { files } = collectFiles(repo, folder, { isIncluded, deep: false });
  const { results } = await readEach(repo, files, async (source, path) => {
    const workflow = await readWorkflow(source, path, repo);
    return workflow ? problemsOf(workflow, source) : [];
  });
  return results.flat();
}

function problemsOf(workflow: Workflow, source: Source): readonly Problem[] {
  const imports = workflow.remote.filter(({ isPinned }) => !isPinned);
  const addresses = runtimeImports(workflow.body, source).filter(({ path }) => isAddress(path));
  return [
    ...imports.map(({ spec, at }) => unpinned(`imports \`${spec}\` without pinning a commit`, "pin a commit", at)),
    ...skillsIn(workflow, source),
    ...addresses.map(({ path, at }) =>
      unpinned(`takes a part of its prompt from \`${path}\` at run time`, "keep the text in the repository", at),
    ),
  ];
}

function unpinned(what: string, advice: string, at: Place): Problem {
  return { message: `${what}, so it can change at any time; ${advice}`, at, kind: "unpinned-import" };
}

/** Skills of other repositories at anything but a commit. */
function skillsIn({ parses }: Workflow, source: Source): readonly Problem[] {
  return listItems(valueOf(parses.tables[0], "skills")).flatMap((item) => {
    const node = item.kind === "table" ? valueOf(item, "skill") : item;
    const spec = textOf(node) ?? "";
    if (!node || !/^[\w.-]+\/[\w.-]+.*@/.test(spec) || /@[0-9a-f]{40}$/.test(spec)) return [];
    const at = { source, span: node.span };
    return [unpinned(`installs the skill \`${spec}\` without pinning a commit`, "pin a commit", at)];
  });
}
