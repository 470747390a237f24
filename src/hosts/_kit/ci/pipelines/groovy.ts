/** Finds scripts in Groovy, which Jenkins runs: they are texts in quotes. */
import type { Source } from "../../../../repo/text.ts";
import { asExpression } from "../expressions.ts";
import type { Step } from "../step.ts";
import type { PipelineKind } from "./kinds.ts";
import { scriptStep } from "./steps.ts";

/** The texts in quotes, and what is added to them. */
const quotedText =
  /(?:'''([^]*?)'''|"""([^]*?)"""|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")(?:[ \t]*\+[ \t]*([\w.]+))?/g;

/** A step for each text, but for those that `echo` prints. */
export function quotedSteps(kind: PipelineKind, source: Source): readonly Step[] {
  return [...source.text.matchAll(quotedText)].flatMap(({ 0: whole, 5: added, index, ...parts }) => {
    const text = [parts[1], parts[2], parts[3], parts[4]].find((part) => part !== undefined) ?? "";
    if (/\becho\s*\(?\s*$/.test(source.text.slice(Math.max(0, index - 40), index))) return [];
    const script = added === undefined ? text : `${text} ${asExpression(`+ ${added}`)}`;
    return [scriptStep(kind, source, { start: index, end: index + whole.length }, script, new Map())];
  });
}
