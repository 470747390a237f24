/** A3S Code 2026-08: `.a3s/agents`, Claude Code's agents, and directories of the configuration. */
import { builtinsOf } from "../../_kit/loading/builtins.ts";
import type { Capability } from "../../../model/capability.ts";
import { absentLoad } from "../../../model/host.ts";
import { isOffered, type Item, type Load } from "../../../model/load.ts";
import { isWithin, join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { SearchScope } from "../../../repo/tree.ts";
import { builtin } from "../builtins.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import { readTree } from "./layers.ts";

/** The weakest first: the last registered profile of a name counts. */
const folders = [".claude/agents", ".a3s/agents"];

/** `explore` and the others as in 2.4, and three hidden ones whose powers are unknown. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["explore", ["read", "execute"]],
  ["general", ["read", "write", "execute"]],
  ["plan", ["read"]],
  ["verification", ["read", "execute"]],
  ["review", ["read", "execute"]],
  ["deep-research", ["read", "network"]],
  ["loop-planner", ["read"]],
  ["loop-checker", ["read", "execute"]],
];

/** Loads a tree as the newer edition does. */
export async function load(repo: RepoIndex, { starts, user, dirs }: SearchScope): Promise<Load> {
  const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
  const own = starts.map((start) => folders.map((folder) => join(start, folder)));
  const [home, projects, further] = await Promise.all([
    user?.home === undefined
      ? []
      : Promise.all(folders.map((folder) => readTree(repo, "user", join(user.home ?? "", folder)))),
    Promise.all(own.map((roots) => Promise.all(roots.map((root) => readTree(repo, "project", root))))),
    Promise.all(
      named
        .filter((path) => !own.flat().some((root) => isWithin(path, root)))
        .map((path) => readTree(repo, "project", path)),
    ),
  ]);
  const users = present(home);
  const extra = present(further);
  const workspaces = projects.map(present).filter((project) => project.length > 0);
  const found = [...users, ...workspaces.flat(), ...extra];
  if (found.length === 0) return absentLoad;
  const base: LayerRead = { layer: builtin, items: builtinsOf(builtin, agents), unjudged: [] };
  const sessions = (workspaces.length > 0 ? workspaces : [[]]).map((project) => [base, ...users, ...project, ...extra]);
  const settle = lastWins(sessions);
  return {
    status: "loaded",
    layers: [builtin, ...found.map(({ layer }) => layer)],
    items: [base, ...found].flatMap(({ items }) => items).map((item) => settle(item)),
    unjudged: found.flatMap(({ unjudged }) => unjudged),
  };
}

function present(reads: readonly (LayerRead | undefined)[]): readonly LayerRead[] {
  return reads.flatMap((read) => read ?? []);
}

/** An item is shadowed where every session has its name in a later layer; profiles of one layer share their verdict. */
function lastWins(sessions: readonly (readonly LayerRead[])[]): (item: Item) => Item {
  const offered = new Set<Item>();
  const better = new Map<Item, Item>();
  for (const session of sessions) {
    const winners = new Map<string, Item>();
    const items = session
      .flatMap((read) => read.items)
      .filter((item) => isOffered(item) && item.profile?.identity !== undefined);
    for (const item of items) winners.set(item.profile?.identity ?? "", item);
    for (const item of items) {
      const by = winners.get(item.profile?.identity ?? "");
      if (by && by.layer !== item.layer) better.set(item, by);
      else offered.add(item);
    }
  }
  return (item) => {
    const by = offered.has(item) ? undefined : better.get(item);
    return by ? { ...item, verdict: { kind: "shadowed", by } } : item;
  };
}
