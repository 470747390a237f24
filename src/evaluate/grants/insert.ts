/** Where a policy file takes a new grant, so that everything else in it stays as it is: comments, order, layout. */
import { parseYaml } from "../../parsers/yaml/lenient.ts";
import type { List, Node, Table } from "../../parsers/node.ts";
import type { Edit } from "../../model/fix.ts";
import type { Source } from "../../repo/text.ts";
import { type Account, blockText, flowText, type GrantEntry } from "./entry.ts";

/** The edit that adds entries. */
export type Insert = (entries: readonly GrantEntry[], account: (entry: GrantEntry) => Account) => Edit;

interface Spot {
  readonly at: number;
  readonly text: (entries: readonly GrantEntry[], account: (entry: GrantEntry) => Account) => string;
}

const sample: GrantEntry = {
  may: ["write"],
  hosts: [],
  profiles: ["a"],
  paths: [],
  settings: [],
  skills: [],
  file: "",
};
const sampleAccount: Account = { reason: "is tried", owner: "@a", until: "2027-01-01" };

/** `undefined`: the file is laid out so that nothing can be added without changing something else. */
export async function insertionIn(source: Source): Promise<Insert | undefined> {
  const { text } = source;
  const { node, problems } = await parseYaml(text, 0);
  if (problems.length > 0 || node.kind !== "table") return undefined;
  const spot = spotIn(node, text);
  if (!spot) return undefined;
  const insert: Insert = (entries, account) => ({
    at: { source, span: { start: spot.at, end: spot.at } },
    text: spot.text(entries, account),
  });
  // What is added must be read as one more grant, and all else as before.
  const { text: added } = insert([sample], () => sampleAccount);
  const after = await parseYaml(`${text.slice(0, spot.at)}${added}${text.slice(spot.at)}`, 0);
  const isAdded = after.problems.length === 0 && after.node.kind === "table" && isWithSample(after.node, node);
  return isAdded ? insert : undefined;
}

function spotIn(root: Table, text: string): Spot | undefined {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const flows: Spot["text"] = (entries, account) => entries.map((entry) => flowText(entry, account(entry))).join(", ");
  const blocks =
    (indent: string): Spot["text"] =>
    (entries, account) =>
      entries.map((entry) => blockText(entry, account(entry), indent, newline)).join(newline);
  const before =
    (prefix: string, inner: Spot["text"], suffix = ""): Spot["text"] =>
    (...some) =>
      `${prefix}${inner(...some)}${suffix}`;
  const entry = root.entries.find(({ name }) => name === "grants");
  if (!entry) {
    if (text[root.span.start] === "{") return spotInFlow(root, text, before("grants: [", flows, "]"));
    const isOpen = text !== "" && !text.endsWith("\n");
    return { at: text.length, text: before(`${isOpen ? newline : ""}grants:${newline}`, blocks("  "), newline) };
  }
  const { value } = entry;
  if (value.kind !== "list") return undefined;
  if (text[value.span.start] === "[") return spotInFlow(value, text, flows);
  const [first, last] = [value.items[0], value.items.at(-1)];
  if (!first || !last) return undefined;
  const line = text.slice(text.lastIndexOf("\n", first.span.start - 1) + 1, first.span.start);
  const [, indent] = /^( *)- /.exec(line) ?? [];
  if (indent === undefined) return undefined;
  const end = text.slice(0, last.span.end).trimEnd().length;
  const lineEnd = text.indexOf("\n", end);
  const at = lineEnd < 0 ? text.length : lineEnd + 1;
  const style: Spot["text"] =
    text[last.span.start] === "{"
      ? (entries, account) => entries.map((one) => `${indent}- ${flowText(one, account(one))}`).join(newline)
      : blocks(indent);
  return { at, text: before(lineEnd < 0 ? newline : "", style, newline) };
}

/** Behind the last part of a list or a table in brackets. */
function spotInFlow(node: List | Table, text: string, inner: Spot["text"]): Spot | undefined {
  const parts = node.kind === "list" ? node.items : node.entries.map(({ key, value }) => laterNode(key, value));
  const last = parts.at(-1);
  if (!last) return { at: node.span.start + 1, text: (...some) => ` ${inner(...some)} ` };
  const end = text.slice(0, last.span.end).trimEnd().length;
  return { at: end, text: (...some) => `, ${inner(...some)}` };
}

function laterNode(key: Node, value: Node): Node {
  return value.span.end >= key.span.end ? value : key;
}

/** Whether `after` is `before` with the sample as its last grant. */
function isWithSample(after: Table, before: Table): boolean {
  const [new_, old] = [plainTexts(after), plainTexts(before)] as Record<string, unknown>[];
  const { grants: added = [], ...rest } = new_ ?? {};
  const { grants: kept = [], ...others } = old ?? {};
  const list = added as unknown[];
  const last = JSON.stringify(list.at(-1));
  return (
    JSON.stringify(rest) === JSON.stringify(others) &&
    JSON.stringify(list.slice(0, -1)) === JSON.stringify(kept) &&
    last === JSON.stringify({ profiles: ["a"], may: ["write"], ...sampleAccount })
  );
}

function plainTexts(node: Node): unknown {
  if (node.kind === "list") return node.items.map(plainTexts);
  if (node.kind === "table")
    return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plainTexts(value)]));
  return node.text;
}
