/** The values of a reusable workflow's inputs, as far as the workflows that call it in the same repository say them. */
import { expressionIn } from "./expressions.ts";
import type { CallInputs, Step, StepText, Workflow } from "./workflows.ts";

const input = /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/gi;

/** The steps of a workflow, each text of an input with what it is for every call that this repository holds. */
export async function withCalls(workflow: Workflow, all: readonly Workflow[]): Promise<readonly Step[]> {
  const { steps, calls } = await workflow.read();
  if (!calls || !steps.some(({ inputs }) => [...inputs.values()].some(({ text }) => text.search(input) >= 0)))
    return steps;
  const callers: Step[] = [];
  for (const other of all) {
    const read = await other.read();
    // It may hold another call.
    if (read.problem) return steps;
    callers.push(...read.steps.filter(({ uses }) => uses === `./${workflow.path}`.toLowerCase()));
  }
  if (callers.length === 0) return steps;
  return steps.map((step) => ({
    ...step,
    inputs: new Map([...step.inputs].map(([name, text]) => [name, withValues(text, calls, callers)])),
  }));
}

/** A value that a call does not write leaves the text as it is. */
function withValues(text: StepText, calls: CallInputs, callers: readonly Step[]): StepText {
  const values = callers.map(({ inputs }) =>
    text.text.replace(input, (whole, name: string) => {
      const key = name.toLowerCase();
      return calls.has(key) ? (inputs.get(key)?.text ?? calls.get(key) ?? "") : whole;
    }),
  );
  return values.some((value) => expressionIn(value) !== undefined) || values.every((value) => value === text.text)
    ? text
    : { ...text, values: [...new Set(values)] };
}
