/** How workflows start VT Code: the flags, commands and variables of its source of 23 August 2026. */
import {
  autoApproves,
  bypasses,
  connectsServer,
  installsPlugin,
  narrows,
  opensNetwork,
  widens,
} from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { settingsAuthority } from "./settings.ts";

const flags: LaunchFlags = {
  "--dangerously-skip-permissions": bypasses("approves everything that no rule denies"),
  "--skip-confirmations": bypasses("confirms plans and changes by itself"),
  "--full-auto --auto [VALUE]": autoApproves(
    "runs the tools that `automation.full_auto.allowed_tools` names without asking a person",
  ),
  "--permission-mode VALUE": [
    ...bypasses("approves everything that no rule denies", /^bypass[-_]?permissions$/i),
    ...autoApproves("asks less", /^(?:accept[-_]?edits|(?:trusted[-_])?auto)$/i),
  ],
  "--allowed-tools LIST": widens("runs without asking"),
  "--disallowed-tools LIST": narrows("is removed from the session"),
  "--dry-run": narrows("changes nothing"),
  "--config -c VALUE": "pair",
  ...harmlessFlags(`--color VALUE; --model VALUE; --provider VALUE; --api-key-env VALUE; --workspace --workspace-dir VALUE
    --research-preview; --security-level VALUE; --show-file-diffs; --max-concurrent-ops VALUE; --api-rate-limit VALUE
    --max-tool-calls VALUE; --debug; --verbose; --quiet -q; --log-level VALUE; --no-color; --theme VALUE
    --tick-rate -t VALUE; --frame-rate -f VALUE; --enable-skills; --chrome; --no-chrome; --codex-experimental
    --no-codex-experimental; --print -p [VALUE]; --resume -r [VALUE]; --continue --continue-session
    --fork-session VALUE; --all; --session-id VALUE; --summarize; --agent VALUE; --ide; --json; --events VALUE
    --last-message-file VALUE; --output-format VALUE; --last; --last-diff; --target VALUE; --file VALUE
    --style VALUE; --help -h; --version -V`),
};

export const launch: Launch = {
  program: "vtcode",
  programs: ["vtcode"],
  prefixes: ["VTCODE"],
  uses: [],
  flags,
  commands: {
    mcp: connectsServer,
    plugins: installsPlugin,
    skills: installsPlugin,
    ...Object.fromEntries("exec ask chat chat-verbose review continue acp analyze benchmark".split(" ").map(starts)),
    ...Object.fromEntries(
      "session-store schema trajectory notify bench-allocator create-project revert snapshots cleanup-snapshots init init-project config login logout auth models man list-skills dependencies deps secret check update"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  variables: {
    VTCODE_TRUST_WORKSPACE: autoApproves(
      "lets `vtcode exec` run the tools that `automation.full_auto.allowed_tools` names without asking",
      /^(?:full-auto|1|yes|on|trust(?:ed)?)$/i,
    ),
    VTCODE_PROVIDER: opensNetwork("decides whose model is asked"),
  },
  actions: [],
  settings: settingsAuthority,
};

function starts(name: string): readonly [string, "start"] {
  return [name, "start"];
}
