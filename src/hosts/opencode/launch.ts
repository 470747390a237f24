/** How workflows start opencode: flags of 1.18.33, and the inputs of its vendor's action. */
import {
  harmlessFlags,
  type Launch,
  type LaunchEffect,
  type LaunchFlags,
  type UnpromptedStart,
} from "../_kit/ci/launch.ts";
import { bypasses, opensNetwork, installsPlugin, widens } from "../_kit/ci/effects.ts";
import { decidedBy } from "./settings/index.ts";

const asksNothing = "approves everything that no rule denies";

const flags: LaunchFlags = {
  "--auto": bypasses(asksNothing),
  "--dangerously-skip-permissions --yolo": bypasses(asksNothing),
  "--attach VALUE": opensNetwork("runs the session on another machine"),
  "--pure": widens("ignores plugins, including those that guard tools"),
  ...harmlessFlags(`--help -h; --version -v; --print-logs; --log-level VALUE; --command VALUE; --continue -c; --session -s VALUE
    --fork; --share; --model -m VALUE; --agent VALUE; --format VALUE; --file -f VALUE; --title VALUE
    --password -p VALUE; --username -u VALUE; --dir VALUE; --port VALUE; --hostname VALUE; --variant VALUE
    --thinking; --interactive -i; --prompt VALUE; --event VALUE; --token VALUE; --mdns; --cors VALUE
    --cloud-fork; --worktree VALUE; --mdns-domain VALUE`),
};

/** What a rule of `permission` says of all calls of a tool: its own decision, or that of its pattern `*`. */
function wholeRule(rule: unknown): unknown {
  return typeof rule === "object" && rule !== null ? Object.entries(rule).findLast(([key]) => key === "*")?.[1] : rule;
}

/** Whether a value of the variable takes `bash` away, or has it asked for: then nobody answers, and it is refused. */
function limits(value: string): boolean {
  const read = ((): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      return value.trim();
    }
  })();
  const rules = typeof read === "object" && read !== null ? Object.entries(read) : [["*", read] as const];
  const last = rules.findLast(([key, rule]) => (key === "*" || key === "bash") && wholeRule(rule) !== undefined);
  return /^(?:ask|deny)$/.test(String(wholeRule(last?.[1])));
}

const bashRule = /^(?:permission|(?:permission\.)?bash(?:\.\*)?) = /;

/** Behind a rule for every tool, `*`, another one may allow commands again: that it does is no setting to tell. */
function limitsSettings(settings: readonly string[]): boolean {
  return /(?:ask|deny)$/.test(settings.findLast((line) => bashRule.test(line)) ?? "");
}

const permissions: readonly LaunchEffect[] = [
  ...bypasses("allows every tool", /"\*"\s*:\s*"allow"|^\s*"?allow"?\s*$/),
  ...widens("allows tools", /^(?!.*"\*"\s*:\s*"allow").*:\s*"allow"/s),
];

const plain: Omit<UnpromptedStart, "by" | "certainty"> = {
  unless: { OPENCODE_PERMISSION: limits, KILO_PERMISSION: limits },
  unlessSettings: limitsSettings,
  effect: "auto-approves",
  because: "runs every command, edit and fetch that no rule denies or asks for, without asking",
  instead:
    'set `bash` to `deny` under `permission` in `opencode.json` (Kilo: `kilo.json`), or to `{ "*": "deny" }` with the commands that it needs',
};

const uses = ["anomalyco/opencode/github", "sst/opencode/github"];

export const launch: Launch = {
  program: "opencode",
  programs: ["opencode", "opencode-ai", "kilo", "kilocode", "@kilocode/cli"],
  prefixes: ["OPENCODE", "KILO", "ANTHROPIC", "OPENAI"],
  uses,
  flags,
  commands: {
    ...Object.fromEntries("run github serve web pr".split(" ").map((name) => [name, "start" as const])),
    plugin: installsPlugin,
    plug: installsPlugin,
    ...Object.fromEntries(
      "completion acp mcp debug providers auth agent upgrade uninstall models stats export import session db"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  // Measured on 1.18.34, and on 7.7.9 of Kilo. The built-in agent `plan` of opencode runs commands too.
  unprompted: [
    { by: ["run"], ...plain, certainty: "measured" },
    { by: ["github run"], ...plain, certainty: "assumed" },
  ],
  variables: { OPENCODE_PERMISSION: permissions, KILO_PERMISSION: permissions },
  actions: [
    {
      name: "opencode/github",
      uses,
      startsWith: "github run",
      inputs: harmlessFlags(
        "model; agent; share; prompt; use_github_token; mentions; variant; oidc_base_url; token; version",
      ),
    },
  ],
  settings: (root, source) => (root.kind === "table" ? decidedBy(root, source, "1").authority : []),
};
