/** What CodeBuddy Code makes of one file: nearly every file in the folder is a subagent. */
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import type { Leniency } from "../../model/load.ts";
import type { Bypass, Ineffective, Limit, Preload, Profile } from "../../model/profile.ts";
import { isText, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { nameOf } from "../../repo/path.ts";
import { choiceOf, suggestion } from "../../repo/spelling.ts";
import type { Place, Source } from "../../repo/text.ts";
import { bodyPrompt, knownValues, startOfTable } from "../_kit/profiles/fields.ts";
import { hiddenLineBreaks } from "../_kit/profiles/hidden-line-breaks.ts";
import { hookGrants, hooksOf } from "../_kit/settings/hooks-and-servers.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { modeLimits, type Strictness } from "../_kit/profiles/limits.ts";
import { onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { type Document, readDocument } from "./document.ts";
import { everyTool, powersOf, readTools, wordsOf } from "./grants.ts";
import { type Fault, faultIn, isUnset, knownKeys, mainAgentFault, wordOf } from "./keys.ts";
import { codeIn } from "./template.ts";
import { fenceFault } from "../_kit/profiles/no-fence.ts";

const toolLine: ToolLine = {
  key: "tools",
  value: (tools) => tools.join(", "),
  readers: ["Read", "Grep", "Glob"],
  powersOf,
};

/** One file, one subagent, or a reason why there is none. */
export async function agentOf(source: Source, path: string): Promise<FileResult> {
  const document = await readDocument(source);
  const { table } = document;
  const fault = faultIn(table, source) ?? mainAgentFault(nameIn(table, path), placeOfName(table, source));
  const profile = readProfile(document, source, path, fault);
  if (fault) return { verdict: { kind: fault.stopsSessions ? "rejected" : "dropped", problem: fault }, profile };
  const leniency = leniencyOf(document, source);
  return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}

/** The name that the program takes; blank space around it stays. */
function nameIn(table: Table, path: string): string {
  const node = valueOf(table, "name");
  return isText(node) && node.value !== "" ? node.value : fileNameOf(path);
}

function fileNameOf(path: string): string {
  return nameOf(path).replace(/\.md$/, "");
}

function placeOfName(table: Table, source: Source): Place {
  const node = valueOf(table, "name");
  return node ? { source, span: node.span } : startOfTable(table, source);
}

function readProfile(document: Document, source: Source, path: string, fault: Fault | undefined): Profile {
  const { table, front, body, refusal } = document;
  const home = startOfTable(table, source);
  const name = nameFact(table, source, path, home);
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const code = codeIn(source, body);
  const because = whyEveryTool(document, nameIn(table, path));
  const tools = because === undefined ? readTools(table, source, home, nameIn(table, path)) : everyTool(home, because);
  return profileFrom({
    home,
    name,
    description: textOrNothing(table, "description", source, home),
    model: textOrNothing(table, "model", source, home),
    permissionMode: textOrNothing(table, "permissionMode", source, home),
    grants: tools.grants,
    ...(because === undefined ? { onlyTools: onlyToolsIn(table, source, toolLine) } : {}),
    extraGrants: [...hookGrants(hooks, "hooks"), ...code.flatMap(({ at }) => grantEach(at, ["execute"], "prompt"))],
    hooks: [...hooks, ...code],
    preloads: preloadsIn(table, source),
    limits: limitsIn(table, source),
    bypasses: [...bypassesIn(table, source), ...unhonouredModesIn(table, source, knownKeys)],
    ineffective: [
      ...unknownKeysIn(table, source, knownKeys),
      ...tools.ineffective,
      ...modeFaults(table, source),
      ...lostIn(document, source),
      ...(front ? hiddenLineBreaks(source, front) : []),
      ...cutIn(document, source),
    ],
    prompt: bodyPrompt(source, body),
    native: fault || refusal ? undefined : () => knownValues(table, knownKeys.keys),
  });
}

/** Why the list of tools of a file does not count. */
function whyEveryTool({ front, refusal }: Document, name: string): string | undefined {
  if (!front) return "it has no frontmatter that CodeBuddy finds, which means every tool";
  if (refusal) return "the frontmatter is not valid YAML, which means every tool";
  // Started with the prompt and the tools of the session.
  return name === "fork" ? "`fork` is the built-in way to start a copy of the session, with its tools" : undefined;
}

function nameFact(table: Table, source: Source, path: string, home: Place): Fact<string> {
  const node = valueOf(table, "name");
  if (isUnset(node) || !node) return implied(fileNameOf(path), home, "the file name is the name");
  const at = { source, span: node.span };
  return isText(node) ? stated(node.value, at) : unreadable(at, "is not text");
}

/** A text; a list of one word is taken for the word. */
function textOrNothing(table: Table, key: string, source: Source, home: Place): Fact<string> {
  const node = valueOf(table, key);
  if (!node || isUnset(node)) return missing(node ? { source, span: node.span } : home);
  const at = { source, span: node.span };
  const word = isText(node) ? node.value : key === "permissionMode" ? wordOf(node) : "";
  return word === "" ? unreadable(at, "is not text") : stated(key === "model" ? word.trim() : word, at);
}

/** Skills whose text is in the first request; commands in that text run then. */
function preloadsIn(table: Table, source: Source): readonly Preload[] {
  const node = valueOf(table, "skills");
  return node ? wordsOf(node, source).map(({ text, span }) => ({ name: text, at: { source, span } })) : [];
}

const modes: ReadonlyMap<string, Pick<Bypass, "effect" | "because">> = new Map([
  ["bypassPermissions", { effect: "bypass", because: "runs every tool call without asking" }],
  ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
  ["auto", { effect: "auto-approve", because: "lets a model approve tool calls instead of a person" }],
]);

const strictModes: ReadonlyMap<string, Strictness> = new Map([
  ["plan", [2, "edits only the plan without asking"]],
  ["dontAsk", [2, "denies everything that would need a question"]],
  ["default", [1, "asks where no rule allows, whatever the session's mode"]],
]);

/** Modes are compared exactly. */
function bypassesIn(table: Table, source: Source): readonly Bypass[] {
  const node = valueOf(table, "permissionMode");
  const value = wordOf(node);
  const meaning = modes.get(value);
  const auto = valueOf(table, "enabledAutoRun");
  return [
    ...(node && meaning ? [{ setting: "permissionMode", value, ...meaning, at: { source, span: node.span } }] : []),
    ...(auto && textOf(auto) === "true" ? [autoRun({ source, span: auto.span })] : []),
  ];
}

/** A key in files of the editor; the program ignores it. */
function autoRun(at: Place): Bypass {
  const because = "may run commands without asking in CodeBuddy's editor (not verified)";
  return { setting: "enabledAutoRun", value: "true", effect: "auto-approve", because, at, certainty: "assumed" };
}

function limitsIn(table: Table, source: Source): readonly Limit[] {
  const node = valueOf(table, "permissionMode");
  return modeLimits("permissionMode", wordOf(node), node, source, strictModes);
}

/** A word that is no mode leaves the session's. */
function modeFaults(table: Table, source: Source): readonly Ineffective[] {
  const node = valueOf(table, "permissionMode");
  const value = wordOf(node);
  if (!node || isUnset(node) || value === "ignore" || modes.has(value) || strictModes.has(value)) return [];
  const asksLess = /bypass|accept|auto|yolo|full|work/i.test(value);
  const meant = suggestion(value, [...modes.keys(), ...strictModes.keys()]);
  const because = asksLess
    ? `CodeBuddy has no such mode for subagents, so the session's mode counts${meant}`
    : `CodeBuddy has no such mode for subagents, so it limits nothing and the session's mode counts${meant}`;
  const what = value === "" ? "permissionMode" : `permissionMode: ${value}`;
  const instead = choiceOf([...strictModes.keys()]);
  return [
    { kind: asksLess ? "value" : "limit", what, varies: value, because, instead, at: { source, span: node.span } },
  ];
}

/** Limits in frontmatter that is not read. */
function lostIn({ front, refusal }: Document, source: Source): readonly Ineffective[] {
  if (!front || !refusal) return [];
  const because = "the frontmatter is not valid YAML, so every tool is granted; fix the YAML";
  const yaml = source.text.slice(front.start, front.end);
  return [...yaml.matchAll(/^([ \t]*["']?)(tools)["']?[ \t]*:/gm)].map(({ index, 1: before = "", 2: key = "" }) => {
    const start = front.start + index + before.length;
    return {
      kind: "limit",
      what: key,
      because,
      at: { source, span: { start, end: start + key.length } },
      cause: "frontmatter",
    };
  });
}

/** Text behind the dashes that close the frontmatter. */
function cutIn({ afterFence }: Document, source: Source): readonly Ineffective[] {
  if (!afterFence) return [];
  const rest = source.text.slice(afterFence.start, afterFence.end);
  if (rest.trim() === "") return [];
  const because =
    "ends the frontmatter, because every line that begins with three dashes does; put `---` alone on its line";
  return [{ kind: "cut", what: `---${rest.trimEnd().slice(0, 40)}`, because, at: { source, span: afterFence } }];
}

const withEveryTool = "without its frontmatter, so with every tool";

/** What its author may not expect: without frontmatter that counts, every tool is there. */
function leniencyOf({ front, refusal }: Document, source: Source): Leniency | undefined {
  if (refusal)
    return {
      message: `the frontmatter is not valid YAML: ${refusal.message}`,
      as: withEveryTool,
      at: { source, span: refusal.span },
      kind: "strict-readers",
    };
  if (front) return undefined;
  const top = source.text.slice(0, 2_000);
  const fence = /^[\s\ufeff\u200b]*---/.exec(top);
  const isMeant = fence && /^[ \t]*(?:name|description|tools)[ \t]*:/m.test(top);
  return {
    message: isMeant
      ? fenceFault(source.text, "the first line must be `---`, and a later line must begin with `---`")
      : "it has no frontmatter, and CodeBuddy takes every Markdown file here for a subagent; move other documents elsewhere",
    as: withEveryTool,
    at: { source, span: { start: 0, end: fence ? fence[0].length : 0 } },
    kind: "strict-readers",
  };
}
