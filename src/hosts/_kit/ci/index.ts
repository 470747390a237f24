/** Agents that workflows, pipelines and Git hooks start: their flags, inputs and variables are authority of a host. */
import type { Host, LaunchNames } from "../../../model/host.ts";
import type { Layer, Problem } from "../../../model/load.ts";
import { append, groupBy } from "../../../repo/many.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Launch } from "./launch.ts";
import { marksOf, mayCall, mayRun, plainOf } from "./names.ts";
import { pipelinesIn } from "./pipelines/index.ts";
import { type Workflow, workflowsIn } from "./workflows.ts";

/** Whether the text of a workflow may start a host, or call a script that does. Conservative: true may be wrong. */
export function mayStart(text: string, names: LaunchNames): boolean {
  return mayConcern({ plain: plainOf(text) }, names) || mayCall(text);
}

/** The first file that starts a host, or that may and cannot be read. */
export async function launchedIn(repo: RepoIndex, names: LaunchNames): Promise<string | undefined> {
  const all = await startingFilesIn(repo);
  const direct = all.find(({ path }) => names.files?.includes(path));
  if (direct) return direct.path;
  for (const file of await concerning(all, repo, names)) {
    const { mayStartHost, namesIn } = await import("./reader.ts");
    if (await mayStartHost(file, namesIn(file, names))) return file.path;
  }
  return undefined;
}

/** All files whose commands machines run by themselves. */
async function startingFilesIn(repo: RepoIndex): Promise<readonly Workflow[]> {
  return [...(await workflowsIn(repo)), ...(await pipelinesIn(repo))];
}

/** Those of them that may start a host, and the scripts that they call and that may. */
async function concerning(all: readonly Workflow[], repo: RepoIndex, names: LaunchNames): Promise<readonly Workflow[]> {
  if (all.length === 0) return all;
  const { calledScripts } = await import("./called-scripts.ts");
  return [
    ...all.filter((file) => mayConcern(file, names)),
    ...(await calledScripts(repo, names.marks ?? names.programs)),
  ];
}

/** Most workflows start no agent, and need no parser of shell. */
function mayConcern(workflow: Pick<Workflow, "plain">, names: LaunchNames): boolean {
  return mayRun(workflow, marksOf(names));
}

function unreadIn(files: readonly Workflow[]): Problem[] {
  return [...new Set(files.flatMap(({ unread }) => unread ?? []))];
}

/** Adds to a host's load the layers with what workflows, pipelines and Git hooks start it with. */
export function withLaunches(launch: Launch, load: Host["load"]): Host["load"] {
  return async (repo, where, edition) => {
    const loaded = await load(repo, where, edition);
    const all = await startingFilesIn(repo);
    const files = await concerning(all, repo, launch);
    const unread = unreadIn([...all, ...files]);
    const isUsed = async (): Promise<boolean> =>
      loaded.status !== "absent" || (await launchedIn(repo, launch)) !== undefined;
    // Of a host that is not in use, nothing is expected in a file that cannot be read.
    const unjudged: Problem[] = unread.length > 0 && (await isUsed()) ? unread : [];
    if (files.length === 0)
      return unjudged.length === 0 ? loaded : { ...loaded, unjudged: [...loaded.unjudged, ...unjudged] };
    const { launchesIn } = await import("./reader.ts");
    const settings = loaded.layers
      .filter(({ name, governs }) => name === "project" && governs === "")
      .flatMap(({ authority }) => authority.map(({ setting, value }) => `${setting} = ${value}`));
    const layers: Layer[] = [];
    for (const [root, group] of groupBy(files, ({ layer }) => layer)) {
      const found = await launchesIn(group, repo, launch, settings);
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
