/** Reads a payload of `--agents`: one JSON object with a subagent for each of its keys. */
import { type Fact, implied, known, missing, stated, unreadable } from "../../model/fact.ts";
import type { Item, Layer, Problem } from "../../model/load.ts";
import { type Entry, isText, type Node, type Scalar, type Table } from "../../parsers/node.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { parseJson } from "../../parsers/json.ts";
import type { Place, Source } from "../../repo/text.ts";
import { readUnknownKeys } from "./unknown-keys.ts";
import { asksForLess, bypassesOf, modeOf, unknownMode } from "./modes.ts";
import { modelOf } from "./models.ts";
import { everyTool, grantsOfTool, isTool, nearTool } from "./tools.ts";

/** The items of a payload; a problem where the host takes none from it. */
export function readPayload(source: Source, layer: Layer): readonly Item[] | Problem {
  const root = parseJson(source.text);
  if (root.kind === "problem") return { message: `is no JSON: ${root.message}`, at: { source, span: root.span } };
  if (root.kind !== "table")
    return { message: "is not a JSON object, so no subagent is read from it", at: { source, span: root.span } };
  const last = new Map(root.entries.map((entry) => [entry.name, entry]));
  const counted = root.entries.filter((entry) => last.get(entry.name) === entry);
  const replaced = root.entries.filter((entry) => last.get(entry.name) !== entry);
  return [
    ...counted.map((entry) => itemOf(entry, false, source, layer)),
    ...replaced.map((entry) => itemOf(entry, true, source, layer)),
  ];
}

function itemOf({ key, name = "", value }: Entry, isReplaced: boolean, source: Source, layer: Layer): Item {
  const profile = readProfile(name, { source, span: key.span }, value, source);
  const common = { layer, files: [source.path], profile };
  if (isReplaced)
    return {
      ...common,
      verdict: {
        kind: "dropped",
        problem: { message: "the key is repeated below, and the last one applies", at: { source, span: key.span } },
      },
    };
  if (profile.native !== undefined) return { ...common, verdict: { kind: "loaded" } };
  const { at } = profile.description;
  return {
    ...common,
    verdict: { kind: "rejected", problem: { message: "it has no `description` that is a string", at } },
  };
}

/** The last value of a key, as serde_json keeps it. */
function lastOf(table: Table | undefined, name: string): Node | undefined {
  return table?.entries.findLast((entry) => entry.name === name)?.value;
}

/**
 * The host reads a value of another type as absent (vinhnx/VTCode@87c762318:vtcode-config/src/subagent.rs,
 * `from_json`).
 */
function textOf(table: Table | undefined, name: string, place: (node: Node) => Place, home: Place): Fact<string> {
  const node = lastOf(table, name);
  if (!node) return missing(home);
  return isString(node) ? stated(node.value, place(node)) : unreadable(place(node), "is not a string");
}

function readProfile(name: string, named: Place, value: Node, source: Source): Profile {
  const table = value.kind === "table" ? value : undefined;
  const place = ({ span }: Node): Place => ({ source, span });
  const home = { source, span: { start: value.span.start, end: value.span.start } };
  const text = (key: string): Fact<string> => textOf(table, key, place, home);
  const [description, prompt, model, mode] = [
    text("description"),
    text("prompt"),
    text("model"),
    text("permissionMode"),
  ];
  const unknown = readUnknownKeys(source, table?.entries ?? [], keys, "unknown key in a payload of this edition");
  const system = known(prompt) ?? "";
  return profileFrom({
    home,
    name: stated(name, named),
    description,
    model:
      model.state === "missing"
        ? implied("sonnet", home, "no `model` key means the alias `sonnet`, not the parent's model")
        : model,
    permissionMode: mode,
    grants: readTools(lastOf(table, "tools"), place, home),
    bypasses: [...(mode.state === "stated" ? bypassesOf(mode.value, mode.at) : []), ...unknown.bypasses],
    ineffective: [...unknown.ineffective, ...(table ? ineffectiveIn(table, place) : []), ...unknownModes(mode)],
    prompt: { source: prompt.state === "stated" ? "inline" : "none", path: null, text: system, at: prompt.at },
    native:
      description.state === "stated" ? () => nativeOf(name, description.value, system, table, model, mode) : undefined,
  });
}

function nativeOf(
  name: string,
  description: string,
  system: string,
  table: Table | undefined,
  model: Fact<string>,
  mode: Fact<string>,
): object {
  const permissionMode = (mode.state === "stated" ? modeOf(mode.value) : undefined) ?? "default";
  return {
    name,
    description,
    tools: stringsIn(lastOf(table, "tools"))?.map(({ text }) => text) ?? null,
    model: modelOf(known(model) ?? null),
    permission_mode: permissionMode,
    skills: (stringsIn(lastOf(table, "skills")) ?? []).map(({ text }) => text),
    system_prompt: system,
    source: "cli",
    is_read_only: permissionMode === "plan",
  };
}

function readTools(tools: Node | undefined, place: (node: Node) => Place, home: Place): Fact<readonly Grant[]> {
  if (!tools) return implied(everyTool(home), home, "no `tools` key means every tool of the parent agent");
  const at = place(tools);
  const words = stringsIn(tools);
  return words
    ? stated(
        words.flatMap(({ text, node }) => grantsOfTool(text, place(node))),
        at,
      )
    : implied(everyTool(at), at, "`tools` is not a JSON array, which means every tool of the parent agent");
}

/** The strings of an array, each with its node; `undefined` for any other value. */
function stringsIn(node: Node | undefined): readonly { readonly text: string; readonly node: Node }[] | undefined {
  return node?.kind === "list"
    ? node.items.flatMap((node) => (isString(node) ? [{ text: node.value, node }] : []))
    : undefined;
}

function isString(node: Node): node is Scalar & { readonly value: string } {
  return isText(node);
}

const keys = ["description", "prompt", "tools", "model", "permissionMode", "skills"];
const lists = ["tools", "skills"];

function ineffectiveIn(table: Table, place: (node: Node) => Place): readonly Ineffective[] {
  return table.entries.flatMap(({ key, name = "", value }, i): readonly Ineffective[] => {
    if (!keys.includes(name)) return [];
    if (table.entries.slice(i + 1).some((later) => later.name === name)) {
      const because = "the key is repeated below, and the last one applies";
      return [{ kind: kindOfLoss(name), what: name, because, at: place(key) }];
    }
    return lists.includes(name) ? listFindings(name, value, place) : textFindings(name, value, place);
  });
}

/** What is lost with the value of a key. */
function kindOfLoss(name: string): "limit" | "value" {
  return name === "tools" ? "limit" : "value";
}

/** Without a `description` the host refuses the subagent, which its verdict says. */
function textFindings(name: string, value: Node, place: (node: Node) => Place): readonly Ineffective[] {
  return isString(value) || name === "description"
    ? []
    : [{ kind: kindOfLoss(name), what: name, because: "it is not a string", at: place(value) }];
}

function listFindings(name: string, value: Node, place: (node: Node) => Place): readonly Ineffective[] {
  if (value.kind !== "list")
    return [{ kind: kindOfLoss(name), what: name, because: "it is not a JSON array", at: place(value) }];
  return value.items.flatMap((item): readonly Ineffective[] => {
    const at = place(item);
    if (!isString(item)) return [{ kind: "value", what: name, because: "it is not a string, so it is skipped", at }];
    if (name !== "tools" || isTool(item.value)) return [];
    const because = "unknown tool (names are case-sensitive)";
    return [{ kind: "unknown-tool", what: item.value, because, at, ...nearTool(item.value) }];
  });
}

function unknownModes(mode: Fact<string>): readonly Ineffective[] {
  return mode.state === "stated" && modeOf(mode.value) === undefined && !asksForLess(mode.value)
    ? [unknownMode(mode.value, mode.at)]
    : [];
}
