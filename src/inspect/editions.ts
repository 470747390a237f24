/** Several editions of one host beside each other: what they agree on is said once, as the newest of them says it. */
import { known } from "../model/fact.ts";
import { type Finding, identityOf } from "../model/finding.ts";
import type { Host } from "../model/host.ts";
import type { Item } from "../model/load.ts";
import { capabilitiesOf, grantsOf, type Profile } from "../model/profile.ts";

/** Names every edition of a host. */
export const allEditions = "all";

/** The editions that judge, newest first; `wish` is one of them, `every`, or nothing. */
export function editionsOf({ editions }: Pick<Host, "editions">, wish: string | undefined): readonly string[] {
  return wish === allEditions ? editions : [wish ?? editions[0]];
}

interface Judged {
  readonly host: string;
  readonly edition: string;
  readonly item: Item;
}

interface Loaded {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
}

/** Of the subjects of older editions, only those that a newer one does not have just so. Newest first. */
export function withoutEchoes<T extends Judged>(subjects: readonly T[]): T[] {
  return hasSeveral(subjects) ? firstOf(subjects, ({ host, item }) => [host, ...traitsOf(item)]) : [...subjects];
}

/** The same of findings: they differ by what identifies them, by their place, or by what they say. One that not every edition has says which do. */
export function withoutRepeats(findings: readonly Finding[], loads: readonly Loaded[]): Finding[] {
  if (!hasSeveral(loads)) return [...findings];
  const keyOf = (finding: Finding) => [...identityOf(finding), finding.severity, finding.at.span, finding.message];
  const having = new Map<string, Set<string | null>>();
  for (const finding of findings) {
    const key = JSON.stringify(keyOf(finding));
    having.set(key, (having.get(key) ?? new Set()).add(finding.edition));
  }
  return firstOf(findings, keyOf).map((finding) => {
    const all = loads.filter(({ host }) => host === finding.host);
    const some = all.filter(({ edition }) => having.get(JSON.stringify(keyOf(finding)))?.has(edition));
    if (some.length === all.length) return finding;
    const only = ` (${some[0]?.title} ${some.map(({ edition }) => edition).join(", ")} only)`;
    return {
      ...finding,
      message: finding.message + only,
      ...(finding.groupKey === undefined ? {} : { groupKey: finding.groupKey + only }),
    };
  });
}

/** Those of the edition of each host that comes first. */
export function newestOf<T extends Pick<Judged, "host" | "edition">>(
  some: readonly T[],
  loads: readonly Pick<Judged, "host" | "edition">[],
): readonly T[] {
  if (!hasSeveral(loads)) return some;
  const first = new Map(loads.toReversed().map(({ host, edition }) => [host, edition]));
  return some.filter(({ host, edition }) => first.get(host) === edition);
}

function hasSeveral(some: readonly { readonly host: string | null; readonly edition: string | null }[]): boolean {
  const seen = new Map<string | null, string | null>();
  return some.some(({ host, edition }) => {
    if (seen.has(host) && seen.get(host) !== edition) return true;
    seen.set(host, edition);
    return false;
  });
}

/** One and the same edition never echoes itself. */
function firstOf<T extends { readonly edition: string | null }>(
  some: readonly T[],
  keyOf: (one: T) => readonly unknown[],
): T[] {
  const editions = new Map<string, string | null>();
  return some.filter((one) => {
    const key = JSON.stringify(keyOf(one));
    if (editions.has(key)) return editions.get(key) === one.edition;
    editions.set(key, one.edition);
    return true;
  });
}

function traitsOf({ layer, files, verdict, profile }: Item): readonly unknown[] {
  return [
    layer.name,
    layer.root,
    files,
    verdict.kind,
    "problem" in verdict ? verdict.problem.message : null,
    profile ? writtenOut(profile) : null,
  ];
}

function writtenOut(profile: Profile): readonly unknown[] {
  const { name, description, model, permissionMode, denied, bypasses, ineffective, prompt } = profile;
  return [
    [name, description, model, permissionMode].map((fact) => known(fact) ?? null),
    capabilitiesOf(profile),
    grantsOf(profile).map(({ tool, capability, scope }) => [tool, capability, scope]),
    denied,
    bypasses.map(({ setting, value, effect }) => [setting, value, effect]),
    ineffective.map(({ kind, what }) => [kind, what]),
    prompt.text,
  ];
}
