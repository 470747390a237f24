/** The second step of a run: compares head and base, and checks the approvals of what gains power. */
import type { Widened } from "../approvals/missing.ts";
import type { ApprovalCheck } from "../approvals/status.ts";
import type { Change, Widening } from "../compare/change.ts";
import { isLooser } from "../compare/settings/effects.ts";
import type { InstructionChange } from "../compare/instructions/index.ts";
import type { SettingChange } from "../compare/settings/index.ts";
import { byEdition, type Inspection } from "../inspect/index.ts";
import { noMaterials } from "../inspect/material/no-material.ts";
import type { Decisions } from "../policy/model.ts";
import { grantHoldersIn } from "./grant-holders.ts";
import type { InspectedTree, InspectedTrees } from "./inspect-both.ts";

/** What differs between two trees: the subagents themselves, the settings beside them, and what all agents are told. */
export interface Differences extends Gains {
  readonly instructions: readonly InstructionChange[];
}

/** What may need an approval. */
interface Gains {
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
  const toApprove = differences ?? (await gainsByEdition(withoutContent(head), head, decisions));
  const { widenedUnder } = await import("../approvals/missing.ts");
  return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}

/** `undefined`: there is no base, or it cannot be read. */
export async function differencesIn(
  { head, base }: InspectedTrees,
  decisions: Decisions,
): Promise<Differences | undefined> {
  if (!base) return undefined;
  const gains =
    base.inspection === head.inspection ? { changes: [], settings: [] } : await gainsByEdition(base, head, decisions);
  const { compareInstructions } = await import("../compare/instructions/index.ts");
  return { ...gains, instructions: await compareInstructions(base, head) };
}

/**
 * Each edition of a host is compared with itself. What differs in its first edition is all kept, of a further one only
 * where a subagent, or a setting, gains power that it gains in no edition before.
 */
async function gainsByEdition(before: InspectedTree, after: InspectedTree, decisions: Decisions): Promise<Gains> {
  const [{ compareInspections }, { compareSettings }, { changesBesideSettings }] = await Promise.all([
    import("../compare/index.ts"),
    import("../compare/settings/index.ts"),
    import("../compare/settings/beside-settings.ts"),
  ]);
  const materials = { before: before.materials, after: after.materials };
  const isRenamed = (from: string, to: string): boolean =>
    from !== "" && !isDirectory(after, from) && to !== "" && !isDirectory(before, to);
  const [was, is] = [byEdition(before.inspection), byEdition(after.inspection)];
  const reported = new Set<string>();
  const ranks = Array.from({ length: Math.max(was.length, is.length) }, (_, rank): Gains => {
    const [old, fresh] = [was[rank] ?? withoutLoads(before.inspection), is[rank] ?? withoutLoads(after.inspection)];
    const holders = new Map([
      ...grantHoldersIn(old, before.materials, decisions),
      ...grantHoldersIn(fresh, after.materials, decisions),
    ]);
    const settings = compareSettings(old, fresh, {
      before: materials.before.ofSettings,
      after: materials.after.ofSettings,
    });
    const changes = changesBesideSettings(compareInspections(old, fresh, holders, materials, isRenamed), settings);
    const kept =
      rank === 0
        ? { changes, settings }
        : {
            changes: changes.flatMap((change) => furtherGains(change, reported)),
            settings: settings.filter((change) => isLooser(change) && !reported.has(keyOfSetting(change))),
          };
    for (const change of changes) for (const widening of change.widenings) reported.add(keyOf(change, widening));
    for (const change of settings) reported.add(keyOfSetting(change));
    return kept;
  });
  return {
    changes: ranks.flatMap(({ changes }) => changes),
    settings: ranks.flatMap(({ settings }) => settings),
  };
}

/** A change of a further edition, with the reasons that no edition before has. They name the edition. */
function furtherGains(change: Change, reported: ReadonlySet<string>): readonly Change[] {
  const edition = (change.after ?? change.before)?.edition;
  const widenings = change.widenings
    .filter((widening) => !reported.has(keyOf(change, widening)))
    .map((widening) => ({ ...widening, message: `${widening.message} (edition ${edition})` }));
  return widenings.length > 0 ? [{ ...change, widenings }] : [];
}

function keyOf({ before, after }: Change, { kind, message }: Widening): string {
  const { host, item } = after ?? before ?? {};
  return JSON.stringify([host, item?.files, kind, message]);
}

function keyOfSetting({ host, path, setting, effect, because, after }: SettingChange): string {
  return JSON.stringify([host, path, setting, effect, because, after?.content ?? after?.value]);
}

function isDirectory({ repo }: InspectedTree, path: string): boolean {
  return repo.resolve(path).kind === "directory";
}

function withoutLoads(inspection: Inspection): Inspection {
  return { ...inspection, loads: [], subjects: [] };
}

function withoutContent({ repo, inspection }: InspectedTree): InspectedTree {
  return { repo, inspection: withoutLoads(inspection), materials: noMaterials };
}
