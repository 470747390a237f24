/** What a change does to the power of a repository, in one word. */
import type { Subject } from "../inspect/index.ts";
import type { Capability } from "../model/capability.ts";
import { known } from "../model/fact.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { Change } from "./change.ts";
import { isLooser } from "./settings/effects.ts";
import { isHarmless } from "./fields/harmless.ts";
import type { SettingChange } from "./settings/index.ts";
import { largest } from "../repo/many.ts";

/** Of several, the last one in this order counts. `undecided`: the tool cannot tell that nothing gained power. */
export const powers = ["unchanged", "narrowed", "undecided", "widened"] as const;
export type Power = (typeof powers)[number];

/** The one that counts; `unchanged` where there is none. */
export function joinedPower(parts: readonly Power[]): Power {
  return (
    powers[
      largest(
        parts.map((part) => powers.indexOf(part)),
        0,
      )
    ] ?? "undecided"
  );
}

/** What differs between two trees. */
interface Differences {
  readonly changes: readonly Change[];
  readonly settings: readonly SettingChange[];
}

/**
 * `reverse`: the differences of the same trees the other way round. Power is lost where the way back gains it, so that
 * `narrowed` is `widened` the other way round, and `unchanged` is the same both ways.
 */
export function powerOfDifferences(forward: Differences, reverse: Differences): Power {
  return joinedPower([...powerOfChanges(forward.changes, reverse.changes), ...powerOfSettings(forward, reverse)]);
}

function powerOfChanges(forward: readonly Change[], reverse: readonly Change[]): readonly Power[] {
  const regained = new Set(reverse.filter(gainsPower).map(({ before, after }) => keyOf(after, before)));
  const parts = forward.map((change): Power => {
    if (gainsPower(change)) return "widened";
    if (regained.has(keyOf(change.before, change.after))) return "narrowed";
    return isOpen(change) ? "undecided" : "unchanged";
  });
  // A further edition has only gains, so what is lost there is only in the other direction.
  return [...parts, ...(regained.size > 0 ? (["narrowed"] as const) : [])];
}

/** Whether a subagent can do something that it, or what had its name, could not do before. */
function gainsPower({ widened, before, after }: Change): boolean {
  if (widened) return true;
  const had = offeredBefore(before);
  return offeredCapabilities(after).some((capability) => !had.includes(capability));
}

function offeredCapabilities(subject: Subject | null): readonly Capability[] {
  const { verdict, profile } = subject?.item ?? {};
  return verdict?.kind === "loaded" && profile ? capabilitiesOf(profile) : [];
}

/** Where another one was offered under its name, what that one could do. */
function offeredBefore(subject: Subject | null): readonly Capability[] {
  const verdict = subject?.item.verdict;
  if (verdict?.kind !== "shadowed") return offeredCapabilities(subject);
  return verdict.by.profile ? capabilitiesOf(verdict.by.profile) : [];
}

/**
 * Whether the change may matter, though it is no gain in either direction: other tools, another value of a key that may
 * decide, or something unreadable.
 */
function isOpen({ gained, lost, fields, differences, before, after }: Change): boolean {
  const { host = "" } = after ?? before ?? {};
  return (
    gained.length + lost.length > 0 ||
    fields.some((field) => !isHarmless(field, differences, host)) ||
    [before, after].some((subject) => subject?.item.profile?.grants.state === "unreadable")
  );
}

function keyOf(before: Subject | null, after: Subject | null): string {
  return JSON.stringify(
    [before, after].map(
      (subject) =>
        subject && [subject.host, subject.item.files, subject.item.profile && known(subject.item.profile.name)],
    ),
  );
}

function powerOfSettings(forward: Differences, reverse: Differences): readonly Power[] {
  const isUnhonoured = ({ effect, before, after }: SettingChange) =>
    [effect, before?.effect, after?.effect].includes("unhonoured");
  return [
    ...(forward.settings.some(isLooser) ? (["widened"] as const) : []),
    ...(forward.settings.some(isUnhonoured) ? (["undecided"] as const) : []),
    ...(reverse.settings.some(isLooser) ? (["narrowed"] as const) : []),
  ];
}
