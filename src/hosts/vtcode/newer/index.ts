/**
 * VT Code 0.147: three directories of a workspace make one list, and one malformed file in any of them takes every
 * subagent down.
 */
import { absentLoad } from "../../../model/host.ts";
import { isOffered, type Item, type Load, type Problem } from "../../../model/load.ts";
import { extensionOf, join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath } from "../../../repo/text.ts";
import type { SearchScope } from "../../../repo/tree.ts";
import { builtin } from "../builtins.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import { builtins } from "./builtins.ts";
import { readPayloadFile, readShelf, type Shelf } from "./layers.ts";

/** The strongest first. */
const shelves = [
  { directory: ".vtcode/agents", tool: "vtcode", extension: "md" },
  { directory: ".claude/agents", tool: "claude", extension: "md" },
  { directory: ".codex/agents", tool: "codex", extension: "toml" },
] as const;

/** Loads a tree as the newer edition does. */
export async function load(repo: RepoIndex, { starts, user, dirs }: SearchScope): Promise<Load> {
  const of = (layer: Shelf["layer"], root: string) =>
    Promise.all(
      shelves.map(({ directory, tool, extension }) =>
        readShelf(
          repo,
          { layer, from: `${layer}:.${tool}`, extension, isOwn: tool === "vtcode" },
          join(root, directory),
        ),
      ),
    );
  const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
  const own = new Set(starts.flatMap((start) => shelves.map(({ directory }) => join(start, directory))));
  const [workspaces, home, payloadReads, further] = await Promise.all([
    Promise.all(starts.map((start) => of("project", start))),
    user?.home === undefined ? [] : of("user", user.home),
    Promise.all(named.filter((path) => path.endsWith(".json")).map((path) => readPayloadFile(repo, path))),
    Promise.all(
      named
        .filter((path) => !path.endsWith(".json") && !own.has(path))
        .map((path) => readShelf(repo, shelfOf(path), path)),
    ),
  ]);
  const payloads = present(payloadReads);
  const users = present(home);
  const projects = [...workspaces.map(present), ...present(further).map((layer) => [layer])].filter(
    (project) => project.length > 0,
  );
  const found = [...projects.flat(), ...payloads, ...users];
  if (found.length === 0) return absentLoad;

  const base: LayerRead = { layer: builtin, items: builtins(), unjudged: [] };
  const sessions = (projects.length > 0 ? projects : [[]]).map((project) => [...payloads, ...project, ...users, base]);
  const failures = sessions.map(failureOf);
  const settle = fatesOf(sessions, failures);
  const failed = failures.every((failure) => failure) ? failures[0] : undefined;
  return {
    status: failed ? "failed" : "loaded",
    ...(failed ? { problem: { ...failed, message: `every subagent is off: ${failed.message}` } } : {}),
    layers: [...found.map(({ layer }) => layer), builtin],
    items: [...found, base].flatMap(({ items }) => items).map((item) => settle(item)),
    unjudged: found.flatMap(({ unjudged }) => unjudged),
  };
}

function shelfOf(path: string): Shelf {
  return {
    layer: "project",
    from: "project:.vtcode",
    extension: extensionOf(path) === "toml" || path.endsWith(".codex/agents") ? "toml" : "md",
    isOwn: true,
  };
}

function present(reads: readonly (LayerRead | undefined)[]): readonly LayerRead[] {
  return reads.flatMap((read) => read ?? []);
}

/** The first file or payload that cannot be read: a session then has no subagents. */
function failureOf(session: readonly LayerRead[]): Problem | undefined {
  for (const { layer, items } of session) {
    if (layer.problem) return layer.problem;
    for (const { verdict } of items) if (verdict.kind === "rejected") return verdict.problem;
  }
  return undefined;
}

/**
 * The item's verdict: lost where all its sessions fail, shadowed where all of them have a stronger item of its name.
 */
function fatesOf(
  sessions: readonly (readonly LayerRead[])[],
  failures: readonly (Problem | undefined)[],
): (item: Item) => Item {
  const offered = new Set<Item>();
  const better = new Map<Item, Item>();
  const failing = new Map<Item, Problem>();
  const living = new Set<Item>();
  for (const [i, session] of sessions.entries()) {
    const failure = failures[i];
    const winners = new Map<string, Item>();
    for (const { items, layer } of session) {
      for (const item of items) {
        const name = item.profile?.identity;
        if (name === undefined || !isOffered(item)) continue;
        if (failure) failing.set(item, failing.get(item) ?? failure);
        else living.add(item);
        const winner = winners.get(name);
        if (winner && winner.layer !== layer) better.set(item, better.get(item) ?? winner);
        else offered.add(item);
        if (!winner) winners.set(name, item);
      }
    }
  }
  return (item) => {
    const by = better.get(item);
    if (by && !offered.has(item)) return { ...item, verdict: { kind: "shadowed", by } };
    const failure = living.has(item) ? undefined : failing.get(item);
    if (!failure) return item;
    const message = `every subagent is off, because of \`${failure.at.source.path}\``;
    return {
      ...item,
      verdict: {
        kind: "lost",
        problem: {
          message,
          at: placeOfPath(item.files[0] ?? ""),
          related: [{ message: failure.message, at: failure.at }],
        },
      },
    };
  };
}
