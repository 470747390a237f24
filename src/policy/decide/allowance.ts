/** What a profile may do: its ceiling, and the grants that add to it. */
import { capabilities, type Capability, inOrder } from "../../model/capability.ts";
import type { Allowance } from "../../model/rule.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import type { PolicyGrant, ProfileRef } from "../model.ts";
import type { PolicyView } from "./effective.ts";
import type { PolicyStack } from "./stack.ts";

/**
 * Under an organisation's policy, a repository's ceiling can only narrow, and its grants give only what is grantable.
 */
export function allowanceOf(stack: PolicyStack, profile: ProfileRef): Allowance {
  const { organisation, repository } = stack;
  if (!organisation) return allowance({ ...ceilingIn(repository, profile), ...grantsIn(repository, profile) });
  const parts = limitedParts(stack, organisation, profile);
  const allowed = allowance(parts);
  const may = capabilities.filter((capability) => !parts.grantable.has(capability));
  return may.length === 0 ? allowed : { ...allowed, refusal: { may, by: [nameOf(organisation)] } };
}

/** The file of an organisation's policy: the last of its sources. */
function nameOf({ policy: { sources } }: PolicyView): string {
  return sources.at(-1)?.ref ?? "";
}

/** What an allowance is made of. */
interface AllowanceParts {
  readonly ceiling: readonly Capability[];
  /** The place that states the ceiling. */
  readonly at: Place;
  /** Whether a policy states the ceiling, rather than a preset. */
  readonly stated: boolean;
  /** What the grants give, the ceiling's capabilities included. */
  readonly added: readonly Capability[];
  readonly grants: readonly PolicyGrant[];
  /** Grants that match and whose last day has passed. */
  readonly ended: readonly PolicyGrant[];
}

function ceilingIn(view: PolicyView, profile: ProfileRef): Pick<AllowanceParts, "ceiling" | "at" | "stated"> {
  const { value, stated } = view.ceiling(profile);
  return { ceiling: value.value, at: value.at, stated };
}

function grantsIn(view: PolicyView, profile: ProfileRef): Pick<AllowanceParts, "added" | "grants" | "ended"> {
  const { current, ended } = view.grants(profile);
  return { added: capabilitiesIn(current), grants: current, ended };
}

function limitedParts(
  { repository, selects }: PolicyStack,
  organisation: PolicyView,
  profile: ProfileRef,
): AllowanceParts & { readonly grantable: ReadonlySet<Capability> } {
  const limit = { ...ceilingIn(organisation, profile), ...grantsIn(organisation, profile) };
  const own = { ...ceilingIn(repository, profile), ...grantsIn(repository, profile) };
  const delegation = organisation.policy.grantable;
  const delegated = delegation && selects(delegation, profile) ? delegation.may : [];
  const grantable = new Set([...limit.ceiling, ...limit.added, ...delegated]);
  const ceiling = own.stated ? own.ceiling.filter((capability) => limit.ceiling.includes(capability)) : limit.ceiling;
  return {
    ceiling,
    at: ceiling.length < limit.ceiling.length ? own.at : limit.at,
    stated: limit.stated || own.stated,
    added: [...limit.added, ...own.added].filter((capability) => grantable.has(capability)),
    grantable,
    grants: [...limit.grants, ...own.grants],
    ended: [...limit.ended, ...own.ended],
  };
}

function capabilitiesIn(grants: readonly PolicyGrant[]): readonly Capability[] {
  return grants.flatMap(({ may }) => may);
}

function allowance({ ceiling, at, stated, added, grants, ended }: AllowanceParts): Allowance {
  const may = inOrder([...ceiling, ...added]);
  const granted = may.filter((capability) => !ceiling.includes(capability));
  const giving = grants.filter((grant) => grant.may.some((capability) => granted.includes(capability)));
  const addition = granted.length > 0 ? ` and grants (${granted.join(", ")})` : "";
  return {
    may,
    granted,
    grants: giving.map((grant) => grant.at),
    from: `the ${stated ? `ceiling of ${at.source.path}` : "default ceiling"} (${ceiling.join(", ") || "nothing"}${endedText(ended[0])})${addition}`,
    stated,
    ...(ended[0] ? { ended: ended[0].may } : {}),
  };
}

function endedText(grant: PolicyGrant | undefined): string {
  if (!grant) return "";
  const { source, span } = grant.at;
  return `; the grant at ${source.path}:${positionAt(source, span.start).line} ended on ${grant.until}`;
}
