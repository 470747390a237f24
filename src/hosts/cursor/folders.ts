/** What Cursor makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";
import { settingsFiles } from "./settings.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.cursor",
    judged: ["agents/**/*.md", ...settingsFiles],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, and is read or run where its instructions say so", "skills/**"),
      ...harmlessFiles(
        "builds a machine only where `environment.json` names it",
        "Dockerfile *.dockerfile Dockerfile.*",
      ),
      ...harmlessFiles(
        "is data of a hook's script",
        "hooks/**/*.json hooks/**/*.yaml hooks/**/*.yml hooks/**/*.toml hooks/**/*.jsonl",
      ),
      ...harmlessFiles("is a rule's or a command's text", "rules/** commands/** plans/** notepads/**"),
    ],
  },
];
