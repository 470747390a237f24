/** What the policy says of what one profile can do: allowed by the ceiling or by grants, or not allowed. */
import type { Inspection, Subject } from "../inspect/index.ts";
import { type Capability, inOrder } from "../model/capability.ts";
import { type Reachable, reachableIn } from "../model/delegation.ts";
import type { Item } from "../model/load.ts";
import type { PolicyGrant } from "../model/policy-entry.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { Decisions } from "../policy/model.ts";

/** The decision about one profile of one host. */
export interface Permission {
  /** What it can do, itself and through the subagents that it can start, beyond what it may. Empty: it is allowed. */
  readonly excess: readonly Capability[];
  /** Skills through which it can do more, unasked, than grants allow: their files, and what is too much. */
  readonly skills: ReadonlyMap<string, readonly Capability[]>;
  /** The grants that allow what it can do beyond the ceiling. */
  readonly grants: readonly PolicyGrant[];
  /** Whether a policy states the ceiling, rather than a preset. */
  readonly stated: boolean;
}

/** Whether everything that it can do is allowed. */
export function isAllowed({ excess, skills }: Pick<Permission, "excess" | "skills">): boolean {
  return excess.length === 0 && skills.size === 0;
}

/** `undefined`: the file cannot be read, so it is not known what it can do. */
export function permissionsUnder(
  decisions: Decisions,
  { loads }: Pick<Inspection, "loads">,
): (subject: Pick<Subject, "host" | "item">) => Permission | undefined {
  const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
  let reachable: ReadonlyMap<Item, (item: Item) => Reachable> | undefined;
  return ({ host, item }) => {
    const { profile } = item;
    if (!profile) return undefined;
    reachable ??= new Map(
      loads.flatMap(({ load }) => {
        const reach = reachableIn(load);
        return load.items.map((one) => [one, reach] as const);
      }),
    );
    const own = capabilitiesOf(profile);
    const can = inOrder([...own, ...(reachable.get(item)?.(item).keys() ?? [])]);
    const allowance = decisions.allowance(host, item);
    const skills = (profile.skills ?? []).flatMap(({ path, may, asks, refuses }) => {
      const allowed = asks || refuses ? may : [...own, ...decisions.skillAllowance(host, item, path).may];
      const excess = may.filter((capability) => !allowed.includes(capability));
      return excess.length === 0 ? [] : [[path, excess] as const];
    });
    return {
      excess: can.filter((capability) => !allowance.may.includes(capability)),
      skills: merged(skills),
      grants: allowance.grants
        .flatMap((at) => grants.get(at) ?? [])
        .filter(({ may }) =>
          may.some((capability) => can.includes(capability) && allowance.granted.includes(capability)),
        ),
      stated: allowance.stated,
    };
  };
}

/** What grants that name its host give to a subject: somebody decided that it can do this there. */
export function grantedByHost(
  decisions: Decisions,
): (subject: Pick<Subject, "host" | "item">) => readonly Capability[] {
  const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
  return ({ host, item }) =>
    decisions.allowance(host, item).grants.flatMap((at) => {
      const grant = grants.get(at);
      return grant?.hosts.includes(host) ? grant.may : [];
    });
}

function merged(
  entries: readonly (readonly [path: string, may: readonly Capability[]])[],
): ReadonlyMap<string, readonly Capability[]> {
  const found = new Map<string, readonly Capability[]>();
  for (const [path, may] of entries) found.set(path, inOrder([...(found.get(path) ?? []), ...may]));
  return found;
}
