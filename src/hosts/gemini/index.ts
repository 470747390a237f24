import { capabilities } from "../../model/capability.ts";
import { loadFlat } from "../_kit/single-folder.ts";
import { defineHost } from "../../model/host.ts";
import { agentsOf } from "./agent.ts";
import { dials } from "./settings.ts";

export default defineHost({
  title: "Gemini CLI",
  url: "https://geminicli.com/docs/core/subagents",
  editions: ["0.61"],
  places: ["**/.gemini/agents/*.md", "**/.gemini/settings.json", "~/.gemini/agents/*.md", "~/.gemini/settings.json"],

  load: (survey, where) =>
    loadFlat(survey, where, {
      own: ".gemini",
      folder: "agents",
      settings: ["settings.json"],
      dials,
      read: agentsOf,
      isSkipped: (file) => file.startsWith("_"),
      followsLinks: false,
      builtins: [
        ["codebase_investigator", ["read"]],
        ["cli_help", ["read"]],
        ["generalist", capabilities],
        ["browser_agent", ["network", "external"]],
      ],
      // A name that is taken is passed over with a warning.
      builtinsFirst: true,
    }),
});
