/** The first lines of a page: the verdict, what changed, and what does not count. */
import { type ChangeCounts, changedSentence, gainSentence, isPower } from "../change-words.ts";
import type { PolicyDifference } from "../../evaluate/policy-power.ts";
import { policyPowerLine } from "../diff/policy.ts";
import { approverLines } from "./allowed.ts";
import { firstLine } from "../state.ts";
import { code, prose } from "./escape.ts";
import type { FindingGroupModel, ReportModel, SettingModel } from "./model/types.ts";
import { abbreviated, listed, plural } from "./phrases.ts";
import { startedCount } from "../started-code.ts";
import { type ChangedStart, looserStarts } from "../starts.ts";
import { ownChangesIn, ownSettingsIn, startedIn } from "./started.ts";

/** Hostile words never begin a line, where they could become a list, a rule or a heading. */
export function openingLines(model: ReportModel): readonly string[] {
  return [`## ${verdictLine(model)}`, "", ...asideOf(model).flatMap((line) => [line, ""]), ...notesOf(model)];
}

/** The same for a comparison without a verdict, and why it counts as a gain where no subagent gained any power. */
export function comparisonLines(model: ReportModel, difference?: PolicyDifference): readonly string[] {
  const counts = countsIn(model);
  const power = difference ? policyPowerLine(difference) : "";
  return [
    `## ${gainSentence(counts)}`,
    "",
    ...[
      ...(power === "" ? [] : [`**${power}.**`]),
      ...changedLines(counts),
      ...approverLines(model),
      ...unseen(model),
    ].flatMap((line) => [line, ""]),
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
  const own = settings.filter(({ isStart }) => !isStart);
  const ofStarts = settings.filter(({ isStart }) => isStart);
  const widened = changes.filter(({ isWidened }) => isWidened);
  const gained = widened.filter(({ widenings }) => widenings.some(isPower));
  const gainedPaths = new Set(gained.map(({ path }) => path));
  return {
    changed: changes.length,
    gained: gained.length,
    regranted: widened.length - gained.length,
    files: new Set(own.map(({ path }) => path)).size,
    startFiles: new Set(ofStarts.map(({ path }) => path)).size,
    starts: looserStarts(ofStarts.filter(({ isWidened }) => isWidened).map(changedStart), code),
    looser: own.some(({ isWidened }) => isWidened) ? looserIn(own, model) : undefined,
    started: startedCount(startedIn(model)),
    unchecked: filesIn(model.findings.new.filter(isUnchecked)).filter((path) => !gainedPaths.has(path)).length,
  };
}

function changedStart({ host, path, effect, before }: SettingModel): ChangedStart {
  return { host, path, effect, isNew: before === null };
}

/** `settingsWidened` counts those too whose settings only start other code. */
function looserIn(settings: readonly SettingModel[], { settingsWidened }: ReportModel): number {
  const most = settings.reduce((sum, { isWidened, subagents }) => sum + (isWidened ? subagents : 0), 0);
  return Math.min(settingsWidened, most);
}

/** The kinds of the rule are about less: a key, a file that no host is known to read, a name that is nearly right. */
function isUnchecked({ rule, kind }: FindingGroupModel): boolean {
  return rule === "no-unjudged-content" && kind === null;
}

/** The files in which groups of findings are, each once. */
function filesIn(groups: readonly FindingGroupModel[]): readonly string[] {
  return [...new Set(groups.flatMap(({ places }) => places.map(({ path }) => path)))];
}

/**
 * What happens to the policy and to this check itself, before any subagent: it decides about all of them. A weakened
 * check is known from its findings; approved, it is a note.
 */
function gateSentences({ policy, findings }: ReportModel): readonly string[] {
  const ofRule = (id: string) => findings.new.filter(({ rule, kind }) => rule === id && kind !== "ceiling");
  const isLooser = (policy?.looser.length ?? 0) > 0 || ofRule("no-loosened-policy").length > 0;
  const gates = filesIn(ofRule("no-weakened-gate")).map((path) => code(path));
  return [
    ...(policy?.isRemoved ? ["**The policy is removed.**"] : isLooser ? ["**The policy becomes looser.**"] : []),
    ...(policy && !policy.isRemoved && !isLooser
      ? [policy.tighter.length > 0 ? "The policy becomes tighter." : "The policy changes."]
      : []),
    ...(gates.length > 0 ? [`**This check is removed or weakened in ${abbreviated(gates, 3)}.**`] : []),
  ];
}

/** Who gained power, and how much changed. */
function gainLine(model: ReportModel): string {
  const counts = countsIn(model);
  const { gained, regranted, looser, started, starts, unchecked = 0 } = counts;
  const isGain = gained + regranted + started + starts.length + unchecked > 0 || looser !== undefined;
  const sentence = gainSentence(counts);
  return [...gateSentences(model), isGain ? `**${sentence}.**` : `${sentence}.`, ...changedLines(counts)].join(" ");
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
    ...(changes ? [gainLine(model), ...approverLines(model), ...unseen(model)] : linesOf(gateSentences(model))),
    ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
  ];
}

/** One line of all sentences; none without any. */
function linesOf(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : [sentences.join(" ")];
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
