/** What Claude Code makes of one Markdown file in an agents directory. */
import { isEmptyValue, textOf, valueOf } from "../../parsers/node.ts";
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

/** `stem`: the file's name, by which a plugin's subagent goes that has no other; absent outside of plugins. */
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
  if (markdown.kind === "none") {
    return dropped(
      problemAt(
        top,
        source.text.trim() === "" ? "it is empty" : "it has no frontmatter and is a document to this host",
        "document",
      ),
    );
  }
  const readings = await everyReading(source.text, markdown);
  const { tables, fault, leniency } = readings;
  const [table] = tables;
  const body = markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
  if (markdown.kind === "unclosed" && !isMeant(readings))
    return dropped(problemAt(top, "it has no frontmatter and is a document to this host", "document"));
  const refused = reasonToDrop(readings, markdown);
  const lost = stem === undefined ? undefined : fault;
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

  const mended = lost
    ? problemAt(
        lost.span,
        `the frontmatter is no YAML, so this host may take the file without it: ${lost.message}`,
        "strict-readers",
      )
    : leniency
      ? problemAt(leniency.span, `the frontmatter is no YAML: ${leniency.message}`, "strict-readers")
      : markdown.kind === "fenced" && markdown.loose
        ? problemAt(markdown.loose, "the closing fence is longer than `---`", "strict-readers")
        : wrongTextOf(table, problemAt);
  return { verdict: { kind: "loaded" }, profile: profile(), ...(mended ? { leniency: mended } : {}) };

  function reasonToDrop(
    { tables: [first] }: Readings,
    { kind }: Markdown,
  ): { readonly span: Span; readonly message: string; readonly kind?: "document" } | undefined {
    if (markdown.kind === "misplaced") return { span: markdown.at, message: `the frontmatter ${markdown.because}` };
    const opening = { start: 0, end: 3 };
    if (kind === "unclosed") return { span: opening, message: "the frontmatter has no closing `---`" };
    if (fault && stem !== undefined) return undefined;
    if (fault) return { span: fault.span, message: `the frontmatter is no YAML: ${fault.message}` };
    const name = valueOf(first, "name");
    if (!name || isEmptyValue(name)) {
      if (!isMeant(readings))
        return { span: opening, message: "it has no `name` and is a document to this host", kind: "document" };
      if (stem === undefined)
        return { span: name?.span ?? opening, message: "it has no `name` and is a document to this host" };
    }
    const written = textOf(name) ?? "";
    if (name && written.startsWith("-")) return { span: name.span, message: "`name` begins with `-`" };
    if (name && written.includes(":")) return { span: name.span, message: "`name` contains `:`" };
    const description = valueOf(first, "description");
    if (!description || (description.kind === "scalar" && (description.value === null || description.value === ""))) {
      return { span: description?.span ?? name?.span ?? opening, message: "it has no `description`" };
    }
    const hooks = valueOf(first, "hooks");
    if (hooks?.kind === "list" && hooks.items.length === 0)
      return { span: hooks.span, message: "`hooks` is an empty list" };
    return undefined;
  }
}

/** A plugin's frontmatter that is no YAML may be left out as a whole, and the file taken for a profile without keys. */
function withNothing(readings: Readings): Readings {
  const [first] = readings.tables;
  return { ...readings, tables: [...readings.tables, { ...first, entries: [] }] };
}

function lostLimits(table: Readings["tables"][0], source: Source): Profile["ineffective"] {
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

/** The readings of a reader that closes at the first fence, and of one that looks further where that loads too. */
async function everyReading(text: string, markdown: Exclude<Markdown, { kind: "none" }>): Promise<Readings> {
  const readings = await readingsOf(text, markdown.front);
  const further =
    markdown.kind === "fenced" && markdown.further ? await readingsOf(text, markdown.further.front) : undefined;
  return further && !further.fault ? { ...readings, tables: [...readings.tables, ...further.tables] } : readings;
}

/** Whether somebody meant a profile: a document may have a title and a date, but no tools. */
function isMeant({ tables }: Readings): boolean {
  const keys = ["description", "tools", "disallowedTools", "allowed-tools", "permissionMode", "mcpServers", "hooks"];
  return tables.some((table) => keys.some((key) => valueOf(table, key) !== undefined));
}

function wrongTextOf(
  table: Readings["tables"][0],
  problemAt: (span: Span, message: string, kind: string) => Problem,
): Problem | undefined {
  for (const key of ["name", "description"]) {
    const node = valueOf(table, key);
    if (node && (node.kind !== "scalar" || typeof node.value !== "string")) {
      return problemAt(node.span, `\`${key}\` is no text`, "strict-readers");
    }
  }
  return undefined;
}
