import { capabilities } from "../../model/capability.ts";
import { loadSingleFolder } from "../_kit/single-folder.ts";
import { defineHost } from "../../model/host.ts";
import { agentsOf } from "./agent.ts";
import { settingRules } from "./settings.ts";

export default defineHost({
  title: "Qwen Code",
  url: "https://qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents",
  editions: ["0.24"],
  patterns: ["**/.qwen/agents/*.md", "**/.qwen/settings.json", "~/.qwen/agents/*.md", "~/.qwen/settings.json"],

  load: (repo, where) =>
    loadSingleFolder(repo, where, {
      own: ".qwen",
      folder: "agents",
      settings: ["settings.json"],
      settingRules,
      read: agentsOf,
      followsLinks: true,
      builtins: [
        ["general-purpose", capabilities],
        ["explore", ["read", "execute", "network", "delegate"]],
        ["statusline-setup", ["read", "write"]],
      ],
    }),
});
