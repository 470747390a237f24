/** Reads the uses of this tool in a workflow or a composite action: steps with the action, and commands. */
import { type Entry, entryOf, type Node, type Table, valueOf } from "../../parsers/node.ts";
import { parseYaml } from "../../parsers/yaml/lenient.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { flagsIn, textOf, type GateProperty, type GateUse, type GateUses, wordsIn } from "./usage.ts";

/** The types of a pull request event that start a workflow without `types`. */
const impliedTypes = ["opened", "synchronize", "reopened"];

/** `targets`: files of the repository that use this tool, in the form in which other files call them. */
export async function stepsIn(source: Source, targets: ReadonlySet<string>): Promise<GateUses> {
  const { node, problems } = await parseYaml(source.text, 0);
  const at = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  const [problem] = problems;
  if (problem) return { source, uses: [], problem: at(problem), placeWithout: () => startOf(source) };
  const jobs = valueOf(node, "jobs");
  const triggers = new Map([...triggersOf(node, at), ...environmentOf(node, at)]);
  const uses = [
    ...tableEntries(jobs).flatMap(({ name = "?", value }) => {
      const around = new Map([
        ...triggers,
        ...propertiesOf(value, ["if", "continue-on-error", "needs", "container", "strategy"], "job ", at),
        ...environmentOf(value, at),
      ]);
      return [...callOf(value, name, around, targets, at), ...stepsOf(value, name, around, targets, at)];
    }),
    ...stepsOf(valueOf(node, "runs"), "", triggers, targets, at),
  ];
  const placeWithout = ({ home }: GateUse): Place => {
    const job = jobs?.kind === "table" ? entryOf(jobs, home) : undefined;
    const steps = job?.value.kind === "table" ? entryOf(job.value, "steps") : undefined;
    const key = steps?.key ?? job?.key ?? (node.kind === "table" ? entryOf(node, "jobs")?.key : undefined);
    return key ? at(key) : startOf(source);
  };
  return { source, uses, placeWithout };
}

type At = (node: Pick<Node, "span">) => Place;
type Properties = ReadonlyMap<string, GateProperty>;
type PropertyEntry = readonly [name: string, property: GateProperty];

/** Inputs of the action that can weaken the check. */
const actionInputs = ["fail-on", "gate", "root", "policy", "policy-fallback"];

/** A job that calls another workflow: one of this repository that uses the tool, or one elsewhere with the tool in its name. */
function callOf(job: Node, home: string, around: Properties, targets: ReadonlySet<string>, at: At): readonly GateUse[] {
  const uses = valueOf(job, "uses");
  const target = uses ? textOf(uses) : "";
  if (!uses || !(targets.has(target) || (!target.startsWith("./") && /agent-profile/i.test(target)))) return [];
  const inputs = propertiesOf(valueOf(job, "with"), actionInputs, "", at);
  const version: readonly PropertyEntry[] = target.startsWith("./")
    ? []
    : [["version", { text: target, at: at(uses) }]];
  return [
    {
      kind: "step",
      name: `the job \`${home}\``,
      home,
      at: at(uses),
      properties: new Map([...around, ...inputs, ...version]),
    },
  ];
}

function stepsOf(
  job: Node | undefined,
  home: string,
  around: Properties,
  targets: ReadonlySet<string>,
  at: At,
): readonly GateUse[] {
  const steps = valueOf(job, "steps");
  const name = home === "" ? "the step" : `the step of job \`${home}\``;
  return (steps?.kind === "list" ? steps.items : []).flatMap((step): GateUse[] => {
    const use = step.kind === "table" ? (actionIn(step, targets, at) ?? commandIn(step, at)) : undefined;
    if (!use) return [];
    const own = [...propertiesOf(step, ["if", "continue-on-error", "shell"], "", at), ...environmentOf(step, at)];
    const properties = new Map([...around, ...own, ...use.properties]);
    return [{ kind: use.kind, name, home, at: use.at, properties }];
  });
}

/** A use of this tool in a step, before the properties of the step and around it. */
interface StepUse {
  readonly kind: GateUse["kind"];
  readonly at: Place;
  readonly properties: readonly PropertyEntry[];
}

/** A step that uses this tool's action, or a file of this repository that does. */
function actionIn(step: Table, targets: ReadonlySet<string>, at: At): StepUse | undefined {
  const uses = entryOf(step, "uses")?.value;
  if (!uses) return undefined;
  if (targets.has(textOf(uses).replace(/\/+$/, ""))) return { kind: "step", at: at(uses), properties: [] };
  const [, action, ref = ""] =
    /^([^@]*\/agent-profile-check(?:\/[^@]*)?)(?:@(.+))?$/i.exec(textOf(uses).split(" ")[0] ?? "") ?? [];
  // The action that comments after the check is not the check.
  if (action === undefined || /\/comment$/i.test(action)) return undefined;
  const version: PropertyEntry = ["version", { text: `${action}@${ref}`, at: at(uses) }];
  const inputs = propertiesOf(valueOf(step, "with"), [...actionInputs, "workflow"], "", at);
  return { kind: "step", at: at(uses), properties: [...inputs, version] };
}

/** A step that runs the command. */
function commandIn(step: Table, at: At): StepUse | undefined {
  const run = entryOf(step, "run")?.value;
  if (!run) return undefined;
  const line = textOf(run);
  if (!/\bagent-profile-check\b/.test(line)) return undefined;
  return { kind: "command", at: at(run), properties: flagsIn(line, at(run)) };
}

/** GitHub ignores the case of inputs and keys. */
function propertiesOf(
  table: Node | undefined,
  names: readonly string[],
  prefix: string,
  at: At,
): readonly PropertyEntry[] {
  return tableEntries(table).flatMap(({ name: written, value }) => {
    const name = written?.toLowerCase();
    return name !== undefined && names.includes(name) && textOf(value) !== ""
      ? [[`${prefix}${name}`, { text: textOf(value), at: at(value) }] as const]
      : [];
  });
}

/** Variables that make Node.js, the loader or the runner run something else, or ask another server. */
const steering =
  /^(?:NODE_.*|LD_.*|DYLD_.*|PATH|BASH_ENV|ENV|.*_PROXY|ALL_PROXY|SSL_CERT_.*|INPUT_.*|GITHUB_.*|RUNNER_.*|ACTIONS_.*)$/i;

function environmentOf(table: Node | undefined, at: At): readonly PropertyEntry[] {
  const env = valueOf(table, "env");
  // An expression can set any variable.
  if (env?.kind === "scalar" && textOf(env) !== "")
    return [["env", { text: textOf(env), at: at(env), worse: () => `its environment is \`${textOf(env)}\`` }]];
  return tableEntries(env).flatMap(({ name = "", value }) => {
    const worse = () => `\`${name}\` in its environment may have something else run or asked`;
    return steering.test(name) && !/^\$\{\{\s*(?:github\.token|secrets\.\w+)\s*\}\}$/.test(textOf(value))
      ? [[`env ${name}`, { text: textOf(value), at: at(value), worse }] as const]
      : [];
  });
}

/** Events whose removal weakens the gate. */
const gatingEvents = ["pull_request", "pull_request_target", "pull_request_review", "merge_group", "push", "schedule"];

const filters = ["paths", "paths-ignore", "branches", "branches-ignore", "tags", "tags-ignore", "types"];

/** The events that start the workflow, each with the filters that can keep it from starting. */
function triggersOf(node: Node, at: At): Properties {
  const on = node.kind === "table" ? (entryOf(node, "on") ?? entryOf(node, "true")) : undefined;
  if (!on) return new Map();
  return new Map<string, GateProperty>([
    ...wordsIn(on.value).flatMap((event) => triggerOf(event, on.value, at)),
    ["on", { text: "", at: at(on.key) }],
  ]);
}

function triggerOf(event: string, on: Node, at: At): readonly PropertyEntry[] {
  const entry = on.kind === "table" ? entryOf(on, event) : undefined;
  const gone = gatingEvents.includes(event) ? { gone: `the workflow starts on \`${event}\` no more` } : {};
  const settings = entry?.value.kind === "table" ? entry.value : undefined;
  return [
    [`on ${event}`, { text: "", at: at(entry?.key ?? on), ...gone }],
    ...filters.flatMap((name): readonly PropertyEntry[] => {
      const filter = settings && entryOf(settings, name);
      return filter ? [[`on ${event} ${name}`, filterProperty(event, name, filter, at)]] : [];
    }),
  ];
}

/** A filter is worse if it is new, includes less, or ignores more. */
function filterProperty(event: string, name: string, { key, value }: Entry, at: At): GateProperty {
  const words = wordsIn(value);
  const implied = name === "types" && /^pull_request(?:_target)?$/.test(event) ? impliedTypes : undefined;
  return {
    text: words.join(", "),
    at: at(key),
    worse(base) {
      const before = base ? base.text.split(", ") : implied;
      const isIgnoring = name.endsWith("-ignore");
      const [narrow, wide] = isIgnoring ? [words, before] : [before, words];
      const isNoWorse = narrow && wide && narrow.every((word) => wide.includes(word));
      return isNoWorse ? undefined : `on \`${event}\` the workflow starts only by its \`${name}\``;
    },
  };
}

function tableEntries(node: Node | undefined): Table["entries"] {
  return node?.kind === "table" ? node.entries : [];
}
