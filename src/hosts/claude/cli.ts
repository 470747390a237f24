/** Reads a JSON file for `--agents` that a repository keeps: a mapping of names to subagents. */
import { stated } from "../../model/fact.ts";
import { readOne } from "../_kit/collect.ts";
import type { Item, Layer, Problem } from "../../model/load.ts";
import { isEmptyValue, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc, withLastValues } from "../../parsers/json.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { oneReading } from "./profile.ts";

export async function readCli(repo: RepoIndex, path: string, edition: string): Promise<readonly LayerRead[]> {
  const source = await readOne(repo, path);
  if (source === undefined) return [];
  const layer: Layer = { name: "cli", root: path, status: "loaded", authority: [] };
  if ("message" in source) return [{ layer, items: [], unjudged: [source] }];
  const node = parseJsonc(source.text);
  const dropped = (problem: Problem): readonly LayerRead[] => [
    { layer, items: [{ layer, files: [source.path], verdict: { kind: "rejected", problem } }], unjudged: [] },
  ];
  if (node.kind === "problem")
    return dropped({ message: `it is no JSON: ${node.message}`, at: { source, span: node.span } });
  if (node.kind !== "table") return dropped({ message: "it is no mapping of names to subagents", at: startOf(source) });
  const items = withLastValues(node).entries.map(({ name = "", key, value }) =>
    itemOf(
      layer,
      source,
      { name, at: { source, span: key.span } },
      value.kind === "table" ? value : undefined,
      edition,
    ),
  );
  return [{ layer, items, unjudged: [] }];
}

function itemOf(
  layer: Layer,
  source: Source,
  { name, at }: { readonly name: string; readonly at: Problem["at"] },
  table: Table | undefined,
  edition: string,
): Item {
  const rejected = (message: string): Item["verdict"] => ({ kind: "rejected", problem: { message, at } });
  if (!table) return { layer, files: [source.path], verdict: rejected(`\`${name}\` is no mapping`) };
  const prompt = valueOf(table, "prompt");
  const lack = ["description", "prompt"].find((key) => {
    const node = valueOf(table, key);
    return !node || isEmptyValue(node);
  });
  const rest: Table = { ...table, entries: table.entries.filter((entry) => entry.name !== "prompt") };
  const read = oneReading(
    rest,
    source,
    { start: table.span.end, end: table.span.end },
    {
      edition,
      loads: lack === undefined,
    },
  );
  const profile = {
    ...read,
    name: stated(name, at),
    identity: name,
    prompt: prompt
      ? { source: "inline" as const, path: null, text: textOf(prompt) ?? "", at: { source, span: prompt.span } }
      : read.prompt,
  };
  return {
    layer,
    files: [source.path],
    verdict: lack === undefined ? { kind: "loaded" } : rejected(`it has no \`${lack}\``),
    profile,
  };
}
