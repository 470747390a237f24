/** How workflows start Qwen Code: flags of its help text, and the inputs of its vendor's action. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import {
  autoApproves,
  bypasses,
  opensNetwork,
  narrows,
  installsPlugin,
  connectsServer,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import { authorityFrom, hooksIn } from "../_kit/settings/index.ts";
import { settingRules } from "./settings.ts";
import { substitution } from "./variables.ts";

const asksNothing = "runs every tool without asking";

const flags: LaunchFlags = {
  "--yolo -y": bypasses(asksNothing),
  "--approval-mode VALUE": [
    ...bypasses(asksNothing, /^yolo$/),
    ...autoApproves("edits files without asking", /^(?:auto-edit|auto_edit|auto)$/),
    ...narrows("lets tools only read", /^plan$/),
  ],
  "--allowed-tools LIST...": widens("runs without asking"),
  "--core-tools LIST...": narrows("is one of the only tools allowed"),
  "--exclude-tools LIST...": narrows("is removed from every agent"),
  "--sandbox -s [VALUE]": narrows("runs tools in a sandbox", /^(?!false$)/),
  "--sandbox-image VALUE": widens("replaces the sandbox"),
  "--mcp-config VALUE": "servers",
  "--allowed-mcp-server-names LIST...": narrows("is one of the only servers allowed"),
  "--include-directories --add-dir LIST...": widens("lets tools work in that directory too"),
  "--extensions -e LIST...": startsCode("is an extension with tools, servers and hooks"),
  "--bare": widens("ignores settings of the repository, including hooks that guard tools"),
  "--proxy VALUE": opensNetwork("decides where requests go"),
  "--openai-base-url VALUE": opensNetwork("decides where model requests are sent"),
  "--telemetry-otlp-endpoint VALUE": opensNetwork("receives what the session does"),
  "--input-file VALUE": widens("reads commands from a file"),
  ...harmlessFlags(`--telemetry; --telemetry-target VALUE; --telemetry-otlp-protocol VALUE; --telemetry-log-prompts
    --telemetry-outfile VALUE; --debug -d; --chat-recording; --model -m VALUE; --prompt -p VALUE
    --prompt-interactive -i VALUE; --system-prompt VALUE; --append-system-prompt VALUE; --checkpointing; --acp
    --experimental-lsp; --channel VALUE; --list-extensions -l; --openai-logging; --openai-logging-dir VALUE
    --openai-api-key VALUE; --screen-reader; --input-format VALUE; --output-format -o VALUE
    --include-partial-messages; --json-fd VALUE; --json-file VALUE; --json-schema VALUE; --continue -c
    --resume -r [VALUE]; --session-id VALUE; --max-session-turns VALUE; --disabled-slash-commands VALUE
    --auth-type VALUE; --version -v; --help -h`),
};

const inputs: LaunchFlags = {
  settings: "settings",
  extensions: startsCode("installs extensions with tools, servers and hooks"),
  openai_base_url: opensNetwork("decides where model requests are sent"),
  ...harmlessFlags(`openai_api_key; openai_model; qwen_cli_version; qwen_debug; prompt; upload_artifacts; use_pnpm; workflow_name
    github_pr_number; github_issue_number`),
};

const uses = ["qwenlm/qwen-code-action"];

export const launch: Launch = {
  program: "qwen",
  programs: ["qwen", "@qwen-code/qwen-code", "qwen-code"],
  prefixes: ["QWEN", "OPENAI", "DASHSCOPE"],
  uses,
  flags,
  commands: {
    mcp: connectsServer,
    extensions: installsPlugin,
    auth: "harmless",
    hooks: "harmless",
    hook: "harmless",
    channel: "start",
    review: "harmless",
  },
  actions: [
    {
      name: "qwen-code-action",
      uses,
      inputs,
      always: autoApproves("starts Qwen Code with `--yolo`, so that only the lists of its settings limit tools"),
    },
  ],
  settings: (root, source) => [...authorityFrom(settingRules, root, source, substitution), ...hooksIn(root, source)],
};
