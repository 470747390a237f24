import { type Capability, phrases, inOrder } from "../model/capability.ts";
import { displayName, type Reachable } from "../model/delegation.ts";
import { known } from "../model/fact.ts";
import type { Report } from "../model/finding.ts";
import { type Grant, grantsOf } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "A profile can do no more than the policy's ceiling and its grants.",
  subject: "profile",
  levels: { recommended: "error", strict: "error" },
  levelsUnstated: { recommended: "warning", strict: "error" },
  kinds: { reach: { recommended: "error", strict: "error" } },

  check(profile, item, { host, allowance, reachable: reached }) {
    const { may, from, stated } = allowance(item);
    const all = grantsOf(profile);
    const beyond: Reachable = new Map([...reached(item)].filter(([capability]) => !may.includes(capability)));
    const over = all.filter(({ capability }) => !may.includes(capability));
    const excess = inOrder(over.map(({ capability }) => capability));
    // Who may not start others is told so once, with what it would reach.
    const starts = excess.includes("delegate");
    const reach: readonly Report[] =
      starts || beyond.size === 0
        ? []
        : [
            reachOf(
              beyond,
              `in ${host}, beyond ${from}`,
              all.find(({ capability }) => capability === "delegate")?.at ?? profile.grants.at,
            ),
          ];
    const first = over[0];
    if (!first) return reach;
    const implied = profile.grants.state === "implied" ? profile.grants : undefined;
    const silent = implied && known(implied)?.some((grant) => grant === first);
    const also = starts && beyond.size > 0 ? `; and may ${waysOf(beyond)}` : "";
    const why = silent
      ? `${implied.because}`
      : excess.map((capability) => `${capability} by ${toolsFor(over, capability)}`).join(", ");
    const message = `may ${list(excess.map((capability) => phrases[capability]))} in ${host}, beyond ${from}: ${why}${also}`;
    const habit = silent
      ? message
      : stated
        ? undefined
        : `may do more in ${host} than ${from}; no policy states a ceiling`;
    const value = [
      ...excess.map((capability) => extent(over, capability)),
      ...(also === "" ? [] : [valueOf(beyond)]),
    ].join(" ");
    return [
      { message, at: silent ? implied.at : first.at, value, ...(habit === undefined ? {} : { groupKey: habit }) },
      ...reach,
    ];
  },
});

function reachOf(beyond: Reachable, where: string, at: Report["at"]): Report {
  const message = `may ${waysOf(beyond)} ${where}`;
  return { kind: "reach", message, groupKey: message, at, value: valueOf(beyond) };
}

/** "write and execute commands through `fixer`, reach the network through the built-in `general-purpose`". */
function waysOf(beyond: Reachable): string {
  const holders = [...new Set(beyond.values())];
  return list(
    holders.map(
      (holder) =>
        `${list([...beyond].flatMap(([capability, other]) => (other === holder ? [phrases[capability]] : [])))} through ${displayName(holder)}`,
    ),
  );
}

function valueOf(beyond: Reachable): string {
  return `reach ${[...beyond.keys()].join(" ")}`;
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** A capability, and how far it goes where it goes no further than its scopes: what leaves them is another excess. */
function extent(grants: readonly Grant[], wanted: Capability): string {
  const scopes = grants.filter(({ capability }) => capability === wanted).map(({ scope }) => scope);
  return scopes.includes(null) ? wanted : JSON.stringify([wanted, ...new Set(scopes.sort())]);
}

function toolsFor(grants: readonly Grant[], wanted: Capability): string {
  const tools = [...new Set(grants.filter(({ capability }) => capability === wanted).map(({ tool }) => `\`${tool}\``))];
  return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}
