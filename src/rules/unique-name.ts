import { maxRelated, type Report } from "../model/finding.ts";
import { known } from "../model/fact.ts";
import type { Item } from "../model/load.ts";
import type { Profile } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";
import { groupBy } from "../repo/many.ts";

export default defineRule({
  summary: "Within one layer of a host, every profile has its own name.",
  subject: "load",
  class: "correctness",
  isCapped: true,
  dependsOn: "verdict",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    pair: { recommended: "warning", strict: "error" },
    "look-alike": { recommended: "warning", strict: "error" },
    layers: { recommended: "note", strict: "warning" },
  },

  *check({ layers, items }, { host }) {
    const named = items.flatMap((item) =>
      item.files.length === 0 || item.verdict.kind === "passed-over" || item.profile?.identity === undefined
        ? []
        : [{ item, profile: item.profile, name: item.profile.identity }],
    );
    const byLayer = groupBy(named, ({ item }) => item.layer);
    for (const layer of layers) yield* inLayer(byLayer.get(layer) ?? [], host);
    yield* acrossLayers(named, host);
  },
});

/** Names that are equal, or look equal, in one layer. */
function* inLayer(named: readonly Named[], host: string): Generator<Report> {
  const twins = groupBy(named, ({ name }) => name);
  for (const group of twins.values()) {
    const reports = reportsFor(
      group,
      (name) =>
        `is one of ${group.length} profiles named \`${name}\` in this layer; ${host} loads one of them or none, so rename the others`,
    );
    yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
  }
  const alike = groupBy(
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
}

/**
 * One name in two folders of a project that the same sessions read, where the host loads both. A folder further down is
 * nearer to its own files, and a settings file changes an agent of a folder: both are how hosts are meant to be used.
 */
function* acrossLayers(named: readonly Named[], host: string): Generator<Report> {
  const inFolders = named.filter(
    ({ item: { layer, verdict } }) =>
      layer.name === "project" && verdict.kind === "loaded" && !/\.jsonc?$/.test(layer.root),
  );
  if (inFolders.every(({ item }) => item.layer === inFolders[0]?.item.layer)) return;
  for (const group of groupBy(inFolders, ({ name, item }) => `${placeBeside(item.layer.root)}\0${name}`).values()) {
    const [first] = group;
    if (!first) continue;
    for (const other of group) {
      if (other.item.layer === first.item.layer) continue;
      if (other.profile.name.at.source.path === first.profile.name.at.source.path) continue;
      const folder = first.item.layer.root;
      yield {
        kind: "layers",
        message: besideMessage(other.name, folder, host),
        groupKey: besideMessage("…", folder, host),
        at: other.profile.name.at,
        item: other.item,
        value: `${other.name} ${folder}`,
        related: [{ message: `\`${other.name}\` again`, at: first.profile.name.at }],
      };
    }
  }
}

function besideMessage(name: string, folder: string, host: string): string {
  return `has the name \`${name}\` of a profile in \`${folder}\`; ${host} reads both folders, and nothing in them says which one is used, so rename one or delete the copy`;
}

/** The directory that a folder of a host lies in: `packages/x` of `packages/x/.claude/agents`. */
function placeBeside(root: string): string {
  return root.replace(/(?:^|\/)\.[^/].*$/, "");
}

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
    groupKey: message("…"),
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
