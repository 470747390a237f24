/** What Factory makes of one Markdown file. */
import type { Fact } from "../../model/fact.ts";
import { bodyPrompt, textFact } from "../_kit/fields.ts";
import type { FileResult } from "../_kit/layers.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, jsonOf, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { type Ineffective, type Profile, union } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import { splitMarkdown, type Markdown, readFrontmatter } from "../../parsers/yaml/index.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { readTools, serversOf } from "./grants.ts";

/** The table of fields of the custom-droids page. What happens to other keys is UNVERIFIED. */
const knownKeys: KnownKeys = {
  keys: new Set("name description model reasoningEffort tools mcpServers".split(" ")),
  own: { tools: "tools" },
  ignores: false,
};

/** The host reports files that it refuses in its log. */
export async function droidsOf(source: Source): Promise<readonly FileResult[]> {
  const markdown = splitMarkdown(source.text);
  const problemAt = ({ message, span }: SyntaxProblem): Problem => ({ message, at: { source, span } });
  const top = { start: 0, end: 0 };
  if (markdown.kind === "none")
    return [
      {
        verdict: {
          kind: "dropped",
          problem: { message: "it has no frontmatter", at: { source, span: top }, kind: "document" },
        },
      },
    ];
  const { tables, fault } = await readFrontmatter(source.text, markdown.front);
  const body = markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
  const refusal =
    fenceFault(markdown) ??
    (fault
      ? { ...fault, message: `the frontmatter is no YAML: ${fault.message}` }
      : refusalOf(tables[0], source, body));
  const [first, ...others] = tables.map((table, i) => readProfile(table, source, body, !refusal && i === 0));
  const profile = first && others.reduce(union, first);
  return [
    {
      verdict: refusal ? { kind: "rejected", problem: problemAt(refusal) } : { kind: "loaded" },
      ...(profile ? { profile } : {}),
    },
  ];
}

function fenceFault(markdown: Exclude<Markdown, { kind: "none" }>): SyntaxProblem | undefined {
  if (markdown.kind === "misplaced")
    return { kind: "problem", message: `the frontmatter ${markdown.because}`, span: markdown.at };
  return markdown.kind === "unclosed"
    ? { kind: "problem", message: "the frontmatter has no closing `---`", span: { start: 0, end: 3 } }
    : undefined;
}

function refusalOf(table: Table, source: Source, body: Span): SyntaxProblem | undefined {
  const name = valueOf(table, "name");
  const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });
  if (!name || isEmptyValue(name))
    return problem("it has no `name`", name?.span ?? { start: table.span.start, end: table.span.start });
  if (!/^[a-z0-9-_]+$/.test(textOf(name) ?? ""))
    return problem("`name` is not of lower-case letters, digits, `-` and `_`", name.span);
  return source.text.slice(body.start, body.end).trim() === "" ? problem("it has no prompt", body) : undefined;
}

function readProfile(table: Table, source: Source, body: Span, loads: boolean): Profile {
  const named = valueOf(table, "name");
  const home: Place = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const name = text("name");
  const { grants, ineffective } = readTools(table, source, home);
  const servers = serversOf(table, source, home);
  return profileFrom({
    home,
    name,
    description: text("description"),
    model: text("model"),
    grants,
    extraGrants: servers.grants,
    servers: servers.names.map(({ name: server, at }) => ({ name: server, kind: "reference", value: server, at })),
    bypasses: unhonouredModesIn(table, source, knownKeys),
    ineffective: [...unknownKeysIn(table, source, knownKeys), ...ineffective, ...idleEffort(table, source)],
    prompt: bodyPrompt(source, body),
    native: loads ? jsonOf(table) : undefined,
  });
}

/** The session's model decides how much it thinks. */
function idleEffort(table: Table, source: Source): readonly Ineffective[] {
  const effort = valueOf(table, "reasoningEffort");
  const model = valueOf(table, "model");
  if (!effort || isEmptyValue(effort) || (model && !isEmptyValue(model) && textOf(model) !== "inherit")) return [];
  return [
    {
      kind: "value",
      what: "reasoningEffort",
      because: "it counts only beside a `model` of the droid's own",
      at: { source, span: effort.span },
    },
  ];
}
