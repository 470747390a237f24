/** What Kiro makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";
import { settingsFiles } from "./settings.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.kiro",
    judged: ["agents/**/*.json", "agents/**/*.md", ...settingsFiles],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is the text of a specification or a rule", "specs/** steering/** prompts/**"),
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
      ...harmlessFiles("is too deep in the folder to be read as hooks", "hooks/*/**"),
    ],
  },
];
