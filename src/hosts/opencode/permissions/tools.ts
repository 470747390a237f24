/** Lists the actions of opencode that need permission, by edition, with the capability of each. */
import type { Capability } from "../../../model/capability.ts";

/** `1`: `permission` maps; `2`: `permissions` lists, in which `bash` is `shell` and `task` is `subagent`. */
export type Edition = "1" | "2";

/** Kilo is a fork of the first edition that kept its format and has folders of its own. */
export type Family = "opencode" | "kilo";

/**
 * Actions that reach something. Edition 1: the tools that opencode 1.18.33 offers, `websearch` and `lsp` only with some
 * providers and flags. Edition 2: its documentation; `codesearch` asks a service on the network.
 */
const powers: { readonly [E in Edition]: { readonly [C in Capability]?: string } } = {
  1: {
    read: "read glob grep lsp",
    write: "edit",
    execute: "bash",
    network: "webfetch websearch",
    delegate: "task skill",
  },
  2: {
    read: "read glob grep list lsp",
    write: "edit",
    execute: "shell",
    network: "webfetch websearch codesearch",
    delegate: "subagent skill",
  },
};

/**
 * Actions that keep the session's own state, limit how far another action reaches, or belong to tools of older
 * versions.
 */
const states = "todowrite todoread question plan_enter plan_exit doom_loop external_directory list codesearch".split(
  " ",
);

/** An action that rules name, with what it can do. */
export interface Power {
  readonly action: string;
  readonly capability: Capability;
}

function powersOf(edition: Edition): readonly Power[] {
  return Object.entries(powers[edition]).flatMap(([capability, list]) =>
    list.split(" ").map((action) => ({ action, capability: capability as Capability })),
  );
}

const listed: { readonly [E in Edition]: readonly Power[] } = { 1: powersOf("1"), 2: powersOf("2") };

/** The actions of an edition that give power. */
export function powersIn(edition: Edition): readonly Power[] {
  return listed[edition];
}

const names: { readonly [E in Edition]: readonly string[] } = { 1: namesIn("1"), 2: namesIn("2") };

function namesIn(edition: Edition): readonly string[] {
  return [...powersIn(edition).map(({ action }) => action), ...states];
}

/** Every action that the host asks for. */
export function knownActions(edition: Edition): readonly string[] {
  return names[edition];
}

const known: { readonly [E in Edition]: ReadonlySet<string> } = { 1: new Set(names[1]), 2: new Set(names[2]) };

/** Whether an edition asks for the action, with power or without. */
export function isKnown(action: string, edition: Edition): boolean {
  return known[edition].has(action);
}

const meanings: ReadonlyMap<string, { readonly [E in Edition]: string }> = new Map(
  Object.entries({
    "edit edit": "write multiedit patch applypatch notebookedit writefile create replace edit",
    "bash shell": "bash shell powershell execute run runcommand terminal command",
    "task subagent": "task agent subagent delegate",
    "read read": "read readfile view",
    "list list": "list ls listdirectory",
    "grep grep": "grep search",
    "glob glob": "glob",
    "webfetch webfetch": "webfetch fetch fetchurl",
    "websearch websearch": "websearch",
    "skill skill": "skill",
  }).flatMap(([names, words]) => {
    const [first = "", second = ""] = names.split(" ");
    return words.split(" ").map((word) => [word, { 1: first, 2: second }] as const);
  }),
);

/**
 * The host's own action for a name of another host or another spelling; `undefined` for the host's own and for unknown
 * names.
 */
export function meantBy(name: string, edition: Edition): string | undefined {
  if (isKnown(name, edition)) return undefined;
  return meanings.get(name.toLowerCase().replace(/\(.*$/s, "").replace(/[-_]/g, ""))?.[edition];
}

const newNames: ReadonlyMap<string, string> = new Map([
  ["bash", "shell"],
  ["task", "subagent"],
  ["write", "edit"],
  ["patch", "edit"],
]);

/**
 * A rule of the old shape as the newer edition's documentation reads it
 * (anomalyco/opencode@767454d:packages/core/src/v1/config/migrate.ts).
 */
export function withNewName<R extends { readonly action: string }>(rule: R): R & { readonly original: string } {
  return { ...rule, action: newNames.get(rule.action) ?? rule.action, original: rule.action };
}
