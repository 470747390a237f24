/** What Qoder CLI makes of one Markdown file. What its limits leave was not measured, so they count as none. */
import { capabilities } from "../../model/capability.ts";
import { implied } from "../../model/fact.ts";
import type { Bypass, Ineffective, Limit, Profile } from "../../model/profile.ts";
import { type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { hiddenLineBreaks } from "../_kit/profiles/hidden-line-breaks.ts";
import { bodyPrompt, knownValues, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import { hookGrants, hooksOf, serverGrants, serversOf } from "../_kit/settings/hooks-and-servers.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { modeLimits, type Strictness } from "../_kit/profiles/limits.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import {
  type KnownKeys,
  normalizedKey,
  oneWord,
  unhonouredModesIn,
  unknownKeysIn,
} from "../_kit/profiles/unknown-keys.ts";
import { type Document, readDocument } from "./document.ts";
import { fields, wrongField } from "./fields.ts";

/** What a subagent counts with, whatever its limits say. */
export const everyCapability = capabilities;

/** The keys of the program's own guide and of its schema; it leaves others out. */
export const knownKeys: KnownKeys = {
  keys: new Set(Object.keys(fields)),
  own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns", isolation: "isolation" },
  ignores: true,
  forms: { permissionMode: oneWord },
};

/** One file, one agent or a reason why there is none. */
export async function agentOf(source: Source): Promise<FileResult> {
  const document = await readDocument(source);
  const { table, leniency, problem } = document;
  if (problem?.kind === "document") return { verdict: { kind: "dropped", problem } };
  const wrong = problem ? undefined : wrongField(table);
  const at = { source, span: (wrong && valueOf(table, wrong.key)?.span) ?? startOfTable(table, source).span };
  const fault = problem ?? (wrong && { message: wrong.message, at, certainty: "measured" as const });
  const profile = readProfile(document, source, fault === undefined);
  if (fault) return { verdict: { kind: "rejected", problem: fault }, profile };
  return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}

function readProfile(document: Document, source: Source, isLoaded: boolean): Profile {
  const { table, front, body } = document;
  const home = startOfTable(table, source);
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const servers = serversOf(valueOf(table, "mcpServers"), source);
  const limit = ["tools", "disallowedTools"].find((key) => valueOf(table, key));
  const because =
    limit === undefined
      ? "without `tools` it has every tool"
      : `what \`${limit}\` leaves was not measured, so every tool counts (not verified)`;
  return profileFrom({
    home,
    name: textFact(valueOf(table, "name"), source, home),
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    permissionMode: textFact(valueOf(table, "permissionMode"), source, home),
    grants: implied(grantEach(home), home, because),
    extraGrants: [...hookGrants(hooks, "hooks"), ...serverGrants(servers, "mcpServers")],
    hooks,
    servers,
    limits: limitsIn(table, source),
    bypasses: [...modeIn(table, source), ...unhonouredModesIn(table, source, knownKeys)],
    ineffective: [
      ...unknownKeysIn(table, source, knownKeys),
      ...hiddenLineBreaks(source, front),
      ...cutIn(document, source),
    ],
    prompt: bodyPrompt(source, body),
    native: isLoaded ? () => knownValues(table, knownKeys.keys) : undefined,
  });
}

/** Modes of a session that ask or refuse more, as Claude Code's do (assumed). */
const strict: ReadonlyMap<string, Strictness> = new Map([
  ["plan", [2, "may let tools only read (not verified)"]],
  ["dontask", [2, "may deny everything that would need a prompt (not verified)"]],
  ["default", [1, "may ask where no rule allows (not verified)"]],
]);

function limitsIn(table: Table, source: Source): readonly Limit[] {
  const node = valueOf(table, "permissionMode");
  return modeLimits("permissionMode", normalizedKey(textOf(node) ?? ""), node, source, strict);
}

/** Every text is accepted; the names are those of a session's modes, in any spelling. */
function modeIn(table: Table, source: Source): readonly Bypass[] {
  const node = valueOf(table, "permissionMode");
  const value = textOf(node) ?? "";
  const mode = normalizedKey(value);
  const effect = /^(?:bypass|yolo)/.test(mode) ? "bypass" : /^(?:accept|auto)/.test(mode) ? "auto-approve" : undefined;
  if (!node || !effect) return [];
  const because = effect === "bypass" ? "may run every tool without asking" : "may run some tools without asking";
  return [
    {
      setting: "permissionMode",
      value,
      effect,
      because: `${because} (not verified)`,
      at: { source, span: node.span },
      certainty: "assumed",
    },
  ];
}

function cutIn({ afterFence }: Document, source: Source): readonly Ineffective[] {
  const rest = source.text.slice(afterFence.start, afterFence.end);
  if (/^\s*$/.test(rest)) return [];
  const because =
    "ends the frontmatter, because every line that begins with three dashes does; put `---` alone on its line";
  const what = `---${rest.trimEnd().slice(0, 40)}`;
  return [{ kind: "cut", what, because, at: { source, span: afterFence }, certainty: "measured" }];
}
