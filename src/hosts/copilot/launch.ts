/** How workflows start Copilot CLI: flags of 1.0.102, and the steps that prepare the cloud agent's machine. */
import { harmlessFlags, type Launch, type LaunchEffect, type LaunchFlags } from "../_kit/ci/launch.ts";
import { setupFiles } from "./setup-steps.ts";
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

const asksNothing = "runs every tool without asking";
const paths = "lets tools work in every directory";

const allowed: readonly LaunchEffect[] = [
  ...autoApproves("runs every command without asking", /^(?:shell|powershell|bash)$/),
  ...autoApproves("writes files without asking", /^(?:write|edit|create)$/),
  ...widens("runs without asking", /^(?!(?:shell|powershell|bash|write|edit|create|read|view)$)/),
];

const flags: LaunchFlags = {
  "--allow-all --yolo": bypasses("runs every tool without asking, in every directory and for every address"),
  "--allow-all-tools": bypasses(asksNothing),
  "--allow-all-paths": widens(paths),
  "--allow-all-urls": widens("lets tools fetch every address without asking"),
  "--allow-tool LIST...": allowed,
  "--allow-url LIST...": widens("is fetched without asking"),
  "--deny-tool LIST...": narrows("is denied"),
  "--deny-url LIST...": narrows("is denied"),
  "--available-tools LIST...": narrows("is one of the only tools allowed"),
  "--excluded-tools LIST...": narrows("is taken away"),
  "--disallow-temp-dir": narrows("keeps tools out of the directory for temporary files"),
  "--add-dir VALUE": widens("lets tools work in that directory too"),
  "--additional-mcp-config VALUE": "servers",
  "--disable-mcp-server VALUE": narrows("is not started"),
  "--disable-builtin-mcps": narrows("starts no built-in servers"),
  "--enable-mcp-server VALUE": startsCode("starts a server that is turned off"),
  "--enable-all-github-mcp-tools": widens("lets agents use every tool of GitHub's server"),
  "--add-github-mcp-toolset VALUE": widens("lets agents use these tools of GitHub's server"),
  "--add-github-mcp-tool VALUE": widens("lets agents use this tool of GitHub's server"),
  "--mcp-github-auth VALUE": opensNetwork("gives GitHub's token to a server"),
  "--allow-all-mcp-server-instructions": widens("puts the instructions of every server into the prompt"),
  "--plugin-dir VALUE": startsCode("loads a plugin with agents, hooks and servers"),
  "--extension-sdk-path VALUE": startsCode("loads code of extensions"),
  "--bash-env [VALUE]": startsCode("lets files of the shell's environment run before each command"),
  "--trust-folder": widens("trusts the directory, so that its settings and hooks apply"),
  "--assisted-approval": autoApproves("hands approvals to another agent"),
  "--remote": widens("lets the session be controlled remotely"),
  "--remote-export": opensNetwork("moves the session to another machine"),
  "--connect [VALUE]": opensNetwork("runs the session on another machine"),
  "--secret-env-vars LIST...": narrows("is hidden from tools"),
  "--experimental": widens("enables experimental features, such as extensions"),
  ...harmlessFlags(`--version -v; --interactive -i VALUE; --fleet; --prompt -p VALUE; --silent -s; --disable-client-telemetry
    --enable-memory; --model VALUE; --reasoning-effort --effort VALUE; --context VALUE; --auto-tier VALUE
    --agent VALUE; --resume -r [VALUE]; --continue; --name -n VALUE; --session-id VALUE; --banner; --screen-reader
    --plain-diff; --log-dir VALUE; --log-level VALUE; --stream VALUE; --output-format VALUE; --share [VALUE]
    --share-gist; --attachment VALUE; --max-autopilot-continues VALUE; --mode VALUE; --autopilot; --plan
    --mouse [VALUE]; --acp; --environment-host VALUE; --environment-compute-id VALUE; --dynamic-retrieval VALUE
    --max-ai-credits VALUE; --usage-output-file VALUE; --no-custom-instructions; --no-auto-update; --no-ask-user
    --no-color; --no-experimental; --no-bash-env; --no-mouse; --no-remote; --no-remote-export
    --no-eager-powershell-resolution; --help -h`),
};

export const launch: Launch = {
  program: "copilot",
  programs: ["copilot", "@github/copilot"],
  ownFlags: ["--allow-all-tools"],
  prefixes: ["COPILOT"],
  // Another program of the same name, for containers at a cloud provider, begins with one of these words.
  otherwise: ["svc", "env", "job", "app", "deploy", "pipeline", "task", "secret", "storage"],
  uses: [],
  files: setupFiles,
  flags,
  commands: {
    mcp: connectsServer,
    plugin: installsPlugin,
    ...Object.fromEntries(
      "login help init config update version sessions memories skill instruction lsp sandbox completion logout"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  variables: { COPILOT_ALLOW_ALL: bypasses(asksNothing, /^(?!(?:false|0)?$)/) },
  actions: [],
};
