/** Compares the settings that apply to a profile, and finds the changes that let it do more. */
import type { Difference, Widening } from "./change.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Authority, Layer } from "../model/load.ts";
import { placeOfItem } from "./place.ts";
import { visible } from "../sanitize/text.ts";
import { directoryOf, isWithin } from "../repo/path.ts";
import { redacted } from "../sanitize/secrets.ts";

/** How the settings of a layer differ. */
export interface AuthorityChange {
  readonly differences: readonly Difference[];
  readonly widenings: readonly Widening[];
  /** Messages of widenings by settings that are gone, and so have no place after the change. */
  readonly released: readonly string[];
}

const none: AuthorityChange = { differences: [], widenings: [], released: [] };

/**
 * Finds a subagent's layer with all settings that apply to it. Some hosts keep settings in a layer without profiles:
 * these are added to the layers of the same name whose folder is in the directory that they configure.
 */
export function effectiveLayerIn({ loads }: Inspection): (subject: Subject) => Layer {
  const settingsLayers = new Map(
    loads.map(({ host, load }) => {
      const withItems = new Set(load.items.map(({ layer }) => layer));
      return [host, load.layers.filter((layer) => layer.authority.length > 0 && !withItems.has(layer))];
    }),
  );
  const known = new Map<Layer, Layer>();
  return ({ host, item: { layer } }) => {
    const found = known.get(layer);
    if (found) return found;
    const more = (settingsLayers.get(host) ?? []).filter(
      ({ name, root }) => name === layer.name && isFolderOf(layer.root, directoryOf(root)),
    );
    const effective =
      more.length === 0
        ? layer
        : { ...layer, authority: [...layer.authority, ...more.flatMap(({ authority }) => authority)] };
    known.set(layer, effective);
    return effective;
  };
}

/** Gives a new subagent the layer that was in the same place before; without settings, if there was none. */
export function subjectBeforeIn(before: Inspection): (after: Subject) => Subject {
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

/** Whether a folder such as `.claude/agents` is in the directory itself, and not further below. */
function isFolderOf(root: string, directory: string): boolean {
  return (
    isWithin(root, directory) &&
    /^\.[^/]+(?:\/[^/]+)?$/.test(directory === "" ? root : root.slice(directory.length + 1))
  );
}

/** Differences in the order of the settings after the change; settings that are gone come last. */
export function authorityChange({ authority: before }: Layer, { authority: after }: Layer): AuthorityChange {
  const [gone, added] = [without(before, after), without(after, before)];
  if (gone.length + added.length === 0) return none;
  const unpaired = [...gone];
  const differences = added.map((setting): Difference => {
    const i = unpaired.findIndex((old) => old.setting === setting.setting);
    const [old] = i < 0 ? [] : unpaired.splice(i, 1);
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
      ...unpaired.map((old): Difference => ({ field: "authority", before: shown(old), after: null, at: old.at })),
    ],
    widenings: added
      .filter(({ effect }) => effect !== "narrows" && effect !== "unhonoured")
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
        .filter((old) => old.isGuard === true && !added.some(({ setting }) => setting === old.setting))
        .map((old) => released({ ...old, because: "may have stopped what tools do" })),
    ],
  };
}

/** Widenings by settings. Those by settings that are gone are reported at the profile. */
export function authorityWidenings({ widenings, released }: AuthorityChange, { item }: Subject): readonly Widening[] {
  return [
    ...widenings,
    ...released.map(
      (message): Widening => ({ kind: "authority", capability: null, message, at: placeOfItem(item), chain: [] }),
    ),
  ];
}

function without(settings: readonly Authority[], excluded: readonly Authority[]): readonly Authority[] {
  const keys = new Set(excluded.map(keyOf));
  return settings.filter((setting) => !keys.has(keyOf(setting)));
}

function keyOf({ setting, value, effect, content = value }: Authority): string {
  return JSON.stringify([setting, value, effect, content]);
}

/** Whether a setting is at least as strict as a narrowing one that is gone. One that loosens is reported by itself. */
function replaces(setting: Authority, old: Authority): boolean {
  if (setting.setting !== old.setting || setting.effect === "unhonoured") return false;
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
    chain: [],
  };
}

function released({ setting, value, because }: Authority): string {
  return `no longer runs beside \`${setting}\` = \`${redacted(value, setting)}\`, which ${because}`;
}

function shown({ setting, value }: Authority): string {
  return visible(`${setting} = ${redacted(value, setting)}`);
}
