/** What Roo Code makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.roo",
    judged: ["mcp.json", "tools/*.ts", "tools/*.js"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is the text of a rule or a command", "rules/** rules-*/** commands/** system-prompt-*"),
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/** skills-*/**"),
    ],
  },
];
