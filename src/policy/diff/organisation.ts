/** A pull request that changes which organisation's policy its repository lies below. */
import type { Problem } from "../../model/load.ts";
import { type PinnedFile, pinnedText, referenceText } from "../file/reference.ts";
import type { NamedOrganisation, Policy } from "../model.ts";
import { contentOf, isCovered } from "../organisation.ts";
import type { Place } from "../../repo/text.ts";
import type { ReportDiff } from "./types.ts";

/** What another policy of the organisation loosens, where both could be read. */
type LooserIn = (before: Policy, after: Policy) => readonly Problem[];

/**
 * The organisation decides what a new version of its policy allows, but which version counts here is decided here: so
 * any change of the content counts as looser. `outer`: the policy that the workflow names, which holds whatever the key
 * says.
 */
export function diffOrganisation(
  { organisation: old }: Policy,
  { organisation: fresh }: Policy,
  outer: Policy | undefined,
  gone: Place,
  looserIn: LooserIn,
  report: ReportDiff,
): void {
  const [before, after] = [old, fresh].map((named) => (named && outer && isCovered(named, outer) ? undefined : named));
  if (before && !after && !fresh)
    report("looser", gone, `the organisation's policy \`${nameOf(before)}\` no longer applies`, before.at);
  else if (before && !after && fresh)
    report("looser", fresh.at, `${nowText(fresh)} (was \`${nameOf(before)}\`)`, before.at);
  else if (!before && after)
    report("tighter", after.at, `${nowText(after)}, as a ceiling over this one${delayText(after)}`, old?.at);
  else if (before && after && !isSame(before, after))
    report(
      "looser",
      after.at,
      `${nowText(after)} (was \`${nameOf(before)}\`)${looserText(before, after, looserIn)}`,
      before.at,
    );
}

/** A rollout delays what a ceiling forbids. */
function delayText({ policy }: NamedOrganisation): string {
  const { rollout } = policy ?? {};
  if (!rollout) return "";
  const { enforceFrom } = rollout;
  return enforceFrom ? `, enforced from ${enforceFrom.value} on` : ", which its rollout decides when to enforce";
}

function nowText(named: NamedOrganisation): string {
  return `the organisation's policy is \`${nameOf(named)}\``;
}

/** Without the digest, which says nothing to a reader. */
function nameOf({ reference }: NamedOrganisation): string {
  return referenceText(reference);
}

function isSame(before: NamedOrganisation, after: NamedOrganisation): boolean {
  if (before.policy && after.policy) return contentOf(before.policy) === contentOf(after.policy);
  const keyOf = (reference: PinnedFile) => pinnedText(reference);
  return keyOf(before.reference) === keyOf(after.reference);
}

function looserText(before: NamedOrganisation, after: NamedOrganisation, looserIn: LooserIn): string {
  const looser = before.policy && after.policy ? looserIn(before.policy, after.policy) : [];
  const named = looser.slice(0, 3).map(({ message }) => message);
  return named.length === 0 ? "" : `: ${named.join("; ")}${looser.length > named.length ? "; …" : ""}`;
}
