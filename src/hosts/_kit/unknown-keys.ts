/** What stands under keys that a host does not know: limits that are none, sentences, keys nearly known, and notes. */
import { entryOf, type Entry, type Node, type Table } from "../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import type { Source } from "../../repo/text.ts";

/** What somebody means to limit. `turns`: how long it runs; `isolation`: where it works; `other`: anything else. */
export type LimitKind = "tools" | "denied" | "mode" | "turns" | "isolation" | "other";

/** Keys of hosts and of skills by which somebody means to limit a profile; written without case, `-`, `_` and spaces. */
const limits: ReadonlyMap<string, LimitKind> = new Map(
  Object.entries({
    tools:
      "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied:
      "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other:
      "readonly restrictions disablehooks disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
  } satisfies { readonly [L in LimitKind]: string }).flatMap(([limited, list]) =>
    list.split(" ").map((key): [string, LimitKind] => [key, limited as LimitKind]),
  ),
);

/** A key without case, `-`, `_` and spaces. */
export function normalizedKey(key: string): string {
  return key.toLowerCase().replace(/[-_ ]/g, "");
}

/** What a host knows. */
export interface KnownKeys {
  readonly keys: ReadonlySet<string>;
  /** The host's own keys for a limit of each sort, where it has one. */
  readonly own: { readonly [L in LimitKind]?: string };
  /** Whether it is verified that the host ignores a key that it does not know; else the messages say "may". */
  readonly ignores: boolean;
}

/** A finding for every top-level key that is none of the host's. */
export function unknownKeysIn(table: Table, source: Source, host: KnownKeys): readonly Ineffective[] {
  const names = new Map([...host.keys].map((key) => [normalizedKey(key), key]));
  return table.entries.flatMap((entry) => {
    const { name } = entry;
    return name === undefined || name.trim() === "" || name === "<<" || host.keys.has(name)
      ? []
      : [judge(table, entry, name, source, host, names)];
  });
}

function judge(
  table: Table,
  { key, value }: Entry,
  name: string,
  source: Source,
  { own, ignores }: KnownKeys,
  names: ReadonlyMap<string, string>,
): Ineffective {
  const at = { source, span: key.span };
  const plain = normalizedKey(name);
  const limited = limits.get(plain);
  if (limited !== undefined && limitsSomething(plain, limited, value)) {
    const real = own[limited];
    const so = ignores ? "so it limits nothing" : "so it may limit nothing";
    if (real === undefined) return { kind: "limit", what: name, because: `this host has no such key, ${so}`, at };
    if (!entryOf(table, real))
      return { kind: "limit", what: name, because: `this host has no such key (its own is \`${real}\`), ${so}`, at };
    return { kind: "value", what: name, because: `this host has no such key: \`${real}\` decides`, at };
  }
  if (/\s/.test(name.trim()) || name.length > 60) {
    return {
      kind: "value",
      what: name.slice(0, 60),
      because: "a colon makes a key of this text, and the value before it ends there",
      at,
    };
  }
  const known = names.get(plain);
  if (known !== undefined)
    return { kind: "value", what: name, because: `this host has no such key; its own is \`${known}\``, at };
  return { kind: "metadata", what: name, because: "this host has no such key", at };
}

/** `readonly: false`, `permission_mode: acceptEdits` and an empty value are no limits in the first place. */
function limitsSomething(key: string, limited: LimitKind, value: Node): boolean {
  if (limited === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
    return false;
  if (value.kind !== "scalar") return true;
  return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}

/** The same in a file that is written for another host: only what keeps tools away there is a limit that somebody relies on. */
export function asForeignFile(stray: Ineffective): Ineffective {
  const relied = stray.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(stray.what);
  return relied ? stray : { ...stray, kind: "metadata" };
}

/** Words by which one host or another asks less. */
const freeing =
  /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;

/** What a key that is none of the host's would switch off in another host, and does not in this one. */
export function unhonouredModesIn(table: Table, source: Source, { keys, ignores }: KnownKeys): readonly Bypass[] {
  return table.entries.flatMap(({ name = "", key, value }): readonly Bypass[] => {
    const plain = normalizedKey(name);
    const switches = /^(?:dangerously|skippermissions|yolo$)/.test(plain);
    if (keys.has(name) || !(switches || limits.get(plain) === "mode")) return [];
    const words = textsIn(value);
    if (switches ? words.join() !== "true" : !words.some((word) => freeing.test(normalizedKey(word)))) return [];
    const because = `${ignores ? "does" : "may do"} nothing: this host has no such key`;
    return [{ setting: name, value: words.join(", "), effect: "unhonoured", because, at: { source, span: key.span } }];
  });
}

/** The texts of a scalar, a list or a mapping's values: the first few, and a few levels down. */
export function textsIn(node: Node, depth = 0): readonly string[] {
  if (node.kind === "scalar") return [node.text];
  const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
  return depth > 2 ? [] : inner.slice(0, 8).flatMap((item) => textsIn(item, depth + 1));
}
