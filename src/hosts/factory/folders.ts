/** What Factory makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.factory",
    judged: ["settings.json", "settings.local.json", "mcp.json", "hooks.json", "droids/**", "skills/**", "commands/**"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is written by sessions", "sessions/** artifacts/** logs/** docs/** specs/** updates/**"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/scripts/** scripts/**"),
    ],
  },
];
