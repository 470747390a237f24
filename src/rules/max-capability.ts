import { type Capability, deeds, inOrder } from "../capability.ts";
import { known } from "../fact.ts";
import { type Grant, grantsOf } from "../profile.ts";
import { defineRule } from "../rule.ts";

export default defineRule({
  summary: "A profile can do no more than the policy's ceiling and its grants.",
  subject: "profile",
  levels: { recommended: "error", strict: "error" },
  levelsUnstated: { recommended: "warning", strict: "error" },

  check(profile, item, { host, allowance }) {
    const { may, from, stated } = allowance(item);
    const over = grantsOf(profile).filter(({ capability }) => !may.includes(capability));
    const excess = inOrder(over.map(({ capability }) => capability));
    const first = over[0];
    if (!first) return [];
    const implied = profile.grants.state === "implied" ? profile.grants : undefined;
    const silent = implied && known(implied)?.some((grant) => grant === first);
    const why = silent ? `${implied.because}` : excess.map((capability) => `${capability} by ${toolsFor(over, capability)}`).join(", ");
    const message = `may ${list(excess)} in ${host}, beyond ${from}: ${why}`;
    const habit = silent ? message : stated ? undefined : `may do more in ${host} than ${from}; no policy states a ceiling`;
    const value = excess.map((capability) => extent(over, capability)).join(" ");
    return [{ message, at: silent ? implied.at : first.at, value, ...(habit === undefined ? {} : { habit }) }];
  },
});

function list(excess: readonly Capability[]): string {
  const words = excess.map((capability) => deeds[capability]);
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
