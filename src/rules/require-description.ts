import { withAdvice } from "../model/advice.ts";
import { type Fact, known } from "../model/fact.ts";
import { descriptionFix } from "../model/fix.ts";
import type { Leniency } from "../model/load.ts";
import type { Report } from "../model/finding.ts";
import { leniencySentence } from "../model/leniency.ts";
import type { Place } from "../repo/text.ts";
import { defineRule } from "../model/rule.ts";
import { counted } from "../sanitize/counted.ts";

export default defineRule({
  summary: "A profile has a `description` of when to use it, not a blank or a placeholder.",
  subject: "profile",
  class: "correctness",
  isCapped: true,
  dependsOn: "verdict",
  cause: "description",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    placeholder: { recommended: "note", strict: "error" },
    implied: { recommended: "note", strict: "error" },
  },
  options: {
    "min-length": {
      description: "The fewest characters that a description may have.",
      minimum: 1,
      maximum: 1000,
      tightens: "up",
      presets: { recommended: 1, strict: 20 },
    },
  },

  check({ description, name, needsNoDescription }, { verdict, leniency }, { host, options }) {
    const { at } = description;
    if (needsNoDescription && description.state === "missing") return [];
    const taken = takenFromElsewhere(description);
    if (taken) return [taken];
    // A host that makes something up does not know either what the profile is for.
    if (description.state === "missing" || description.state === "implied")
      return [missing(at, verdict.kind === "loaded", leniency, host)];
    if (description.state === "unreadable")
      return [
        {
          message: `${host} cannot read the \`description\`: ${description.problem}; write it as text in quotes`,
          at,
          value: "unreadable",
        },
      ];
    const text = description.value.trim();
    if (text === "")
      return [
        {
          message: "has a blank `description`; people and agents use it to decide when to run this profile",
          at,
          value: "blank",
          fixes: [descriptionFix(at)],
        },
      ];
    if (isPlaceholder(text, known(name)))
      return [
        {
          kind: "placeholder",
          message: `has a placeholder as \`description\` (\`${text.slice(0, 60)}\`); write when to run this profile`,
          at,
          value: "placeholder",
        },
      ];
    const minimum = options["min-length"];
    if (text.length >= 2 * minimum || [...text].length >= minimum) return [];
    return [
      {
        message: `has a \`description\` of ${counted([...text].length, "character")}; the policy requires at least ${minimum}; write when to run this profile`,
        at,
        value: "short",
      },
    ];
  },
});

/** `isLoaded`: the host makes a subagent of the file as it is. */
function missing(at: Place, isLoaded: boolean, leniency: Leniency | undefined, host: string): Report {
  const report = (message: string): Report => ({ message, at, value: "missing" });
  if (isLoaded && isDocument(at)) {
    const certainty = leniency?.certainty;
    const [loads, doubt] = certainty === "assumed" ? ["may load", " (not verified)"] : ["loads", ""];
    const message = `has no frontmatter, and ${host} ${loads} it as a subagent with this text as its prompt${doubt}; give it a \`description\`, or, if it is a document, move it out of the folder`;
    return { ...report(message), ...(certainty === undefined ? {} : { certainty }) };
  }
  if (leniency && /\bYAML\b/.test(leniency.message)) return report(notReadBy(leniency, host));
  const lack = report("has no `description`; people and agents use it to decide when to run this profile");
  // A line more does not help where the host sees no frontmatter, or none of what is written in it.
  return leniency || isDocument(at) || describes.test(at.source.text)
    ? { ...lack, message: withAdvice(lack.message) }
    : { ...lack, fixes: [descriptionFix(at)] };
}

const describes = /^[ \t]*"?description"?[ \t]*[:=][ \t]*\S/m;

/** Why a host that reads the file does not read what is written in it. */
function notReadBy(leniency: Leniency, host: string): string {
  return leniency.as === undefined
    ? withAdvice(`${host} reads no \`description\` from this file: ${leniency.message}`)
    : withAdvice(`has no \`description\` that counts: ${leniencySentence(leniency, host)}`);
}

/** What to say where the host takes words of the author's from elsewhere. */
function takenFromElsewhere(description: Fact<string>): Report | undefined {
  if (description.state !== "implied") return undefined;
  const { value, at, because } = description;
  const word = firstWordOf(value);
  const isWritten = word !== undefined && at.source.text.slice(at.span.start, at.span.end).includes(word);
  const message = `has no \`description\` of its own, and ${because}; write when to run this profile`;
  return isWritten ? { kind: "implied", message, at, value: "implied" } : undefined;
}

/** What a template leaves behind, or the name again, which says nothing about when to choose the profile. */
function isPlaceholder(text: string, name: string | undefined): boolean {
  return placeholder.test(text) || (name !== undefined && haveSameWords(text.toLowerCase(), name.toLowerCase()));
}

/** The first word nearly always tells two texts apart, and takes no copy of a long one. */
function haveSameWords(a: string, b: string): boolean {
  return firstWordOf(a) === firstWordOf(b) && wordsOf(a) === wordsOf(b);
}

function firstWordOf(text: string): string | undefined {
  return /[^\s_.-]+/.exec(text)?.[0];
}

function wordsOf(text: string): string {
  return text.replace(/[\s_.-]+/g, " ").trim();
}

/** Whether a Markdown file begins with its text: a README or notes among the profiles. */
function isDocument({ source: { path, text } }: Place): boolean {
  return /\.md$/i.test(path) && !/^\uFEFF?\s*(?:---|\+\+\+)/.test(text);
}

/** Placeholders of generators and templates: `TODO`, `...`, `{description}`, `__DESCRIPTION__`, `<description>`. */
const placeholder =
  /^(?:[>|][-+]?\d?|todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;
