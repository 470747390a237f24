/** Files that profiles name, such as those of their prompts. */
import type { Item, Problem } from "../../../model/load.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { readDecoded } from "./collect.ts";

/** What of some files cannot be read, or is not what a person sees. Each file counts once. */
export async function unreadFiles(repo: RepoIndex, paths: readonly string[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const path of new Set(paths)) {
    const { problem } = await readDecoded(repo, path);
    if (problem) problems.push(problem);
  }
  return problems;
}

/** The same of the files from which profiles take their prompts. */
export async function unreadPrompts(
  repo: RepoIndex,
  items: readonly Pick<Item, "profile">[],
): Promise<readonly Problem[]> {
  const prompts = items.flatMap(({ profile }) => profile?.prompt ?? []);
  return unreadFiles(
    repo,
    prompts.flatMap(({ source, path }) => (source === "file" && path !== null ? [path] : [])),
  );
}
