/**
 * What the policy says of one profile: allowed by the ceiling, by grants or by a waiver, or not allowed. It is not
 * allowed where it can do more than it may, and where the check has an error of class `power` about it: the two never
 * disagree.
 */
import type { Inspection, Subject } from "../inspect/index.ts";
import { type Capability, inOrder } from "../model/capability.ts";
import { type Reachable, reachableIn } from "../model/delegation.ts";
import type { Finding } from "../model/finding.ts";
import type { Item } from "../model/load.ts";
import type { PolicyGrant } from "../model/policy-entry.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { Refusal } from "../model/rule.ts";
import type { Decisions } from "../policy/model.ts";

/** The decision about one profile of one host. */
export interface Permission {
  /** What it can do, itself and through the subagents that it can start, beyond what it may. Empty: it is allowed. */
  readonly excess: readonly Capability[];
  /** Skills through which it can do more, unasked, than grants allow: their files, and what is too much. */
  readonly skills: ReadonlyMap<string, readonly Capability[]>;
  /** What no grant of the repository's policy can give it; absent: a grant can give everything. */
  readonly refusal?: Refusal;
  /** The grants that allow what it can do beyond the ceiling. */
  readonly grants: readonly PolicyGrant[];
  /** Whether a policy states the ceiling, rather than a preset. */
  readonly stated: boolean;
  /** The rules that have an error about its power, new or existing, which nobody waived. */
  readonly refusedBy: readonly string[];
  /** Whether waivers cover all that it can do beyond what it may. */
  readonly isWaived: boolean;
}

/** Whether nothing stands against what it can do. */
export function isAllowed({
  excess,
  skills,
  refusedBy,
  isWaived,
}: Omit<Permission, "grants" | "stated" | "refusal">): boolean {
  return refusedBy.length === 0 && (isWaived || (excess.length === 0 && skills.size === 0));
}

/** What counts of a finding here. */
interface Found {
  readonly finding: Finding;
  /** `waived`, or any other state. */
  readonly state: string;
}

/**
 * `findings`: those of the check; without them only what grants decide is known. `undefined`: the file cannot be read,
 * so it is not known what it can do.
 */
export function permissionsUnder(
  decisions: Decisions,
  { loads }: Pick<Inspection, "loads">,
  findings: readonly Found[] = [],
): (subject: Pick<Subject, "host" | "item">) => Permission | undefined {
  const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
  const found = powersByItem(findings);
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
      ...(allowance.refusal ? { refusal: allowance.refusal } : {}),
      ...verdictOf((found.get(item) ?? []).filter(({ finding }) => finding.host === host)),
    };
  };
}

/** The findings of class `power` about each profile. */
function powersByItem(findings: readonly Found[]): ReadonlyMap<Item, readonly Found[]> {
  const found = new Map<Item, Found[]>();
  for (const one of findings) {
    const { item, class: ofClass } = one.finding;
    if (!item || ofClass !== "power") continue;
    const same = found.get(item);
    if (same) same.push(one);
    else found.set(item, [one]);
  }
  return found;
}

function verdictOf(found: readonly Found[]): Pick<Permission, "refusedBy" | "isWaived"> {
  const errors = found.filter(({ finding, state }) => finding.severity === "error" && state !== "waived");
  const ofCeiling = found.filter(({ finding }) => finding.rule === "max-capability");
  return {
    refusedBy: [...new Set(errors.map(({ finding }) => finding.rule))],
    isWaived: ofCeiling.length > 0 && ofCeiling.every(({ state }) => state === "waived"),
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
