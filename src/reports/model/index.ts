/**
 * The report model: the findings of a result as people read them, grouped and ordered, with fixes. It is made once for
 * a result, and every format prints it. JSON prints the same findings one by one.
 */
import { classes, type Severity, severities } from "../../model/finding.ts";
import { type EvaluatedFinding, failsRun, type Result } from "../../evaluate/result.ts";
import { isCounted, type UnstatedCeiling, unstatedCeilings } from "./ceilings.ts";
import { type FindingGroup, groupFindings } from "./groups.ts";
import { worstFirst } from "./order.ts";
import { ruleIdOf } from "./rule-id.ts";

/** Findings by severity. */
export type SeverityCounts = { readonly [S in Severity]: number };

/** The findings of one rule or kind. */
export interface RuleCount {
  /** `no-ineffective-setting/limit`. */
  readonly name: string;
  readonly counts: SeverityCounts;
}

/** What every format shows of a result. */
export interface FindingReport {
  readonly verdict: "passed" | "failed";
  /** The findings that fail the run. */
  readonly failing: SeverityCounts;
  /** The findings that are shown. */
  readonly counts: SeverityCounts;
  readonly profiles: number;
  /** The findings that concern this run, in the order of reading. */
  readonly shown: readonly FindingGroup[];
  /** The rest, in the same order: existing, baselined and waived findings. */
  readonly hidden: readonly FindingGroup[];
  /** What exceeds a ceiling that no policy states. It is in no group. */
  readonly unstated: readonly UnstatedCeiling[];
  /** The groups behind `unstated`. */
  readonly counted: readonly FindingGroup[];
  /** Whether a policy decides, and not a preset alone. */
  readonly hasPolicy: boolean;
  /** How many findings are existing at the base, in the baseline, waived, or ignored by the policy. */
  readonly aside: {
    readonly existing: number;
    readonly baselined: number;
    readonly waived: number;
    readonly ignored: number;
  };
  /** The shown findings by rule and kind, worst first. */
  readonly rules: readonly RuleCount[];
}

const reports = new WeakMap<Result, FindingReport>();

/** The report of a result; made at the first call. */
export function findingReport(result: Result): FindingReport {
  let report = reports.get(result);
  if (!report) reports.set(result, (report = reportOn(result)));
  return report;
}

function reportOn(result: Result): FindingReport {
  const { inspection, sources } = result;
  const { own, aside, parts, failing } = sortedOut(result);
  const shown = groupsOf(own);
  const isExisting = ({ state }: EvaluatedFinding): boolean => state === "existing";
  let hidden: readonly FindingGroup[] | undefined;
  let counted: readonly FindingGroup[] | undefined;
  return {
    verdict: failing.length > 0 ? "failed" : "passed",
    failing: countsIn(failing),
    counts: countsIn(own),
    profiles: inspection.subjects.length,
    shown,
    // Most reports show neither of these two.
    get hidden() {
      return (hidden ??= groupsOf(aside));
    },
    get counted() {
      return (counted ??= groupsOf(parts));
    },
    unstated: unstatedCeilings({ inspection, findings: parts }),
    hasPolicy: sources.some(({ ref }) => !ref.startsWith("preset:")),
    aside: {
      existing: aside.filter((evaluated) => isExisting(evaluated) && !evaluated.isBaselined).length,
      baselined: aside.filter((evaluated) => isExisting(evaluated) && evaluated.isBaselined).length,
      waived: aside.filter(({ state }) => state === "waived").length,
      ignored: inspection.ignored,
    },
    rules: rulesIn(shown),
  };
}

function groupsOf(findings: readonly EvaluatedFinding[]): readonly FindingGroup[] {
  return worstFirst(groupFindings(findings));
}

/**
 * `failing` fails the run. `own` concerns it, `aside` does not, and `parts` are counted: each finding is one of these
 * three.
 */
function sortedOut(result: Result) {
  const own: EvaluatedFinding[] = [];
  const aside: EvaluatedFinding[] = [];
  const parts: EvaluatedFinding[] = [];
  const failing: EvaluatedFinding[] = [];
  for (const evaluated of result.findings) {
    const isFailing = failsRun(evaluated, result);
    if (isFailing) failing.push(evaluated);
    // What fails the run is always shown by itself.
    if (!isFailing && evaluated.state !== "waived" && isCounted(evaluated)) parts.push(evaluated);
    else (isConcerned(evaluated, result) ? own : aside).push(evaluated);
  }
  return { own, aside, parts, failing };
}

/** Whether a finding concerns the run: it is new, or existing ones count too, and nothing excuses it. */
function isConcerned({ state, isBaselined }: EvaluatedFinding, { gate }: Result): boolean {
  return state === "new" || (state === "existing" && gate === "all" && !isBaselined);
}

type Counts = { [S in Severity]: number };

function countsIn(findings: readonly EvaluatedFinding[]): SeverityCounts {
  const counts: Counts = { note: 0, warning: 0, error: 0 };
  for (const { finding } of findings) counts[finding.severity]++;
  return counts;
}

function rulesIn(groups: readonly FindingGroup[]): readonly RuleCount[] {
  const byName = new Map<string, { readonly name: string; readonly counts: Counts; harm: number }>();
  for (const { first, findings } of groups) {
    const name = ruleIdOf(first.finding);
    const row = byName.get(name) ?? { name, counts: { note: 0, warning: 0, error: 0 }, harm: classes.length };
    byName.set(name, row);
    for (const { finding } of findings) {
      row.counts[finding.severity]++;
      row.harm = Math.min(row.harm, classes.indexOf(finding.class));
    }
  }
  const worst = ({ counts }: RuleCount) => severities.findLastIndex((severity) => counts[severity] > 0);
  return [...byName.values()]
    .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
    .map(({ name, counts }) => ({ name, counts }));
}

function total(counts: SeverityCounts): number {
  return counts.error + counts.warning + counts.note;
}
