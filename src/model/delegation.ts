/**
 * What a subagent can have done by others. Few hosts hold one to a list of those that it may start, so whoever may start
 * one may start each that its host offers, unless its profile says which: what any of them can do is one step away.
 */
import { capabilities, type Capability } from "./capability.ts";
import { known } from "./fact.ts";
import type { Item, Load } from "./load.ts";
import { byBytes } from "../repo/path.ts";
import { capabilitiesOf } from "./profile.ts";

/** What a subagent reaches beyond its own powers, and who has it: of several one. */
export type Reachable = ReadonlyMap<Capability, Item>;

const nothing: Reachable = new Map();

/** Of a subagent that its host does not offer, or that may start none: nothing. Built-ins are reached too, profiles of the repository first. */
export function reachableIn({ items }: Pick<Load, "items">): (item: Item) => Reachable {
  let offered: readonly Offered[] | undefined;
  let anybody: Reachable | undefined;
  return ({ verdict, profile }) => {
    if (!profile || verdict.kind !== "loaded") return nothing;
    const own = capabilitiesOf(profile);
    if (!own.includes("delegate") || own.length === capabilities.length) return nothing;
    const all = (offered ??= offeredIn(items));
    const { mayStart } = profile;
    const holders = mayStart
      ? holdersIn(all.filter(({ identity }) => mayStart(identity)))
      : (anybody ??= holdersIn(all));
    return new Map([...holders].filter(([capability]) => !own.includes(capability)));
  };
}

interface Offered {
  readonly item: Item;
  readonly identity: string;
  readonly may: readonly Capability[];
}

/** Those with a file before built-ins, then the ones that may do most, so that few have to be named. */
function offeredIn(items: readonly Item[]): readonly Offered[] {
  const offered = items.flatMap((item) =>
    item.verdict.kind === "loaded" && item.profile
      ? [{ item, identity: item.profile.identity ?? "", may: capabilitiesOf(item.profile) }]
      : [],
  );
  return offered.sort(
    (one, other) =>
      Number(other.item.files.length > 0) - Number(one.item.files.length > 0) ||
      other.may.length - one.may.length ||
      byBytes(one.item.files[0] ?? "", other.item.files[0] ?? ""),
  );
}

/** For each capability the first that holds it. */
function holdersIn(offered: readonly Offered[]): Reachable {
  return new Map(
    capabilities.flatMap((capability) => {
      const holder = offered.find(({ may }) => may.includes(capability));
      return holder ? [[capability, holder.item]] : [];
    }),
  );
}

/** What people call one that is started: "the built-in `plan`". */
export function displayName({ files, profile }: Pick<Item, "files" | "profile">): string {
  const name = `\`${(profile && known(profile.name)) ?? files[0] ?? ""}\``;
  return files.length === 0 ? `the built-in ${name}` : name;
}
