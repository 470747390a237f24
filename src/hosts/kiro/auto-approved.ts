/**
 * What a profile lets run without asking: `allowedTools` and `toolsSettings` of CLI 2, `permissions` of CLI 3 and IDE
 * 1.
 */
import { capabilities, type Capability } from "../../model/capability.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { isEmptyValue, lastOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import { matchesToolName } from "../_kit/wildcard.ts";
import type { Source } from "../../repo/text.ts";
import { entriesOf, type ToolName } from "../_kit/agent-json/entries.ts";
import { type AutoApproved, settingLists, toolSettingIn } from "../_kit/agent-json/tool-settings.ts";
import { powersOf, withoutBuiltin } from "./tools.ts";

/** A profile and what is known of it when its approvals are read. */
interface Approvals {
  readonly table: Table;
  readonly source: Source;
  readonly edition: string;
  /** What the tool list grants: what is not granted needs no approval. */
  readonly granted: ReadonlySet<Capability>;
  /** The entries of `allowedTools`. */
  readonly allowed: readonly ToolName[];
}

/** Capabilities for which an approval matters. */
const sensitive = new Set<Capability>(["write", "execute", "network", "delegate", "external"]);

/** How many patterns are compared with the names of settings. */
const maxPatterns = 100;

/** `granted` is what the tool list gives. */
export function autoApprovedIn(
  table: Table,
  source: Source,
  granted: ReadonlySet<Capability>,
  edition: string,
): AutoApproved {
  const allowed = entriesOf(valueOf(table, "allowedTools"), source);
  const approvals: Approvals = { table, source, edition, granted, allowed };
  const parts = [inToolSettings(approvals), inPermissions(approvals)];
  return {
    bypasses: [...inAllowedTools(approvals), ...parts.flatMap(({ bypasses }) => bypasses)],
    ineffective: parts.flatMap(({ ineffective }) => ineffective),
  };
}

/** The end of a message about keys of CLI 2. */
const readerOf = (edition: string): string => (edition === "2" ? "" : " in CLI 2, and may in later ones");

/** Whether later versions honour the keys of CLI 2 is not known. */
const knownIn = (edition: string): Pick<Bypass, "certainty"> => (edition === "2" ? {} : { certainty: "assumed" });

function inAllowedTools({ table, source, granted, edition, allowed }: Approvals): readonly Bypass[] {
  const tools = valueOf(table, "tools");
  const given = tools && new Set(entriesOf(tools, source).map(({ name }) => groupOf(name)));
  return allowed.flatMap(({ name, at }): readonly Bypass[] => {
    const powers = powersOf(name).filter((capability) => sensitive.has(capability));
    if (powers.length === 0) return [];
    const isUsable = powers.some((capability) => granted.has(capability)) && (!given || isGiven(name, given));
    return [{ setting: "allowedTools", value: name, ...meaningOfAllowed(name, isUsable, edition), at }];
  });
}

function meaningOfAllowed(
  name: string,
  isUsable: boolean,
  edition: string,
): Pick<Bypass, "effect" | "because" | "certainty"> {
  if (name === "*" && edition === "2")
    return {
      effect: "bypass",
      because:
        "may run every built-in tool without asking: the documentation rules out a bare `*`, and the source of CLI 2's predecessor matches it",
      certainty: "assumed",
    };
  if (name === "*")
    return {
      effect: "bypass",
      because: "may run every tool without asking: CLI 2 accepts no bare `*` here, but its conversion to CLI 3 does",
    };
  return isUsable
    ? { effect: "auto-approve", because: `runs without asking${readerOf(edition)}`, ...knownIn(edition) }
    : { effect: "unhonoured", because: "does nothing: `tools` does not give it" };
}

/** `toolsSettings`: what each tool may do without asking. */
function inToolSettings(approvals: Approvals): AutoApproved {
  const { table, source, edition, allowed } = approvals;
  const allowedBy = approver(allowed);
  const parts = tableEntries(valueOf(table, "toolsSettings")).flatMap(({ name: tool = "", value }) => [
    ...settingLists.map((key) =>
      toolSettingIn(source, {
        tool,
        key,
        settings: value,
        allowedBy: allowedBy(tool),
        readers: readerOf(edition),
        another: "… $(…)",
      }),
    ),
    trustedAgents(approvals, `toolsSettings.${tool}.trustedAgents`, valueOf(value, "trustedAgents")),
  ]);
  return {
    bypasses: parts.flatMap(({ bypasses }) => bypasses),
    ineffective: parts.flatMap(({ ineffective }) => ineffective),
  };
}

/** The entry of `allowedTools` by which a tool runs without asking: its name, or a pattern. Too many count as one. */
function approver(allowed: readonly ToolName[]): (tool: string) => string | undefined {
  const byGroup = new Map(allowed.map(({ name }) => [groupOf(name), name]));
  const patterns = allowed.flatMap(({ name }) => (name !== "*" && /[*?]/.test(name) ? [name] : []));
  return (tool) =>
    byGroup.get(groupOf(tool)) ??
    (patterns.length > maxPatterns ? "…" : patterns.find((pattern) => matchesToolName(pattern, tool)));
}

function trustedAgents({ source, edition }: Approvals, setting: string, list: Node | undefined): AutoApproved {
  const trusted = entriesOf(list, source).find(({ name }) => name === "*");
  const because = `starts any agent without asking${readerOf(edition)}`;
  return {
    bypasses: trusted ? [{ setting, value: "*", effect: "auto-approve", because, at: trusted.at }] : [],
    ineffective: [],
  };
}

/** `permissions`, a key of CLI 3 and IDE 1. */
function inPermissions({ table, source, edition }: Approvals): AutoApproved {
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  for (const rule of rulesIn(valueOf(table, "permissions"))) {
    const { capability, effect, matches, node } = rule;
    const at = { source, span: node.span };
    if (effect === "allow" && !["fs_read", "context", "diagnostics", "skill"].includes(capability)) {
      const value = `allow ${capability}${matches.length > 0 ? ` ${matches.join(", ")}` : ""}`;
      bypasses.push({ setting: "permissions", value, ...meaningOfAllowRule(rule, edition), at });
    } else if (edition === "2" && effect === "deny")
      ineffective.push({
        kind: "limit",
        what: `permissions: deny ${capability}`,
        because: "unknown key in CLI 2, so it limits nothing there",
        at,
      });
  }
  return { bypasses, ineffective };
}

function meaningOfAllowRule({ capability, matches }: Rule, edition: string): Pick<Bypass, "effect" | "because"> {
  if (edition === "2") return { effect: "unhonoured", because: "does nothing in CLI 2: unknown key" };
  const isWhole = matches.length === 0 || matches.some((pattern) => /^[*/.]*\*[/.]*$/.test(pattern));
  return isWhole && ["all", "builtin"].includes(capability)
    ? { effect: "bypass", because: "runs every tool of that kind without asking" }
    : { effect: "auto-approve", because: "runs without asking" };
}

/** Tools that have several names. */
const groups = new Map(
  [
    "fs_read fsRead read",
    "fs_write fsWrite write",
    "execute_bash execute_cmd executeCmd shell",
    "use_aws aws",
    "subagent use_subagent agent_crew crew",
  ].flatMap((names) => names.split(" ").map((name): [string, string] => [name, names])),
);

/** All names of a tool as one text, or the name itself when it has one name. */
export function groupOf(name: string): string {
  const bare = withoutBuiltin(name);
  return groups.get(bare) ?? bare;
}

/** Whether a tool list gives what an entry of `allowedTools` names. Patterns and servers count as given. */
export function isGiven(name: string, given: ReadonlySet<string>): boolean {
  return /^@(?!builtin)|[*?]/.test(name) || given.has("*") || given.has("@builtin") || given.has(groupOf(name));
}

/** One rule of `permissions`. */
interface Rule {
  readonly capability: string;
  readonly effect: string;
  /** Patterns to which it applies; empty: everything. */
  readonly matches: readonly string[];
  /** Its exceptions. */
  readonly excluded: readonly string[];
  readonly node: Node;
}

/** The rules of `permissions`, which is a list, or a mapping with `rules`. */
export function rulesIn(node: Node | undefined): readonly Rule[] {
  const list = node?.kind === "table" ? lastOf(node, "rules") : node;
  return listItems(list).flatMap((rule): readonly Rule[] => {
    const capability = textOf(lastOf(rule, "capability"));
    if (capability === undefined) return [];
    const [matches = [], excluded = []] = ["match", "exclude"].map((key) => textsAt(lastOf(rule, key)));
    return [
      {
        capability,
        effect: textOf(lastOf(rule, "effect")) ?? "ask",
        matches,
        excluded,
        node: rule,
      },
    ];
  });
}

/** The texts of a list, or one text. */
function textsAt(node: Node | undefined): readonly string[] {
  return (node?.kind === "list" ? node.items : node && !isEmptyValue(node) ? [node] : []).map(
    (item) => textOf(item) ?? "…",
  );
}

/** What `permissions` of a Markdown profile deny completely. Only readers that have the key load such files. */
export function deniedIn(table: Table): {
  readonly capabilities: ReadonlySet<Capability>;
  readonly written: readonly string[];
} {
  const denied = rulesIn(valueOf(table, "permissions")).filter(
    ({ effect, matches, excluded }) => effect === "deny" && matches.length === 0 && excluded.length === 0,
  );
  const written = new Set(denied.map(({ capability }) => capability));
  const denials = new Set([...written].flatMap((name) => permissionCapabilities.get(name) ?? []));
  if (written.has("web_fetch") && written.has("web_search")) denials.add("network");
  return { capabilities: denials, written: [...written] };
}

/** What the capabilities of Kiro's rules are here. `web_fetch` and `web_search` are `network` only together. */
const permissionCapabilities: ReadonlyMap<string, readonly Capability[]> = new Map<string, readonly Capability[]>([
  ["fs_read", ["read"]],
  ["fs_write", ["write"]],
  ["filesystem", ["read", "write"]],
  ["shell", ["execute"]],
  ["mcp", ["external"]],
  ["subagent", ["delegate"]],
  ["all", capabilities],
]);
