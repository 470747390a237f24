/** Makes a profile from the keys of one agent, in a Markdown file or in settings. */
import { type Fact, known, stated } from "../../../model/fact.ts";
import { textFact } from "../../_kit/profiles/fields.ts";
import { noPrompt, profileFrom } from "../../_kit/profiles/profile.ts";
import {
  entryOf,
  isEmptyValue,
  jsonOf,
  lastOf,
  type Node,
  type Table,
  textOf,
  valueOf,
} from "../../../parsers/node.ts";
import type { Bypass, Ineffective, NamedPath, Profile, Prompt } from "../../../model/profile.ts";
import {
  type KeyForm,
  type KnownKeys,
  normalizedKey,
  unknownKeysIn,
  unhonouredModesIn,
} from "../../_kit/profiles/unknown-keys.ts";
import { type Place, type Source, startOf } from "../../../repo/text.ts";
import { builtinBelow, isBuiltin } from "../builtins.ts";
import { type Below, bypassesOf, callRulesOf, grantsFrom, startsOf } from "../permissions/grants.ts";
import { idleRules, idleTools, ineffectiveRules } from "../permissions/idle-rules.ts";
import { readersOnly } from "../permissions/readers-only.ts";
import { nativeRules, oldRules, type Rule } from "../permissions/rules.ts";
import { isModel, nativeKeys, oldKeys } from "./schema.ts";
import type { Session } from "../sessions.ts";
import { type Edition, type Family, withNewName } from "../permissions/tools.ts";
import { matchesKnown } from "../permissions/unknown-names.ts";
import type { PutIn } from "../settings/variables.ts";

/**
 * How the keys are read: `old` in the first edition, and in the second for a file with a key of the first; else
 * `native`.
 */
export type Shape = "old" | "native";

/** An agent as it is written, in a file or as an entry of settings. */
export interface Written {
  readonly table: Table;
  readonly source: Source;
  readonly shape: Shape;
  readonly edition: Edition;
  /** Its name where no key gives another. */
  readonly id: string;
  /** Where the name is written, or what replaces it. */
  readonly at: Place;
  /** Whose files they are, to name the program in messages. */
  readonly family: Family;
  /** What the sessions that read it add. */
  readonly sessions: readonly Session[];
  /** The prompt in the file's body; absent where a key holds it. */
  readonly body?: Prompt;
  /** Files that its keys name. */
  readonly paths?: readonly NamedPath[];
  /** The contents of files that settings put into texts, and the entry as it was before. */
  readonly files?: PutIn;
  readonly original?: Node;
  readonly loads: boolean;
}

/** A list of names is no rule: as `permission` it would make the host refuse the settings. */
const rulesByName: KeyForm = { takes: ({ kind }) => kind !== "list", called: "a mapping of names to rules" };

const oldKnown: KnownKeys = {
  keys: new Set(Object.keys(oldKeys)),
  own: { tools: "permission", denied: "permission", mode: "permission", turns: "steps" },
  ignores: true,
  forms: { permission: rulesByName },
};
/** Of the second edition. It ignores other keys. */
export const nativeKnown: KnownKeys = {
  keys: new Set(Object.keys(nativeKeys)),
  own: { tools: "permissions", denied: "permissions", mode: "permissions", turns: "steps" },
  ignores: true,
};

/** The rules of its sessions, and of the built-in agent that it replaces, apply below its own. */
export function readProfile(written: Written): Profile {
  const { table, source, shape, edition, id, at, paths = [] } = written;
  const home: Place = { source, span: { start: at.span.start, end: at.span.start } };
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const rules = shape === "old" ? oldRules(table, source, "profile") : nativeRules(table, source, "profile");
  // In the second edition, rules of the old shape use the new names.
  const own = shape === "old" && edition === "2" ? rules.map(withNewName) : rules;
  const name = nameOf(written);
  // A file's name is its key; an entry of settings keeps its key whatever `name` says.
  const key = written.body ? (known(name) ?? id) : id;
  const below: Below = {
    builtin: builtinBelow(key, written, home),
    sessions: written.sessions,
    key: shape === "old" ? "permission" : "permissions",
  };
  const grants = grantsFrom(own, below, edition, home);
  const isFile = written.body !== undefined;
  return profileFrom({
    home,
    name,
    description: text("description"),
    ...(isDescribedElsewhere(written, key) || textOf(valueOf(table, "mode")) === "primary"
      ? { needsNoDescription: true as const }
      : {}),
    model: text("model"),
    grants,
    ...deniedBy(own, edition),
    rules: callRulesOf(own, below, home),
    ...(shape === "old"
      ? {
          onlyTools: (_, excess) =>
            readersOnly({ table, source, own: rules, grants: known(grants) ?? [], isFile }, excess),
        }
      : {}),
    mayStart: startsOf(own, below, edition, home),
    paths,
    bypasses: [...bypassesOf(own, below, edition, home), ...unhonoured(table, source, shape)],
    ineffective: [
      ...unknownKeys(table, source, shape),
      ...ineffectiveRules(idleRules(own, below, edition, home)),
      ...(shape === "old" ? idleTools(table, source, rules, below) : []),
      ...wrongModel(written),
      ...ignoredName(written),
      ...ignoredPrompt(written),
    ],
    ...promptIn(written, below, home),
    native: written.loads ? () => jsonOf(table) : undefined,
  });
}

/**
 * Whether the agent has a description without this file or entry: the host's own, or that of another one of its name.
 */
function isDescribedElsewhere(written: Written, key: string): boolean {
  return isBuiltin(key, written) || written.sessions.every(({ isDescribed }) => isDescribed);
}

/** The names that are denied. A tool of a server or a plugin may have a name that no tool of the host has. */
function deniedBy(own: readonly Rule[], edition: Edition): Pick<Profile, "denied" | "deniedCertainty"> {
  const denied = own.flatMap(({ effect, resource, action }) => (effect === "deny" && resource === "*" ? [action] : []));
  return denied.length > 0 && !denied.some((action) => matchesKnown(action, edition))
    ? { denied, deniedCertainty: "assumed" }
    : { denied };
}

/** The name that a file's key `name` gives, whatever its type: the host uses it as the key of an object. */
export function nameIn(table: Table): string | undefined {
  const node = valueOf(table, "name");
  if (!node) return undefined;
  if (node.kind === "scalar") return node.value === null ? "null" : node.text;
  return node.kind === "list" ? node.items.map((item) => textOf(item) ?? "").join(",") : "[object Object]";
}

/** Only the first edition reads a name from the keys. */
function nameOf({ table, source, edition, id, at, body }: Written): Fact<string> {
  const node = edition === "1" ? valueOf(table, "name") : undefined;
  const isNothing = !body && node?.kind === "scalar" && node.value === null;
  const name = node && !isNothing ? nameIn(table) : undefined;
  return node && name !== undefined ? stated(name, { source, span: node.span }) : stated(id, at);
}

/** An entry of settings may change an agent of a file, and without a prompt the host has its own. */
function promptIn(written: Written, { builtin }: Below, home: Place): Pick<Profile, "prompt" | "hasDefaultPrompt"> {
  const { body, shape } = written;
  return {
    ...(body && !builtin ? {} : { hasDefaultPrompt: true as const }),
    prompt: body ?? promptOf(written, shape === "old" ? "prompt" : "system", home),
  };
}

/** The prompt of an entry of settings. A text that is only `{file:…}` is the prompt in that file. */
function promptOf({ table, source, paths = [], files, original }: Written, key: string, home: Place): Prompt {
  const node = valueOf(table, key);
  if (node?.kind !== "scalar" || isEmptyValue(node)) return noPrompt(home);
  const at = { source, span: node.span };
  const name = /^\s*\{file:([^}]+)\}\s*$/.exec(textOf(lastOf(original, key)) ?? "")?.[1];
  if (name === undefined) return { source: "inline", path: null, text: node.text, at };
  const content = files?.get(name);
  if (content) return { source: "file", path: content.path, text: content.text.trim(), at: startOf(content) };
  const reach = paths.find(({ value }) => value === name.trim())?.reach;
  return { source: "file", path: reach?.kind === "inside" ? reach.path : null, text: "", at };
}

/**
 * Keys of neither shape become options of the requests to the model's provider; keys of the other shape have no effect.
 */
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
          ? "unknown key in settings of this shape"
          : `\`${key}\` selects the first edition's shape, which has no such key and passes it to the model's provider`;
      return { ...unknown, kind: "limit", because: `${why}, so it limits nothing` };
    }
    if (unknown.kind === "limit" || unknown.kind === "value")
      return shape === "old"
        ? {
            ...unknown,
            because: unknown.because.replace("unknown key", "unknown key, which is passed to the model's provider"),
          }
        : unknown;
    if (foreign.keys.has(unknown.what))
      return { ...unknown, kind: "value", because: "unknown key in settings of this shape" };
    return shape === "old" ? { ...unknown, because: "unknown key, which is passed to the model's provider" } : unknown;
  });
}

function unhonoured(table: Table, source: Source, shape: Shape): readonly Bypass[] {
  return unhonouredModesIn(table, source, shape === "old" ? oldKnown : nativeKnown).filter(
    ({ setting }) => !/^permissions?$/.test(normalizedKey(setting)),
  );
}

/** A model must be `provider/model`. */
function wrongModel({ table, source, family }: Written): readonly Ineffective[] {
  const node = valueOf(table, "model");
  const text = textOf(node);
  if (!node || text === undefined || isEmptyValue(node) || isModel(text)) return [];
  const because = `it is not \`provider/model\`, so ${family === "kilo" ? "Kilo" : "opencode"} reads it as a provider without a model`;
  return [{ kind: "value", what: `model: ${text}`, because, at: { source, span: node.span }, varies: text }];
}

/** The text below the frontmatter replaces the key, even where it is empty. */
function ignoredPrompt({ table, source, shape, body }: Written): readonly Ineffective[] {
  const key = shape === "old" ? "prompt" : "system";
  const entry = entryOf(table, key);
  if (!body || !entry) return [];
  return [
    {
      kind: "value",
      what: key,
      because: "the prompt is the text below the frontmatter; write it there, and remove the key",
      at: { source, span: entry.key.span },
      cause: key,
      ...(shape === "old" ? {} : { certainty: "documented" as const }),
    },
  ];
}

/** A name that the second edition ignores, or that keeps the first from showing its list of agents. */
function ignoredName({ table, source, edition, id, body }: Written): readonly Ineffective[] {
  const node = valueOf(table, "name");
  if (!node) return [];
  const at = { source, span: node.span };
  const what = `name: ${textOf(node) ?? "…"}`;
  if (edition === "2")
    return isEmptyValue(node) || textOf(node) === id
      ? []
      : [
          {
            kind: "value",
            what,
            because: "edition 2 takes the name from the file's path",
            at,
            varies: textOf(node) ?? "…",
          },
        ];
  const isText = node.kind === "scalar" && (node.value === null || typeof node.value === "string");
  if (isText || !body) return [];
  return [
    { kind: "value", what, because: "it is not text, so the list of agents cannot be shown; put it in quotes", at },
  ];
}
