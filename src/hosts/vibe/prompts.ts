/** Prompts by name: `system_prompt_id` and `compaction_prompt_id` name files of `.vibe/prompts`, or built-in ones. */
import { join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { mayBeFile } from "../_kit/loading/collect.ts";

/** Relative to the directory in which a session starts; read before the user's and the built-in prompts. */
export const promptsFolder = ".vibe/prompts";

/** The prompts of Mistral Vibe 2.18.4. A file of such a name is read in their place, by every session. */
const builtinPrompts: ReadonlySet<string> = new Set(
  `cli explore tests lean minimal compact cli_2026-07_v2 agents_doc compact_summary_prefix dangerous_directory
  project_context turn_summary`.split(/\s+/),
);

/** What a key may name without a file. */
export function isBuiltinPrompt(key: string, name: string): boolean {
  return key === "compaction_prompt_id" ? name.toLowerCase() === "compact" : builtinPrompts.has(name.toLowerCase());
}

/** Python's `with_suffix`: what follows the last dot is replaced. */
function fileOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return `${dot > 0 && dot < name.length - 1 ? name.slice(0, dot) : name}.md`;
}

/** The file of a prompt below a directory that holds `.vibe`, if it is there, readable or not. */
export function promptFile(repo: RepoIndex, start: string, name: string): string | undefined {
  const path = join(join(start, promptsFolder), fileOf(name));
  return mayBeFile(repo, path) ? path : undefined;
}

/** Files that take the place of a built-in prompt. */
export function replacedPrompts(repo: RepoIndex, start: string): readonly string[] {
  const folder = join(start, promptsFolder);
  if (repo.resolve(folder).kind !== "directory") return [];
  return repo
    .names(folder)
    .map((name) => join(folder, name))
    .filter((path) => {
      const name = nameOf(path);
      return name.endsWith(".md") && builtinPrompts.has(name.slice(0, -3)) && mayBeFile(repo, path);
    });
}
