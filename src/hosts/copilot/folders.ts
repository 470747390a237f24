/** What Copilot makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.github/copilot",
    judged: ["settings.json", "settings.local.json"],
    harmless: ordinaryFiles,
  },
  {
    root: "**/.github/hooks",
    judged: ["*.json"],
    harmless: [...ordinaryFiles, ...harmlessFiles("lies too deep to be read as hooks", "*/**/*.json")],
  },
  { root: "**/.github/agents", judged: ["**/*.md"], harmless: ordinaryFiles },
  { root: "**/.github/chatmodes", judged: ["**/*.md"], harmless: ordinaryFiles },
];
