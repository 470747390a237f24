/** What a workflow does on GitHub after its agent: `safe-outputs`, and steps and scripts that run beside the agent. */
import type { Capability } from "../../model/capability.ts";
import type { Grant, HookOrServer, NamedPath } from "../../model/profile.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { plain } from "../../repo/path.ts";
import type { Source } from "../../repo/text.ts";
import { commandTexts, surroundings } from "../_kit/settings/command-texts.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import type { Part } from "./document.ts";

/** Outputs that change files of a repository; their jobs need commands of Git. */
const ofGit = /^(?:create-pull-request|push-to-pull-request-branch)$/;
/** Outputs that start other agents or workflows. */
const ofAgents =
  /^(?:assign-to-agent|create-agent-session|create-agent-task|dispatch-workflow|call-workflow|dispatch-repository)$/;
/** Outputs that run code of the workflow. */
const ofCode = /^(?:jobs|scripts|actions|steps)$/;
/** Keys that set how outputs are applied. */
const control =
  /^(?:allowed-domains|allowed-github-references|allowed-mentions|concurrency-group|env|environment|failure-issue-repo|footer|github-app|github-token|group-reports|id-token|max-.*|mentions|messages|missing-data|missing-tool|needs|noop|report-.*|runs-on|staged|threat-detection|timeout-minutes|activation-comments|data-enabled|url-.*)$/;

/** Whether outputs need commands of Git, which are then added to the agent's shell. */
export function needsGit(parts: readonly Part[]): boolean {
  return parts.some(({ table }) =>
    tableEntries(valueOf(table, "safe-outputs")).some(({ name = "" }) => ofGit.test(name)),
  );
}

/** An output that is `false` is switched off. */
export function outputGrants(parts: readonly Part[]): readonly Grant[] {
  return parts.flatMap(({ table, source }) =>
    tableEntries(valueOf(table, "safe-outputs")).flatMap(({ name = "", key, value }) => {
      if (control.test(name) || (value.kind === "scalar" && value.value === false)) return [];
      return grantEach({ source, span: key.span }, powersOf(name), `safe-outputs.${name}`);
    }),
  );
}

/** Jobs, scripts and steps that run after the agent. */
export function codeOfOutputs(parts: readonly Part[]): readonly HookOrServer[] {
  return parts.flatMap(({ table, source }) =>
    tableEntries(valueOf(table, "safe-outputs")).flatMap(({ name: key = "", key: { span }, value }) => {
      const name = `safe-outputs.${key}`;
      if (!ofCode.test(key)) return [];
      const content = startContent([key], [value], source);
      return [{ name, kind: "reference" as const, value: key, content, at: { source, span } }];
    }),
  );
}

/** The files that jobs, scripts and steps after the agent start. */
export function startedByOutputs(parts: readonly Part[]): readonly NamedPath[] {
  return parts.flatMap(({ table, source }) => {
    const outputs = valueOf(table, "safe-outputs");
    const jobs = tableEntries(valueOf(outputs, "jobs")).flatMap(({ name = "", value }) =>
      stepsOfJob(`safe-outputs.jobs.${name}`, value, source),
    );
    const steps = listItems(valueOf(outputs, "steps")).flatMap((step) => commandOf("safe-outputs.steps", step, source));
    const actions = tableEntries(valueOf(outputs, "actions")).flatMap(({ name = "", value }) =>
      commandOf(`safe-outputs.actions.${name}`, value, source),
    );
    const scripts = tableEntries(valueOf(outputs, "scripts")).map(
      ({ name = "", key, value }): NamedPath => ({
        key: `safe-outputs.scripts.${name}`,
        value: name,
        reach: { kind: "nowhere" },
        starts: commandTexts(value),
        at: { source, span: key.span },
      }),
    );
    return [...[...jobs, ...steps, ...actions].flatMap(startedByStep), ...scripts];
  });
}

function startedByStep({ name, kind, value, names = [], searches, at }: HookOrServer): readonly NamedPath[] {
  const path = searches ? plain(value) : undefined;
  if (path !== undefined && searches)
    return [{ key: name, value, reach: { kind: "inside", path }, isStarted: true, starts: names, searches, at }];
  return kind === "command" ? [{ key: name, value, reach: { kind: "nowhere" }, starts: [value, ...names], at }] : [];
}

function powersOf(name: string): readonly Capability[] {
  if (ofGit.test(name)) return ["write", "external"];
  if (ofAgents.test(name)) return ["delegate", "external"];
  return ofCode.test(name) ? ["execute", "external"] : ["external"];
}

/** Lists of steps that run on the machine of the agent, outside its sandbox. */
const stepKeys = ["pre-steps", "steps", "pre-agent-steps", "post-steps"];

/** The commands of steps, also of other jobs, and scripts that the agent can call as tools. */
export function stepsIn(parts: readonly Part[]): readonly HookOrServer[] {
  return parts.flatMap(({ table, source }) => [
    ...stepKeys.flatMap((key) => listItems(valueOf(table, key)).flatMap((step) => commandOf(key, step, source))),
    ...tableEntries(valueOf(table, "jobs")).flatMap(({ name = "", value }) =>
      stepsOfJob(`jobs.${name}`, value, source),
    ),
    ...stepsOfJob("on", valueOf(table, "on"), source),
    ...stepsOfJob("engine", valueOf(table, "engine"), source),
    ...stepsOfJob("secret-masking", valueOf(table, "secret-masking"), source),
    ...stepsOfJob("safe-outputs.threat-detection", valueOf(valueOf(table, "safe-outputs"), "threat-detection"), source),
    ...["mcp-scripts", "safe-inputs"].flatMap((key) =>
      tableEntries(valueOf(table, key)).flatMap(({ name = "", value }) =>
        ["run", "script", "py", "go"].flatMap((language) => {
          const script = valueOf(value, language);
          if (!script) return [];
          const [text, content] = [textOf(script) ?? "", startContent([name, language], [value], source)];
          return [{ name, kind: "command" as const, value: text, content, at: { source, span: script.span } }];
        }),
      ),
    ),
  ]);
}

/** Steps under any key of a job, such as `setup-steps` of one that the compiler makes, or the workflow it calls. */
function stepsOfJob(name: string, job: Node | undefined, source: Source): readonly HookOrServer[] {
  if (job?.kind !== "table") return [];
  const around = [valueOf(job, "env"), valueOf(valueOf(job, "defaults"), "run")].filter((node) => node !== undefined);
  const lists = job.entries.filter(({ name: key = "" }) => /^(?:[a-z]+-)*steps$/.test(key));
  return [
    ...lists.flatMap(({ name: key = "", value }) =>
      listItems(value).flatMap((step) => commandOf(`${name}.${key}`, step, source, around)),
    ),
    ...(valueOf(job, "uses") ? commandOf(name, job, source) : []),
  ];
}

/** `around`: what a step has from its job. */
function commandOf(name: string, step: Node, source: Source, around: readonly Node[] = []): readonly HookOrServer[] {
  const run = valueOf(step, "run");
  const uses = valueOf(step, "uses");
  const node = run ?? uses;
  if (!node) return [];
  const [value, content] = [textOf(node) ?? "", startContent([name], [...around, step], source)];
  const at = { source, span: node.span };
  return [
    {
      name,
      kind: run ? "command" : "reference",
      value,
      content,
      ...(run ? surroundings(step, ...around) : localAction(value)),
      at,
    },
  ];
}

/** An action of the repository is a directory, and a workflow that is called is a file: both are code. */
function localAction(uses: string): Pick<HookOrServer, "names" | "searches"> {
  return uses.startsWith("./") ? { names: [uses, `uses: ${uses}`], searches: "everything" } : {};
}
