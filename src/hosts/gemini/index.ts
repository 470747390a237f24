import { capabilities } from "../../model/capability.ts";
import { readInlineCommands } from "../_kit/profiles/inline-commands.ts";
import { loadSingleFolder } from "../_kit/loading/single-folder.ts";
import { defineHost } from "../../model/host.ts";
import { readAgents } from "./agent.ts";
import { folders, wholeFiles } from "./folders.ts";
import { knownSettings } from "./known-settings.ts";
import { settingRules } from "./settings.ts";
import { jsonDialects } from "../../parsers/json.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { substitution, variables } from "./variables.ts";

const own = [
  "**/.gemini/agents/*.md",
  "**/.gemini/settings.json",
  "**/.gemini/commands/**/*.toml",
  "**/.gemini/.env",
  "**/.gemini/sandbox.bashrc",
  "**/.gemini/sandbox.Dockerfile",
  "~/.gemini/agents/*.md",
  "~/.gemini/settings.json",
  "~/.gemini/commands/**/*.toml",
];

export default defineHost({
  title: "Gemini CLI",
  url: "https://geminicli.com/docs/core/subagents",
  editions: ["0.61"],
  certainty: "measured",
  patterns: [...own, "**/.env"],
  ownPatterns: own,
  folders,

  launch,

  load: withLaunches(launch, (repo, where) =>
    loadSingleFolder(repo, where, {
      own: ".gemini",
      folder: "agents",
      settings: ["settings.json"],
      settingsReading: {
        dialect: jsonDialects.stripped,
        otherwise: "Gemini CLI does not start with it; write it without trailing commas",
      },
      settingRules,
      knownSettings,
      substitution,
      variables,
      wholeFiles,
      readBeside: (files, directory) => readInlineCommands(files, directory, /\.toml$/),
      read: (source, _path, settings) => readAgents(source, settings),
      isSkipped: (file) => file.startsWith("_"),
      followsLinks: false,
      builtins: [
        ["codebase_investigator", ["read"]],
        ["cli_help", ["read"]],
        ["generalist", capabilities],
      ],
      // The host ignores a file whose name is taken, with a warning.
      builtinsFirst: true,
    }),
  ),
});
