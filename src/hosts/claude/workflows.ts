/** The scripts in `.claude/workflows`, which Claude Code runs when somebody asks for them. */
import { type WholeFile, readWholeFiles } from "../_kit/loading/whole-files.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { SettingsFilesRead } from "./settings/files.ts";

/** Only files directly in the folder. */
export const workflowFiles = ".claude/workflows/*.js";

const scripts: readonly WholeFile[] = [
  {
    name: /^[^.].*\.js$/,
    because: "starts subagents with the prompts that it holds, once somebody runs it",
    may: ["delegate"],
    certainty: "documented",
  },
];

/** `directory`: the one in which a session starts. */
export function readWorkflows(repo: RepoIndex, directory: string): SettingsFilesRead {
  return { ...readWholeFiles(repo, join(directory, ".claude/workflows"), scripts), skipped: [] };
}
