/** The differences of a change that its reasons do not mention. */
import type { ChangeModel, DifferenceModel } from "./model/types.ts";

/** Differences that no reason mentions. */
export function omittedDifferences({ widenings, differences, previousPath }: ChangeModel): readonly DifferenceModel[] {
  const isTold = ({ field, before, at }: DifferenceModel) =>
    widenings.some(
      (widening) =>
        widening.kind === field || (before === null && widening.at.path === at.path && widening.at.line === at.line),
    );
  return differences.filter(
    (difference) =>
      !["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])].includes(difference.field) &&
      !isTold(difference),
  );
}

/** Gained tools that no reason names. */
export function unexplainedTools({ gained, widenings }: ChangeModel): readonly string[] {
  return gained.filter(
    (tool) => !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)),
  );
}
