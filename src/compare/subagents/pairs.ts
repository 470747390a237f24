/** Pairs the subagents of two inspections. */
import { known } from "../../model/fact.ts";
import type { Subject } from "../../inspect/index.ts";
import { addTo } from "../../repo/many.ts";

/** Which subagents of two inspections belong together. */
export interface Pairs {
  readonly pairs: readonly (readonly [before: Subject, after: Subject])[];
  /** Only before the change. */
  readonly removed: readonly Subject[];
  /** Only after the change. */
  readonly added: readonly Subject[];
}

/**
 * Pairs by the most reliable key first: name and file; the whole profile, where equal ones are interchangeable; the
 * name in the layer; the name anywhere; the file; description and prompt. A key that several subagents share pairs
 * nothing, except for the whole profile.
 */
export function pairsOf(before: readonly Subject[], after: readonly Subject[]): Pairs {
  const rest = new Set(before);
  const open = new Set(after);
  const pairs: [Subject, Subject][] = [];
  for (const [keyOf, isInterchangeable] of keys) {
    if (rest.size === 0 || open.size === 0) break;
    const earlier = groupByKey(rest, keyOf);
    for (const [key, later] of groupByKey(open, keyOf)) {
      const found = earlier.get(key) ?? [];
      if (!isInterchangeable && (found.length !== 1 || later.length !== 1)) continue;
      for (const [i, was] of found.entries()) {
        const is = later[i];
        if (!is) break;
        pairs.push([was, is]);
        rest.delete(was);
        open.delete(is);
      }
    }
  }
  return { pairs, removed: [...rest], added: [...open] };
}

/** `undefined`: a subagent without this key. */
type KeyOf = (subject: Subject) => string | undefined;

const keys: readonly (readonly [keyOf: KeyOf, isInterchangeable: boolean])[] = [
  // Only the name, which is last, may hold a NUL.
  [({ host, item }) => `${host}\0${item.layer.name}\0${item.files[0]}\0${nameIn(item)}`, false],
  [
    ({ host, item: { profile } }) =>
      profile &&
      jsonKey(
        host,
        profile.identity,
        known(profile.description),
        profile.prompt.text,
        known(profile.model),
        known(profile.permissionMode),
        known(profile.grants)?.map(({ tool }) => tool),
      ),
    true,
  ],
  // Only a name that the profile states stays with it in another file.
  [
    ({ host, item: { layer, profile } }) =>
      profile?.identity === undefined ? undefined : jsonKey(host, layer.name, profile.identity),
    false,
  ],
  [
    ({ host, item: { profile } }) => (profile?.identity === undefined ? undefined : jsonKey(host, profile.identity)),
    false,
  ],
  [({ host, item }) => jsonKey(host, item.files[0]), false],
  [
    ({ host, item: { profile } }) =>
      profile && profile.prompt.text.trim() !== ""
        ? jsonKey(host, known(profile.description), profile.prompt.text)
        : undefined,
    false,
  ],
];

function nameIn({ profile }: Subject["item"]): string {
  return (profile && known(profile.name)) ?? "";
}

function jsonKey(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

function groupByKey(subjects: Iterable<Subject>, keyOf: KeyOf): ReadonlyMap<string, readonly Subject[]> {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const key = keyOf(subject);
    if (key === undefined) continue;
    addTo(groups, key, subject);
  }
  return groups;
}
