/** What Qwen Code makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.qwen",
    judged: ["settings.json", ".env", "agents/**", "commands/**/*.md", "commands/**/*.toml", "skills/**"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is written by sessions", "tmp/** plans/** todos/** worktrees/** logs/** review-context.json"),
      ...harmlessFiles("is a backup of the settings that the program keeps", "settings.json.orig settings.json.bak"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
    ],
  },
];
