/**
 * Reads what the settings of a repository or a user decide for every session: whether the host asks, what it starts,
 * where it leads.
 */
import { serverAuthority } from "../_kit/settings/authority.ts";
import { tableEntries, textsOf } from "../_kit/profiles/fields.ts";
import { problemOf } from "../_kit/loading/collect.ts";
import { mayRefuse } from "../../model/hook-events.ts";
import { authorityFrom, contentOf, readSettingsFiles, type SettingRule } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownKey, unknownSettings } from "../_kit/settings/unknown-settings.ts";
import { readVariables, variableRules } from "../_kit/settings/variables.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { DecodeError, string } from "../../parsers/decode.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseToml, toml08Value } from "../../parsers/toml/index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { append } from "../../repo/many.ts";
import { secretsHider } from "./hooks.ts";

/** `[sandbox] mode` (vast-enterprise/defect@03d6b5b:crates/config/src/types.rs, `SandboxMode`). */
const modes: { readonly [mode: string]: readonly [effect: Authority["effect"], because: string, strictness?: number] } =
  {
    "read-only": ["narrows", "denies every tool that does more than read", 2],
    "ask-writes": [
      "narrows",
      "denies a subagent every tool that does more than read, unless the user has permanently allowed it",
      1,
    ],
    open: ["bypasses", "runs every tool that a profile allows without asking"],
    "deny-all": ["narrows", "denies every tool", 3],
  };

/** The other keys (the same project's `ConfigToml` at 03d6b5b, which refuses any further key). */
const settingRules: readonly SettingRule[] = [
  {
    path: "mcp.enabled_servers",
    effect: "widens",
    because: "is a server that every session starts",
    may: ["external"],
  },
  ...["providers.*.base_url", "providers.*.headers.*"].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "decides where model requests are sent",
      may: ["network"],
    }),
  ),
  ...["http.proxy.http_proxy", "http.proxy.https_proxy"].map(
    (path): SettingRule => ({ path, effect: "widens", because: "routes requests through a proxy", may: ["network"] }),
  ),
  {
    path: "tracing.otlp.endpoint",
    effect: "widens",
    because: "receives a record of what sessions do",
    may: ["network"],
  },
  {
    path: "tracing.langfuse.host",
    effect: "widens",
    because: "receives a record of what sessions do",
    may: ["network"],
  },
  {
    path: "tracing.langfuse.enabled",
    when: /^true$/,
    effect: "widens",
    because: "sends a record of what sessions do",
    may: ["network"],
  },
  { path: "tools.fetch.enabled", when: /^false$/, effect: "narrows", because: "removes the tool that fetches pages" },
  { path: "turn.subagent_max_depth", when: /^0$/, effect: "narrows", because: "keeps agents from starting others" },
];

/** Every key of the settings, those without effect on power with the reason. Others are reported as unknown. */
export const knownSettings: readonly KnownKey[] = [
  ...settingRules,
  { path: "mcp.servers" },
  { path: "sandbox.mode" },
  ...harmlessKeys(
    "default base_prompt prompt capabilities.web_search tracing.filter",
    "chooses a model, a prompt or a limit",
  ),
  ...harmlessKeys(
    `providers.*.protocol providers.*.default_model providers.*.models providers.*.display_name providers.*.api_key_env
    providers.*.organization providers.*.project providers.*.aws providers.*.capabilities providers.*.reasoning_effort`,
    "chooses a model, or how it answers",
  ),
  ...harmlessKeys(
    "http.total_timeout_ms http.transport_retries http.initial_backoff_ms http.user_agent http.proxy.mode http.proxy.no_proxy",
    "changes how requests are made",
  ),
  ...harmlessKeys(
    `tracing.langfuse.public_key tracing.langfuse.secret_key tracing.langfuse.flush_interval_ms tracing.langfuse.max_batch
    tools.bash tools.fs tools.search tools.background tools.fetch.default_timeout_secs tools.fetch.max_timeout_secs
    tools.fetch.max_response_bytes tools.fetch.default_format tools.fetch.html_to_markdown tools.fetch.follow_redirects
    turn.system_prompt turn.sampling turn.request_limit turn.request_limit_mode turn.compact_threshold_tokens
    turn.compact_ratio turn.background_compact_enabled turn.compact_soft_ratio turn.microcompact_enabled
    turn.microcompact_ratio turn.max_llm_retries turn.max_concurrent_tools turn.max_hook_continues`,
    "sets an amount or a limit",
  ),
];

/** What settings files decide, and what of them cannot be read. */
export interface AuthorityRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

/** `paths`: the settings files of a layer, the strongest last. */
export async function readAuthority(repo: RepoIndex, paths: readonly string[]): Promise<AuthorityRead> {
  const reads = await Promise.all(
    paths.map((path) => {
      if (path.endsWith(".env")) return readVariables(repo, [{ path, rules: variableRules("*", []) }]);
      return path.endsWith(".json") ? readServers(repo, path) : readSettings(repo, path);
    }),
  );
  return {
    authority: reads.flatMap(({ authority }) => authority),
    unjudged: reads.flatMap(({ unjudged }) => unjudged),
  };
}

async function readSettings(repo: RepoIndex, path: string): Promise<AuthorityRead> {
  const nothing = { authority: [], unjudged: [] };
  const content = await repo.read(path);
  if (content.kind === "absent") {
    const problem = problemOf(repo, path, content);
    return problem ? { authority: [], unjudged: [problem] } : nothing;
  }
  const unread = (message: string, at = startOf(content.source)): AuthorityRead => ({
    authority: [],
    unjudged: [{ message, at }],
  });
  if (content.kind === "unjudged") return unread(content.problem);
  if (content.kind === "not-utf8") return unread("is not UTF-8, so its `sandbox` is unknown");
  const { source } = content;
  const root = await parseToml(source.text, 0, "0.8");
  if (root.kind === "problem")
    return unread(`is not TOML, so its \`sandbox\` is unknown: ${root.message.replaceAll("\n", ", ")}`, {
      source,
      span: root.span,
    });
  const sandbox = sandboxOf(root, source);
  return {
    authority: [
      ...sandbox.authority,
      ...authorityFrom(settingRules, root, source),
      ...hooksIn(root, source),
      ...serversIn(valueOf(valueOf(root, "mcp"), "servers"), source),
    ],
    unjudged: [...sandbox.unjudged, ...unknownSettings(root, source, "defect", knownSettings)],
  };
}

function sandboxOf(root: Node, source: Source): AuthorityRead {
  const nothing = { authority: [], unjudged: [] };
  const node = valueOf(valueOf(root, "sandbox"), "mode");
  const mode = node && string(node, toml08Value);
  if (!node || mode === undefined) return nothing;
  const at = { source, span: node.span };
  const meaning = mode instanceof DecodeError || !Object.hasOwn(modes, mode) ? undefined : modes[mode];
  if (mode instanceof DecodeError || !meaning)
    return { authority: [], unjudged: [{ message: "has an unknown `sandbox.mode`", at, scope: "part" }] };
  const [effect, because, strictness] = meaning;
  return {
    authority: [
      {
        setting: "sandbox.mode",
        value: mode,
        effect,
        because,
        ...(strictness === undefined ? {} : { strictness }),
        at,
      },
    ],
    unjudged: [],
  };
}

/** Hooks of the main agent, by event. A hook of the host's own and a prompt start nothing. */
function hooksIn(root: Node, source: Source): readonly Authority[] {
  return tableEntries(valueOf(root, "hooks")).flatMap(({ name = "", value }) =>
    (value.kind === "list" ? value.items : [value]).flatMap((hook) => hookAuthority(name, hook, source)),
  );
}

function hookAuthority(event: string, hook: Node, source: Source): readonly Authority[] {
  const at = { source, span: hook.span };
  const common = { setting: `hooks.${event}`, effect: "widens", content: contentOf(hook, source), at } as const;
  if (event === "disable")
    return [
      { ...common, value: textOf(hook) ?? "…", because: "turns off a hook, which may guard tools", endsGuards: true },
    ];
  // As in a profile, a hook has its handler in a mapping of its own; older files have its keys in the hook itself.
  const handler = valueOf(hook, "handler") ?? hook;
  const commands = ["argv", "argv_windows", "command"].flatMap((key) => valueOf(handler, key) ?? []);
  const [first] = commands;
  const builtin = textOf(valueOf(handler, "name"));
  const isGuard = mayRefuse(event) || builtin === secretsHider;
  if (!first) {
    const type = textOf(valueOf(handler, "type"));
    const value = type === "builtin" && builtin !== undefined ? `builtin ${builtin}` : (type ?? "…");
    return [{ ...common, value, because: beside, isGuard }];
  }
  return [
    {
      ...common,
      value: textsOf(first).join(" "),
      because: beside,
      isGuard,
      may: ["execute"],
      names: textsOf(hook),
    },
  ];
}

const beside = "runs beside every agent";

/** `.mcp.json` in the root: each server in it is switched on. */
async function readServers(repo: RepoIndex, path: string): Promise<AuthorityRead> {
  const unknown: Problem[] = [];
  const { authority, unjudged } = await readSettingsFiles(repo, [
    {
      path,
      read: (root, source) => {
        append(unknown, unknownSettings(root, source, "defect", [{ path: "mcpServers" }]));
        return serversIn(valueOf(root, "mcpServers"), source);
      },
    },
  ]);
  return { authority, unjudged: [...unjudged, ...unknown] };
}

function serversIn(servers: Node | undefined, source: Source): readonly Authority[] {
  return serverAuthority(servers, source, "agents");
}
