/** What Kimi Code makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: ".kimi-code",
    judged: ["agents/**", "mcp.json", "local.toml"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("counts only in the user's own folder", "config.toml"),
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
    ],
  },
];
