/** What CodeBuddy makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const ownFolders: readonly OwnFolder[] = [
  {
    root: "**/.codebuddy",
    judged: [
      "settings.json",
      "settings.local.json",
      "models.json",
      "scheduled_tasks.json",
      "agents/**",
      "skills/**",
      "commands/**",
    ],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is written by sessions", "plans/** logs/** sessions/** worktrees/** memory/** memories/**"),
      ...harmlessFiles("runs only if an agent calls it, apart from the machine", "workflows/**"),
      ...harmlessFiles("is not read there", ".mcp.json mcp.json"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
    ],
  },
];
