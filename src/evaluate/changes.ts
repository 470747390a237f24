/** The second step of a run: compares head and base, and checks the approvals of subagents that gain power. */
import type { Widened } from "../approvals/missing.ts";
import type { ApprovalCheck } from "../approvals/status.ts";
import type { Change } from "../compare/change.ts";
import { ofFirstEdition } from "../inspect/editions.ts";
import type { Inspection } from "../inspect/index.ts";
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

async function compared(before: InspectedTree, after: InspectedTree, decisions: Decisions): Promise<readonly Change[]> {
  const { compare } = await import("../compare/index.ts");
  return compare(
    firstEditions(before.inspection),
    firstEditions(after.inspection),
    new Map([
      ...(await grantHoldersIn(before.inspection, before.repo, decisions)),
      ...(await grantHoldersIn(after.inspection, after.repo, decisions)),
    ]),
  );
}

/** Of a host with several editions, only the first is compared: its default, unless another was selected. */
function firstEditions(inspection: Inspection): Inspection {
  const { loads, subjects } = inspection;
  return { ...inspection, loads: ofFirstEdition(loads, loads), subjects: ofFirstEdition(subjects, loads) };
}

function withoutSubjects({ repo, inspection }: InspectedTree): InspectedTree {
  return { repo, inspection: { ...inspection, loads: [], subjects: [] } };
}
