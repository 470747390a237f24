/** Finds what is written without effect, or with another effect than it says, and settings that ask about less. */
import { lastOf, type Node, type Table } from "../../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../../model/profile.ts";
import { unknownKeysIn, unhonouredModesIn } from "../../_kit/profiles/unknown-keys.ts";
import type { Source } from "../../../repo/text.ts";
import { asksForLess } from "../modes.ts";
import { events } from "./hooks.ts";
import { legacy, permissionsIn } from "./permissions.ts";
import { freed, idleIn, keys, names } from "./spec.ts";
import { hostTool, isReader, isTool } from "./tools.ts";
import { firstOf, kindOf, Refused, stringOf, unsignedOf } from "./values.ts";
import { entryFor, type Tools, type Word, wordsIn } from "./names.ts";

/** TOML files of `.codex` have two more names for the prompt. */
const known = (source: Source) => (source.path.endsWith(".toml") ? ofToml : ofMarkdown);
const ofMarkdown = {
  keys,
  own: { tools: "tools", denied: "disallowedTools", mode: "permissions", turns: "maxTurns", isolation: "isolation" },
  ignores: true,
} as const;
const ofToml = { ...ofMarkdown, keys: new Set([...keys, "developer_instructions", "instructions"]) };

/** Modes and rules by which tools run without a question, and modes that the host does not honour. */
export function bypassesIn(table: Table, source: Source): readonly Bypass[] {
  return [
    ...unhonouredModesIn(table, source, known(source)),
    ...legacyModesIn(table, source),
    ...permissionBypasses(table, source),
  ];
}

/** Keys of the older edition that ask for fewer questions; each of them makes the host refuse the file. */
function legacyModesIn(table: Table, source: Source): readonly Bypass[] {
  return table.entries.flatMap(({ name = "", value }): readonly Bypass[] => {
    const text = legacy.includes(name) ? stringOf(value) : undefined;
    if (text === undefined || !asksForLess(text)) return [];
    const because = "asks for fewer prompts, and the key alone makes VT Code reject the file";
    return [{ setting: name, value: text, effect: "unhonoured", because, at: { source, span: value.span } }];
  });
}

/** The defaults of `permissions` that do not ask. */
const silentDefaults: { readonly [value: string]: Pick<Bypass, "effect" | "because"> } = {
  allow: { effect: "bypass", because: "lets every tool that no rule names run without asking" },
  auto: { effect: "auto-approve", because: "lets a classifier decide whether to ask" },
};

function permissionBypasses(table: Table, source: Source): readonly Bypass[] {
  const permissions = permissionsIn(table);
  const node = lastOf(table, "permissions");
  if (permissions instanceof Refused || !node) return [];
  const found: Bypass[] = [];
  const value = permissions.default;
  const silent = Object.hasOwn(silentDefaults, value) ? silentDefaults[value] : undefined;
  if (silent) {
    const at = { source, span: (lastOf(node, "default") ?? node).span };
    found.push({ setting: "permissions.default", value, ...silent, at });
  }
  const rules = freed(permissions);
  if (value !== "allow" && rules.length > 0)
    found.push({
      setting: "permissions",
      value: rules.join(", "),
      effect: "auto-approve",
      because: "may change files or run commands without asking",
      at: { source, span: (lastOf(node, "allow") ?? lastOf(node, "auto") ?? node).span },
    });
  return found;
}

/** Keys and values that change nothing, each with the reason. `cli`: the profile comes from a payload. */
export function ineffectiveIn(table: Table, source: Source, tools: Tools, cli: boolean): readonly Ineffective[] {
  const primary = tools.primary ? idleIn(table, "primary") : [];
  return [
    ...unknownKeysIn(table, source, known(source)),
    ...toolFindings(table, source, tools, cli),
    ...permissionFindings(table, source, tools),
    ...hookFindings(table, source),
    ...typeFindings(table, source),
    ...primary.map(
      (field): Ineffective => ({
        kind: field === "max_turns" || field === "isolation" ? "limit" : "value",
        what: field,
        because: "only subagents have it, and this is an agent of the main session",
        at: keyAt(table, source, field),
      }),
    ),
  ];
}

function keyAt(table: Table, source: Source, field: string): Ineffective["at"] {
  const keys = Object.values(names).find((list) => (list as readonly string[]).includes(field)) ?? [field];
  return { source, span: entryFor(table, keys)?.key.span ?? table.span };
}

function toolFindings(table: Table, source: Source, tools: Tools, cli: boolean): readonly Ineffective[] {
  const listed = tools.words.state === "stated" ? tools.words.value : [];
  return [
    ...switchFindings(table, source),
    ...unknownDenials(tools.denied),
    ...starFindings(listed),
    ...(cli ? [] : readersAsShell(listed, tools)),
  ];
}

/** A boolean in place of the list. */
function switchFindings(table: Table, source: Source): readonly Ineffective[] {
  const node = firstOf(table, names.tools);
  if (node?.kind !== "scalar" || typeof node.value !== "boolean") return [];
  const at = { source, span: node.span };
  return node.value
    ? [{ kind: "value", what: "tools", because: "`true` means no tool at all", at }]
    : [{ kind: "limit", what: "tools", because: "`false` (`no`, `off`) means every tool of the parent", at }];
}

/**
 * Denied names that no tool has. A listed one counts as a power: it is compared with the tools of the running session.
 */
function unknownDenials(denied: readonly Word[]): readonly Ineffective[] {
  const scopes = ({ text }: Word): string =>
    text.endsWith(")") && text.includes("(") ? ", and the only scope is `(*)`" : "";
  return denied
    .filter(({ text }) => !isTool(text) && text !== "*")
    .map(
      (word): Ineffective => ({
        kind: "limit",
        what: word.text,
        because: `unknown tool${scopes(word)}, so it removes nothing`,
        at: word.at,
      }),
    );
}

function starFindings(listed: readonly Word[]): readonly Ineffective[] {
  const star = listed.find(({ text }) => text === "*");
  return star
    ? [
        {
          kind: "value",
          what: "*",
          because: "no tool is named `*`, so it may grant nothing (not verified)",
          at: star.at,
        },
      ]
    : [];
}

/** Names of reading tools become the host's shell, unless the author names or denies the shell as well. */
function readersAsShell(listed: readonly Word[], { denied, readOnly }: Tools): readonly Ineffective[] {
  const readers = listed.filter(({ text }) => isReader(text));
  const namesShell =
    listed.some(({ text }) => hostTool(text) === "exec_command" && !isReader(text)) ||
    denied.some(({ text }) => hostTool(text) === "exec_command");
  const [first] = readers;
  if (!first || namesShell || readOnly) return [];
  const what = readers.map(({ text }) => text).join(", ");
  const because =
    "it limits nothing, because it grants the shell `exec_command`, which runs any command without asking";
  const instead = "write `tools: [code_search]` for one that only reads";
  return [{ kind: "limit", what, because, instead, at: first.at }];
}

function permissionFindings(table: Table, source: Source, { primary }: Tools): readonly Ineffective[] {
  const node = lastOf(table, "permissions");
  if (primary || node?.kind !== "table") return [];
  return ["ask", "deny"].flatMap((key): readonly Ineffective[] => {
    const rules = wordsIn(lastOf(node, key), source);
    const [first] = rules;
    if (!first) return [];
    return [
      {
        kind: "limit",
        what: `permissions.${key}`,
        because: "a subagent gets its tools without asking, and its rules may not be applied (not verified)",
        at: first.at,
        certainty: "assumed",
      },
    ];
  });
}

function hookFindings(table: Table, source: Source): readonly Ineffective[] {
  const node = lastOf(table, "hooks");
  if (node?.kind !== "table") return [];
  const own = lastOf(node, "lifecycle");
  const held = own?.kind === "table" ? own : node;
  return held.entries.flatMap(({ name = "", key }): readonly Ineffective[] => {
    const event = Object.hasOwn(events, name) ? events[name] : undefined;
    const at = { source, span: key.span };
    if (event === "subagent_start" || event === "subagent_stop")
      return [
        { kind: "value", what: name, because: "hooks of a profile are read, but may never run (not verified)", at },
      ];
    return event || own
      ? []
      : [{ kind: "value", what: name, because: "profiles cannot have hooks for this event", at }];
  });
}

/** Values of another type than the key's, which the host ignores, and words that it does not know. */
function typeFindings(table: Table, source: Source): readonly Ineffective[] {
  const found: Ineffective[] = [];
  const add = (kind: "limit" | "value", what: string, because: string, keysOf: readonly string[]): void => {
    const entry = entryFor(table, keysOf);
    if (entry) found.push({ kind, what, because, at: { source, span: entry.value.span } });
  };
  const isStated = (node: Node | undefined): node is Node => node !== undefined && kindOf(node) !== "null";
  const turns = firstOf(table, names.turns);
  if (isStated(turns) && unsignedOf(turns) === undefined)
    add("limit", "maxTurns", "it is not a whole number", names.turns);
  const effort = stringOf(firstOf(table, names.effort));
  if (effort !== undefined && !/^\s*(?:none|minimal|low|medium|high|xhigh|max)\s*$/i.test(effort))
    add("value", `effort: ${effort}`, "unknown effort, so none is set", names.effort);
  if (stringOf(lastOf(table, "isolation"))?.trim().toLowerCase() === "full")
    add("limit", "isolation: full", "only `worktree` has an effect", ["isolation"]);
  for (const key of ["model", "mode", "memory", "isolation"]) {
    const value = lastOf(table, key);
    if (isStated(value) && stringOf(value) === undefined)
      add(key === "isolation" ? "limit" : "value", key, "only text counts here", [key]);
  }
  const background = lastOf(table, "background");
  if (isStated(background) && kindOf(background) !== "boolean")
    add("value", "background", "it is not `true` or `false`, so it is `false`", ["background"]);
  return found;
}
