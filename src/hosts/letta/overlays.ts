/**
 * Files without a prompt: each changes another subagent of its name, which is built in, the user's, or in the same
 * folder. Which of two files in one folder is read first depends on the file system, so both orders count.
 */
import { implied } from "../../model/fact.ts";
import type { Item, Layer, Load } from "../../model/load.ts";
import { type Grant, grantsOf, type Profile } from "../../model/profile.ts";
import { overlayOf } from "./agent.ts";
import { groupBy } from "../../repo/many.ts";

/** What the files of one name in one folder may change. */
interface Bases {
  /** The first of those with a prompt. */
  readonly first: Profile | undefined;
  /** What all of them have, and what other files without a prompt may have given them before. */
  readonly grants: readonly Grant[];
}

/** `isWhole`: the user's subagents are known too. */
export function withOverlays(load: Load, isWhole: boolean): Load {
  if (!load.items.some(({ profile }) => overlayOf(profile) !== undefined)) return load;
  const basesOf = basesIn(load);
  const changed = new Map<Item, Item>();
  for (const item of load.items) {
    const name = item.profile?.identity;
    const isOverlay = isThere(item) && overlayOf(item.profile) !== undefined;
    changed.set(item, isOverlay && name !== undefined ? asChanged(item, basesOf(item.layer, name), isWhole) : item);
  }
  // A shadowed item names its winner, and items compare by reference.
  const withWinner = (item: Item): Item =>
    item.verdict.kind === "shadowed"
      ? { ...item, verdict: { ...item.verdict, by: changed.get(item.verdict.by) ?? item.verdict.by } }
      : item;
  return { ...load, items: load.items.map((item) => withWinner(changed.get(item) ?? item)) };
}

function basesIn(load: Load): (layer: Layer, name: string) => Bases {
  const byName = groupBy(load.items.filter(isThere), (item) => item.profile?.identity);
  const found = new Map<Layer, Map<string, Bases>>();
  return (layer, name) => {
    const ofLayer = found.get(layer) ?? new Map<string, Bases>();
    found.set(layer, ofLayer);
    const known = ofLayer.get(name);
    if (known) return known;
    const below = (byName.get(name) ?? []).filter((item) => isBelow(item.layer, layer));
    const profiles = below.flatMap(({ profile }) =>
      profile && overlayOf(profile)?.hasTools !== false ? [profile] : [],
    );
    const bases = {
      first: profiles.find((profile) => overlayOf(profile) === undefined),
      grants: profiles.flatMap(grantsOf),
    };
    ofLayer.set(name, bases);
    return bases;
  };
}

function isThere({ verdict: { kind } }: Item): boolean {
  return kind === "loaded" || kind === "shadowed";
}

/** Whether Letta Code may read the one before the other. */
function isBelow(base: Layer, layer: Layer): boolean {
  return base === layer || base.name === "builtin" || (base.name === "user" && layer.name === "project");
}

/** Every object has it, and so the program finds it among the subagents. */
const inherited = "constructor";

function asChanged(item: Item, { first, grants }: Bases, isWhole: boolean): Item {
  const { profile } = item;
  if (!profile) return item;
  if (!first && isWhole && profile.identity !== inherited) {
    const message = "it has no prompt below the frontmatter, and no other subagent has its name for it to change";
    return { ...item, verdict: { kind: "rejected", problem: { message, at: profile.prompt.at } } };
  }
  const made = changedProfile(profile, first, grants);
  return first ? { ...item, profile: made } : { ...item, profile: withoutBase(made), certainty: "assumed" };
}

function changedProfile(own: Profile, base: Profile | undefined, grants: readonly Grant[]): Profile {
  const because = base
    ? "it has no `tools`, so those of the subagent that it changes stay"
    : "it changes a subagent of the user, if there is one, and not its tools";
  return {
    ...own,
    description: own.description.state === "missing" && base ? base.description : own.description,
    needsNoDescription: true,
    ...(overlayOf(own)?.hasTools ? {} : { grants: implied(grants, own.name.at, because), extraGrants: [] }),
    prompt: base && base.prompt.source !== "none" ? base.prompt : own.prompt,
    hasDefaultPrompt: true,
    model: own.model.state === "implied" && base ? base.model : own.model,
  };
}

/** The user may have a subagent of this name. */
function withoutBase(profile: Profile): Profile {
  const { at } = profile.prompt;
  const because =
    "it is empty, so Letta Code leaves this file out, unless the user has a subagent of its name to change";
  return { ...profile, ineffective: [...profile.ineffective, { kind: "value", what: "the prompt", because, at }] };
}
