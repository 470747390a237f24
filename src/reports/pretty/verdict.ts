/** The verdict on a line of its own, and what is not shown below it. */
import type { Result } from "../../evaluate/result.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { type DecidedState, firstLine, stateOf } from "../state.ts";
import { counted } from "../../sanitize/counted.ts";

const nothing = { existing: 0, baselined: 0, waived: 0 };

/** The verdict, and below it what is not shown. `all`: nothing is hidden. */
export function verdictLines(
  result: Result,
  { all, columns, styles }: { readonly all: boolean; readonly columns: number; readonly styles: Styles },
): string {
  const state = stateOf(result);
  const shown = all ? { ...state, hidden: nothing } : state;
  const verdict = wrap(firstLine(shown, { name: visible }), Math.max(30, columns), widthOf);
  const paint = { passed: styles.green, waiting: styles.yellow, failed: styles.red }[state.kind];
  const aside = [
    ...(all ? [] : asideLines(state, result.inspection.ignored)),
    ...leftOutLines(result.leftOut, columns),
  ];
  return `${[...verdict.map((line) => styles.bold(paint(line))), ...aside.map((line) => styles.dim(line))].join("\n")}\n\n`;
}

/** The first line of a run that passed counts what is not shown. */
function asideLines({ kind, hidden }: DecidedState, ignored: number): readonly string[] {
  const { existing, baselined, waived } = hidden;
  const parts = [
    ...(existing > 0 ? [`${existing} existing`] : []),
    ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
    ...(waived > 0 ? [`${waived} waived`] : []),
  ];
  const shows = `--all shows ${existing + baselined + waived === 1 ? "it" : "them"}`;
  const how = kind === "passed" ? shows : `Not shown: ${parts.join(", ")} (${shows})`;
  return [
    ...(parts.length > 0 ? [how] : []),
    ...(ignored > 0 ? [`Ignored by the policy: ${counted(ignored, "finding")}`] : []),
  ];
}

/** What the run did not judge, because the change does not concern it. */
function leftOutLines(count: number | undefined, columns: number): readonly string[] {
  if (count === undefined) return [];
  const text = `Not checked: the agent profiles in ${counted(count, "other file")}, which this commit does not concern (--all checks them)`;
  return wrap(text, Math.max(30, columns), widthOf);
}
