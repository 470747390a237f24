/**
 * Puts the very items and layers of a first load into a second one wherever the two have equal ones. What follows tells
 * that something is the same in both trees without a look into it: rules, and the comparison.
 */
import { isEqual } from "../../model/equal.ts";
import type { Item, Layer, Load, Verdict } from "../../model/load.ts";
import type { HostLoad } from "../inspection.ts";
import { groupBy } from "../../repo/many.ts";

/** The loads of one host, in its editions, with what they have equal to those of the tree before. */
export function withEqualsOf(kept: readonly HostLoad[], loads: readonly HostLoad[]): readonly HostLoad[] {
  return loads.map((hostLoad) => {
    const before = kept.find(({ edition }) => edition === hostLoad.edition);
    if (!before) return hostLoad;
    const { load, ...rest } = hostLoad;
    const shared = shareItems(before.load, load);
    const { load: _, ...restBefore } = before;
    return shared === before.load && isEqual(rest, restBefore) ? before : { ...rest, load: shared };
  });
}

/** The first load itself, where the second is equal to it as a whole. */
function shareItems(kept: Load, load: Load): Load {
  const layers = sharedLayers(kept.layers, load.layers);
  const layerOf = (layer: Layer): Layer => layers.get(layer) ?? layer;
  const candidateOf = candidates(kept.items, load.items, layerOf);
  const items = new Map<Item, Item>();
  // Items compare by reference, and a shadowed one names its winner.
  const itemOf = (item: Item): Item => {
    let shared = items.get(item);
    if (!shared) items.set(item, (shared = sharedItem(item, candidateOf.get(item), layerOf, itemOf)));
    return shared;
  };
  const next: Load = { ...load, layers: load.layers.map(layerOf), items: load.items.map(itemOf) };
  const { layers: _, items: __, ...rest } = next;
  const { layers: layersBefore, items: itemsBefore, ...restBefore } = kept;
  const isWhole = isSameList(next.items, itemsBefore) && isSameList(next.layers, layersBefore);
  return isWhole && isEqual(rest, restBefore) ? kept : next;
}

function isSameList<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}

/** The equal layer of the first load for each of the second. Each is taken once. */
function sharedLayers(kept: readonly Layer[], layers: readonly Layer[]): ReadonlyMap<Layer, Layer> {
  const shared = new Map<Layer, Layer>();
  for (const [layer, candidate] of inTurn(kept, layers, ({ name, root }) => `${name} ${root}`))
    if (isEqual(layer, candidate)) shared.set(layer, candidate);
  return shared;
}

/** The item of the first load that may be equal, for each of the second in an equal layer. Each is taken once. */
function candidates(
  kept: readonly Item[],
  items: readonly Item[],
  layerOf: (layer: Layer) => Layer,
): ReadonlyMap<Item, Item> {
  const numbers = new Map<Layer, number>();
  const keyOf = ({ layer, files: [file = ""], profile }: Item): string => {
    const shared = layerOf(layer);
    let number = numbers.get(shared);
    if (number === undefined) numbers.set(shared, (number = numbers.size));
    return `${number} ${file} ${file === "" ? (profile?.identity ?? "") : ""}`;
  };
  return new Map(inTurn(kept, items, keyOf));
}

/** Pairs of one key: the first with the first, the second with the second. */
function inTurn<T>(kept: readonly T[], values: readonly T[], keyOf: (value: T) => string): (readonly [T, T])[] {
  const open = groupBy(kept, keyOf);
  return values.flatMap((value): (readonly [T, T])[] => {
    const candidate = open.get(keyOf(value))?.shift();
    return candidate === undefined ? [] : [[value, candidate]];
  });
}

function sharedItem(
  item: Item,
  candidate: Item | undefined,
  layerOf: (layer: Layer) => Layer,
  itemOf: (item: Item) => Item,
): Item {
  const layer = layerOf(item.layer);
  const verdict = withSharedWinner(item.verdict, itemOf);
  if (candidate && isEqualItem({ ...item, layer, verdict }, candidate)) return candidate;
  return layer === item.layer && verdict === item.verdict ? item : { ...item, layer, verdict };
}

function withSharedWinner(verdict: Verdict, itemOf: (item: Item) => Item): Verdict {
  if (verdict.kind !== "shadowed") return verdict;
  const by = itemOf(verdict.by);
  return by === verdict.by ? verdict : { ...verdict, by };
}

/** Whether two items of one layer are equal. Winners are only where they are the same. */
function isEqualItem(one: Item, other: Item): boolean {
  const { verdict, ...rest } = one;
  const { verdict: otherVerdict, ...otherRest } = other;
  if (!isEqual({ ...rest, layer: null }, { ...otherRest, layer: null })) return false;
  return verdict.kind === "shadowed" && otherVerdict.kind === "shadowed"
    ? verdict.by === otherVerdict.by && isEqual({ ...verdict, by: null }, { ...otherVerdict, by: null })
    : isEqual(verdict, otherVerdict);
}
