/** How the settings beside a profile changed, and which of the changes let it do more. */
import type { Difference, Widening } from "./change.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Authority, Layer } from "../model/load.ts";
import { visible } from "../sanitize/text.ts";
import { directoryOf, isWithin } from "../repo/path.ts";
import { redacted } from "../sanitize/secrets.ts";

export interface AuthorityChange {
  readonly differences: readonly Difference[];
  readonly widenings: readonly Widening[];
  /** The same of settings that are gone, and so have no place any more. */
  readonly released: readonly string[];
}

const none: AuthorityChange = { differences: [], widenings: [], released: [] };

/** A subagent's layer with the settings that a host keeps in a layer of their own, beside its folders. */
export function settledIn({ loads }: Inspection): (subject: Subject) => Layer {
  const apart = new Map(
    loads.map(({ host, load }) => {
      const held = new Set(load.items.map(({ layer }) => layer));
      return [host, load.layers.filter((layer) => layer.authority.length > 0 && !held.has(layer))];
    }),
  );
  const known = new Map<Layer, Layer>();
  return ({ host, item: { layer } }) => {
    const found = known.get(layer);
    if (found) return found;
    const more = (apart.get(host) ?? []).filter(
      ({ name, root }) => name === layer.name && isBeside(layer.root, directoryOf(root)),
    );
    const settled =
      more.length === 0
        ? layer
        : { ...layer, authority: [...layer.authority, ...more.flatMap(({ authority }) => authority)] };
    known.set(layer, settled);
    return settled;
  };
}

/** The settings that stood where a subagent comes to stand: none, where its host had no such layer. */
export function stoodIn(before: Inspection): (after: Subject) => Subject {
  const layers = new Map(
    before.loads.flatMap(({ host, load }) => load.layers.map((layer) => [keyOfLayer(host, layer), layer] as const)),
  );
  const empty = new Map<Layer, Layer>();
  return (after) => {
    const { host, item } = after;
    const layer = layers.get(keyOfLayer(host, item.layer)) ?? empty.get(item.layer) ?? { ...item.layer, authority: [] };
    empty.set(item.layer, layer);
    return { ...after, item: { ...item, layer } };
  };
}

function keyOfLayer(host: string, { name, root }: Layer): string {
  return JSON.stringify([host, name, root]);
}

/** `.claude/agents` in the directory itself, and no folder further below. */
function isBeside(root: string, directory: string): boolean {
  return (
    isWithin(root, directory) &&
    /^\.[^/]+(?:\/[^/]+)?$/.test(directory === "" ? root : root.slice(directory.length + 1))
  );
}

export function authorityChange({ authority: before }: Layer, { authority: after }: Layer): AuthorityChange {
  const [gone, come] = [beyond(before, after), beyond(after, before)];
  if (gone.length + come.length === 0) return none;
  const left = [...gone];
  const differences = come.map((setting): Difference => {
    const i = left.findIndex((old) => old.setting === setting.setting);
    const [old] = i < 0 ? [] : left.splice(i, 1);
    const now = shown(setting);
    return {
      field: "authority",
      before: old ? shown(old) : null,
      after: old && shown(old) === now ? `${now} (another)` : now,
      at: setting.at,
    };
  });
  return {
    differences: [
      ...differences,
      ...left.map((old): Difference => ({ field: "authority", before: shown(old), after: null, at: old.at })),
    ],
    widenings: come
      .filter(({ effect }) => effect !== "narrows")
      .map((setting) =>
        loosened(
          setting,
          gone.some((old) => shown(old) === shown(setting)),
        ),
      ),
    released: [
      ...gone
        .filter((old) => old.effect === "narrows" && !after.some((setting) => replaces(setting, old)))
        .map(released),
      ...gone
        .filter((old) => old.isGuard === true && !come.some(({ setting }) => setting === old.setting))
        .map((old) => released({ ...old, because: "may have stopped what tools do" })),
    ],
  };
}

function beyond(some: readonly Authority[], others: readonly Authority[]): readonly Authority[] {
  const keys = new Set(others.map(keyOf));
  return some.filter((setting) => !keys.has(keyOf(setting)));
}

function keyOf({ setting, value, effect, content = value }: Authority): string {
  return JSON.stringify([setting, value, effect, content]);
}

/** Whether a setting says at least as much as a narrowing one that is gone; one that loosens is told by itself. */
function replaces(setting: Authority, old: Authority): boolean {
  if (setting.setting !== old.setting) return false;
  return (
    setting.effect !== "narrows" ||
    (setting.strictness !== undefined && old.strictness !== undefined && setting.strictness >= old.strictness)
  );
}

function loosened({ setting, value, because, at }: Authority, isAnother: boolean): Widening {
  return {
    kind: "authority",
    capability: null,
    message: `runs beside ${isAnother ? "another " : ""}\`${setting}\` = \`${redacted(value, setting)}\`, which ${because}`,
    at,
    way: [],
  };
}

function released({ setting, value, because }: Authority): string {
  return `no longer runs beside \`${setting}\` = \`${redacted(value, setting)}\`, which ${because}`;
}

function shown({ setting, value }: Authority): string {
  return visible(`${setting} = ${redacted(value, setting)}`);
}
