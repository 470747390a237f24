/**
 * Groups changes of settings for people: each settings file once, in it each setting once, the dangerous ones first. No
 * setting is left out; only examples of one are, and they are counted.
 */
import { addTo } from "../repo/many.ts";

/** What a report knows of one changed setting. */
export interface ReportedSetting {
  readonly host: string;
  readonly path: string;
  readonly setting: string;
  readonly effect: "narrows" | "widens" | "auto-approves" | "bypasses" | "unhonoured";
  readonly may: readonly string[];
  readonly because: string;
}

/** One file, and its settings with the same name, effect and reason in groups. The order of the input is kept. */
export interface SettingFile<S extends ReportedSetting> {
  readonly host: string;
  readonly path: string;
  readonly groups: readonly (readonly [S, ...S[]])[];
}

/** Settings by host and file, in each by name, effect and reason; nothing is left out. */
export function groupSettings<S extends ReportedSetting>(settings: readonly S[]): readonly SettingFile<S>[] {
  const files = new Map<
    string,
    { readonly host: string; readonly path: string; readonly groups: Map<string, [S, ...S[]]> }
  >();
  for (const one of settings) {
    const { host, path, setting, effect, because } = one;
    const key = JSON.stringify([host, path]);
    const file = files.get(key) ?? { host, path, groups: new Map<string, [S, ...S[]]>() };
    files.set(key, file);
    const name = JSON.stringify([setting, effect, because]);
    addTo(file.groups, name, one);
  }
  return [...files.values()].map(({ host, path, groups }) => ({ host, path, groups: [...groups.values()] }));
}

/**
 * Values before and after, as one text. A value that is not shown whole may look the same on both sides: it has
 * changed, unless only a file behind the setting changed.
 */
export function shownValues(
  before: string | null,
  after: string | null,
  isSame: boolean,
  shown: (text: string) => string,
): string {
  if (before === null) return shown(after ?? "");
  if (after === null) return `${shown(before)} → none`;
  if (before !== after) return `${shown(before)} → ${shown(after)}`;
  return isSame ? shown(after) : `${shown(after)} (changed)`;
}

/** The kind as people read it: what another setting turns off does not start anything now. */
export function kindWords(setting: Pick<ReportedSetting, "effect" | "may" | "because">): string {
  const kind = kindOfSetting(setting);
  return kind === "starts code" && setting.because.startsWith("would ") ? "would start code" : kind;
}

/** What settings do, in a few words, the most dangerous first. */
export const settingKinds = [
  "asks nobody",
  "asks less",
  "starts code",
  "connects a server",
  "leads elsewhere",
  "allows more",
  "has no effect here",
  "allows less",
] as const;
export type SettingKind = (typeof settingKinds)[number];

/** What a setting, or a change of it, does. */
export function kindOfSetting({ effect, may }: Pick<ReportedSetting, "effect" | "may">): SettingKind {
  if (effect === "bypasses") return "asks nobody";
  if (effect === "auto-approves") return "asks less";
  if (effect === "unhonoured") return "has no effect here";
  if (effect === "narrows") return "allows less";
  if (may.includes("execute")) return "starts code";
  if (may.includes("external")) return "connects a server";
  return may.includes("network") ? "leads elsewhere" : "allows more";
}
