/** The findings of a result one place at a time, for programs that show single findings: SARIF, JUnit, GitLab. */
import { severities } from "../../model/finding.ts";
import { type EvaluatedFinding, failsRun, type Result } from "../../evaluate/result.ts";
import { isCounted } from "./ceilings.ts";
import { atOnePlace, type FindingGroup } from "./groups.ts";

/**
 * Why a finding does not count. `existing`: only new ones can fail the run; `baselined` and `waived`: a file or the
 * policy accepts it; `counted`: it exceeds a ceiling that no policy states, and people see its number only.
 */
export type Aside = "existing" | "baselined" | "waived" | "counted";

/** What one or several hosts report at one place. */
export interface PlacedFinding {
  readonly group: FindingGroup;
  /** Absent: it counts. */
  readonly aside?: Aside;
  /** Whether it fails the run. */
  readonly isFailing: boolean;
}

const places = new WeakMap<Result, readonly PlacedFinding[]>();

/** In the order of the findings: path, line, column, rule. Made at the first call. */
export function placedFindings(result: Result): readonly PlacedFinding[] {
  let list = places.get(result);
  if (!list) places.set(result, (list = atOnePlace(result.findings).map((group) => placed(group, result))));
  return list;
}

function placed(group: FindingGroup, result: Result): PlacedFinding {
  const { first, findings } = group;
  const isFailing = findings.some((evaluated) => failsRun(evaluated, result));
  const aside = isFailing ? undefined : asideOf(first, result);
  return { group, isFailing, ...(aside ? { aside } : {}) };
}

function asideOf(first: EvaluatedFinding, { gate }: Result): PlacedFinding["aside"] {
  if (first.state === "waived") return "waived";
  if (first.isBaselined) return "baselined";
  if (isCounted(first)) return "counted";
  return first.state === "existing" && gate === "new" ? "existing" : undefined;
}

/** The most important ones, in their old order: those that fail the run, then those that count, worst first. */
export function mostImportant(list: readonly PlacedFinding[], most: number): readonly PlacedFinding[] {
  if (list.length <= most) return list;
  const rank = ({ isFailing, aside, group }: PlacedFinding) =>
    (isFailing ? 0 : aside === undefined ? 10 : 20) - severities.indexOf(group.severity);
  const kept = new Set(list.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
  return list.filter((one) => kept.has(one));
}
