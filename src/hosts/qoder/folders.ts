/** What Qoder CLI makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.qoder",
    judged: ["agents/**", "settings.json", "settings.local.json"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is text for a prompt", "rules/** commands/** quests/** repowiki/** specs/**"),
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
    ],
  },
];
