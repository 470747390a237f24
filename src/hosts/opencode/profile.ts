/** Makes a profile from the keys of one agent, in a Markdown file or in settings. */
import { type Fact, known, stated } from "../../model/fact.ts";
import { textFact } from "../_kit/fields.ts";
import { noPrompt, profileFrom } from "../_kit/profile.ts";
import { isEmptyValue, jsonOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, Ineffective, NamedPath, Profile, Prompt } from "../../model/profile.ts";
import { type KnownKeys, normalizedKey, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import type { Place, Source } from "../../repo/text.ts";
import { builtinBelow } from "./builtins.ts";
import { type Below, bypassesOf, grantsFrom, idleTools, ineffectiveRules, startsOf } from "./grants.ts";
import { nativeRules, oldRules, type Rule } from "./rules.ts";
import { isModel, nativeKeys, oldKeys } from "./schema.ts";
import { type Edition, renamed } from "./tools.ts";

/** How the keys are read: `old` in the first edition, and in the second for a file with a key of the first; else `native`. */
export type Shape = "old" | "native";

export interface Written {
  readonly table: Table;
  readonly source: Source;
  readonly shape: Shape;
  readonly edition: Edition;
  /** Its name where no key gives another. */
  readonly id: string;
  /** Where the name is written, or what replaces it. */
  readonly at: Place;
  /** The rules of the project's settings, once for each directory where a session may start. */
  readonly settings: readonly (readonly Rule[])[];
  /** The prompt in the file's body; absent where a key holds it. */
  readonly body?: Prompt;
  /** Files that its keys name. */
  readonly paths?: readonly NamedPath[];
  readonly loads: boolean;
}

const oldKnown: KnownKeys = {
  keys: new Set(Object.keys(oldKeys)),
  own: { tools: "permission", denied: "permission", mode: "permission", turns: "steps" },
  ignores: true,
};
export const nativeKnown: KnownKeys = {
  keys: new Set(Object.keys(nativeKeys)),
  own: { tools: "permissions", denied: "permissions", mode: "permissions", turns: "steps" },
  ignores: true,
};

export function readProfile(written: Written): Profile {
  const { table, source, shape, edition, id, at, paths = [] } = written;
  const home: Place = { source, span: { start: at.span.start, end: at.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const rules = shape === "old" ? oldRules(table, source, "profile") : nativeRules(table, source, "profile");
  // In the second edition, rules of the old shape use the new names.
  const own =
    shape === "old" && edition === "2" ? rules.map((rule) => ({ ...rule, action: renamed(rule.action) })) : rules;
  const name = nameOf(written);
  const below: Below = {
    builtin: builtinBelow(known(name) ?? id, edition, home),
    settings: written.settings,
    key: shape === "old" ? "permission" : "permissions",
  };
  return profileFrom({
    home,
    name,
    description: text("description"),
    model: text("model"),
    grants: grantsFrom(own, below, edition, home),
    denied: own.filter(({ effect, resource }) => effect === "deny" && resource === "*").map(({ action }) => action),
    mayStart: startsOf(own, below, edition, home),
    paths,
    bypasses: [...bypassesOf(own, below, edition, home), ...unhonoured(table, source, shape)],
    ineffective: [
      ...unknownKeys(table, source, shape),
      ...ineffectiveRules(own, edition),
      ...(shape === "old" ? [...idleTools(table, source, rules, below), ...wrongModel(table, source, edition)] : []),
      ...ignoredName(table, source, edition, id),
    ],
    prompt: written.body ?? promptOf(valueOf(table, shape === "old" ? "prompt" : "system"), source, home, paths),
    native: written.loads ? jsonOf(table) : undefined,
  });
}

/** Only the first edition reads a name from the keys. */
function nameOf({ table, source, edition, id, at }: Written): Fact<string> {
  const node = edition === "1" ? valueOf(table, "name") : undefined;
  return node?.kind === "scalar" && !isEmptyValue(node)
    ? stated(node.text, { source, span: node.span })
    : stated(id, at);
}

function promptOf(node: Node | undefined, source: Source, home: Place, paths: readonly NamedPath[]): Prompt {
  if (node?.kind !== "scalar" || isEmptyValue(node)) return noPrompt(home);
  const at = { source, span: node.span };
  const path = paths.find(
    ({ at, value }) => at.span.start === node.span.start && node.text.trim() === `{file:${value}}`,
  );
  if (path) return { source: "file", path: path.reach.kind === "inside" ? path.reach.path : null, text: "", at };
  return { source: "inline", path: null, text: node.text, at };
}

/** Keys of neither shape become options of the requests to the model's provider; keys of the other shape have no effect. */
function unknownKeys(table: Table, source: Source, shape: Shape): readonly Ineffective[] {
  const known = shape === "old" ? oldKnown : nativeKnown;
  const foreign = shape === "old" ? nativeKnown : oldKnown;
  return unknownKeysIn(table, source, known).map((unknown): Ineffective => {
    if (
      unknown.what === "permissions" ||
      unknown.what === "permission" ||
      (unknown.what === "tools" && shape === "native")
    ) {
      const key =
        shape === "old"
          ? table.entries.find(({ name }) => name !== undefined && !nativeKnown.keys.has(name))?.name
          : undefined;
      const why =
        key === undefined
          ? "settings of this shape have no such key"
          : `beside \`${key}\` the file is read in the first edition's shape, which has no such key and passes it on to the model's provider`;
      return { ...unknown, kind: "limit", because: `${why}, so it limits nothing` };
    }
    if (unknown.kind === "limit" || unknown.kind === "value")
      return shape === "old"
        ? {
            ...unknown,
            because: unknown.because.replace(
              "has no such key",
              "has no such key and passes it on to the model's provider",
            ),
          }
        : unknown;
    if (foreign.keys.has(unknown.what)) return { ...unknown, kind: "value", because: "this shape has no such key" };
    return shape === "old"
      ? { ...unknown, because: "this host has no such key and passes it on to the model's provider" }
      : unknown;
  });
}

function unhonoured(table: Table, source: Source, shape: Shape): readonly Bypass[] {
  return unhonouredModesIn(table, source, shape === "old" ? oldKnown : nativeKnown).filter(
    ({ setting }) => !/^permissions?$/.test(normalizedKey(setting)),
  );
}

/** A model must be `provider/model`; the second edition refuses any other only in a file of the native shape. */
function wrongModel(table: Table, source: Source, edition: Edition): readonly Ineffective[] {
  const node = valueOf(table, "model");
  const text = textOf(node);
  if (!node || text === undefined || isEmptyValue(node) || isModel(text)) return [];
  const because =
    edition === "1"
      ? "it is no `provider/model`, so the agent may not run"
      : "it is no `provider/model`, so this host leaves it out and runs the session's";
  return [{ kind: "value", what: `model: ${text}`, because, at: { source, span: node.span } }];
}

/** The second edition names an agent by its path or its key. */
function ignoredName(table: Table, source: Source, edition: Edition, id: string): readonly Ineffective[] {
  const node = valueOf(table, "name");
  if (edition === "1" || !node || isEmptyValue(node) || textOf(node) === id) return [];
  return [
    {
      kind: "value",
      what: `name: ${textOf(node) ?? "…"}`,
      because: `the file's path names the agent here: \`${id}\``,
      at: { source, span: node.span },
    },
  ];
}
