/** What is written and has no effect, or another one than it says; and what asks less. */
import { lastOf, type Table } from "../../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../../model/profile.ts";
import { unknownKeysIn, unhonouredModesIn } from "../../_kit/unknown-keys.ts";
import type { Source } from "../../../repo/text.ts";
import { asksForLess } from "../modes.ts";
import { events } from "./hooks.ts";
import { legacy, permissionsIn } from "./permissions.ts";
import { freed, idleIn, keys, names } from "./spec.ts";
import { hostTool, isReader, isTool } from "./tools.ts";
import { firstOf, kindOf, Refused, stringOf, unsignedOf } from "./values.ts";
import { entryFor, type Tools, type Word, wordsIn } from "./names.ts";

/** `.codex` has two more names for the prompt. */
const known = (source: Source) => (source.path.endsWith(".toml") ? ofToml : ofMarkdown);
const ofMarkdown = {
  keys,
  own: { tools: "tools", denied: "disallowedTools", mode: "permissions", turns: "maxTurns", isolation: "isolation" },
  ignores: true,
} as const;
const ofToml = { ...ofMarkdown, keys: new Set([...keys, "developer_instructions", "instructions"]) };

export function bypassesIn(table: Table, source: Source): readonly Bypass[] {
  const found: Bypass[] = [...unhonouredModesIn(table, source, known(source))];
  for (const { name = "", value } of table.entries) {
    const text = stringOf(value);
    if (!legacy.includes(name) || text === undefined || !asksForLess(text)) continue;
    found.push({
      setting: name,
      value: text,
      effect: "unhonoured",
      because: "asks for less asking, and the key alone makes the host refuse",
      at: { source, span: value.span },
    });
  }
  const permissions = permissionsIn(table);
  const node = lastOf(table, "permissions");
  if (permissions instanceof Refused || !node) return found;
  const at = { source, span: (node.kind === "table" && lastOf(node, "default")?.span) || node.span };
  if (permissions.default === "allow")
    found.push({
      setting: "permissions.default",
      value: "allow",
      effect: "bypass",
      because: "lets every tool run that no rule names, and nobody is asked",
      at,
    });
  if (permissions.default === "auto")
    found.push({
      setting: "permissions.default",
      value: "auto",
      effect: "auto-approve",
      because: "leaves it to a classifier whether anybody is asked",
      at,
    });
  const rules = freed(permissions);
  if (permissions.default !== "allow" && rules.length > 0) {
    const list = node.kind === "table" ? (lastOf(node, "allow") ?? lastOf(node, "auto")) : undefined;
    found.push({
      setting: "permissions",
      value: rules.join(", "),
      effect: "auto-approve",
      because: "may change files or run commands without a question",
      at: { source, span: (list ?? node).span },
    });
  }
  return found;
}

export function ineffectiveIn(table: Table, source: Source, tools: Tools, cli: boolean): readonly Ineffective[] {
  const primary = idleIn(table, "primary").filter(() => tools.primary);
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
        because: "only a subagent has it, and this is an agent of the main session",
        at: keyAt(table, source, field),
      }),
    ),
  ];
}

function keyAt(table: Table, source: Source, field: string): Ineffective["at"] {
  const some = Object.values(names).find((list) => (list as readonly string[]).includes(field)) ?? [field];
  return { source, span: entryFor(table, some)?.key.span ?? table.span };
}

function toolFindings(
  table: Table,
  source: Source,
  { words, denied, readOnly }: Tools,
  cli: boolean,
): readonly Ineffective[] {
  const found: Ineffective[] = [];
  const node = firstOf(table, names.tools);
  if (node?.kind === "scalar" && typeof node.value === "boolean") {
    found.push({
      kind: node.value ? "value" : "limit",
      what: "tools",
      because: node.value ? "`true` means no tool at all" : "`false` (`no`, `off`) means every tool of the parent",
      at: { source, span: node.span },
    });
  }
  const list = words.state === "stated" ? words.value : [];
  const isUnknown = ({ text }: Word): boolean => !isTool(text) && text !== "*";
  const denying = new Set(denied);
  for (const word of [...list, ...denied].filter(isUnknown)) {
    const isDenied = denying.has(word);
    found.push({
      kind: isDenied ? "limit" : "unknown-tool",
      what: word.text,
      because: `this host has no tool of this name${word.text.endsWith(")") && word.text.includes("(") ? ", and knows no scopes but `(*)`" : ""}${isDenied ? ", so it takes nothing away" : ""}`,
      at: word.at,
    });
  }
  if (list.some(({ text }) => text === "*"))
    found.push({
      kind: "value",
      what: "*",
      because: "no tool is called `*`, so it may give nothing",
      at: list.find(({ text }) => text === "*")?.at ?? { source, span: table.span },
    });
  const readers = cli ? [] : list.filter(({ text }) => isReader(text));
  const shell =
    list.some(({ text }) => hostTool(text) === "exec_command" && !isReader(text)) ||
    denied.some(({ text }) => hostTool(text) === "exec_command");
  const [first] = readers;
  if (first && !shell && !readOnly) {
    found.push({
      kind: "limit",
      what: readers.map(({ text }) => text).join(", "),
      because: "this host makes its shell `exec_command` of it, which runs any command and asks nobody",
      at: first.at,
    });
  }
  return found;
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
        because: "a subagent gets its tools without questions, and its rules may not be consulted",
        at: first.at,
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
        { kind: "value", what: name, because: "the host reads these hooks of a profile and may never run them", at },
      ];
    return event || own ? [] : [{ kind: "value", what: name, because: "the host skips this event in a profile", at }];
  });
}

/** Values of another type than the key's, which the host takes for absent, and words it does not know. */
function typeFindings(table: Table, source: Source): readonly Ineffective[] {
  const found: Ineffective[] = [];
  const add = (kind: "limit" | "value", what: string, because: string, keysOf: readonly string[]): void => {
    const entry = entryFor(table, keysOf);
    if (entry) found.push({ kind, what, because, at: { source, span: entry.value.span } });
  };
  const turns = firstOf(table, names.turns);
  if (turns && kindOf(turns) !== "null" && unsignedOf(turns) === undefined)
    add("limit", "maxTurns", "only a whole number counts", names.turns);
  const effort = stringOf(firstOf(table, names.effort));
  if (effort !== undefined && !/^\s*(?:none|minimal|low|medium|high|xhigh|max)\s*$/i.test(effort))
    add("value", `effort: ${effort}`, "the host knows no such effort, and takes none", names.effort);
  const isolation = stringOf(lastOf(table, "isolation"));
  if (isolation?.trim().toLowerCase() === "full")
    add("limit", "isolation: full", "only `worktree` has an effect", ["isolation"]);
  for (const key of ["model", "mode", "memory", "isolation"]) {
    const value = lastOf(table, key);
    if (value && kindOf(value) !== "null" && stringOf(value) === undefined)
      add(key === "isolation" ? "limit" : "value", key, "only text counts here", [key]);
  }
  const background = lastOf(table, "background");
  if (background && kindOf(background) !== "null" && kindOf(background) !== "boolean")
    add("value", "background", "only a boolean counts here, and anything else is `false`", ["background"]);
  return found;
}
