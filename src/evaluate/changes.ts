/** The second step of a run: compares head and base, and checks the approvals of what gains power. */
import type { Widened } from "../approvals/missing.ts";
import type { ApprovalCheck } from "../approvals/status.ts";
import type { Change } from "../compare/change.ts";
import type { SettingChange } from "../compare/settings.ts";
import { ofFirstEdition } from "../inspect/editions.ts";
import type { Inspection } from "../inspect/index.ts";
import { noMaterials } from "../inspect/material.ts";
import type { Decisions } from "../policy/model.ts";
import { grantHoldersIn } from "./grant-holders.ts";
import type { InspectedTree, InspectedTrees } from "./inspect-both.ts";

/** What differs between two trees: the subagents themselves, and the settings beside them. */
export interface Differences {
  readonly changes: readonly Change[];
  readonly settings: readonly SettingChange[];
}

/** How the head differs from the base. */
export interface Comparison {
  /** `undefined`: there is no base, or it cannot be read. */
  readonly differences: Differences | undefined;
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
  const differences = await differencesIn(trees, decisions);
  if (!approve || !(base || fault)) return { differences, widened: undefined };
  // Where the base cannot be read, every subagent and every setting counts as new.
  const toApprove = differences ?? (await compared(withoutContent(head), head, decisions));
  const { widenedUnder } = await import("../approvals/missing.ts");
  return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}

/** `undefined`: there is no base, or it cannot be read. */
export async function differencesIn(
  { head, base }: InspectedTrees,
  decisions: Decisions,
): Promise<Differences | undefined> {
  if (!base) return undefined;
  return base.inspection === head.inspection ? { changes: [], settings: [] } : compared(base, head, decisions);
}

async function compared(before: InspectedTree, after: InspectedTree, decisions: Decisions): Promise<Differences> {
  const [{ compare }, { compareSettings }] = await Promise.all([
    import("../compare/index.ts"),
    import("../compare/settings.ts"),
  ]);
  const [was, is] = [firstEditions(before.inspection), firstEditions(after.inspection)];
  const holders = new Map([
    ...grantHoldersIn(before.inspection, before.materials, decisions),
    ...grantHoldersIn(after.inspection, after.materials, decisions),
  ]);
  return {
    changes: compare(was, is, holders, { before: before.materials, after: after.materials }),
    settings: compareSettings(was, is, {
      before: before.materials.ofSettings,
      after: after.materials.ofSettings,
    }),
  };
}

/** Of a host with several editions, only the first is compared: its default, unless another was selected. */
function firstEditions(inspection: Inspection): Inspection {
  const { loads, subjects } = inspection;
  return { ...inspection, loads: ofFirstEdition(loads, loads), subjects: ofFirstEdition(subjects, loads) };
}

function withoutContent({ repo, inspection }: InspectedTree): InspectedTree {
  return { repo, inspection: { ...inspection, loads: [], subjects: [] }, materials: noMaterials };
}
