/** What a profile lets run without a question: `allowedTools` and `toolsSettings` of CLI 2, `permissions` of CLI 3 and IDE 1. */
import type { Capability } from "../../model/capability.ts";
import { isEmptyValue, lastOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import { matchesWildcard } from "../_kit/wildcard.ts";
import type { Source } from "../../repo/text.ts";
import { entriesOf, powersOf, withoutBuiltin } from "./tools.ts";

export interface Unasked {
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** Capabilities whose use somebody wants to be asked about. */
const weighty = new Set<Capability>(["write", "execute", "network", "delegate", "external"]);

/** How many patterns are held against the names of settings. */
const mostPatterns = 100;

/** `granted` is what the tool list gives: what is not there needs no question. */
export function unaskedIn(table: Table, source: Source, granted: ReadonlySet<Capability>, edition: string): Unasked {
  const tools = valueOf(table, "tools");
  const given = tools && new Set(entriesOf(tools, source).map(({ name }) => sortOf(name)));
  const reader = edition === "2" ? "" : " in CLI 2, and may in later ones";
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  const allowed = entriesOf(valueOf(table, "allowedTools"), source);
  for (const { name, at } of allowed) {
    const powers = powersOf(name).filter((capability) => weighty.has(capability));
    if (powers.length === 0) continue;
    const add = (effect: Bypass["effect"], because: string): void => {
      bypasses.push({ setting: "allowedTools", value: name, effect, because, at });
    };
    if (name === "*" && edition === "2") add("unhonoured", "may do nothing: CLI 2 takes no bare `*` here");
    else if (name === "*")
      add(
        "bypass",
        "may run every tool without asking: CLI 2 takes no bare `*` here, but its conversion to CLI 3 does",
      );
    else if (!powers.some((capability) => granted.has(capability)) || (given && !isGiven(name, given)))
      add("unhonoured", "does nothing: `tools` does not give it");
    else add("auto-approve", `runs without asking${reader}`);
  }
  const unasked = new Set(allowed.map(({ name }) => sortOf(name)));
  const patterns = allowed
    .flatMap(({ name }) => (name !== "*" && /[*?]/.test(name) ? [name] : []))
    .slice(0, mostPatterns);
  const settings = valueOf(table, "toolsSettings");
  for (const { name: tool = "", value } of settings?.kind === "table" ? settings.entries : []) {
    const runs = unasked.has(sortOf(tool)) || patterns.some((pattern) => matchesWildcard(pattern, tool));
    for (const key of ["allowedCommands", "allowedPaths", "allowedServices", "trusted"]) {
      const list = valueOf(value, key);
      if (!list) continue;
      if (runs)
        ineffective.push({
          kind: "limit",
          what: `toolsSettings.${tool}.${key}`,
          because: `\`allowedTools\` names \`${tool}\`, which runs unasked whatever stands here`,
          at: { source, span: list.span },
        });
      for (const { name, at } of entriesOf(list, source)) {
        if (!runs && isWide(key, name))
          bypasses.push({
            setting: `toolsSettings.${tool}.${key}`,
            value: name,
            effect: "auto-approve",
            because: `leaves nothing to ask about${reader}`,
            at,
          });
      }
    }
    const trusted = entriesOf(valueOf(value, "trustedAgents"), source).find(({ name }) => name === "*");
    if (trusted)
      bypasses.push({
        setting: `toolsSettings.${tool}.trustedAgents`,
        value: "*",
        effect: "auto-approve",
        because: `starts any agent without asking${reader}`,
        at: trusted.at,
      });
  }
  for (const { capability, effect, matches, node } of rulesIn(valueOf(table, "permissions"))) {
    if (effect !== "allow" || ["fs_read", "context", "diagnostics", "skill"].includes(capability)) {
      if (edition === "2" && effect === "deny")
        ineffective.push({
          kind: "limit",
          what: `permissions: deny ${capability}`,
          because: "CLI 2 has no such key, so it limits nothing there",
          at: { source, span: node.span },
        });
      continue;
    }
    const whole = matches.length === 0 || matches.some((pattern) => /^[*/.]*\*[/.]*$/.test(pattern));
    const everything = whole && ["all", "builtin"].includes(capability);
    const value = `allow ${capability}${matches.length > 0 ? ` ${matches.join(", ")}` : ""}`.slice(0, 120);
    const at = { source, span: node.span };
    if (edition === "2")
      bypasses.push({
        setting: "permissions",
        value,
        effect: "unhonoured",
        because: "does nothing in CLI 2, which has no such key",
        at,
      });
    else
      bypasses.push({
        setting: "permissions",
        value,
        effect: everything ? "bypass" : "auto-approve",
        because: everything ? "runs every tool of that sort without asking" : "runs without asking",
        at,
      });
  }
  return { bypasses, ineffective };
}

/** Tools that go by several names. */
const sorts = new Map(
  [
    "fs_read fsRead read",
    "fs_write fsWrite write",
    "execute_bash execute_cmd executeCmd shell",
    "use_aws aws",
    "subagent use_subagent agent_crew crew",
  ].flatMap((names) => names.split(" ").map((name): [string, string] => [name, names])),
);

function sortOf(name: string): string {
  const bare = withoutBuiltin(name);
  return sorts.get(bare) ?? bare;
}

/** Whether a tool list gives what an entry of `allowedTools` names; of patterns and servers it is not asked. */
function isGiven(name: string, given: ReadonlySet<string>): boolean {
  return /^@(?!builtin)|[*?]/.test(name) || given.has("*") || given.has("@builtin") || given.has(sortOf(name));
}

/** A pattern that leaves nothing out: a regular expression for commands and addresses, a glob for paths. */
function isWide(key: string, pattern: string): boolean {
  if (key === "trusted") return /^\^?(?:https?\??:(?:\\?\/){2}|\(https?\|https?\):\/\/)?\(?\.[*+]\)?\$?$/.test(pattern);
  return key === "allowedCommands"
    ? /^\^?(?:\(?\.[*+]\)?|\[\\s\\S\][*+])?\$?$/.test(pattern)
    : /^(?:~?\/|\.\/)?\*{0,2}(?:\/\*{1,2})?$/.test(pattern);
}

export interface Rule {
  readonly capability: string;
  readonly effect: string;
  /** Patterns it is bound to; none: all. */
  readonly matches: readonly string[];
  /** Whether something is left out. */
  readonly excludes: boolean;
  readonly node: Node;
}

/** The rules of `permissions`, which is a list, or a mapping with `rules`. */
export function rulesIn(node: Node | undefined): readonly Rule[] {
  const list = node?.kind === "table" ? lastOf(node, "rules") : node;
  return (list?.kind === "list" ? list.items : []).flatMap((rule): readonly Rule[] => {
    const capability = textOf(lastOf(rule, "capability"));
    if (capability === undefined) return [];
    const match = lastOf(rule, "match");
    const matches = (match?.kind === "list" ? match.items : match && !isEmptyValue(match) ? [match] : []).map(
      (item) => textOf(item) ?? "…",
    );
    const exclude = lastOf(rule, "exclude");
    return [
      {
        capability,
        effect: textOf(lastOf(rule, "effect")) ?? "ask",
        matches,
        excludes: exclude !== undefined && !isEmptyValue(exclude),
        node: rule,
      },
    ];
  });
}

/** What rules of Markdown profiles deny outright, which only readers that know the key load. */
export function deniedIn(table: Table): {
  readonly capabilities: ReadonlySet<Capability>;
  readonly written: readonly string[];
} {
  const means: { readonly [name: string]: readonly Capability[] } = {
    fs_read: ["read"],
    fs_write: ["write"],
    filesystem: ["read", "write"],
    shell: ["execute"],
    mcp: ["external"],
    subagent: ["delegate"],
    all: ["read", "write", "execute", "network", "delegate", "external"],
  };
  const denied = rulesIn(valueOf(table, "permissions")).filter(
    ({ effect, matches, excludes }) => effect === "deny" && matches.length === 0 && !excludes,
  );
  const names = new Set(denied.map(({ capability }) => capability));
  const all = new Set([...names].flatMap((name) => (Object.hasOwn(means, name) ? (means[name] ?? []) : [])));
  if (names.has("web_fetch") && names.has("web_search")) all.add("network");
  return { capabilities: all, written: [...names] };
}
