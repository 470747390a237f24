/** Reads `.codex/rules/*.rules`: which commands run outside of the sandbox, and whether somebody is asked. */
import type { Authority, Problem } from "../../../model/load.ts";
import type { Source } from "../../../repo/text.ts";
import { type Call, callsIn, type Value } from "./starlark.ts";

/** What the rules allow or forbid, and the first Starlark in each file that is not read. */
export interface RulesRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

type Decision = "allow" | "prompt" | "forbidden";

/** Codex runs the file as Starlark; only calls with plain values are read here, and the rest is `unjudged`. */
export function readRules(source: Source): RulesRead {
  const { calls, other } = callsIn(source.text);
  const read = calls.map((call) => ({ call, found: authorityOf(call, source) }));
  const unknown = read.find(({ found }) => found === undefined);
  const span = unknown?.call.span ?? other;
  return {
    authority: read.flatMap(({ found }) => found ?? []),
    unjudged: span
      ? [
          {
            message:
              "has Starlark that this tool does not run; it reads only calls of `prefix_rule`, `network_rule` and `host_executable` with plain values, up to this place",
            at: { source, span },
          },
        ]
      : [],
  };
}

/** What a call decides; `undefined` for a call that the host does not have, or that has other arguments. */
function authorityOf(call: Call, source: Source): readonly Authority[] | undefined {
  switch (call.name) {
    case "prefix_rule":
      return prefixRule(call, source);
    case "network_rule":
      return networkRule(call, source);
    case "host_executable":
      return hostExecutable(call, source);
    default:
      return undefined;
  }
}

/** The value of a parameter by its name or its place. */
function argument({ named, positional }: Call, name: string, place: number): Value | undefined {
  return named.get(name) ?? positional[place];
}

const decisions: readonly Decision[] = ["allow", "prompt", "forbidden"];

function decisionIn(value: Value | undefined, otherwise?: Decision): Decision | undefined {
  if (value === undefined || value === null) return otherwise;
  return decisions.find((word) => word === (value === "deny" ? "forbidden" : value));
}

/** Programs that run whatever they are given. */
const interpreters = new Set(
  (
    "bash sh zsh dash ksh fish pwsh powershell cmd env sudo doas su xargs eval exec nohup time nice timeout python " +
    "python3 node deno bun ruby perl php lua npx bunx uvx pnpx ssh docker podman make just"
  ).split(" "),
);

function prefixRule(call: Call, source: Source): readonly Authority[] | undefined {
  const pattern = argument(call, "pattern", 0);
  const decision = decisionIn(argument(call, "decision", 1), "allow");
  if (!Array.isArray(pattern) || decision === undefined) return undefined;
  const tokens = (pattern as readonly Value[]).map(tokenOf);
  if (tokens.length === 0 || tokens.some((token) => token === undefined)) return undefined;
  const [heads = []] = tokens as readonly (readonly string[])[];
  const written = (tokens as readonly (readonly string[])[]).map((token) => token.join("|")).join(" ");
  const isAny = tokens.length === 1 && heads.some((head) => interpreters.has(head.replace(/^.*\//, "")));
  const common = { setting: `prefix_rule ${written}`, value: decision, at: { source, span: call.span } };
  if (decision === "allow")
    return [
      isAny
        ? { ...common, effect: "auto-approves", because: "runs any command outside the sandbox without asking" }
        : { ...common, effect: "widens", because: "runs commands with this prefix outside the sandbox without asking" },
    ];
  return [
    {
      ...common,
      effect: "narrows",
      because: decision === "prompt" ? "asks before commands with this prefix" : "forbids commands with this prefix",
      strictness: decision === "prompt" ? 1 : 2,
      isGuard: true,
    },
  ];
}

/** A word of a pattern, or its alternatives. */
function tokenOf(value: Value): readonly string[] | undefined {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly Value[];
  return items.length > 0 && items.every((item) => typeof item === "string") ? items : undefined;
}

function networkRule(call: Call, source: Source): readonly Authority[] | undefined {
  const host = argument(call, "host", 0);
  const protocol = argument(call, "protocol", 1);
  const decision = decisionIn(argument(call, "decision", 2));
  if (typeof host !== "string" || typeof protocol !== "string" || decision === undefined) return undefined;
  const common = { setting: `network_rule ${protocol} ${host}`, value: decision, at: { source, span: call.span } };
  return [
    decision === "allow"
      ? { ...common, effect: "widens", because: "lets sandboxed commands reach this address without asking" }
      : {
          ...common,
          effect: "narrows",
          because:
            decision === "prompt"
              ? "asks before commands reach this address"
              : "keeps commands from reaching this address",
          strictness: decision === "prompt" ? 1 : 2,
        },
  ];
}

function hostExecutable(call: Call, source: Source): readonly Authority[] | undefined {
  const name = argument(call, "name", 0);
  const paths = argument(call, "paths", 1);
  if (typeof name !== "string" || !Array.isArray(paths)) return undefined;
  const texts = (paths as readonly Value[]).filter((path) => typeof path === "string");
  if (texts.length !== paths.length) return undefined;
  return texts.map((path) => ({
    setting: `host_executable ${name}`,
    value: path,
    effect: "widens",
    because: "matches rules that name this program",
    at: { source, span: call.span },
  }));
}
