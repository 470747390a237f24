/** What to write instead of a value for which a host refuses or drops a file. */
import { known } from "../../../model/fact.ts";
import { descriptionFix, type Fix, lineFix } from "../../../model/fix.ts";
import type { Load, Problem } from "../../../model/load.ts";
import type { Profile } from "../../../model/profile.ts";
import type { Place } from "../../../repo/text.ts";
import { applyEdits } from "./edits.ts";
import { itemsByPlace, type Reload } from "./items.ts";
import { listInstead, respelledFix } from "./spelling.ts";

/** Of a refusal for a value: a missing description, a text where a list has to be, a name. */
export function fixOfRefusal(problem: Problem, profile: Profile | undefined): Fix | undefined {
  const { message, at, cause } = problem;
  const isThere = /is indented further|outside quotes|goes on without|the quoted value of/.test(message);
  const lacksDescription =
    cause === "description" ||
    (!isThere && /[`']description[`']/.test(message) && profile?.description.state !== "stated");
  if (lacksDescription) return descriptionInstead(at, profile) ?? descriptionFix(at);
  const list = isAboutList(problem) ? listInstead(at) : undefined;
  const name = list ? undefined : nameFor(problem, profile);
  return list ?? (name === undefined ? undefined : lineFix(at, "name", name));
}

/** A description under a key that only looks like it. */
function descriptionInstead({ source }: Place, profile: Profile | undefined): Fix | undefined {
  const found = profile?.ineffective.find(({ meant }) => meant === "description");
  return found && found.at.source === source ? respelledFix(source, [{ ...found, span: found.at.span }]) : undefined;
}

function isAboutList({ message }: Problem): boolean {
  return /\bnot a list(?: of names| of texts?)?$/.test(message);
}

/** Takes the list out of problems where the host refuses the file with it too: its words may be another host's. */
export async function withoutVainLists(load: Load, problems: Map<Problem, Problem>, reload: Reload): Promise<void> {
  const lists = new Map([...problems].flatMap(([problem, fixed]) => withText(problem, fixed)));
  if (lists.size === 0) return;
  const files = new Set([...lists.values()].map(([path]) => path));
  const after = itemsByPlace(await reload(new Map(lists.values())), files);
  for (const [place, { verdict }] of itemsByPlace(load, files)) {
    const problem = "problem" in verdict ? verdict.problem : undefined;
    if (!problem || !lists.has(problem) || after.get(place)?.verdict.kind === "loaded") continue;
    const { fixes: _, ...bare } = problems.get(problem) ?? problem;
    problems.set(problem, bare);
  }
}

/** A problem with the path and the text that its list makes; empty if it has none. */
function withText(problem: Problem, { fixes: [fix] = [] }: Problem): readonly [Problem, readonly [string, string]][] {
  const source = isAboutList(problem) ? fix?.edits[0]?.at.source : undefined;
  const text = source && fix && applyEdits(source, fix.edits);
  return source && text !== undefined ? [[problem, [source.path, text]]] : [];
}

/** A name that every host accepts: that of the file, or the author's without the characters that this host refuses. */
function nameFor({ message, at }: Problem, profile: Profile | undefined): string | undefined {
  if (/\bno `name`/.test(message)) {
    const parts = at.source.path.split("/");
    const stem = parts.at(-1)?.replace(/\..*$/, "") ?? "";
    return wordOf(stem === "agent" ? (parts.at(-2) ?? "") : stem);
  }
  const written = /^`name` (?:is|has|may) /.test(message) ? profile && known(profile.name) : undefined;
  const word = written === undefined ? undefined : wordOf(written);
  return word === written ? undefined : word;
}

/** A text as a word of lower-case letters, digits and single hyphens. */
function wordOf(text: string): string | undefined {
  const word = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return /^[a-z]/.test(word) ? word : undefined;
}
