/** What A3S Code makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.a3s",
    judged: ["agents/**/*.yaml", "agents/**/*.yml", "agents/**/*.md", "config.acl", "config.hcl"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, and is read or run where its instructions say so", "skills/**"),
      ...harmlessFiles(
        "is written by the host: memory, notes and sessions",
        "kb/** memory/** sessions/** logs/** cache/**",
      ),
    ],
  },
];
