/** What `config.toml` decides for every session of its directory: all that an agent may say, and where agents are. */
import { inOrder } from "../../model/capability.ts";
import type { Authority, Problem } from "../../model/load.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, type Source, startOf } from "../../repo/text.ts";
import { readOne } from "../_kit/loading/collect.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { commandTexts, contentOf } from "../_kit/settings/index.ts";
import { pythonTomlOf } from "../_kit/toml.ts";
import { harmlessKeys, unknownSettings } from "../_kit/settings/unknown-settings.ts";
import { faultIn, promptFault } from "./agent.ts";
import { approvalsIn, permissionOf } from "./approvals.ts";
import { configKeys } from "./config-keys.ts";
import { isBuiltinPrompt } from "./prompts.ts";
import { connectorsIn, endpointsIn, serversIn, toolFilesIn } from "./starts.ts";
import { boolOf } from "./values.ts";

/** Relative to the directory in which a session starts. */
export const configFile = ".vibe/config.toml";

/** What one `config.toml` decides. */
export interface ConfigRead {
  readonly authority: readonly Authority[];
  readonly ineffective: readonly Ineffective[];
  readonly unjudged: readonly Problem[];
  /** Absent: there is no file, or it cannot be read. */
  readonly config?: { readonly table: Table; readonly source: Source };
  /** Why no session starts. */
  readonly failure?: Problem;
}

const nothing: ConfigRead = { authority: [], ineffective: [], unjudged: [] };

/** `start`: the directory of the sessions; absent for the user's own file. `home`: the user's, if it is known. */
export async function readConfig(repo: RepoIndex, path: string, start?: string, home?: string): Promise<ConfigRead> {
  const content = await repo.read(path);
  if (content.kind === "not-utf8") return failed("is not UTF-8", startOf(content.source));
  const source = await readOne(repo, path);
  if (source === undefined) return nothing;
  if ("message" in source) return { ...nothing, unjudged: [source] };
  const table = await pythonTomlOf(source);
  if (table.kind === "problem") {
    const message = `is not TOML as Python reads it: ${table.message.replaceAll("\n", ", ")}`;
    return failed(message, { source, span: table.span });
  }
  if (table.kind !== "table") return nothing;
  const place = { repo, ...(start === undefined ? {} : { start }), ...(home === undefined ? {} : { home }) };
  const fault = faultIn(table, source, configKeys) ?? promptFault(table, source, place);
  return {
    // A fault must not hide what another version would take.
    ...decidedIn(repo, table, source, start),
    unjudged: unknownSettings(table, source, "Mistral Vibe", known),
    ...(fault ? { failure: stopping(fault.message, fault.at) } : {}),
    config: { table, source },
  };
}

function failed(message: string, at: Problem["at"]): ConfigRead {
  return { ...nothing, failure: stopping(message, at) };
}

function stopping(message: string, at: Problem["at"]): Problem {
  return { message: `${message}, so Mistral Vibe does not start`, at };
}

const known = harmlessKeys([...Object.keys(configKeys), "auto_approve"].join(" "), "is read here");

type Decided = Pick<ConfigRead, "authority" | "ineffective">;

function decidedIn(repo: RepoIndex, table: Table, source: Source, start: string | undefined): Decided {
  const { bypasses, ineffective } = approvalsIn(table, source, () => true);
  return {
    authority: [
      ...(start === undefined ? [] : [replacement(source)]),
      ...bypasses.map((bypass) => asAuthority(bypass)),
      ...agentsIn(table, source),
      ...limitsIn(table, source),
      ...startsIn(repo, table, source, start),
      ...promptsIn(table, source),
      ...hookSwitch(table, source),
    ],
    ineffective,
  };
}

/** The file need not hold anything: the user's own is read only where a project has none. */
function replacement(source: Source): Authority {
  return {
    setting: "config.toml",
    value: source.path,
    effect: "widens",
    because: "is read in place of the user's own `config.toml`, so that what that one limits does not count here",
    at: startOf(source),
  };
}

function asAuthority({ setting, value, effect, because, at, certainty }: Bypass): Authority {
  return {
    setting,
    value,
    effect: effect === "bypass" ? "bypasses" : effect === "unhonoured" ? effect : "auto-approves",
    because,
    at,
    ...(certainty ? { certainty } : {}),
  };
}

const chosen: Readonly<Record<string, Pick<Authority, "effect" | "because"> | undefined>> = {
  default: undefined,
  ask: undefined,
  plan: undefined,
  lean: undefined,
  "auto-approve": { effect: "bypasses", because: "runs every tool of the session without asking" },
  "accept-edits": { effect: "auto-approves", because: "edits files without asking" },
  "smart-approve": { effect: "auto-approves", because: "runs tools without asking that a model judges safe" },
};

/** The agent with which every session starts. */
function agentsIn(table: Table, source: Source): readonly Authority[] {
  const node = valueOf(table, "default_agent");
  const value = textOf(node);
  if (!node || value === undefined) return [];
  const what = Object.hasOwn(chosen, value)
    ? chosen[value]
    : { effect: "widens" as const, because: "is the agent with which every session starts" };
  return what ? [{ setting: "default_agent", value, ...what, at: { source, span: node.span } }] : [];
}

function limitsIn(table: Table, source: Source): readonly Authority[] {
  const narrows = (setting: string, node: Node | undefined, because: string): readonly Authority[] =>
    node && (node.kind !== "list" || node.items.length > 0)
      ? [
          {
            setting,
            value:
              node.kind === "list" ? node.items.map((item) => textOf(item) ?? "").join(", ") : (textOf(node) ?? ""),
            effect: "narrows",
            because,
            content: contentOf(node, source),
            at: { source, span: node.span },
          },
        ]
      : [];
  const ofTools = tableEntries(valueOf(table, "tools")).flatMap(({ name = "", value }) => {
    const permission =
      value.kind === "table" && permissionOf(value) !== "always" ? valueOf(value, "permission") : undefined;
    return [
      ...narrows(`tools.${name}.permission`, permission, "is what agents without a permission of their own have"),
      ...narrows(
        `tools.${name}.denylist`,
        valueOf(value, "denylist"),
        "is what agents without a list of their own have",
      ),
    ];
  });
  const because = "counts for agents that have no such list";
  return [
    ...narrows("enabled_tools", valueOf(table, "enabled_tools"), because),
    ...narrows("disabled_tools", valueOf(table, "disabled_tools"), because),
    ...ofTools,
  ];
}

/** Servers, code and addresses, which every agent of a session has. */
function startsIn(repo: RepoIndex, table: Table, source: Source, start: string | undefined): readonly Authority[] {
  const servers = serversIn(table, source).map(({ server, config }): Authority => {
    const isCommand = server.kind === "command";
    return {
      setting: "mcp_servers",
      value: server.name,
      effect: "widens",
      because: isCommand ? "starts a command whose tools agents may call" : "is an address whose tools agents may call",
      content: contentOf(config, source),
      ...(server.kind === "reference" ? {} : { server }),
      may: inOrder(["external", isCommand ? "execute" : "network"]),
      ...(isCommand ? { names: commandTexts(config) } : {}),
      at: server.at,
    };
  });
  const connectors = connectorsIn(table, source).map(
    ({ name, at }): Authority => ({
      setting: "connectors",
      value: name,
      effect: "widens",
      because: "switches on a connector of the user's account, whose tools agents may call",
      may: ["external"],
      at,
    }),
  );
  const code = toolFilesIn(table, source, start, repo).map(({ path, at }) => codeAuthority("tool_paths", path, at));
  const endpoints = endpointsIn(table, source, true).map(
    ({ setting, url, key, at }): Authority => ({
      setting,
      value: url,
      effect: "widens",
      because:
        key === undefined
          ? "gets what sessions send, and is neither Mistral's own address nor on this machine"
          : `gets what sessions send and the value of \`${key}\`, and is neither Mistral's own address nor on this machine`,
      content: `${url} ${key ?? ""}`,
      may: ["network"],
      at,
    }),
  );
  return [...servers, ...connectors, ...code, ...endpoints];
}

/** Python code is run as a whole when a session starts; what it defines is a tool, or replaces one of the same name. */
export function codeAuthority(setting: string, path: string, at: Authority["at"] = placeOfPath(path)): Authority {
  return {
    setting,
    value: path,
    effect: "widens",
    because: "is Python code that runs when a session starts, and that may replace a tool",
    may: ["execute", "external"],
    names: [path],
    at,
  };
}

function promptsIn(table: Table, source: Source): readonly Authority[] {
  return ["system_prompt_id", "compaction_prompt_id"].flatMap((setting): readonly Authority[] => {
    const node = valueOf(table, setting);
    const value = textOf(node);
    if (!node || value === undefined || isBuiltinPrompt(setting, value)) return [];
    const because = "is the prompt of every agent that names none";
    return [{ setting, value, effect: "widens", because, at: { source, span: node.span } }];
  });
}

function hookSwitch(table: Table, source: Source): readonly Authority[] {
  const node = valueOf(table, "enable_experimental_hooks");
  if (!node || boolOf(node) !== true) return [];
  const because = "lets the commands of `hooks.toml` run";
  return [
    {
      setting: "enable_experimental_hooks",
      value: textOf(node) ?? "",
      effect: "widens",
      because,
      at: { source, span: node.span },
    },
  ];
}

/** The texts of a list at the top level. */
export function textsAt(table: Table, key: string): readonly { readonly text: string; readonly node: Node }[] {
  return listItems(valueOf(table, key)).map((node) => ({ text: textOf(node) ?? "", node }));
}
