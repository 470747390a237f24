/**
 * Adds fixes to what a host made of a tree: to settings without effect, to bypasses, and to files that it leaves out.
 */
import type { Fix } from "../../../model/fix.ts";
import { known } from "../../../model/fact.ts";
import type { Item, Load, Problem, Verdict } from "../../../model/load.ts";
import { type Bypass, capabilitiesOf, grantsOf, type Ineffective, type Profile } from "../../../model/profile.ts";
import type { Place, Span } from "../../../repo/text.ts";
import { memoize } from "../memoize.ts";
import { limitKindOf, normalizedKey } from "../profiles/unknown-keys.ts";
import { applyEdits, fixTo, replaceWords } from "./edits.ts";
import { itemsByPlace, type Reload } from "./items.ts";
import { provenKeys } from "./keys.ts";
import { fixOfRefusal, withoutVainLists } from "./refusals.ts";
import { frontmatterFixes, harmlessKeys, lineEndFixes } from "./frontmatter.ts";
import { isKeyAt, lineAround, listOf, withoutEntries, wordIn } from "./lists.ts";
import { givesNothing, listInstead, listRespellings, nameIn } from "./spelling.ts";
import { addTo } from "../../../repo/many.ts";

/** The most facts of one profile that get a fix. */
const mostFacts = 40;

/**
 * The load with fixes. Facts that have fixes of their own keep them. Equal profiles of two trees stay equal: what is
 * made of one is made once. `reload` loads the tree with other texts: a host may read broken YAML in a way of its own,
 * so whether a repair gives more is seen only by its own reading.
 */
export async function withFixes(load: Load, reload: Reload): Promise<Load> {
  const problems = new Map<Problem, Problem>();
  for (const item of load.items)
    for (const problem of ["problem" in item.verdict ? item.verdict.problem : undefined, item.leniency])
      if (problem && !problems.has(problem)) problems.set(problem, await fixedProblem(problem, item));
  await withoutVainLists(load, problems, reload);
  await proveRepairs(load, problems, reload);
  const keys = await provenKeys(load, fixedProfile, reload);
  const items = new Map<Item, Item>();
  // Items compare by reference, and a shadowed one names its winner.
  const fixedItem = (item: Item): Item => {
    const done = items.get(item);
    if (done) return done;
    const profile = item.profile && withProvenKeys(fixedProfile(item.profile), keys);
    const leniency = item.leniency && (problems.get(item.leniency) ?? item.leniency);
    const verdict = verdictOf(item.verdict, problems, fixedItem);
    const isSame = profile === item.profile && leniency === item.leniency && verdict === item.verdict;
    const fixed = isSame
      ? item
      : { ...item, verdict, ...(profile ? { profile } : {}), ...(leniency ? { leniency } : {}) };
    items.set(item, fixed);
    return fixed;
  };
  return { ...load, items: load.items.map(fixedItem) };
}

/** Marks the repairs of files as not safe with which a profile gets another name, more power or fewer prompts. */
async function proveRepairs(load: Load, problems: Map<Problem, Problem>, reload: Reload): Promise<void> {
  const texts = new Map<string, string>();
  const repairs = new Set<Problem | undefined>();
  for (const [problem, fixed] of problems) {
    const [path, text] = repairedText(fixed) ?? [];
    if (path === undefined || text === undefined) continue;
    texts.set(path, text);
    repairs.add(problem);
  }
  if (texts.size === 0) return;
  const problemOf = ({ verdict, leniency }: Item): Problem | undefined =>
    "problem" in verdict ? verdict.problem : leniency;
  const isRepaired = (item: Item): boolean => repairs.has(problemOf(item));
  const files = new Set(load.items.filter(isRepaired).map((item) => item.files[0]));
  const repaired = itemsByPlace(await reload(texts), files);
  for (const [place, item] of itemsByPlace(load, files)) {
    const problem = problemOf(item);
    const fixed = problem && problems.get(problem);
    if (!fixed || !isRepaired(item) || isNoMore(item, repaired.get(place))) continue;
    problems.set(problem, { ...fixed, fixes: (fixed.fixes ?? []).map((fix) => ({ ...fix, safe: false })) });
  }
}

/** The path and the text that a safe fix makes. */
function repairedText({ fixes: [fix] = [] }: Problem): readonly [path: string, text: string] | undefined {
  const source = fix?.safe ? fix.edits[0]?.at.source : undefined;
  const text = source && fix && textOf(fix);
  return source && text !== undefined ? [source.path, text] : undefined;
}

/** The text that a fix makes of the file of its edits: several hosts have one fix. */
const textOf: (fix: Fix) => string | undefined = memoize(
  ({ edits }: Fix) => edits[0] && applyEdits(edits[0].at.source, edits),
);

function isNoMore({ profile: before }: Item, after: Item | undefined): boolean {
  if (!before || !after?.profile || known(before.name) !== known(after.profile.name)) return false;
  const had = capabilitiesOf(before);
  const skipped = new Set(before.bypasses.map(({ setting, effect }) => `${setting} ${effect}`));
  return (
    capabilitiesOf(after.profile).every((capability) => had.includes(capability)) &&
    after.profile.bypasses.every(
      ({ setting, effect }) => effect === "unhonoured" || skipped.has(`${setting} ${effect}`),
    )
  );
}

function verdictOf(
  verdict: Verdict,
  problems: ReadonlyMap<Problem, Problem>,
  fixedItem: (item: Item) => Item,
): Verdict {
  if (verdict.kind === "shadowed") {
    const by = fixedItem(verdict.by);
    return by === verdict.by ? verdict : { ...verdict, by };
  }
  const problem = "problem" in verdict ? problems.get(verdict.problem) : undefined;
  return problem && "problem" in verdict && problem !== verdict.problem ? { ...verdict, problem } : verdict;
}

const fixes: (problem: Problem) => Promise<readonly Fix[]> = memoize(async ({ at: { source, span } }) => {
  if (source.text === "") return [];
  const lineEnds = lineEndFixes(source, span);
  return lineEnds.length > 0 ? lineEnds : frontmatterFixes(source);
});

async function fixedProblem(problem: Problem, { profile }: Item): Promise<Problem> {
  if (problem.fixes || problem.kind === "document") return problem;
  const found = await fixes(problem);
  if (found.length > 0) return { ...problem, fixes: found };
  const fix = fixOfRefusal(problem, profile);
  return fix ? { ...problem, fixes: [fix] } : problem;
}

function fixedProfile(profile: Profile): Profile {
  return profile.ineffective.length + profile.bypasses.length === 0 ? profile : profileWithFixes(profile);
}

const profileWithFixes: (profile: Profile) => Profile = memoize((profile) => {
  const facts = profile.ineffective.slice(0, mostFacts).filter(({ fixes: own }) => own === undefined);
  const removed = removals(facts, profile, "removed-tool");
  const scoped = removals(facts, profile, "scope");
  const respelled = listRespellings(facts, profile);
  const ineffective = mapped(profile.ineffective, (fact) =>
    facts.includes(fact)
      ? withFix(
          fact,
          removed.get(fact) ??
            scoped.get(fact) ??
            respelled.get(fact) ??
            respelling(fact, profile) ??
            lineFeed(fact) ??
            asList(fact),
        )
      : fact,
  );
  const bypasses = mapped(profile.bypasses, (bypass, i) =>
    i < mostFacts ? withFix(bypass, withoutBypass(bypass)) : bypass,
  );
  const isSame = ineffective === profile.ineffective && bypasses === profile.bypasses;
  return isSame ? profile : { ...profile, ineffective, bypasses };
});

/** The profile with only those fixes of keys that the host accepts. Most need no change, and stay as they are. */
function withProvenKeys(profile: Profile, keys: ReadonlyMap<Fix, Fix | undefined>): Profile {
  const ineffective = mapped(profile.ineffective, (fact) => {
    const [fix] = fact.fixes ?? [];
    if (!fix || !keys.has(fix) || keys.get(fix) === fix) return fact;
    const { fixes: _, ...bare } = fact;
    const proven = keys.get(fix);
    return proven ? { ...bare, fixes: [proven] } : bare;
  });
  return ineffective === profile.ineffective ? profile : { ...profile, ineffective };
}

/** `items.map(change)`, or the list itself if nothing changes. */
function mapped<T>(items: readonly T[], change: (item: T, i: number) => T): readonly T[] {
  const changed = items.map(change);
  return changed.every((item, i) => item === items[i]) ? items : changed;
}

function withFix<T extends { readonly fixes?: readonly Fix[] }>(fact: T, fix: Fix | undefined): T {
  return fix && fact.fixes === undefined ? { ...fact, fixes: [fix] } : fact;
}

const noFixes: ReadonlyMap<Ineffective, Fix> = new Map();

/**
 * For every list, one fix that takes out all entries of a kind. Without a tool that the host no longer has, the list
 * means the same. Without an entry whose scope bounds nothing, the list says what is true, and gives less.
 */
function removals(
  facts: readonly Ineffective[],
  { ineffective }: Profile,
  kind: "removed-tool" | "scope",
): ReadonlyMap<Ineffective, Fix> {
  if (!facts.some((fact) => fact.kind === kind)) return noFixes;
  const lists = new Map<string, { readonly fact: Ineffective; readonly span: Span }[]>();
  for (const fact of facts) {
    if (fact.kind !== kind) continue;
    const span = wordIn(fact.at, fact.what);
    if (!span || isKeyAt(fact.at.source.text, span)) continue;
    const key = `${fact.at.source.path} ${listOf(fact.at.source.text, span)}`;
    addTo(lists, key, { fact, span });
  }
  const found = new Map<Ineffective, Fix>();
  for (const entries of lists.values()) {
    const [first] = entries;
    const sorted = [...entries].sort((a, b) => a.span.start - b.span.start);
    const rest =
      first &&
      withoutEntries(
        first.fact.at.source.text,
        sorted.map(({ span }) => span),
      );
    const names = sorted.map(({ fact }) => `\`${fact.what}\``).join(", ");
    const fix =
      first && rest
        ? fixTo(first.fact.at.source, rest, kind === "removed-tool", `take ${names} out of the list`)
        : kind === "scope"
          ? unscoped(sorted)
          : undefined;
    if (fix && ineffective.length <= mostFacts) for (const { fact } of entries) found.set(fact, fix);
  }
  return found;
}

/** The tools as they are given: without their scopes. */
function unscoped(entries: readonly { readonly fact: Ineffective; readonly span: Span }[]): Fix | undefined {
  const [first] = entries;
  if (!first || entries.some(({ fact }) => !/^[^\s(]+\(.*\)$/s.test(fact.what))) return undefined;
  const { source } = first.fact.at;
  const names = entries.map(({ fact, span }) => ({ span, word: fact.what.slice(0, fact.what.indexOf("(")) }));
  return fixTo(source, replaceWords(source.text, names), false, "write the tools without parentheses");
}

/** The host's own name for a tool or a key. */
function respelling(fact: Ineffective, profile: Profile): Fix | undefined {
  const { what, meant, at } = fact;
  if (meant === undefined || meant === what) return undefined;
  const name = nameIn(what);
  const whole = wordIn(at, what);
  const span = whole && { start: whole.start, end: whole.start + name.length };
  if (!span) return undefined;
  const safe = isKeyAt(at.source.text, span) ? isHarmless(fact, meant, profile) : givesNothing(fact, meant, profile);
  return fixTo(
    at.source,
    replaceWords(at.source.text, [{ span, word: meant }]),
    safe,
    `write \`${meant}\` instead of \`${name}\``,
  );
}

/**
 * Whether a key under its right name only narrows, or says nothing of powers. A list of tools narrows where more is
 * given without it: some hosts give nothing then. A list of denied tools narrows where every tool is given; beside a
 * list of tools, some hosts honour only one of the two.
 */
function isHarmless({ kind }: Ineffective, meant: string, profile: Profile): boolean {
  if (kind !== "limit") return harmlessKeys.has(normalizedKey(meant));
  const limit = limitKindOf(meant);
  const isImplied = profile.grants.state === "implied";
  if (limit === "tools") return !isImplied || grantsOf(profile).some(({ capability }) => capability === "execute");
  return limit === "denied" && isImplied;
}

function asList({ because, at }: Ineffective): Fix | undefined {
  return because.endsWith("write a list") ? listInstead(at) : undefined;
}

/** A carriage return that editors do not show becomes a line break that they do. */
function lineFeed({ kind, at: { source, span } }: Ineffective): Fix | undefined {
  if (kind !== "cut" || source.text[span.start] !== "\r" || source.text[span.start + 1] === "\n") return undefined;
  const at: Place = { source, span: { start: span.start, end: span.start + 1 } };
  return { title: "write a line feed for the carriage return", safe: true, edits: [{ at, text: "\n" }] };
}

/** A bypass that is a line of its own goes with its line. */
function withoutBypass({ effect, setting, at: { source, span } }: Bypass): Fix | undefined {
  if (effect === "unhonoured") return undefined;
  const line = lineAround(source.text, span.start);
  const written = source.text.slice(line.start, line.end).trimEnd();
  const [key, rest] = [written.slice(0, setting.length), written.slice(setting.length)];
  // `key: value` of YAML, `key = value` of TOML.
  const isAssigned = key === setting && /^(?::|[ \t]*=)/.test(rest);
  const isOwn = isAssigned && /^["']?$/.test(source.text.slice(span.end, line.start + written.length));
  if (!isOwn || source.text[line.end - 1] !== "\n") return undefined;
  const edits = [{ at: { source, span: line }, text: "" }];
  return { title: `remove \`${written}\``.slice(0, 120), safe: false, edits };
}
