/**
 * Delegation: the capabilities that a subagent reaches by starting others. Few hosts restrict which subagents it may
 * start, so it may start every subagent that its host offers, unless its profile lists them.
 */
import { capabilities, type Capability } from "./capability.ts";
import { known } from "./fact.ts";
import type { Item, Load } from "./load.ts";
import { byBytes } from "../repo/path.ts";
import { capabilitiesOf } from "./profile.ts";

/** The capabilities that a subagent reaches beyond its own, each with one subagent that has it. */
export type Reachable = ReadonlyMap<Capability, Item>;

const none: Reachable = new Map();

/**
 * Empty for a subagent that its host does not offer, or that may not start others. Built-ins count too; profiles of the
 * repository are named first.
 */
export function reachableIn({ items }: Pick<Load, "items">): (item: Item) => Reachable {
  let offered: readonly Offered[] | undefined;
  let ofAll: Reachable | undefined;
  return ({ verdict, profile }) => {
    if (!profile || verdict.kind !== "loaded") return none;
    const own = capabilitiesOf(profile);
    if (!own.includes("delegate") || own.length === capabilities.length) return none;
    const candidates = (offered ??= offeredIn(items));
    const { mayStart } = profile;
    const holders = mayStart
      ? holdersIn(candidates.filter(({ identity }) => mayStart(identity)))
      : (ofAll ??= holdersIn(candidates));
    return beyond(holders, own);
  };
}

function beyond(holders: Reachable, own: readonly Capability[]): Reachable {
  let found: Map<Capability, Item> | undefined;
  for (const [capability, holder] of holders)
    if (!own.includes(capability)) (found ??= new Map()).set(capability, holder);
  return found ?? none;
}

interface Offered {
  readonly item: Item;
  readonly identity: string;
  readonly may: readonly Capability[];
}

/** Profiles with a file first, then those with the most capabilities, so that a message names few of them. */
function offeredIn(items: readonly Item[]): readonly Offered[] {
  const offered = items.flatMap((item) =>
    item.verdict.kind === "loaded" && item.profile
      ? [{ item, identity: item.profile.identity ?? "", may: capabilitiesOf(item.profile) }]
      : [],
  );
  return offered.sort(
    (a, b) =>
      Number(b.item.files.length > 0) - Number(a.item.files.length > 0) ||
      b.may.length - a.may.length ||
      byBytes(a.item.files[0] ?? "", b.item.files[0] ?? ""),
  );
}

/** For each capability the first subagent that has it. */
function holdersIn(offered: readonly Offered[]): Reachable {
  return new Map(
    capabilities.flatMap((capability) => {
      const holder = offered.find(({ may }) => may.includes(capability));
      return holder ? [[capability, holder.item]] : [];
    }),
  );
}

/** The name of a subagent in messages: "the built-in `plan`". */
export function displayName({ files, profile }: Pick<Item, "files" | "profile">): string {
  const name = `\`${(profile && known(profile.name)) ?? files[0] ?? ""}\``;
  return files.length === 0 ? `the built-in ${name}` : name;
}
