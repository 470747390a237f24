/** Finds what a `config.toml` decides for every session and subagent below it. */
import type { Authority } from "../../../model/load.ts";
import { isTrue, type Table } from "../../../parsers/node.ts";
import type { Grant } from "../../../model/profile.ts";
import type { Source } from "../../../repo/text.ts";
import { hookAuthority } from "../../_kit/settings/authority.ts";
import { textsOf } from "../../_kit/profiles/fields.ts";
import { authorityFrom, commandTexts, contentOf } from "../../_kit/settings/index.ts";
import { variableRules } from "../../_kit/settings/variables.ts";
import type { Config } from "../role/declared.ts";
import type { Edition } from "../edition.ts";
import { entriesAt, type Setting, settingAt, type Settings } from "./effective.ts";
import { endpointGrants, networkGrants, searchGrants, serversOf, writableRoots } from "../role/powers.ts";
import { furtherRules } from "./keys.ts";

type Meaning = readonly [effect: Authority["effect"], because: string, strictness?: number];

/** What each value of a setting does; completes "`setting` is `value`, which …". */
const meanings: { readonly [setting: string]: { readonly [value: string]: Meaning } } = {
  sandbox_mode: {
    "read-only": ["narrows", "lets commands only read", 2],
    "workspace-write": ["narrows", "lets commands write inside the workspace only", 1],
    "danger-full-access": ["bypasses", "turns off the sandbox"],
  },
  default_permissions: {
    ":read-only": ["narrows", "lets commands only read", 2],
    ":workspace": ["narrows", "lets commands write inside the workspace only", 1],
    ":danger-full-access": ["bypasses", "turns off the sandbox"],
  },
  approval_policy: {
    untrusted: ["narrows", "asks before every command that is not known to be safe", 2],
    "on-request": ["narrows", "asks when the model wants to leave the sandbox", 1],
    "on-failure": ["widens", "asks only after a command has failed in the sandbox"],
    never: ["bypasses", "never asks before anything runs"],
  },
  approvals_reviewer: {
    user: ["narrows", "hands approvals to a person"],
    auto_review: ["widens", "hands approvals to another agent"],
    guardian_subagent: ["widens", "hands approvals to another agent"],
  },
  web_search: {
    disabled: ["narrows", "switches web search off"],
    indexed: ["widens", "lets the model search the web through an index"],
    live: ["widens", "lets the model search the live web"],
  },
};

/** What a value does, in the words of a message; `undefined`: it is none of those that Codex documents. */
export function meaningOf(setting: string, value: string | undefined): Meaning | undefined {
  const values = Object.hasOwn(meanings, setting) ? meanings[setting] : undefined;
  return values && value !== undefined && Object.hasOwn(values, value) ? values[value] : undefined;
}

/** Keys that edition `0.169` takes from the user's own `config.toml` only. */
const personal: ReadonlySet<string> = new Set(
  (
    "openai_base_url chatgpt_base_url apps_mcp_product_sku responses_api_metadata model_provider model_providers notify " +
    "profile profiles experimental_realtime_ws_base_url experimental_realtime_webrtc_call_base_url otel"
  ).split(" "),
);

/** A project's `config.toml` without those keys. */
export function withoutPersonal(config: Config): Config {
  const entries = config.root.entries.filter(({ name }) => name === undefined || !personal.has(name));
  return { ...config, root: { ...config.root, entries } };
}

/** The settings of a `config.toml` that narrow, widen or bypass what its sessions can do. */
export function authorityOf(source: Source, root: Table, { recent }: Edition): readonly Authority[] {
  const settings: Settings = { source, root };
  const permissions = settingAt([settings], "default_permissions");
  const words = Object.keys(meanings)
    // In one file, `default_permissions` win.
    .filter((setting) => setting !== "sandbox_mode" || !permissions || !recent)
    .flatMap((setting) => wordAuthority(setting, setting, settingAt([settings], setting), true));
  const instructions = settingAt([settings], "model_instructions_file");
  return [
    ...words,
    ...(permissions ? ownPermissions(settings, permissions) : []),
    ...choosablePermissions(settings, permissions?.text),
    ...profileWords(settings),
    ...networkGrants([settings]).map(widen("lets sandboxed commands use the network")),
    ...writableRoots(settings).map(widen("lets sandboxed commands write there too")),
    ...startedServers(settings),
    ...unpromptedTools(settings),
    ...notifyCommand(settings),
    ...hookAuthority(settingAt([settings], "hooks")?.value, source, "can run a command in every session"),
    ...deeper(settings),
    ...environmentIn(settings),
    ...endpointGrants(settings)
      .map(widen("decides where model requests are sent"))
      .map((found): Authority => ({ ...found, may: ["network"] })),
    ...authorityFrom(furtherRules, root, source),
    ...(recent ? [] : searchGrants(settings))
      .filter(({ tool }) => tool !== "web_search")
      .map(widen("lets the model search the live web")),
    ...(instructions?.text === undefined ? [] : [instructions]).map(({ text, at }) =>
      widen("replaces the model's own instructions")({ tool: "model_instructions_file", scope: text ?? null, at }),
    ),
  ];
}

/** What the tables of `profiles` say; only the one that `profile` names is in force. */
function profileWords(settings: Settings): readonly Authority[] {
  const chosen = settingAt([settings], "profile")?.text;
  return entriesAt(settings, "profiles").flatMap(({ name }) =>
    Object.keys(meanings).flatMap((setting) => {
      const found = settingAt([settings], "profiles", name, setting);
      return wordAuthority(`profiles.${name}.${setting}`, setting, found, name === chosen);
    }),
  );
}

function startedServers(settings: Settings): readonly Authority[] {
  const tables = new Map(entriesAt(settings, "mcp_servers").map(({ name, value }) => [name, value]));
  return serversOf(settings).map(({ name, kind, value, at }): Authority => {
    const because =
      kind === "command"
        ? "starts a server's command with every session"
        : "gives every session the tools of a remote server";
    const table = tables.get(name);
    return {
      ...widen(because)({ tool: `mcp_servers.${name}`, scope: value, at }),
      server: { name, kind, value, at },
      content: `${value} ${table ? contentOf(table, settings.source) : ""}`,
      may: [kind === "command" ? "execute" : "network", "external"],
      ...(kind === "command" && table ? { names: commandTexts(table) } : {}),
    };
  });
}

function notifyCommand(settings: Settings): readonly Authority[] {
  const notify = settingAt([settings], "notify");
  const words = notify ? textsOf(notify.value) : [];
  if (!notify || words.length === 0) return [];
  const grant = { tool: "notify", scope: words.join(" "), at: notify.at };
  return [{ ...widen("runs a command after each turn")(grant), may: ["execute"], names: commandTexts(notify.value) }];
}

/** Permissions that the repository defines itself. What they permit is not read here. */
function ownPermissions(settings: Settings, { text, at }: Setting): readonly Authority[] {
  if (text === undefined || text.startsWith(":")) return [];
  const defined = settingAt([settings], "permissions")?.value;
  return [
    {
      setting: "default_permissions",
      value: text,
      effect: "widens",
      because: `gives commands the permissions of \`[permissions.${text}]\`, which can be any`,
      content: defined ? contentOf(defined, settings.source) : "",
      certainty: "assumed",
      at,
    },
  ];
}

/** Further permissions of the repository's own, which a session may pick by name. */
function choosablePermissions(settings: Settings, chosen: string | undefined): readonly Authority[] {
  return entriesAt(settings, "permissions")
    .filter(({ name }) => name !== chosen)
    .map(
      ({ name, key, value }): Authority => ({
        setting: `permissions.${name}`,
        value: name,
        effect: "widens",
        because: "are permissions of any kind that a session can select",
        content: contentOf(value, settings.source),
        certainty: "assumed",
        at: { source: settings.source, span: key.span },
      }),
    );
}

/** Tools of servers that run without asking. */
function unpromptedTools(settings: Settings): readonly Authority[] {
  return entriesAt(settings, "mcp_servers").flatMap(({ name: server }): readonly Authority[] => {
    const whole = settingAt([settings], "mcp_servers", server, "default_tools_approval_mode");
    const tools = entriesAt(settings, "mcp_servers", server, "tools").flatMap(({ name }) => {
      const mode = settingAt([settings], "mcp_servers", server, "tools", name, "approval_mode");
      return mode?.text === "approve"
        ? [
            {
              setting: `mcp_servers.${server}.tools.${name}.approval_mode`,
              value: mode.text,
              effect: "widens" as const,
              because: "lets the tool be called without asking",
              at: mode.at,
            },
          ]
        : [];
    });
    if (whole?.text !== "approve") return tools;
    return [
      {
        setting: `mcp_servers.${server}.default_tools_approval_mode`,
        value: whole.text,
        effect: "auto-approves",
        because: "lets every tool of the server be called without asking",
        at: whole.at,
      },
      ...tools,
    ];
  });
}

/** Every variable counts, apart from those that change how programs print. */
const variables = variableRules("shell_environment_policy.set.*", [
  {
    names: /^(?:CI|CARGO_TERM_COLOR|RUST_BACKTRACE|RUST_LOG|LOG_LEVEL|NODE_ENV|DEBIAN_FRONTEND|GIT_TERMINAL_PROMPT)$/,
    because: "changes how programs print or ask",
  },
]);

/** The environment of commands. A variable may lead to other code, and its value may be a secret. */
function environmentIn(settings: Settings): readonly Authority[] {
  const policy = "shell_environment_policy";
  const set = authorityFrom(variables, settings.root, settings.source);
  const keepsAll = settingAt([settings], policy, "ignore_default_excludes");
  return [
    ...set,
    ...(keepsAll && isTrue(keepsAll.value)
      ? [
          {
            setting: `${policy}.ignore_default_excludes`,
            value: "true",
            effect: "widens" as const,
            because: "passes every command the variables whose names suggest secrets",
            at: keepsAll.at,
          },
        ]
      : []),
  ];
}

/** How deep subagents can start others: one level by default. */
function deeper(settings: Settings): readonly Authority[] {
  const depth = settingAt([settings], "agents", "max_depth");
  const levels = depth?.value.kind === "scalar" && typeof depth.value.value === "number" ? depth.value.value : 1;
  return depth && levels > 1
    ? [
        {
          setting: "agents.max_depth",
          value: String(levels),
          effect: "widens",
          because: "lets subagents start subagents of their own",
          at: depth.at,
        },
      ]
    : [];
}

function widen(because: string): (grant: Pick<Grant, "tool" | "scope" | "at">) => Authority {
  return ({ tool, scope, at }) => ({ setting: tool, value: scope ?? "true", effect: "widens", because, at });
}

/** A profile that the file does not choose takes effect when a session picks it, so it can only widen. */
function wordAuthority(
  shown: string,
  setting: string,
  found: Setting | undefined,
  inForce: boolean,
): readonly Authority[] {
  const meaning = meaningOf(setting, found?.text);
  if (!meaning || !found) return [];
  const [effect, because, strictness] = meaning;
  if (inForce)
    return [
      {
        setting: shown,
        value: found.text ?? "",
        effect,
        because,
        ...(strictness === undefined ? {} : { strictness }),
        at: found.at,
      },
    ];
  if (effect === "narrows") return [];
  return [
    {
      setting: shown,
      value: found.text ?? "",
      effect: "widens",
      because: `${because} once a session picks this profile`,
      at: found.at,
    },
  ];
}
