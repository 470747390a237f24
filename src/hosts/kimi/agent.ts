/** What Kimi Code makes of one Markdown file. */
import { type Fact, implied } from "../../model/fact.ts";
import type { Problem } from "../../model/load.ts";
import type { Ineffective } from "../../model/profile.ts";
import { isEmptyValue, isTrue, type Node, type Table, valueOf } from "../../parsers/node.ts";
import { stemOf } from "../../repo/path.ts";
import type { Place, Source } from "../../repo/text.ts";
import { hiddenLineBreaks } from "../_kit/profiles/hidden-line-breaks.ts";
import { bodyPrompt, knownValues, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { flowList, onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { asForeignFile, type KnownKeys, unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { type Document, readDocument } from "./document.ts";
import { namesIn, readTools, startable } from "./grants.ts";
import { grantedBy } from "./tools.ts";

/** The keys that Kimi Code 2.1.0 reads; it ignores others. */
export const knownKeys: KnownKeys = {
  keys: new Set(["name", "description", "tools", "disallowedTools", "subagents", "override"]),
  own: { tools: "tools", denied: "disallowedTools" },
  ignores: true,
};

const toolLine: ToolLine = {
  key: "tools",
  value: flowList,
  readers: ["Read", "Grep", "Glob"],
  powersOf: grantedBy,
};

/** `overrides`: the place of `override: true`. */
export interface AgentResult extends FileResult {
  readonly overrides?: Place;
}

/** `isOwn`: it is in a folder of Kimi Code, so a file that is no subagent is worth a finding. */
export async function agentOf(source: Source, path: string, isOwn: boolean): Promise<AgentResult> {
  const document = await readDocument(source);
  const { table, problem } = document;
  if (problem?.kind === "document") return { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" } };
  const fault = problem ?? faultIn(table, source, stemOf(path));
  const profile = readProfile(document, source, stemOf(path), isOwn, fault === undefined);
  const override = valueOf(table, "override");
  return {
    verdict: fault ? { kind: "rejected", problem: fault } : { kind: "loaded" },
    profile,
    ...(isTrue(override) && override ? { overrides: { source, span: override.span } } : {}),
  };
}

const nameForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The first value for which the host leaves the file out. */
function faultIn(table: Table, source: Source, stem: string): Problem | undefined {
  const problem = (message: string, key: string): Problem => {
    const node = valueOf(table, key);
    return { message, at: node ? { source, span: node.span } : startOfTable(table, source) };
  };
  const name = nameFault(valueOf(table, "name"), stem);
  if (name !== undefined) return problem(name, "name");
  const description = valueOf(table, "description");
  if (!description || !isTextOrNull(description) || isEmptyValue(description))
    return problem("it has no `description`, which is required", "description");
  const list = ["tools", "disallowedTools", "subagents"].find(
    (key) => namesIn(valueOf(table, key), source) === "refused",
  );
  if (list !== undefined) return problem(`\`${list}\` is neither a list of names nor one text with commas`, list);
  return isSwitch(valueOf(table, "override"))
    ? undefined
    : problem("`override` is neither `true` nor `false`", "override");
}

function nameFault(name: Node | undefined, stem: string): string | undefined {
  if (name && !isTextOrNull(name)) return "`name` is not text";
  if (name && !isEmptyValue(name))
    return nameForm.test(name.kind === "scalar" ? name.text.trim() : "")
      ? undefined
      : "`name` may have only lowercase letters, digits and single `-` between them";
  return nameForm.test(stem)
    ? undefined
    : "without a `name`, the file name must have only lowercase letters, digits and single `-`";
}

function isSwitch(node: Node | undefined): boolean {
  return !node || (node.kind === "scalar" && (node.value === null || typeof node.value === "boolean"));
}

function isTextOrNull(node: Node): boolean {
  return node.kind === "scalar" && (node.value === null || typeof node.value === "string");
}

function readProfile(document: Document, source: Source, stem: string, isOwn: boolean, isLoaded: boolean) {
  const { table, front, body } = document;
  const home = startOfTable(table, source);
  const name = nameIn(textFact(valueOf(table, "name"), source, home), stem, home);
  const tools = readTools(table, source, home);
  const unknown = unknownKeysIn(table, source, knownKeys);
  return profileFrom({
    home,
    name,
    description: textFact(valueOf(table, "description"), source, home),
    grants: tools.grants,
    denied: tools.denied,
    mayStart: startable(table, source),
    onlyTools: onlyToolsIn(table, source, toolLine),
    bypasses: isOwn ? unhonouredModesIn(table, source, knownKeys) : [],
    ineffective: [
      ...(isOwn ? [...unknown, ...tools.ineffective] : [...unknown, ...tools.ineffective].map(asForeignFile)),
      ...cutsIn(document, source),
      ...hiddenLineBreaks(source, front),
    ],
    prompt: bodyPrompt(source, body),
    native: isLoaded ? () => knownValues(table, knownKeys.keys) : undefined,
  });
}

/** The name without the white space around it, or the file name. */
function nameIn(written: Fact<string>, stem: string, home: Place): Fact<string> {
  if (written.state === "unreadable") return written;
  const text = written.state === "missing" ? "" : written.value.trim();
  if (text === "") return implied(stem, home, "the file name is the name");
  return written.state === "missing" ? written : { ...written, value: text };
}

/** An indented line of dashes may stand inside a text, and what follows it is prompt. */
function cutsIn({ indented }: Document, source: Source): readonly Ineffective[] {
  if (!indented) return [];
  const because =
    "ends the frontmatter, because a line of three dashes does so at any indentation, and what follows it is prompt; put other text on it";
  return [{ kind: "cut", what: "---", because, at: { source, span: indented } }];
}
