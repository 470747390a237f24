/** Who has a name: which built-ins have theirs again, and whose place a subagent takes. */
import { phrases } from "../model/capability.ts";
import type { Difference, Widening } from "./change.ts";
import { known } from "../model/fact.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Item } from "../model/load.ts";
import { visible } from "../sanitize/text.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { Place } from "../repo/text.ts";

/** By the one that has or had the name. */
export type Others = ReadonlyMap<string, readonly Item[]>;

/** Built-ins that a profile of their name shadowed, and that are offered again. */
export function heirsOf(before: Inspection, after: Inspection): Others {
  const heirs = new Map<string, Item[]>();
  for (const [key, items] of shadowedIn(before)) {
    for (const item of items.filter(({ files }) => files.length === 0)) {
      const now = after.loads
        .find(({ host }) => key.startsWith(hostKey(host)))
        ?.load.items.find(({ files, profile }) => files.length === 0 && profile?.identity === item.profile?.identity);
      // A host that finds nothing in the tree any more names none of its built-ins, and has them still.
      if (!now || now.verdict.kind === "loaded") heirs.set(key, [...(heirs.get(key) ?? []), item]);
    }
  }
  return heirs;
}

/** All that are not offered because one of their name is. */
export function shadowedIn({ loads }: Inspection): Others {
  const shadowed = new Map<string, Item[]>();
  for (const { host, load } of loads) {
    for (const item of load.items) {
      if (item.verdict.kind !== "shadowed") continue;
      const key = keyOf(host, item.verdict.by);
      shadowed.set(key, [...(shadowed.get(key) ?? []), item]);
    }
  }
  return shadowed;
}

function hostKey(host: string): string {
  return `${host} `;
}

function keyOf(host: string, { files, profile }: Item): string {
  return `${hostKey(host)}${JSON.stringify([files[0], profile?.identity])}`;
}

/** What a built-in may do that the profile which had its name could not. */
export function inheriting({ host, item }: Subject, heirs: Others, at: Place): readonly Widening[] {
  const had = item.profile ? capabilitiesOf(item.profile) : [];
  return (heirs.get(keyOf(host, item)) ?? []).flatMap(({ profile }) => {
    const more = profile ? capabilitiesOf(profile).filter((capability) => !had.includes(capability)) : [];
    const name = profile && known(profile.name);
    return more.map(
      (capability): Widening => ({
        kind: "capability",
        capability,
        message: `leaves its name to the built-in \`${name ?? ""}\`, which may ${phrases[capability]}`,
        at,
        way: [],
      }),
    );
  });
}

/** Those whose place a subagent takes, as long as they differ from those whose place it took. */
export function takingPlace(
  before: Subject | null,
  after: Subject | null,
  shadowedBefore: Others,
  shadowedAfter: Others,
  at: Place,
): readonly Difference[] {
  const shown = (subject: Subject | null, shadowed: Others) =>
    (subject &&
      (shadowed.get(keyOf(subject.host, subject.item)) ?? [])
        .map(({ files, profile }) => files[0] ?? `the built-in ${(profile && known(profile.name)) ?? ""}`)
        .join(", ")) ||
    null;
  const [was, is] = [shown(before, shadowedBefore), shown(after, shadowedAfter)];
  return was === is
    ? []
    : [{ field: "shadows", before: was === null ? null : visible(was), after: is === null ? null : visible(is), at }];
}
