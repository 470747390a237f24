/** What goose makes of one Markdown file: a name, a description, a model and a prompt. */
import type { Capability } from "../../capability.ts";
import { type Fact, implied, known, missing } from "../../fact.ts";
import { bodyPrompt, textFact } from "../../fields.ts";
import type { Made } from "../../flat.ts";
import type { Problem } from "../../load.ts";
import { isNothing, jsonOf, type Table, valueOf } from "../../node.ts";
import { type Profile, union } from "../../profile.ts";
import { inPassing, type KnownKeys, straysIn, unhonouredIn } from "../../strays.ts";
import { documentOf, type Markdown, readFront } from "../../syntaxes/yaml/index.ts";
import type { Place, Source, Span } from "../../text.ts";

/** `AgentMetadata` of the host's source, which takes no notice of other keys. */
const keys: KnownKeys = { keys: new Set(["name", "description", "model"]), own: {}, ignores: true };

/** A delegate has every extension of its session; it starts no others. */
export const powers: readonly Capability[] = ["read", "write", "execute", "network", "external"];

export async function agentsOf(source: Source, _path: string, isOwn: boolean): Promise<readonly Made[]> {
  const markdown = documentOf(source.text);
  const dropped = (span: Span, message: string, kind?: string): Problem => ({ message, at: { source, span }, ...(kind === undefined ? {} : { kind }) });
  const made = (problem: Problem, profile?: Profile): readonly Made[] => [{ verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) }];
  const top = { start: 0, end: 0 };
  if (markdown.kind === "none") return made(dropped(top, "it has no frontmatter and is a document to this host", "document"));
  const { tables, fault } = await readFront(source.text, markdown.front);
  const [table] = tables;
  const name = valueOf(table, "name");
  const profile = tables.map((one) => profileOf(one, source, bodyOf(markdown, source), isOwn)).reduce(union);
  if (markdown.kind === "unclosed") return made(dropped({ start: 0, end: 3 }, "the frontmatter has no closing `---`"), profile);
  if (fault) return made(dropped(fault.span, `the frontmatter is no YAML: ${fault.message}`), profile);
  if (!name || isNothing(name)) return made(dropped(name?.span ?? top, "it has no `name`, and the host leaves it out without a word", valueOf(table, "description") ? undefined : "document"), profile);
  if (name.kind !== "scalar" || typeof name.value !== "string") return made(dropped(name.span, "`name` is no text"), profile);
  const wrong = ["description", "model"].map((key) => valueOf(table, key)).find((node) => node && !(node.kind === "scalar" && (typeof node.value === "string" || node.value === null)));
  if (wrong) return made(dropped(wrong.span, "it is no text where the host wants one"), profile);
  const strict = markdown.kind === "misplaced" ? dropped(markdown.at, `the frontmatter ${markdown.because}`, "strict-readers") : undefined;
  return [{ verdict: { kind: "loaded" }, profile, ...(strict && isOwn ? { leniency: strict } : {}) }];
}

function bodyOf(markdown: Exclude<Markdown, { kind: "none" }>, source: Source): Span {
  return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}

function profileOf(table: Table, source: Source, body: Span, isOwn: boolean): Profile {
  const home: Place = { source, span: { start: table.span.start, end: table.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const name = text("name");
  const because = valueOf(table, "tools") ? "a delegate has every extension of its session, whatever `tools` says" : "a delegate has every extension of its session";
  return {
    name,
    identity: known(name),
    description: text("description"),
    model: text("model"),
    permissionMode: missing(home),
    grants: implied(powers.map((capability) => ({ tool: "*", capability, scope: null, at: home })), home, because),
    denied: [],
    extraGrants: [],
    hooks: [],
    servers: [],
    paths: [],
    bypasses: isOwn ? unhonouredIn(table, source, keys) : [],
    ineffective: straysIn(table, source, keys).map((stray) => (isOwn ? stray : inPassing(stray))),
    prompt: bodyPrompt(source, body),
    native: jsonOf(table),
  };
}
