/** Reads the steps of GitHub's workflows and of the actions that a repository holds. */
import type { Problem } from "../../../model/load.ts";
import { type Node, textOf, valueOf } from "../../../parsers/node.ts";
import { join, plain } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Place, Source, Span } from "../../../repo/text.ts";
import { collectFiles, readOne } from "../collect.ts";
import { memoize } from "../memoize.ts";
import type { Variables } from "./shell.ts";

export const workflowsFolder = ".github/workflows";
const actionsFolder = ".github/actions";

/** A text of a step and where it stands. */
export interface StepText {
  readonly text: string;
  readonly at: Place;
}

/** A step of a job, or a job that calls another workflow. */
export interface Step {
  /** The action or the workflow that it uses, without its version; one of another repository in lower case. */
  readonly uses: string | undefined;
  /** By name in lower case. */
  readonly inputs: ReadonlyMap<string, StepText>;
  readonly run: StepText | undefined;
  /** The variables of the workflow, the job and the step. */
  readonly env: Variables;
  readonly at: Place;
}

export interface Workflow {
  readonly path: string;
  readonly source: Source | undefined;
  readonly steps: readonly Step[];
  /** Why it cannot be read. */
  readonly problem: Problem | undefined;
}

/** Every workflow and every action of a tree, read once for all hosts. */
export const workflowsIn: (repo: RepoIndex) => Promise<readonly Workflow[]> = memoize(readAll);

async function readAll(repo: RepoIndex): Promise<readonly Workflow[]> {
  if (repo.names(".github").length === 0) return [];
  const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);
  const workflows = collectFiles(repo, workflowsFolder, { isIncluded: isYaml, deep: false });
  const actions = collectFiles(repo, actionsFolder, { isIncluded: (name) => /^action\.ya?ml$/.test(name), deep: true });
  const read: Workflow[] = [...workflows.unjudged, ...actions.unjudged].map((problem) => ({
    path: problem.at.source.path,
    source: undefined,
    steps: [],
    problem,
  }));
  const open = [...workflows.files, ...actions.files];
  const seen = new Set(open);
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const workflow = await readWorkflow(repo, path);
    read.push(workflow);
    for (const further of workflow.steps.flatMap(({ uses }) => actionsAt(repo, uses)))
      if (!seen.has(further)) {
        seen.add(further);
        open.push(further);
      }
  }
  return read;
}

/** The file of an action of the repository itself. */
function actionsAt(repo: RepoIndex, uses: string | undefined): readonly string[] {
  const folder = uses?.startsWith("./") ? plain(uses.slice(2)) : undefined;
  if (folder === undefined) return [];
  const found = repo.names(folder).find((name) => /^action\.ya?ml$/.test(name));
  return found === undefined ? [] : [join(folder, found)];
}

async function readWorkflow(repo: RepoIndex, path: string): Promise<Workflow> {
  const source = await readOne(repo, path);
  if (source === undefined || "message" in source) return { path, source: undefined, steps: [], problem: source };
  const { parseYaml } = await import("../../../parsers/yaml/lenient.ts");
  const { node, problems } = await parseYaml(source.text, 0);
  const [problem] = problems;
  if (problem)
    return {
      path,
      source,
      steps: [],
      problem: { message: `cannot be read as YAML: ${problem.message}`, at: { source, span: problem.span } },
    };
  const shared = envOf(node, new Map());
  const jobs = tableEntries(valueOf(node, "jobs")).flatMap(({ value }) => {
    const env = envOf(value, shared);
    return [...(valueOf(value, "uses") ? [stepOf(value, env, source)] : []), ...stepsOf(value, env, source)];
  });
  return { path, source, steps: [...jobs, ...stepsOf(valueOf(node, "runs"), shared, source)], problem: undefined };
}

function stepsOf(holder: Node | undefined, env: Variables, source: Source): readonly Step[] {
  const steps = valueOf(holder, "steps");
  return steps?.kind === "list" ? steps.items.map((step) => stepOf(step, envOf(step, env), source)) : [];
}

function stepOf(step: Node, env: Variables, source: Source): Step {
  const run = valueOf(step, "run");
  const uses = textOf(valueOf(step, "uses"))?.trim().split("@")[0]?.replace(/\/+$/, "");
  const inputs = tableEntries(valueOf(step, "with")).map(
    ({ name = "", value }) => [name.toLowerCase(), textAt(value, source)] as const,
  );
  return {
    uses: uses?.startsWith("./") ? uses : uses?.toLowerCase(),
    inputs: new Map(inputs),
    run: run && textAt(run, source),
    env,
    at: { source, span: (valueOf(step, "uses") ?? run ?? step).span },
  };
}

function textAt(node: Node, source: Source): StepText {
  return { text: textOf(node) ?? source.text.slice(node.span.start, node.span.end), at: { source, span: node.span } };
}

function envOf(holder: Node | undefined, around: Variables): Variables {
  const own = tableEntries(valueOf(holder, "env")).map(({ name = "", value }) => [name, textOf(value) ?? ""] as const);
  return own.length === 0 ? around : new Map([...around, ...own]);
}

function tableEntries(node: Node | undefined) {
  return node?.kind === "table" ? node.entries : [];
}

/** The place of some text inside a longer one, or of all of it where the text is written in another way. */
export function placeWithin({ source, span }: Place, text: string): Place {
  const at = text === "" ? -1 : source.text.slice(span.start, span.end).indexOf(text);
  const found: Span = at < 0 ? span : { start: span.start + at, end: span.start + at + text.length };
  return { source, span: found };
}
