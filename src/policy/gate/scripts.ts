/** Reads the uses of this tool in the shell scripts of husky, and in the commands of lefthook and GitLab. */
import { entryOf, type Node, type Table } from "../../parsers/node.ts";
import { nameOf } from "../../repo/path.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { commandsIn } from "./command.ts";
import { documentOf, type GateDocument, refusalProperties } from "./document.ts";
import { gitlabUses } from "./gitlab.ts";
import { commandFiles, type GateUse, type GateUses, type PropertyEntry, tableEntries, textOf } from "./usage.ts";

/** The uses in the script of a husky hook, or in the configuration of lefthook or of GitLab. */
export async function commandUsesIn(source: Source): Promise<GateUses> {
  const { path, text } = source;
  if (commandFiles.husky.test(path)) {
    const hook = nameOf(path);
    const start = text.indexOf("agent-profile-check");
    const at = start < 0 ? startOf(source) : { source, span: { start, end: start + "agent-profile-check".length } };
    return withoutProblem(
      source,
      commandsIn(text, at).map(({ properties }) =>
        useOf(`the command of the hook \`${hook}\``, hook, at, [...properties, gitHook(hook, at)]),
      ),
    );
  }
  const isLefthook = commandFiles.lefthook.test(path);
  const document = await documentOf(source, isLefthook ? "lefthook" : "gitlab");
  if ("kind" in document)
    return { source, uses: [], problem: { source, span: document.span }, placeWithout: () => startOf(source) };
  return withoutProblem(source, isLefthook ? lefthookUses(document, source) : gitlabUses(document, source));
}

function withoutProblem(source: Source, uses: readonly GateUse[]): GateUses {
  return { source, uses, placeWithout: () => startOf(source) };
}

function useOf(name: string, home: string, at: Place, properties: readonly PropertyEntry[]): GateUse {
  return { kind: "command", name, home, at, properties: new Map(properties) };
}

/** Git starts a hook by its name: under another one, the command runs at another time, or never. */
function gitHook(name: string, at: Place): PropertyEntry {
  return ["git hook", { text: name, at }];
}

/** Keys of a lefthook job, command or hook that decide neither whether its command runs nor what it runs. */
const harmlessOfLefthook = /^(?:name|run|jobs|commands|group|fail_text|priority|follow|parallel|stage_fixed)$/;

function lefthookUses({ node: file, refusal }: GateDocument, source: Source): readonly GateUse[] {
  const refused = refusalProperties(refusal, ({ span }) => ({ source, span }));
  const around = tableEntries(file).filter(({ name = "", value }) => value.kind !== "table" || name === "output");
  return tableEntries(file).flatMap(({ name: hook = "?", value }) =>
    value.kind === "table"
      ? jobsOf(value, hook, [...refused, ...keysOf(value, source), ...skipsIn(around, source)], source)
      : [],
  );
}

/** `skip_…` and `only…` at the top of the file reach every hook. */
function skipsIn(entries: Table["entries"], source: Source): readonly PropertyEntry[] {
  return entries.flatMap(({ name = "", key, value }) =>
    /skip|only|exclude|no_tty|rc$/.test(name) ? [keyProperty(name, value, { source, span: key.span })] : [],
  );
}

/** The commands of a hook, also those within groups. */
function jobsOf(table: Table, hook: string, around: readonly PropertyEntry[], source: Source): readonly GateUse[] {
  const jobs = entryOf(table, "jobs")?.value;
  const commands = entryOf(table, "commands")?.value;
  const items = [...(jobs?.kind === "list" ? jobs.items : []), ...tableEntries(commands).map(({ value }) => value)];
  return items.flatMap((job): readonly GateUse[] => {
    if (job.kind !== "table") return [];
    const inherited = [...around, ...keysOf(job, source)];
    const group = entryOf(job, "group")?.value;
    const nested = group?.kind === "table" ? jobsOf(group, hook, [...inherited, ...keysOf(group, source)], source) : [];
    const run = entryOf(job, "run")?.value;
    if (run?.kind !== "scalar") return nested;
    const at = { source, span: run.span };
    return [
      ...nested,
      ...commandsIn(run.text, at).map(({ properties }) =>
        useOf(`the command of the hook \`${hook}\``, hook, at, [...inherited, ...properties, gitHook(hook, at)]),
      ),
    ];
  });
}

function keysOf(table: Table, source: Source): readonly PropertyEntry[] {
  return table.entries.flatMap(({ name = "?", key, value }) =>
    harmlessOfLefthook.test(name) ? [] : [keyProperty(name, value, { source, span: key.span })],
  );
}

function keyProperty(name: string, value: Node, at: Place): PropertyEntry {
  return [`setting ${name}`, { text: textOf(value), at }];
}
