/** Turns the layers and sessions into items with verdicts. */
import type { Item, Verdict } from "../../model/load.ts";
import { inOrder } from "../../model/capability.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { startOf } from "../../repo/text.ts";
import { builtinLayer, builtins } from "./builtins.ts";
import type { Settings } from "./settings/effective.ts";
import type { Fault } from "./role/fault.ts";
import type { ConfigLayer } from "./layers.ts";
import { sessionGrants } from "./role/powers.ts";
import { fileOf, powerOfSessions, readProfile } from "./role/profile.ts";
import { type Candidate, filesNamedIn } from "./role/roles.ts";
import type { Chain, Sessions } from "./sessions.ts";
import type { Surroundings } from "./role/surroundings.ts";
import { addTo } from "../../repo/many.ts";

interface Draft extends Item {
  verdict: Verdict;
}

/** What is known of the candidates across all sessions. */
interface Context {
  readonly repo: RepoIndex;
  readonly sessions: Sessions;
  readonly failures: ReadonlyMap<Candidate, Fault>;
  readonly tables: ReadonlyMap<string, ReadonlySet<ConfigLayer>>;
  readonly chains: ReadonlyMap<ConfigLayer, readonly Chain[]>;
}

/**
 * The built-in roles, then of each layer the roles of `config.toml`, those of `agents`, and the files that the host
 * skips there.
 */
export function itemsOf(repo: RepoIndex, sessions: Sessions): readonly Item[] {
  const failures = failuresIn(sessions);
  const chains = chainsByLayer(sessions);
  const context: Context = { repo, sessions, failures, tables: tablesByFile(sessions), chains };
  const drafts = new Map<Candidate, Draft>();
  const items: Item[] = [];
  for (const layer of sessions.layers) {
    for (const [candidate, draft] of draftsIn(layer, context)) {
      drafts.set(candidate, draft);
      items.push(draft);
    }
    for (const { path, verdict } of layer.asides) items.push({ layer: layer.layer, files: [path], verdict });
  }
  const nowhere = startOf({ path: "", text: "" });
  const everywhere = settingsOf(sessions.chains);
  const grants = everywhere.flatMap((layers) => sessionGrants(layers, nowhere, sessions.edition.recent));
  const builtin = builtins(inOrder(grants.map(({ capability }) => capability))).map((profile): Item => {
    const verdict = acrossSessions(undefined, profile.identity ?? "", sessions.chains, drafts);
    return { layer: builtinLayer, files: [], verdict, profile };
  });
  for (const [candidate, draft] of drafts)
    draft.verdict = verdictOf(candidate, failures.get(candidate), chains.get(candidate.layer) ?? [], drafts);
  return [...builtin, ...items];
}

/** A layer's candidates that get an item of their own, each with that item before its verdict is known. */
function draftsIn(layer: ConfigLayer, context: Context): readonly (readonly [Candidate, Draft])[] {
  const { repo, sessions, failures, tables, chains } = context;
  const { declared, discovered } = sessions.candidates.get(layer) ?? { declared: [], discovered: [] };
  const { forgiving } = layer.edition;
  const folded = forgiving
    ? new Map<Candidate, Candidate>()
    : foldedIn(
        declared.filter((table) => !failures.has(table)),
        discovered,
      );
  const named = forgiving ? filesNamedIn(declared) : new Set<string>();
  const foldedTables = new Set(folded.values());
  const isHidden = (candidate: Candidate): boolean =>
    foldedTables.has(candidate) ||
    (!candidate.declared && candidate.path !== undefined && named.has(candidate.path)) ||
    isReportedByTable(tables, candidate);
  const around = settingsOf(chains.get(layer) ?? []);
  const power = powerOfSessions(around, layer.edition);
  return [...declared, ...discovered]
    .filter((candidate) => !isHidden(candidate))
    .map((candidate) => {
      const replaced = folded.get(candidate)?.declared;
      const lower = candidate.name && sessions.below(layer).roles.get(candidate.name.value);
      const profile = readProfile(repo, candidate, { lower, sessions: around, power, replaced });
      const files = filesOf(candidate, { lower, replaced });
      return [
        candidate,
        { layer: layer.layer, files, verdict: { kind: "loaded" }, ...(profile ? { profile } : {}) },
      ] as const;
    });
}

/**
 * The file that makes the role first, then the file that its table names or the `config.toml` of the table that it
 * replaces.
 */
function filesOf(
  candidate: Candidate,
  { lower, replaced }: Pick<Surroundings, "lower" | "replaced">,
): readonly string[] {
  const { declared, path } = candidate;
  const paths = declared
    ? [declared.config.path, path ?? fileOf(candidate, { lower })?.path]
    : [path, replaced?.config.path];
  return paths.filter((path) => path !== undefined);
}

/** What is wrong with a candidate itself, in whichever session it shows first. */
function failuresIn({ chains, candidates }: Sessions): ReadonlyMap<Candidate, Fault> {
  const faults = new Map<Candidate, Fault>();
  for (const { declared, discovered } of candidates.values()) {
    for (const candidate of [...declared, ...discovered]) if (candidate.fault) faults.set(candidate, candidate.fault);
  }
  for (const { failures, state } of chains)
    for (const { candidate, fault } of [...failures, ...state.warnings])
      if (candidate && !faults.has(candidate)) faults.set(candidate, fault);
  return faults;
}

/** The layers whose tables name a file, by its real path. */
function tablesByFile({ candidates }: Sessions): ReadonlyMap<string, ReadonlySet<ConfigLayer>> {
  const tables = new Map<string, Set<ConfigLayer>>();
  for (const [layer, { declared }] of candidates) {
    for (const { file } of declared)
      if (file) tables.set(file.source.path, (tables.get(file.source.path) ?? new Set()).add(layer));
  }
  return tables;
}

function chainsByLayer({ chains }: Sessions): ReadonlyMap<ConfigLayer, readonly Chain[]> {
  const found = new Map<ConfigLayer, Chain[]>();
  for (const chain of chains) for (const layer of chain.layers) addTo(found, layer, chain);
  return found;
}

function settingsOf(chains: readonly Chain[]): readonly (readonly Settings[])[] {
  return chains.map(({ layers }) => layers.flatMap(({ config }) => (config ? [config] : [])));
}

/**
 * The table of the same layer that belongs to a role file: one without a file of its own, or one that names this file.
 * The file replaces it, so authors see one role; a table with another file is a second role of that name.
 */
function foldedIn(declared: readonly Candidate[], discovered: readonly Candidate[]): ReadonlyMap<Candidate, Candidate> {
  const byName = new Map(
    discovered.filter(({ fault }) => !fault).map((candidate) => [candidate.name?.value, candidate]),
  );
  const folded = new Map<Candidate, Candidate>();
  for (const table of declared) {
    const file = byName.get(table.name?.value);
    const isSame = !table.declared?.configFile || table.file?.source.path === file?.file?.source.path;
    if (file && isSame && !folded.has(file)) folded.set(file, table);
  }
  return folded;
}

/** Whether a file of `agents` counts only through the table that names it, or has its fault reported there. */
function isReportedByTable(
  tables: ReadonlyMap<string, ReadonlySet<ConfigLayer>>,
  { declared, fault, file, layer }: Candidate,
): boolean {
  if (declared || !fault || !file) return false;
  const naming = tables.get(file.source.path);
  return naming !== undefined && (fault.kind === "MissingName" || naming.has(layer));
}

function verdictOf(
  candidate: Candidate,
  fault: Fault | undefined,
  chains: readonly Chain[],
  drafts: ReadonlyMap<Candidate, Item>,
): Verdict {
  if (fault?.kind === "MissingName" && !candidate.layer.edition.forgiving) {
    return {
      kind: "dropped",
      problem: {
        message: "it defines no `name`, and no `[agents]` table of a `config.toml` names the file",
        at: fault.problem.at,
      },
    };
  }
  return fault
    ? { kind: "rejected", problem: fault.problem }
    : acrossSessions(candidate, candidate.name?.value ?? "", chains, drafts);
}

/**
 * Loaded if any session offers the role, else lost if one loses it, else shadowed. `candidate` is absent for a built-in
 * role.
 */
function acrossSessions(
  candidate: Candidate | undefined,
  name: string,
  chains: readonly Chain[],
  drafts: ReadonlyMap<Candidate, Item>,
): Verdict {
  const verdicts = chains.map(({ failures, off, state }): Verdict => {
    const problem = failures[0]?.fault.problem ?? off?.problem;
    if (problem) return { kind: "lost", problem };
    const winner = state.roles.get(name)?.candidate;
    const by = winner && drafts.get(winner);
    return winner === candidate || !by ? { kind: "loaded" } : { kind: "shadowed", by };
  });
  const firstOf = (kind: Verdict["kind"]): Verdict | undefined => verdicts.find((verdict) => verdict.kind === kind);
  return firstOf("loaded") ?? firstOf("lost") ?? firstOf("shadowed") ?? { kind: "loaded" };
}
