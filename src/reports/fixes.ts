/** Shows what `fix` did: the fixes of each file, what was refused and why, and what remains; or the edits as a diff. */
import type { FixPlan } from "../fix/index.ts";
import { severities } from "../model/finding.ts";
import { unifiedDiff } from "../fix/unified-diff.ts";
import { counted, nounFor } from "../sanitize/counted.ts";
import { visible } from "../sanitize/text.ts";

/** The fixes of a plan and what remains. `command`: how this tool is started. */
export function fixReport(plan: FixPlan, command: string): string {
  const { files, refused, findings } = plan;
  const fixed = files.flatMap(({ path, fixes }) => [
    `${visible(path)}: ${counted(fixes.length, "fix", "fixes")}`,
    ...fixes.map(({ title }) => `  ${visible(title)}`),
  ]);
  const kept = refused.map(
    ({ path, fix, because }) => `${visible(path)}: not applied: ${visible(fix.title)}: ${visible(because)}`,
  );
  const open = findings.filter(({ fixes = [] }) => fixes.length > 0).length;
  const left = findings.length === 0 ? "No findings remain." : `${remainingWords(plan)}: ${checkFor(plan, command)}`;
  const byHand = open === 0 ? "" : ` (${open} of them ${nounFor(open, "has", "have")} a fix to decide on)`;
  const count = files.reduce((sum, { fixes }) => sum + fixes.length, 0);
  const summary =
    files.length === 0
      ? `${nothingWords(plan)}.`
      : `Fixed ${counted(files.length, "file", "files")} (${counted(count, "fix", "fixes")}).`;
  return [...fixed, ...kept, `${summary} ${left}${byHand}`].map((line) => `${line}\n`).join("");
}

/** Why there is no edit, and what remains. `command`: how this tool is started. */
export function nothingFixed(plan: FixPlan, command: string): string {
  const words = nothingWords(plan).toLowerCase();
  return plan.findings.length === 0
    ? words
    : `${words}; ${remainingWords(plan)}: \`${checkFor(plan, command)}\` shows what`;
}

/** Where findings remain, there is something to fix, by a person. */
function nothingWords({ findings }: FixPlan): string {
  return findings.length === 0 ? "Nothing to fix" : "Nothing can be fixed without a decision";
}

/** Notes are counted apart: the usual check does not show them. */
function remainingWords({ findings }: FixPlan): string {
  const counts = severities
    .map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .toReversed()
    .map(({ severity, count }) => counted(count, severity));
  const last = counts.pop() ?? "";
  return `${counts.length > 0 ? `${counts.join(", ")} and ` : ""}${last} ${nounFor(findings.length, "remains", "remain")}`;
}

/** The command that shows what remains. */
function checkFor({ findings }: FixPlan, command: string): string {
  return `${command} check${findings.some(({ severity }) => severity === "note") ? " --all" : ""}`;
}

/** The edits of a plan as a diff; empty if there are none. Hidden characters are spelled out. */
export function fixDiff({ files }: FixPlan): string {
  return files.map(({ path, before, after }) => unifiedDiff(path, before, after, shown)).join("");
}

function shown(line: string): string {
  return line.split("\t").map(visible).join("\t");
}
