/** Reads a JSON file for `--agents` that a repository keeps: a mapping of names to subagents. */
import { stated } from "../../model/fact.ts";
import { readOne } from "../_kit/loading/collect.ts";
import type { Item, Layer, Problem } from "../../model/load.ts";
import type { Profile } from "../../model/profile.ts";
import { type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc, withLastValues } from "../../parsers/json.ts";
import type { Source, Span } from "../../repo/text.ts";
import { payloadFaultIn } from "./payload-types.ts";
import { oneReading, type ReadAs } from "./subagent/profile.ts";
import { strictFaultIn } from "./settings/files.ts";

export async function readCli(repo: RepoIndex, path: string, edition: string): Promise<readonly LayerRead[]> {
  const source = await readOne(repo, path);
  if (source === undefined) return [];
  const layer: Layer = { name: "cli", root: path, status: "loaded", authority: [] };
  if ("message" in source) return [{ layer, items: [], unjudged: [source] }];
  const rejected = (message: string, span: Span): readonly LayerRead[] => [
    {
      layer,
      items: [
        { layer, files: [source.path], verdict: { kind: "rejected", problem: { message, at: { source, span } } } },
      ],
      unjudged: [],
    },
  ];
  const fault = strictFaultIn(source.text);
  if (fault) return rejected(`it is not strict JSON (${fault.message})`, fault.span);
  const node = parseJsonc(source.text);
  if (node.kind === "problem")
    return [{ layer, items: [], unjudged: [{ message: node.message, at: { source, span: node.span } }] }];
  if (node.kind !== "table") return rejected("it must be an object of names and subagents", node.span);
  return [{ layer, items: itemsOf(layer, source, withLastValues(node), edition), unjudged: [] }];
}

/** One wrong entry makes the program refuse the whole payload, so the others are lost with it. */
function itemsOf(layer: Layer, source: Source, table: Table, edition: string): readonly Item[] {
  const entries = table.entries.map((entry) => ({ entry, fault: payloadFaultIn(entry, edition) }));
  const first = entries.find(({ fault }) => fault !== undefined);
  return entries.map(({ entry: { name = "", key, value }, fault }): Item => {
    const at = (span: Span): Problem["at"] => ({ source, span });
    const verdict: Item["verdict"] = fault
      ? { kind: "rejected", problem: { message: fault.message, at: at(fault.span) } }
      : first
        ? {
            kind: "lost",
            problem: {
              message: `Claude Code rejects the whole payload because of \`${first.entry.name ?? ""}\``,
              at: at(first.fault?.span ?? key.span),
            },
          }
        : { kind: "loaded" };
    const item: Item = { layer, files: [source.path], verdict };
    return value.kind === "table"
      ? {
          ...item,
          profile: profileOf(source, { name, at: at(key.span) }, value, { edition, loads: verdict.kind === "loaded" }),
        }
      : item;
  });
}

function profileOf(
  source: Source,
  named: { readonly name: string; readonly at: Problem["at"] },
  table: Table,
  as: ReadAs,
): Profile {
  const prompt = valueOf(table, "prompt");
  const rest: Table = { ...table, entries: table.entries.filter((entry) => entry.name !== "prompt") };
  const read = oneReading(rest, source, { start: table.span.end, end: table.span.end }, as);
  return {
    ...read,
    name: stated(named.name, named.at),
    identity: named.name,
    prompt: prompt
      ? { source: "inline", path: null, text: textOf(prompt) ?? "", at: { source, span: prompt.span } }
      : read.prompt,
  };
}
