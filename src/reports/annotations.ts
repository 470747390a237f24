/** Findings as annotations on the lines of a pull request: worst first, at most as many as GitHub keeps. */
import type { Severity } from "../model/finding.ts";
import { visible } from "../sanitize/text.ts";
import { isForeign } from "../policy/model.ts";
import { type FindingGroup, subjectsIn } from "./model/groups.ts";
import { findingReport } from "./model/index.ts";
import { helpOf, type Result } from "../evaluate/result.ts";
import { positionAt } from "../repo/text.ts";

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

export interface Annotations {
  readonly shown: readonly Annotation[];
  /** How many of each level did not fit. */
  readonly left: { readonly [L in Level]: number };
}

const levels: { readonly [S in Severity]: Level } = { error: "error", warning: "warning", note: "notice" };

/** GitHub keeps ten of each level per step and silently drops the rest; the entry point needs some of them itself. */
const room: { readonly [L in Level]: number } = { error: 9, warning: 10, notice: 6 };

/** Existing findings get no annotation if only new ones can fail the run; waived ones appear in the summary only. */
export function annotations(result: Result): Annotations {
  const shown: Annotation[] = [];
  const subjectsOf = subjectsIn(result);
  const left = { error: 0, warning: 0, notice: 0 };
  for (const group of findingReport(result).shown) {
    const level = levels[group.severity];
    if (shown.filter((annotation) => annotation.level === level).length < room[level])
      shown.push(annotationOf(group, level, subjectsOf(group), result));
    else left[level]++;
  }
  return { shown, left };
}

function annotationOf(
  { first: { finding }, message, paths }: FindingGroup,
  level: Level,
  subjectsOf: string,
  { tool }: Result,
): Annotation {
  const { at, rule, kind } = finding;
  const [start, end] = [positionAt(at.source, at.span.start), positionAt(at.source, at.span.end)];
  const isOurs = !isForeign(at);
  const columns = start.line === end.line ? { startColumn: start.column, endColumn: end.column } : {};
  const others =
    paths.length > 1
      ? `\nThe same in ${paths.length - 1} more ${paths.length === 2 ? "file" : "files"}, the first of them ${visible(paths[1] ?? "")}.`
      : "";
  return {
    level,
    message: `${isOurs ? "" : `${visible(at.source.path)}:${start.line}: `}${visible(message)}${subjectsOf}${others}\n${helpOf(tool, rule)}`,
    properties: {
      title: kind === undefined ? rule : `${rule}/${kind}`,
      ...(isOurs ? { file: visible(at.source.path), startLine: start.line, endLine: end.line, ...columns } : {}),
    },
  };
}
