/** Finds keys of settings files of which this tool does not know what the host makes of them. */
import type { Problem } from "../../../model/load.ts";
import type { Node, Table } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import type { SettingRule } from "./index.ts";
import { counted } from "../../../sanitize/counted.ts";

/** A key that gives no power, whatever its value, with all keys below it. */
export interface HarmlessSetting {
  /** Keys joined by dots; `*` is any key: `theme`, `editor.*`. */
  readonly path: string;
  /** Completes "The key gives no power, because it …". */
  readonly because: string;
}

/** What a host's settings files may hold: the keys that decide nothing, and the host's name for messages. */
export interface KnownSettings {
  readonly title: string;
  readonly harmless: readonly HarmlessSetting[];
}

/** Harmless keys that share a reason, separated by blanks. */
export function harmlessKeys(paths: string, because: string): readonly HarmlessSetting[] {
  return paths.split(/\s+/).map((path) => ({ path, because }));
}

/** Keys next to a server's command or address, at a path such as `mcpServers.*`. They are compared with it. */
export function serverKeys(path: string): readonly HarmlessSetting[] {
  return "args env cwd type transport headers headersHelper timeout startup_timeout description disabled enabled alwaysAllow disabledTools enabledTools oauth auth"
    .split(" ")
    .map((key) => ({ path: `${path}.${key}`, because: "is compared with the command or the address of its server" }));
}

/** How many keys of one file are reported. */
const maxKeys = 50;

/** A key that this tool knows: a rule, or a key that another reader takes or that gives no power. */
export type KnownKey = Pick<SettingRule | HarmlessSetting, "path"> & Partial<Pick<SettingRule, "effect">>;

/**
 * One problem of kind `unknown-key` for each key that no path names, or one for a root that has no keys. Everything
 * below the path of a key without an `effect` is known, and everything below the path of a rule if no longer path names
 * a key there. `hooks` and everything below it are known, since every event is reported.
 */
export function unknownSettings(
  root: Node,
  source: Source,
  title: string,
  known: readonly KnownKey[],
): readonly Problem[] {
  if (root.kind !== "table") {
    const message = `is not an object, so ${title} finds no setting in it; write an object`;
    return [{ message, at: { source, span: root.span } }];
  }
  const tree = treeOf([...known, { path: "hooks" }]);
  const keys = unknownKeys(root, tree, "");
  return keys.slice(0, maxKeys).map(({ path, key }, i) => ({
    kind: "unknown-key",
    message: `has the key \`${path}\`, whose effect in ${title} this tool does not know${
      i === maxKeys - 1 && keys.length > maxKeys ? ` (and ${counted(keys.length - maxKeys, "more key")})` : ""
    }`,
    at: { source, span: key.span },
  }));
}

/** The unknown keys of a file of a host that says which keys it knows. */
export function unknownIn(
  {
    settingRules,
    knownSettings,
  }: { readonly settingRules: readonly SettingRule[]; readonly knownSettings?: KnownSettings | undefined },
  root: Node,
  source: Source,
): readonly Problem[] {
  return knownSettings
    ? unknownSettings(root, source, knownSettings.title, [...settingRules, ...knownSettings.harmless])
    : [];
}

/** The known keys of one level; one without keys below it is known with everything below. */
interface Level {
  readonly below: Map<string, Level>;
  /** Whether everything below is known, whatever longer paths name. */
  isWhole: boolean;
}

function treeOf(known: readonly KnownKey[]): Level {
  const top: Level = { below: new Map(), isWhole: false };
  for (const { path, effect } of known) {
    let level = top;
    for (const segment of path.split(".")) {
      const next: Level = level.below.get(segment) ?? { below: new Map(), isWhole: false };
      level.below.set(segment, next);
      level = next;
    }
    if (effect === undefined) level.isWhole = true;
  }
  return top;
}

interface UnknownKey {
  readonly path: string;
  readonly key: Node;
}

function unknownKeys({ entries }: Table, { below }: Level, prefix: string): readonly UnknownKey[] {
  return entries.flatMap(({ name, key, value }) => {
    // How people write a comment in JSON.
    if (name?.startsWith("//")) return [];
    const path = prefix === "" ? (name ?? "") : `${prefix}.${name ?? ""}`;
    const level = below.get(name ?? "") ?? below.get("*");
    if (!level) return [{ path, key }];
    return level.below.size > 0 && !level.isWhole && value.kind === "table" ? unknownKeys(value, level, path) : [];
  });
}
