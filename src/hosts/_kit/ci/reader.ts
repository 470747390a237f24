/** Reads what workflows start a host with. */
import type { LaunchNames } from "../../../model/host.ts";
import type { Authority, Load } from "../../../model/load.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { type Launch, powerFlagsOf } from "./launch.ts";
import { LaunchReader, type StartsByScript } from "./launch-reader.ts";
import { marksOf, mayName } from "./names.ts";
import { withCalls } from "./calls.ts";
import { startsOf } from "./programs.ts";
import { withRunnerValues } from "./runner-values.ts";
import { ScriptResults } from "./script-results.ts";
import { type Workflow, workflowsFolder, workflowsIn } from "./workflows.ts";

/** Whether a workflow that names a host starts it, or may and cannot be read. */
export async function mayStartHost(workflow: Workflow, names: LaunchNames, starts = startsBy(names)): Promise<boolean> {
  const { uses } = names;
  const { steps, problem } = await workflow.read();
  if (problem && mayName(workflow, marksOf(names))) return true;
  return steps.some(
    (step) =>
      (step.uses !== undefined && uses.includes(step.uses)) ||
      step.scripts.some(({ text }) => starts.of(text, step.env).length > 0),
  );
}

/** `workflows`: those that name the host. `settings`: the root's, as `permissions.mode = standard`. */
export async function launchesIn(
  workflows: readonly Workflow[],
  repo: RepoIndex,
  launch: Launch,
  settings: readonly string[],
): Promise<Pick<Load, "unjudged"> & { readonly authority: readonly Authority[] }> {
  const reader = new LaunchReader(repo, launch, settings);
  const named = { ...launch, powerFlags: powerFlagsOf(launch.flags) };
  for (const workflow of workflows) {
    const names = namesIn(workflow, named);
    const starts = startsBy(names);
    if (!(await mayStartHost(workflow, names, starts))) continue;
    const { problem } = await workflow.read();
    if (problem) reader.unjudged.push(problem);
    const isGitHubs = workflow.layer === workflowsFolder;
    for (const step of await withCalls(workflow, await workflowsIn(repo)))
      await reader.add(step, isGitHubs ? withRunnerValues(step, workflow.path) : step, starts);
  }
  return { authority: reader.authority, unjudged: reader.unjudged };
}

/** A workflow that GitHub Agentic Workflows compiled is that host's to judge: only plain commands count in it. */
export function namesIn({ path }: Pick<Workflow, "path">, names: LaunchNames): LaunchNames {
  return path.endsWith(".lock.yml") ? { ...names, powerFlags: [], ownFlags: [] } : names;
}

function startsBy(names: LaunchNames): StartsByScript {
  return new ScriptResults((script, variables) => startsOf(script, variables, names));
}
