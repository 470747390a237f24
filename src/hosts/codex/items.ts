/** Turns what the sessions make of the layers into items with verdicts. */
import type { Item, Verdict } from "../../load.ts";
import type { Survey } from "../../survey.ts";
import type { LayerRead } from "./layers.ts";
import { profileOf } from "./profile.ts";
import type { Candidate } from "./roles.ts";
import type { Sessions } from "./sessions.ts";

interface Draft extends Item {
  verdict: Verdict;
}

/** Layer by layer: what `config.toml` declares, what `agents` holds, what the host reads past there. */
export function itemsOf(survey: Survey, sessions: Sessions): readonly Item[] {
  const drafts = new Map<Candidate, Draft>();
  const items: Item[] = [];
  for (const layer of sessions.layers) {
    const { declared, discovered } = sessions.candidates.get(layer) ?? { declared: [], discovered: [] };
    const folded = foldedIn(sessions, declared, discovered);
    for (const candidate of [...declared, ...discovered]) {
      if ([...folded.values()].includes(candidate) || isDeclaredElsewhere(sessions, candidate)) continue;
      const replaced = folded.get(candidate)?.declared;
      const profile = profileOf(survey, candidate, { inherited: inheritedBy(sessions, candidate), sessions: settingsWith(sessions, layer), replaced });
      const files = candidate.declared ? [candidate.declared.config.path, candidate.path] : [candidate.path, replaced?.config.path];
      const draft: Draft = { layer: layer.layer, files: files.filter((path) => path !== undefined), verdict: { kind: "loaded" }, ...(profile ? { profile } : {}) };
      drafts.set(candidate, draft);
      items.push(draft);
    }
    for (const { path, verdict } of layer.asides) items.push({ layer: layer.layer, files: [path], verdict });
  }
  for (const [candidate, draft] of drafts) draft.verdict = verdictOf(sessions, candidate, drafts);
  return items;
}

/**
 * Which table of the same layer goes with a role file: one without a file of its own, or one that names this file. The
 * file takes its place, so they are one role to people; a table with another file is a second role of that name.
 */
function foldedIn(sessions: Sessions, declared: readonly Candidate[], discovered: readonly Candidate[]): ReadonlyMap<Candidate, Candidate> {
  const folded = new Map<Candidate, Candidate>();
  for (const table of declared) {
    if (table.fault || failureOf(sessions, table)) continue;
    const same = discovered.find(
      (candidate) =>
        candidate.name?.value === table.name?.value && !candidate.fault && !folded.has(candidate) && (!table.declared?.configFile || table.file?.source.path === candidate.file?.source.path),
    );
    if (same) folded.set(same, table);
  }
  return folded;
}

/** A file of `agents` that counts only through the table that names it, or whose fault already stands there. */
function isDeclaredElsewhere({ candidates }: Sessions, candidate: Candidate): boolean {
  if (candidate.declared || !candidate.fault) return false;
  const anywhere = candidate.fault.kind === "MissingName";
  return [...candidates].some(
    ([layer, { declared }]) => (anywhere || layer === candidate.layer) && declared.some(({ file }) => file !== undefined && file.source.path === candidate.file?.source.path),
  );
}

function inheritedBy({ below }: Sessions, { layer, name }: Candidate) {
  return name && below(layer).roles.get(name.value)?.description;
}

function settingsWith({ chains }: Sessions, layer: LayerRead) {
  return chains.filter(({ layers }) => layers.includes(layer)).map(({ layers }) => layers.flatMap(({ config }) => (config ? [config] : [])));
}

/** Of the candidate itself, in whichever session it shows. */
function failureOf({ chains }: Sessions, candidate: Candidate) {
  return chains.flatMap(({ failures }) => failures).find((failure) => failure.candidate === candidate)?.fault;
}

function verdictOf(sessions: Sessions, candidate: Candidate, drafts: ReadonlyMap<Candidate, Item>): Verdict {
  if (candidate.fault?.kind === "MissingName" && !candidate.declared) {
    const { at } = candidate.fault.problem;
    return { kind: "dropped", problem: { message: "defines no `name`, and no `[agents]` table of a `config.toml` names the file", at } };
  }
  const own = candidate.fault ?? failureOf(sessions, candidate);
  if (own) return { kind: "rejected", problem: own.problem };
  const verdicts = sessions.chains.flatMap(({ layers, failures, state }): Verdict[] => {
    if (!layers.includes(candidate.layer)) return [];
    const [failure] = failures;
    if (failure) return [{ kind: "lost", problem: failure.fault.problem }];
    const winner = state.roles.get(candidate.name?.value ?? "")?.candidate;
    const by = winner && drafts.get(winner);
    return winner === candidate || !by ? [{ kind: "loaded" }] : [{ kind: "shadowed", by }];
  });
  const some = (kind: Verdict["kind"]): Verdict | undefined => verdicts.find((verdict) => verdict.kind === kind);
  return some("loaded") ?? some("lost") ?? some("shadowed") ?? { kind: "loaded" };
}
