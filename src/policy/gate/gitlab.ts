/** Reads the uses of this tool in the jobs of GitLab, with what they take over from other jobs of the file. */
import { type Entry, entryOf, type Node, type Table, tableEntries } from "../../parsers/node.ts";
import { nameOf } from "../../repo/path.ts";
import type { Place, Source } from "../../repo/text.ts";
import { commandsIn } from "./command.ts";
import type { GateDocument } from "./document.ts";
import { type GateUse, type PropertyEntry, inlineText, wordsIn } from "./usage.ts";

/** Keys of a GitLab job that decide whether it runs, whether its failure counts, or what its script finds. */
const deciding =
  /^(?:rules|only|except|when|allow_failure|extends|inherit|before_script|variables|image|hooks|run|trigger|parallel|start_in|dependencies|needs)$/;

/** Keys of the file that reach every job. */
const reachingAll = /^(?:default|workflow|include|before_script|variables|image)$/;

/** The commands of this tool in `.gitlab-ci.yml`, each with the settings of its job that decide whether it can fail. */
export function gitlabUses({ node: file, repeated }: GateDocument, source: Source): readonly GateUse[] {
  const place = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  const [resolve, inherited] = [resolverOf(file), inheritanceIn(file)];
  const settings = (entries: readonly Entry[], names: RegExp): readonly PropertyEntry[] =>
    entries.flatMap(({ name = "", key, value }): readonly PropertyEntry[] => {
      const text = names.test(name) ? inlineText(resolve(value)) : "";
      // `needs: []` waits for nothing.
      return names.test(name) && !(name === "needs" && text === "")
        ? [[`setting ${name}`, { text, at: place(key) }]]
        : [];
    });
  const around = settings(tableEntries(file), reachingAll);
  return tableEntries(file).flatMap(({ name: job = ".", value }): readonly GateUse[] => {
    // A job whose name begins with a dot runs only as a part of those that take it over.
    if (value.kind !== "table" || job.startsWith(".")) return [];
    const table = inherited(value);
    const script = entryOf(table, "script")?.value;
    if (!script) return [];
    const second = repeated.find(({ name }) => name === job);
    const own: readonly PropertyEntry[] = [
      ...settings(table.entries, deciding),
      ["gitlab file", { text: nameOf(source.path), at: place(script) }],
      ...(second
        ? [
            [
              "refused",
              { text: `the job \`${job}\` is written twice, and GitLab runs only one of them`, at: place(second.key) },
            ] as const,
          ]
        : []),
    ];
    return commandsIn(linesOf(resolve(script)).join("\n"), place(script)).map(({ properties }) => ({
      kind: "command",
      name: `the script of job \`${job}\``,
      home: job,
      at: place(script),
      properties: new Map([...around, ...own, ...properties]),
    }));
  });
}

/** The lines of a script. Documented: GitLab flattens lists within it. */
function linesOf(script: Node): readonly string[] {
  return script.kind === "list"
    ? script.items.flatMap(linesOf)
    : [script.kind === "scalar" ? script.text : inlineText(script)];
}

/** Jobs with what `extends` and merge keys bring. A job that another file holds brings nothing here. */
function inheritanceIn(file: Node): (job: Table) => Table {
  const known = new Map<Table, Table>();
  const read = (job: Table): Table => {
    const done = known.get(job);
    if (done) return done;
    const own = withMergeKeys(job);
    // Documented: GitLab refuses a circle.
    known.set(job, own);
    const parents = wordsIn(entryOf(own, "extends")?.value).flatMap((name) => {
      const parent = file.kind === "table" ? entryOf(file, name)?.value : undefined;
      return parent?.kind === "table" ? [read(parent)] : [];
    });
    const table = [...parents, own].reduce(overlay);
    known.set(job, table);
    return table;
  };
  return read;
}

/**
 * Merge keys, in the order of the text. Documented by the source of Psych, Ruby's reader (`to_ruby.rb`): the last of a
 * merged key and a written one counts. That GitLab changes nothing of it is assumed.
 */
function withMergeKeys(table: Table): Table {
  if (!table.entries.some(({ name }) => name === "<<")) return table;
  const entries = table.entries.flatMap((entry) => {
    if (entry.name !== "<<") return [entry];
    // Of several tables, the first one counts.
    const tables = entry.value.kind === "list" ? entry.value.items.toReversed() : [entry.value];
    return tables.flatMap((item) => (item.kind === "table" ? withMergeKeys(item).entries : []));
  });
  return { ...table, entries: [...new Map(entries.map((entry) => [entry.name ?? entry, entry] as const)).values()] };
}

/** One table over another. Documented for `extends`: tables within are merged, every other value is replaced. */
function overlay(below: Table, above: Table): Table {
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

/** How deep GitLab follows `!reference`, as its documentation says. */
const maxDepth = 10;

/** The most nodes that all references of a file may bring. What is beyond stays as it is written. */
const maxNodes = 10_000;

/** Replaces `!reference [JOB, KEY]` by what is there. */
function resolverOf(file: Node): (node: Node) => Node {
  let left = maxNodes;
  const resolve = (node: Node, depth: number): Node => {
    if (node.kind === "scalar" || --left < 0) return node;
    if (node.kind === "table")
      return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: resolve(entry.value, depth) })) };
    if (node.tag !== "!reference" || depth > maxDepth)
      return { ...node, items: node.items.map((item) => resolve(item, depth)) };
    const target = node.items.reduce<Node | undefined>(
      (from, name) => (from?.kind === "table" ? entryOf(withMergeKeys(from), inlineText(name))?.value : undefined),
      file,
    );
    return target ? resolve(target, depth + 1) : node;
  };
  return (node) => resolve(node, 0);
}
