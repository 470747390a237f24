/** Writes the host's own names in place of those that it does not have. */
import { inOrder } from "../../../model/capability.ts";
import { known } from "../../../model/fact.ts";
import type { Fix } from "../../../model/fix.ts";
import { capabilitiesOf, grantsOf, type Ineffective, type Profile } from "../../../model/profile.ts";
import type { Place, Source, Span } from "../../../repo/text.ts";
import { capabilityOfTool } from "../profiles/tool-vocabulary.ts";
import { fixTo, replaceWords } from "./edits.ts";
import { isKeyAt, listOf, wordIn } from "./lists.ts";
import { addTo } from "../../../repo/many.ts";

/** What is written at a span, and the host's name for it. */
export interface Respelling {
  readonly span: Span;
  readonly what?: string;
  readonly meant?: string;
}

/** One fix for all of these names. It is not safe: a tool under its right name may give what the wrong one did not. */
export function respelledFix(source: Source, names: readonly Respelling[]): Fix | undefined {
  const found = names.flatMap(({ span, what, meant }) => {
    const written = what === undefined ? undefined : wordIn({ source, span }, what);
    return written && meant !== undefined && meant !== what ? [{ span: written, word: meant }] : [];
  });
  const sorted = found.sort((a, b) => a.span.start - b.span.start);
  const last = sorted.at(-1);
  return last && fixTo(source, replaceWords(source.text, sorted), false, `write \`${last.word}\``);
}

/** A text with commas that has to be a list, as the format of its file writes one. Nothing but that line changes. */
export function listInstead({ source, span }: Place): Fix | undefined {
  const written = source.text.slice(span.start, span.end);
  const items = written
    .replace(/^(["'])(.*)\1$/, "$2")
    .split(",")
    .map((item) => item.trim());
  // Another character would need quotes, or has a meaning of its own.
  if (written.length > 400 || items.some((item) => !/^[\w@/.:-]+$/.test(item) || item.endsWith(":"))) return undefined;
  const isYaml = /\.(?:md|ya?ml)$/i.test(source.path) && !source.text.startsWith("+++");
  const word = `[${items.map((item) => (isYaml ? item : JSON.stringify(item))).join(", ")}]`;
  return fixTo(source, replaceWords(source.text, [{ span, word }]), false, `write ${word}`);
}

/** A tool under a wrong name in a list, and the host's own name. */
interface Misspelling {
  readonly fact: Ineffective;
  readonly span: Span;
  readonly word: string;
  readonly isSafe: boolean;
}

/**
 * For every list of tools, one fix that respells all of them: lower case is one mistake. A name that gives nothing has
 * a fix for those that give nothing, which is safe.
 */
export function listRespellings(facts: readonly Ineffective[], profile: Profile): ReadonlyMap<Ineffective, Fix> {
  const lists = new Map<string, Misspelling[]>();
  for (const fact of facts) {
    const misspelling = fact.kind === "unknown-tool" ? misspellingIn(fact, profile) : undefined;
    if (!misspelling) continue;
    const { source } = fact.at;
    const key = `${source.path} ${listOf(source.text, misspelling.span)}`;
    addTo(lists, key, misspelling);
  }
  const found = new Map<Ineffective, Fix>();
  for (const list of lists.values()) {
    const sorted = list.toSorted((a, b) => a.span.start - b.span.start);
    const safe = sorted.filter(({ isSafe }) => isSafe);
    const [ofSafe, ofAll] = [respellingOf(safe, profile), respellingOf(sorted, profile)];
    for (const { fact, isSafe } of sorted) {
      const fix = isSafe ? ofSafe : ofAll;
      if (fix) found.set(fact, fix);
    }
  }
  return found;
}

function misspellingIn(fact: Ineffective, profile: Profile): Misspelling | undefined {
  const { what, meant, at } = fact;
  if (meant === undefined || meant === what) return undefined;
  const whole = wordIn(at, what);
  if (!whole || isKeyAt(at.source.text, whole)) return undefined;
  const span = { start: whole.start, end: whole.start + nameIn(what).length };
  return { fact, span, word: meant, isSafe: givesNothing(fact, meant, profile) };
}

/** A name without its scope: `bash` of `bash(git log)`. */
export function nameIn(what: string): string {
  return /^[^\s(]+/.exec(what)?.[0] ?? what;
}

function respellingOf(list: readonly Misspelling[], profile: Profile): Fix | undefined {
  const [first] = list;
  if (!first) return undefined;
  const { source } = first.fact.at;
  const safe = list.every(({ isSafe }) => isSafe);
  const names = list.map(({ fact, word }) => `\`${word}\` instead of \`${nameIn(fact.what)}\``).join(", ");
  const fix = fixTo(source, replaceWords(source.text, list), safe, `write ${names}`);
  const had = capabilitiesOf(profile);
  const given = list.flatMap(({ word }) => capabilityOfTool(word) ?? []).filter((one) => !had.includes(one));
  return safe || given.length === 0 ? fix : { ...fix, gives: inOrder(given) };
}

/**
 * Whether a tool under its right name gives nothing: it is denied, or the profile has its capability by another tool.
 */
export function givesNothing({ kind, what }: Ineffective, meant: string, profile: Profile): boolean {
  if (kind === "limit") return true;
  const capability = capabilityOfTool(meant);
  if (capability === "external" || known(profile.grants) === undefined) return false;
  return (
    capability === undefined ||
    grantsOf(profile).some((grant) => grant.capability === capability && grant.tool !== what)
  );
}
