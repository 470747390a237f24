/** What Copilot makes of the files in its own folders. */
import { ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.github/copilot",
    judged: ["settings.json", "settings.local.json"],
    harmless: ordinaryFiles,
  },
  {
    root: "**/.github/hooks",
    judged: ["**/*.json"],
    harmless: ordinaryFiles,
  },
  { root: "**/.github/agents", judged: ["**/*.md"], harmless: ordinaryFiles },
  { root: "**/.github/chatmodes", judged: ["**/*.md"], harmless: ordinaryFiles },
];
