/** What Cursor makes of one Markdown file. */
import type { Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import { bodyPrompt, knownValues, nameOrFileName, startOfTable, textFact } from "../_kit/fields.ts";
import type { FileResult } from "../_kit/layers.ts";
import { type LenientMarkdown, readLenientMarkdown } from "../_kit/lenient-markdown.ts";
import { isEmptyValue, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { nameOf, stemOf } from "../../repo/path.ts";
import { type Profile, union } from "../../model/profile.ts";
import { asForeignFile, type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, type ToolGrants } from "../_kit/tools.ts";

/** Fields of the subagents page. That Cursor ignores other keys is reported for `tools` and assumed in general. */
export const keys: KnownKeys = {
  keys: new Set(["name", "description", "model", "readonly", "is_background"]),
  own: {},
  ignores: false,
};

/**
 * `path` is the path that the host walks. `isOwn`: the file lies in Cursor's own folder; files elsewhere are written for
 * another host.
 */
export async function agentOf(source: Source, path: string, isOwn: boolean): Promise<FileResult> {
  const markdown = await readLenientMarkdown(source.text);
  const top = { start: 0, end: 0 };
  const reason = reasonForDocument(markdown, source.text, path, isOwn);
  if (reason !== undefined)
    return { verdict: { kind: "dropped", problem: { message: reason, at: { source, span: top }, kind: "document" } } };
  const profile = markdown.tables.map((table) => readProfile(table, source, markdown.body, path, isOwn)).reduce(union);
  const refused =
    markdown.kind === "none"
      ? { message: "it has no frontmatter, so it may count as a document (not verified)", span: top }
      : markdown.problem;
  return {
    verdict: { kind: "loaded" },
    profile,
    ...(refused
      ? {
          leniency: {
            message: refused.message,
            at: { source, span: refused.span },
            kind: "strict-readers",
            certainty: "assumed",
          },
        }
      : {}),
  };
}

/** Why a file is a document and no subagent; `undefined` when it is a subagent. */
function reasonForDocument(
  { kind, frontmatter }: LenientMarkdown,
  text: string,
  path: string,
  isOwn: boolean,
): string | undefined {
  if (kind === "none") {
    if (isOwn && text.trim() !== "" && nameOf(path) !== "README.md") return undefined;
    return text.trim() === "" ? "it is empty" : "it has no frontmatter, so it counts as a document";
  }
  return isOwn || valueOf(frontmatter, "name") || valueOf(frontmatter, "description")
    ? undefined
    : "it has no `name`, so it counts as a document";
}

function readProfile(
  table: Table,
  source: Source,
  body: LenientMarkdown["body"],
  path: string,
  isOwn: boolean,
): Profile {
  const home = startOfTable(table, source);
  const { grants, ineffective } = readTools(table, source, home);
  const unknown = unknownKeysIn(table, source, keys);
  return profileFrom({
    home,
    name: nameOrFileName(textFact(valueOf(table, "name"), source, home), stemOf(path), home),
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    grants,
    bypasses: isOwn ? unhonouredModesIn(table, source, keys) : [],
    ineffective: [...(isOwn ? unknown : unknown.map(asForeignFile)), ...ineffective],
    prompt: bodyPrompt(source, body),
    native: knownValues(table, keys.keys),
  });
}

/** What a read-only subagent keeps. It cannot write or call tools of servers; commands that change nothing run. */
const readOnly: readonly (readonly [capability: Capability, scope: string | null])[] = [
  ["read", null],
  ["execute", "commands that change nothing"],
  ["network", null],
  ["delegate", null],
];

/** `readonly: true` is the only limit; `home` is where it would be written. */
function readTools(table: Table, source: Source, home: Place): Pick<ToolGrants, "grants" | "ineffective"> {
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
  const isOff = !node || isEmptyValue(node) || (node.kind === "scalar" && node.value === false);
  const because = valueOf(table, "tools")
    ? "without `readonly: true` a subagent has every tool of its parent, whatever `tools` says"
    : "without `readonly: true` a subagent has every tool of its parent";
  return {
    grants: implied(grantEach(at), at, because),
    ineffective: isOff
      ? []
      : [
          {
            kind: "limit",
            what: `readonly: ${textOf(node) ?? "…"}`,
            because: "it is not `true`, so it may be read as false (not verified)",
            at,
            certainty: "assumed",
            // Where no fence closes the frontmatter, the text goes on behind `true`.
            cause: "frontmatter",
          },
        ],
  };
}
