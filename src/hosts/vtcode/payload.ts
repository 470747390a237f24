/** The payload of `--agents`: one JSON object, a subagent for each of its keys. */
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import type { Item, Layer, Problem } from "../../model/load.ts";
import { type Entry, type Node, type Table } from "../../parsers/node.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { parseJson } from "../../parsers/json.ts";
import type { Place, Source } from "../../repo/text.ts";
import { strayKeysIn } from "./unknown-keys.ts";
import { asksForLess, bypassesOf, modeOf, unknownMode } from "./modes.ts";
import { modelOf } from "./models.ts";
import { everyTool, grantsOfTool, isTool } from "./tools.ts";

/** The items of a payload, or why there are none. */
export function readPayload(source: Source, layer: Layer): readonly Item[] | Problem {
  const root = parseJson(source.text);
  if (root.kind === "problem") return { message: `is no JSON: ${root.message}`, at: { source, span: root.span } };
  if (root.kind !== "table")
    return { message: "is no JSON object, so this host takes no subagent from it", at: { source, span: root.span } };
  const last = new Map(root.entries.map((entry) => [entry.name, entry]));
  const [counted, replaced] = [
    root.entries.filter((entry) => last.get(entry.name) === entry),
    root.entries.filter((entry) => last.get(entry.name) !== entry),
  ];
  return [
    ...counted.map((entry) => itemOf(entry, false, source, layer)),
    ...replaced.map((entry) => itemOf(entry, true, source, layer)),
  ];
}

function itemOf({ key, name = "", value }: Entry, again: boolean, source: Source, layer: Layer): Item {
  const profile = readProfile(name, { source, span: key.span }, value, source);
  const common = { layer, files: [source.path], profile };
  if (again)
    return {
      ...common,
      verdict: {
        kind: "dropped",
        problem: { message: "this key stands again below, and the last one counts", at: { source, span: key.span } },
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

/** The host reads a value of another type as absent (vinhnx/VTCode@87c762318:vtcode-config/src/subagent.rs, `from_json`). */
function textOf(table: Table | undefined, name: string, place: (node: Node) => Place, absent: Place): Fact<string> {
  const node = lastOf(table, name);
  if (!node) return missing(absent);
  return node.kind === "scalar" && typeof node.value === "string"
    ? stated(node.value, place(node))
    : unreadable(place(node), "is no string");
}

function readProfile(name: string, named: Place, value: Node, source: Source): Profile {
  const table = value.kind === "table" ? value : undefined;
  const place = ({ span }: Node): Place => ({ source, span });
  const top = { source, span: { start: value.span.start, end: value.span.start } };
  const text = (key: string): Fact<string> => textOf(table, key, place, top);
  const [description, prompt, model, mode] = [
    text("description"),
    text("prompt"),
    text("model"),
    text("permissionMode"),
  ];
  const tools = lastOf(table, "tools");
  const words = tools?.kind === "list" ? stringsOf(tools.items) : undefined;
  const skills = lastOf(table, "skills");
  const known = mode.state === "stated" ? (modeOf(mode.value) ?? "default") : "default";
  const strays = strayKeysIn(source, table?.entries ?? [], keys, "a payload of this edition has no such key");
  const system = prompt.state === "stated" ? prompt.value : "";
  return {
    name: stated(name, named),
    identity: name,
    description,
    model:
      model.state === "missing"
        ? implied("sonnet", top, "no `model` key means the alias `sonnet`, not the parent's model")
        : model,
    permissionMode: mode,
    grants:
      words && tools
        ? stated(
            words.flatMap((word) => grantsOfTool(word.text, place(word.node))),
            place(tools),
          )
        : inherited(tools, tools ? place(tools) : top),
    denied: [],
    extraGrants: [],
    hooks: [],
    servers: [],
    paths: [],
    bypasses: [...(mode.state === "stated" ? bypassesOf(mode.value, mode.at) : []), ...strays.bypasses],
    ineffective: [...strays.ineffective, ...(table ? ineffectiveIn(table, mode, place) : [])],
    prompt: { source: prompt.state === "stated" ? "inline" : "none", path: null, text: system, at: prompt.at },
    native:
      description.state === "stated"
        ? {
            name,
            description: description.value,
            tools: words?.map((word) => word.text) ?? null,
            model: modelOf(model.state === "stated" ? model.value : null),
            permission_mode: known,
            skills: skills?.kind === "list" ? stringsOf(skills.items).map((word) => word.text) : [],
            system_prompt: system,
            source: "cli",
            is_read_only: known === "plan",
          }
        : undefined,
  };
}

function inherited(tools: Node | undefined, at: Place): Fact<readonly Grant[]> {
  const because = tools
    ? "`tools` is no JSON array, so the host takes every tool of the parent agent"
    : "no `tools` key means every tool of the parent agent";
  return implied(everyTool(at), at, because);
}

function stringsOf(items: readonly Node[]): readonly { readonly text: string; readonly node: Node }[] {
  return items.flatMap((node) =>
    node.kind === "scalar" && typeof node.value === "string" ? [{ text: node.value, node }] : [],
  );
}

const keys = ["description", "prompt", "tools", "model", "permissionMode", "skills"];
const lists = ["tools", "skills"];

function ineffectiveIn(table: Table, mode: Fact<string>, place: (node: Node) => Place): readonly Ineffective[] {
  const found: Ineffective[] = [];
  for (const [i, { key, name = "", value }] of table.entries.entries()) {
    if (!keys.includes(name)) continue;
    if (table.entries.slice(i + 1).some((other) => other.name === name)) {
      found.push({
        kind: name === "tools" ? "limit" : "value",
        what: name,
        because: "this key stands again below, and the last one counts",
        at: place(key),
      });
      continue;
    }
    const wanted = lists.includes(name)
      ? value.kind === "list"
      : value.kind === "scalar" && typeof value.value === "string";
    if (!wanted && name !== "description") {
      found.push({
        kind: name === "tools" ? "limit" : "value",
        what: name,
        because: lists.includes(name) ? "only a JSON array counts here" : "only a string counts here",
        at: place(value),
      });
    }
    if (value.kind !== "list" || !lists.includes(name)) continue;
    for (const item of value.items) {
      if (item.kind !== "scalar" || typeof item.value !== "string")
        found.push({ kind: "value", what: name, because: "the host leaves out what is no string", at: place(item) });
      else if (name === "tools" && !isTool(item.value))
        found.push({
          kind: "unknown-tool",
          what: item.value,
          because: "this host has no tool of this name, and names count exactly",
          at: place(item),
        });
    }
  }
  if (mode.state === "stated" && modeOf(mode.value) === undefined && !asksForLess(mode.value))
    found.push(unknownMode(mode.value, mode.at));
  return found;
}
