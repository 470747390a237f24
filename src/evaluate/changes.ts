/** The second step of a run: compares head and base, and checks the approvals of subagents that gain power. */
import type { Widened } from "../approvals/missing.ts";
import type { ApprovalCheck } from "../approvals/status.ts";
import type { Change, Widening } from "../compare/change.ts";
import { byEdition, type Inspection } from "../inspect/index.ts";
import type { Decisions } from "../policy/model.ts";
import { grantHoldersIn } from "./grant-holders.ts";
import type { InspectedTree, InspectedTrees } from "./inspect-both.ts";

/** How the head differs from the base. */
export interface Comparison {
  /** `undefined`: there is no base, or it cannot be read. */
  readonly changes: readonly Change[] | undefined;
  /** Gained power without the required approvals; `undefined`: there is no base, or approvals are not checked. */
  readonly widened: Widened | undefined;
}

/** Loads the code that compares and checks approvals only if it is needed. */
export async function compareTrees(
  trees: InspectedTrees,
  decisions: Decisions,
  approve: ApprovalCheck | undefined,
): Promise<Comparison> {
  const { head, base, fault } = trees;
  const changes = await changesIn(trees, decisions);
  if (!approve || !(base || fault)) return { changes, widened: undefined };
  // Where the base cannot be read, every subagent counts as new.
  const toApprove = changes ?? (await compared(withoutSubjects(head), head, decisions));
  const { widenedUnder } = await import("../approvals/missing.ts");
  return { changes, widened: await widenedUnder(decisions, toApprove, approve) };
}

/** `undefined`: there is no base, or it cannot be read. */
export async function changesIn(
  { head, base }: InspectedTrees,
  decisions: Decisions,
): Promise<readonly Change[] | undefined> {
  if (!base) return undefined;
  return base.inspection === head.inspection ? [] : compared(base, head, decisions);
}

/**
 * Each edition of a host is compared with itself. The changes of its first edition are all kept, those of a further one
 * only where the subagent gains power that it gains in no edition before.
 */
async function compared(before: InspectedTree, after: InspectedTree, decisions: Decisions): Promise<readonly Change[]> {
  const { compare } = await import("../compare/index.ts");
  const [was, is] = [byEdition(before.inspection), byEdition(after.inspection)];
  const ranks = await Promise.all(
    Array.from({ length: Math.max(was.length, is.length) }, async (_, rank) => {
      const [old, fresh] = [was[rank] ?? without(before.inspection), is[rank] ?? without(after.inspection)];
      const holders = [
        ...(await grantHoldersIn(old, before.repo, decisions)),
        ...(await grantHoldersIn(fresh, after.repo, decisions)),
      ];
      return compare(old, fresh, new Map(holders));
    }),
  );
  const told = new Set<string>();
  return ranks.flatMap((changes, rank) => {
    const kept = rank === 0 ? changes : changes.flatMap((change) => furtherGains(change, told));
    for (const change of changes) for (const widening of change.widenings) told.add(keyOf(change, widening));
    return kept;
  });
}

/** A change of a further edition, with the reasons that no edition before has. They name the edition. */
function furtherGains(change: Change, told: ReadonlySet<string>): readonly Change[] {
  const edition = (change.after ?? change.before)?.edition;
  const widenings = change.widenings
    .filter((widening) => !told.has(keyOf(change, widening)))
    .map((widening) => ({ ...widening, message: `${widening.message} (edition ${edition})` }));
  return widenings.length > 0 ? [{ ...change, widenings }] : [];
}

function keyOf({ before, after }: Change, { kind, message }: Widening): string {
  const { host, item } = after ?? before ?? {};
  return JSON.stringify([host, item?.files, kind, message]);
}

function without(inspection: Inspection): Inspection {
  return { ...inspection, loads: [], subjects: [] };
}

function withoutSubjects({ repo, inspection }: InspectedTree): InspectedTree {
  return { repo, inspection: without(inspection) };
}
