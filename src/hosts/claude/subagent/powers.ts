/** Finds the powers of other keys than the tool list: hooks, servers, memory and the permission mode. */
import { hookGrants, serverGrants, hooksOf, serversOf } from "../../_kit/settings/hooks-and-servers.ts";
import { isEmptyValue, isText, type List, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import type { Bypass, HookOrServer, Grant, Ineffective, Limit } from "../../../model/profile.ts";
import { modeLimits, type Strictness } from "../../_kit/profiles/limits.ts";
import { textsIn } from "../../_kit/profiles/unknown-keys.ts";
import { choiceOf, suggestion } from "../../../repo/spelling.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { isOlder } from "../editions.ts";
import { ignoredEvents } from "../hooks/index.ts";
import { knownKeys } from "./keys.ts";
import { denialBy, toolListOf } from "./tools.ts";

/** The parts of a profile that come from these keys. */
export interface Powers {
  readonly grants: readonly Grant[];
  readonly hooks: readonly HookOrServer[];
  readonly servers: readonly HookOrServer[];
  readonly bypasses: readonly Bypass[];
  readonly limits: readonly Limit[];
  readonly ineffective: readonly Ineffective[];
}

/** Hooks and servers count as `execute`, `network` or `external` even where `tools` is empty. */
export function powersOf(table: Table, source: Source, edition: string): Powers {
  const servers = serversOf(startedServers(valueOf(table, "mcpServers")), source);
  const memory = memoryIn(table, source, edition);
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const place = (node: Node): Place => ({ source, span: node.span });
  const mode = modeOf(table, place, edition);
  return {
    grants: [
      ...memory.grants,
      ...observerGrants(table, source),
      ...hookGrants(hooks, "hooks"),
      ...serverGrants(
        servers.filter(({ kind }) => kind !== "reference"),
        "mcpServers",
      ),
    ],
    hooks,
    servers,
    bypasses: mode.bypasses,
    limits: limitsIn(table, source),
    ineffective: [
      ...memory.ineffective,
      ...ignoredHooks(table, place, edition),
      ...ignoredServers(table, place),
      ...wrongIsolation(table, place),
      ...mode.ineffective,
    ],
  };
}

/** `memory` gives Read, Write and Edit for its own folder and every other, unless `disallowedTools` takes them away. */
function memoryIn(table: Table, source: Source, edition: string): Pick<Powers, "grants" | "ineffective"> {
  const memory = valueOf(table, "memory");
  if (!memory || isEmptyValue(memory)) return { grants: [], ineffective: [] };
  const at = { source, span: memory.span };
  const value = textOf(memory);
  if (!isText(memory) || !memories.includes(value ?? "")) {
    const because = "it is not `user`, `project` or `local`";
    return { grants: [], ineffective: [{ kind: "value", what: `memory: ${value ?? "…"}`, because, at }] };
  }
  const isDenied = denialBy(toolListOf(valueOf(table, "disallowedTools"), source), isOlder(edition));
  const given = [
    ["Read", "read"],
    ["Write", "write"],
    ["Edit", "write"],
  ] as const;
  const granted = new Set(given.flatMap(([name, capability]) => (isDenied(name) ? [] : [capability])));
  return {
    grants: [...granted].map((capability) => ({ tool: "memory", capability, scope: null, at })),
    ineffective: [],
  };
}

/** The agents that start beside it and get what it does, whatever its tools are: names with commas between them. */
export function observersOf(table: Table): readonly string[] {
  const observer = valueOf(table, "observer");
  if (!isText(observer)) return [];
  return (textOf(observer) ?? "").split(",").flatMap((name) => name.trim() || []);
}

function observerGrants(table: Table, source: Source): readonly Grant[] {
  const observer = valueOf(table, "observer");
  return observer && observersOf(table).length > 0
    ? [
        {
          tool: "observer",
          capability: "delegate",
          scope: textOf(observer) ?? null,
          at: { source, span: observer.span },
        },
      ]
    : [];
}

/** `mcpServers` of any other form than a list. */
function ignoredServers(table: Table, place: (node: Node) => Place): readonly Ineffective[] {
  const node = valueOf(table, "mcpServers");
  if (!node || node.kind === "list" || isEmptyValue(node)) return [];
  const because = "it is not a list, so it is ignored; write `- name: {…}` for each server";
  return [{ kind: "value", what: "mcpServers", because, at: place(node) }];
}

function ignoredHooks(table: Table, place: (node: Node) => Place, edition: string): readonly Ineffective[] {
  return ignoredEvents(valueOf(table, "hooks"), !isOlder(edition)).map(({ what, isGuard, at, because, varies }) => ({
    kind: isGuard ? "limit" : "value",
    what,
    because,
    cause: "hooks",
    at: place(at),
    ...(varies === undefined ? {} : { varies }),
  }));
}

/** The servers that Claude Code takes: those in a list, each a mapping of a name to a command or an address. */
function startedServers(node: Node | undefined): List | undefined {
  if (node?.kind !== "list") return undefined;
  const items = node.items.flatMap((item): readonly Node[] => {
    if (item.kind !== "table") return isText(item) ? [item] : [];
    const entries = item.entries.filter(({ value }) => isServer(value));
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
  return { ...node, items };
}

function isServer(config: Node): boolean {
  const [command, url] = [valueOf(config, "command"), valueOf(config, "url")];
  return config.kind === "table" && ![command, url].some((node) => node && !isText(node));
}

function wrongIsolation(table: Table, place: (node: Node) => Place): readonly Ineffective[] {
  const isolation = valueOf(table, "isolation");
  if (!isolation || isEmptyValue(isolation)) return [];
  const value = textOf(isolation) ?? "…";
  if (isText(isolation) && isolations.includes(value)) return [];
  const because = "it is not `worktree` or `remote`, so it isolates nothing";
  return [{ kind: "limit", what: `isolation: ${value}`, because, at: place(isolation) }];
}

/** The values of `memory`; another one gives none. */
export const memories = ["user", "project", "local"];
/** The values of `isolation`; another one isolates nothing. */
export const isolations = ["worktree", "remote"];

/**
 * What the other modes than those that ask about less do. `plan` asks about commands, and `dontAsk` allows some edits,
 * so neither is the stricter one.
 */
const strict: ReadonlyMap<string, Strictness> = new Map([
  ["plan", [2, "denies edits and server tools, and asks about commands that no rule allows"]],
  ["dontAsk", [2, "denies everything that would need a prompt"]],
  ["default", [1, "asks about what no rule allows"]],
]);

/** Edits land elsewhere than in the files that the session has open, so without it they reach these. */
const isolated: ReadonlyMap<string, Strictness> = new Map([
  ["worktree", [1, "keeps its edits in a worktree of their own"]],
  ["remote", [1, "keeps its work on another machine"]],
]);

function limitsIn(table: Table, source: Source): readonly Limit[] {
  const [mode, isolation] = [valueOf(table, "permissionMode"), valueOf(table, "isolation")];
  const wordOf = (node: Node | undefined): string => (isText(node) ? (textOf(node) ?? "") : "");
  return [
    ...modeLimits("permissionMode", wordOf(mode) === "manual" ? "default" : wordOf(mode), mode, source, strict),
    ...modeLimits("isolation", wordOf(isolation), isolation, source, isolated),
  ];
}

/** The modes; `manual` is another name of `default`. */
export const modes = ["default", "manual", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"];

/** Those that do not ask about less. */
const carefulModes = ["default", "dontAsk", "plan"];

/** Modes that ask about less. */
const fast: ReadonlyMap<string, Pick<Bypass, "effect" | "because">> = new Map([
  [
    "bypassPermissions",
    {
      effect: "bypass",
      because:
        "runs every tool call without asking where the session already does so, and in every session before 2.1.267",
    },
  ],
  ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
  ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);

/** Before 2.1.267 a profile could bypass by itself. */
const olderBypass = { effect: "bypass", because: "runs every tool call without asking" } as const;

/** Words of other hosts and older texts for fewer questions. */
const bypassing =
  /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*|accept\w*|auto\w*)$/;

/** Keys, here and in other hosts, whose value is a mode; without case, spaces, `-` and `_`. */
const modeKeys = new Set(
  "permissionmode permissionsmode permission permissions mode defaultmode approvalmode approvalpolicy".split(" "),
);

/** Keys that are no mode. */
const ownKeys = new Set([...knownKeys.keys].filter((key) => !modeKeys.has(plainOf(key)) && !isSwitch(plainOf(key))));

function modeOf(table: Table, place: (node: Node) => Place, edition: string): Pick<Powers, "bypasses" | "ineffective"> {
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  for (const { name: setting = "", value: node, key } of table.entries) {
    if (setting === "permissionMode") {
      const texts = textsIn(node);
      const value = texts.join(", ");
      const meaning = meaningOf(node, value, texts, edition);
      if (meaning) bypasses.push({ setting, value, ...meaning, at: place(node) });
      else if (!isEmptyValue(node) && !modes.includes(value)) {
        const because = `unknown mode, so the session's mode applies${suggestion(value, modes)}`;
        const instead = choiceOf(carefulModes);
        ineffective.push({ kind: "value", what: `permissionMode: ${value}`, because, instead, at: place(node) });
      }
    } else if (!ownKeys.has(setting) && isForeignBypass(plainOf(setting), node)) {
      const value = textsIn(node).join(", ");
      const because = "does nothing: unknown key";
      bypasses.push({ setting, value, effect: "unhonoured", because, at: place(key) });
    }
  }
  return { bypasses, ineffective };
}

/** What a `permissionMode` does that asks about less; `undefined` for any other. Only the exact spelling counts. */
function meaningOf(
  node: Node,
  value: string,
  texts: readonly string[],
  edition: string,
): Pick<Bypass, "effect" | "because"> | undefined {
  const exact = isText(node) ? fast.get(value) : undefined;
  if (exact?.effect === "bypass" && isOlder(edition)) return olderBypass;
  if (exact) return exact;
  return texts.some(isBypassing)
    ? { effect: "unhonoured", because: "is an unknown mode, so the session's mode applies" }
    : undefined;
}

/** Whether a key of another host would ask about less there; `key` is without case, `-` and `_`. */
function isForeignBypass(key: string, node: Node): boolean {
  if (isSwitch(key)) return textsIn(node).join(", ") === "true";
  return modeKeys.has(key) && textsIn(node).some(isBypassing);
}

function isSwitch(key: string): boolean {
  return /^(?:dangerously|skippermissions)/.test(key);
}

function isBypassing(word: string): boolean {
  return bypassing.test(plainOf(word));
}

function plainOf(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}
