/** The changes between two inspections as plain data. */
import type { Change } from "../../../compare/change.ts";
import { type Severity, severities } from "../../../model/finding.ts";
import type { Subject } from "../../../inspect/index.ts";
import type { Item } from "../../../model/load.ts";
import { capabilitiesOf, type Grant } from "../../../model/profile.ts";
import { filesOf } from "../../../approvals/index.ts";
import { delegationOf } from "../../../compare/delegation.ts";
import type { EvaluatedFinding, Result } from "../../../evaluate/result.ts";
import { redacted } from "../../../sanitize/secrets.ts";
import type { ChangeModel, DelegationModel, ObjectionModel } from "./types.ts";
import { nameOf, policySpot, sideOf, spotAt } from "./subject.ts";

export function changesIn(result: Result): readonly ChangeModel[] | null {
  const { changes, findings: judged, reviewContext: review } = result;
  if (!changes) return null;
  const standing = byItem(judged);
  const beside = judged.filter(({ finding: { item, host } }) => item === null && host !== null);
  return changes.map((change): ChangeModel => {
    const { kind, before, after, gained, lost, widened, widenings, differences, fields, prompt } = change;
    const subject = after ?? before;
    const path = subject?.item.files[0] ?? "";
    const previous = before?.item.files[0];
    return {
      kind,
      host: subject?.title ?? "",
      name: subject ? nameOf(subject) : null,
      path,
      previousPath: previous === undefined || previous === path ? null : previous,
      before: before && sideOf(before),
      after: after && sideOf(after),
      gained: toolsOf(gained),
      lost: toolsOf(lost),
      isWidened: widened,
      widenings: widenings.map(({ kind: why, capability, message, at }) => ({
        kind: why,
        capability,
        message,
        at: { ...spotAt(at), isOfBase: after === null },
      })),
      differences: differences.map(({ field, before: was, after: is, at }) => ({
        field,
        before: was,
        after: is,
        at: { ...spotAt(at), isOfBase: is === null },
      })),
      fields,
      prompt,
      objections: after
        ? objectionsIn([...(standing.get(after.item) ?? []), ...beside.filter((one) => isAbout(one, change))])
        : [],
      allowance: allowanceOf(after, result),
      owners: review?.owners.get(path) ?? [],
      isFolded: review !== undefined && filesOf(change).some((file) => review.folded.has(file)),
    };
  });
}

function byItem(judged: readonly EvaluatedFinding[]): ReadonlyMap<Item, readonly EvaluatedFinding[]> {
  const found = new Map<Item, EvaluatedFinding[]>();
  for (const one of judged) {
    const { item } = one.finding;
    if (item) found.set(item, [...(found.get(item) ?? []), one]);
  }
  return found;
}

/** Whether a finding on settings is about a place by which a subagent may do more. */
function isAbout({ finding }: EvaluatedFinding, { after, widenings }: Change): boolean {
  return (
    finding.host === after?.host &&
    widenings.some(({ at }) => at.source === finding.at.source && at.span.start === finding.at.span.start)
  );
}

function objectionsIn(judged: readonly EvaluatedFinding[]): readonly ObjectionModel[] {
  const told = judged.map(({ finding: { rule, kind = null, severity }, state }) => ({ rule, kind, severity, state }));
  return told.sort((one, other) => rankOf(other.severity) - rankOf(one.severity));
}

function rankOf(severity: Severity): number {
  return severities.indexOf(severity);
}

function toolsOf(grants: readonly Grant[]): readonly string[] {
  return [...new Set(grants.map(({ tool }) => redacted(tool)))];
}

function allowanceOf(after: Subject | null, result: Result): ChangeModel["allowance"] {
  const allowance = after && result.reviewContext?.allowances.get(after);
  if (!allowance) return null;
  const held = after.item.profile ? capabilitiesOf(after.item.profile) : [];
  return {
    isEnough: held.every((capability) => allowance.may.includes(capability)),
    grants: allowance.grants.map((at) => policySpot(at, result)),
  };
}

/** Who starts whom on the ways that the changes open. */
export function delegationIn({ changes = [] }: Result): DelegationModel | null {
  const { nodes, edges } = delegationOf(changes);
  if (edges.length === 0) return null;
  const places = new Map(nodes.map((subject, i) => [subject, i]));
  const changed = new Set(changes.map(({ after }) => after));
  return {
    nodes: nodes.map((subject) => ({
      name: nameOf(subject),
      host: subject.title,
      capabilities: sideOf(subject).capabilities,
      isChanged: changed.has(subject),
    })),
    edges: edges.map(({ from, to }) => ({ from: places.get(from) ?? -1, to: places.get(to) ?? -1 })),
  };
}
