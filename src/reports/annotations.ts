/** Findings as marks on the lines of a pull request: the worst first, and no more than GitHub keeps. */
import type { Severity } from "../model/finding.ts";
import { visible } from "../sanitize/text.ts";
import { isForeign } from "../policy/model.ts";
import { type FindingGroup, groupFindings, subjectsIn, worstFirst } from "./group.ts";
import { helpOf, type Result } from "../evaluate/result.ts";
import { positionAt } from "../repo/text.ts";

export type Level = "error" | "warning" | "notice";

/** In the words of `@actions/core`. Columns are there only for a range within one line: GitHub keeps no others. */
export interface Properties {
  readonly title: string;
  /** With its lines; absent where it is no file of the repository: GitHub then marks the run. */
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

/** Harmless in a log as it stands. */
export interface Annotation {
  readonly level: Level;
  readonly message: string;
  readonly properties: Properties;
}

export interface Annotations {
  readonly shown: readonly Annotation[];
  /** How many of each level have no room. */
  readonly left: { readonly [L in Level]: number };
}

const levels: { readonly [S in Severity]: Level } = { error: "error", warning: "warning", note: "notice" };

/** GitHub keeps ten of a level in one step and drops the rest without a word; some of them belong to the door itself. */
const room: { readonly [L in Level]: number } = { error: 9, warning: 10, notice: 6 };

/** What already stands at the base is not marked where only new findings count; what is waived stands in the summary alone. */
export function annotations(result: Result): Annotations {
  const counted = result.findings.filter(
    ({ state }) => state === "new" || (state === "existing" && result.gate === "all"),
  );
  const shown: Annotation[] = [];
  const whose = subjectsIn(result);
  const left = { error: 0, warning: 0, notice: 0 };
  for (const remark of worstFirst(groupFindings(counted))) {
    const level = levels[remark.severity];
    if (shown.filter((annotation) => annotation.level === level).length < room[level])
      shown.push(annotationOf(remark, level, whose(remark), result));
    else left[level]++;
  }
  return { shown, left };
}

function annotationOf(
  { first: { finding }, message, paths }: FindingGroup,
  level: Level,
  whose: string,
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
    message: `${isOurs ? "" : `${visible(at.source.path)}:${start.line}: `}${visible(message)}${whose}${others}\n${helpOf(tool, rule)}`,
    properties: {
      title: kind === undefined ? rule : `${rule}/${kind}`,
      ...(isOurs ? { file: visible(at.source.path), startLine: start.line, endLine: end.line, ...columns } : {}),
    },
  };
}
