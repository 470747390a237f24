/** opencode's built-in agents; a file or a setting of the same name changes one. */
import { builtinsOf } from "../_kit/builtins.ts";
import { capabilities, type Capability } from "../../model/capability.ts";
import type { Item, Layer } from "../../model/load.ts";
import type { Place } from "../../repo/text.ts";
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
  return builtinsOf(builtin, agents[edition]);
}

/** The rules of built-in agents that are limited: `!` denies, the rest is allowed. */
const rules: { readonly [E in Edition]: { readonly [name: string]: string } } = {
  1: {
    plan: "!edit",
    explore: "!* grep glob list bash webfetch websearch codesearch read",
    compaction: "!*",
    title: "!*",
    summary: "!*",
  },
  2: { plan: "!edit", explore: "!* grep glob webfetch websearch read", compaction: "!*", title: "!*", summary: "!*" },
};

/** The rules below those of a profile with a built-in agent's name, which changes that agent. */
export function builtinBelow(
  name: string,
  edition: Edition,
  at: Place,
): { readonly name: string; readonly rules: readonly Rule[] } | undefined {
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
