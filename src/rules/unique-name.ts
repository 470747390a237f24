import type { Report } from "../model/finding.ts";
import { known } from "../model/fact.ts";
import type { Item } from "../model/load.ts";
import type { Profile } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "One name, one profile, in one layer of one host.",
  subject: "layer",
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
      const reports = about(
        group,
        (name) =>
          `is one of ${group.length} profiles called \`${name}\` in this layer; ${host} keeps one of them or none`,
      );
      yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
    }
    const alike = groupsOf(
      [...twins.values()].flatMap(([first]) => (first ? [first] : [])),
      ({ name }) => skeleton(name),
    );
    for (const group of alike.values()) {
      for (const report of about(
        group,
        (name) => `is called \`${name}\`, which another profile of this layer is called to the eye`,
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

/** One report at each, which shows the others. */
function about(group: readonly Named[], say: (name: string) => string): readonly Report[] {
  if (group.length < 2) return [];
  return group.map((one) => ({
    message: say(one.name),
    at: one.profile.name.at,
    item: one.item,
    value: known(one.profile.name) ?? one.name,
    related: group
      .filter((other) => other !== one)
      .map(({ name, profile }) => ({ message: `\`${name}\` again`, at: profile.name.at })),
  }));
}

/** One profile in several formats: files that differ in nothing but their ending. */
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

function groupsOf(named: readonly Named[], key: (one: Named) => string): ReadonlyMap<string, readonly Named[]> {
  const groups = new Map<string, Named[]>();
  for (const one of named) {
    const name = key(one);
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}

/** Folds case and letters that look alike; never punctuation, or "C# Expert" would be "C++ Expert". */
function skeleton(name: string): string {
  if (/^[\0-\x7f]*$/.test(name)) return name.toLowerCase();
  return [...name.normalize("NFKC").toLowerCase()].map((letter) => confusable.get(letter) ?? letter).join("");
}

/** Lower-case letters of Greek and Cyrillic that a reader takes for Latin ones; Unicode's confusables name more. */
const confusable = new Map(
  [..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, all) =>
    i % 2 === 0 ? [[letter, all[i + 1] ?? ""] as const] : [],
  ),
);
