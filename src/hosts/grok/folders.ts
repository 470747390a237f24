/** What Grok Build makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.grok",
    judged: ["agents/*.md", "config.toml", "roles/*.toml"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("sets the tone and the model of a session (documented)", "personas/*.toml"),
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
    ],
  },
];
