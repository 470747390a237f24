/** Collects the profiles that exceed a ceiling, with their owners, and groups them for grants. */
import type { HostLoad, Subject } from "../../inspect/index.ts";
import { known } from "../../model/fact.ts";
import { isOffered } from "../../model/load.ts";
import { type Capability, inOrder } from "../../model/capability.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import { globLimits, globProblem } from "../../policy/file/glob.ts";
import type { Decisions } from "../../policy/model.ts";

/** How many profiles one grant takes; a policy file allows some more patterns. */
const maxPatterns = 100;

/** A profile that exceeds the ceiling, and the patterns that match it and no other. */
export interface ExcessProfile {
  readonly host: string;
  readonly may: readonly string[];
  readonly owner: string;
  /** A pattern of the name; `undefined` where the profile has none. */
  readonly name: string | undefined;
  /** A pattern of the path. */
  readonly path: string;
  /** Whether the file has another profile of the host. */
  readonly isShared: boolean;
}

/** The last day of a grant for it. */
export interface Ending {
  /** `YYYY-MM-DD`, in UTC. */
  readonly until: string;
}

/** Profiles with one host, one owner, one last day and the same capabilities. */
export type ProfileGroup = readonly [ExcessProfile & Ending, ...(ExcessProfile & Ending)[]];

/** Settings files with one host, one owner, one last day and the same capabilities. */
export type SettingsGroup = readonly [ExcessSettings & Ending, ...(ExcessSettings & Ending)[]];

/** Leaves out profiles that their host does not load, and those whose name or path no pattern matches exactly. */
export function excessProfiles(
  subjects: readonly Subject[],
  decisions: Decisions,
  ownerOf: (path: string) => string,
): readonly ExcessProfile[] {
  const files = new Map<string, number>();
  const placeOf = ({ host, item }: Subject) => `${host} ${item.files[0] ?? ""}`;
  for (const subject of subjects) files.set(placeOf(subject), (files.get(placeOf(subject)) ?? 0) + 1);
  return subjects.flatMap((subject): ExcessProfile[] => {
    const { host, item } = subject;
    if (!item.profile || !isOffered(item)) return [];
    const { may: allowed } = decisions.allowance(host, item);
    const may = capabilitiesOf(item.profile).filter((capability) => !allowed.includes(capability));
    if (may.length === 0) return [];
    const written = known(item.profile.name);
    const [name, path] = [
      written === undefined ? undefined : literalPattern(written),
      literalPattern(item.files[0] ?? ""),
    ];
    const isShared = (files.get(placeOf(subject)) ?? 0) > 1;
    if (path === undefined || (written === undefined ? isShared : name === undefined)) return [];
    return [{ host, may, owner: ownerOf(item.files[0] ?? ""), name, path, isShared }];
  });
}

/** The pattern that matches a text and nothing else; `undefined` where a policy allows no such pattern. */
export function literalPattern(text: string): string | undefined {
  const pattern = text.replace(/[*?[\]\\]/g, "\\$&");
  return text === "" || /[{}]/.test(text) || pattern.length > globLimits.length || globProblem(pattern) !== undefined
    ? undefined
    : pattern;
}

/** Groups profiles so that no name of a group matches another profile in the group's files. */
export function groupProfiles(profiles: readonly (ExcessProfile & Ending)[]): readonly ProfileGroup[] {
  const groups = new Map<string, [ExcessProfile & Ending, ...(ExcessProfile & Ending)[]][]>();
  for (const profile of profiles) {
    const key = JSON.stringify([
      profile.host,
      profile.may,
      profile.owner,
      profile.until,
      profile.isShared ? profile.path : null,
      profile.name === undefined,
    ]);
    const parts = groups.get(key) ?? [];
    groups.set(key, parts);
    const last = parts.at(-1);
    if (last && last.length < maxPatterns) last.push(profile);
    else parts.push([profile]);
  }
  return [...groups.values()].flat();
}

/** A settings file that does more beside the profiles than the ceiling allows. */
export interface ExcessSettings {
  readonly host: string;
  readonly may: readonly Capability[];
  readonly owner: string;
  /** The pattern that matches its path and no other. */
  readonly path: string;
}

/** Leaves out files whose path no pattern matches exactly. */
export function excessSettings(
  loads: readonly HostLoad[],
  decisions: Decisions,
  ownerOf: (path: string) => string,
): readonly ExcessSettings[] {
  return loads.flatMap(({ host, load }) => {
    const byFile = new Map<string, Capability[]>();
    for (const { may, effect, at } of load.layers.flatMap(({ authority }) => authority))
      if (may && effect !== "narrows") byFile.set(at.source.path, [...(byFile.get(at.source.path) ?? []), ...may]);
    return [...byFile].flatMap(([file, all]): readonly ExcessSettings[] => {
      const { may: allowed } = decisions.settingsAllowance(host, file);
      const may = inOrder(all).filter((capability) => !allowed.includes(capability));
      const path = literalPattern(file);
      return may.length === 0 || path === undefined ? [] : [{ host, may, owner: ownerOf(file), path }];
    });
  });
}

/** Groups settings files of one host that exceed by the same, in groups that one entry of a policy can name. */
export function groupSettings(settings: readonly (ExcessSettings & Ending)[]): readonly SettingsGroup[] {
  const groups = new Map<string, [ExcessSettings & Ending, ...(ExcessSettings & Ending)[]][]>();
  for (const file of settings) {
    const key = JSON.stringify([file.host, file.may, file.owner, file.until]);
    const parts = groups.get(key) ?? [];
    groups.set(key, parts);
    const last = parts.at(-1);
    if (last && last.length < maxPatterns) last.push(file);
    else parts.push([file]);
  }
  return [...groups.values()].flat();
}
