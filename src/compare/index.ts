/** Two inspections: which subagents are new, gone or changed, and who gained or lost which power. */
import { phrases } from "../model/capability.ts";
import type { Change, ChangeKind, Difference, GrantHolders, Widening } from "./change.ts";
import { aspectsOf } from "./aspects.ts";
import { type AuthorityChange, authorityChange, settledIn, stoodIn } from "./authority.ts";
import { differing, extrasOf, isReportedBy, rewired } from "./extras.ts";
import { heirsOf, inheriting, type Others, shadowedIn, takingPlace } from "./names.ts";
import { pairsOf } from "./pairs.ts";
import { otherExtras, type Powers, readerAt, widenings } from "./powers.ts";
import { promptChange } from "./prompt.ts";
import { isSame } from "./same.ts";
import { displayName } from "../model/delegation.ts";
import { known } from "../model/fact.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Layer } from "../model/load.ts";
import { byBytes } from "../repo/path.ts";
import { capabilitiesOf, type Grant, grantsOf } from "../model/profile.ts";
import { type DelegationPaths, delegationPathsIn } from "./delegation.ts";
import { type Place, placeOfPath } from "../repo/text.ts";

/** What is asked about one subject at a time, and holds for all of them. */
interface Surroundings {
  readonly holders: GrantHolders;
  readonly waysBefore: (subject: Subject) => DelegationPaths;
  readonly waysAfter: (subject: Subject) => DelegationPaths;
  readonly authority: (before: Subject, after: Subject) => AuthorityChange;
  /** One that is new, where it would have stood before. */
  readonly stood: (after: Subject) => Subject;
  /** The built-ins that have their names again. */
  readonly heirs: Others;
  readonly shadowedBefore: Others;
  readonly shadowedAfter: Others;
}

/** By path, host and name of what is there after, or was before. */
export function compare(before: Inspection, after: Inspection, holders: GrantHolders = new Map()): readonly Change[] {
  const { pairs, removed, added } = pairsOf(before.subjects, after.subjects);
  const around: Surroundings = {
    holders,
    waysBefore: delegationPathsIn(before),
    waysAfter: delegationPathsIn(after),
    authority: remembered(settledIn(before), settledIn(after)),
    stood: stoodIn(before),
    heirs: heirsOf(before, after),
    shadowedBefore: shadowedIn(before),
    shadowedAfter: shadowedIn(after),
  };
  const changes = [
    ...pairs.flatMap(([was, is]) => changed(was, is, around)),
    ...added.map((subject) => come(subject, around)),
    ...removed.map((subject) => gone(subject, around)),
  ];
  return changes.sort(
    (one, other) =>
      byBytes(pathOf(one), pathOf(other)) || byBytes(hostOf(one), hostOf(other)) || byBytes(nameOf(one), nameOf(other)),
  );
}

function pathOf({ before, after }: Change): string {
  return (after ?? before)?.item.files[0] ?? "";
}

function hostOf({ before, after }: Change): string {
  return (after ?? before)?.host ?? "";
}

function nameOf({ before, after }: Change): string {
  const profile = (after ?? before)?.item.profile;
  return (profile && known(profile.name)) ?? "";
}

/** A profile that is new has widened when it may do more than read, or comes with settings that let it. */
function come(
  after: Subject,
  { holders, waysAfter, authority, stood, shadowedBefore, shadowedAfter }: Surroundings,
): Change {
  const { profile } = after.item;
  const gained = profile ? grantsOf(profile) : [];
  const granted = grantedBy(holders, undefined, after);
  const places = takingPlace(null, after, shadowedBefore, shadowedAfter, placeOf(after));
  const beside = authority(stood(after), after);
  const reasons = profile
    ? [
        ...widenings(readerAt(profile.name.at), profile, false),
        ...granting(granted, after),
        ...besides(beside, after),
        ...reaching(new Map(), waysAfter(after), after, false),
      ]
    : [];
  return {
    kind: "added",
    before: null,
    after,
    gained,
    lost: [],
    widened: reasons.length > 0,
    fields: places.map(({ field }) => field),
    ...(granted ? { granted } : {}),
    differences: places,
    widenings: distinct(reasons),
    prompt: promptChange("", profile?.prompt.text ?? ""),
  };
}

function gone(before: Subject, { heirs, shadowedBefore, shadowedAfter }: Surroundings): Change {
  const { profile } = before.item;
  const reasons = inheriting(before, heirs, placeOf(before));
  const places = takingPlace(before, null, shadowedBefore, shadowedAfter, placeOf(before));
  return {
    kind: "removed",
    before,
    after: null,
    gained: [],
    lost: profile ? grantsOf(profile) : [],
    widened: reasons.length > 0,
    fields: places.map(({ field }) => field),
    differences: places,
    widenings: reasons,
    prompt: promptChange(profile?.prompt.text ?? "", ""),
  };
}

function changed(before: Subject, after: Subject, around: Surroundings): readonly Change[] {
  const granted = grantedBy(around.holders, before, after);
  const beside = around.authority(before, after);
  const [reached, reaches] = [around.waysBefore(before), around.waysAfter(after)];
  const ways = reachOf(reached, reaches, after);
  if (granted === undefined && beside.differences.length === 0 && !ways && isSame(before, after)) return [];
  const [was, is] = [before.item.profile, after.item.profile];
  const [old, current] = (was && is && extrasOf(was, is)) ?? [];
  const aspects = aspectsOf(before, after, (told) =>
    old && current
      ? differing(old, current)
          .filter((way) => !isReportedBy(told, way))
          .map((way) => ({ field: way, before: old.get(way) ?? null, after: current.get(way) ?? null }))
      : [],
  );
  const isOthers =
    granted === "other" && !["prompt", "hooks", "servers"].some((field) => aspects.fields.includes(field));
  const told = [
    ...aspects.fields,
    ...(beside.differences.length > 0 ? ["authority"] : []),
    ...(ways ? ["reach"] : []),
    ...(isOthers ? ["files"] : []),
  ];
  if (told.length === 0 && granted === undefined) return [];
  // Whoever takes a name that another one brings is told of there.
  const places = takingPlace(before, after, around.shadowedBefore, around.shadowedAfter, placeOf(after));
  const [had, has] = [was ? grantsOf(was) : [], is ? grantsOf(is) : []];
  const reasons = [
    ...(is ? predecessorsOf(before, after).flatMap((powers) => widenings(powers, is, true)) : []),
    ...(was && is && old && current && Object.values(otherExtras(was, is)).every(({ length }) => length === 0)
      ? rewired(old, current).map((way) => rewiring(way, after))
      : []),
    ...granting(granted, after),
    ...besides(beside, after),
    ...reaching(reached, reaches, after, true, was ? capabilitiesOf(was) : []),
    ...inheriting(before, around.heirs, placeOf(after)),
  ];
  return [
    {
      kind: kindOf(before, after),
      before,
      after,
      gained: without(has, had),
      lost: without(had, has),
      widened: reasons.length > 0,
      fields: [...told, ...places.map(({ field }) => field)],
      ...(granted ? { granted } : {}),
      differences: [...aspects.differences, ...beside.differences, ...(ways ? [ways] : []), ...places],
      widenings: distinct(reasons),
      prompt: promptChange(was?.prompt.text ?? "", is?.prompt.text ?? ""),
    },
  ];
}

/** The weightiest of what happened: whether it is offered, then where it stands, then what it is called. */
function kindOf({ item: before }: Subject, { item: after }: Subject): ChangeKind {
  const [was, is] = [before.verdict.kind, after.verdict.kind];
  if (was !== is && was === "loaded") return is === "shadowed" ? "shadowed" : "lost";
  if (was !== is && is === "loaded") return was === "shadowed" ? "unshadowed" : "restored";
  if (before.layer.name !== after.layer.name || before.layer.root !== after.layer.root) return "moved";
  const isRenamed =
    before.files[0] !== after.files[0] ||
    (before.profile && after.profile && known(before.profile.name) !== known(after.profile.name));
  return isRenamed ? "renamed" : "changed";
}

/** What a subagent is held against: what it was, and where it was not offered, what stood for it meanwhile. */
function predecessorsOf({ item: before }: Subject, after: Subject): readonly Powers[] {
  const reader = readerAt(placeOf(after));
  const isOffered = after.item.verdict.kind === "loaded";
  if (before.verdict.kind === "loaded" || !isOffered) return [before.profile ?? reader];
  const instead = before.verdict.kind === "shadowed" ? (before.verdict.by.profile ?? reader) : reader;
  return before.profile ? [before.profile, instead] : [instead];
}

function rewiring(way: string, after: Subject): Widening {
  return {
    kind: "scope",
    capability: null,
    message: `has another \`${way}\`, and may do something else by it`,
    at: placeOf(after),
    way: [],
  };
}

function granting(granted: Change["granted"], { item }: Subject): readonly Widening[] {
  if (granted === undefined || !item.profile) return [];
  const message = granted === "new" ? "uses a grant of the policy" : "does something else by its grant";
  return [{ kind: "grant", capability: null, message, at: item.profile.name.at, way: [] }];
}

function besides({ widenings: more, released }: AuthorityChange, after: Subject): readonly Widening[] {
  return [
    ...more,
    ...released.map(
      (message): Widening => ({ kind: "authority", capability: null, message, at: placeOf(after), way: [] }),
    ),
  ];
}

/** What it reaches by others that it neither reached nor could do itself. */
function reaching(
  before: DelegationPaths,
  after: DelegationPaths,
  subject: Subject,
  now: boolean,
  had: readonly string[] = [],
): readonly Widening[] {
  return [...after].flatMap(([capability, way]): readonly Widening[] => {
    if (before.has(capability) || had.includes(capability) || (capability === "read" && !now)) return [];
    return [
      {
        kind: "reach",
        capability,
        message: `may ${now ? "now " : ""}${phrases[capability]} through ${way.map(({ item }) => displayName(item)).join(", then ")}`,
        at: delegatingAt(subject),
        way,
      },
    ];
  });
}

function reachOf(before: DelegationPaths, after: DelegationPaths, subject: Subject): Difference | undefined {
  const shown = (ways: DelegationPaths) => (ways.size === 0 ? null : [...ways.keys()].join(", "));
  const [was, is] = [shown(before), shown(after)];
  return was === is ? undefined : { field: "reach", before: was, after: is, at: delegatingAt(subject) };
}

function delegatingAt(subject: Subject): Place {
  const { profile } = subject.item;
  return (profile && grantsOf(profile).find(({ capability }) => capability === "delegate")?.at) ?? placeOf(subject);
}

function grantedBy(holders: GrantHolders, before: Subject | undefined, after: Subject): Change["granted"] {
  const [was, is] = [before && holders.get(before), holders.get(after)];
  return is === undefined || was === is ? undefined : was === undefined ? "new" : "other";
}

function without(some: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  const key = ({ tool, capability, scope }: Grant) => JSON.stringify([tool, capability, scope]);
  const keys = new Set(others.map(key));
  return some.filter((grant) => !keys.has(key(grant)));
}

function distinct(reasons: readonly Widening[]): readonly Widening[] {
  const seen = new Set<string>();
  return reasons.filter(({ kind, message }) => !seen.has(kind + message) && seen.add(kind + message));
}

function placeOf({ item: { files, profile } }: Subject): Place {
  return profile?.name.at ?? placeOfPath(files[0] ?? "");
}

/** Subagents of one layer share its settings: they are compared once. */
function remembered(
  settledBefore: (subject: Subject) => Layer,
  settledAfter: (subject: Subject) => Layer,
): Surroundings["authority"] {
  const known = new Map<Layer, Map<Layer, AuthorityChange>>();
  return (before, after) => {
    const [was, is] = [settledBefore(before), settledAfter(after)];
    const others = known.get(was) ?? new Map<Layer, AuthorityChange>();
    known.set(was, others);
    const found = others.get(is) ?? authorityChange(was, is);
    others.set(is, found);
    return found;
  };
}
