import { maxRelated, type Report } from "../model/finding.ts";
import { known } from "../model/fact.ts";
import type { Item } from "../model/load.ts";
import type { Profile } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Within one layer of a host, every profile has its own name.",
  subject: "layer",
  class: "correctness",
  isCapped: true,
  levels: { recommended: "error", strict: "error" },
  kinds: {
    pair: { recommended: "warning", strict: "error" },
    "look-alike": { recommended: "warning", strict: "error" },
  },

  *check(_, items, { host }) {
    const named = items.flatMap((item) =>
      item.profile?.identity === undefined ? [] : [{ item, profile: item.profile, name: item.profile.identity }],
    );
    const twins = groupsOf(named, ({ name }) => name);
    for (const group of twins.values()) {
      const reports = reportsFor(
        group,
        (name) =>
          `is one of ${group.length} profiles named \`${name}\` in this layer; ${host} loads one of them or none, so rename the others`,
      );
      yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
    }
    const alike = groupsOf(
      [...twins.values()].flatMap(([first]) => (first ? [first] : [])),
      ({ name }) => skeleton(name),
    );
    for (const group of alike.values()) {
      for (const report of reportsFor(
        group,
        (name) =>
          `has the name \`${name}\`, which looks like the name of another profile in this layer; rename one so that people can tell them apart`,
      ))
        yield { ...report, kind: "look-alike" };
    }
  },
});

interface Named {
  readonly item: Item;
  readonly profile: Profile;
  readonly name: string;
}

/** One report per profile of a group, related to the first of the others. */
function reportsFor(group: readonly Named[], message: (name: string) => string): readonly Report[] {
  if (group.length < 2) return [];
  const first = group.slice(0, maxRelated + 1);
  return group.map((named) => ({
    message: message(named.name),
    at: named.profile.name.at,
    item: named.item,
    value: known(named.profile.name) ?? named.name,
    related: first
      .filter((sibling) => sibling !== named)
      .slice(0, maxRelated)
      .map(({ name, profile }) => ({ message: `\`${name}\` is here too`, at: profile.name.at })),
    relatedCount: group.length - 1,
  }));
}

/** One profile in several formats: files whose paths differ only in the extension. */
function isPair(group: readonly Named[]): boolean {
  const files = group.map(
    ({
      item: {
        files: [file = ""],
      },
    }) => file,
  );
  return new Set(files).size === files.length && new Set(files.map((file) => file.replace(/\.[^./]+$/, ""))).size === 1;
}

function groupsOf(profiles: readonly Named[], keyOf: (named: Named) => string): ReadonlyMap<string, readonly Named[]> {
  const groups = new Map<string, Named[]>();
  for (const named of profiles) {
    const key = keyOf(named);
    const group = groups.get(key);
    if (group) group.push(named);
    else groups.set(key, [named]);
  }
  return groups;
}

/** Folds case and letters that look alike. It keeps punctuation: "C# Expert" is not "C++ Expert". */
function skeleton(name: string): string {
  if (/^[\0-\x7f]*$/.test(name)) return name.toLowerCase();
  return [...name.normalize("NFKC").toLowerCase()].map((letter) => confusable.get(letter) ?? letter).join("");
}

/** Lower-case Greek and Cyrillic letters that look like Latin ones. Unicode's list of confusables has more. */
const confusable = new Map(
  [..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, letters) =>
    i % 2 === 0 ? [[letter, letters[i + 1] ?? ""] as const] : [],
  ),
);
