/** The verdict on a line of its own, and what is not shown below it. */
import type { Result } from "../../evaluate/result.ts";
import { severities } from "../../model/finding.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import { widthOf } from "../../sanitize/text.ts";
import type { FindingReport, SeverityCounts } from "../model/index.ts";

export function verdictLines(
  { gate }: Result,
  report: FindingReport,
  { all, columns, styles }: { readonly all: boolean; readonly columns: number; readonly styles: Styles },
): string {
  const verdict = wrap(verdictOf(report, gate === "new"), Math.max(30, columns), widthOf);
  const paint = report.verdict === "failed" ? styles.red : styles.green;
  const aside = all ? [] : asideLine(report);
  return `${[...verdict.map((line) => styles.bold(paint(line))), ...aside.map((line) => styles.dim(line))].join("\n")}\n\n`;
}

/** `Failed: 3 errors (also 2 warnings) in 40 profiles`. */
function verdictOf({ verdict, failing, counts, profiles, shown }: FindingReport, isGated: boolean): string {
  const where = plural(profiles, "profile");
  if (verdict === "failed") {
    const rest = worded({
      error: counts.error - failing.error,
      warning: counts.warning - failing.warning,
      note: counts.note - failing.note,
    });
    const also = rest === "" ? "" : ` (also ${rest})`;
    return `Failed: ${worded(failing, isGated ? "new " : "")}${also} in ${where}`;
  }
  if (shown.length > 0) return `Passed: ${worded(counts)} in ${where}, and none fails the check`;
  return profiles === 0 ? "Passed: no profiles found" : `Passed: nothing to report in ${where}`;
}

function asideLine({ aside: { existing, baselined, waived, ignored } }: FindingReport): readonly string[] {
  const parts = [
    ...(existing > 0 ? [`${existing} existing`] : []),
    ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
    ...(waived > 0 ? [`${waived} waived`] : []),
  ];
  return [
    ...(parts.length > 0 ? [`Not shown: ${parts.join(", ")} (--all shows them)`] : []),
    ...(ignored > 0 ? [`Ignored by the policy: ${plural(ignored, "finding")}`] : []),
  ];
}

function worded(counts: SeverityCounts, before = ""): string {
  return severities
    .toReversed()
    .filter((severity) => counts[severity] > 0)
    .map((severity, i) => plural(counts[severity], `${i === 0 ? before : ""}${severity}`))
    .join(", ");
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
