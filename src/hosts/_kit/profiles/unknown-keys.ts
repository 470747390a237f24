/**
 * Reports keys that a host does not have: limits without effect, misspelled keys, sentences taken for keys, and notes.
 */
import { entryOf, type Node, type Table } from "../../../parsers/node.ts";
import { editsBetween } from "../../../repo/spelling.ts";
import { memoize, memoizeEach } from "../memoize.ts";
import type { Bypass, Ineffective } from "../../../model/profile.ts";
import type { Place, Source } from "../../../repo/text.ts";

/**
 * What a key is meant to limit. `turns`: how long a subagent runs. `isolation`: where it works. `other`: anything else.
 */
export type LimitKind = "tools" | "denied" | "mode" | "turns" | "isolation" | "other";

/** Keys of hosts and of skills that are meant to limit a profile, as `normalizedKey` writes them. */
const limitKeys: ReadonlyMap<string, LimitKind> = new Map(
  Object.entries({
    tools:
      "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied:
      "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other:
      "readonly restrictions disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
  } satisfies { readonly [L in LimitKind]: string }).flatMap(([kind, keys]) =>
    keys.split(" ").map((key): [string, LimitKind] => [key, kind as LimitKind]),
  ),
);

/** A key in lower case without `-`, `_` and spaces. */
export function normalizedKey(key: string): string {
  const lower = key.toLowerCase();
  return /[-_ ]/.test(lower) ? lower.replace(/[-_ ]/g, "") : lower;
}

/** What a key is meant to limit, in any host's spelling. */
export function limitKindOf(key: string): LimitKind | undefined {
  return limitKeys.get(normalizedKey(key));
}

/** The keys that a host has. */
export interface KnownKeys {
  /** All keys, in the host's spelling. */
  readonly keys: ReadonlySet<string>;
  /** The host's own key for each kind of limit that it has. */
  readonly own: { readonly [L in LimitKind]?: string };
  /** Whether it is verified that the host ignores other keys. Otherwise the messages say "may". */
  readonly ignores: boolean;
  /** The forms of keys that do not take every value: which values a key takes, and what its value is, for messages. */
  readonly forms?: { readonly [key: string]: KeyForm };
}

/** What a key of the host takes. A value of another form cannot be kept under this key. */
export interface KeyForm {
  readonly takes: (value: Node) => boolean;
  /** Completes "… takes": `one word`. */
  readonly called: string;
}

/** The form of a mode such as `plan`. */
export const oneWord: KeyForm = { takes: ({ kind }) => kind === "scalar", called: "one word" };

/** An entry under a key that the host does not have. */
interface UnknownKey {
  readonly name: string;
  readonly value: Node;
  readonly at: Place;
}

/** One finding for every top-level key that the host does not have. */
export function unknownKeysIn(table: Table, source: Source, host: KnownKeys): readonly Ineffective[] {
  const found: Ineffective[] = [];
  for (const { name, key, value } of table.entries)
    if (name !== undefined && !host.keys.has(name) && name !== "<<" && name.trim() !== "")
      found.push(findingFor({ name, value, at: { source, span: key.span } }, table, host));
  return found;
}

/** The keys of a host by their normalized form. */
const spellingsOf = memoize(
  (keys: ReadonlySet<string>): ReadonlyMap<string, string> =>
    new Map([...keys].map((key) => [normalizedKey(key), key])),
);

function findingFor(unknown: UnknownKey, table: Table, host: KnownKeys): Ineffective {
  const { name, value, at } = unknown;
  const normalized = normalizedKey(name);
  const kind = limitKeys.get(normalized);
  if (kind !== undefined && isLimit(normalized, kind, value)) return limitFinding(unknown, kind, table, host);
  if (/\s/.test(name.trim()) || name.length > 60) {
    return {
      kind: "value",
      what: name.slice(0, 60),
      // One value may have many colons.
      varies: name.slice(0, 60),
      because: "its colon turns this text into a key and ends the value before it; put that value in quotes",
      at,
    };
  }
  const own = meantKey(host.keys, name);
  if (own === undefined) return { kind: "metadata", what: name, because: "unknown key", at };
  const limit = limitKindOf(own);
  if (limit !== undefined && host.own[limit] === own && isLimit(normalizedKey(own), limit, value))
    return limitFinding(unknown, limit, table, host);
  const form = otherFormOf(own, value, host);
  const because = `unknown key; did you mean \`${own}\`${form ? `, which takes ${form}` : ""}?`;
  if (form || entryOf(table, own)) return { kind: "value", what: name, because, at };
  // What is missed under the right name is one cause with it.
  return { kind: "value", what: name, because, at, meant: own, ...(own === "description" ? { cause: own } : {}) };
}

/** The host's key that an unknown one spells in another way, or with a typing error; `undefined`: none, or several. */
export function meantKey(keys: ReadonlySet<string>, name: string): string | undefined {
  const normalized = normalizedKey(name);
  return spellingsOf(keys).get(normalized) ?? keyMeantBy(keys, normalized);
}

/**
 * The same where the host refuses a file for an unknown key: none of its keys is another program's then, so a singular
 * stands for a plural.
 */
export function meantByRefused(keys: ReadonlySet<string>, name: string): string | undefined {
  const normalized = normalizedKey(name);
  const numbers = [`${normalized}s`, normalized.replace(/s$/, "")];
  return meantKey(keys, name) ?? numbers.flatMap((other) => spellingsOf(keys).get(other) ?? [])[0];
}

/** What the host's key takes, if it is not such a value: a mapping of permissions is no `permissionMode`. */
function otherFormOf(own: string, value: Node, { forms = {} }: KnownKeys): string | undefined {
  const form = Object.hasOwn(forms, own) ? forms[own] : undefined;
  return form && !form.takes(value) ? form.called : undefined;
}

/**
 * The host's key that this one is a typing error of. Some hosts have `mode` where others have `model`, and `models`
 * where others have `model`: so a word of four letters, and another number of the same word, are no typing errors.
 */
const keyMeantBy = memoizeEach(
  (keys: ReadonlySet<string>, normalized: string): string | undefined => {
    if (normalized.length < 5 || normalized.length > longestTyped) return undefined;
    let fewest = normalized.length < 8 ? 1 : 2;
    let near: string[] = [];
    for (const [own, spelling] of spellingsOf(keys)) {
      if (own.length < 4 || own === `${normalized}s` || normalized === `${own}s`) continue;
      if (Math.abs(own.length - normalized.length) > fewest) continue;
      const edits = editsBetween(own, normalized);
      if (edits > fewest) continue;
      near = edits < fewest ? [spelling] : [...near, spelling];
      fewest = edits;
    }
    return near.length === 1 ? near[0] : undefined;
  },
  (normalized) => normalized,
);

/** No host has a longer key. */
const longestTyped = 40;

/** A limit under an unknown key does nothing; it matters less when the host's own key is there too. */
function limitFinding({ name, value, at }: UnknownKey, kind: LimitKind, table: Table, host: KnownKeys): Ineffective {
  const { own: ownKeys, ignores } = host;
  const own = ownKeys[kind];
  const effect = ignores ? "so it limits nothing" : "so it may limit nothing (not verified)";
  const certainty = ignores ? {} : { certainty: "assumed" as const };
  if (own === undefined) return { kind: "limit", what: name, because: `unknown key, ${effect}`, at, ...certainty };
  const form = otherFormOf(own, value, host);
  if (form) {
    const instead = [...new Set([ownKeys.tools, ownKeys.denied])].filter(
      (key) => key !== undefined && !entryOf(table, key),
    );
    const advice = instead.length > 0 ? `; limit it with ${instead.map((key) => `\`${key}\``).join(" or ")}` : "";
    return { kind: "limit", what: name, because: `unknown key, ${effect}${advice}`, at, ...certainty };
  }
  if (!entryOf(table, own))
    return {
      kind: "limit",
      what: name,
      because: `unknown key, ${effect}; use \`${own}\``,
      at,
      meant: own,
      ...certainty,
    };
  return { kind: "value", what: name, because: `unknown key; only \`${own}\` applies`, at };
}

/** Whether the value limits anything: `readonly: false`, `permission_mode: acceptEdits` and an empty value do not. */
function isLimit(key: string, kind: LimitKind, value: Node): boolean {
  if (kind === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
    return false;
  if (value.kind !== "scalar") return true;
  return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}

/**
 * The same finding for a file that is written for another host. Only limits on tools stay limits; the rest are notes.
 */
export function asForeignFile(ineffective: Ineffective): Ineffective {
  const isToolLimit =
    ineffective.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(ineffective.what);
  // The key of this host would mean nothing to the host that the file is written for.
  const { meant: _, ...foreign } = ineffective;
  return isToolLimit ? foreign : { ...foreign, kind: "metadata" };
}

/** Words by which some host asks for fewer approvals, as `normalizedKey` writes them. */
const permissiveMode =
  /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;

/** Keys that switch approvals off in other hosts and do nothing in this one. */
export function unhonouredModesIn(table: Table, source: Source, { keys, ignores }: KnownKeys): readonly Bypass[] {
  const found: Bypass[] = [];
  for (const { name = "", key, value } of table.entries) {
    if (keys.has(name)) continue;
    const normalized = normalizedKey(name);
    const isSwitch = /^(?:dangerously|skippermissions|yolo$)/.test(normalized);
    if (!isSwitch && limitKeys.get(normalized) !== "mode") continue;
    const words = textsIn(value);
    const isPermissive = isSwitch
      ? words.join() === "true"
      : words.some((word) => permissiveMode.test(normalizedKey(word)));
    if (!isPermissive) continue;
    const because = ignores ? "does nothing: unknown key" : "may do nothing: unknown key (not verified)";
    const certainty = ignores ? {} : { certainty: "assumed" as const };
    const at = { source, span: key.span };
    found.push({ setting: name, value: words.join(", "), effect: "unhonoured", because, at, ...certainty });
  }
  return found;
}

/** How many items of a list or a mapping `textsIn` reads. */
const maxItems = 8;

/** The texts of a scalar, a list or a mapping's values: the first few, down to three levels. */
export function textsIn(node: Node, depth = 0): readonly string[] {
  if (node.kind === "scalar") return [node.text];
  const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
  return depth > 2 ? [] : inner.slice(0, maxItems).flatMap((item) => textsIn(item, depth + 1));
}
