/** The impact of a policy as people read it: totals first, then each day by rule and owner, then the repositories. */
import { byBytes } from "../../repo/path.ts";
import { counted } from "../../sanitize/counted.ts";
import { visible } from "../../sanitize/text.ts";
import { laterStageLines } from "./later-stages.ts";
import type { Failure, LaterStage, RepositoryImpact, Turn } from "./schema.ts";
import { groupBy } from "../../repo/many.ts";

/** The most lines of one list. The others are counted. */
const most = 20;

/** The most rules and owners of a day. */
const few = 6;

interface Weighed {
  /** What the user calls it. */
  readonly policy: string;
  readonly today: string;
  /** How many days after today were looked at. */
  readonly ending: number;
  /** The stages that begin after those. */
  readonly later: readonly LaterStage[];
}

/** Ends with a line end. */
export function impactText(
  impacts: readonly RepositoryImpact[],
  { policy, today, ending, later: laterStages }: Weighed,
): string {
  const judged = impacts.filter(({ turns }) => turns.length > 0);
  const begin = judged.filter(({ before, after }) => before !== "failed" && after === "failed");
  const later = judged.filter((impact) => impact.after !== "failed" && firstOf(impact) !== undefined);
  const stop = judged.filter(({ before, after }) => before === "failed" && after === "passed");
  const unknown = impacts.filter(({ after }) => after === "needs a scan");
  const undecided = impacts.filter(({ after }) => after === "undecided");
  const lines = [
    `${visible(policy)} on ${today}: ${counted(begin.length, "repository begins", "repositories begin")} to fail, ${counted(stop.length, "stops", "stop")}${later.length > 0 ? `, ${counted(later.length, "begins", "begin")} later` : ""}, of ${judged.length} judged${unknown.length > 0 ? `; ${counted(unknown.length, "needs", "need")} a scan` : ""}`,
    ...waveLines(judged),
    ...daysIn(judged).flatMap(([day, turns]) => dayLines(day, day === today, turns)),
    ...laterStageLines(laterStages, ending),
    ...listed("Begin to fail", begin.toSorted(byFailures), lineOf),
    ...listed(
      "Begin to fail later",
      later.toSorted((a, b) => byBytes(firstOf(a)?.day ?? "", firstOf(b)?.day ?? "") || byFailures(a, b)),
      (impact) => `${firstOf(impact)?.day} ${lineOf(impact)}`,
    ),
    ...listed("Stop failing", stop, ({ repository }) => visible(repository)),
    ...listed(
      "Policy refused",
      undecided,
      ({ repository, reason }) => `${visible(repository)}: ${visible(reason ?? "")}`,
    ),
    ...scanLines(unknown, policy),
  ];
  return `${lines.join("\n")}\n`;
}

/** What each wave brings in all its days; nothing where the policy has no waves. */
function waveLines(impacts: readonly RepositoryImpact[]): readonly string[] {
  if (impacts.every(({ wave }) => wave === null)) return [];
  const waves = groupBy(impacts, (impact) => (impact.wave ? impact.wave.map(visible).join(", ") : "no wave"));
  return [
    "",
    "Waves",
    ...[...waves].map(([name, own]) => {
      const begin = own.filter(({ turns }) => turns.some(({ begins }) => begins.length > 0));
      const first = begin
        .flatMap(({ turns }) => turns.filter(({ begins }) => begins.length > 0).map(({ day }) => day))
        .sort()[0];
      return `  ${name}: ${counted(own.length, "repository", "repositories")}, in ${begin.length} something begins to fail${first === undefined ? "" : `, from ${first} on`}`;
    }),
  ];
}

function daysIn(impacts: readonly RepositoryImpact[]): readonly (readonly [string, readonly Turn[]])[] {
  const days = new Map<string, Turn[]>();
  for (const { turns } of impacts)
    for (const turn of turns)
      if (turn.begins.length + turn.stops.length > 0) days.set(turn.day, [...(days.get(turn.day) ?? []), turn]);
  return [...days].sort(([a], [b]) => byBytes(a, b));
}

function dayLines(day: string, isToday: boolean, turns: readonly Turn[]): readonly string[] {
  const begins = turns.flatMap((turn) => turn.begins);
  const stops = turns.flatMap((turn) => turn.stops);
  const owners = begins.flatMap(({ owners: own }) => (own.length === 0 ? ["(no owner)"] : own));
  return [
    "",
    `${isToday ? "Today" : day}: ${counted(begins.length, "finding begins", "findings begin")} to fail in ${counted(turns.filter((turn) => turn.begins.length > 0).length, "repository", "repositories")}, ${counted(stops.length, "stops", "stop")}`,
    ...(begins.length > 0
      ? [`  by rule: ${tally(begins.map(ruleOf))}`, `  by owner: ${tally(owners.map(visible))}`]
      : []),
  ];
}

/** The first turn in which something begins to fail. */
function firstOf({ turns }: RepositoryImpact): Turn | undefined {
  return turns.find(({ begins }) => begins.length > 0);
}

function beginsOf(impact: RepositoryImpact): readonly Failure[] {
  return firstOf(impact)?.begins ?? [];
}

function byFailures(a: RepositoryImpact, b: RepositoryImpact): number {
  return beginsOf(b).length - beginsOf(a).length || byBytes(a.repository, b.repository);
}

function lineOf(impact: RepositoryImpact): string {
  return `${visible(impact.repository)}: ${tally(beginsOf(impact).map(ruleOf))}${exampleOf(impact)}`;
}

function ruleOf({ rule, kind }: Failure): string {
  return kind === null ? rule : `${rule}/${kind}`;
}

function exampleOf(impact: RepositoryImpact): string {
  const [first] = beginsOf(impact);
  return first ? `, first ${visible(first.path)}:${first.line}` : "";
}

/** "max-capability 12, unique-name 3 and 2 more": the most frequent first. */
function tally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || byBytes(a, b));
  const shown = sorted.slice(0, few).map(([word, count]) => `${word} ${count}`);
  return `${shown.join(", ")}${sorted.length > few ? ` and ${sorted.length - few} more` : ""}`;
}

function byReason(impacts: readonly RepositoryImpact[]): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, string[]>();
  for (const { reason, repository } of impacts)
    reasons.set(reason ?? "", [...(reasons.get(reason ?? "") ?? []), repository]);
  return reasons;
}

/** Repositories with one reason share a line, and all are counted. */
function scanLines(impacts: readonly RepositoryImpact[], policy: string): readonly string[] {
  if (impacts.length === 0) return [];
  const groups = [...byReason(impacts)].sort(([, a], [, b]) => b.length - a.length);
  const rest = groups.slice(most).reduce((sum, [, names]) => sum + names.length, 0);
  return [
    "",
    `Need a scan (${impacts.length})`,
    ...groups
      .slice(0, most)
      .map(
        ([reason, names]) =>
          `  ${names.slice(0, 3).map(visible).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}: ${visible(reason)}`,
      ),
    ...andMore(rest),
    `  \`fleet scan --policy ${visible(policy)}\` with another \`--out\`, then \`fleet merge\`, shows what it does there`,
  ];
}

function andMore(rest: number): readonly string[] {
  return rest > 0 ? [`  and ${rest} more; --format json lists all`] : [];
}

function listed<T>(title: string, items: readonly T[], lineOf: (item: T) => string): readonly string[] {
  if (items.length === 0) return [];
  return [
    "",
    `${title} (${items.length})`,
    ...items.slice(0, most).map((item) => `  ${lineOf(item)}`),
    ...andMore(items.length - most),
  ];
}
