/**
 * Merges the `config.toml`s of a session, and finds what in the whole of them stops the host or switches subagents off.
 */
import type { Problem } from "../../../model/load.ts";
import { DecodeError } from "../../../parsers/decode.ts";
import { type Entry, isFalse, isTrue, type Node, type Table, textOf } from "../../../parsers/node.ts";
import { toml09Value } from "../../../parsers/toml/index.ts";
import type { Config } from "../role/declared.ts";
import type { Edition } from "../edition.ts";
import { type Setting, settingAt, type Settings } from "./effective.ts";
import { type Fault, fault, placeIn } from "../role/fault.ts";
import { countsOf, shapesOf } from "./shapes.ts";

/** One table of all layers, the lowest first: a nearer value wins, and tables are merged. */
function mergedTable(layers: readonly Settings[]): Table | undefined {
  return layers
    .map(({ root }) => root)
    .reduce<Table | undefined>((below, above) => (below ? merge(below, above) : above), undefined);
}

function merge(below: Table, above: Table): Table {
  const entries = new Map<string | undefined, Entry>(below.entries.map((entry) => [entry.name, entry]));
  for (const entry of above.entries) {
    const lower = entries.get(entry.name)?.value;
    const value = lower?.kind === "table" && entry.value.kind === "table" ? merge(lower, entry.value) : entry.value;
    entries.set(entry.name, { ...entry, value });
  }
  return { ...above, entries: [...entries.values()] };
}

/** Settings of a wrong type in one table, by key; numbers of `[agents]` that are too small by `agents.KEY`. */
function mistypedIn(root: Table, edition: Edition): ReadonlyMap<string, DecodeError> {
  const shapes = shapesOf(edition);
  const found = new Map<string, DecodeError>();
  for (const { name = "", value } of root.entries) {
    // Before edition 0.169 each layer's `[agents]` is read by itself.
    const refused = name === "agents" && !edition.recent ? undefined : shapes.get(name)?.(value, toml09Value);
    if (refused instanceof DecodeError)
      found.set(
        name,
        new DecodeError(`it has ${shownKey(name)} that cannot be read: ${refused.message}`, refused.span),
      );
  }
  const agents = root.entries.find(({ name }) => name === "agents")?.value;
  for (const { name = "", value } of agents?.kind === "table" ? agents.entries : []) {
    const tooSmall = countsOf(edition).includes(name) && isBelowOne(value);
    if (tooSmall) found.set(`agents.${name}`, new DecodeError(`it has an \`agents.${name}\` below 1`, value.span));
  }
  return found;
}

function shownKey(name: string): string {
  return name === "agents" ? "an `[agents]`" : `a \`${name}\``;
}

function isBelowOne(node: Node): boolean {
  const value = node.kind === "scalar" ? toml09Value.integer(node) : undefined;
  return value !== undefined && value < 1n;
}

/** The faults of one `config.toml`, by key. Each stops the host, unless nearer layers replace what is wrong. */
export function faultsIn({ source, root }: Config, edition: Edition): ReadonlyMap<string, Fault> {
  return new Map(
    [...mistypedIn(root, edition)].map(([key, wrong]) => [
      key,
      fault("ConfigTomlDeserialize", wrong.message, placeIn(source, wrong)),
    ]),
  );
}

/** The keys that are still wrong once all layers are merged. */
export function wrongTogether(layers: readonly Settings[], edition: Edition): ReadonlyMap<string, DecodeError> {
  const whole = layers.length > 1 ? mergedTable(layers) : layers[0]?.root;
  return whole ? mistypedIn(whole, edition) : new Map();
}

/** What decides the sandbox of a session: the nearest layer's `default_permissions`, or its `sandbox_mode`. */
export function sandboxIn(layers: readonly Settings[]): (Setting & { readonly key: string }) | undefined {
  for (const layer of layers.toReversed()) {
    const profile = settingAt([layer], "profile")?.text;
    const paths = profile === undefined ? [[]] : [["profiles", profile], []];
    for (const path of paths)
      for (const key of ["default_permissions", "sandbox_mode"]) {
        const found = settingAt([layer], ...path, key);
        if (found) return { ...found, key };
      }
  }
  return undefined;
}

/** Permissions that the host ships with. */
const ownPermissions: ReadonlySet<string> = new Set([":read-only", ":workspace", ":danger-full-access"]);

/** Why the host does not start, although every setting has the right type. */
export function refusedSetting(layers: readonly Settings[]): Fault | undefined {
  const legacy = settingAt(layers, "profile");
  if (legacy) return fault("Other", "it has `profile`, with which Codex no longer starts", legacy.at);
  const sandbox = sandboxIn(layers);
  const profiles = settingAt(layers, "permissions");
  if (!sandbox)
    return profiles?.value.kind === "table" && profiles.value.entries.length > 0
      ? fault("Other", "it has `[permissions]` without `default_permissions`", profiles.at)
      : undefined;
  const { key, text, at } = sandbox;
  if (key !== "default_permissions" || text === undefined) return undefined;
  const isBuiltin = text.startsWith(":");
  if (isBuiltin ? ownPermissions.has(text) : settingAt(layers, "permissions", text)) return undefined;
  const why = isBuiltin ? "these permissions do not exist" : `there is no \`[permissions.${text}]\``;
  return fault("Other", `it has \`default_permissions = ${JSON.stringify(text)}\`, and ${why}`, at);
}

/** The second version of the tools that start subagents, if a setting switches it on. It heeds no other switch. */
export function newerTools(layers: readonly Settings[]): Setting | undefined {
  const path = ["features", "multi_agent_v2"];
  const plain = settingAt(layers, ...path);
  if (isTrue(plain?.value)) return plain;
  const enabled = settingAt(layers, ...path, "enabled");
  return isTrue(enabled?.value) ? enabled : undefined;
}

/** Why a session has no tool to start a subagent with. */
export interface Off {
  readonly problem: Problem;
  /** `false`: models that choose the second version of the tools have them all the same. */
  readonly always: boolean;
}

/** The setting that takes the tool for starting subagents away. */
export function switchedOff(layers: readonly Settings[]): Off | undefined {
  if (newerTools(layers)) return undefined;
  const enabled = settingAt(layers, "agents", "enabled");
  if (enabled && isFalse(enabled.value))
    return { problem: off("agents.enabled = false", "so Codex can use no role", enabled), always: true };
  const name = settingAt(layers, "features", "multi_agent") ? "multi_agent" : "collab";
  const feature = settingAt(layers, "features", name);
  const some = "so models with the first version of these tools can use no role";
  if (feature && isFalse(feature.value))
    return { problem: off(`features.${name} = false`, some, feature), always: false };
  const depth = settingAt(layers, "agents", "max_depth");
  return depth && isBelowOne(depth.value)
    ? { problem: off(`agents.max_depth = ${textOf(depth.value)}`, some, depth), always: false }
    : undefined;
}

function off(written: string, result: string, { at }: Setting): Problem {
  return { message: `\`${written}\` switches subagents off, ${result}`, at };
}
