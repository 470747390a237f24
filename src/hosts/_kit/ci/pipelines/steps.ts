/** Finds the scripts in a document of a pipeline, each with the variables of the mappings around it. */
import type { Problem } from "../../../../model/load.ts";
import { type Entry, entryOf, type Node, type Table, tableEntries, textOf, valueOf } from "../../../../parsers/node.ts";
import { withMergeKeys } from "../../../../parsers/yaml/gitlab.ts";
import type { Source, Span } from "../../../../repo/text.ts";
import { commandsIn } from "../shell.ts";
import type { Variables } from "../word.ts";
import type { Step } from "../step.ts";
import type { PipelineKind } from "./kinds.ts";

/** The most that the scripts of one file may come to, in characters; each of their variables counts as some. */
const mostCharacters = 2_000_000;
const charactersOfVariable = 20;

/** Scalars under these keys only describe. */
const describing = /^(?:name|description|title|label|id|image|if|when|message|key|stage|alias|url|uses|repo|rev)$/;

/** Reads the steps of one file, as far as they are not more than can be checked. */
export class StepReader {
  readonly steps: Step[] = [];
  /** Where the file came to more than is checked. */
  excess: Span | undefined;
  readonly #kind: PipelineKind;
  readonly #source: Source;
  #left = mostCharacters;
  /** What a text at a place is run with: jobs that take it over run it alike. */
  readonly #known = new Map<string, Map<number, Set<Variables>>>();
  readonly #variables = new Map<string, Variables>();
  /** Jobs may share the node of a script. */
  readonly #scripts = new WeakMap<Node, readonly Written[]>();

  constructor(kind: PipelineKind, source: Source) {
    this.#kind = kind;
    this.#source = source;
  }

  /** What else is in the file counts too. */
  get problem(): Problem | undefined {
    return (
      this.excess && {
        message: "runs more commands than are checked, or the same ones too often; run fewer in one file",
        at: { source: this.#source, span: this.excess },
      }
    );
  }

  /** Adds a step for each mapping that has a script, with the variables of all mappings around it. */
  below(node: Node, around: Variables): void {
    if (this.excess) return;
    if (node.kind === "scalar") return;
    if (node.kind === "list") {
      for (const item of node.items) this.#inside(item, around);
      return;
    }
    const table = this.#kind.isGitlab ? withMergeKeys(node) : withWrittenKeys(node);
    const variables = this.#variablesIn(table, around);
    const isNoCommand = this.#kind.isSplit && /^(?:pygrep|fail)$/.test(textOf(valueOf(table, "language")) ?? "");
    for (const entry of table.entries)
      if (!this.#kind.scripts?.test(entry.name ?? "")) {
        if (!describing.test(entry.name ?? "")) this.#inside(entry.value, variables);
      } else if (!isNoCommand) this.#script(entry, table, variables);
  }

  /** The same object for equal variables: jobs that take over a script run it alike where theirs are equal. */
  #variablesIn(table: Table, around: Variables): Variables {
    const variables = variablesIn(table, around);
    if (variables === around) return around;
    this.#left -= variables.size * charactersOfVariable;
    const key = JSON.stringify([...variables]);
    const known = this.#variables.get(key) ?? variables;
    this.#variables.set(key, known);
    return known;
  }

  /** Adds a step that runs this text. */
  add(text: string, span: Span, variables: Variables): void {
    const places = this.#known.get(text) ?? new Map<number, Set<Variables>>();
    const known = places.get(span.start) ?? new Set();
    if (text === "" || known.has(variables)) return;
    this.#known.set(text, places.set(span.start, known.add(variables)));
    this.#left -= text.length + variables.size * charactersOfVariable;
    if (this.#left < 0) this.excess ??= span;
    else this.steps.push(scriptStep(this.#kind, this.#source, span, text, variables));
  }

  #script(entry: Entry, table: Table, variables: Variables): void {
    if (this.#kind.isForContainers && entry.value.kind === "table") {
      for (const one of entry.value.entries) this.#script(one, table, variables);
      return;
    }
    this.#tablesIn(entry.value, variables);
    const hasArguments = valueOf(table, "args") !== undefined;
    const known = hasArguments ? undefined : this.#scripts.get(entry.value);
    const scripts = known ?? this.#scriptsOf(entry, table);
    if (!hasArguments) this.#scripts.set(entry.value, scripts);
    for (const { text, span } of scripts) this.add(text, span, variables);
  }

  #scriptsOf(entry: Entry, table: Table): readonly Written[] {
    const { isSplit, isForContainers, paths } = this.#kind;
    if (paths?.test(entry.name ?? "")) return startOfFile(entry, table);
    if (isSplit) return splitEntry(entry, table);
    const { value } = entry;
    if (!isForContainers || value.kind !== "list") return scriptsOf(entry, table);
    return [{ text: linesIn(value).map(quoted).join(" "), span: value.span }];
  }

  /** A script may be a mapping, or have some among its lines. */
  #tablesIn(node: Node, around: Variables): void {
    if (node.kind === "table") this.below(node, around);
    else if (node.kind === "list") for (const item of node.items) this.#tablesIn(item, around);
  }

  /** A value that is a command may be put into a script by its name. */
  #inside(node: Node, around: Variables): void {
    if (--this.#left < 0) this.excess ??= node.span;
    if (this.excess) return;
    if (node.kind !== "scalar") this.below(node, around);
    else if (/^\s*[\w@./-]+\s[^]*--?\w/.test(node.text)) this.add(node.text, node.span, around);
  }
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

interface Written {
  readonly text: string;
  readonly span: Span;
}

/** The lines of a script with the arguments behind it, and, where it may be the words of one command, these words. */
function scriptsOf({ value }: Entry, table: Table): readonly Written[] {
  const lines = linesIn(value);
  const args = valueOf(table, "args");
  const span = args ? around(value.span, args.span) : value.span;
  const text = [lines.join("\n"), ...(args?.kind === "list" ? linesIn(args).map(quoted) : linesIn(args))].join(" ");
  const isOneCommand = value.kind === "list" && lines.length > 1 && !/\s/.test(lines[0] ?? "");
  return isOneCommand
    ? [
        { text, span },
        { text: lines.map(quoted).join(" "), span },
      ]
    : [{ text, span }];
}

/** The words of an entry that no shell reads, and its arguments: quotes count, and nothing else does. */
function splitEntry({ value }: Entry, table: Table): readonly Written[] {
  const args = valueOf(table, "args");
  const [words = []] = commandsIn(
    linesIn(value)
      .join(" ")
      .replace(/(^|\s)#/g, "$1\\#"),
    new Map(),
    true,
  );
  const text = [...words.map((word) => word.text), ...linesIn(args)].map(quoted).join(" ");
  return [{ text, span: args ? around(value.span, args.span) : value.span }];
}

/** A file is named as Windows does too, and no program of the machine is meant. */
function startOfFile({ value }: Entry, table: Table): readonly Written[] {
  const path = linesIn(value).join(" ").trim().replaceAll("\\", "/");
  const words = textOf(entryOf(table, "arguments")?.value) ?? "";
  const text = `${/^[^/]*$/.test(path) ? "./" : ""}${path}`;
  return path === "" ? [] : [{ text: `${spaceless(text)} ${words}`.trim(), span: value.span }];
}

function spaceless(path: string): string {
  return /\s/.test(path) ? quoted(path) : path;
}

function around(one: Span, other: Span): Span {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/** One word of a shell. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** A mapping with what its merge keys bring, where a written key counts before a merged one, as YAML has it. */
function withWrittenKeys(table: Table): Table {
  const written = table.entries.filter(({ name }) => name !== "<<");
  if (written.length === table.entries.length) return table;
  const names = new Set(written.map(({ name }) => name));
  const merged = withMergeKeys(table).entries.filter(({ name }) => name !== "<<" && !names.has(name));
  return { ...table, entries: [...merged, ...written] };
}

/** The texts of a list, and of the lists in it. */
function linesIn(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  if (node.kind === "list") return node.items.flatMap(linesIn);
  return node.kind === "scalar" ? [node.text] : [];
}

const variableKeys = /^(?:variables|env|environment|containerEnv|remoteEnv)$/;

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
