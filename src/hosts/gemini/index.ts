import { capabilities } from "../../model/capability.ts";
import { loadSingleFolder } from "../_kit/single-folder.ts";
import { defineHost } from "../../model/host.ts";
import { agentsOf } from "./agent.ts";
import { settingRules } from "./settings.ts";

export default defineHost({
  title: "Gemini CLI",
  url: "https://geminicli.com/docs/core/subagents",
  editions: ["0.61"],
  patterns: ["**/.gemini/agents/*.md", "**/.gemini/settings.json", "~/.gemini/agents/*.md", "~/.gemini/settings.json"],

  load: (repo, where) =>
    loadSingleFolder(repo, where, {
      own: ".gemini",
      folder: "agents",
      settings: ["settings.json"],
      settingRules,
      read: agentsOf,
      isSkipped: (file) => file.startsWith("_"),
      followsLinks: false,
      builtins: [
        ["codebase_investigator", ["read"]],
        ["cli_help", ["read"]],
        ["generalist", capabilities],
        ["browser_agent", ["network", "external"]],
      ],
      // The host ignores a file whose name is taken, with a warning.
      builtinsFirst: true,
    }),
});
