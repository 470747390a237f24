import { capabilities } from "../../model/capability.ts";
import { jsonDialects } from "../../parsers/json.ts";
import { readInlineCommands } from "../_kit/profiles/inline-commands.ts";
import { loadSingleFolder } from "../_kit/loading/single-folder.ts";
import { defineHost } from "../../model/host.ts";
import { readAgents } from "./agent.ts";
import { folders } from "./folders.ts";
import { knownSettings } from "./known-settings.ts";
import { settingRules } from "./settings.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { substitution, variableFiles } from "./variables.ts";

const own = [
  "**/.qwen/agents/*.md",
  "**/.qwen/settings.json",
  "**/.qwen/commands/**/*.md",
  "**/.qwen/commands/**/*.toml",
  "**/.qwen/.env",
  "~/.qwen/agents/*.md",
  "~/.qwen/settings.json",
  "~/.qwen/commands/**/*.md",
  "~/.qwen/commands/**/*.toml",
];

export default defineHost({
  title: "Qwen Code",
  url: "https://qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents",
  editions: ["0.24"],
  certainty: "measured",
  patterns: [...own, "**/.env"],
  ownPatterns: own,
  folders,

  launch,

  load: withLaunches(launch, (repo, where) =>
    loadSingleFolder(repo, where, {
      own: ".qwen",
      folder: "agents",
      settings: ["settings.json"],
      settingsReading: {
        dialect: { ...jsonDialects.stripped, mark: true },
        otherwise:
          "Qwen Code ignores the whole file, so its rules and hooks guard nothing; write it without trailing commas",
      },
      settingRules,
      knownSettings,
      substitution,
      variables: variableFiles,
      readBeside: (files, directory) => readInlineCommands(files, directory, /\.(?:md|toml)$/),
      read: (source, _path, settings) => readAgents(source, settings),
      followsLinks: true,
      builtins: [
        ["general-purpose", capabilities],
        ["explore", ["read", "execute", "network", "delegate"]],
        ["statusline-setup", ["read", "write"]],
        ["review-agent", ["read", "write", "execute"]],
        // These two start other programs, to which no tool list applies.
        ["claude-code", capabilities],
        ["codex", capabilities],
      ],
    }),
  ),
});
