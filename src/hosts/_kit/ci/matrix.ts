/** The values that a job's matrix gives its steps: `${{ matrix.agent }}` is each agent of the matrix. */
import { type Node, tableEntries, textOf, valueOf } from "../../../parsers/node.ts";
import type { Step, StepText } from "./step.ts";

/** What `matrix.…` stands for in one run of a job, by name in lower case. */
type Combination = ReadonlyMap<string, string>;

/** How many runs of a job are told apart. Of more, each value counts by itself. */
const mostCombinations = 64;

const expression = /\$\{\{\s*matrix\.([\w.-]+)\s*\}\}/gi;

/** Each step as it is in the runs of its job, where these differ. What the file does not hold stays as it is. */
export function withMatrix(steps: readonly Step[], job: Node): readonly Step[] {
  const matrix = valueOf(valueOf(job, "strategy"), "matrix");
  if (matrix?.kind !== "table") return steps;
  const combinations = combinationsOf(matrix);
  const isWritten = tableEntries(matrix).every(({ value }) => value.kind === "list");
  return steps.flatMap((step) => {
    const variants = new Map<string, Step>();
    for (const combination of combinations) {
      const variant = inRun(step, combination, isWritten);
      variants.set(JSON.stringify([textsOf(variant), [...variant.env]]), variant);
    }
    return variants.size > 0 ? [...variants.values()] : [step];
  });
}

function textsOf({ scripts, inputs }: Step): readonly string[] {
  return [...scripts, ...inputs.values()].map(({ text }) => text);
}

/** GitHub adds each entry of `include` to the runs that it fits, or makes a run of it. Here it does both. */
function combinationsOf(matrix: Node): readonly Combination[] {
  const axes = tableEntries(matrix).filter(({ name }) => name !== "include" && name !== "exclude");
  let product: readonly Combination[] = [new Map()];
  for (const { name = "", value } of axes) {
    const values = value.kind === "list" ? value.items.map((item) => flat(item, name)) : [];
    if (values.length === 0) continue;
    product =
      product.length * values.length <= mostCombinations
        ? product.flatMap((one) => values.map((own) => new Map([...one, ...own])))
        : [...product, ...values];
  }
  const include = valueOf(matrix, "include");
  const added = include?.kind === "list" ? include.items.map((item) => flat(item, "")) : [];
  if (added.length === 0) return product;
  if (product.length === 1) return added;
  const joined = product.length * added.length <= mostCombinations * mostCombinations;
  return [
    ...product,
    ...added,
    ...(joined ? added.flatMap((own) => product.map((one) => new Map([...one, ...own]))) : []),
  ];
}

/** `include: [{ agent: { name: x } }]` gives `agent.name`. */
function flat(node: Node, name: string): Combination {
  const text = textOf(node);
  if (text !== undefined) return new Map([[name.toLowerCase(), text]]);
  return new Map(
    tableEntries(node).flatMap((entry) => [
      ...flat(entry.value, name === "" ? (entry.name ?? "") : `${name}.${entry.name ?? ""}`),
    ]),
  );
}

/** `isWritten`: the file holds all of the matrix. What it does not give to a run is empty. */
function inRun(step: Step, values: Combination, isWritten: boolean): Step {
  const filled = (text: string): string =>
    text.includes("matrix")
      ? text.replace(expression, (whole, name: string) => values.get(name.toLowerCase()) ?? (isWritten ? "" : whole))
      : text;
  const within = (text: StepText): StepText => ({ ...text, text: filled(text.text) });
  return {
    ...step,
    scripts: step.scripts.map(within),
    inputs: new Map([...step.inputs].map(([name, text]) => [name, within(text)])),
    env: new Map([...step.env].map(([name, text]) => [name, filled(text)])),
  };
}
