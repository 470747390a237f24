/**
 * Which cases of Claude Code can share a session. Each agent file is read by itself, so files that differ only in what
 * one agent says share one: each gets a file and a name of its own. Whatever differs from the vectors then is run again
 * alone.
 */
import { type Case, type Entry, isObject, type Json, type JsonObject } from "../../frame/vectors.ts";

export interface Member {
  readonly one: Case;
  /** The agent's name and file in the shared session, and in the case. */
  readonly ownName: string;
  readonly ownPath: string;
}

export interface Group {
  readonly how: JsonObject;
  readonly tree: readonly Entry[];
  readonly members: readonly Member[];
}

export const sharedName = "x";
export const sharedPath = "ws/.claude/agents/x.md";
const nameLine = /^name: x$/gm;
/** Sessions stay small, so that one that fails costs little. */
const size = 20;

/** The sessions to run: groups of two and more members, and cases that go alone. */
export function groupsOf(cases: readonly Case[]): {
  readonly groups: readonly Group[];
  readonly alone: readonly Case[];
} {
  const kinds = new Map<string, Case[]>();
  const alone: Case[] = [];
  for (const one of cases) {
    const key = keyOf(one);
    if (key === undefined) alone.push(one);
    else kinds.set(key, [...(kinds.get(key) ?? []), one]);
  }
  const groups: Group[] = [];
  for (const same of kinds.values())
    for (let from = 0; from < same.length; from += size) {
      const part = same.slice(from, from + size);
      if (part.length === 1) alone.push(...part);
      else groups.push(groupOf(part));
    }
  return { groups, alone };
}

/** Cases with the same key differ in one agent file only. */
function keyOf({ tree, how = {} }: Case): string | undefined {
  const agents = tree.filter(({ path }) => path === sharedPath);
  const text = agents.length === 1 ? (agents[0]?.text ?? "") : "";
  const names = text.match(nameLine)?.length ?? 0;
  // A probe, a hook or a memory names the file or leaves files behind.
  const isFree = names === 1 && !/hooks|memory|\$ROOT|isolation/.test(text) && !("probe" in how) && !("spawn" in how);
  return isFree ? JSON.stringify([sessionHow(how), tree.filter(({ path }) => path !== sharedPath)]) : undefined;
}

/** A note says why the case is there; the session does not see it. */
function sessionHow(how: JsonObject): JsonObject {
  const entries: readonly (readonly [string, Json])[] = Object.entries(how);
  return Object.fromEntries(entries.filter(([key]) => key !== "note"));
}

function groupOf(cases: readonly Case[]): Group {
  const [first] = cases;
  const members = cases.map((one, i) => ({ one, ownName: `x-${i + 10}`, ownPath: `ws/.claude/agents/f-${i + 10}.md` }));
  const files = members.map(({ one, ownName, ownPath }) => ({
    path: ownPath,
    text: (one.tree.find(({ path }) => path === sharedPath)?.text ?? "").replace(nameLine, `name: ${ownName}`),
  }));
  const others = (first?.tree ?? []).filter(({ path }) => path !== sharedPath);
  return { how: isObject(first?.how) ? sessionHow(first.how) : {}, tree: [...others, ...files], members };
}
