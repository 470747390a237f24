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
import type { Decisions, Waiver } from "../policy/model.ts";
import { addTo } from "../repo/many.ts";

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
  /** Whether the baseline has all errors about its power and covers its excess: nothing fails, and nobody decided. */
  readonly isBaselined: boolean;
  /** The waivers without which the check would have an error about its power, or which cover its excess. */
  readonly waivers: readonly Waiver[];
  /** The agents by which it can do more than by itself, and what each adds. */
  readonly through: readonly Through[];
}

/** An agent that a profile can start. */
export interface Through {
  readonly agent: Item;
  readonly may: readonly Capability[];
}

/**
 * Why something is allowed or not. `baseline`: it is not, and the baseline keeps that from failing. `no-policy`: no
 * policy states a ceiling, so nothing limits it, and no other rule refuses it.
 */
export const permissionDecisions = ["ceiling", "grant", "waived", "baseline", "refused", "no-policy"] as const;
export type PermissionDecision = (typeof permissionDecisions)[number];

/** Why a profile is allowed or not, in one word; a refusal comes before everything else. */
export function decisionIn(permission: Permission): PermissionDecision {
  const refusal = permission.isBaselined ? "baseline" : "refused";
  if (permission.refusedBy.length > 0) return refusal;
  if (!permission.stated) return "no-policy";
  if (!isAllowed(permission)) return refusal;
  if (permission.waivers.length > 0) return "waived";
  return permission.grants.length > 0 ? "grant" : "ceiling";
}

/** The rules that refuse it. What exceeds a stated ceiling is refused also where its rule reports no error. */
export function refusalsIn(permission: Permission): readonly string[] {
  const { excess, skills, stated, isWaived, refusedBy } = permission;
  const isBeyond = stated && !isWaived && excess.length + skills.size > 0;
  return isBeyond ? [...new Set(["max-capability", ...refusedBy])] : refusedBy;
}

/** Whether nothing stands against what it can do. */
export function isAllowed({
  excess,
  skills,
  refusedBy,
  isWaived,
}: Pick<Permission, "excess" | "skills" | "refusedBy" | "isWaived">): boolean {
  return refusedBy.length === 0 && (isWaived || (excess.length === 0 && skills.size === 0));
}

/** What counts of a finding here. */
export interface Found {
  readonly finding: Finding;
  /** `waived`, or any other state. */
  readonly state: string;
  readonly isBaselined?: boolean;
  readonly waiver?: Waiver | null;
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
    const reached: Reachable = reachable.get(item)?.(item) ?? new Map();
    const can = inOrder([...own, ...reached.keys()]);
    const allowance = decisions.allowance(host, item);
    const skills = (profile.skills ?? []).flatMap(({ path, may, asks, refuses }) => {
      const allowed = asks || refuses ? may : [...own, ...decisions.skillAllowance(host, item, path).may];
      const excess = may.filter((capability) => !allowed.includes(capability));
      return excess.length === 0 ? [] : [[path, excess] as const];
    });
    return {
      excess: can.filter((capability) => !allowance.may.includes(capability)),
      skills: capabilitiesByPath(skills),
      grants: allowance.grants
        .flatMap((at) => grants.get(at) ?? [])
        .filter(({ may }) =>
          may.some((capability) => can.includes(capability) && allowance.granted.includes(capability)),
        ),
      stated: allowance.stated,
      through: throughOf(reached),
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
    addTo(found, item, one);
  }
  return found;
}

/** What findings of class `power` about one profile or one file of settings say of it. */
export function verdictOf(
  found: readonly Found[],
): Pick<Permission, "refusedBy" | "isWaived" | "isBaselined" | "waivers"> {
  const errors = found.filter(({ finding, state }) => finding.severity === "error" && state !== "waived");
  const ofCeiling = found.filter(({ finding }) => finding.rule === "max-capability");
  const isWaived = ofCeiling.length > 0 && ofCeiling.every(({ state }) => state === "waived");
  const open = [...errors, ...ofCeiling.filter(({ state }) => state !== "waived")];
  const waivers = found.flatMap(({ finding, waiver }) =>
    waiver && (finding.severity === "error" || (isWaived && finding.rule === "max-capability")) ? [waiver] : [],
  );
  return {
    refusedBy: [...new Set(errors.map(({ finding }) => finding.rule))],
    isWaived,
    isBaselined: open.length > 0 && open.every(({ isBaselined = false }) => isBaselined),
    waivers: [...new Set(waivers)],
  };
}

/** Each agent once, with all that it adds. */
function throughOf(reached: Reachable): readonly Through[] {
  const agents = new Map<Item, Capability[]>();
  for (const [capability, agent] of reached) addTo(agents, agent, capability);
  return [...agents].map(([agent, may]) => ({ agent, may: inOrder(may) }));
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

function capabilitiesByPath(
  entries: readonly (readonly [path: string, may: readonly Capability[]])[],
): ReadonlyMap<string, readonly Capability[]> {
  const found = new Map<string, readonly Capability[]>();
  for (const [path, may] of entries) found.set(path, inOrder([...(found.get(path) ?? []), ...may]));
  return found;
}
