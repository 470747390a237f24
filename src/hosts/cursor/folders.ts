/** What Cursor makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";
import { settingsFiles } from "./settings.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.cursor",
    judged: ["agents/**/*.md", "agents/**/*.mdc", "agents/**/*.markdown", ...settingsFiles],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
      ...harmlessFiles("builds a machine only if `environment.json` names it", "Dockerfile *.dockerfile Dockerfile.*"),
      ...harmlessFiles(
        "is data of a hook's script",
        "hooks/**/*.json hooks/**/*.yaml hooks/**/*.yml hooks/**/*.toml hooks/**/*.jsonl",
      ),
      ...harmlessFiles("is the text of a rule or a command", "rules/** commands/** plans/** notepads/**"),
    ],
  },
];
