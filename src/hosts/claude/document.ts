/** Reads one Markdown file of an agents directory. */
import { isEmptyValue, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Item, Problem } from "../../model/load.ts";
import { memoize } from "../_kit/memoize.ts";
import type { Profile } from "../../model/profile.ts";
import { splitMarkdown, type Markdown } from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { readProfile } from "./profile.ts";
import { type Readings, readingsOf } from "./alternatives.ts";

/** An item without its layer and files. */
export type Agent = Pick<Item, "profile" | "leniency"> & {
  readonly verdict: { readonly kind: "loaded" } | { readonly kind: "dropped"; readonly problem: Problem };
};

const subagents = memoize((source: Source) => readAgent(source));

/** `stem`: the file's name, which names a plugin's subagent without a `name`; absent outside of plugins. */
export function agentOf(source: Source, stem?: string): Promise<Agent> {
  return stem === undefined ? subagents(source) : readAgent(source, stem);
}

async function readAgent(source: Source, stem?: string): Promise<Agent> {
  const markdown = splitMarkdown(source.text);
  const problemAt = (span: Span, message: string, kind?: string): Problem => ({
    message,
    at: { source, span },
    ...(kind === undefined ? {} : { kind }),
  });
  const dropped = (problem: Problem, profile?: Profile): Agent => ({
    verdict: { kind: "dropped", problem },
    ...(profile ? { profile } : {}),
  });
  const top = { start: 0, end: 0 };
  const isDocument = "it has no frontmatter and is a document to this host";
  if (markdown.kind === "none")
    return dropped(problemAt(top, source.text.trim() === "" ? "it is empty" : isDocument, "document"));
  const readings = await everyReading(source.text, markdown);
  const [table] = readings.tables;
  const body = markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
  if (markdown.kind === "unclosed" && !isMeant(readings)) return dropped(problemAt(top, isDocument, "document"));
  const refused = reasonToDrop(readings, markdown, stem);
  const lost = stem === undefined ? undefined : readings.fault;
  const profile = (): Profile => {
    const read = readProfile(
      lost ? withNothing(readings) : readings,
      source,
      body,
      refused === undefined,
      stem !== undefined,
    );
    return lost ? { ...read, ineffective: [...read.ineffective, ...lostLimits(table, source)] } : read;
  };
  if (refused)
    return refused.kind === "document"
      ? dropped(problemAt(refused.span, refused.message, refused.kind))
      : dropped(problemAt(refused.span, refused.message), profile());
  const lenient = leniencyOf(readings, markdown, lost);
  const leniency = lenient && problemAt(lenient.span, lenient.message, "strict-readers");
  return { verdict: { kind: "loaded" }, profile: profile(), ...(leniency ? { leniency } : {}) };
}

interface Reason {
  readonly span: Span;
  readonly message: string;
  /** `document`: the file does not look like a profile. */
  readonly kind?: "document";
}

type WithFrontmatter = Exclude<Markdown, { kind: "none" }>;

/** The first reason why the host drops the file, in the host's own order. A plugin's file is read without frontmatter that is no YAML. */
function reasonToDrop(readings: Readings, markdown: WithFrontmatter, stem: string | undefined): Reason | undefined {
  if (markdown.kind === "misplaced") return { span: markdown.at, message: `the frontmatter ${markdown.because}` };
  if (markdown.kind === "unclosed") return { span: opening, message: "the frontmatter has no closing `---`" };
  const { fault } = readings;
  if (fault)
    return stem === undefined
      ? { span: fault.span, message: `the frontmatter is no YAML: ${fault.message}` }
      : undefined;
  const [table] = readings.tables;
  return missingName(table, readings, stem) ?? forbiddenName(table) ?? missingDescription(table) ?? emptyHooks(table);
}

const opening: Span = { start: 0, end: 3 };

function missingName(table: Table, readings: Readings, stem: string | undefined): Reason | undefined {
  const name = valueOf(table, "name");
  if (name && !isEmptyValue(name)) return undefined;
  const message = "it has no `name` and is a document to this host";
  if (!isMeant(readings)) return { span: opening, message, kind: "document" };
  return stem === undefined ? { span: name?.span ?? opening, message } : undefined;
}

function forbiddenName(table: Table): Reason | undefined {
  const name = valueOf(table, "name");
  const written = textOf(name) ?? "";
  if (name && written.startsWith("-")) return { span: name.span, message: "`name` begins with `-`" };
  return name && written.includes(":") ? { span: name.span, message: "`name` contains `:`" } : undefined;
}

function missingDescription(table: Table): Reason | undefined {
  const description = valueOf(table, "description");
  const isMissing =
    !description || (description.kind === "scalar" && (description.value === null || description.value === ""));
  const span = description?.span ?? valueOf(table, "name")?.span ?? opening;
  return isMissing ? { span, message: "it has no `description`" } : undefined;
}

function emptyHooks(table: Table): Reason | undefined {
  const hooks = valueOf(table, "hooks");
  return hooks?.kind === "list" && hooks.items.length === 0
    ? { span: hooks.span, message: "`hooks` is an empty list" }
    : undefined;
}

/** What a strict reader of the same file would refuse. */
function leniencyOf(
  { tables: [table], leniency }: Readings,
  markdown: WithFrontmatter,
  lost: Readings["fault"],
): Reason | undefined {
  if (lost)
    return {
      span: lost.span,
      message: `the frontmatter is no YAML, so this host may take the file without it: ${lost.message}`,
    };
  if (leniency) return { span: leniency.span, message: `the frontmatter is no YAML: ${leniency.message}` };
  return markdown.kind === "fenced" && markdown.loose
    ? { span: markdown.loose, message: "the closing fence is longer than `---`" }
    : wrongTextOf(table);
}

/** The host may skip a plugin's frontmatter that is no YAML, and read the file as a profile without keys. */
function withNothing(readings: Readings): Readings {
  const [first] = readings.tables;
  return { ...readings, tables: [...readings.tables, { ...first, entries: [] }] };
}

function lostLimits(table: Table, source: Source): Profile["ineffective"] {
  return table.entries.flatMap(({ name = "", value: { span } }) =>
    name === "tools" || name === "disallowedTools"
      ? [
          {
            kind: "limit" as const,
            what: name,
            because: "the frontmatter is no YAML, so this host may load the subagent without it",
            at: { source, span },
          },
        ]
      : [],
  );
}

/** The readings of a reader that ends the frontmatter at the first fence, and of one that ends it later where that loads too. */
async function everyReading(text: string, markdown: WithFrontmatter): Promise<Readings> {
  const readings = await readingsOf(text, markdown.front);
  const further =
    markdown.kind === "fenced" && markdown.further ? await readingsOf(text, markdown.further.front) : undefined;
  return further && !further.fault ? { ...readings, tables: [...readings.tables, ...further.tables] } : readings;
}

/** Whether the author meant a profile: a document may have a title and a date, but no tools. */
function isMeant({ tables }: Readings): boolean {
  const keys = ["description", "tools", "disallowedTools", "allowed-tools", "permissionMode", "mcpServers", "hooks"];
  return tables.some((table) => keys.some((key) => valueOf(table, key) !== undefined));
}

function wrongTextOf(table: Table): Reason | undefined {
  for (const key of ["name", "description"]) {
    const node = valueOf(table, key);
    if (node && (node.kind !== "scalar" || typeof node.value !== "string"))
      return { span: node.span, message: `\`${key}\` is no text` };
  }
  return undefined;
}
