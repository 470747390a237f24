/** Which subagent of one inspection is which of another. */
import { known } from "../model/fact.ts";
import type { Subject } from "../inspect/index.ts";

export interface Pairs {
  readonly pairs: readonly (readonly [before: Subject, after: Subject])[];
  /** Those that only one side has. */
  readonly removed: readonly Subject[];
  readonly added: readonly Subject[];
}

/**
 * The surest sign first: name and file, then all that a profile says (of several such, which is which makes no
 * difference), its name in the layer and anywhere, its file, its words. A sign that several bear tells nothing.
 */
export function pairsOf(before: readonly Subject[], after: readonly Subject[]): Pairs {
  const rest = new Set(before);
  const open = new Set(after);
  const pairs: [Subject, Subject][] = [];
  for (const [sign, isWhole] of signs) {
    if (rest.size === 0 || open.size === 0) break;
    const earlier = grouped(rest, sign);
    for (const [name, later] of grouped(open, sign)) {
      const found = earlier.get(name) ?? [];
      if (!isWhole && (found.length !== 1 || later.length !== 1)) continue;
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

type Sign = (subject: Subject) => string | undefined;

const signs: readonly (readonly [sign: Sign, isWhole: boolean])[] = [
  [({ host, item }) => written(host, item.layer.name, item.files[0], nameIn(item)), false],
  [
    ({ host, item: { profile } }) =>
      profile &&
      written(
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
  // Only a name that somebody gave can follow a profile to another file.
  [
    ({ host, item: { layer, profile } }) =>
      profile?.identity === undefined ? undefined : written(host, layer.name, profile.identity),
    false,
  ],
  [
    ({ host, item: { profile } }) => (profile?.identity === undefined ? undefined : written(host, profile.identity)),
    false,
  ],
  [({ host, item }) => written(host, item.files[0]), false],
  [
    ({ host, item: { profile } }) =>
      profile && profile.prompt.text.trim() !== ""
        ? written(host, known(profile.description), profile.prompt.text)
        : undefined,
    false,
  ],
];

function nameIn({ profile }: Subject["item"]): string {
  return (profile && known(profile.name)) ?? "";
}

function written(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

function grouped(subjects: Iterable<Subject>, sign: Sign): ReadonlyMap<string, readonly Subject[]> {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const name = sign(subject);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(subject);
    else groups.set(name, [subject]);
  }
  return groups;
}
