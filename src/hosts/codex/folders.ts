/** What Codex makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.codex",
    judged: [
      "agents/**/*.toml",
      "config.toml",
      "rules/*.rules",
      "hooks.json",
      "environments/*.toml",
      "skills/**/agents/openai.yaml",
    ],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
      ...harmlessFiles(
        "is not a role, because its name does not end in `.toml`",
        "agents/**/*.yaml agents/**/*.yml agents/**/*.json",
      ),
      ...harmlessFiles("is data of a hook's script", "hooks/**/*.json hooks/**/*.yaml hooks/**/*.yml hooks/**/*.toml"),
    ],
  },
];
