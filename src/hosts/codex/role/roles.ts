/** Merges the roles of all layers into one list: nearer layers add and replace roles. */
import { byBytes } from "../../../repo/path.ts";
import { placeOfPath } from "../../../repo/text.ts";
import type { Declared } from "./declared.ts";
import type { Edition } from "../edition.ts";
import { type Fault, fault, type Placed } from "./fault.ts";
import type { ConfigLayer } from "../layers.ts";
import { roleRefusal, type RoleFile } from "./document.ts";

/** One definition of a role: a table of `config.toml`, with its file where it names one, or a file of `agents`. */
export interface Candidate {
  readonly layer: ConfigLayer;
  readonly declared: Declared | undefined;
  readonly file: RoleFile | undefined;
  /** The name that the host uses: the file's own name, or the table's key. */
  readonly name: Placed<string> | undefined;
  readonly description: Placed<string> | undefined;
  readonly nicknames: Placed<readonly string[]> | undefined;
  /** The path of the role file as the host records it. */
  readonly path: string | undefined;
  readonly fault: Fault | undefined;
}

/** A role after merging: a field that it does not state comes from the role of that name in a lower layer. */
export interface Role {
  readonly candidate: Candidate;
  readonly description: Placed<string> | undefined;
  readonly nicknames: Placed<readonly string[]> | undefined;
  readonly path: string | undefined;
  readonly file: RoleFile | undefined;
}

/** Why a definition, or without one a whole layer, keeps Codex from starting or is skipped. */
export interface Failure {
  readonly candidate: Candidate | undefined;
  readonly fault: Fault;
}

/** The host's list of roles up to a layer, and every failure on the way, in the host's order. */
export interface State {
  readonly roles: ReadonlyMap<string, Role>;
  readonly failures: readonly Failure[];
  /** Roles that the host skips with a warning. */
  readonly warnings: readonly Failure[];
}

/** What the role's file says wins over its table in `config.toml`. */
export function declaredCandidate(layer: ConfigLayer, declared: Declared): Candidate {
  const { file } = declared;
  return {
    layer,
    declared,
    file,
    name: file?.name ?? { value: declared.key, at: declared.at },
    description: file?.description ?? declared.description,
    nicknames: file?.nicknames ?? declared.nicknames,
    path: declared.path,
    fault: declared.fault,
  };
}

/** A file of `agents` that no table names. */
export function discoveredCandidate(layer: ConfigLayer, file: RoleFile): Candidate {
  const { name, description, nicknames, path } = file;
  return { layer, declared: undefined, file, name, description, nicknames, path, fault: roleRefusal(file) };
}

/**
 * Adds a layer's candidates, the declared ones in order of their keys, then the discovered ones in order of their paths
 * (openai/codex@816c8e2:codex-rs/core/src/config/mod.rs, and since openai/codex#14488 agent_roles.rs,
 * `load_agent_roles`).
 */
export function addLayer(
  below: State,
  declared: readonly Candidate[],
  discovered: readonly Candidate[],
  edition: Edition,
): State {
  const named = edition.forgiving ? filesNamedIn(declared) : new Set<string>();
  const unnamed = discovered.filter(({ path }) => path === undefined || !named.has(path));
  const taken = takeCandidates([declared, unnamed], edition);
  const merged = mergeRoles(below.roles, taken.candidates, edition);
  const failures = [...taken.failures, ...merged.failures];
  return edition.forgiving
    ? { ...below, roles: merged.roles, warnings: [...below.warnings, ...failures] }
    : { ...below, roles: merged.roles, failures: [...below.failures, ...failures] };
}

/**
 * A layer's valid candidates by name. A name may be used once in each group; since the forgiving edition, once in all
 * groups.
 */
function takeCandidates(
  groups: readonly (readonly Candidate[])[],
  { forgiving }: Edition,
): { readonly candidates: ReadonlyMap<string, Candidate>; readonly failures: readonly Failure[] } {
  const failures: Failure[] = [];
  const candidates = new Map<string, Candidate>();
  for (const group of groups) {
    const inGroup = new Map<string, Candidate>();
    for (const candidate of group) {
      if (candidate.fault && !isSilent(candidate, forgiving)) failures.push({ candidate, fault: candidate.fault });
      if (candidate.fault || !candidate.name) continue;
      const { value } = candidate.name;
      const duplicate = duplicateOf(candidate.name, (forgiving ? candidates : inGroup).get(value));
      if (duplicate) failures.push({ candidate, fault: duplicate });
      else {
        inGroup.set(value, candidate);
        candidates.set(value, candidate);
      }
    }
  }
  return { candidates, failures };
}

/** Before the forgiving edition, a file without a name is skipped silently. */
function isSilent({ declared, fault }: Candidate, forgiving: boolean): boolean {
  return !forgiving && !declared && fault?.kind === "MissingName";
}

function duplicateOf({ value, at }: Placed<string>, earlier: Candidate | undefined): Fault | undefined {
  if (!earlier?.name) return undefined;
  const related = [{ message: `\`${value}\` is defined here first`, at: earlier.name.at }];
  return fault("Duplicate", `it defines \`${value}\` a second time in one layer`, at, related);
}

/**
 * The roles of the layers below with those of a layer, which inherit what they do not state. In order of their names.
 */
function mergeRoles(
  below: State["roles"],
  candidates: ReadonlyMap<string, Candidate>,
  { recent, forgiving }: Edition,
): Pick<State, "roles" | "failures"> {
  const roles = new Map(below);
  const failures: Failure[] = [];
  for (const [name, candidate] of [...candidates].sort(([a], [b]) => byBytes(a, b))) {
    const role = inheriting(candidate, below.get(name));
    const missing = recent ? undefined : undescribed(name, role);
    if (missing) failures.push(missing);
    if (!missing || !forgiving) roles.set(name, role);
  }
  return { roles, failures };
}

function inheriting(candidate: Candidate, lower: Role | undefined): Role {
  return {
    candidate,
    description: candidate.description ?? lower?.description,
    nicknames: candidate.nicknames ?? lower?.nicknames,
    path: candidate.path ?? lower?.path,
    file: candidate.declared?.configFile || candidate.file ? candidate.file : lower?.file,
  };
}

/** The state once all layers are merged: only then does the recent edition require descriptions. */
export function settled(state: State, { recent }: Edition): State {
  if (!recent) return state;
  const warnings = [...state.roles].flatMap(([name, role]) => undescribed(name, role) ?? []);
  const roles = new Map([...state.roles].filter(([name, role]) => undescribed(name, role) === undefined));
  return { ...state, roles, warnings: [...state.warnings, ...warnings] };
}

/** Files that a valid table names: the host does not read them again. */
export function filesNamedIn(declared: readonly Candidate[]): ReadonlySet<string> {
  return new Set(declared.flatMap(({ path, fault }) => (path === undefined || fault ? [] : [path])));
}

function undescribed(name: string, { candidate, description }: Role): Failure | undefined {
  const unread = candidate.declared?.configFile !== undefined && !candidate.file;
  if (description || unread) return undefined;
  const at = candidate.name?.at ?? placeOfPath(candidate.layer.folder);
  return {
    candidate,
    fault: fault("MissingDescription", `neither it nor a lower layer has a description of \`${name}\``, at),
  };
}
