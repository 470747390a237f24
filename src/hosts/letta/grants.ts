/** What `tools` gives: names in a text with commas, in exactly this case. All else gives every tool, or nothing. */
import { implied, stated } from "../../model/fact.ts";
import type { Fix } from "../../model/fix.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { entryOf, type List, type Scalar, type Table } from "../../parsers/node.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { grantEach, nearName, type ToolGrants } from "../_kit/profiles/tools.ts";
import { limitKindOf } from "../_kit/profiles/unknown-keys.ts";
import { type Document, textIn } from "./document.ts";
import { cloudTools, everything, grantedBy, meantBy, toolNames, withoutCloudTools } from "./tools.ts";

/** One name of a list. */
interface Word {
  readonly text: string;
  readonly span: Span;
}

/** The parts of a text between commas, without white space around them and blank ones. */
export function partsOf({ text, span, style }: Scalar, source: Source): readonly Word[] {
  const written = source.text.slice(span.start, span.end);
  let from = 0;
  return text.split(",").flatMap((part): readonly Word[] => {
    const name = part.trim();
    if (name === "") return [];
    // White space in a text of several lines may have been the end of one.
    const at = style !== "plain" && /\s/.test(name) ? -1 : written.indexOf(name, from);
    if (at < 0) return [{ text: name, span }];
    from = at + name.length;
    return [{ text: name, span: { start: span.start + at, end: span.start + from } }];
  });
}

interface Tools extends ToolGrants {
  /** What Letta Cloud gives, whatever the list is. */
  readonly extraGrants: readonly Grant[];
}

/**
 * What `tools` gives. `home`: where a missing list is reported. `name`: as the profile has it, since four names go
 * without the tools of Letta Cloud.
 */
export function readTools(table: Table, source: Source, home: Place, name: string): Tools {
  const entry = entryOf(table, "tools");
  const extraGrants = withoutCloudTools.has(name) ? [] : grantEach(home, ["network"], cloudTools);
  const every = (at: Place, because: string, ineffective: readonly Ineffective[] = []): Tools => ({
    grants: implied(grantEach(at, everything), at, because),
    denied: [],
    ineffective,
    extraGrants: [],
  });
  if (!entry) return every(home, "without `tools` it has every tool");
  const { key, value } = entry;
  const at = { source, span: value.span.end > value.span.start ? value.span : key.span };
  const text = textIn(value);
  if (!text) return listAsTools(entry.value as List, at, every, { source, span: key.span });
  if (text.text.trim().toLowerCase() === "all") return every(at, "`tools: all` means every tool");
  const words = partsOf(text, source);
  if (words.length === 0)
    return every(at, "`tools` names no tool, which means every tool", [
      { kind: "limit", what: "tools", because: "it names no tool, so it limits nothing", at },
    ]);
  // The program hands the list to another process as an argument, which none of these can be.
  if (isNoArgument(words)) {
    const because = "it begins with a hyphen or has a null character, so Letta Code cannot start this subagent";
    return {
      grants: stated([], at),
      denied: [],
      ineffective: [{ kind: "value", what: "tools", because, at }],
      extraGrants,
    };
  }
  return {
    grants: stated(
      words.flatMap((word) => grantEach({ source, span: word.span }, grantedBy(word.text) ?? [], word.text)),
      at,
    ),
    denied: [],
    ineffective: words.flatMap((word) => ineffectiveOf(word, source)),
    extraGrants,
  };
}

function isNoArgument(words: readonly Word[]): boolean {
  return words[0]?.text.startsWith("-") === true || words.some(({ text }) => text.includes("\0"));
}

type Every = (at: Place, because: string, ineffective?: readonly Ineffective[]) => Tools;

/** A YAML list is no text, so it limits nothing; neither does a key without a value. */
function listAsTools({ items }: List, at: Place, every: Every, key: Place): Tools {
  const names = items.flatMap((item) => (item.kind === "scalar" && item.text !== "" ? [item.text] : []));
  const reason = "Letta Code reads only text with commas in the line of the key";
  if (names.length === 0)
    return every(at, "`tools` has no value, which means every tool", [
      { kind: "limit", what: "tools", because: `it has no value: ${reason}, so it limits nothing`, at: key },
    ]);
  const because = `it is a list: ${reason}, so it limits nothing and every tool is given`;
  return every(at, "`tools` is a list, which means every tool", [
    { kind: "limit", what: "tools", because, at: key, fixes: fixesFor(names, at, key) },
  ]);
}

/** The list as the text that Letta Code reads, if each name is one of its tools. */
function fixesFor(names: readonly string[], { source, span }: Place, key: Place): readonly Fix[] {
  if (!names.every((name) => grantedBy(name) !== undefined)) return [];
  const text = `tools: ${names.join(", ")}`;
  const edit = { at: { source, span: { start: key.span.start, end: span.end } }, text };
  const lines = source.text.slice(key.span.start, span.end).split(/\r\n?|\n/);
  const isPlain = lines.slice(1).every((line) => /^\s{1,2}-\s*[\w-]+\s*$/.test(line));
  return isPlain ? [{ title: text, safe: true, edits: [edit] }] : [];
}

/** A name that matches no tool gives nothing. */
function ineffectiveOf({ text, span }: Word, source: Source): readonly Ineffective[] {
  const at = { source, span };
  if (grantedBy(text) !== undefined) return [];
  const what = text.slice(0, 60);
  if (text.toLowerCase() === "all")
    return [{ kind: "unknown-tool", what, because: "it means every tool only alone, so it gives nothing here", at }];
  if (/^\w+\(|\)$/.test(text))
    return [{ kind: "unknown-tool", what, because: "Letta Code has no scopes in `tools`, so it gives nothing", at }];
  const bare = text.replace(/^[["']+|[\]"']+$/g, "");
  if (bare !== text) {
    const because = "quotes and brackets are part of the name, so it gives nothing; write names and commas alone";
    return [{ kind: "unknown-tool", what, because, at, ...(grantedBy(bare) === undefined ? {} : { meant: bare }) }];
  }
  if (text.includes("#")) {
    const because = "Letta Code has no comments, so this is part of the name, which gives nothing";
    return [{ kind: "unknown-tool", what, because, at }];
  }
  const meant = meantBy(text);
  const near = meant === undefined ? nearName(text, toolNames) : { meant };
  return [
    { kind: "unknown-tool", what, because: "Letta Code has no tool of this name, so it gives nothing", at, ...near },
  ];
}

/** Keys with blanks in front, of which Letta Code reads nothing. */
export function hiddenKeysIn({ table, indented }: Document, source: Source): readonly Ineffective[] {
  return indented.flatMap((key): readonly Ineffective[] => {
    const name = key.text.replace(/^["']|["']$/g, "");
    if (limitKindOf(name) === undefined || entryOf(table, "tools")) return [];
    const because = "its line begins with white space, so Letta Code does not read it, and it limits nothing";
    return [{ kind: "limit", what: name, because, at: { source, span: key.span } }];
  });
}

/** Keys of which Letta Code reads the text in their line, apart from `tools` and `name`. */
const lineKeys = ["description", "model", "skills", "fork", "launchProfile"];

/** Lists, which a reader of YAML sees and Letta Code does not. */
export function listsIn(table: Table, source: Source): readonly Ineffective[] {
  return lineKeys.flatMap((key): readonly Ineffective[] => {
    const entry = entryOf(table, key);
    if (!entry) return [];
    const text = textIn(entry.value)?.text;
    const isList = entry.value.kind === "list" && entry.value.items.length > 0;
    if (!isList && !/^[[{]/.test(text ?? "")) return [];
    const because = isList
      ? "Letta Code reads only the text in the line of the key, so this list is nothing"
      : "Letta Code has no lists, so the brackets are part of the text";
    return [{ kind: "value", what: key, because, cause: key, at: { source, span: entry.key.span } }];
  });
}
