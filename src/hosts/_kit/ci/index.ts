/** Agents that workflows, pipelines and Git hooks start: their flags, inputs and variables are authority of a host. */
import type { Host, LaunchNames } from "../../../model/host.ts";
import type { Layer, Problem } from "../../../model/load.ts";
import { append, groupBy } from "../../../repo/many.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Launch } from "./launch.ts";
import { mayName, plainOf } from "./names.ts";
import { pipelinesIn } from "./pipelines/index.ts";
import { type Workflow, workflowsIn } from "./workflows.ts";

/** Whether the text of a workflow may start a host. Conservative: true may be wrong. */
export function mayStart(text: string, names: LaunchNames): boolean {
  return mayConcern({ plain: plainOf(text) }, names);
}

/** The first workflow that starts a host, or that may and cannot be read. */
export async function launchedIn(repo: RepoIndex, names: LaunchNames): Promise<string | undefined> {
  for (const workflow of await startingFilesIn(repo)) {
    if (names.files?.includes(workflow.path)) return workflow.path;
    if (!mayConcern(workflow, names)) continue;
    const { mayStartHost, namesIn } = await import("./reader.ts");
    if (await mayStartHost(workflow, namesIn(workflow, names))) return workflow.path;
  }
  return undefined;
}

/** All files whose commands machines run by themselves. */
async function startingFilesIn(repo: RepoIndex): Promise<readonly Workflow[]> {
  return [...(await workflowsIn(repo)), ...(await pipelinesIn(repo))];
}

/** Most workflows start no agent, and need no parser of shell. */
function mayConcern(workflow: Pick<Workflow, "plain">, { programs, uses }: LaunchNames): boolean {
  return mayName(workflow, [...programs, ...uses]);
}

/** Adds to a host's load the layers with what workflows, pipelines and Git hooks start it with. */
export function withLaunches(launch: Launch, load: Host["load"]): Host["load"] {
  return async (repo, where, edition) => {
    const loaded = await load(repo, where, edition);
    const all = await startingFilesIn(repo);
    const files = all.filter((file) => mayConcern(file, launch));
    // Of a host that is not in use, nothing is expected in a file that cannot be read.
    const unjudged: Problem[] = loaded.status === "absent" ? [] : all.flatMap(({ unread }) => unread ?? []);
    if (files.length === 0)
      return unjudged.length === 0 ? loaded : { ...loaded, unjudged: [...loaded.unjudged, ...unjudged] };
    const { launchesIn } = await import("./reader.ts");
    const layers: Layer[] = [];
    for (const [root, group] of groupBy(files, ({ layer }) => layer)) {
      const found = await launchesIn(group, repo, launch);
      append(unjudged, found.unjudged);
      if (found.authority.length + found.unjudged.length > 0)
        layers.push({ name: "project", root, status: "loaded", authority: found.authority, governs: "" });
    }
    return {
      ...loaded,
      status: loaded.status === "absent" && layers.length > 0 ? "loaded" : loaded.status,
      layers: [...loaded.layers, ...layers],
      unjudged: [...loaded.unjudged, ...unjudged],
    };
  };
}
