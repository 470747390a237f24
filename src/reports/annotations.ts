/** Findings as annotations on the lines of a pull request: worst first, at most as many as GitHub keeps. */
import type { Finding, Severity } from "../model/finding.ts";
import type { Fix } from "../model/fix.ts";
import { annotationText } from "./annotation-text.ts";
import { visible } from "../sanitize/text.ts";
import { isForeign } from "../policy/model.ts";
import { type FindingGroup, subjectsIn, valuesPhrase } from "./model/groups.ts";
import { findingReport } from "./model/index.ts";
import { type EvaluatedFinding, helpOf, type Result } from "../evaluate/result.ts";
import { positionAt } from "../repo/text.ts";
import { append } from "../repo/many.ts";

/** GitHub's own words for severities. */
export type Level = "error" | "warning" | "notice";

/** The property names of `@actions/core`. Columns are set only for a range within one line: GitHub ignores others. */
export interface Properties {
  readonly title: string;
  /**
   * Set together with the lines; absent if the place is not a file of the repository: GitHub then annotates the run.
   */
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

/** The message is safe to print in a log. */
export interface Annotation {
  readonly level: Level;
  readonly message: string;
  readonly properties: Properties;
}

/** What is annotated, and what no longer fits. */
export interface Annotations {
  readonly shown: readonly Annotation[];
  /** How many files with a finding of each level got no annotation for it. */
  readonly left: { readonly [L in Level]: number };
}

const levels: { readonly [S in Severity]: Level } = { error: "error", warning: "warning", note: "notice" };

/** GitHub keeps ten of each level per step and silently drops the rest; the entry point needs some of them itself. */
const room: { readonly [L in Level]: number } = { error: 9, warning: 10, notice: 6 };

/**
 * One annotation for each habit, and where there is room one for each further file of it: a line without one looks
 * harmless in the diff. Existing findings get none if only new ones can fail the run; waived ones are in the summary.
 */
export function annotations(result: Result): Annotations {
  const subjectsOf = subjectsIn(result);
  const groups = findingReport(result).shown.map((group) => {
    const [first, ...others] = onePerFile(group);
    return { group, first, others };
  });
  const free = { ...room };
  const marked = groups.map(({ group, first }) => (take(free, group) ? [first] : []));
  groups.forEach(({ group, others }, at) => {
    if (marked[at]?.length)
      append(
        marked[at],
        others.filter(() => take(free, group)),
      );
  });
  const left = { error: 0, warning: 0, notice: 0 };
  groups.forEach(({ group, others }, at) => {
    left[levels[group.severity]] += 1 + others.length - (marked[at]?.length ?? 0);
  });
  const shown = groups.flatMap(({ group }, at) =>
    (marked[at] ?? []).map(({ finding }, order) =>
      order === 0
        ? annotationOf(finding, group, result, {
            text: `${visible(group.message)}${subjectsOf(group)}${foundIn(group)}${othersIn(group)}`,
            fix: group.fix ?? group.fixHere,
          })
        : annotationOf(finding, group, result, {
            text: `${visible(group.values.length > 0 ? finding.message : group.message)}${subjectsOf(group)}`,
            fix: group.fix ?? finding.fixes?.[0],
          }),
    ),
  );
  return { shown, left };
}

/** Whether there was room for one more of the group's level. */
function take(free: { [L in Level]: number }, { severity }: FindingGroup): boolean {
  return free[levels[severity]]-- > 0;
}

/** The first finding of each file, the one that stands for the group before the others. */
function onePerFile({ first, findings }: FindingGroup): readonly [EvaluatedFinding, ...EvaluatedFinding[]] {
  const byFile = new Map<string, EvaluatedFinding>();
  for (const evaluated of findings) {
    const { path } = evaluated.finding.at.source;
    if (path !== first.finding.at.source.path && !byFile.has(path)) byFile.set(path, evaluated);
  }
  return [first, ...byFile.values()];
}

function othersIn({ paths }: FindingGroup): string {
  if (paths.length < 2) return "";
  return `\nThe same in ${paths.length - 1} more ${paths.length === 2 ? "file" : "files"}, the first of them ${visible(paths[1] ?? "")}.`;
}

function foundIn({ values }: FindingGroup): string {
  return values.length === 0 ? "" : `\nThe same for ${valuesPhrase(values, (value) => `\`${visible(value)}\``)}.`;
}

function annotationOf(
  { at, rule, kind }: Finding,
  { severity }: FindingGroup,
  { tool }: Result,
  { text, fix }: { readonly text: string; readonly fix: Fix | undefined },
): Annotation {
  const [start, end] = [positionAt(at.source, at.span.start), positionAt(at.source, at.span.end)];
  const isLocal = !isForeign(at);
  const columns = start.line === end.line ? { startColumn: start.column, endColumn: end.column } : {};
  return {
    level: levels[severity],
    message: annotationText(
      `${isLocal ? "" : `${visible(at.source.path)}:${start.line}: `}${text}`,
      fix,
      helpOf(tool, rule),
    ),
    properties: {
      title: kind === undefined ? rule : `${rule}/${kind}`,
      ...(isLocal ? { file: visible(at.source.path), startLine: start.line, endLine: end.line, ...columns } : {}),
    },
  };
}
