/** How workflows start Mistral Vibe: the flags of 2.18.4, and those that its newer README has. */
import { bypasses, autoApproves, widens, narrows } from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags, type UnpromptedStart } from "../_kit/ci/launch.ts";

const asksNothing = "runs every tool of every agent without asking";

const flags: LaunchFlags = {
  "--auto-approve --yolo": bypasses(asksNothing),
  "--agent VALUE": [
    ...bypasses(asksNothing, /^auto-approve$/),
    ...autoApproves("edits files without asking", /^accept-edits$/),
    ...widens("runs the session as this agent", /^(?!auto-approve$|accept-edits$|default$|ask$|plan$)/),
  ],
  "--trust": widens("trusts the directory, so that its settings, agents and Python tools count"),
  "--add-dir VALUE": widens("lets tools work in that directory too, and trusts its settings, agents and Python tools"),
  "--enabled-tools VALUE": narrows("is one of the only tools of the session"),
  "--disabled-tools VALUE": narrows("is taken from the session"),
  "--agent-socket VALUE": widens("takes tools and instructions from this socket"),
  ...harmlessFlags(`--version -v; --help -h; --prompt -p [VALUE]; --max-turns VALUE; --max-price VALUE; --max-tokens VALUE
    --output VALUE; --setup; --check-upgrade; --workdir VALUE; --continue -c; --resume [VALUE]
    --prompt-file VALUE; --time-limit VALUE; --output-dir VALUE; --worktree; --legacy-harness`),
};

/** The names in a list of JSON; none where it is something else. */
function namesIn(value: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

/** A name of a tool that is no shell. An empty list means every tool. */
const noShell = /^(?!bash)[\w-]+$/;
const withoutShell: NonNullable<UnpromptedStart["unless"]> = {
  VIBE_ENABLED_TOOLS: (value) => namesIn(value).length > 0 && namesIn(value).every((name) => noShell.test(name)),
  VIBE_DISABLED_TOOLS: (value) => namesIn(value).includes("bash"),
};

const uses = ["mistralai/mistral-vibe"];

export const launch: Launch = {
  program: "vibe",
  programs: ["vibe", "mistral-vibe"],
  prefixes: ["VIBE", "MISTRAL"],
  uses,
  flags,
  commands: {},
  // Measured on 2.18.4. `--agent plan` and a `permission` of `never` for `bash` leave the list as it is.
  unprompted: [
    {
      by: ["-p", "--prompt"],
      unless: withoutShell,
      unlessOnly: { "--enabled-tools": noShell },
      effect: "auto-approves",
      because:
        "runs commands of a list without asking, such as `echo` and `git log`, also with a redirection that writes any file",
      instead: "name the tools that it needs with `--enabled-tools`, without `bash`",
      certainty: "measured",
    },
  ],
  variables: {
    VIBE_BYPASS_TOOL_PERMISSIONS: bypasses(asksNothing, /^(?:1|on|t|true|y|yes)$/i),
    VIBE_DEFAULT_AGENT: [
      ...bypasses(asksNothing, /^auto-approve$/),
      ...autoApproves("edits files without asking", /^accept-edits$/),
      ...widens("runs the session as this agent", /^(?!auto-approve$|accept-edits$|default$|ask$|plan$)/),
    ],
    VIBE_TOOLS: [
      ...autoApproves("runs every command without asking", /"bash"\s*:\s*\{[^}]*"permission"\s*:\s*"always"/),
      ...widens("decides which tools ask", /^(?!.*"bash"\s*:\s*\{[^}]*"permission"\s*:\s*"always")/s),
    ],
    VIBE_ENABLED_TOOLS: narrows("are the only tools of the session"),
    VIBE_DISABLED_TOOLS: narrows("are taken from the session"),
  },
  actions: [
    {
      name: "mistral-vibe",
      uses,
      inputs: harmlessFlags("prompt; mistral_api_key; install_python; python_version"),
      startsWith: "-p",
      instead: "name the tools that it needs in the variable `VIBE_ENABLED_TOOLS`, without `bash`",
    },
  ],
};
