/**
 * How the level of one rule or kind changes. A preset lowers its level for some findings, and a level that a policy
 * states is lowered for none: so a statement that repeats the preset's level still decides something.
 */
import { rules } from "../../generated/catalogue.ts";
import type { Level, SeverityCap } from "../../model/finding.ts";
import type { Rule } from "../../model/rule.ts";
import { isLaxerLevel } from "../decide/levels.ts";
import type { Stated } from "../model.ts";

/** A rule, or a rule and one of its kinds. */
export interface LevelName {
  readonly rule: string;
  readonly kind: string | undefined;
}

/** Every rule, each followed by its kinds. */
export const levelNames: readonly LevelName[] = Object.entries<Rule>(rules).flatMap(([rule, { kinds = {} }]) =>
  [undefined, ...Object.keys(kinds)].map((kind) => ({ rule, kind })),
);

/** One level at both ends. */
interface LevelPair {
  readonly before: Stated<Level>;
  readonly after: Stated<Level>;
}

/** How a level differs, as a sentence about its rule. */
export interface LevelChange {
  readonly direction: "looser" | "tighter";
  readonly message: string;
}

/** Findings as they are, and those for which a preset lowers its level. */
const capsOf = ({ rule }: LevelName): readonly (SeverityCap | undefined)[] =>
  (rules as { readonly [id: string]: Rule })[rule]?.isCapped ? [undefined, "reader", "assumed"] : [undefined];

/**
 * At most one change in each direction, with the pair that shows it. `pairFor`: the level at both ends for findings
 * with this cap; `undefined`: it is not compared. `scope`: what the level is for, as ` for some profiles`.
 */
export function levelChanges<P extends LevelPair>(
  name: LevelName,
  scope: string,
  pairFor: (cap: SeverityCap | undefined) => P | undefined,
): readonly (P & LevelChange)[] {
  const pairs = capsOf(name).flatMap((cap) => {
    const pair = pairFor(cap);
    return pair && pair.before.value !== pair.after.value ? [{ pair, cap }] : [];
  });
  return (["looser", "tighter"] as const).flatMap((direction): readonly (P & LevelChange)[] => {
    const changed = pairs.filter(
      ({ pair }) => isLaxerLevel(pair.after.value, pair.before.value) === (direction === "looser"),
    );
    const [first] = changed;
    if (!first) return [];
    // What holds for all findings is said without those that a preset lowers.
    const values = (first.cap === undefined ? [first] : changed).map(
      ({ pair: { before, after }, cap }) => `${after.value}${scope}${findingsOf(cap)} (was ${before.value})`,
    );
    const { rule, kind } = name;
    const message = `\`${kind ? `${rule}/${kind}` : rule}\` is ${values.join(", and ")}`;
    return [{ ...first.pair, direction, message }];
  });
}

function findingsOf(cap: SeverityCap | undefined): string {
  if (cap === undefined) return "";
  return cap === "reader"
    ? " in findings of hosts that only read another host's folder"
    : " in findings that rest on an assumed fact";
}
