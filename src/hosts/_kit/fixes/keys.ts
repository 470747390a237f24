/**
 * Proves a key under its right name, and a list in place of a text, by the host's own reading: then the value counts,
 * and what another host takes may be refused here. Then the value is respelled too, or nothing is proposed.
 */
import type { Fix } from "../../../model/fix.ts";
import type { Item, Load } from "../../../model/load.ts";
import { capabilitiesOf, type Ineffective, type Profile } from "../../../model/profile.ts";
import type { Source } from "../../../repo/text.ts";
import { applyEdits, changedLines, fixTo } from "./edits.ts";
import { itemsByPlace, type Reload } from "./items.ts";
import { isKeyAt, wordIn } from "./lists.ts";

/** How often a value is respelled after its key. */
const mostSteps = 2;

/** A key that is to be respelled. */
interface Candidate {
  readonly place: string;
  readonly before: Item;
  readonly fix: Fix;
  readonly source: Source;
  /** The file with the fix, and with what it takes besides. */
  readonly text: string;
  readonly steps: number;
}

/**
 * For each fix that respells a key or writes a list, the one that the host accepts; `undefined` where it accepts none.
 * `withFixes` gives a profile its fixes.
 */
export async function provenKeys(
  load: Load,
  withFixes: (profile: Profile) => Profile,
  reload: Reload,
): Promise<ReadonlyMap<Fix, Fix | undefined>> {
  const proven = new Map<Fix, Fix | undefined>();
  let waiting = candidatesIn(load, withFixes);
  while (waiting.length > 0) {
    const round = onePerFile(waiting);
    const loaded = await reload(new Map(round.map(({ source, text }) => [source.path, text])));
    const items = itemsByPlace(loaded, new Set(round.map(({ before }) => before.files[0])));
    const again = round.flatMap((one) => {
      const result = resultOf(one, items.get(one.place), withFixes);
      if (result && "text" in result) return [result];
      proven.set(one.fix, result);
      return [];
    });
    waiting = [...again, ...waiting.filter((one) => !round.includes(one))];
  }
  return proven;
}

function candidatesIn(load: Load, withFixes: (profile: Profile) => Profile): readonly Candidate[] {
  const files = new Set(load.items.map(({ files: [file] }) => file));
  return [...itemsByPlace(load, files)].flatMap(([place, before]) =>
    (before.profile ? withFixes(before.profile).ineffective : []).flatMap((fact): Candidate[] => {
      const [fix] = isAboutKey(fact) || fact.because.endsWith("write a list") ? (fact.fixes ?? []) : [];
      const source = fix?.edits[0]?.at.source;
      const text = fix && source && applyEdits(source, fix.edits);
      return text === undefined || !source || !fix ? [] : [{ place, before, fix, source, text, steps: 0 }];
    }),
  );
}

function isAboutKey({ what, meant, at }: Ineffective): boolean {
  const word = meant === undefined ? undefined : wordIn(at, what);
  return word !== undefined && isKeyAt(at.source.text, word);
}

/** Two keys of one file are tried one after the other, because each is proposed alone. */
function onePerFile(waiting: readonly Candidate[]): readonly Candidate[] {
  const taken = new Map<string, Candidate>();
  for (const one of waiting) if (!taken.has(one.source.path)) taken.set(one.source.path, one);
  return [...taken.values()];
}

/** The fix, if the host reads the file without a new fault; else the file with the fault's own fix, to be read. */
function resultOf(
  one: Candidate,
  after: Item | undefined,
  withFixes: (profile: Profile) => Profile,
): Fix | Candidate | undefined {
  const { before, fix, source, text, steps } = one;
  const profile = after?.profile && withFixes(after.profile);
  if (!after || !profile || isWorse(before, after)) return undefined;
  const [fault] = newFaults(before, profile);
  if (fault) {
    const [repair] = fault.fixes ?? [];
    const repaired = steps < mostSteps && repair ? applyEdits(fault.at.source, repair.edits) : undefined;
    return repaired === undefined || repaired === text ? undefined : { ...one, text: repaired, steps: steps + 1 };
  }
  if (steps === 0) return fix;
  const had = before.profile ? capabilitiesOf(before.profile) : [];
  const isSafe = fix.safe && capabilitiesOf(profile).every((capability) => had.includes(capability));
  return fixTo(source, changedLines(source.text, text), isSafe, fix.title);
}

/** Whether the host leaves the file out, another reader may, or a mode that skips prompts is written now. */
function isWorse(before: Item, after: Item): boolean {
  const had = new Set(before.profile?.bypasses.map(({ setting, effect }) => `${setting} ${effect}`));
  return (
    before.verdict.kind !== after.verdict.kind ||
    (after.leniency !== undefined && before.leniency === undefined) ||
    (after.profile?.bypasses ?? []).some(({ setting, effect }) => !had.has(`${setting} ${effect}`))
  );
}

function newFaults(before: Item, { ineffective }: Profile): readonly Ineffective[] {
  const had = new Set(before.profile?.ineffective.map(({ kind, what }) => `${kind} ${what}`));
  return ineffective.filter(({ kind, what }) => kind !== "metadata" && !had.has(`${kind} ${what}`));
}
