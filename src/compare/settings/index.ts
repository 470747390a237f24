/** Compares the settings beside the profiles: what a change adds, alters or takes away, for every host by itself. */
import type { Inspection, Subject } from "../../inspect/index.ts";
import { namedFiles } from "../named-files.ts";
import { type Materials } from "../../inspect/material/material.ts";
import { type DifferingFiles, differencesOf, type FileReason } from "../../inspect/material/differing-files.ts";
import { type Authority, isOffered, type Layer } from "../../model/load.ts";
import { byBytes, isWithin } from "../../repo/path.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import { dangerOf, type SettingEffect } from "./effects.ts";
import { groupBy, append } from "../../repo/many.ts";

/** One setting that differs between two inspections. */
export interface SettingChange {
  readonly host: string;
  /** The title of the host. */
  readonly title: string;
  readonly layer: Layer["name"];
  /** The settings file; where the setting is gone, the one that had it. */
  readonly path: string;
  readonly setting: string;
  /** `null`: the setting is new. */
  readonly before: Authority | null;
  /** `null`: the setting is gone. */
  readonly after: Authority | null;
  readonly effect: SettingEffect;
  /** Completes "`hooks.Stop` …": what it does now, or what its absence ends. */
  readonly because: string;
  /** Files that it starts whose content changed. */
  readonly material: readonly string[];
  /** Why those of them count whose content is the same. */
  readonly reasons: readonly FileReason[];
  /** In the tree after the change; where the setting is gone, in the tree before it. */
  readonly at: Place;
  /** Whether `at` is in the tree before the change. */
  readonly isOfBase: boolean;
  /** The subagents after the change that run under it. */
  readonly subjects: readonly Subject[];
}

/** The most dangerous first, then by path, place and setting. Every setting is compared, however many there are. */
export function compareSettings(
  before: Inspection,
  after: Inspection,
  materials: { readonly before: Materials["ofSettings"]; readonly after: Materials["ofSettings"] },
): readonly SettingChange[] {
  const [were, are] = [groupsIn(before), groupsIn(after)];
  const changes = [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [old, now] = [were.get(key), are.get(key)];
    const group = now ?? old;
    if (!group) return [];
    const subjects = subjectsUnder(group, after);
    return changesIn(old?.settings ?? [], now?.settings ?? [], materials).map(
      (change): SettingChange => ({
        host: group.host,
        title: group.title,
        layer: group.layer,
        path: change.at.source.path,
        subjects,
        ...change,
      }),
    );
  });
  return mergeLayers(changes).sort(
    (a, b) =>
      dangerOf(a.effect, a.after?.may) - dangerOf(b.effect, b.after?.may) ||
      byBytes(a.path, b.path) ||
      a.at.span.start - b.at.span.start ||
      byBytes(a.host, b.host) ||
      byBytes(a.setting, b.setting),
  );
}

/** A file that belongs to two layers, such as a plugin's, is told once, with the subagents of both. */
function mergeLayers(changes: readonly SettingChange[]): SettingChange[] {
  const known = new Map<string, SettingChange>();
  for (const change of changes) {
    const { host, setting, effect, because, at, before, after } = change;
    const texts = [before, after].map((side) => side && [side.content ?? side.value, side.command]);
    const key = JSON.stringify([host, at.source.path, at.span.start, setting, effect, because, texts]);
    const same = known.get(key);
    known.set(key, same ? { ...same, subjects: [...new Set([...same.subjects, ...change.subjects])] } : change);
  }
  return [...known.values()];
}

/** The settings of one host that hold in the same sessions. */
interface SettingsGroup {
  readonly host: string;
  readonly title: string;
  readonly layer: Layer["name"];
  /** As `Layer.governs`. */
  readonly governs: string | undefined;
  readonly settings: Authority[];
}

function groupsIn({ loads }: Inspection): ReadonlyMap<string, SettingsGroup> {
  const groups = new Map<string, SettingsGroup>();
  for (const { host, title, load } of loads)
    for (const { name, root, governs, authority } of load.layers) {
      if (authority.length === 0) continue;
      const key = JSON.stringify([host, name, governs ?? [root]]);
      const group = groups.get(key) ?? { host, title, layer: name, governs, settings: [] };
      groups.set(key, group);
      append(group.settings, authority);
    }
  return groups;
}

/** The subagents of the host that its sessions offer and that have these settings. */
function subjectsUnder({ host, governs }: SettingsGroup, { subjects }: Inspection): readonly Subject[] {
  return subjects.filter(
    ({ host: own, item }) =>
      own === host && isOffered(item) && (governs === undefined || isWithin(item.files[0] ?? "", governs)),
  );
}

type Changed = Omit<SettingChange, "host" | "title" | "layer" | "path" | "subjects">;

function changesIn(
  before: readonly Authority[],
  after: readonly Authority[],
  materials: { readonly before: Materials["ofSettings"]; readonly after: Materials["ofSettings"] },
): readonly Changed[] {
  const { gone, added, kept } = equalPairs(before, after);
  const { pairs, left } = alteredPairs(gone, added);
  const altered = pairs.map(([old, setting]) => (old ? alteredBy(old, setting) : addedBy(setting)));
  return [
    ...altered,
    ...left.map((old) => removedBy(old, after)),
    ...kept.flatMap(([old, setting]) => {
      const files = differencesOf(materials.before.get(old) ?? [], materials.after.get(setting) ?? []);
      return files.paths.length === 0 ? [] : [restartedBy(old, setting, files)];
    }),
  ];
}

/**
 * Each added setting with the one that it replaces, and what is gone without another in its place. One with the same
 * value goes first: the command of a new hook did not become that of the hook behind it.
 */
function alteredPairs(gone: readonly Authority[], added: readonly Authority[]) {
  const sameValue = ({ setting, value }: Authority) => JSON.stringify([setting, value]);
  const byValue = groupBy(gone, sameValue);
  const twins = new Map(added.map((setting) => [setting, byValue.get(sameValue(setting))?.shift()]));
  const bySetting = groupBy([...byValue.values()].flat(), ({ setting }) => setting);
  const pairs = added.map(
    (setting) => [twins.get(setting) ?? bySetting.get(setting.setting)?.shift(), setting] as const,
  );
  return { pairs, left: [...bySetting.values()].flat() };
}

/** Equal settings in pairs, and what only one side has. */
function equalPairs(before: readonly Authority[], after: readonly Authority[]) {
  const [were, are] = [groupBy(before, keyOf), groupBy(after, keyOf)];
  const kept = [...are].flatMap(([key, settings]) => {
    const old = were.get(key);
    return settings.flatMap((setting, i) => {
      const twin = old?.[i] ?? old?.[0];
      return twin ? [[twin, setting] as const] : [];
    });
  });
  return {
    kept,
    added: after.filter((setting) => !were.has(keyOf(setting))),
    gone: before.filter((setting) => !are.has(keyOf(setting))),
  };
}

function keyOf({ setting, value, effect, content = value, command }: Authority): string {
  return JSON.stringify([setting, value, effect, content, command]);
}

function addedBy(setting: Authority): Changed {
  const { effect, because, at } = setting;
  return {
    setting: setting.setting,
    before: null,
    after: setting,
    effect,
    because,
    material: [],
    reasons: [],
    at,
    isOfBase: false,
  };
}

function alteredBy(before: Authority, after: Authority): Changed {
  const change = { ...addedBy(after), before };
  if (after.effect !== "narrows" && after.effect !== "unhonoured") return change;
  // What narrows, or does nothing, in the place of something that narrowed more, loosens.
  if (before.effect === "narrows" && !isAsStrict(after, before))
    return { ...change, effect: "widens", because: `no longer ${before.because}` };
  return change;
}

function removedBy(old: Authority, after: readonly Authority[]): Changed {
  const change = { ...addedBy(old), before: old, after: null, isOfBase: true };
  if (old.effect === "narrows" && !after.some((setting) => setting.setting === old.setting && isAsStrict(setting, old)))
    return { ...change, effect: "widens", because: `is gone: it ${inPastTense(old.because)}` };
  if (old.isGuard === true)
    return { ...change, effect: "widens", because: "is gone: it may have stopped what tools do" };
  return { ...change, effect: "narrows", because: `is gone: it ${inPastTense(old.because)}` };
}

/** A sentence about what is gone: `is denied in every mode` becomes `was denied in every mode`. */
function inPastTense(because: string): string {
  return because.replace(/^is /, "was ").replace(/^are /, "were ");
}

/** A setting that stays, with other content behind it. */
function restartedBy(before: Authority, after: Authority, { paths, reasons }: DifferingFiles): Changed {
  const because = `stays, and what it starts has changed: ${namedFiles(paths, reasons)}`;
  return { ...addedBy(after), before, effect: "widens", because, material: paths, reasons };
}

/** What allows under the same key, such as another pattern of a list, does not replace a limit. */
function isAsStrict(setting: Authority, old: Authority): boolean {
  if (setting.effect !== "narrows" || setting.strictness === undefined || old.strictness === undefined) return false;
  return setting.strictness >= old.strictness;
}

/** The line of a setting's place, from 1. */
export function lineOf({ at }: Pick<SettingChange, "at">): number {
  return positionAt(at.source, at.span.start).line;
}
