/** Reads the uses of this tool in a workflow or a composite action: steps with the action, and commands. */
import { entryOf, type Node, type Table, tableEntries, valueOf } from "../../parsers/node.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { earlierProperties } from "./earlier-steps.ts";
import { commandsIn } from "./command.ts";
import { documentOf, refusalProperties } from "./document.ts";
import { harmlessVariables, steeringVariables } from "./workflow-keys.ts";
import { workflowRefusal } from "./refusal.ts";
import { harmlessSettings } from "./settings.ts";
import { triggersOf } from "./triggers.ts";
import {
  type PlaceOfNode,
  type GateProperty,
  type GateUse,
  type GateUses,
  type Properties,
  propertiesOf,
  type PropertyEntry,
  inlineText,
  unknownKeys,
} from "./usage.ts";

/** `targets`: files of the repository that use this tool, in the form in which other files call them. */
export async function stepsIn(source: Source, targets: ReadonlySet<string>): Promise<GateUses> {
  const document = await documentOf(source, "github");
  const at = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  if ("kind" in document) return { source, uses: [], problem: at(document), placeWithout: () => startOf(source) };
  const { node, refusal } = document;
  const jobs = valueOf(node, "jobs");
  const runs = valueOf(node, "runs");
  const around = new Map([
    ...refusalProperties(refusal ?? workflowRefusal(node), at),
    ...triggersOf(node, at),
    ...environmentOf(node, at, steeringVariables),
    ...defaultsOf(node, at),
    ...unknownKeys(node, jobs ? "workflow" : "action", at),
  ]);
  const uses = [
    ...tableEntries(jobs).flatMap(({ name = "?", value }) => {
      const inJob = new Map([...around, ...jobProperties(value, at)]);
      return [
        ...callOf(value, name, inJob, targets, at),
        ...stepsOf(value, name, { properties: inJob, tables: [node, value] }, targets, at),
      ];
    }),
    ...stepsOf(
      runs,
      "",
      { properties: new Map([...around, ...propertiesOf(runs, ["using"], "runs ", at)]), tables: [] },
      targets,
      at,
    ),
  ];
  const placeWithout = ({ home }: GateUse): Place => {
    const job = jobs?.kind === "table" ? entryOf(jobs, home) : undefined;
    const steps = job?.value.kind === "table" ? entryOf(job.value, "steps") : undefined;
    const key = steps?.key ?? job?.key ?? (node.kind === "table" ? entryOf(node, "jobs")?.key : undefined);
    return key ? at(key) : startOf(source);
  };
  return { source, uses, placeWithout };
}

function jobProperties(job: Node, at: PlaceOfNode): readonly PropertyEntry[] {
  return [
    ...propertiesOf(
      job,
      ["if", "continue-on-error", "needs", "container", "strategy", "runs-on", "secrets"],
      "job ",
      at,
    ),
    ...environmentOf(job, at, steeringVariables),
    ...defaultsOf(job, at),
    ...unknownKeys(job, "job", at),
  ];
}

/** Without a shell of its own, a step on Windows runs in PowerShell. */
function shellOfRunner(around: Properties): readonly PropertyEntry[] {
  const runner = around.get("job runs-on");
  return !around.has("shell") && runner && /windows/i.test(runner.text)
    ? [["shell", { text: "pwsh", at: runner.at }]]
    : [];
}

/** `defaults.run` of a job or a workflow: the shell and the directory of steps that name none. */
function defaultsOf(table: Node, at: PlaceOfNode): readonly PropertyEntry[] {
  const defaults = valueOf(table, "defaults");
  const run = valueOf(defaults, "run");
  const unknown = [
    ...tableEntries(defaults).filter(({ name }) => name !== "run"),
    ...tableEntries(run).filter(({ name = "" }) => !["shell", "working-directory"].includes(name)),
  ];
  return [
    ...propertiesOf(run, ["shell", "working-directory"], "", at),
    ...unknown.map(
      ({ name = "?", key, value }) => [`unknown defaults ${name}`, { text: inlineText(value), at: at(key) }] as const,
    ),
  ];
}

/** Inputs of the action that can weaken the check. */
const actionInputs = ["fail-on", "gate", "root", "policy", "policy-fallback", "policy-token", "workflow"];

/** The inputs of a step: those that are compared, and those that are not known. */
function inputsOf(table: Node, at: PlaceOfNode): readonly PropertyEntry[] {
  const inputs = valueOf(table, "with");
  const isKnown = (name: string) => actionInputs.includes(name) || Object.hasOwn(harmlessSettings, name);
  return [
    ...propertiesOf(inputs, actionInputs, "", at),
    ...tableEntries(inputs).flatMap(({ name = "?", key, value }): readonly PropertyEntry[] =>
      isKnown(name.toLowerCase()) ? [] : [[`unknown input ${name}`, { text: inlineText(value), at: at(key) }]],
    ),
  ];
}

/**
 * A job that calls another workflow: one of this repository that uses the tool, or one elsewhere with the tool in its
 * name.
 */
function callOf(
  job: Node,
  home: string,
  around: Properties,
  targets: ReadonlySet<string>,
  at: PlaceOfNode,
): readonly GateUse[] {
  const uses = valueOf(job, "uses");
  const target = uses ? inlineText(uses) : "";
  if (!uses || !(targets.has(target) || (!target.startsWith("./") && /agent-profile/i.test(target)))) return [];
  const version: readonly PropertyEntry[] = target.startsWith("./")
    ? []
    : [["version", { text: target, at: at(uses) }]];
  const properties = new Map([...around, ...inputsOf(job, at), ...version]);
  return [{ kind: "step", name: `the job \`${home}\``, home, at: at(uses), properties }];
}

/** What applies to every step of a job: properties, and the tables whose variables its steps can name. */
interface Around {
  readonly properties: Properties;
  readonly tables: readonly Node[];
}

function stepsOf(
  job: Node | undefined,
  home: string,
  around: Around,
  targets: ReadonlySet<string>,
  at: PlaceOfNode,
): readonly GateUse[] {
  const steps = valueOf(job, "steps");
  const items = steps?.kind === "list" ? steps.items : [];
  const name = home === "" ? "the step" : `the step of job \`${home}\``;
  return items.flatMap((step, index): readonly GateUse[] => {
    if (step.kind !== "table") return [];
    const action = actionIn(step, targets, at);
    const uses = action ? [action] : commandsOf(step, at);
    return uses.map(({ kind, at: place, properties: used }) => {
      const own = [
        ...propertiesOf(step, ["if", "continue-on-error", "shell", "working-directory"], "", at),
        ...environmentOf(step, at, /^/),
        ...unknownKeys(step, "step", at),
        ...earlierProperties(items.slice(0, index), kind === "command", at),
      ];
      const named = around.tables.flatMap((table) => environmentOf(table, at, namedIn(inlineText(step))));
      const properties = new Map([...named, ...around.properties, ...own, ...used]);
      return { kind, name, home, at: place, properties: new Map([...properties, ...shellOfRunner(properties)]) };
    });
  });
}

/** A use of this tool in a step, before the properties of the step and around it. */
interface StepUse {
  readonly kind: GateUse["kind"];
  readonly at: Place;
  readonly properties: readonly PropertyEntry[];
}

/** A step that uses this tool's action, or a file of this repository that does. */
function actionIn(step: Table, targets: ReadonlySet<string>, at: PlaceOfNode): StepUse | undefined {
  const uses = entryOf(step, "uses")?.value;
  if (!uses) return undefined;
  if (targets.has(inlineText(uses).replace(/\/+$/, "")))
    return { kind: "step", at: at(uses), properties: inputsOf(step, at) };
  const [, action, ref = ""] =
    /^([^@]*\/agent-profile-check(?:\/[^@]*)?)(?:@(.+))?$/i.exec(inlineText(uses).split(" ")[0] ?? "") ?? [];
  // The action that comments after the check is not the check.
  if (action === undefined || /\/comment$/i.test(action)) return undefined;
  const version: PropertyEntry = ["version", { text: `${action}@${ref}`, at: at(uses) }];
  return { kind: "step", at: at(uses), properties: [...inputsOf(step, at), version] };
}

/** The commands of a step that start this tool. */
function commandsOf(step: Table, at: PlaceOfNode): readonly StepUse[] {
  const run = entryOf(step, "run")?.value;
  if (run?.kind !== "scalar") return [];
  return commandsIn(run.text, at(run)).map(({ properties }) => ({ kind: "command", at: at(run), properties }));
}

/** Variables of `env` that may matter: those that `reported` matches, without the ones that cannot. */
function environmentOf(table: Node | undefined, at: PlaceOfNode, reported: RegExp): readonly PropertyEntry[] {
  const env = valueOf(table, "env");
  // An expression can set any variable.
  if (env?.kind === "scalar" && inlineText(env) !== "")
    return [["environment", { text: inlineText(env), at: at(env) }]];
  return tableEntries(env).flatMap(({ name = "", value }): readonly (readonly [string, GateProperty])[] =>
    !reported.test(name) || harmlessVariables.test(name) || isToken(name, inlineText(value))
      ? []
      : [[`env ${name}`, { text: inlineText(value), at: at(value) }]],
  );
}

/** Variables whose name is in a text: `$FLAGS`, `env.FLAGS`. */
function namedIn(text: string): RegExp {
  const names = [...text.matchAll(/[$.{%]\{?(\w+)/g)].map(([, name = ""]) => name);
  return new RegExp(`^(?:${names.join("|")})$`);
}

/** A token where the tool looks for one. */
function isToken(name: string, text: string): boolean {
  return /^(?:GITHUB_TOKEN|GH_TOKEN)$/.test(name) && /^\$\{\{\s*(?:github\.token|secrets\.\w+)\s*\}\}$/.test(text);
}
