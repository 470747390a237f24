/** Subagents of one name: which built-ins are offered again, and what a subagent shadows. */
import { phrases } from "../../model/capability.ts";
import type { Difference, Widening } from "../change.ts";
import { known } from "../../model/fact.ts";
import type { Inspection, Subject } from "../../inspect/index.ts";
import type { Item } from "../../model/load.ts";
import { visible } from "../../sanitize/text.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import type { Place } from "../../repo/text.ts";
import { addTo } from "../../repo/many.ts";

/** Shadowed items by the item that shadows them; the key is that of `keyOf`. */
export type ItemsByName = ReadonlyMap<string, readonly Item[]>;

/** Built-ins that a profile of their name shadowed before, and that are offered again. */
export function restoredBuiltIns(before: Inspection, after: Inspection): ItemsByName {
  const restored = new Map<string, Item[]>();
  for (const [key, items] of shadowedIn(before)) {
    for (const item of items.filter(({ files }) => files.length === 0)) {
      const now = after.loads
        .find(({ host }) => key.startsWith(hostKey(host)))
        ?.load.items.find(({ files, profile }) => files.length === 0 && profile?.identity === item.profile?.identity);
      // A host that finds nothing in the tree lists no built-ins, but still has them.
      if (!now || now.verdict.kind === "loaded") addTo(restored, key, item);
    }
  }
  return restored;
}

/** Items that are not offered because another item has their name. */
export function shadowedIn({ loads }: Inspection): ItemsByName {
  const shadowed = new Map<string, Item[]>();
  for (const { host, load } of loads) {
    for (const item of load.items) {
      if (item.verdict.kind !== "shadowed") continue;
      const key = keyOf(host, item.verdict.by);
      addTo(shadowed, key, item);
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

/** Capabilities of a restored built-in that the profile which shadowed it (`subject`) did not have. */
export function builtInWidenings({ host, item }: Subject, restored: ItemsByName, at: Place): readonly Widening[] {
  const shadowing = item.profile ? capabilitiesOf(item.profile) : [];
  return (restored.get(keyOf(host, item)) ?? []).flatMap(({ profile }) => {
    const more = profile ? capabilitiesOf(profile).filter((capability) => !shadowing.includes(capability)) : [];
    const name = profile && known(profile.name);
    return more.map(
      (capability): Widening => ({
        kind: "capability",
        capability,
        message: `leaves its name to the built-in \`${name ?? ""}\`, which can ${phrases[capability]}`,
        at,
        chain: [],
      }),
    );
  });
}

/** How the list of what a subagent shadows differs. */
export function shadowDifferences(
  before: Subject | null,
  after: Subject | null,
  { shadowedBefore, shadowedAfter }: { readonly shadowedBefore: ItemsByName; readonly shadowedAfter: ItemsByName },
  at: Place,
): readonly Difference[] {
  const [was, is] = [shadowedText(before, shadowedBefore), shadowedText(after, shadowedAfter)];
  return was === is ? [] : [{ field: "shadows", before: was && visible(was), after: is && visible(is), at }];
}

/** `null`: it shadows nothing, or there is no subagent. */
function shadowedText(subject: Subject | null, shadowed: ItemsByName): string | null {
  const items = (subject && shadowed.get(keyOf(subject.host, subject.item))) ?? [];
  const names = items.map(({ files, profile }) => files[0] ?? `the built-in ${(profile && known(profile.name)) ?? ""}`);
  return names.join(", ") || null;
}
