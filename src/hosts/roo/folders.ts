/** What Roo Code makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.roo",
    judged: ["mcp.json", "tools/*.ts", "tools/*.js"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is a rule's or a command's text", "rules/** rules-*/** commands/** system-prompt-*"),
      ...harmlessFiles("belongs to a skill, and is read or run where its instructions say so", "skills/** skills-*/**"),
    ],
  },
];
