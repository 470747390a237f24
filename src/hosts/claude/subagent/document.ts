/** Reads one Markdown file of an agents directory. */
import { isText, type Node, type Table, type TextScalar, valueOf } from "../../../parsers/node.ts";
import type { Item, Leniency, Problem } from "../../../model/load.ts";
import { memoize } from "../../_kit/memoize.ts";
import type { Ineffective, Profile } from "../../../model/profile.ts";
import { splitMarkdown } from "../../../parsers/yaml/index.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { cutsIn } from "../cuts.ts";
import { isOlder, newest } from "../editions.ts";
import { type Parts, partsOf, type Readings, readingsOf } from "./frontmatter.ts";
import { lostGuardIn } from "../hooks/lost-guards.ts";
import { readProfile } from "./profile.ts";
import { noClosingFence } from "../../_kit/profiles/no-fence.ts";

/** An item without its layer and files. */
export type Agent = Pick<Item, "profile" | "leniency"> & {
  readonly verdict: { readonly kind: "loaded" } | { readonly kind: "dropped"; readonly problem: Problem };
};

/** How a file is read. */
export interface Reader {
  readonly edition: string;
  /** The file's name without its ending, which names a plugin's subagent; absent outside of plugins. */
  readonly stem?: string;
}

const readers: ReadonlyMap<string, (source: Source) => Promise<Agent>> = new Map(
  [newest, "2.1"].map((edition) => [edition, memoize((source: Source) => readAgent(source, { edition }))]),
);

/** Reads one source once for each edition; in a plugin every time, since the file's name counts there. */
export function agentOf(source: Source, reader: Reader): Promise<Agent> {
  const memoized = reader.stem === undefined ? readers.get(reader.edition) : undefined;
  return memoized ? memoized(source) : readAgent(source, reader);
}

const loaded = { kind: "loaded" } as const;
const isDocument = "it has no frontmatter, so it counts as a document";
/** The place of the opening fence. */
const top: Span = { start: 0, end: 3 };

async function readAgent(source: Source, reader: Reader): Promise<Agent> {
  const parts = partsOf(source.text);
  if (parts) return readParts(source, parts, reader);
  return reader.stem === undefined ? withoutFrontmatter(source, reader) : { verdict: loaded, profile: allOf(source) };
}

/** A plugin's file without frontmatter: all of it is the prompt of a subagent with every tool. */
function allOf(source: Source): Profile {
  return readProfile(nothingRead, source, { start: 0, end: source.text.length }, { edition: newest, loads: true });
}

const nothingRead: Readings = { tables: [{ kind: "table", span: { start: 0, end: 0 }, entries: [] }] };

/** A file in which Claude Code finds no frontmatter. What looks like one is read, so that its faults are found. */
async function withoutFrontmatter(source: Source, { edition }: Reader): Promise<Agent> {
  const { text } = source;
  const dropped = (span: Span, message: string, kind?: string): Agent["verdict"] => ({
    kind: "dropped",
    problem: { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) },
  });
  const markdown = splitMarkdown(text);
  const nothing: Span = { start: 0, end: 0 };
  if (markdown.kind === "none" || markdown.kind === "fenced")
    return { verdict: dropped(nothing, text.trim() === "" ? "it is empty" : isDocument, "document") };
  const readings = await readingsOf(text, markdown.front, edition);
  if (markdown.kind === "unclosed" && !isMeant(readings)) return { verdict: dropped(nothing, isDocument, "document") };
  const body = { start: markdown.front.end, end: text.length };
  return {
    verdict:
      markdown.kind === "unclosed"
        ? dropped(top, noClosingFence)
        : dropped(markdown.at, `the frontmatter ${markdown.because}`),
    profile: readProfile(readings, source, body, { edition, loads: false }),
  };
}

async function readParts(source: Source, parts: Parts, { edition, stem }: Reader): Promise<Agent> {
  const readings = await readingsOf(source.text, parts.front, edition);
  const inPlugin = stem !== undefined;
  const refused = reasonToDrop(readings, edition, inPlugin);
  const problem = (reason: Reason): Leniency => ({
    message: reason.message,
    at: { source, span: reason.span },
    ...(reason.kind ? { kind: reason.kind } : {}),
    ...(reason.as ? { as: reason.as } : {}),
  });
  if (refused?.kind === "document") return { verdict: { kind: "dropped", problem: problem(refused) } };
  const lost = inPlugin && readings.fault !== undefined;
  const read = readProfile(lost ? nothingRead : readings, source, parts.body, {
    edition,
    loads: refused === undefined,
    inPlugin,
  });
  const further = [...cutsIn(source, parts), ...(lost ? lostLimits(readings.tables[0], source) : [])];
  const profile = further.length === 0 ? read : { ...read, ineffective: [...further, ...read.ineffective] };
  if (refused) return { verdict: { kind: "dropped", problem: problem(refused) }, profile };
  const lenient = leniencyOf(readings, source, parts, lost);
  return {
    verdict: loaded,
    profile,
    ...(lenient ? { leniency: { ...problem(lenient), kind: "strict-readers" } } : {}),
  };
}

interface Reason {
  readonly span: Span;
  readonly message: string;
  /** `document`: the file does not look like a profile. */
  readonly kind?: "document";
  readonly as?: string;
}

/** Why every version of the edition drops the file. A plugin's file is always loaded. */
function reasonToDrop(readings: Readings, edition: string, inPlugin: boolean): Reason | undefined {
  if (inPlugin) return undefined;
  const { fault, tables } = readings;
  if (fault) return { span: fault.span, message: `the frontmatter is not valid YAML: ${fault.message}` };
  const reasons = tables.map((table) => reasonIn(table, readings, edition));
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

function reasonIn(table: Table, readings: Readings, edition: string): Reason | undefined {
  const reason = missingName(table, readings) ?? missingDescription(table);
  if (reason || isOlder(edition)) return reason;
  return forbiddenName(table) ?? lostGuardIn(table, "profile");
}

function missingName(table: Table, readings: Readings): Reason | undefined {
  const name = valueOf(table, "name");
  if (isFilledText(name)) return undefined;
  if (!isMeant(readings))
    return { span: top, message: "it has no `name`, so it counts as a document", kind: "document" };
  const message = isMissing(name) ? "it has no `name`" : "`name` is not text; put it in quotes";
  return { span: name?.span ?? top, message };
}

function missingDescription(table: Table): Reason | undefined {
  const description = valueOf(table, "description");
  if (isFilledText(description)) return undefined;
  const message = isMissing(description) ? "it has no `description`" : "`description` is not text; put it in quotes";
  return { span: description?.span ?? valueOf(table, "name")?.span ?? top, message };
}

/** The longest name, in UTF-16 units. */
const longestName = 256;

/** Versions before 2.1.267 do not have all of these rules: 2.1.112 has none. */
function forbiddenName(table: Table): Reason | undefined {
  const name = valueOf(table, "name");
  if (!isFilledText(name)) return undefined;
  const { text, span } = name;
  if (text.startsWith("-")) return { span, message: "`name` begins with `-`" };
  const colon = /[:\ufe13\ufe55\uff1a]/.exec(text)?.[0];
  if (colon) return { span, message: `\`name\` contains \`${colon}\`` };
  return text.length > longestName ? { span, message: `\`name\` is longer than ${longestName} characters` } : undefined;
}

function isFilledText(node: Node | undefined): node is TextScalar {
  return isText(node) && node.value !== "";
}

function isMissing(node: Node | undefined): boolean {
  return !node || (node.kind === "scalar" && (node.value === null || node.value === ""));
}

/** What a strict reader of the same file would refuse. */
function leniencyOf(
  { leniency, fault }: Readings,
  { text }: Source,
  { fence }: Parts,
  lost: boolean,
): Reason | undefined {
  if (lost && fault)
    return {
      span: fault.span,
      message: `the frontmatter is not valid YAML: ${fault.message}`,
      as: "without its frontmatter, so with every tool",
    };
  if (leniency) return { span: leniency.span, message: `the frontmatter is not valid YAML: ${leniency.message}` };
  const longer = /-*/y;
  longer.lastIndex = fence.end;
  const more = longer.exec(text)?.[0].length ?? 0;
  return more > 0
    ? { span: { start: fence.start, end: fence.end + more }, message: "the closing fence is longer than `---`" }
    : undefined;
}

function lostLimits(table: Table, source: Source): readonly Ineffective[] {
  return table.entries.flatMap(({ name = "", value: { span } }) =>
    name === "tools" || name === "disallowedTools"
      ? [
          {
            kind: "limit" as const,
            what: name,
            because: "the frontmatter is not valid YAML, so Claude Code loads the subagent without it",
            at: { source, span },
            cause: "frontmatter",
          },
        ]
      : [],
  );
}

/** Whether the author meant a profile: a document may have a title and a date, but no tools. */
function isMeant({ tables }: Readings): boolean {
  const keys = ["description", "tools", "disallowedTools", "allowed-tools", "permissionMode", "mcpServers", "hooks"];
  return tables.some((table) => keys.some((key) => valueOf(table, key) !== undefined));
}
