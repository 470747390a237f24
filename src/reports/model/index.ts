/**
 * The report model: the findings of a result as people read them, grouped and ordered, with fixes. It is made once for a
 * result, and every format prints it. JSON prints the same findings one by one.
 */
import { classes, type Severity, severities } from "../../model/finding.ts";
import { conclusionOf, type EvaluatedFinding, fails, type Result } from "../../evaluate/result.ts";
import { isCounted, type UnstatedCeiling, unstatedCeilings } from "./ceilings.ts";
import { type FindingGroup, groupFindings } from "./groups.ts";
import { worstFirst } from "./order.ts";

/** Findings by severity. */
export type SeverityCounts = { readonly [S in Severity]: number };

/** The findings of one rule or kind. */
export interface RuleCount {
  /** `no-ineffective-setting/limit`. */
  readonly name: string;
  readonly counts: SeverityCounts;
}

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
  const { findings, inspection, sources } = result;
  const concerns = findings.filter((evaluated) => isConcerned(evaluated, result));
  // What fails the run is always shown by itself.
  const parts = findings.filter(
    (evaluated) => evaluated.state !== "waived" && isCounted(evaluated) && !fails(evaluated, result),
  );
  const counted = new Set(parts);
  const own = concerns.filter((evaluated) => !counted.has(evaluated));
  const aside = findings.filter((evaluated) => !counted.has(evaluated) && !isConcerned(evaluated, result));
  const groupsOf = (some: readonly EvaluatedFinding[]) => worstFirst(groupFindings(some));
  const shown = groupsOf(own);
  return {
    verdict: conclusionOf(result) === "findings" ? "failed" : "passed",
    failing: countsIn(findings.filter((evaluated) => fails(evaluated, result))),
    counts: countsIn(own),
    profiles: inspection.subjects.length,
    shown,
    hidden: groupsOf(aside),
    unstated: unstatedCeilings({ inspection, findings: parts }),
    counted: groupsOf(parts),
    hasPolicy: sources.some(({ ref }) => !ref.startsWith("preset:")),
    aside: {
      existing: aside.filter(({ state, isBaselined }) => state === "existing" && !isBaselined).length,
      baselined: aside.filter(({ state, isBaselined }) => state === "existing" && isBaselined).length,
      waived: aside.filter(({ state }) => state === "waived").length,
      ignored: inspection.ignored,
    },
    rules: rulesIn(shown),
  };
}

/** Whether a finding concerns the run: it is new, or existing ones count too, and nothing excuses it. */
function isConcerned({ state, isBaselined }: EvaluatedFinding, { gate }: Result): boolean {
  return state === "new" || (state === "existing" && gate === "all" && !isBaselined);
}

function countsIn(findings: readonly EvaluatedFinding[]): SeverityCounts {
  const counts = { note: 0, warning: 0, error: 0 };
  for (const { finding } of findings) counts[finding.severity]++;
  return counts;
}

function rulesIn(groups: readonly FindingGroup[]): readonly RuleCount[] {
  const byName = new Map<string, EvaluatedFinding[]>();
  for (const { first, findings } of groups) {
    const { rule, kind } = first.finding;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    byName.set(name, [...(byName.get(name) ?? []), ...findings]);
  }
  const rows = [...byName].map(([name, findings]) => ({
    name,
    counts: countsIn(findings),
    harm: Math.min(...findings.map(({ finding }) => classes.indexOf(finding.class))),
  }));
  const worst = ({ counts }: RuleCount) => severities.findLastIndex((severity) => counts[severity] > 0);
  return rows
    .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
    .map(({ name, counts }) => ({ name, counts }));
}

function total(counts: SeverityCounts): number {
  return counts.error + counts.warning + counts.note;
}
