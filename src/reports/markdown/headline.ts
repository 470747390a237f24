/** The first lines of a page: the verdict, what changed, and what does not count. */
import { type ChangeCounts, changedSentence, gainSentence, isPower } from "../change-words.ts";
import { approverLines } from "./allowed.ts";
import { firstLine } from "../state.ts";
import { code, prose } from "./escape.ts";
import type { ReportModel, SettingModel } from "./model/types.ts";
import { listed, plural } from "./phrases.ts";
import { startedCount } from "../started-code.ts";
import { ownChangesIn, ownSettingsIn, startedIn } from "./started.ts";

/** Hostile words never begin a line, where they could become a list, a rule or a heading. */
export function openingLines(model: ReportModel): readonly string[] {
  return [`## ${verdictLine(model)}`, "", ...asideOf(model).flatMap((line) => [line, ""]), ...notesOf(model)];
}

/** The same for a comparison without a verdict. */
export function comparisonLines(model: ReportModel): readonly string[] {
  const counts = countsIn(model);
  return [
    `## ${gainSentence(counts)}`,
    "",
    ...[...changedLines(counts), ...approverLines(model), ...unseen(model)].flatMap((line) => [line, ""]),
    ...notesOf(model),
  ];
}

function notesOf({ notes }: ReportModel): readonly string[] {
  return notes.flatMap((note) => [`> Note: ${prose(note)}`, ""]);
}

const marks = { passed: "✅", waiting: "⏳", failed: "❌" } as const;

/** The first line of every page, with a mark. */
export function verdictLine({ state }: ReportModel): string {
  return `${marks[state.kind]} ${firstLine(state, { name: code })}`;
}

function countsIn(model: ReportModel): ChangeCounts {
  const [changes, settings] = [ownChangesIn(model), ownSettingsIn(model)];
  const widened = changes.filter(({ isWidened }) => isWidened);
  const gained = widened.filter(({ widenings }) => widenings.some(isPower)).length;
  return {
    changed: changes.length,
    gained,
    regranted: widened.length - gained,
    files: new Set(settings.map(({ path }) => path)).size,
    looser: settings.some(({ isWidened }) => isWidened) ? looserIn(settings, model) : undefined,
    started: startedCount(startedIn(model)),
  };
}

/** `settingsWidened` counts those too whose settings only start other code. */
function looserIn(settings: readonly SettingModel[], { settingsWidened }: ReportModel): number {
  const most = settings.reduce((sum, { isWidened, subagents }) => sum + (isWidened ? subagents : 0), 0);
  return Math.min(settingsWidened, most);
}

/** Who gained power, and how much changed. */
function gainLine(model: ReportModel): string {
  const counts = countsIn(model);
  const isGain = counts.gained + counts.regranted + counts.started > 0 || counts.looser !== undefined;
  const sentence = gainSentence(counts);
  return [isGain ? `**${sentence}.**` : `${sentence}.`, ...changedLines(counts)].join(" ");
}

function changedLines(counts: ChangeCounts): readonly string[] {
  const changed = changedSentence(counts);
  return changed === "" ? [] : [`${changed}.`];
}

/** The lines below the verdict: how many gained power, what a review does not show, and what does not count. */
function asideOf(model: ReportModel): readonly string[] {
  const { changes } = model;
  const aside = asideWords(model);
  return [
    ...(changes ? [gainLine(model), ...approverLines(model), ...unseen(model)] : []),
    ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
  ];
}

/** What the first line does not count. */
function asideWords({ state, ignored }: ReportModel): readonly string[] {
  const { existing, baselined, waived } = state.hidden;
  const own =
    state.kind === "passed"
      ? []
      : [
          ...(existing > 0 ? [`${plural(existing, "existing finding")}`] : []),
          ...(baselined > 0 ? [`${plural(baselined, "finding")} of the baseline`] : []),
          ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ];
  return [
    ...(own.length === 0 ? [] : [`Not counted: ${listed(own)}`]),
    ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
  ];
}

/** Changes that a reader of GitHub's diff would not see. */
function unseen({ changes: own, settings }: ReportModel): readonly string[] {
  const changes = own ?? [];
  const folded = changes.filter(({ isFolded }) => isFolded).length;
  const large = changes.filter(({ isFolded, isLarge }) => isLarge && !isFolded).length;
  const files = new Set(settings?.flatMap(({ path, isFolded, isLarge }) => (isFolded || isLarge ? [path] : [])));
  const hidden = changes.filter(({ prompt }) => (prompt?.hidden ?? 0) > 0).length;
  const parts = [
    ...(folded > 0 ? [`**${plural(folded, "changed profile")}** that GitHub folds`] : []),
    ...(large > 0 ? [`**${plural(large, "changed profile")}** with a diff that is too large for GitHub to show`] : []),
    ...(files.size > 0 ? [`**${plural(files.size, "settings file")}** that GitHub folds or cuts`] : []),
    ...(hidden > 0 ? [`**${plural(hidden, "prompt")}** with new hidden characters`] : []),
  ];
  return parts.length === 0 ? [] : [`⚠️ Not to be seen in the review: ${listed(parts)}.`];
}
