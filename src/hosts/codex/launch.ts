/** How workflows start Codex: flags of 0.169.0 and older ones, and the inputs of its vendor's action. */
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
import { parseToml } from "../../parsers/toml/index.ts";
import { authorityOf } from "./settings/authority.ts";
import { editionOf, editions } from "./edition.ts";

const strategy = "restricts what Codex can do on the runner";

const flags: LaunchFlags = {
  "--dangerously-bypass-approvals-and-sandbox --yolo": bypasses("never asks and turns off the sandbox"),
  "--full-auto": autoApproves("writes and runs commands in the workspace without asking"),
  "--approve-for-me --not-so-yolo": autoApproves("hands approvals to another agent"),
  "--dangerously-bypass-hook-trust": startsCode("runs hooks that nobody has trusted"),
  "--sandbox -s VALUE": "key: sandbox_mode",
  "--ask-for-approval -a VALUE": widens("never asks, which is also the default of `codex exec`", /^never$/),
  "--config -c VALUE": "pair",
  "--add-dir VALUE": widens("lets sandboxed commands write there too"),
  "--trust": widens("trusts the directory, so that its settings and hooks apply"),
  "--ignore-rules": widens("ignores rules that forbid commands"),
  "--search": opensNetwork("lets the model search the live web"),
  "--remote VALUE": opensNetwork("runs the session on another machine"),
  ...harmlessFlags(`--enable VALUE; --disable VALUE; --strict-config; --image -i VALUE; --model -m VALUE; --oss; --local-provider VALUE
    --profile -p VALUE; --cd -C VALUE; --worktree; --thread-source VALUE; --cyber-access-program VALUE
    --skip-git-repo-check; --ephemeral; --ignore-user-config; --output-schema VALUE; --color VALUE; --json
    --experimental-json; --output-last-message -o VALUE; --help -h; --version -V; --remote-auth-token-env VALUE
    --no-alt-screen; --no-daemon; --last; --all; --uncommitted; --base VALUE; --commit VALUE; --title VALUE`),
};

const inputs: LaunchFlags = {
  "codex-args": "arguments",
  sandbox: "key: sandbox_mode",
  "permission-profile": "key: default_permissions",
  "safety-strategy": [
    ...bypasses("does not restrict Codex on the runner at all", /^unsafe$/),
    ...narrows(strategy, /^(?:drop-sudo|unprivileged-user|read-only)$/),
  ],
  "allow-users": widens("lets these people start the agent without write access"),
  "allow-bots": widens("lets bots start the agent", /^true$/),
  "allow-bot-users": widens("lets these bots start the agent"),
  "codex-home": startsCode("is a folder of settings, hooks and servers"),
  "responses-api-endpoint": opensNetwork("decides where model requests are sent"),
  ...harmlessFlags(`prompt; prompt-file; output-file; openai-api-key; working-directory; codex-version; output-schema
    output-schema-file; model; effort; codex-user`),
};

const uses = ["openai/codex-action"];

export const launch: Launch = {
  program: "codex",
  programs: ["codex", "@openai/codex"],
  ownFlags: ["--dangerously-bypass-approvals-and-sandbox"],
  prefixes: ["CODEX", "OPENAI"],
  uses,
  flags,
  commands: {
    ...Object.fromEntries("exec e review resume fork cloud".split(" ").map((name) => [name, "start" as const])),
    mcp: connectsServer,
    plugin: installsPlugin,
    ...Object.fromEntries(
      "login logout completion update doctor debug apply a archive delete unarchive features help agents queue sandbox"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  actions: [{ name: "codex-action", uses, inputs }],
  settings: (root, source) => (root.kind === "table" ? authorityOf(source, root, editionOf(editions[0])) : []),
  pair: (text) => parseToml(text, 0, "0.9"),
  serversKey: "mcp_servers",
};
