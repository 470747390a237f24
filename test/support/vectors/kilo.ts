/** Kilo 7.7.9: the agents of `kilo debug config`, and the names of `kilo agent list`. */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";
import { joined } from "./opencode.ts";

type Permission = Readonly<Record<string, string | null | Readonly<Record<string, string | null>>>>;

interface Agent {
  readonly name?: string;
  readonly description?: string | null;
  readonly model?: string | null;
  readonly permission?: Permission;
}

/** The tools of a session, with the capability of each. */
const tools: Readonly<Record<string, Capability>> = {
  read: "read",
  glob: "read",
  grep: "read",
  edit: "write",
  bash: "execute",
  webfetch: "network",
  websearch: "network",
  task: "delegate",
  skill: "delegate",
  "a server's tool": "external",
};

export const measured: readonly Measured[] = [
  {
    host: "opencode",
    edition: "1",
    groundOf: (one) => {
      const { cwd } = one as { readonly cwd?: string };
      return { repository: heldOf(one), ...(cwd === undefined ? {} : { start: cwd }) };
    },
    seenIn,
    rowOf: (seen, rows) => joined(rows, seen),
    normalize: (row) => ({ ...row, model: row.model === "" ? null : row.model }),
  },
];

function seenIn(one: Case): readonly Seen[] {
  const { agents = {}, names = [] } = one.expected as {
    readonly agents?: Readonly<Record<string, Agent>>;
    readonly names?: readonly (readonly [name: string, mode: string])[];
  };
  const listed = new Set(names.map(([name]) => name));
  const seen = Object.entries(agents).map(([key, { name = key, description, model, permission }]): Seen => {
    return {
      profile: name,
      name,
      // The printed list does not show blanks around a name and breaks lines in it.
      offered: listed.has(name) || name !== name.trim() || name === "" || name.includes("\n"),
      description: description ?? null,
      model: model ?? null,
      // What settings allow every agent is not in the agent's own rules, and built-in agents have more rules.
      ...(hasSettings(one) || builtins.has(key) ? {} : { capabilities: capabilitiesFrom(permission ?? {}) }),
    };
  });
  return [...seen, ...leftOut(one, new Set(Object.keys(agents)))];
}

const builtins = new Set("ask build code debug explore general orchestrator plan".split(" "));

function hasSettings({ tree }: Case): boolean {
  return tree.some(({ path = "" }) => /(?:kilo|opencode)\.jsonc?$/.test(path));
}

/** Files in Kilo's folders whose name, from their own key or their path, no agent has. */
function leftOut({ tree }: Case, keys: ReadonlySet<string>): readonly Seen[] {
  return tree.flatMap(({ path = "", text = "" }): readonly Seen[] => {
    const id = /^\.kilo(?:code)?\/(?:agents?|modes?)\/(.+)\.md$/.exec(path)?.[1];
    if (id === undefined || keys.has(id)) return [];
    const name = /^name: *(.*)$/m.exec(text)?.[1];
    return name === undefined || keys.has(name) || /["'\\]|^$/.test(name) ? [] : [{ profile: path, offered: false }];
  });
}

/** What the last rule that matches a tool does not deny. */
function capabilitiesFrom(permission: Permission): readonly Capability[] {
  const usable = ([tool]: readonly [string, Capability]): boolean => {
    const rules = Object.entries(permission).filter(([action]) => matches(tool, action));
    const last = rules.findLast(([, value]) => value !== null)?.[1];
    if (last === undefined || last === null || typeof last === "string") return last !== "deny";
    const inside = Object.entries(last).filter(([, value]) => value !== null);
    const everything = inside.findLast(([resource]) => resource === "*");
    return everything?.[1] !== "deny" || inside.at(-1)?.[1] !== "deny";
  };
  return inOrder(
    Object.entries(tools)
      .filter(usable)
      .map(([, capability]) => capability),
  );
}

function matches(text: string, pattern: string): boolean {
  const parts = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${parts}$`, "s").test(text);
}
