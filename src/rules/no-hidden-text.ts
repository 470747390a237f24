import type { Fix } from "../model/fix.ts";
import type { Report } from "../model/finding.ts";
import { isOffered, type Item } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";
import type { Place, Source } from "../repo/text.ts";
import { type Hidden, hiddenIn, isTag, nameOf } from "./no-hidden-text/characters.ts";
import { counted, nounFor } from "../sanitize/counted.ts";

export default defineRule({
  summary: "A profile contains no text that the model reads and a person does not see.",
  subject: "load",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },

  *check({ items }) {
    const seen = new Set<string>();
    const reportIn = (item: Item, source: Source): readonly Report[] => {
      if (seen.has(source.path)) return none;
      seen.add(source.path);
      const hidden = hiddenInFile(source);
      return hidden.length === 0 ? none : [reportOf(item, source, hidden)];
    };
    const others: (readonly [Item, Source])[] = [];
    for (const item of items) {
      if (item.verdict.kind === "passed-over" || item.files.length === 0) continue;
      for (const source of sourcesOf(item))
        if (source.path === item.files[0]) yield* reportIn(item, source);
        else others.push([item, source]);
    }
    // Its own profile first: others name a file too, such as that for which the host loads none of them.
    for (const [item, source] of others) yield* reportIn(item, source);
  },
});

const none: readonly never[] = [];

/** Files without a hidden character. Several hosts read one file, and nearly all files are such. */
const plain = new WeakSet<Source>();

function hiddenInFile(source: Source): readonly Hidden[] {
  if (plain.has(source)) return [];
  const hidden = hiddenIn(source.text);
  if (hidden.length === 0) plain.add(source);
  return hidden;
}

/**
 * The files whose text the host reads for a profile, each once: its own, that of its prompt, and those of its skills.
 */
function sourcesOf({ profile, verdict, leniency }: Item): readonly Source[] {
  const sources: Source[] = [];
  const add = ({ at: { source } }: { readonly at: Place }): void => {
    if (!sources.includes(source) && source.text !== "") sources.push(source);
  };
  if (profile) {
    add(profile.name);
    add(profile.description);
    add(profile.grants);
    add(profile.prompt);
    profile.skills?.forEach(add);
  }
  const problem = "problem" in verdict ? verdict.problem : leniency;
  if (problem) add(problem);
  return sources;
}

/** How many kinds of characters a message names. */
const mostNames = 3;

/** How many characters a fix removes: an editor needs one edit for each. */
const mostEdits = 1000;

function reportOf(item: Item, source: Source, hidden: readonly Hidden[]): Report {
  const points = [...new Set(hidden.map(({ point }) => (isTag(point) ? tag : point)))];
  const named = points.slice(0, mostNames).map((point) => (point === tag ? "tag characters" : nameOf(point)));
  const names =
    points.length > mostNames ? `${named.join(", ")} and ${points.length - mostNames} more` : named.join(", ");
  const [first] = hidden;
  const start = first?.at ?? 0;
  const count = counted(hidden.length, "character");
  return {
    item,
    message: `holds ${count} that the model reads and a reviewer does not see: ${names}${spelled(hidden)}; remove ${hidden.length === 1 ? "it" : "them"}`,
    at: { source, span: { start, end: start + (first?.length ?? 0) } },
    value: hidden.map(({ point }) => point.toString(16)).join(" "),
    fixes: hidden.length > mostEdits ? [] : [removal(item, source, hidden)],
  };
}

/** Stands for every tag character. */
const tag = 0xe0000;

/** What tag characters spell: each repeats a character of ASCII. */
function spelled(hidden: readonly Hidden[]): string {
  const text = hidden
    .filter(({ point }) => isTag(point) && point >= tag + 0x20 && point < tag + 0x7f)
    .map(({ point }) => String.fromCodePoint(point - tag))
    .join("");
  if (text === "") return "";
  return text.length > 80 ? ` that spell \`${text.slice(0, 80)}…\`` : ` that spell \`${text}\``;
}

/** In the prompt nothing but text changes; before it a key or the end of the frontmatter may. */
function removal({ profile, verdict, ...item }: Item, source: Source, hidden: readonly Hidden[]): Fix {
  const { at, source: kind } = profile?.prompt ?? { at: undefined, source: "none" };
  const isText = ({ at: start }: Hidden): boolean =>
    kind === "body" && at?.source === source && start >= at.span.start && !isFence(source.text, start);
  return {
    title: `remove the hidden ${nounFor(hidden.length, "character")}`,
    safe: isOffered({ verdict, ...item }) && hidden.every(isText),
    edits: hidden.map(({ at: start, length }) => ({ at: { source, span: { start, end: start + length } }, text: "" })),
  };
}

/** Whether a character's line may end a frontmatter once the character is gone. */
function isFence(text: string, at: number): boolean {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.indexOf("\n", at);
  return /^[^\w\s]{0,2}(?:---|\+\+\+)/.test(
    text.slice(start, end < 0 ? text.length : end).replace(/[^\x20-\x7e]/gu, ""),
  );
}
