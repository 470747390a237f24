import { type Capability, givenBy, phrases } from "../model/capability.ts";
import { displayName, type Reachable } from "../model/delegation.ts";
import { known } from "../model/fact.ts";
import type { Report } from "../model/finding.ts";
import { type Grant, grantsOf, type Profile } from "../model/profile.ts";
import { startsOf } from "../model/starts.ts";
import { type Allowance, defineRule } from "../model/rule.ts";
import { exceedsIn } from "./max-capability/exceeds.ts";
import { settingsBeyond } from "./max-capability/settings.ts";
import { skillsBeyond } from "./max-capability/skill.ts";
import { startsBeyond } from "./max-capability/start.ts";
import { wayOut } from "./max-capability/way-out.ts";
import { addTo, append } from "../repo/many.ts";
import { listed } from "../sanitize/listed.ts";

export default defineRule({
  summary: "A profile can do no more than the policy's ceiling and grants allow.",
  subject: "profile",
  class: "power",
  levels: { recommended: "error", strict: "error" },
  levelsUnstated: { recommended: "note", strict: "error" },
  kinds: {
    hook: { recommended: "error", strict: "error" },
    reach: { recommended: "error", strict: "error" },
    server: { recommended: "error", strict: "error" },
    settings: { recommended: "error", strict: "error" },
    skill: { recommended: "error", strict: "error" },
    "skill-after-question": { recommended: "note", strict: "error" },
    "skill-file": { recommended: "warning", strict: "error" },
  },
  kindsUnstated: {
    hook: { recommended: "note", strict: "error" },
    server: { recommended: "note", strict: "error" },
    settings: { recommended: "note", strict: "error" },
    skill: { recommended: "note", strict: "error" },
  },

  check(profile, item, context) {
    const { host, allowance, reachable } = context;
    const allowed = allowance(item);
    const { may } = allowed;
    const starts = startsOf(profile);
    const ofStarts = new Set(starts.flatMap(({ grants }) => grants));
    const excess = grantsOf(profile).filter((grant) => !may.includes(grant.capability) && !ofStarts.has(grant));
    const reached = beyond(reachable(item), may);
    const others = [...startsBeyond(starts, item, host, allowed), ...skillsBeyond(profile, item, context)];
    if (excess.length + reached.size === 0) return others;
    // Excess delegation is reported once, together with what it reaches.
    const delegation = reached.size > 0 ? grantsOf(profile).find(isDelegation) : undefined;
    const isMerged = excess.some((grant) => grant === delegation);
    const reports: Report[] = [];
    if (excess[0])
      reports.push(
        excessReport(profile, excess, isMerged ? reached : nothing, exceedsIn(item, host, allowed.from), allowed),
      );
    if (reached.size > 0 && !isMerged)
      reports.push(
        reachReport(reached, exceedsIn(item, host, allowed.from), allowed, delegation?.at ?? profile.grants.at),
      );
    append(reports, others);
    return reports;
  },

  checkLayer: ({ authority }, { host, settingsAllowance }) => settingsBeyond(authority, host, settingsAllowance),
});

const nothing: Reachable = new Map();

function beyond(reached: Reachable, may: readonly Capability[]): Reachable {
  if (reached.size === 0) return nothing;
  const more = [...reached].filter(([capability]) => !may.includes(capability));
  return more.length === 0 ? nothing : new Map(more);
}

function isDelegation({ capability }: Grant): boolean {
  return capability === "delegate";
}

/**
 * What the profile itself can do beyond the ceiling. `reached`: what it can have done by others, beyond the ceiling.
 */
function excessReport(
  profile: Profile,
  excess: readonly Grant[],
  reached: Reachable,
  exceeds: string,
  allowance: Allowance,
): Report {
  const { stated } = allowance;
  const powers = givenBy(excess, []);
  const implied = impliedBy(profile, excess[0]);
  const can = implied
    ? `${implied.because}, so it can ${listed(powers.map((capability) => phrases[capability]))}`
    : powersByTools(powers, excess);
  const reach = reached.size > 0 ? `; it can also ${reachPhrase(reached)}` : "";
  const message = `${exceeds}: ${can}${reach}${stated ? wayOut(allowance, [...powers, ...reached.keys()]) : ""}`;
  const extents = powers.map((capability) => extent(capability, excess)).join(" ");
  return {
    message,
    at: implied?.at ?? excess[0]?.at ?? profile.grants.at,
    value: reached.size > 0 ? `${extents} ${reachValue(reached)}` : extents,
    powers: { held: excess, reached: [...reached.keys()] },
    ...(implied || !stated ? { groupKey: implied ? message : exceeds } : {}),
    ...(stated ? {} : unstated),
  };
}

const unstated = { isUnstated: true } as const;

/** The implied grants of a profile, if `grant` is one of them: then no tool is to name. */
function impliedBy({ grants }: Profile, grant: Grant | undefined) {
  return grants.state === "implied" && grant && known(grants)?.includes(grant) ? grants : undefined;
}

function reachReport(reached: Reachable, exceeds: string, allowance: Allowance, at: Report["at"]): Report {
  const { stated } = allowance;
  const message = `${exceeds} through agents that it can start: it can ${reachPhrase(reached)}${stated ? wayOut(allowance, [...reached.keys()]) : ""}`;
  return {
    kind: "reach",
    message,
    groupKey: message,
    at,
    value: reachValue(reached),
    powers: { held: [], reached: [...reached.keys()] },
    ...(stated ? {} : unstated),
  };
}

/** "`Edit` and `Write` can write, `Bash` can execute commands": capabilities of the same tools together. */
function powersByTools(powers: readonly Capability[], grants: readonly Grant[]): string {
  const byTools = new Map<string, string[]>();
  for (const capability of powers) {
    const tools = toolsOf(capability, grants);
    addTo(byTools, tools, phrases[capability]);
  }
  return [...byTools].map(([tools, words]) => `${tools} can ${listed(words)}`).join(", ");
}

/** "write and execute commands through `fixer`, reach the network through the built-in `general-purpose`". */
function reachPhrase(reached: Reachable): string {
  const holders = [...new Set(reached.values())];
  return listed(
    holders.map(
      (holder) =>
        `${listed([...reached].flatMap(([capability, by]) => (by === holder ? [phrases[capability]] : [])))} through ${displayName(holder)}`,
    ),
  );
}

function reachValue(reached: Reachable): string {
  return `reach ${[...reached.keys()].join(" ")}`;
}

/**
 * A capability, with its scopes if all of its grants have one: a capability that leaves its scopes is another value.
 */
function extent(capability: Capability, grants: readonly Grant[]): string {
  const isWhole = grants.some((grant) => grant.capability === capability && grant.scope === null);
  if (isWhole) return capability;
  const own = grants.filter((grant) => grant.capability === capability);
  return JSON.stringify([capability, ...new Set(own.map(({ scope }) => scope).sort())]);
}

function toolsOf(capability: Capability, grants: readonly Grant[]): string {
  const tools = new Set<string>();
  for (const grant of grants) if (grant.capability === capability) tools.add(grant.tool);
  const shown = tools.size > 4 ? 3 : 4;
  const quoted: string[] = [];
  for (const tool of tools) {
    if (quoted.length === shown) break;
    quoted.push(`\`${tool}\``);
  }
  if (tools.size > shown) quoted.push(`${tools.size - shown} more`);
  return listed(quoted);
}
