/** What Kiro makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";
import { settingsFiles } from "./settings.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.kiro",
    judged: ["agents/**/*.json", "agents/**/*.md", ...settingsFiles],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is a specification's or a rule's text", "specs/** steering/** prompts/**"),
      ...harmlessFiles("belongs to a skill, and is read or run where its instructions say so", "skills/**"),
      ...harmlessFiles("lies too deep to be read as hooks", "hooks/*/**"),
    ],
  },
];
