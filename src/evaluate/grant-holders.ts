/** Subagents that have a capability which only a grant of the policy allows. */
import type { GrantHolders } from "../compare/change.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Material, MaterialFile, Materials } from "../inspect/material/material.ts";
import type { Item } from "../model/load.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { Decisions } from "../policy/model.ts";

/**
 * Each with the fingerprint of what the grant was given to: its prompt, its commands, the files it reads and the
 * scripts it starts.
 */
export function grantHoldersIn({ subjects }: Inspection, { ofItems }: Materials, decisions: Decisions): GrantHolders {
  const holders = subjects.filter((subject) => usesGrant(subject, decisions));
  return new Map(holders.map((subject) => [subject, fingerprintOf(subject.item, ofItems.get(subject.item))]));
}

function fingerprintOf({ profile }: Item, material: Material | undefined): string {
  if (!profile) return "";
  const { prompt, hooks, servers } = profile;
  const commands = [...hooks, ...servers].map(({ kind, value }) => ({ kind, value }));
  return JSON.stringify([prompt.text, commands, material ? contentsOf(material) : null]);
}

/** Not whether files are executable, which a disk may not know. */
function contentsOf({ started, read }: Material): readonly unknown[] {
  const contentOf = ({ path, identity, checkout }: MaterialFile) => [path, identity, checkout?.how];
  return [started.map(contentOf), read.map(contentOf)];
}

function usesGrant({ host, item }: Subject, decisions: Decisions): boolean {
  const { granted } = decisions.allowance(host, item);
  return (
    granted.length > 0 &&
    item.profile !== undefined &&
    capabilitiesOf(item.profile).some((capability) => granted.includes(capability))
  );
}
