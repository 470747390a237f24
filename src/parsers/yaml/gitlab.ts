/** What jobs of GitLab take over from others in their file: merge keys, `extends` and `!reference`. */
import type { Span } from "../../repo/text.ts";
import { type Entry, entryOf, type List, listItems, type Node, type Table, textOf } from "../node.ts";

/** How deep GitLab follows `!reference`, as its documentation says. */
const maxDepth = 10;

/** How many jobs may extend each other in a row. Documented: GitLab allows eleven. */
const maxParents = 12;

/** The most nodes that all references of a file may bring. What is beyond stays as it is written. */
const maxNodes = 10_000;

/** A job that another file holds, as if it were written where it is named; `undefined`: none does. */
export type JobElsewhere = (name: string, at: Span) => Node | undefined;

/**
 * Gives a job of this file with what `extends` and merge keys bring. Documented: of what `extends` brings, tables are
 * merged, and every other value is replaced.
 */
export function inheritanceIn(file: Node, elsewhere: JobElsewhere = () => undefined): (job: Table) => Table {
  const known = new Map<Table, Table>();
  const read = (job: Table, depth = 0): Table => {
    const done = known.get(job);
    if (done) return done;
    const own = withMergeKeys(job);
    if (depth > maxParents) return own;
    // Documented: GitLab refuses a circle.
    known.set(job, own);
    const parents = namesIn(entryOf(own, "extends")?.value).flatMap(({ name, span }) => {
      const parent = jobOf(file, name, span, elsewhere);
      return parent?.kind === "table" ? [read(parent, depth + 1)] : [];
    });
    const table = [...parents, own].reduce(overlay);
    known.set(job, table);
    return table;
  };
  return (job) => read(job);
}

/** Gives a node with what is there in place of each `!reference [JOB, KEY]`. */
export interface Resolver {
  (node: Node): Node;
  /** Whether references were left as they are written, because all together bring too much. */
  isCut(): boolean;
}

/** `elsewhere`: as for `inheritanceIn`. */
export function resolverOf(file: Node, elsewhere: JobElsewhere = () => undefined): Resolver {
  let left = maxNodes;
  // Jobs share what they take over.
  const known = new Map<Node, Node>();
  const resolve = (node: Node, depth: number): Node => {
    if (node.kind === "scalar") return node;
    const done = known.get(node);
    if (done) return done;
    const found = resolved(node, depth);
    known.set(node, found);
    return found;
  };
  const resolved = (node: Table | List, depth: number): Node => {
    // What is written there itself costs nothing.
    if (depth > 0 && --left < 0) return node;
    if (node.kind === "table")
      return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: resolve(entry.value, depth) })) };
    if (node.tag !== "!reference" || depth > maxDepth)
      return { ...node, items: node.items.map((item) => resolve(item, depth)) };
    const [job, ...keys] = namesIn(node);
    const target = keys.reduce<Node | undefined>(
      (from, { name }) => (from?.kind === "table" ? entryOf(withMergeKeys(from), name)?.value : undefined),
      job && jobOf(file, job.name, node.span, elsewhere),
    );
    return target ? resolve(target, depth + 1) : node;
  };
  return Object.assign((node: Node) => resolve(node, 0), { isCut: () => left < 0 });
}

/**
 * A mapping with what its merge keys bring, in the order of the text. Documented by the source of Psych, Ruby's reader
 * (`to_ruby.rb`): the last of a merged key and a written one counts. That GitLab changes nothing of it is assumed.
 */
export function withMergeKeys(table: Table): Table {
  if (!table.entries.some(({ name }) => name === "<<")) return table;
  const entries = table.entries.flatMap((entry): readonly Entry[] => {
    if (entry.name !== "<<") return [entry];
    // Of several tables, the first one counts.
    const tables = entry.value.kind === "list" ? entry.value.items.toReversed() : [entry.value];
    return tables.flatMap((item) => (item.kind === "table" ? withMergeKeys(item).entries : []));
  });
  return { ...table, entries: [...new Map(entries.map((entry) => [entry.name ?? entry, entry] as const)).values()] };
}

/** One table over another. */
export function overlay(below: Table, above: Table): Table {
  const entries = new Map(below.entries.map((entry) => [entry.name ?? entry, entry] as const));
  for (const entry of above.entries) {
    const old = entries.get(entry.name ?? entry)?.value;
    const value =
      old?.kind === "table" && entry.value.kind === "table"
        ? overlay(withMergeKeys(old), withMergeKeys(entry.value))
        : entry.value;
    entries.set(entry.name ?? entry, { ...entry, value });
  }
  return { ...below, entries: [...entries.values()] };
}

function jobOf(file: Node, name: string, at: Span, elsewhere: JobElsewhere): Node | undefined {
  const own = file.kind === "table" ? entryOf(withMergeKeys(file), name)?.value : undefined;
  const other = elsewhere(name, at);
  return own?.kind === "table" && other?.kind === "table" ? overlay(other, own) : (own ?? other);
}

/** A name, or a list of names. */
function namesIn(node: Node | undefined): readonly { readonly name: string; readonly span: Span }[] {
  const nodes = node?.kind === "list" ? listItems(node) : node ? [node] : [];
  return nodes.map((each) => ({ name: textOf(each)?.trim() ?? "", span: each.span }));
}
