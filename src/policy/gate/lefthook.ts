/** Reads the uses of this tool in the configuration of lefthook: the main file with the local one merged over it. */
import { append } from "../../repo/many.ts";
import {
  type Entry,
  entryOf,
  type List,
  type Node,
  type Scalar,
  type Table,
  tableEntries,
} from "../../parsers/node.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { commandsIn } from "./command.ts";
import { documentOf, refusalProperties } from "./document.ts";
import { type PlaceOfNode, type GateUse, type GateUses, gitHook, type PropertyEntry, inlineText } from "./usage.ts";

/** Keys of a job, command or hook that decide neither whether its command runs nor what it runs. */
const harmlessInHook = /^(?:name|run|jobs|commands|group|fail_text|priority|follow|parallel|stage_fixed)$/;

/** Keys of the file that are settings; every other table is a hook. */
const settings =
  /^(?:\$schema|assert_lefthook_installed|colors|extends|glob_matcher|install_non_git_hooks|lefthook|min_version|no_auto_install|no_tty|output|rc|remotes?|skip_lfs|skip_output|source_dir|source_dir_local|templates)$/;

/**
 * Settings that decide what is shown, where scripts are, and what is installed. An older lefthook than `min_version`
 * fails.
 */
const harmlessSettings =
  /^(?:\$schema|assert_lefthook_installed|colors|install_non_git_hooks|min_version|no_auto_install|no_tty|output|skip_lfs|skip_output|source_dir|source_dir_local)$/;

/** `files`: the main file and the local one, or one of them. Files that `extends` and `remotes` name are not read. */
export async function lefthookUses(files: readonly Source[]): Promise<GateUses> {
  const [first] = files as [Source, ...Source[]];
  const origins = new Map<Node, Source>();
  let merged: Node | undefined;
  const refusals: PropertyEntry[] = [];
  for (const source of files) {
    const document = await documentOf(source, "lefthook");
    const placeWithout = () => startOf(source);
    // lefthook runs nothing if one of them cannot be read.
    if ("kind" in document) return { source: first, uses: [], problem: { source, span: document.span }, placeWithout };
    append(
      refusals,
      refusalProperties(document.refusal, ({ span }) => ({ source, span })),
    );
    if (source !== first) rememberOrigin(document.node, source, origins);
    merged = merged ? mergedOver(merged, document.node, origins) : document.node;
  }
  const at: PlaceOfNode = (node) => ({ source: origins.get(node as Node) ?? first, span: node.span });
  const around = [...refusals, ...settingsOf(tableEntries(merged), at)];
  const uses = tableEntries(merged).flatMap(({ name: hook = "?", value }) =>
    value.kind === "table" && !settings.test(hook) ? jobsOf(value, hook, [...around, ...keysOf(value, at)], at) : [],
  );
  return { source: first, uses, placeWithout: () => startOf(first) };
}

/** Every node of a file. An alias is visited once. */
function rememberOrigin(node: Node, source: Source, origins: Map<Node, Source>): void {
  if (origins.has(node)) return;
  origins.set(node, source);
  if (node.kind === "list") for (const item of node.items) rememberOrigin(item, source, origins);
  if (node.kind === "table")
    for (const { key, value } of node.entries) {
      rememberOrigin(key, source, origins);
      rememberOrigin(value, source, origins);
    }
}

/** Measured with lefthook 2.2.2: tables are merged, jobs by their names, and every other value is replaced. */
function mergedOver(below: Node, above: Node, origins: Map<Node, Source>): Node {
  if (below.kind !== "table" || above.kind !== "table") return above;
  const entries = new Map<unknown, Entry>(below.entries.map((entry) => [entry.name ?? entry, entry]));
  for (const entry of above.entries) {
    const old = entries.get(entry.name ?? entry)?.value;
    entries.set(
      entry.name ?? entry,
      old ? { ...entry, value: mergedValue(entry.name, old, entry.value, origins) } : entry,
    );
  }
  return { ...below, entries: [...entries.values()] };
}

function mergedValue(name: string | undefined, below: Node, above: Node, origins: Map<Node, Source>): Node {
  if (name === "jobs" && below.kind === "list" && above.kind === "list") return mergedJobs(below, above, origins);
  if (name !== "run" || below.kind !== "scalar" || above.kind !== "scalar") return mergedOver(below, above, origins);
  const run: Scalar = { ...above, text: above.text.replaceAll("{cmd}", () => below.text) };
  const source = origins.get(above);
  if (source) origins.set(run, source);
  return run;
}

/** A job over the one of its name, in its place; every other job comes after them. */
function mergedJobs(below: List, above: List, origins: Map<Node, Source>): List {
  const items = [...below.items];
  for (const job of above.items) {
    const name = jobName(job);
    const index = name === "" ? -1 : items.findIndex((other) => jobName(other) === name);
    const other = items[index];
    if (other) items[index] = mergedOver(other, job, origins);
    else items.push(job);
  }
  return { ...below, items };
}

function jobName(job: Node): string {
  const name = job.kind === "table" ? entryOf(job, "name")?.value : undefined;
  return name ? inlineText(name) : "";
}

function settingsOf(entries: Table["entries"], at: PlaceOfNode): readonly PropertyEntry[] {
  return entries.flatMap(({ name = "?", key, value }) =>
    (value.kind === "table" && !settings.test(name)) || harmlessSettings.test(name)
      ? []
      : [[`setting ${name}`, { text: inlineText(value), at: at(key) }] as const],
  );
}

/** The commands of a hook, also those within groups. */
function jobsOf(table: Table, hook: string, around: readonly PropertyEntry[], at: PlaceOfNode): readonly GateUse[] {
  const jobs = entryOf(table, "jobs")?.value;
  const commands = entryOf(table, "commands")?.value;
  const items = [...(jobs?.kind === "list" ? jobs.items : []), ...tableEntries(commands).map(({ value }) => value)];
  return items.flatMap((job): readonly GateUse[] => {
    if (job.kind !== "table") return [];
    const inherited = [...around, ...keysOf(job, at)];
    const group = entryOf(job, "group")?.value;
    const nested = group?.kind === "table" ? jobsOf(group, hook, [...inherited, ...keysOf(group, at)], at) : [];
    const run = entryOf(job, "run")?.value;
    if (run?.kind !== "scalar") return nested;
    const place = at(run);
    const uses = commandsIn(run.text, place).map(
      ({ properties }): GateUse => ({
        kind: "command",
        name: `the command of the hook \`${hook}\``,
        home: hook,
        at: place,
        properties: new Map([...inherited, ...properties, gitHook(hook, place)]),
      }),
    );
    return [...nested, ...uses];
  });
}

function keysOf(table: Table, at: PlaceOfNode): readonly PropertyEntry[] {
  return table.entries.flatMap(({ name = "?", key, value }) =>
    harmlessInHook.test(name) ? [] : [[`setting ${name}`, { text: inlineText(value), at: at(key) }] as const],
  );
}
