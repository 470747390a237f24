/** Finds where a session may start, and the layers that each session reads, from the lowest to the nearest. */
import { byBytes, directoryOf, isWithin, join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { UserDirectories, SearchScope } from "../../repo/tree.ts";
import type { Config } from "./role/declared.ts";
import type { Edition } from "./edition.ts";
import { settingAt, stringsOf } from "./settings/effective.ts";
import { fault } from "./role/fault.ts";
import { type ConfigLayer, readLayer, readNamed } from "./layers.ts";
import { type Off, refusedSetting, switchedOff, wrongTogether } from "./settings/merged.ts";
import {
  addLayer,
  type Candidate,
  declaredCandidate,
  discoveredCandidate,
  type Failure,
  settled,
  type State,
} from "./role/roles.ts";

/** The sessions of one start: their layers and the roles that they get. */
export interface Chain {
  readonly layers: readonly ConfigLayer[];
  readonly state: State;
  /** Why a session that starts here would have no role at all, in the host's order. */
  readonly failures: readonly Failure[];
  /** Why it has no tool to start a subagent with. */
  readonly off: Off | undefined;
}

/** Every session that can start in the tree, for one edition. */
export interface Sessions {
  readonly edition: Edition;
  /** Every layer once: system, user, project by path, then the layers that a policy names. */
  readonly layers: readonly ConfigLayer[];
  readonly chains: readonly Chain[];
  readonly candidates: ReadonlyMap<
    ConfigLayer,
    { readonly declared: readonly Candidate[]; readonly discovered: readonly Candidate[] }
  >;
  /** The roles of the layers below a layer. */
  readonly below: (layer: ConfigLayer) => State;
}

const nothing: State = { roles: new Map(), failures: [], warnings: [] };

/** Reads each layer once, however many sessions share it. A layer of the home directory is no layer of a project. */
export async function openSessions(repo: RepoIndex, where: SearchScope, edition: Edition): Promise<Sessions> {
  const ground = await userLayers(repo, where.user, edition);
  const home = where.user && homeOf(where.user);
  const project = new Map<string, ConfigLayer>();
  const chains: ConfigLayer[][] = [];
  for (const start of where.starts) {
    const chain = [...ground];
    for (const directory of lineage(projectRoot(repo, where, ground, start), start)) {
      const folder = join(directory, ".codex");
      const resolution = repo.resolve(folder);
      if (
        resolution.kind === "missing" ||
        resolution.kind === "file" ||
        resolution.kind === "not-a-directory" ||
        resolution.kind === "loop"
      )
        continue;
      if (resolution.kind === "directory" && home !== undefined && samePlace(repo, resolution.path, home)) continue;
      const layer = project.get(folder) ?? (await readLayer(repo, "project", folder, edition));
      project.set(folder, layer);
      chain.push(layer);
    }
    chains.push(chain);
  }
  const named: ConfigLayer[] = [];
  for (const path of where.dirs) {
    if ([...project.values()].some((layer) => covers(repo, layer, path))) continue;
    const layer = await readNamed(repo, path, edition);
    named.push(layer);
    chains.push([...ground, layer]);
  }
  const layers = [...ground, ...[...project.values()].sort((a, b) => byBytes(a.folder, b.folder)), ...named];
  return { edition, layers, ...merge(layers, chains, edition) };
}

/** A layer has the same layers below it wherever a session starts, so their roles are computed once. */
function merge(
  layers: readonly ConfigLayer[],
  chains: readonly (readonly ConfigLayer[])[],
  edition: Edition,
): Pick<Sessions, "chains" | "candidates" | "below"> {
  const candidates = new Map(
    layers.map((layer) => {
      const declared = layer.declared.map((role) => declaredCandidate(layer, role));
      return [layer, { declared, discovered: layer.discovered.map((file) => discoveredCandidate(layer, file)) }];
    }),
  );
  const before = new Map<ConfigLayer, State>();
  const after = new Map<ConfigLayer, State>();
  const merged = chains.map((chain): Chain => {
    let state = nothing;
    for (const layer of chain) {
      before.set(layer, state);
      const { declared, discovered } = candidates.get(layer) ?? { declared: [], discovered: [] };
      const next: State = after.get(layer) ?? addLayer(state, declared, discovered, edition);
      after.set(layer, next);
      state = next;
    }
    state = settled(state, edition);
    return {
      layers: chain,
      state,
      failures: [...failuresOf(chain, edition), ...state.failures],
      off: edition.recent ? switchedOff(configsOf(chain)) : undefined,
    };
  });
  return { candidates, chains: merged, below: (layer) => before.get(layer) ?? nothing };
}

/** Why the layers of a session stop the host: each layer by itself, and what is still wrong once they are merged. */
function failuresOf(chain: readonly ConfigLayer[], edition: Edition): readonly Failure[] {
  const configs = configsOf(chain);
  const wrong = wrongTogether(configs, edition);
  const faults = chain.flatMap(({ fault, mistyped }) => [
    ...(fault ? [fault] : []),
    ...[...mistyped].flatMap(([key, mistake]) => (wrong.has(key) ? [mistake] : [])),
  ]);
  const together = [...wrong].filter(([key]) => !chain.some(({ mistyped }) => mistyped.has(key)));
  const refused = edition.recent ? refusedSetting(configs) : undefined;
  return [
    ...faults,
    ...together.flatMap(([key, { message }]) => {
      const at = settingAt(configs, key)?.at;
      return at ? [fault("ConfigTomlDeserialize", `together with the layers below, ${message}`, at)] : [];
    }),
    ...(refused ? [refused] : []),
  ].map((found) => ({ candidate: undefined, fault: found }));
}

function configsOf(chain: readonly ConfigLayer[]): readonly Config[] {
  return chain.flatMap(({ config }) => (config ? [config] : []));
}

async function userLayers(
  repo: RepoIndex,
  user: UserDirectories | undefined,
  edition: Edition,
): Promise<ConfigLayer[]> {
  const layers: ConfigLayer[] = [];
  const system = user?.system === undefined ? undefined : join(user.system, "etc/codex");
  const home = user && homeOf(user);
  if (system !== undefined && repo.resolve(system).kind === "directory")
    layers.push(await readLayer(repo, "system", system, edition));
  if (home !== undefined && repo.resolve(home).kind === "directory")
    layers.push(await readLayer(repo, "user", home, edition));
  return layers;
}

function homeOf({ codexHome, home }: UserDirectories): string | undefined {
  return codexHome ?? (home === undefined ? undefined : join(home, ".codex"));
}

/**
 * The nearest directory above a start with a project marker (`.git`, unless the user's settings name others); else the
 * start.
 */
function projectRoot(repo: RepoIndex, where: SearchScope, ground: readonly ConfigLayer[], start: string): string {
  const stated = settingAt(configsOf(ground), "project_root_markers");
  const markers = stated ? stringsOf(stated.value) : [".git"];
  const isRoot = (directory: string): boolean =>
    markers.some(
      (marker) =>
        (marker === ".git" && where.repositoryRoots.includes(directory)) ||
        repo.resolve(join(directory, marker)).kind !== "missing",
    );
  for (let directory = start; ; directory = directoryOf(directory)) {
    if (isRoot(directory)) return directory;
    if (directory === "" || directory === "/" || directory === "~") return start;
  }
}

/** The directories from `top` down to `bottom`. */
function lineage(top: string, bottom: string): readonly string[] {
  const line = [bottom];
  for (let directory = bottom; directory !== top && isWithin(directory, top); )
    line.unshift((directory = directoryOf(directory)));
  return line;
}

function samePlace(repo: RepoIndex, real: string, path: string): boolean {
  const resolution = repo.resolve(path);
  return resolution.kind === "directory" && resolution.path === real;
}

/** Whether a path that a policy names is part of a layer already. */
function covers(repo: RepoIndex, { folder }: ConfigLayer, path: string): boolean {
  const real = (at: string): string => {
    const resolution = repo.resolve(at);
    return resolution.kind === "directory" || resolution.kind === "file" ? resolution.path : at;
  };
  const named = real(path);
  return named === real(folder) || isWithin(named, real(join(folder, "agents")));
}
