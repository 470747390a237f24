/** What Cursor makes of one Markdown file. */
import { capabilities, type Capability } from "../../model/capability.ts";
import { type Fact, implied, known, stated } from "../../model/fact.ts";
import { bodyPrompt, textFact } from "../_kit/fields.ts";
import type { Item, Problem } from "../../model/load.ts";
import { isEmptyValue, jsonOf, maxValues, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { nameOf, stemOf } from "../../repo/path.ts";
import { type Grant, type Ineffective, type Profile, union } from "../../model/profile.ts";
import { asForeignFile, type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import { splitMarkdown, readFrontmatter } from "../../parsers/yaml/index.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";

/** An item without its layer and files. */
export type Agent = Pick<Item, "profile" | "leniency" | "verdict">;

/** Fields of the subagents page. That other keys are ignored is known for `tools` and UNVERIFIED in general. */
const keys: KnownKeys = {
  keys: new Set(["name", "description", "model", "readonly", "is_background"]),
  own: {},
  ignores: false,
};

/** `isOwn`: the file lies in Cursor's own folder; in others it is written for another host. `path` is the way to it. */
export async function agentOf(source: Source, path: string, isOwn: boolean): Promise<Agent> {
  const { text } = source;
  const at = (span: Span): Place => ({ source, span });
  const top = { start: 0, end: 0 };
  const document = (message: string): Agent => ({
    verdict: { kind: "dropped", problem: { message, at: at(top), kind: "document" } },
  });
  const loaded = (tables: readonly [Table, ...Table[]], body: Span, problem?: Problem): Agent => ({
    verdict: { kind: "loaded" },
    profile: readProfile(tables, source, body, path, isOwn),
    ...(problem ? { leniency: problem } : {}),
  });
  const strict = (message: string, span: Span): Problem => ({ message, at: at(span), kind: "strict-readers" });
  const markdown = splitMarkdown(text);
  const empty: Table = { kind: "table", span: top, entries: [] };

  if (markdown.kind === "none") {
    if (!isOwn || text.trim() === "" || nameOf(path) === "README.md")
      return document(text.trim() === "" ? "it is empty" : "it has no frontmatter and is a document to this host");
    return loaded(
      [empty],
      { start: 0, end: text.length },
      strict("it has no frontmatter, and this host may take it for a document", top),
    );
  }
  const { tables, fault } = await readFrontmatter(text, markdown.front);
  // A reader that refuses the frontmatter may still take the body.
  const all: readonly [Table, ...Table[]] =
    markdown.kind === "misplaced"
      ? [empty, ...tables]
      : markdown.kind === "unclosed" || fault
        ? [...tables, empty]
        : tables;
  const body =
    markdown.kind === "fenced"
      ? markdown.body
      : markdown.kind === "unclosed"
        ? { start: text.length, end: text.length }
        : { start: 0, end: text.length };
  if (!isOwn && !valueOf(tables[0], "name") && !valueOf(tables[0], "description"))
    return document("it has no `name` and is a document to this host");
  if (markdown.kind === "misplaced")
    return loaded(all, body, strict(`the frontmatter ${markdown.because}`, markdown.at));
  if (markdown.kind === "unclosed")
    return loaded(all, body, strict("the frontmatter has no closing `---`", { start: 0, end: 3 }));
  if (fault) return loaded(all, body, strict(`the frontmatter is no YAML: ${fault.message}`, fault.span));
  return loaded(
    all,
    body,
    markdown.loose ? strict("the closing fence is longer than `---`", markdown.loose) : undefined,
  );
}

function readProfile(
  [first, ...others]: readonly [Table, ...Table[]],
  source: Source,
  body: Span,
  path: string,
  isOwn: boolean,
): Profile {
  const profile = oneReading(first, source, body, path, isOwn);
  return others.reduce<Profile>((sum, table) => union(sum, oneReading(table, source, body, path, isOwn)), profile);
}

function oneReading(table: Table, source: Source, body: Span, path: string, isOwn: boolean): Profile {
  const home: Place = { source, span: { start: table.span.start, end: table.span.start } };
  const written = textFact(valueOf(table, "name"), source, home);
  const name =
    written.state === "missing" || known(written)?.trim() === ""
      ? implied(stemOf(path), home, "the file's name is its name")
      : written;
  const { grants, ineffective } = readTools(table, source, home);
  const budget = { left: maxValues };
  return profileFrom({
    home,
    name,
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    grants,
    bypasses: isOwn ? unhonouredModesIn(table, source, keys) : [],
    ineffective: [
      ...unknownKeysIn(table, source, keys).map((stray) => (isOwn ? stray : asForeignFile(stray))),
      ...ineffective,
    ],
    prompt: bodyPrompt(source, body),
    native: Object.fromEntries(
      table.entries.flatMap(({ name: key, value }) =>
        key !== undefined && keys.keys.has(key) ? [[key, jsonOf(value, budget)] as const] : [],
      ),
    ),
  });
}

/** What a read-only subagent keeps: writing, and the tools of servers, are gone; commands that change nothing run. */
const readOnly: readonly (readonly [capability: Capability, scope: string | null])[] = [
  ["read", null],
  ["execute", "commands that change nothing"],
  ["network", null],
  ["delegate", null],
];

function readTools(
  table: Table,
  source: Source,
  home: Place,
): { readonly grants: Fact<readonly Grant[]>; readonly ineffective: readonly Ineffective[] } {
  const node = valueOf(table, "readonly");
  const at = node ? { source, span: node.span } : home;
  if (node?.kind === "scalar" && node.value === true)
    return {
      grants: stated(
        readOnly.map(([capability, scope]) => ({ tool: "readonly", capability, scope, at })),
        at,
      ),
      ineffective: [],
    };
  const everything = capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
  const isOff = !node || isEmptyValue(node) || (node.kind === "scalar" && node.value === false);
  const because = valueOf(table, "tools")
    ? "without `readonly: true` a subagent has every tool of its parent, whatever `tools` says"
    : "without `readonly: true` a subagent has every tool of its parent";
  return {
    grants: implied(everything, at, because),
    ineffective: isOff
      ? []
      : [
          {
            kind: "limit",
            what: `readonly: ${textOf(node) ?? "…"}`,
            because: "it is not `true`, so this host may read it as false",
            at,
          },
        ],
  };
}
