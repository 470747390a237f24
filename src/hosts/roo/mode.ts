/** One mode of `.roomodes`: what it may do, and why the host would refuse it. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, implied, missing, stated } from "../../model/fact.ts";
import { listItems, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import {
  isText,
  jsonOf,
  type List,
  type Node,
  type SyntaxProblem,
  type Table,
  textOf,
  valueOf,
} from "../../parsers/node.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import { noPrompt, profileFrom } from "../_kit/profiles/profile.ts";
import { choiceOf, suggestion } from "../../repo/spelling.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import type { ToolGrants } from "../_kit/profiles/tools.ts";

/** `modeConfigSchema` of the host's source, which silently strips other keys. */
const keyNames = "slug name roleDefinition whenToUse description customInstructions groups source allowedMcpServers";
/** The keys that Roo Code reads. It ignores others. */
export const keys: KnownKeys = { keys: new Set(keyNames.split(" ")), own: { tools: "groups" }, ignores: true };

/** What each group of tools can do; `undefined`: Roo Code removes the group, and its tools with it. */
export const groups: ReadonlyMap<string, Capability | undefined> = new Map([
  ["read", "read"],
  ["edit", "write"],
  ["command", "execute"],
  ["mcp", "external"],
  ["modes", "delegate"],
  ["browser", undefined],
]);

/** The first reason why the schema refuses a mode. */
export function modeRefusal(mode: Node): SyntaxProblem | undefined {
  if (mode.kind !== "table") return problem("a mode is not a mapping", mode.span);
  return requiredFault(mode) ?? optionalFault(mode) ?? sourceFault(valueOf(mode, "source")) ?? groupsFault(mode);
}

const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });

/** Where a key that a mode lacks would be written. */
const startOf = ({ span }: Node): Span => ({ start: span.start, end: span.start });

function requiredFault(mode: Table): SyntaxProblem | undefined {
  for (const key of ["slug", "name", "roleDefinition"]) {
    const node = valueOf(mode, key);
    if (!node) return problem(`a mode has no \`${key}\``, startOf(mode));
    if (!isText(node) || textOf(node) === "") return problem(`\`${key}\` is not a string`, node.span);
    if (key === "slug" && !/^[a-zA-Z0-9-]+$/.test(textOf(node) ?? ""))
      return problem("`slug` has characters other than letters, digits and `-`", node.span);
  }
  return undefined;
}

function optionalFault(mode: Table): SyntaxProblem | undefined {
  for (const key of ["whenToUse", "description", "customInstructions"]) {
    const node = valueOf(mode, key);
    if (node && !isText(node)) return problem(`\`${key}\` is not a string`, node.span);
  }
  return undefined;
}

function sourceFault(node: Node | undefined): SyntaxProblem | undefined {
  return node && !(isText(node) && ["global", "project"].includes(textOf(node) ?? ""))
    ? problem("`source` is neither `global` nor `project`", node.span)
    : undefined;
}

function groupsFault(mode: Table): SyntaxProblem | undefined {
  const list = valueOf(mode, "groups");
  if (!list) return problem("a mode has no `groups`", startOf(mode));
  if (list.kind !== "list") return problem("`groups` is not a list", list.span);
  const seen = new Set<string>();
  for (const item of list.items) {
    const { name } = groupOf(item);
    if (name === undefined || !groups.has(name))
      return problem(
        `\`${textOf(item) ?? name ?? "…"}\` is no group${suggestion(textOf(item) ?? name ?? "", groups.keys()) || `; ${choiceOf([...groups.keys()])}`}`,
        item.span,
      );
    // The host removes this group before it validates the others.
    if (name === "browser") continue;
    if (seen.has(name)) return problem(`the group \`${name}\` is listed twice`, item.span);
    seen.add(name);
    const fault = item.kind === "list" ? groupOptionsFault(name, item) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

/** A group with options is a list of its name and a mapping. */
function groupOptionsFault(name: string, item: List): SyntaxProblem | undefined {
  const { options } = groupOf(item);
  if (item.items.length !== 2 || options?.kind !== "table")
    return problem(`the group \`${name}\` has no mapping next to its name`, item.span);
  const regex = valueOf(options, "fileRegex");
  if (regex && (!isText(regex) || !isRegex(textOf(regex) ?? "")))
    return problem("`fileRegex` is not a valid regular expression", regex.span);
  const description = valueOf(options, "description");
  return description && !isText(description)
    ? problem("a group's `description` is not a string", description.span)
    : undefined;
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

/** `isLoaded`: the host accepts the whole file. */
export function readProfile(table: Table, source: Source, isLoaded: boolean): Profile {
  const slug = valueOf(table, "slug");
  const home = slug ? { source, span: slug.span } : startOfTable(table, source);
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const { grants, ineffective } = readTools(valueOf(table, "groups"), source, home);
  const role = valueOf(table, "roleDefinition");
  const instructions = valueOf(table, "customInstructions");
  const servers = valueOf(table, "allowedMcpServers");
  const limit: readonly Ineffective[] = servers
    ? [
        {
          kind: "limit",
          what: "allowedMcpServers",
          because: "only Zoo Code has this key, so it limits nothing in Roo Code",
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
          text: [textOf(role) ?? "", textOf(instructions) ?? ""].join("\n").trim(),
          at: { source, span: role.span },
        }
      : noPrompt(home),
    native: isLoaded ? () => jsonOf(table) : undefined,
  });
}

/** Without a text that says when to use a mode, other modes see the beginning of its role. */
function firstSentence(role: Node | undefined, source: Source, home: Place): Fact<string> {
  const sentence = textOf(role)?.split(".")[0]?.trim();
  return role && sentence
    ? implied(sentence, { source, span: role.span }, "the first sentence of `roleDefinition` is used")
    : missing(home);
}

/** Whatever its groups, every mode has `switch_mode`, `new_task`, slash commands and skills. */
function readTools(list: Node | undefined, source: Source, home: Place): Pick<ToolGrants, "grants" | "ineffective"> {
  const at = list ? { source, span: list.span } : home;
  const always: Grant = { tool: "new_task", capability: "delegate", scope: null, at };
  const found: Grant[] = [];
  const ineffective: Ineffective[] = [];
  for (const item of listItems(list)) {
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
        because: "this group was removed and is silently dropped",
        at: place,
      });
    else found.push({ tool: name, capability: "external", scope: null, at: place });
    if (regex && name !== "edit")
      ineffective.push({
        kind: "limit",
        what: `${name}: fileRegex`,
        because: "only `edit` can be limited to files",
        at: { source, span: regex.span },
      });
  }
  return { grants: stated([...found, always], at), ineffective };
}
