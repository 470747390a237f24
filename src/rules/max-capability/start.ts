/** What hooks and servers of a profile do by themselves, beyond what the profile may do. */
import { type Capability, givenBy, phrases } from "../../model/capability.ts";
import type { Report } from "../../model/finding.ts";
import type { Item } from "../../model/load.ts";
import type { HookOrServer } from "../../model/profile.ts";
import type { Start } from "../../model/starts.ts";
import type { Allowance } from "../../model/rule.ts";
import { exceedsIn } from "./exceeds.ts";
import { wayOut } from "./way-out.ts";
import { listed } from "../../sanitize/listed.ts";

/**
 * One report for each hook and server, by all that is written of it: one that is added or rewritten is a new finding,
 * also where the profile has a shell, since it runs without a model that decides to.
 */
export function startsBeyond(
  starts: readonly Start[],
  item: Item,
  host: string,
  allowance: Allowance,
): readonly Report[] {
  const reported = new Set<string>();
  return starts.flatMap(({ what, of, grants }): readonly Report[] => {
    const excess = givenBy(grants, []).filter((capability) => !allowance.may.includes(capability));
    if (excess.length === 0) return [];
    // One text has one report, so that a file of one text, many times, is hashed once.
    const key = `${what} ${contentOf(of)}`;
    if (reported.has(key)) return [];
    reported.add(key);
    return [reportOn(what, of, excess, exceedsIn(item, host, allowance.from), host, allowance)];
  });
}

function reportOn(
  what: Start["what"],
  of: HookOrServer,
  excess: readonly Capability[],
  exceeds: string,
  host: string,
  allowance: Allowance,
): Report {
  const { from, stated } = allowance;
  const way = stated ? wayOut(allowance, excess) : "";
  const can = listed(excess.map((capability) => phrases[capability]));
  const named = of.name === "" ? "" : ` \`${of.name}\``;
  // A policy may allow what starts it, and not the tools that come with it.
  const does = excess.every((capability) => capability === "external")
    ? "brings tools of its own"
    : deeds[what][of.kind];
  const message = `${exceeds}: the ${what}${named} ${does}, so it can ${can}${way}`;
  return {
    kind: what,
    message,
    at: of.at,
    value: excess.join(" "),
    contents: [contentOf(of)],
    ...(stated
      ? {
          groupKey: `${exceeds}: the ${what}s … can ${can} by themselves${way}`,
          varies: named.trim(),
          listsVarying: true as const,
        }
      : { groupKey: `${what}s of profiles exceed ${from} in ${host}`, isUnstated: true as const }),
  };
}

/** What it does, whatever the tools of the profile are. */
const deeds: { readonly [W in Start["what"]]: { readonly [K in HookOrServer["kind"]]: string } } = {
  hook: {
    command: "runs a command by itself",
    url: "calls an address by itself",
    builtin: "starts an agent by itself",
    reference: "runs what is defined elsewhere",
    prompt: "asks a model by itself",
  },
  server: {
    command: "starts a command by itself",
    url: "connects to an address by itself",
    builtin: "starts by itself",
    reference: "is defined elsewhere",
    prompt: "starts by itself",
  },
};

/** `value` is only read where there is nothing else: a kept inventory does not have it. */
function contentOf(of: HookOrServer): string {
  return of.content ?? of.value;
}
