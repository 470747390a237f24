/** What CodeBuddy makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const ownFolders: readonly OwnFolder[] = [
  {
    root: "**/.codebuddy",
    judged: ["settings.json", "settings.local.json", "models.json", ".mcp.json", "agents/**", "skills/**"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is written by sessions", "plans/** logs/** sessions/** worktrees/** memory/**"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
    ],
  },
];
