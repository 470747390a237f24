import { type Capability, phrases, inOrder } from "../model/capability.ts";
import { displayName, type Reachable } from "../model/delegation.ts";
import { known } from "../model/fact.ts";
import type { Report } from "../model/finding.ts";
import { type Grant, grantsOf, type Profile } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";
import { settingsBeyond } from "./max-capability/settings.ts";
import { skillsBeyond } from "./max-capability/skill.ts";

export default defineRule({
  summary: "A profile can do no more than the policy's ceiling and grants allow.",
  subject: "profile",
  class: "power",
  levels: { recommended: "error", strict: "error" },
  levelsUnstated: { recommended: "note", strict: "error" },
  kinds: {
    reach: { recommended: "error", strict: "error" },
    settings: { recommended: "error", strict: "error" },
    skill: { recommended: "error", strict: "error" },
    "skill-after-question": { recommended: "note", strict: "error" },
    "skill-file": { recommended: "warning", strict: "error" },
  },
  kindsUnstated: {
    settings: { recommended: "note", strict: "error" },
    skill: { recommended: "note", strict: "error" },
  },

  check(profile, item, context) {
    const { host, allowance, reachable } = context;
    const { may, from, stated } = allowance(item);
    const grants = grantsOf(profile);
    const reached: Reachable = new Map([...reachable(item)].filter(([capability]) => !may.includes(capability)));
    const excess = grants.filter(({ capability }) => !may.includes(capability));
    const delegation = grants.find(({ capability }) => capability === "delegate");
    // Excess delegation is reported once, together with what it reaches.
    const isMerged = reached.size > 0 && excess.some((grant) => grant === delegation);
    const unstated = stated ? {} : { isUnstated: true as const };
    const own = excess[0]
      ? [excessReport(profile, excess, isMerged ? reached : new Map(), { host, from, stated })]
      : [];
    const reach =
      reached.size > 0 && !isMerged
        ? [reachReport(reached, { host, from, stated }, delegation?.at ?? profile.grants.at)]
        : [];
    return [
      ...[...own, ...reach].map((report) => ({ ...report, ...unstated })),
      ...skillsBeyond(profile, item, context),
    ];
  },

  checkLayer: ({ authority }, { host, settingsAllowance }) => settingsBeyond(authority, host, settingsAllowance),
});

/** Parts of the messages. `stated`: whether a policy states the ceiling. */
interface Wording {
  readonly host: string;

  readonly from: string;
  readonly stated: boolean;
}

/** What the profile itself can do beyond the ceiling. `reached`: what it can have done by others, beyond the ceiling. */
function excessReport(
  profile: Profile,
  excess: readonly Grant[],
  reached: Reachable,
  { host, from, stated }: Wording,
): Report {
  const capabilities = inOrder(excess.map(({ capability }) => capability));
  const implied = impliedBy(profile, excess[0]);
  const powers = implied
    ? `${implied.because}, so it can ${list(capabilities.map((capability) => phrases[capability]))}`
    : powersByTools(excess, capabilities);
  const reach = reached.size > 0 ? `; it can also ${reachPhrase(reached)}` : "";
  const exceeds = `exceeds ${from} in ${host}`;
  const message = `${exceeds}: ${powers}${reach}`;
  const groupKey = implied ? message : stated ? undefined : exceeds;
  return {
    message,
    at: implied?.at ?? excess[0]?.at ?? profile.grants.at,
    value: [
      ...capabilities.map((capability) => extent(excess, capability)),
      ...(reached.size > 0 ? [reachValue(reached)] : []),
    ].join(" "),
    ...(groupKey === undefined ? {} : { groupKey }),
  };
}

/** The implied grants of a profile, if `grant` is one of them: then no tool is to name. */
function impliedBy({ grants }: Profile, grant: Grant | undefined) {
  return grants.state === "implied" && grant && known(grants)?.includes(grant) ? grants : undefined;
}

function reachReport(reached: Reachable, { host, from }: Wording, at: Report["at"]): Report {
  const message = `exceeds ${from} in ${host} through agents that it can start: it can ${reachPhrase(reached)}`;
  return { kind: "reach", message, groupKey: message, at, value: reachValue(reached) };
}

/** "`Edit` and `Write` can write, `Bash` can execute commands": capabilities of the same tools together. */
function powersByTools(grants: readonly Grant[], capabilities: readonly Capability[]): string {
  const byTools = new Map<string, Capability[]>();
  for (const capability of capabilities) {
    const tools = toolsFor(grants, capability);
    byTools.set(tools, [...(byTools.get(tools) ?? []), capability]);
  }
  return [...byTools]
    .map(([tools, own]) => `${tools} can ${list(own.map((capability) => phrases[capability]))}`)
    .join(", ");
}

/** "write and execute commands through `fixer`, reach the network through the built-in `general-purpose`". */
function reachPhrase(reached: Reachable): string {
  const holders = [...new Set(reached.values())];
  return list(
    holders.map(
      (holder) =>
        `${list([...reached].flatMap(([capability, by]) => (by === holder ? [phrases[capability]] : [])))} through ${displayName(holder)}`,
    ),
  );
}

function reachValue(reached: Reachable): string {
  return `reach ${[...reached.keys()].join(" ")}`;
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** A capability, with its scopes if all of its grants have one: a capability that leaves its scopes is another value. */
function extent(grants: readonly Grant[], capability: Capability): string {
  const scopes = grants.filter((grant) => grant.capability === capability).map(({ scope }) => scope);
  return scopes.includes(null) ? capability : JSON.stringify([capability, ...new Set(scopes.sort())]);
}

function toolsFor(grants: readonly Grant[], capability: Capability): string {
  const granting = grants.filter((grant) => grant.capability === capability);
  const tools = [...new Set(granting.map(({ tool }) => `\`${tool}\``))];
  return list(tools.length > 4 ? [...tools.slice(0, 3), `${tools.length - 3} more`] : tools);
}
