/** What callers of a workflow or of an action set, as far as the repository that holds it calls it. */
import { append } from "../../../repo/many.ts";
import { directoryOf } from "../../../repo/path.ts";
import { expressionIn } from "./expressions.ts";
import type { Step, StepText } from "./step.ts";
import { mayName } from "./names.ts";
import type { CallInputs, Workflow } from "./workflows.ts";

const input = /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/gi;

/** How many steps callers may make of one file's: each step once for each caller. */
const mostSteps = 2_000;

/**
 * The steps of a workflow or an action: each text of an input with what it is for every call that this repository
 * holds, and for each of these calls the steps whose script or variables it decides.
 */
export async function withCalls(workflow: Workflow, all: readonly Workflow[]): Promise<readonly Step[]> {
  const { steps, calls } = await workflow.read();
  const isAction = /(?:^|\/)action\.ya?ml$/.test(workflow.path);
  if (!isAction && !mayName(workflow, ["workflow_call"])) return steps;
  const callers = await callersOf(isAction ? directoryOf(workflow.path) : workflow.path, all);
  // A workflow that cannot be read may hold another call.
  if (!callers || callers.length === 0) return steps;
  const known = calls === undefined ? steps : steps.map((step) => withValuesOf(step, calls, callers));
  const isOnlyCalled = calls !== undefined;
  const found: Step[] = [];
  for (const step of known) {
    const called = callers.flatMap((caller) => stepFor(step, caller, calls, isAction) ?? []);
    append(found, called.length > 0 && isOnlyCalled ? called : [step, ...called]);
    if (found.length > mostSteps) return known;
  }
  return found;
}

/** The steps and jobs that call what is at this path; `undefined`: a file that may do so cannot be read. */
async function callersOf(path: string, all: readonly Workflow[]): Promise<readonly Step[] | undefined> {
  const name = `./${path}`.replace(/\/$/, "").toLowerCase();
  const callers: Step[] = [];
  for (const other of all) {
    const read = await other.read();
    if (read.problem) return undefined;
    append(
      callers,
      read.steps.filter(({ uses }) => uses === name),
    );
  }
  return callers;
}

/** A step as this caller has it run; `undefined`: nothing of its script and its variables is the caller's. */
function stepFor(step: Step, caller: Step, calls: CallInputs | undefined, isAction: boolean): Step | undefined {
  const filled = (text: string) =>
    text.replace(input, (whole, name: string) => {
      const key = name.toLowerCase();
      return caller.inputs.get(key)?.text ?? calls?.get(key) ?? whole;
    });
  // A workflow that is called gets no variables of its caller; the steps of an action have them.
  const around = isAction ? new Map([...caller.handedOn, ...caller.env]) : new Map<string, string>();
  const own = [...step.env].map(([name, value]): [string, string] => [name, filled(value)]);
  const scripts = step.scripts.map((script) => ({ ...script, text: filled(script.text) }));
  const env = new Map([...around, ...own]);
  const isSame =
    scripts.every(({ text }, i) => text === step.scripts[i]?.text) &&
    env.size === step.env.size &&
    own.every(([name, value]) => step.env.get(name) === value);
  return isSame ? undefined : { ...step, scripts, env };
}

function withValuesOf(step: Step, calls: CallInputs, callers: readonly Step[]): Step {
  return { ...step, inputs: new Map([...step.inputs].map(([name, text]) => [name, withValues(text, calls, callers)])) };
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
