/** opencode's built-in agents; a file or a setting of the same name changes one. */
import { builtinsOf } from "../_kit/loading/builtins.ts";
import { capabilities, type Capability } from "../../model/capability.ts";
import type { Item, Layer } from "../../model/load.ts";
import type { Place } from "../../repo/text.ts";
import type { Rule } from "./permissions/rules.ts";
import type { Edition, Family } from "./permissions/tools.ts";

/** The layer of the built-in agents. It has no folder. */
export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/**
 * Edition 1: opencode 1.18.33 and Kilo 7.7.9. Edition 2: anomalyco/opencode@054d745:packages/core/src/plugin/agent.ts.
 */
const agents: { readonly [E in Edition]: readonly (readonly [name: string, may: readonly Capability[]])[] } = {
  1: [
    ["build", capabilities],
    ["plan", capabilities],
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

/** The built-in agents of an edition. */
export function builtins(edition: Edition): readonly Item[] {
  return builtinsOf(builtin, agents[edition]);
}

/** The rules of built-in agents that are limited: `!` denies, the rest is allowed; a resource stands after `:`. */
const first = {
  plan: "!edit edit:.opencode/plans/*.md !task:general",
  explore: "!* grep glob list bash webfetch websearch read",
  compaction: "!*",
  title: "!*",
  summary: "!*",
};
const second = { ...first, plan: "!edit", explore: "!* grep glob webfetch websearch read" };
const kilo = {
  ...first,
  plan: "!* skill task !task:general read grep glob list bash webfetch websearch !edit edit:.kilo/plans/*.md edit:plans/*.md edit:.plans/*.md edit:.opencode/plans/*.md",
  explore: "!* grep glob list bash skill webfetch websearch read",
  ask: "!* read grep glob list bash skill webfetch websearch",
  orchestrator: "!* read grep glob list bash skill task webfetch websearch",
};
const rules: { readonly [F in Family]: { readonly [E in Edition]: { readonly [name: string]: string } } } = {
  opencode: { 1: first, 2: second },
  kilo: { 1: kilo, 2: kilo },
};

/**
 * The agents of each program, which have a description or are hidden: opencode 1.18.33 and Kilo 7.7.9. Kilo takes
 * `build` for `code`; `architect` is a former mode of Kilo, and no agent.
 */
const names: { readonly [F in Family]: ReadonlySet<string> } = {
  opencode: new Set("build plan general explore title summary compaction".split(" ")),
  kilo: new Set("code build plan ask debug orchestrator general explore title summary compaction".split(" ")),
};

/** Whether a profile of this name changes one of the program's own agents. */
export function isBuiltin(name: string, { family }: { readonly family: Family }): boolean {
  return names[family].has(name);
}

/** The rules below those of a profile with a built-in agent's name, which changes that agent. */
export function builtinBelow(
  name: string,
  { edition, family }: { readonly edition: Edition; readonly family: Family },
  at: Place,
): { readonly name: string; readonly rules: readonly Rule[] } | undefined {
  const known = rules[family][edition];
  const list = Object.hasOwn(known, name) ? known[name] : undefined;
  return list === undefined
    ? undefined
    : {
        name,
        rules: list.split(" ").map((word): Rule => {
          const [action = "", resource = "*"] = word.replace("!", "").split(":");
          const effect = word.startsWith("!") ? "deny" : "allow";
          return { action, resource, effect, written: `${action}: ${effect}`, from: "default", at };
        }),
      };
}
