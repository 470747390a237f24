/** The agents that opencode brings along; a file or a setting of the same name changes one. */
import { capabilities, type Capability } from "../../capability.ts";
import { implied, missing } from "../../fact.ts";
import type { Item, Layer } from "../../load.ts";
import type { Profile } from "../../profile.ts";
import { type Place, placeOfPath } from "../../text.ts";
import type { Rule } from "./rules.ts";
import type { Edition } from "./tools.ts";

export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** anomalyco/opencode@007a940:packages/opencode/src/agent/agent.ts and @054d745:packages/core/src/plugin/agent.ts. */
const agents: { readonly [E in Edition]: readonly (readonly [name: string, may: readonly Capability[]])[] } = {
  1: [
    ["build", capabilities],
    ["plan", ["read", "execute", "network", "delegate", "external"]],
    ["general", capabilities],
    ["explore", ["read", "execute", "network"]],
  ],
  2: [
    ["build", capabilities],
    ["plan", ["read", "execute", "network", "delegate", "external"]],
    ["general", capabilities],
    ["explore", ["read", "network"]],
  ],
};

export function builtins(edition: Edition): readonly Item[] {
  const at = placeOfPath("");
  return agents[edition].map(([name, may]) => {
    const profile: Profile = {
      name: implied(name, at, "it is built in"),
      identity: name,
      description: missing(at),
      model: missing(at),
      permissionMode: missing(at),
      grants: implied(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, "it is built in"),
      denied: [],
      extraGrants: [],
      hooks: [],
      servers: [],
      paths: [],
      bypasses: [],
      ineffective: [],
      prompt: { source: "none", path: null, text: "", at },
      native: undefined,
    };
    return { layer: builtin, files: [], verdict: { kind: "loaded" }, profile };
  });
}

/** The rules of built-in agents that may not do everything: `!` denies, the rest is allowed. */
const rules: { readonly [E in Edition]: { readonly [name: string]: string } } = {
  1: { plan: "!edit", explore: "!* grep glob list bash webfetch websearch codesearch read", compaction: "!*", title: "!*", summary: "!*" },
  2: { plan: "!edit", explore: "!* grep glob webfetch websearch read", compaction: "!*", title: "!*", summary: "!*" },
};

/** What stands below the rules of a profile that has a built-in agent's name, and so changes that agent. */
export function builtinBelow(name: string, edition: Edition, at: Place): { readonly name: string; readonly rules: readonly Rule[] } | undefined {
  const list = Object.hasOwn(rules[edition], name) ? rules[edition][name] : undefined;
  return list === undefined
    ? undefined
    : {
        name,
        rules: list.split(" ").map((word): Rule => {
          const action = word.replace("!", "");
          const effect = word.startsWith("!") ? "deny" : "allow";
          return { action, resource: "*", effect, written: `${action}: ${effect}`, from: "default", at };
        }),
      };
}
