/** `policy test` for a terminal: the differences of each failed case. */
import type { Finding } from "../../model/finding.ts";
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { Expectation } from "../../policy/file/test-cases.ts";
import { positionAt } from "../../repo/text.ts";
import type { PolicyTestResult } from "../../evaluate/policy-test.ts";
import { counted } from "../../sanitize/counted.ts";

/** The results of one file of test cases. */
export interface PolicyTestRun {
  readonly path: string;
  readonly results: readonly PolicyTestResult[];
}

/** The cases of each file, what differs in those that failed, and their numbers. Ends with a line feed. */
export function policyTestPretty(
  files: readonly PolicyTestRun[],
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const styles = stylesFor(color);
  const blocks = files.map(
    ({ path, results }) =>
      `${styles.bold(visible(path))}\n${results.map((result) => block(result, columns, styles)).join("")}\n`,
  );
  const all = files.flatMap(({ results }) => results);
  const failed = all.filter((result) => !isPassed(result)).length;
  const paint = failed > 0 ? styles.red : styles.green;
  return `${blocks.join("")}${paint(`${counted(all.length, "case")}: ${all.length - failed} passed, ${failed} failed`)}\n`;
}

/** Whether a case passed: each finding was expected, and each expected one was found. */
export function isPassed({ missing, unexpected }: PolicyTestResult): boolean {
  return missing.length + unexpected.length === 0;
}

function block(result: PolicyTestResult, columns: number, { dim, red, green }: Styles): string {
  const { test, missing, unexpected } = result;
  if (isPassed(result)) return `  ${green("passed")}  ${visible(test.name)}\n`;
  const { line } = positionAt(test.at.source, test.at.span.start);
  const sentence = (mark: string, text: string) =>
    wrap(visible(text), Math.max(30, columns - 12), widthOf)
      .map((part, i) => `          ${i === 0 ? mark : " "} ${part}\n`)
      .join("");
  const pairs = paired(missing, unexpected);
  const differing = pairs.map(([expected, finding]) =>
    sentence(red("~"), `${nameOf(expected)}: ${differences(expected, finding).join(", ")} (${placeOf(finding)})`),
  );
  const lacking = missing
    .filter((expected) => !pairs.some(([a]) => a === expected))
    .map((expected) => sentence(red("-"), `expected ${wordsOf(expected)}`));
  const more = unexpected
    .filter((finding) => !pairs.some(([, item]) => item === finding))
    .map((finding) =>
      sentence(red("+"), `found ${finding.severity} ${nameOf(finding)} ${placeOf(finding)}: ${finding.message}`),
    );
  return `  ${red("failed")}  ${visible(test.name)} ${dim(`(line ${line})`)}\n${[...differing, ...lacking, ...more].join("")}`;
}

/** Pairs an expected finding with an actual one of the same rule, since one was probably meant by the other. */
function paired(
  missing: readonly Expectation[],
  unexpected: readonly Finding[],
): readonly (readonly [Expectation, Finding])[] {
  const left = [...unexpected];
  return missing.flatMap((expected): (readonly [Expectation, Finding])[] => {
    const near = left
      .filter(({ rule }) => rule === expected.rule)
      .sort((a, b) => differences(expected, a).length - differences(expected, b).length)[0];
    if (!near) return [];
    left.splice(left.indexOf(near), 1);
    return [[expected, near]];
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
  return parts.flatMap(([what, expected, is]) =>
    expected === undefined || expected === is ? [] : [`${what} ${is} instead of ${expected}`],
  );
}

function nameOf({ rule, kind }: { readonly rule: string; readonly kind?: string | undefined }): string {
  return kind === undefined ? rule : `${rule}/${kind}`;
}

function wordsOf(expected: Expectation): string {
  const place =
    expected.path === undefined
      ? expected.line === undefined
        ? ""
        : ` on line ${expected.line}`
      : ` ${expected.path}${expected.line === undefined ? "" : `:${expected.line}`}`;
  return `${expected.severity === undefined ? "" : `${expected.severity} `}${nameOf(expected)}${place}, which was not found`;
}

function placeOf({ at }: Finding): string {
  return `${at.source.path}:${positionAt(at.source, at.span.start).line}`;
}
