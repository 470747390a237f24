/** Agents that workflows start: what their flags, inputs and variables decide is authority of the host. */
import type { Host, LaunchNames } from "../../../model/host.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Launch } from "./launch.ts";
import { mayName, plainOf, type Workflow, workflowsFolder, workflowsIn } from "./workflows.ts";

/** Whether the text of a workflow may start a host. Conservative: true may be wrong. */
export function mayStart(text: string, names: LaunchNames): boolean {
  return mayConcern({ plain: plainOf(text) }, names);
}

/** The first workflow that starts a host, or that may and cannot be read. */
export async function launchedIn(repo: RepoIndex, names: LaunchNames): Promise<string | undefined> {
  for (const workflow of await workflowsIn(repo)) {
    if (names.files?.includes(workflow.path)) return workflow.path;
    if (!mayConcern(workflow, names)) continue;
    const { mayStartHost, namesIn } = await import("./reader.ts");
    if (await mayStartHost(workflow, namesIn(workflow, names))) return workflow.path;
  }
  return undefined;
}

/** Most workflows start no agent, and need no parser of shell. */
function mayConcern(workflow: Pick<Workflow, "plain">, { programs, uses }: LaunchNames): boolean {
  return mayName(workflow, [...programs, ...uses]);
}

/** Adds to a host's load a layer with what workflows start it with. */
export function withLaunches(launch: Launch, load: Host["load"]): Host["load"] {
  return async (repo, where, edition) => {
    const loaded = await load(repo, where, edition);
    const workflows = (await workflowsIn(repo)).filter((workflow) => mayConcern(workflow, launch));
    if (workflows.length === 0) return loaded;
    const { authority, unjudged } = await (await import("./reader.ts")).launchesIn(workflows, repo, launch);
    if (authority.length + unjudged.length === 0) return loaded;
    return {
      ...loaded,
      status: loaded.status === "absent" ? "loaded" : loaded.status,
      layers: [...loaded.layers, { name: "project", root: workflowsFolder, status: "loaded", authority, governs: "" }],
      unjudged: [...loaded.unjudged, ...unjudged],
    };
  };
}
