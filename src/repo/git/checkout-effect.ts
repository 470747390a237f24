/** How attributes make a checkout write something else than an object holds, and the lines that do. */
import { byBytes } from "../path.ts";
import type { AttributeLine, CheckoutEffect } from "../tree.ts";
import { type Attributes, checkoutSteps, givenIn, type Step, stepsFrom, valuesOf } from "./attributes.ts";

/** How a checkout writes something else than the object of `path` holds; `undefined`: it does not. */
export function checkoutEffect(files: readonly Attributes[], path: string): CheckoutEffect | undefined {
  const how = effectOf(checkoutSteps(files, path));
  return how === undefined ? undefined : { how, by: decidingLines(files, path) };
}

/** The lines that give the values by which a checkout changes the file. */
function decidingLines(files: readonly Attributes[], path: string): readonly AttributeLine[] {
  const foldCase = stepsFrom(valuesOf(files, path, false)).length === 0;
  const given = givenIn(files, path, foldCase);
  const values = new Map([...given].map(([attribute, { value }]) => [attribute, value]));
  const deciding = ["filter", "working-tree-encoding", "ident", "eol"].flatMap((attribute) => {
    const by = given.get(attribute)?.by;
    const steps = stepsFrom(new Map([...values].filter(([other]) => other !== attribute)));
    return by && effectOf(steps) !== effectOf(stepsFrom(values)) ? [by] : [];
  });
  const lines = new Map(deciding.map((by) => [`${by.line} ${by.path}`, by]));
  return [...lines.values()].sort((a, b) => byBytes(a.path, b.path) || a.line - b.line);
}

/** The attributes by which a checkout may write other bytes than the object has; `undefined`: it does not. */
function effectOf(steps: readonly Step[]): string | undefined {
  if (steps.length === 0) return undefined;
  return steps
    .map((step) => (step.kind === "changed" ? step.by : step.kind === "crlf" ? "eol=crlf" : step.kind))
    .join(" ");
}
