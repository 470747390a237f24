/** Makes a profile from the readings of the frontmatter and from the body. */
import { type Fact, known, missing } from "../../../model/fact.ts";
import { bodyPrompt, textFact } from "../../_kit/profiles/fields.ts";
import { profileFrom } from "../../_kit/profiles/profile.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import type { Grant, Preload, Profile } from "../../../model/profile.ts";
import { type Power, union } from "../../../model/union.ts";
import { onlyToolsIn, type ToolLine } from "../../_kit/profiles/only-tools.ts";
import { unknownKeysIn } from "../../_kit/profiles/unknown-keys.ts";
import type { Place, Source, Span } from "../../../repo/text.ts";
import { readTools } from "./grants.ts";
import { ignoredIn, withoutIgnored } from "../plugins/ignored.ts";
import { knownKeys } from "./keys.ts";
import { unknownModelIn } from "./models.ts";
import { nativeOf } from "./native.ts";
import { observersOf, type Powers, powersOf } from "./powers.ts";
import { referencesOf } from "./references.ts";
import type { Readings } from "./frontmatter.ts";
import { toolListOf, toolNamed } from "./tools.ts";

/** How a profile is read. */
export interface ReadAs {
  readonly edition: string;
  /** Whether Claude Code loads it. */
  readonly loads: boolean;
  /** Whether it is a plugin's: some keys are ignored there. */
  readonly inPlugin?: boolean;
}

const toolLine: ToolLine = {
  key: "tools",
  value: (tools) => tools.join(", "),
  readers: ["Read", "Grep", "Glob"],
  powersOf: (name) => {
    const tool = toolNamed(name);
    if (tool?.fate !== "given") return undefined;
    return tool.capability === undefined ? [] : [tool.capability];
  },
};

/** The profile of the first reading, with everything that another reading grants. */
export function readProfile({ tables: [first, ...others] }: Readings, source: Source, body: Span, as: ReadAs): Profile {
  let profile = oneReading(first, source, body, as);
  for (const table of others) profile = union(profile, powerOf(table, source, as));
  return profile;
}

/** What a single reading gives. */
function powerOf(table: Table, source: Source, as: ReadAs): Power {
  const { grants, denied } = readTools(table, source, homeOf(table, source), as.edition);
  const powers = powersAs(table, source, as);
  return {
    grants,
    denied,
    preloads: preloadsOf(table, source),
    extraGrants: powers.grants,
    hooks: powers.hooks,
    servers: powers.servers,
    bypasses: powers.bypasses,
    limits: powers.limits,
  };
}

/** Where a key that is missing would be written. */
function homeOf(table: Table, source: Source): Place {
  const named = valueOf(table, "name");
  return { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
}

function powersAs(table: Table, source: Source, { edition, inPlugin }: ReadAs): Powers {
  const written = powersOf(table, source, edition);
  if (!inPlugin) return written;
  const { bypasses, ineffective } = ignoredIn(table, source, written.bypasses);
  const kept = powersOf(withoutIgnored(table), source, edition);
  return { ...kept, bypasses, ineffective: [...kept.ineffective, ...ineffective] };
}

/** The profile of a single reading. */
export function oneReading(table: Table, source: Source, body: Span, as: ReadAs): Profile {
  const home = homeOf(table, source);
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const { grants, denied, ineffective } = readTools(table, source, home, as.edition);
  const powers = powersAs(table, source, as);
  const model = modelOf(table, source, home);
  const unknownModel = unknownModelIn(known(model));
  const mayStart = onlyObserversOf(table, grants, powers);
  return profileFrom({
    home,
    name: text("name"),
    description: descriptionOf(text("description")),
    model,
    ...(unknownModel ? { unknownModel } : {}),
    ...(mayStart ? { mayStart } : {}),
    permissionMode: text("permissionMode"),
    grants,
    denied,
    onlyTools: onlyToolsIn(table, source, toolLine),
    extraGrants: powers.grants,
    hooks: powers.hooks,
    servers: powers.servers,
    bypasses: powers.bypasses,
    limits: powers.limits,
    ineffective: [
      ...unknownKeysIn(table, source, knownKeys),
      ...ineffective,
      ...powers.ineffective,
      ...oddTurnsOf(table, source),
    ],
    prompt: bodyPrompt(source, body),
    references: referencesOf(table, source.path),
    preloads: preloadsOf(table, source),
    native: as.loads ? () => nativeOf(table, source) : undefined,
  });
}

/** Where no tool starts agents, only its observers start. */
function onlyObserversOf(table: Table, grants: Profile["grants"], powers: Powers): Profile["mayStart"] {
  const delegates = ({ capability }: Grant): boolean => capability === "delegate";
  if (!powers.grants.some(delegates) || (known(grants) ?? []).some(delegates)) return undefined;
  if (powers.grants.some((grant) => delegates(grant) && grant.tool !== "observer")) return undefined;
  const names = new Set(observersOf(table));
  return (identity) => names.has(identity);
}

/** The names in `skills`, which are split as tools are, and the skill that `initialPrompt` starts. */
function preloadsOf(table: Table, source: Source): readonly Preload[] {
  const first = valueOf(table, "initialPrompt");
  const [prompted] = /^\s*\/\S+/.exec(textOf(first) ?? "") ?? [];
  return [
    ...toolListOf(valueOf(table, "skills"), source).flatMap(({ written, at }) =>
      written.startsWith("/") ? [] : [{ name: written, at }],
    ),
    ...(first && prompted !== undefined ? [{ name: prompted.trim(), at: { source, span: first.span } }] : []),
  ];
}

/** A backslash with an `n` becomes a line break. */
function descriptionOf(written: Fact<string>): Fact<string> {
  return written.state === "stated" ? { ...written, value: written.value.replaceAll("\\n", "\n") } : written;
}

/** A model that is no text counts for nothing: the subagent has its parent's. */
function modelOf(table: Table, source: Source, home: Place): Fact<string> {
  const model = valueOf(table, "model");
  const isText = model?.kind === "scalar" && typeof model.value === "string";
  return model && !isText ? missing({ source, span: model.span }) : textFact(model, source, home);
}

/** A number of turns that is none. */
function oddTurnsOf(table: Table, source: Source): Profile["ineffective"] {
  const turns = valueOf(table, "maxTurns");
  if (!turns || isEmptyValue(turns) || isCount(turns)) return [];
  const because = "it is not a whole number above zero, so it is ignored";
  return [{ kind: "limit", what: `maxTurns: ${textOf(turns) ?? "…"}`, because, at: { source, span: turns.span } }];
}

/** Whether a value is a whole number above zero once JavaScript converts it: a number, a text, a list of one. */
function isCount(node: Node): boolean {
  if (node.kind === "list") return node.items.length === 1 && node.items.every(isCount);
  const count = node.kind === "scalar" && typeof node.value !== "boolean" ? Number(node.text) : 0;
  return Number.isInteger(count) && count > 0;
}
