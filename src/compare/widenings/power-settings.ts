/** Keys on which the power of a subagent depends in a way that no capability says: which of them have another value. */
import type { Widening } from "../change.ts";
import type { PowerSetting, Profile } from "../../model/profile.ts";
import type { Place } from "../../repo/text.ts";

/** The values of one key; of several files that state it, all of them. */
interface Values {
  readonly first: PowerSetting;
  readonly values: ReadonlySet<string>;
}

/** New values, and limits that are gone or that limit less. `reported`: what is reported of the subagent already. */
export function powerSettingWidenings(was: Profile, is: Profile, reported: readonly Widening[]): readonly Widening[] {
  if (!was.powerSettings || !is.powerSettings) return [];
  const [before, after] = [bySetting(was.powerSettings), bySetting(is.powerSettings)];
  const opened = [...after].flatMap(([setting, now]) => openedBy(setting, before.get(setting), now));
  const unlimited = [...before].flatMap(([setting, old]) =>
    isLimit(old) ? unlimitedBy(setting, old, after.get(setting), is.grants.at) : [],
  );
  return [...opened, ...unlimited].filter(({ at }) => !reported.some((one) => isWithinPlace(one.at, at)));
}

function isWithinPlace(inner: Place, outer: Place): boolean {
  return (
    outer.span.start < outer.span.end &&
    inner.source === outer.source &&
    inner.span.start >= outer.span.start &&
    inner.span.end <= outer.span.end
  );
}

function isLimit({ first: { limit } }: Values): boolean {
  return limit !== undefined && limit !== "quota";
}

function openedBy(setting: string, old: Values | undefined, now: Values): readonly Widening[] {
  if (isLimit(now) || (old && (isLimit(old) || isLowerQuota(old, now)))) return [];
  if ([...now.values].every((value) => old?.values.has(value))) return [];
  const what = old ? `has another \`${setting}\`` : `now has \`${setting}\``;
  return [widening(`${what}, and can do something else by it`, now.first.at)];
}

function isLowerQuota({ values: before }: Values, { first, values: after }: Values): boolean {
  const [was, is] = [[...before][0] ?? "", [...after][0] ?? ""];
  return first.limit === "quota" && /^\d+$/.test(was) && /^\d+$/.test(is) && Number(is) <= Number(was);
}

function unlimitedBy(setting: string, old: Values, now: Values | undefined, home: Place): readonly Widening[] {
  if (!now) return [widening(`no longer has \`${setting}\`, which limited it`, home)];
  const [fewer, more] = old.first.limit === "allows" ? [now.values, old.values] : [old.values, now.values];
  if ([...fewer].every((value) => more.has(value))) return [];
  return [widening(`has another \`${setting}\`, which may limit it less`, now.first.at)];
}

function bySetting(settings: readonly PowerSetting[]): ReadonlyMap<string, Values> {
  const found = new Map<string, { readonly first: PowerSetting; readonly values: Set<string> }>();
  for (const one of settings) {
    const same = found.get(one.setting) ?? { first: one, values: new Set<string>() };
    for (const value of one.values) same.values.add(value);
    found.set(one.setting, same);
  }
  return found;
}

function widening(message: string, at: Place): Widening {
  return { kind: "scope", capability: null, message, at, chain: [] };
}

/** Names of the keys whose values differ. */
export function differingSettings(was: Profile, is: Profile): readonly string[] {
  const [before, after] = [bySetting(was.powerSettings ?? []), bySetting(is.powerSettings ?? [])];
  return [...new Set([...before.keys(), ...after.keys()])].filter((setting) => {
    const [old, now] = [before.get(setting)?.values, after.get(setting)?.values];
    return old?.size !== now?.size || [...(old ?? [])].some((value) => !now?.has(value));
  });
}
