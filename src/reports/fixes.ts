/** Shows what `fix` did: the fixes of each file, what was refused and why, and what remains; or the edits as a diff. */
import type { FixPlan } from "../fix/index.ts";
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
  const left = findings.length === 0 ? "No findings remain." : `${remainingWords(plan)}: ${command} check`;
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
  return plan.findings.length === 0 ? words : `${words}; ${remainingWords(plan)}: \`${command} check\` shows what`;
}

/** Where findings remain, there is something to fix, by a person. */
function nothingWords({ findings }: FixPlan): string {
  return findings.length === 0 ? "Nothing to fix" : "Nothing can be fixed without a decision";
}

function remainingWords({ findings }: FixPlan): string {
  return counted(findings.length, "finding remains", "findings remain");
}

/** The edits of a plan as a diff; empty if there are none. Hidden characters are spelled out. */
export function fixDiff({ files }: FixPlan): string {
  return files.map(({ path, before, after }) => unifiedDiff(path, before, after, shown)).join("");
}

function shown(line: string): string {
  return line.split("\t").map(visible).join("\t");
}
