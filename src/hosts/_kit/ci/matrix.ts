/** The values that a job's matrix gives its steps: `${{ matrix.agent }}` is each agent of the matrix. */
import { type Node, type Table, tableEntries, textOf, valueOf } from "../../../parsers/node.ts";
import type { Step, StepText } from "./step.ts";

/** What `matrix.…` stands for in one run of a job, by name in lower case. */
type Run = ReadonlyMap<string, string>;

/** How many runs of a job are told apart, more than GitHub starts. Of more, each value counts by itself. */
const mostRuns = 256;

/** How many pairs of a run and an entry of `include` are tried, and how many lists of values are multiplied. */
const mostJoined = 4_096;
const mostAxes = 32;

/** How many names of a matrix the steps of a job may use. */
const mostNames = 64;

const mentionsMatrix = /matrix/i;
const expression = /\$\{\{\s*matrix\.([\w.-]+)\s*\}\}/gi;

/** How many characters the steps of one file may have in further runs of their jobs. */
const mostCharacters = 200_000;

/** How much of the steps of one file can still be told apart by run. */
export interface MatrixBudget {
  /** Characters. */
  left: number;
  /** The first matrix of which some steps are left as they are written. */
  exceededBy?: Table;
}

/** What the steps of one file begin with. */
export function matrixBudget(): MatrixBudget {
  return { left: mostCharacters };
}

/** Each step as it is in the runs of its job, where these differ. What the file does not hold stays as it is. */
export function withMatrix(steps: readonly Step[], job: Node, budget: MatrixBudget): readonly Step[] {
  const matrix = valueOf(valueOf(job, "strategy"), "matrix");
  if (matrix?.kind !== "table") return steps;
  const known = new Map<string, readonly string[]>();
  const named = steps.map((step) => new Set(textsOf(step).flatMap((text) => namesIn(text, known))));
  const used = new Set(named.flatMap((names) => [...names]));
  if (used.size > mostNames) budget.exceededBy ??= matrix;
  if (used.size === 0 || budget.exceededBy) return steps;
  const { runs, isWhole } = runsOf(matrix, used);
  const distinct = differing(runs, used);
  return steps.flatMap((step, i) => {
    const names = named[i] ?? new Set();
    if (names.size === 0 || budget.exceededBy) return [step];
    const own = differing(distinct, names);
    const characters = textsOf(step).reduce((sum, { length }) => sum + length, 0);
    budget.left -= distinct.length + (own.length - 1) * characters;
    if (budget.left >= 0) return own.map((run) => inRun(step, run, isWhole));
    budget.exceededBy = matrix;
    return [step];
  });
}

/** `known`: what other steps have asked, since they share the variables of their job. */
function namesIn(text: string, known: Map<string, readonly string[]>): readonly string[] {
  let names = known.get(text);
  if (names === undefined) {
    names = mentionsMatrix.test(text) ? [...text.matchAll(expression)].map(([, name = ""]) => name.toLowerCase()) : [];
    known.set(text, names);
  }
  return names;
}

/** The runs that differ in these names, without the other ones. */
function differing(runs: readonly Run[], names: ReadonlySet<string>): readonly Run[] {
  const found = new Map<string, Run>();
  for (const run of runs) {
    const own = [...names].flatMap((name): readonly [string, string][] => {
      const value = run.get(name);
      return value === undefined ? [] : [[name, value]];
    });
    found.set(JSON.stringify(own), new Map(own));
  }
  return [...found.values()];
}

function textsOf({ scripts, inputs, env }: Step): readonly string[] {
  return [...[...scripts, ...inputs.values()].map(({ text }) => text), ...env.values()];
}

/**
 * GitHub adds each entry of `include` to the runs that it fits, or makes a run of it. Here it does both. `isWhole`:
 * every run is among them, with all that the file gives it.
 */
function runsOf(
  matrix: Table,
  used: ReadonlySet<string>,
): { readonly runs: readonly Run[]; readonly isWhole: boolean } {
  const entries = tableEntries(matrix);
  const first = new Set([...used].map((name) => name.split(".", 1)[0]));
  const axes = entries.filter(({ name = "" }) => !/^(?:include|exclude)$/.test(name) && first.has(name.toLowerCase()));
  let runs: readonly Run[] = [new Map()];
  let isWhole = entries.every(({ value }) => value.kind === "list") && axes.length <= mostAxes;
  for (const { name = "", value } of axes.slice(0, mostAxes)) {
    const values = value.kind === "list" ? value.items.map((item) => flat(item, name)) : [];
    if (values.length === 0) continue;
    const isFew = runs.length * values.length <= mostRuns;
    isWhole &&= isFew;
    runs = isFew ? runs.flatMap((run) => values.map((own) => new Map([...run, ...own]))) : [...runs, ...values];
  }
  const include = valueOf(matrix, "include");
  const items = include?.kind === "list" ? include.items.map((item) => flat(item, "")) : [];
  const added = differing(items, used);
  if (added.length === 0 || axes.length === 0) return { runs: added.length === 0 ? runs : added, isWhole };
  if (runs.length * added.length > mostJoined) return { runs: [...runs, ...added], isWhole: false };
  return {
    runs: [...runs, ...added, ...added.flatMap((own) => runs.map((run) => new Map([...run, ...own])))],
    isWhole,
  };
}

/** `include: [{ agent: { name: x } }]` gives `agent.name`. */
function flat(node: Node, name: string): Run {
  const text = textOf(node);
  if (text !== undefined) return new Map([[name.toLowerCase(), text]]);
  return new Map(
    tableEntries(node).flatMap((entry) => [
      ...flat(entry.value, name === "" ? (entry.name ?? "") : `${name}.${entry.name ?? ""}`),
    ]),
  );
}

/** `isWhole`: the file holds all of its values. What it does not give to a run is empty. */
function inRun(step: Step, values: Run, isWhole: boolean): Step {
  const filled = (text: string): string =>
    mentionsMatrix.test(text)
      ? text.replace(expression, (whole, name: string) => values.get(name.toLowerCase()) ?? (isWhole ? "" : whole))
      : text;
  const within = (text: StepText): StepText => ({ ...text, text: filled(text.text) });
  return {
    ...step,
    scripts: step.scripts.map(within),
    inputs: new Map([...step.inputs].map(([name, text]) => [name, within(text)])),
    env: new Map([...step.env].map(([name, text]) => [name, filled(text)])),
  };
}
