/** Tells the changes of the subagents themselves from those that a settings file makes to every subagent below it. */
import type { Change } from "../change.ts";
import { isLooser } from "./effects.ts";
import type { Place } from "../../repo/text.ts";
import type { SettingChange } from "./index.ts";

/**
 * Leaves out each subagent whose own files are unchanged, and which differs only in values that a changed settings file
 * states or stated: the settings file is reported once, with these subagents. Everything else is kept.
 */
export function changesBesideSettings(
  changes: readonly Change[],
  settings: readonly SettingChange[],
): readonly Change[] {
  if (settings.length === 0) return changes;
  return changes.filter((change) => !isOfSettings(change, settings));
}

function isOfSettings(change: Change, settings: readonly SettingChange[]): boolean {
  const { kind, before, after, widenings, differences, fields, granted } = change;
  if (kind !== "changed" || granted !== undefined || !before || !after || !hasSameText(change)) return false;
  if (!fields.every((field) => differences.some((difference) => difference.field === field))) return false;
  const own = settings.filter(({ host, subjects }) => host === after.host && subjects.includes(after));
  // In its own text, which is the same, a value only differs where it follows from a setting that is there or is gone.
  const within = (paths: readonly string[]) => {
    const files = new Set([...paths, ...after.item.files]);
    return ({ at }: { readonly at: Place }) => files.has(at.source.path);
  };
  // A gain is only reported elsewhere where a file is reported as looser.
  const looser = own.filter(isLooser).map(({ path }) => path);
  return (
    valuesOf(change).every(within(own.map(({ path }) => path))) &&
    (widenings.length === 0 || looser.length > 0) &&
    widenings.every((widening) => within(looser)(widening) && widening.chain.length === 0)
  );
}

/** Everything that differs. The list of tools has no place of its own: its entries have. */
function valuesOf({ differences, gained, lost }: Change): readonly { readonly at: Place }[] {
  const others = differences.filter(({ field }) => field !== "tools" || gained.length + lost.length === 0);
  return [...gained, ...lost, ...others];
}

function hasSameText({ before, after }: Change): boolean {
  const [was, is] = [before?.item.profile, after?.item.profile];
  return was !== undefined && is !== undefined && was.name.at.source.text === is.name.at.source.text;
}
