/** One mode of `.roomodes`: what it may do, and why the host would refuse it. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, implied, missing, stated } from "../../model/fact.ts";
import { textFact } from "../_kit/fields.ts";
import { jsonOf, type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import { noPrompt, profileFrom } from "../_kit/profile.ts";
import type { Place, Source } from "../../repo/text.ts";

/** `modeConfigSchema` of the host's source, which strips other keys without a word. */
const names = "slug name roleDefinition whenToUse description customInstructions groups source allowedMcpServers";
const keys: KnownKeys = { keys: new Set(names.split(" ")), own: { tools: "groups" }, ignores: true };

const groups: ReadonlyMap<string, Capability | undefined> = new Map([
  ["read", "read"],
  ["edit", "write"],
  ["command", "execute"],
  ["mcp", "external"],
  ["modes", "delegate"],
  ["browser", undefined],
]);

/** Why the schema refuses the mode; the first reason. */
export function refusalOf(mode: Node): SyntaxProblem | undefined {
  const problem = (message: string, node: Node): SyntaxProblem => ({ kind: "problem", message, span: node.span });
  if (mode.kind !== "table") return problem("a mode is no mapping", mode);
  for (const key of ["slug", "name", "roleDefinition"]) {
    const node = valueOf(mode, key);
    if (!node)
      return problem(`a mode has no \`${key}\``, { ...mode, span: { start: mode.span.start, end: mode.span.start } });
    if (!isText(node) || textOf(node) === "") return problem(`\`${key}\` is no text`, node);
    if (key === "slug" && !/^[a-zA-Z0-9-]+$/.test(textOf(node) ?? ""))
      return problem("`slug` is not of letters, digits and `-`", node);
  }
  for (const key of ["whenToUse", "description", "customInstructions"]) {
    const node = valueOf(mode, key);
    if (node && !isText(node)) return problem(`\`${key}\` is no text`, node);
  }
  const from = valueOf(mode, "source");
  if (from && !["global", "project"].includes(isText(from) ? (textOf(from) ?? "") : ""))
    return problem("`source` is neither `global` nor `project`", from);
  const list = valueOf(mode, "groups");
  if (!list)
    return problem("a mode has no `groups`", { ...mode, span: { start: mode.span.start, end: mode.span.start } });
  return list.kind === "list" ? groupsFault(list.items, problem) : problem("`groups` is no list", list);
}

function groupsFault(
  items: readonly Node[],
  problem: (message: string, node: Node) => SyntaxProblem,
): SyntaxProblem | undefined {
  const seen = new Set<string>();
  for (const item of items) {
    const { name, options } = groupOf(item);
    if (name === undefined || !groups.has(name)) return problem(`\`${textOf(item) ?? name ?? "…"}\` is no group`, item);
    // The host takes it out before it looks at what the groups are.
    if (name === "browser") continue;
    if (seen.has(name)) return problem(`the group \`${name}\` stands twice`, item);
    seen.add(name);
    if (item.kind !== "list") continue;
    if (item.items.length !== 2 || options?.kind !== "table")
      return problem(`the group \`${name}\` has no mapping beside its name`, item);
    const regex = valueOf(options, "fileRegex");
    if (regex && (!isText(regex) || !isRegex(textOf(regex) ?? "")))
      return problem("`fileRegex` is no regular expression", regex);
    const told = valueOf(options, "description");
    if (told && !isText(told)) return problem("a group's `description` is no text", told);
  }
  return undefined;
}

function isText(node: Node): boolean {
  return node.kind === "scalar" && typeof node.value === "string";
}

function isRegex(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

function groupOf(item: Node): { readonly name: string | undefined; readonly options: Node | undefined } {
  if (item.kind !== "list") return { name: textOf(item), options: undefined };
  return { name: textOf(item.items[0]), options: item.items[1] };
}

export function readProfile(table: Table, source: Source, loads: boolean): Profile {
  const slug = valueOf(table, "slug");
  const home: Place = { source, span: slug?.span ?? { start: table.span.start, end: table.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const { grants, ineffective } = readTools(valueOf(table, "groups"), source, home);
  const role = valueOf(table, "roleDefinition");
  const more = valueOf(table, "customInstructions");
  const servers = valueOf(table, "allowedMcpServers");
  const limit: readonly Ineffective[] = servers
    ? [
        {
          kind: "limit",
          what: "allowedMcpServers",
          because: "Zoo Code knows this key and Roo Code does not, so it may limit nothing",
          at: { source, span: servers.span },
        },
      ]
    : [];
  const name = text("slug");
  return profileFrom({
    home,
    name,
    description: valueOf(table, "description")
      ? text("description")
      : valueOf(table, "whenToUse")
        ? text("whenToUse")
        : firstSentence(role, source, home),
    grants,
    bypasses: unhonouredModesIn(table, source, keys),
    ineffective: [...unknownKeysIn(table, source, keys), ...ineffective, ...limit],
    prompt: role
      ? {
          source: "inline",
          path: null,
          text: [textOf(role) ?? "", textOf(more) ?? ""].join("\n").trim(),
          at: { source, span: role.span },
        }
      : noPrompt(home),
    native: loads ? jsonOf(table) : undefined,
  });
}

/** Where nothing tells when to use a mode, other modes are shown the beginning of its role (UNVERIFIED). */
function firstSentence(role: Node | undefined, source: Source, home: Place): Fact<string> {
  const sentence = textOf(role)?.split(".")[0]?.trim();
  return role && sentence
    ? implied(sentence, { source, span: role.span }, "the first sentence of `roleDefinition` stands for it")
    : missing(home);
}

/** What every mode has, whatever its groups: `switch_mode`, `new_task`, slash commands and skills. */
function readTools(
  list: Node | undefined,
  source: Source,
  home: Place,
): { readonly grants: Fact<readonly Grant[]>; readonly ineffective: readonly Ineffective[] } {
  const at = list ? { source, span: list.span } : home;
  const always: Grant = { tool: "new_task", capability: "delegate", scope: null, at };
  const found: Grant[] = [];
  const ineffective: Ineffective[] = [];
  for (const item of list?.kind === "list" ? list.items : []) {
    const { name = "", options } = groupOf(item);
    const place = { source, span: item.span };
    const capability = groups.get(name);
    const regex = valueOf(options, "fileRegex");
    const scope = name === "edit" && regex ? (textOf(regex) ?? "") : "";
    if (capability)
      found.push({ tool: name, capability, scope: /^(?:\^?\.[*+]\$?)?$/.test(scope) ? null : scope, at: place });
    else if (name === "browser")
      ineffective.push({
        kind: "removed-tool",
        what: name,
        because: "this host no longer has such a group and takes it away without a word",
        at: place,
      });
    else found.push({ tool: name, capability: "external", scope: null, at: place });
    if (regex && name !== "edit")
      ineffective.push({
        kind: "limit",
        what: `${name}: fileRegex`,
        because: "only `edit` is bound to files",
        at: { source, span: regex.span },
      });
  }
  return { grants: stated([...found, always], at), ineffective };
}
