/** What A3S Code makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.a3s",
    judged: ["agents/**/*.yaml", "agents/**/*.yml", "agents/**/*.md", "config.acl", "config.hcl"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
      ...harmlessFiles(
        "is written by A3S Code: memory, notes and sessions",
        "kb/** memory/** sessions/** logs/** cache/**",
      ),
    ],
  },
];
