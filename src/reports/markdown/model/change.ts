/** The changes between two inspections as plain data. */
import type { Change } from "../../../compare/change.ts";
import { type Severity, severities } from "../../../model/finding.ts";
import type { Subject } from "../../../inspect/index.ts";
import type { Item } from "../../../model/load.ts";
import { capabilitiesOf, type Grant } from "../../../model/profile.ts";
import { startGrantsOf } from "../../../model/starts.ts";
import { filesOf } from "../../../approvals/index.ts";
import { delegationOf } from "../../../compare/widenings/delegation.ts";
import type { EvaluatedFinding, Result } from "../../../evaluate/result.ts";
import { redacted } from "../../../sanitize/secrets.ts";
import type { ChangeModel, DelegationModel, ObjectionModel } from "./types.ts";
import { nameOf, policySpot, sideOf, spotAt } from "./subject.ts";
import { addTo } from "../../../repo/many.ts";

/** What the changes of a run are made from. */
export type ChangesSource = Pick<Result, "changes" | "findings" | "reviewContext" | "sources" | "base">;

/** The changes of a run as plain data; `null` if there is no base. */
export function changesIn(result: ChangesSource): readonly ChangeModel[] | null {
  const { changes, findings } = result;
  if (!changes) return null;
  const ofItem = byItem(findings);
  const objectionsTo = (change: Change): readonly ObjectionModel[] =>
    change.after ? objectionsIn(ofItem.get(change.after.item) ?? []) : [];
  return changes.map((change) => changeModel(change, objectionsTo(change), result));
}

function changeModel(change: Change, objections: readonly ObjectionModel[], result: ChangesSource): ChangeModel {
  const { kind, before, after, gained, lost, widened, fields, prompt } = change;
  const path = pathOf(after ?? before);
  const previous = pathOf(before);
  return {
    kind,
    ...(change.isUnchecked ? { isUnchecked: true as const } : {}),
    host: (after ?? before)?.title ?? "",
    name: nameOfEither(change),
    path,
    previousPath: previous === "" || previous === path ? null : previous,
    before: before && sideOf(before),
    after: after && sideOf(after),
    gained: toolsOf(withoutStarts(gained, after)),
    lost: toolsOf(withoutStarts(lost, before)),
    readers: toolsOf(gained.filter(({ tool }) => isReader(tool, gained))),
    isWidened: widened,
    widenings: wideningsOf(change),
    differences: differencesOf(change),
    fields,
    prompt,
    objections,
    allowance: allowanceOf(after, result),
    ...reviewOf(change, path, result),
  };
}

/** The first file of a subagent; empty for a built-in. */
function pathOf(subject: Subject | null): string {
  return subject?.item.files[0] ?? "";
}

function nameOfEither({ before, after }: Change): string | null {
  const subject = after ?? before;
  return subject && nameOf(subject);
}

function wideningsOf({ after, widenings }: Change): ChangeModel["widenings"] {
  return widenings.map(({ kind, capability, message, at, files, reasons }) => ({
    ...(files ? { files } : {}),
    ...(reasons ? { reasons } : {}),
    kind,
    capability,
    message,
    at: { ...spotAt(at), isOfBase: after === null },
  }));
}

function differencesOf({ differences }: Change): ChangeModel["differences"] {
  return differences.map(({ field, before, after, at }) => ({
    field,
    before,
    after,
    at: { ...spotAt(at), isOfBase: after === null },
  }));
}

/** The file's owners, and whether GitHub folds or cuts its diff; without a review: no owners, and neither. */
function reviewOf(
  change: Change,
  path: string,
  { reviewContext }: ChangesSource,
): Pick<ChangeModel, "owners" | "isFolded" | "isLarge"> {
  if (!reviewContext) return { owners: [], isFolded: false, isLarge: false };
  const { owners, folded, large } = reviewContext;
  const files = filesOf(change);
  return {
    owners: owners.get(path) ?? [],
    isFolded: files.some((file) => folded.has(file)),
    isLarge: files.some((file) => large.has(file)),
  };
}

function byItem(evaluated: readonly EvaluatedFinding[]): ReadonlyMap<Item, readonly EvaluatedFinding[]> {
  const found = new Map<Item, EvaluatedFinding[]>();
  for (const a of evaluated) {
    const { item } = a.finding;
    if (item) addTo(found, item, a);
  }
  return found;
}

function objectionsIn(evaluated: readonly EvaluatedFinding[]): readonly ObjectionModel[] {
  const texts = evaluated.map(
    ({ finding: { rule, kind = null, severity, class: ofClass, awaited, isUnstated }, state }) => ({
      rule,
      kind,
      severity,
      state,
      isPower: ofClass === "power",
      ...(awaited ? { isAwaited: true as const } : {}),
      ...(isUnstated ? { isUnstated } : {}),
    }),
  );
  return texts.sort((a, b) => rankOf(b.severity) - rankOf(a.severity));
}

function rankOf(severity: Severity): number {
  return severities.indexOf(severity);
}

/** Whether a tool has no other capability than `read`. */
export function isReader(
  tool: string,
  grants: readonly { readonly tool: string; readonly capability: string }[],
): boolean {
  return grants.every((grant) => grant.tool !== tool || grant.capability === "read");
}

/** A hook or a server is a reason or a difference of its own. */
function withoutStarts(grants: readonly Grant[], of: Subject | null): readonly Grant[] {
  const starts = startGrantsOf(of?.item.profile);
  return grants.filter((grant) => !starts.has(grant));
}

function toolsOf(grants: readonly Grant[]): readonly string[] {
  return [...new Set(grants.map(({ tool }) => redacted(tool)))];
}

function allowanceOf(after: Subject | null, result: ChangesSource): ChangeModel["allowance"] {
  const allowance = after && result.reviewContext?.allowances.get(after);
  if (!allowance) return null;
  const held = after.item.profile ? capabilitiesOf(after.item.profile) : [];
  return {
    isEnough: held.every((capability) => allowance.may.includes(capability)),
    grants: allowance.grants.map((at) => policySpot(at, result)),
  };
}

/** The delegation paths that the changes open. */
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
