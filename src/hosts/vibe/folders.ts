/** What Mistral Vibe makes of the files in its own folder. */
import type { OwnFolder } from "../../model/host.ts";
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.vibe",
    judged: ["agents/**", "config.toml", "hooks.toml", "tools/**/*.py", "prompts/*.md"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, whose text agents read", "skills/**"),
      ...harmlessFiles("counts only in the user's own folder", ".env trusted_folders.toml"),
    ],
  },
];
