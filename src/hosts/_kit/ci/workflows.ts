/** Reads the steps of GitHub's workflows and of the actions that a repository holds. */
import type { Problem } from "../../../model/load.ts";
import { type Node, tableEntries, textOf, valueOf } from "../../../parsers/node.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Place, Source, Span } from "../../../repo/text.ts";
import type { Entry } from "../../../repo/tree.ts";
import { collectFiles, mayBeFile, readEach } from "../loading/collect.ts";
import { variablesHandedOn } from "./environment.ts";
import { plainOf } from "./names.ts";
import { matrixBudget, withMatrix } from "./matrix.ts";
import type { Variables } from "./word.ts";
import type { Step, StepText } from "./step.ts";

/** Relative to the root. Documented by GitHub: it reads workflows only there, and not from folders below it. */
export const workflowsFolder = ".github/workflows";

/** What calls of a workflow can set: the default of each input by name in lower case; `undefined`: it has none. */
export type CallInputs = ReadonlyMap<string, string | undefined>;

/** What a workflow's file holds. */
export interface WorkflowRead {
  readonly steps: readonly Step[];
  /** Why it cannot be read. */
  readonly problem: Problem | undefined;
  /** The inputs of a workflow that others call; absent: there are none, or a person may set them. */
  readonly calls?: CallInputs;
}

/** A workflow, an action's file or a pipeline of the tree. Its text may be hostile, and it may be no YAML. */
export interface Workflow {
  readonly path: string;
  /** The root of the layer to which everything belongs that it decides. */
  readonly layer: string;
  /** `undefined`: the file cannot be read. */
  readonly source: Source | undefined;
  /** Why the file, or a part of it, cannot be read. */
  readonly unread?: Problem | undefined;
  /** The text in lower case, without what a shell or YAML takes out of a name. */
  readonly plain: string;
  /** Parses it, once for all hosts. */
  read(): Promise<WorkflowRead>;
}

/** Every workflow and every action of a tree, listed once for all hosts. */
export function workflowsIn(repo: RepoIndex): Promise<readonly Workflow[]> {
  return repo.once(listAll);
}

const isAction = (name: string): boolean => name === "action.yml" || name === "action.yaml";
const mayHaveAction = (names: string): boolean => names.includes("action.y");

async function listAll(repo: RepoIndex): Promise<readonly Workflow[]> {
  const workflows = collectFiles(repo, workflowsFolder, { isIncluded: (name) => /\.ya?ml$/.test(name), deep: false });
  const actions = repo.entries.having(isAction, mayHaveAction).filter(({ path }) => !repo.isUsers(path));
  const own = actions.filter(({ kind }) => kind === "file").map(({ path }) => path);
  const paths = [...workflows.files, ...own, ...linkedTo(actions, [...workflows.files, ...own], repo)];
  return [
    ...workflows.unjudged.map((problem) => unreadable(problem.at.source.path, workflowsFolder, problem)),
    ...(await Promise.all(paths.map((path) => workflowAt(repo, path, workflowsFolder, parse)))),
  ];
}

/** Links to other files than these. A runner follows them. */
function linkedTo(entries: readonly Entry[], files: readonly string[], repo: RepoIndex): readonly string[] {
  const known = new Set(files);
  return entries.flatMap(({ path, kind }) => {
    if (kind !== "link") return [];
    const resolution = repo.resolve(path);
    return resolution.kind === "file"
      ? known.has(resolution.path)
        ? []
        : [path]
      : mayBeFile(repo, path)
        ? [path]
        : [];
  });
}

/** A file that cannot be read, and why. */
export function unreadable(path: string, layer: string, unread: Problem | undefined): Workflow {
  return { path, layer, source: undefined, unread, plain: "", read: async () => ({ steps: [], problem: unread }) };
}

/** The file at a path, which is read when its steps are asked for. */
export async function workflowAt(
  repo: RepoIndex,
  path: string,
  layer: string,
  parseText: (source: Source) => Promise<WorkflowRead>,
): Promise<Workflow> {
  // Programs replace bytes that are not UTF-8, as `readEach` does.
  const { results, unjudged } = await readEach(repo, [path], (source) => source);
  const [source] = results;
  const [problem] = unjudged;
  if (source === undefined) return unreadable(path, layer, problem);
  let parsed: Promise<WorkflowRead> | undefined;
  return {
    path,
    layer,
    source,
    plain: plainOf(source.text),
    read: () => (parsed ??= parseText(source)),
  };
}

async function parse(source: Source): Promise<WorkflowRead> {
  const { parseYaml } = await import("../../../parsers/yaml/lenient.ts");
  const { node, problems } = await parseYaml(source.text, 0);
  const [problem] = problems;
  if (problem)
    return {
      steps: [],
      problem: { message: `cannot be read as YAML: ${problem.message}`, at: { source, span: problem.span } },
    };
  const shared = envOf(node, new Map());
  const shells = shellsOf(node, shared, source);
  const budget = matrixBudget();
  const jobs = tableEntries(valueOf(node, "jobs")).flatMap(({ value }) => {
    const env = envOf(valueOf(value, "container"), envOf(value, shared));
    const own = [
      ...(valueOf(value, "uses") ? [stepOf(value, env, source)] : []),
      ...stepsOf(value, env, source),
      ...shellsOf(value, env, source),
    ];
    return withMatrix(own, value, budget);
  });
  const calls = callInputsOf(node);
  const runs = valueOf(node, "runs");
  return {
    steps: [...jobs, ...shells, ...stepsOf(runs, shared, source), ...containerSteps(runs, shared, source)],
    problem: budget.exceededBy && {
      message: "has a matrix with more runs than are checked; use it in fewer or shorter steps",
      at: { source, span: budget.exceededBy.span },
    },
    ...(calls ? { calls } : {}),
  };
}

/** The inputs of a workflow that only calls start: a person who starts one by hand may write anything. */
function callInputsOf(root: Node): CallInputs | undefined {
  const on = valueOf(root, "on");
  const call = valueOf(on, "workflow_call");
  if (on?.kind !== "table" || on.entries.length !== 1 || call?.kind !== "table") return undefined;
  const inputs = valueOf(call, "inputs");
  return new Map(
    (inputs?.kind === "table" ? inputs.entries : []).map(({ name = "", value }) => [
      name.toLowerCase(),
      textOf(valueOf(value, "default")),
    ]),
  );
}

function stepsOf(holder: Node | undefined, env: Variables, source: Source): readonly Step[] {
  const steps = valueOf(holder, "steps");
  if (steps?.kind !== "list") return [];
  const handedOn = new Map<string, string>();
  return steps.items.map((item) => {
    const step = stepOf(item, envOf(item, env), source, new Map(handedOn));
    for (const [name, value] of step.scripts.flatMap(({ text }) => [...variablesHandedOn(text)]))
      handedOn.set(name, value);
    return step;
  });
}

function stepOf(step: Node, env: Variables, source: Source, handedOn: Variables = new Map()): Step {
  const run = valueOf(step, "run");
  const shell = valueOf(step, "shell");
  const uses = textOf(valueOf(step, "uses"))?.trim().split("@")[0]?.replace(/\/+$/, "").toLowerCase();
  const inputs = tableEntries(valueOf(step, "with")).map(
    ({ name = "", value }) => [name.toLowerCase(), textAt(value, source)] as const,
  );
  return {
    uses,
    inputs: new Map(inputs),
    scripts: [
      ...(run ? [textAt(run, source)] : []),
      ...(shell && startsProgram(shell) ? [textAt(shell, source)] : []),
      ...containerCommand(valueOf(step, "with"), source),
      ...inputs.flatMap(([name, text]) => (commandInput.test(name) ? [text] : [])),
    ],
    env,
    handedOn,
    at: { source, span: (valueOf(step, "uses") ?? run ?? step).span },
  };
}

/** What an action in a container starts there: the program before it, its own, and the one behind it. */
function containerSteps(runs: Node | undefined, shared: Variables, source: Source): readonly Step[] {
  if (!runs || textOf(valueOf(runs, "using")) !== "docker") return [];
  const env = envOf(runs, shared);
  return ["pre-entrypoint", "entrypoint", "post-entrypoint"].flatMap((key): readonly Step[] => {
    const scripts = containerCommand(runs, source, key);
    return scripts.length === 0
      ? []
      : [{ uses: undefined, inputs: new Map(), scripts, env, handedOn: new Map(), at: { source, span: runs.span } }];
  });
}

/** The program of a container with its arguments, which are one command: a text, or a list of words. */
function containerCommand(holder: Node | undefined, source: Source, key = "entrypoint"): readonly StepText[] {
  const [program, args] = [valueOf(holder, key), valueOf(holder, "args")];
  const name = textOf(program);
  if (!program || name === undefined) return [];
  // A file of the action is found beside it, as a script is.
  const text = [name.endsWith(".sh") && !name.includes("/") ? `./${name}` : name, ...argumentsIn(args)].join(" ");
  const { span: other } = args ?? program;
  const span = { start: Math.min(program.span.start, other.start), end: Math.max(program.span.end, other.end) };
  return [{ text, at: { source, span } }];
}

function argumentsIn(args: Node | undefined): readonly string[] {
  if (args?.kind !== "list") return [textOf(args) ?? ""];
  return args.items.map((item) => `'${(textOf(item) ?? "").replaceAll("'", "'\\''")}'`);
}

/** Names of inputs with which actions run commands: `command`, `script`, `post-run`. */
const commandInput = /(?:^|[_-])(?:run|scripts?|commands?|cmd|args|entrypoint|exec)(?:$|[_-])/;

/** Whether a `shell` is a command line of its own, and not the name of a shell: GitHub puts the script in for `{0}`. */
function startsProgram(shell: Node): boolean {
  return textOf(shell)?.includes("{0}") === true;
}

/** The shell of all steps of a workflow or a job, as a step. */
function shellsOf(holder: Node | undefined, env: Variables, source: Source): readonly Step[] {
  const run = valueOf(valueOf(holder, "defaults"), "run");
  return run && valueOf(run, "shell") ? [stepOf(run, env, source)] : [];
}

function textAt(node: Node, source: Source): StepText {
  return { text: textOf(node) ?? source.text.slice(node.span.start, node.span.end), at: { source, span: node.span } };
}

function envOf(holder: Node | undefined, around: Variables): Variables {
  const own = tableEntries(valueOf(holder, "env")).map(({ name = "", value }) => [name, textOf(value) ?? ""] as const);
  return own.length === 0 ? around : new Map([...around, ...own]);
}

/**
 * The place of some text inside a longer one, or of all of it where the text is written in another way. `before`: how
 * often it stands there before.
 */
export function placeWithin({ source, span }: Place, text: string, before = 0): Place {
  const written = source.text.slice(span.start, span.end);
  let at = text === "" ? -1 : written.indexOf(text);
  for (let left = before, next = at; left > 0 && next >= 0; left--)
    if ((next = written.indexOf(text, next + 1)) >= 0) at = next;
  const found: Span = at < 0 ? span : { start: span.start + at, end: span.start + at + text.length };
  return { source, span: found };
}
