/** What Letta Code makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.letta",
    judged: ["agents/**", "settings.json", "settings.local.json"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
      ...harmlessFiles(
        "counts only in the user's own folder",
        "mods/** extensions/** skills/** commands/** channels/** memory/** crons.json mcp.json hooks.json",
      ),
      ...harmlessFiles(
        "is written by sessions",
        "worktrees/** skills-hash.json mod-learning-runs/** logs/** plans/** transcripts/**",
      ),
      ...harmlessFiles("hides files from a list of files", ".lettaignore"),
    ],
  },
];
