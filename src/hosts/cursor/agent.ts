/** What Cursor makes of one Markdown file. */
import type { Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import type { Fix } from "../../model/fix.ts";
import type { Problem } from "../../model/load.ts";
import type { Ineffective, Profile } from "../../model/profile.ts";
import { type Table, textOf, valueOf } from "../../parsers/node.ts";
import { nameOf, stemOf } from "../../repo/path.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { bodyPrompt, knownValues, nameOrFileName, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { memoizeEach } from "../_kit/memoize.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { grantEach, type ToolGrants } from "../_kit/profiles/tools.ts";
import { asForeignFile, type KnownKeys, unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { readDocument } from "./lines.ts";
import { noClosingFence } from "../_kit/profiles/no-fence.ts";

/** The keys that the program reads; `tools` is apart. */
export const keys: KnownKeys = {
  keys: new Set(["name", "description", "model", "readonly", "is_background", "background", "force-default-model"]),
  own: {},
  ignores: true,
};

/** The program sends this key to Cursor's service, which decides about tools; users report that it limits nothing. */
const listOfTools: KnownKeys = { ...keys, ignores: false };

/** A name that the program leaves out, whatever its file says. */
const leftOut = "claude-code-tutor";

/** Where a file was found. */
interface FilePlace {
  /** The path that the host walks. */
  readonly path: string;
  /** The file lies in Cursor's own folder; files elsewhere are written for another host. */
  readonly isOwn: boolean;
}

/** What Cursor makes of a file. */
export const agentOf: (source: Source, place: FilePlace) => FileResult = memoizeEach(
  readAgent,
  ({ path, isOwn }) => `${isOwn} ${path}`,
);

function readAgent(source: Source, { path, isOwn }: FilePlace): FileResult {
  const top = { start: 0, end: 0 };
  if (source.text.startsWith(utf16Mark)) return unreadText(source, path);
  const document = readDocument(source.text, keys.keys);
  if (document.kind === "none") {
    const message = source.text.trim() === "" ? "it is empty" : "it has no frontmatter, so it counts as a document";
    return dropped({ message, at: { source, span: top }, kind: "document" }, isOwn);
  }
  if (document.kind === "unclosed") return dropped({ message: noClosingFence, at: { source, span: top } }, isOwn);
  const { table, body, isLate } = document;
  const profile = readProfile(table, { source, path, isOwn, body, isLate });
  const problem = reasonToDrop(source, body, profile);
  return problem ? { ...dropped(problem, isOwn), profile } : { verdict: { kind: "loaded" }, profile };
}

/** How the two bytes that mark UTF-16 look where a file is read as UTF-8. The program reads both orders of bytes. */
const utf16Mark = "\ufffd\ufffd";

/** What the file limits is not read here, so it has every tool. */
function unreadText(source: Source, path: string): FileResult {
  const home = { source, span: { start: 0, end: 0 } };
  return {
    verdict: { kind: "loaded" },
    profile: profileFrom({
      home,
      name: implied(nameOfFile(path), home, "the file name is the name"),
      grants: implied(grantEach(home), home, "Cursor reads UTF-16, and this tool does not"),
    }),
  };
}

/** What another host's folder holds need not be a subagent of Cursor. */
function dropped(problem: Problem, isOwn: boolean): FileResult {
  return { verdict: { kind: "dropped", problem: isOwn ? problem : { ...problem, kind: "document" } } };
}

function reasonToDrop(source: Source, body: Span, { identity }: Profile): Problem | undefined {
  const at = { source, span: { start: 0, end: 0 } };
  if (source.text.includes("\0")) return { message: "it contains a NUL, so Cursor does not read it as text", at };
  if (source.text.slice(body.start, body.end).trim() === "")
    return { message: "it has no text below the frontmatter", at: { source, span: body } };
  return identity === leftOut ? { message: `Cursor leaves out the name \`${leftOut}\``, at } : undefined;
}

interface Written extends FilePlace {
  readonly source: Source;
  readonly body: Span;
  readonly isLate: boolean;
}

function readProfile(table: Table, { source, path, isOwn, body, isLate }: Written): Profile {
  const home = startOfTable(table, source);
  const { grants, ineffective } = readTools(table, source, home, isLate);
  const unknown = unknownIn(table, source);
  return profileFrom({
    home,
    name: nameOrFileName(textFact(valueOf(table, "name"), source, home), nameOfFile(path), home),
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    grants,
    bypasses: isOwn ? unhonouredModesIn(table, source, keys) : [],
    ineffective: [...(isOwn ? unknown : unknown.map(asForeignFile)), ...ineffective],
    prompt: bodyPrompt(source, body),
    native: () => knownValues(table, keys.keys),
  });
}

/** `code_review agent.md` is `code-review-agent`. */
function nameOfFile(path: string): string {
  return stemOf(nameOf(path)).replace(/[\s_]+/g, "-");
}

function unknownIn(table: Table, source: Source): readonly Ineffective[] {
  const only = (isTools: boolean): Table => ({
    ...table,
    entries: table.entries.filter(({ name }) => (name?.toLowerCase() === "tools") === isTools),
  });
  const found = [...unknownKeysIn(only(false), source, keys), ...unknownKeysIn(only(true), source, listOfTools)];
  return found.sort((a, b) => a.at.span.start - b.at.span.start);
}

/** What a read-only subagent keeps. It cannot write or call tools of servers; commands that change nothing run. */
const readOnly: readonly (readonly [capability: Capability, scope: string | null])[] = [
  ["read", null],
  ["execute", "commands that change nothing"],
  ["network", null],
  ["delegate", null],
];

/** `readonly: true` is the only limit; `home` is where it would be written. */
function readTools(
  table: Table,
  source: Source,
  home: Place,
  isLate: boolean,
): Pick<ToolGrants, "grants" | "ineffective"> {
  const node = valueOf(table, "readonly");
  const at = node ? { source, span: node.span } : home;
  const written = textOf(node)?.toLowerCase() ?? "";
  const doubt = node && doubtAbout(node.span, source, isLate);
  if (written === "true" && doubt === undefined)
    return {
      grants: stated(
        readOnly.map(([capability, scope]) => ({ tool: "readonly", capability, scope, at })),
        at,
      ),
      ineffective: [],
    };
  const because = valueOf(table, "tools")
    ? "without `readonly: true` a subagent has every tool of its parent, whatever `tools` says"
    : "without `readonly: true` a subagent has every tool of its parent";
  return { grants: implied(grantEach(at), at, because), ineffective: limitsNothing(written, at, doubt) };
}

/** Values by which nobody means a limit. */
const off: ReadonlySet<string> = new Set(["", "false", "no", "off", "null", "~"]);

function limitsNothing(written: string, at: Place, doubt: string | undefined): readonly Ineffective[] {
  if (off.has(written)) return [];
  const what = `readonly: ${written.slice(0, 60)}`;
  if (written === "true" && doubt !== undefined)
    return [
      { kind: "limit", what, because: `${doubt}, so it may limit nothing (not verified)`, at, certainty: "assumed" },
    ];
  const because = "it is not the plain word `true`, so it limits nothing; write `readonly: true`";
  return [{ kind: "limit", what, because, at, ...(on.test(written) ? { fixes: [plainly(at)] } : {}) }];
}

/** Values by which people mean the limit. */
const on = /^(["']?)(?:true|yes|on|y|1)\1$/i;

function plainly(at: Place): Fix {
  return { title: "readonly: true", safe: true, edits: [{ at, text: "true" }] };
}

/** The program takes these for a limit. Another reader of the same file may take them for text. */
function doubtAbout({ start }: Span, source: Source, isLate: boolean): string | undefined {
  if (isLate) return "other text comes before the frontmatter";
  const line = source.text.lastIndexOf("\n", start - 1) + 1;
  return /^\S/.test(source.text.slice(line, start)) ? undefined : "its line is indented";
}
