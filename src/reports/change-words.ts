/**
 * What people read of changes, on a page and in a terminal alike: the headline, tools that are not worth a line, and
 * letters.
 */
import { capabilities, type Capability, letters } from "../model/capability.ts";
import { counted, nounFor } from "../sanitize/counted.ts";
import { listed } from "../sanitize/listed.ts";
import type { ChangeKind, Widening } from "../compare/change.ts";

/** What the headline counts. */
export interface ChangeCounts {
  readonly changed: number;
  /** Subagents that can do more than before. */
  readonly gained: number;
  /** Subagents that can do the same, and changed while a grant of the policy covers them. */
  readonly regranted: number;
  /** Settings files that changed. */
  readonly files: number;
  /** Files that start agents, and whose starts changed. */
  readonly startFiles: number;
  /** What became looser of these starts, in words. */
  readonly starts: readonly string[];
  /** How many subagents run under looser settings, those of starts not counted; `undefined`: no setting is looser. */
  readonly looser: number | undefined;
  /**
   * Files that could not be checked, of which the base has no such finding and no subagent is known to have gained
   * power; absent: none is known.
   */
  readonly unchecked?: number;
  /** Files that profiles and settings start, and whose content changed. */
  readonly started: number;
}

/** Whether a widening is power, and not only the use of a grant. */
export function isPower({ kind }: Pick<Widening, "kind">): boolean {
  return kind !== "grant";
}

/**
 * `2 subagents gained power; 40 now run under looser settings`: what a reviewer has to know first. What could not be
 * checked may have gained power, so then no sentence says that none has.
 */
export function gainSentence({ started, ...counts }: ChangeCounts): string {
  const own = ownGainSentence(counts);
  return started === 0 ? own : `${own}; ${counted(started, "started file")} changed`;
}

function ownGainSentence(counts: Omit<ChangeCounts, "started">): string {
  const { changed, gained, regranted, files, startFiles, starts, looser, unchecked = 0 } = counts;
  if (unchecked === 0 && changed + files + startFiles === 0) return "No subagent changed";
  const parts = [
    ...(gained > 0 ? [[gained, "gained power"] as const] : []),
    ...(regranted > 0 ? [[regranted, "changed under a grant"] as const] : []),
    ...(looser === undefined || looser === 0
      ? []
      : [[looser, `now ${nounFor(looser, "runs", "run")} under looser settings`] as const]),
  ].map(([count, words], at) => `${at === 0 ? counted(count, "subagent") : count} ${words}`);
  const gains = [...parts, ...(looser === 0 ? ["settings next to the profiles are looser"] : []), ...starts];
  const all = [...gains, ...(unchecked > 0 ? [uncheckedWords(unchecked, gains.length > 0)] : [])];
  return all.length === 0 ? "No subagent gained power" : capitalised(all.join("; "));
}

function uncheckedWords(count: number, isMore: boolean): string {
  return `${counted(count, "file")} could not be checked, so it is not known whether ${isMore ? "another" : "a"} subagent gained power`;
}

/** `5 subagents, 1 settings file and 1 file that starts agents changed`; empty where nothing did. */
export function changedSentence({ changed, files, startFiles }: ChangeCounts): string {
  const parts = [
    ...(changed > 0 ? [counted(changed, "subagent")] : []),
    ...(files > 0 ? [counted(files, "settings file")] : []),
    ...(startFiles > 0 ? [counted(startFiles, "file that starts agents", "files that start agents")] : []),
  ];
  return parts.length === 0 ? "" : `${listed(parts)} changed`;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `new`, `removed`, …; `undefined` for a subagent that is merely different. */
export function kindWord(kind: ChangeKind): string | undefined {
  return kind === "changed" ? undefined : kind === "added" ? "new" : kind;
}

/** The verdicts with which a host does not offer what a file says. */
const notLoaded: ReadonlySet<string> = new Set(["dropped", "rejected"]);

interface Unloaded {
  /** The verdict before; `null`: there was none. */
  readonly was: string | null;
  /** The verdict now. */
  readonly is: string | null;
  readonly why?: string;
  /** Whether there is more to say than the verdict. */
  readonly follows: boolean;
}

/**
 * What a change says first of a file that its host does not load, so that no reason and no difference reads as if it
 * counted; `undefined` where it does, or where nothing follows.
 */
export function notLoadedWords(host: string, { was, is, why, follows }: Unloaded): string | undefined {
  if (is === null || !notLoaded.has(is) || !follows) return undefined;
  const loads = was === null || notLoaded.has(was) ? "does not load" : "no longer loads";
  return `${host} ${loads} this file${why === undefined ? "" : ` (${why})`}, so what follows counts only once it does`;
}

/**
 * `rw----`, as `list` prints it. `mark` may mark the letter of a capability that is there; `none` stands for one that
 * is not.
 */
export function lettersOf(
  held: (capability: Capability) => boolean,
  mark: (letter: string, capability: Capability) => string = (letter) => letter,
  none = "-",
): string {
  return capabilities
    .map((capability) => (held(capability) ? mark(letters.get(capability) ?? "", capability) : none))
    .join("");
}

/** `r read, w write, …`. */
export const legend: string = [...letters].map(([capability, letter]) => `${letter} ${capability}`).join(", ");

/** Gained tools that no reason names. A key that grants by itself, such as `hooks`, is a difference of its own. */
export function unexplainedTools(
  gained: readonly string[],
  widenings: readonly Pick<Widening, "message">[],
  differences: readonly { readonly field: string }[] = [],
): readonly string[] {
  return gained.filter(
    (tool) =>
      !differences.some(({ field }) => field === tool) &&
      !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)),
  );
}

/** Lost tools without those that a gained one includes: `Bash` includes `Bash(npm test:*)`, and `*` every tool. */
export function lostTools(gained: readonly string[], lost: readonly string[]): readonly string[] {
  return lost.filter((tool) => !gained.some((wider) => includes(wider, tool)));
}

function includes(wider: string, tool: string): boolean {
  if (wider === tool.replace(/\(.*$/s, "").trim() || tool.startsWith(`${wider}__`)) return true;
  return wider.endsWith("*") && tool.startsWith(wider.slice(0, -1));
}

/** Differences that neither the reasons nor the lists of tools tell. */
export function unexplainedDifferences<
  At,
  D extends { readonly field: string; readonly before: string | null; readonly at: At },
>(
  differences: readonly D[],
  widenings: readonly { readonly kind: Widening["kind"]; readonly message: string; readonly at: At }[],
  isSamePlace: (a: At, b: At) => boolean,
): readonly D[] {
  return differences.filter(
    ({ field, before, at }) =>
      !widenings.some(
        (widening) =>
          widening.kind === field ||
          widening.message.startsWith(`\`${field}\` is `) ||
          (before === null && isSamePlace(widening.at, at)),
      ),
  );
}

/** Values that are longer than this are shown from where they differ. */
const longestWhole = 100;

/** How much of what two long values have in common is shown on each side of what differs. */
const around = 24;

/** Two values without most of what they have in common at both ends: what differs is what a reader looks for. */
export function contrasted(before: string, after: string): readonly [before: string, after: string] {
  if (Math.max(before.length, after.length) <= longestWhole) return [before, after];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const from = start > around + 8 ? wholeFrom(before, start - around) : 0;
  const to = end > around + 8 ? end - around : 0;
  const part = (text: string) =>
    `${from > 0 ? "…" : ""}${text.slice(from, wholeFrom(text, text.length - to))}${to > 0 ? "…" : ""}`;
  return [part(before), part(after)];
}

/** The position, or the one before it where it would split a pair of UTF-16 units. */
function wholeFrom(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at;
}
