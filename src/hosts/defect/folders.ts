/** What defect makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: ".defect",
    judged: ["agents/*.md", "agents/*/config.toml", "agents/*/config.yaml", "config.toml", "config.local.toml"],
    harmless: [...ordinaryFiles, ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**")],
  },
];
