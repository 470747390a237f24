/** Finds the scripts in a document of a pipeline, each with the variables of the mappings around it. */
import { type Entry, type Node, type Table, tableEntries, textOf, valueOf } from "../../../../parsers/node.ts";
import { withMergeKeys } from "../../../../parsers/yaml/gitlab.ts";
import { append } from "../../../../repo/many.ts";
import type { Source, Span } from "../../../../repo/text.ts";
import type { Variables } from "../shell.ts";
import type { Step } from "../step.ts";
import type { PipelineKind } from "./kinds.ts";

/** A step for each mapping that has a script, with the variables of all mappings around it. */
export function stepsBelow(node: Node, kind: PipelineKind, source: Source, around: Variables): readonly Step[] {
  if (node.kind === "scalar") return [];
  const found: Step[] = [];
  const table = node.kind === "table" ? withMergeKeys(node) : undefined;
  const variables = table ? variablesIn(table, around) : around;
  for (const entry of table?.entries ?? []) {
    if (!kind.scripts?.test(entry.name ?? "")) continue;
    const { text, span } = withArguments(entry, table);
    if (text !== "") found.push(scriptStep(kind, source, span, text, variables));
  }
  const inside = table ? table.entries.map(({ value }) => value) : node.kind === "list" ? node.items : [];
  for (const value of inside) append(found, stepsBelow(value, kind, source, variables));
  return found;
}

/** A step that runs this text. */
export function scriptStep(
  { filled = (text) => text }: Pick<PipelineKind, "filled">,
  source: Source,
  span: Span,
  text: string,
  env: Variables,
): Step {
  const at = { source, span };
  return {
    uses: undefined,
    inputs: new Map(),
    scripts: [{ text: filled(text, env), at }],
    env,
    handedOn: new Map(),
    at,
  };
}

/** The lines of a script, and behind them the list `args`, as hooks have it. */
function withArguments({ value }: Entry, table: Table | undefined): { readonly text: string; readonly span: Span } {
  const text = linesIn(value).join("\n");
  const args = valueOf(table, "args");
  if (args?.kind !== "list") return { text, span: value.span };
  const quoted = linesIn(args).map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`);
  const [start, end] = [Math.min(value.span.start, args.span.start), Math.max(value.span.end, args.span.end)];
  return { text: [text, ...quoted].join(" "), span: { start, end } };
}

/** The texts of a list, and of the lists in it. */
function linesIn(node: Node): readonly string[] {
  if (node.kind === "list") return node.items.flatMap(linesIn);
  return node.kind === "scalar" ? [node.text] : [];
}

const variableKeys = /^(?:variables|env|environment)$/;

/** The variables that a mapping sets, over those around it. */
export function variablesIn(node: Node, around: Variables): Variables {
  const own = tableEntries(node).flatMap(({ name = "", value }) => (variableKeys.test(name) ? pairsIn(value) : []));
  return own.length === 0 ? around : new Map([...around, ...own]);
}

/** `NAME: value`, `NAME: {value: …}`, `{name: NAME, value: …}`, `NAME=value`, and mappings and lists of these. */
function pairsIn(node: Node): readonly (readonly [name: string, value: string])[] {
  if (node.kind === "list") return node.items.flatMap(pairsIn);
  if (node.kind === "scalar") {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(node.text) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  }
  const table = withMergeKeys(node);
  const [name, value] = [textOf(valueOf(table, "name") ?? valueOf(table, "key")), textOf(valueOf(table, "value"))];
  if (name !== undefined && value !== undefined) return [[name, value]];
  return table.entries.flatMap((entry) => {
    const text = textOf(entry.value) ?? textOf(valueOf(entry.value, "value"));
    return text === undefined || entry.name === undefined ? pairsIn(entry.value) : [[entry.name, text] as const];
  });
}
