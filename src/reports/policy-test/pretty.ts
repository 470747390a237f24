/** `policy test` for a terminal: what differs in each case that does not hold. */
import type { Finding } from "../../model/finding.ts";
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { Expectation } from "../../policy/file/test-cases.ts";
import { positionAt } from "../../repo/text.ts";
import type { PolicyTestResult } from "../../evaluate/policy-test.ts";

/** The trials of one file of cases. */
export interface PolicyTestRun {
  readonly path: string;
  readonly trials: readonly PolicyTestResult[];
}

export function policyTestPretty(
  files: readonly PolicyTestRun[],
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const paints = stylesFor(color);
  const blocks = files.map(
    ({ path, trials }) =>
      `${paints.bold(visible(path))}\n${trials.map((trial) => block(trial, columns, paints)).join("")}\n`,
  );
  const all = files.flatMap(({ trials }) => trials);
  const failed = all.filter((trial) => !holds(trial)).length;
  const paint = failed > 0 ? paints.red : paints.green;
  return `${blocks.join("")}${paint(`${all.length} ${all.length === 1 ? "case" : "cases"}: ${all.length - failed} passed, ${failed} failed`)}\n`;
}

export function holds({ missing, unexpected }: PolicyTestResult): boolean {
  return missing.length + unexpected.length === 0;
}

function block(trial: PolicyTestResult, columns: number, { dim, red, green }: Styles): string {
  const { test, missing, unexpected } = trial;
  if (holds(trial)) return `  ${green("passed")}  ${visible(test.name)}\n`;
  const { line } = positionAt(test.at.source, test.at.span.start);
  const said = (mark: string, text: string) =>
    wrap(visible(text), Math.max(30, columns - 12), widthOf)
      .map((part, i) => `          ${i === 0 ? mark : " "} ${part}\n`)
      .join("");
  const pairs = paired(missing, unexpected);
  const differing = pairs.map(([wanted, finding]) =>
    said(red("~"), `${nameOf(wanted)}: ${differences(wanted, finding).join(", ")} (${placeOf(finding)})`),
  );
  const lacking = missing
    .filter((wanted) => !pairs.some(([one]) => one === wanted))
    .map((wanted) => said(red("-"), `expected ${wordsOf(wanted)}`));
  const more = unexpected
    .filter((finding) => !pairs.some(([, one]) => one === finding))
    .map((finding) =>
      said(red("+"), `found ${finding.severity} ${nameOf(finding)} ${placeOf(finding)}: ${finding.message}`),
    );
  return `  ${red("failed")}  ${visible(test.name)} ${dim(`(line ${line})`)}\n${[...differing, ...lacking, ...more].join("")}`;
}

/** What was expected beside what was found of the same rule: somebody meant the one by the other. */
function paired(
  missing: readonly Expectation[],
  unexpected: readonly Finding[],
): readonly (readonly [Expectation, Finding])[] {
  const left = [...unexpected];
  return missing.flatMap((wanted): (readonly [Expectation, Finding])[] => {
    const near = left
      .filter(({ rule }) => rule === wanted.rule)
      .sort((one, other) => differences(wanted, one).length - differences(wanted, other).length)[0];
    if (!near) return [];
    left.splice(left.indexOf(near), 1);
    return [[wanted, near]];
  });
}

function differences(
  { kind, severity, path, line }: Expectation,
  { kind: ownKind, severity: ownSeverity, at }: Finding,
): readonly string[] {
  const found = positionAt(at.source, at.span.start).line;
  const parts = [
    ["kind", kind, ownKind ?? "none"],
    ["severity", severity, ownSeverity],
    ["path", path, at.source.path],
    ["line", line, found],
  ] as const;
  return parts.flatMap(([what, wanted, is]) =>
    wanted === undefined || wanted === is ? [] : [`${what} ${is} instead of ${wanted}`],
  );
}

function nameOf({ rule, kind }: { readonly rule: string; readonly kind?: string | undefined }): string {
  return kind === undefined ? rule : `${rule}/${kind}`;
}

function wordsOf(wanted: Expectation): string {
  const place =
    wanted.path === undefined
      ? wanted.line === undefined
        ? ""
        : ` on line ${wanted.line}`
      : ` ${wanted.path}${wanted.line === undefined ? "" : `:${wanted.line}`}`;
  return `${wanted.severity === undefined ? "" : `${wanted.severity} `}${nameOf(wanted)}${place}, which was not found`;
}

function placeOf({ at }: Finding): string {
  return `${at.source.path}:${positionAt(at.source, at.span.start).line}`;
}
