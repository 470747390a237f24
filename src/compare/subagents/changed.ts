/** The change of a subagent that both inspections have. */
import type { Subject } from "../../inspect/index.ts";
import { known } from "../../model/fact.ts";
import type { Layer } from "../../model/load.ts";
import { capabilitiesOf, type Grant, grantsOf, type Profile } from "../../model/profile.ts";
import { type Aspects, aspectsOf } from "../fields/aspects.ts";
import { type Change, type ChangeKind, type Difference, distinctWidenings, type Widening } from "../change.ts";
import type { CompareContext, IsRenamed } from "./context.ts";
import { type BothExtras, differingExtras, extrasOf, rewiredWidenings, rewrittenWidenings } from "../fields/extras.ts";
import { grantUse, grantWidenings } from "../widenings/grant-use.ts";
import { builtInWidenings, shadowDifferences } from "../widenings/shadowing.ts";
import { type MaterialChange, materialChange, materialWidenings } from "../widenings/material.ts";
import { placeOfItem } from "../item-place.ts";
import { otherExtras } from "../widenings/hooks-and-servers.ts";
import { powerSettingWidenings } from "../widenings/power-settings.ts";
import { type Powers, readerAt } from "../widenings/powers.ts";
import { wideningsBetween } from "../widenings/index.ts";
import { promptChange } from "../fields/prompt.ts";
import { skillWidenings } from "../widenings/skills.ts";
import { type BothPaths, reachDifference, reachWidenings } from "../widenings/reach.ts";
import { isSameSubject } from "./same-subject.ts";
import { isWithin } from "../../repo/path.ts";

/** What changed around a subagent, outside its own file. */
interface Surroundings {
  readonly granted: Change["granted"];
  readonly material: MaterialChange;
  readonly paths: BothPaths;
  readonly reach: Difference | undefined;
}

/** `undefined`: nothing changed. */
export function changedChange(before: Subject, after: Subject, context: CompareContext): Change | undefined {
  const environment = surroundingsOf(before, after, context);
  const { granted, material, reach } = environment;
  // Most subagents do not change, and this is the quickest way to know.
  if (granted === undefined && !material.isDifferent && !reach && isSameSubject(before, after)) return undefined;
  const [was, is] = [before.item.profile, after.item.profile];
  const extras = extrasOf(was, is);
  const aspects = aspectsOf(before, after, (reported) => (extras ? differingExtras(extras, reported) : []));
  const fields = withRewritten(fieldsOf(aspects, environment), was, is);
  if (fields.length === 0 && granted === undefined) return undefined;
  // A difference in what is shadowed is no change by itself: the subagent that brings the name reports it.
  const shadows = shadowDifferences(before, after, context, placeOfItem(after.item));
  const [grantsBefore, grantsAfter] = [was ? grantsOf(was) : [], is ? grantsOf(is) : []];
  const reasons = widenedBy(before, after, { surroundings: environment, extras, context });
  return {
    kind: kindOf(before, after),
    before,
    after,
    gained: withoutGrants(grantsAfter, grantsBefore),
    lost: withoutGrants(grantsBefore, grantsAfter),
    widened: reasons.length > 0,
    fields: [...fields, ...shadows.map(({ field }) => field)],
    ...(granted ? { granted } : {}),
    differences: [...aspects.differences, ...aroundDifferences(environment, fields), ...shadows],
    widenings: distinctWidenings(reasons),
    prompt: promptChange(was?.prompt.text ?? "", is?.prompt.text ?? ""),
  };
}

function surroundingsOf(before: Subject, after: Subject, context: CompareContext): Surroundings {
  const paths = { before: context.pathsBefore(before), after: context.pathsAfter(after) };
  return {
    granted: grantUse(context.holders, before, after),
    material: materialChange(before, after, context.materials),
    paths,
    reach: reachDifference(paths, after),
  };
}

function aroundDifferences({ reach, material }: Surroundings, fields: readonly string[]): readonly Difference[] {
  const files = fields.includes("files") ? material.read : undefined;
  return [reach, files].filter((difference) => difference !== undefined);
}

/** With hooks and servers that start the same in another way, where no field shows it: in an imported file. */
function withRewritten(
  fields: readonly string[],
  was: Profile | undefined,
  is: Profile | undefined,
): readonly string[] {
  if (fields.length > 0 || !was || !is) return fields;
  return (["hooks", "servers"] as const).filter(
    (field) => rewrittenWidenings({ ...nothing, [field]: was[field] }, { ...nothing, [field]: is[field] }).length > 0,
  );
}

const nothing: Pick<Profile, "hooks" | "servers"> = { hooks: [], servers: [] };

/** The words of `Change.fields`, but for `shadows`. */
function fieldsOf({ fields }: Aspects, { granted, material, reach }: Surroundings): readonly string[] {
  // What the grant was given to changed in no field of the profile: it changed in a file that the profile names.
  const isInFiles =
    material.started.length + material.gone.length > 0 ||
    ((material.isDifferent || granted === "other") &&
      !["prompt", "hooks", "servers"].some((field) => fields.includes(field)));
  return [...fields, ...(reach ? ["reach"] : []), ...(isInFiles ? ["files"] : [])];
}

interface Compared {
  readonly surroundings: Surroundings;
  readonly extras: BothExtras | undefined;
  readonly context: CompareContext;
}

/** Why a subagent has widened. */
function widenedBy(
  before: Subject,
  after: Subject,
  { surroundings: environment, extras, context }: Compared,
): readonly Widening[] {
  const [was, is] = [before.item.profile, after.item.profile];
  const { granted, material, paths } = environment;
  const own = is
    ? predecessorsOf(before, after).flatMap((powers) => wideningsBetween(powers, is, { isKnown: true }))
    : [];
  return [
    ...own,
    ...(is ? elsewhereWidenings(before, after, context.isRenamed) : []),
    ...(was && is ? rewiredOrOthers(was, is, extras, after) : []),
    ...(was && is ? powerSettingWidenings(was, is, own) : []),
    ...(is ? skillWidenings(was, is) : []),
    ...grantWidenings(granted, after),
    ...(granted === undefined ? materialWidenings(material, after) : []),
    ...reachWidenings(paths, after, { isNew: false, own: was ? capabilitiesOf(was) : [] }),
    ...builtInWidenings(before, context.restoredBuiltIns, placeOfItem(after.item)),
  ];
}

/** Hooks and servers that are the same in what they start, and not in what is written around that. */
function rewiredOrOthers(
  was: Profile,
  is: Profile,
  extras: BothExtras | undefined,
  after: Subject,
): readonly Widening[] {
  const rewired = extras && !startsOthers(was, is) ? rewiredWidenings(extras, after) : [];
  return rewired.length > 0 ? rewired : rewrittenWidenings(was, is);
}

/** Whether a hook or a server is new or different. It is then reported by itself, and not as another value. */
function startsOthers(before: Profile, after: Profile): boolean {
  const { hooks, servers } = otherExtras(before, after);
  return hooks.length + servers.length > 0;
}

/** The most important kind: whether the host offers the subagent, then its layer, then its file and name. */
function kindOf({ item: before }: Subject, { item: after }: Subject): ChangeKind {
  return (
    verdictKind(before.verdict.kind, after.verdict.kind) ??
    (before.layer.name !== after.layer.name || before.layer.root !== after.layer.root
      ? "moved"
      : isRenamed(before, after)
        ? "renamed"
        : "changed")
  );
}

type VerdictKind = Subject["item"]["verdict"]["kind"];

/** `undefined`: the host offers it on both sides, or on neither. */
function verdictKind(before: VerdictKind, after: VerdictKind): ChangeKind | undefined {
  if (before === after) return undefined;
  if (before === "loaded") return after === "shadowed" ? "shadowed" : "lost";
  if (after === "loaded") return before === "shadowed" ? "unshadowed" : "restored";
  return undefined;
}

function isRenamed(before: Subject["item"], after: Subject["item"]): boolean {
  if (before.files[0] !== after.files[0]) return true;
  const [was, is] = [before.profile, after.profile];
  return was !== undefined && is !== undefined && known(was.name) !== known(is.name);
}

/**
 * The powers to compare with: its own before; where it was not offered and now is, also those of what was offered
 * instead.
 */
function predecessorsOf({ item: before }: Subject, { item: after }: Subject): readonly Powers[] {
  const reader = readerAt(placeOfItem(after));
  const becomesLoaded = before.verdict.kind !== "loaded" && after.verdict.kind === "loaded";
  if (!becomesLoaded) return [before.profile ?? reader];
  const instead = before.verdict.kind === "shadowed" ? (before.verdict.by.profile ?? reader) : reader;
  return before.profile ? [before.profile, instead] : [instead];
}

/**
 * What it can do in sessions that did not have it. To move a file must not be easier than to delete it and to add it
 * elsewhere.
 */
function elsewhereWidenings(
  { item: before }: Subject,
  { item: after }: Subject,
  isRenamed: IsRenamed,
): readonly Widening[] {
  const [was, now] = [sessionsOf(before.layer), sessionsOf(after.layer)];
  if (!after.profile || after.verdict.kind !== "loaded" || isWithin(now, was) || isRenamed(was, now)) return [];
  return wideningsBetween(readerAt(placeOfItem(after)), after.profile, { isKnown: false }).map((widening) => ({
    ...widening,
    message: `${widening.message}, now also in sessions outside \`${was}\``,
  }));
}

/**
 * The directory in and below which sessions have the subagents of a layer: what holds its hidden folder; `""`:
 * everywhere.
 */
function sessionsOf({ governs, name, root }: Layer): string {
  if (governs !== undefined || name !== "project") return governs ?? "";
  const segments = root.split("/");
  const hidden = segments.findIndex((segment) => segment.startsWith("."));
  return hidden < 0 ? "" : segments.slice(0, hidden).join("/");
}

function withoutGrants(grants: readonly Grant[], excluded: readonly Grant[]): readonly Grant[] {
  const key = ({ tool, capability, scope }: Grant) => JSON.stringify([tool, capability, scope]);
  const keys = new Set(excluded.map(key));
  return grants.filter((grant) => !keys.has(key(grant)));
}
