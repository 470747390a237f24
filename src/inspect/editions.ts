/** Merges the results of several editions of a host: what they agree on is reported once, for the first of them. */
import { known } from "../model/fact.ts";
import type { Finding } from "../model/finding.ts";
import { identityOf } from "./findings/identity.ts";
import { defaultEditionOf, type Host } from "../model/host.ts";
import type { Item } from "../model/load.ts";
import { capabilitiesOf, grantsOf, type Profile } from "../model/profile.ts";

/** The value that selects every edition of a host. */
export const allEditions = "all";

/**
 * The editions to load, the one that governs first. `selected` is one of them, `all`, or absent for those that the
 * policies decide; without a decision, the host's default.
 */
export function editionsOf(
  host: Pick<Host, "editions" | "defaultEdition">,
  selected: string | undefined,
  decided?: readonly string[],
): readonly string[] {
  const usual = defaultEditionOf(host);
  if (selected === undefined) return decided ?? [usual];
  if (selected !== allEditions) return [selected];
  return [usual, ...host.editions.filter((edition) => edition !== usual)];
}

interface EditionSubject {
  readonly host: string;
  readonly edition: string;
  readonly item: Item;
}

interface EditionLoad {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
}

/** Removes subjects that an edition before has with equal content. */
export function withoutEchoes<T extends EditionSubject>(subjects: readonly T[]): T[] {
  return hasSeveral(subjects) ? firstOf(subjects, ({ host, item }) => [host, ...contentOf(item)]) : [...subjects];
}

/** Adds findings that are none of `findings` yet, whatever their messages. */
export function withFurther(findings: readonly Finding[], further: readonly Finding[]): Finding[] {
  const keyOf = (finding: Finding) => JSON.stringify([...identityOf(finding), finding.edition, finding.at.span]);
  const known = new Set(further.length === 0 ? [] : findings.map(keyOf));
  return [...findings, ...further.filter((finding) => !known.has(keyOf(finding)) && known.add(keyOf(finding)))];
}

/**
 * Removes findings that an edition before has with the same identity, severity, place and message. The message of a
 * finding that not every edition has names the editions that do.
 */
export function withoutRepeats(findings: readonly Finding[], loads: readonly EditionLoad[]): Finding[] {
  if (!hasSeveral(loads)) return [...findings];
  const keyOf = (finding: Finding) => [...identityOf(finding), finding.severity, finding.at.span, finding.message];
  const editionsByKey = new Map<string, Set<string | null>>();
  for (const finding of findings) {
    const key = JSON.stringify(keyOf(finding));
    editionsByKey.set(key, (editionsByKey.get(key) ?? new Set()).add(finding.edition));
  }
  return firstOf(findings, keyOf).map((finding) => {
    const ofHost = loads.filter(({ host }) => host === finding.host);
    const withFinding = ofHost.filter(({ edition }) => editionsByKey.get(JSON.stringify(keyOf(finding)))?.has(edition));
    if (withFinding.length === ofHost.length) return finding;
    const only = ` (${withFinding[0]?.title} ${withFinding.map(({ edition }) => edition).join(", ")} only)`;
    return {
      ...finding,
      message: finding.message + only,
      ...(finding.groupKey === undefined ? {} : { groupKey: finding.groupKey + only }),
    };
  });
}

/**
 * The loads by the rank of their edition: the first edition of every host, then the second of the hosts that have one,
 * and so on.
 */
export function ranksOf<T extends Pick<EditionLoad, "host">>(loads: readonly T[]): readonly (readonly T[])[] {
  const seen = new Map<string, number>();
  const ranks: T[][] = [[]];
  for (const load of loads) {
    const rank = seen.get(load.host) ?? 0;
    seen.set(load.host, rank + 1);
    (ranks[rank] ??= []).push(load);
  }
  return ranks;
}

/** Whether a host occurs with more than one edition. */
function hasSeveral(values: readonly { readonly host: string | null; readonly edition: string | null }[]): boolean {
  const seen = new Map<string | null, string | null>();
  return values.some(({ host, edition }) => {
    if (seen.has(host) && seen.get(host) !== edition) return true;
    seen.set(host, edition);
    return false;
  });
}

/** Keeps the first of equal values. Equal values of one edition all stay. */
function firstOf<T extends { readonly edition: string | null }>(
  values: readonly T[],
  keyOf: (value: T) => readonly unknown[],
): T[] {
  const editions = new Map<string, string | null>();
  return values.filter((value) => {
    const key = JSON.stringify(keyOf(value));
    if (editions.has(key)) return editions.get(key) === value.edition;
    editions.set(key, value.edition);
    return true;
  });
}

function contentOf({ layer, files, verdict, profile }: Item): readonly unknown[] {
  return [
    layer.name,
    layer.root,
    files,
    verdict.kind,
    "problem" in verdict ? verdict.problem.message : null,
    profile ? profileContent(profile) : null,
  ];
}

function profileContent(profile: Profile): readonly unknown[] {
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
