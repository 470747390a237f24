/** `src/generated/places.ts`: by which names a path may be a host's. The manifest must exist. */
import { usualPlaces } from "../../src/evaluate/notes.ts";
import { hosts } from "../../src/generated/hosts.ts";
import { actionFiles } from "../../src/inspect/launches.ts";
import { organisationNames } from "../../src/inspect/organisation.ts";
import type { Host } from "../../src/model/host.ts";
import { baselinePath, nearPolicyNames, policyPaths } from "../../src/policy/model.ts";
import { detectionNamesOf } from "../../src/repo/patterns.ts";
import { idsIn } from "../pages.ts";
import { hostAt } from "./members.ts";
import { notice } from "./text.ts";

/** The names by which a path may be a host's, and the sentence for a repository that has none of them. */
export async function places(): Promise<string> {
  const all = Object.values<Host>(hosts);
  const patterns = all.flatMap(({ patterns: own, ownPatterns = [] }) => [...own, ...ownPatterns]);
  const nameIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
  const settings = patterns.filter((path) => !nameIn(path).includes("*") && nameIn(path) !== "");
  const modules = await Promise.all(idsIn("hosts").map(hostAt));
  const namings = modules.flatMap(({ naming = [] }) => naming);
  const sorted = (names: Iterable<string>): string =>
    JSON.stringify([...new Set([...names].map((name) => name.toLowerCase()))].sort());
  const names = [...detectionNamesOf(patterns), ...organisationNames, ...actionFiles];
  const own = [...[...policyPaths, baselinePath].map(nameIn), ...nearPolicyNames];
  return `/** By which names a path may be a host's, from the hosts' patterns. ${notice} */

/** In lower case. Two names with a slash: the second directly inside the first. */
export const names: ReadonlySet<string> = new Set(${sorted([...names, ...own])});

/** The names of files that are settings of a host, in lower case; a plugin has some of them in a folder of any name. */
export const settingNames: ReadonlySet<string> = new Set(${sorted(settings.map(nameIn))});

/** The paths of the settings of hosts. */
export const settingPaths =
  /${pathsSource(settings.filter((path) => !namings.includes(path)))}/i;

/** The paths of other files that can name any file of the tree, whose text then counts. */
export const naming =
  /${pathsSource(namings)}/i;

/** Paths of files that some host takes for an item, whatever they hold. */
export const profilePaths =
  /${profilePathsSource(all)}/;

/** What is said where none of them is found. */
export const emptyNote =
  ${JSON.stringify(usualPlaces(Object.keys(hosts)))};
`;
}

/** A pattern of the paths that fit one of these patterns in a repository. */
function pathsSource(patterns: readonly string[]): string {
  const sourceOf = (pattern: string): string =>
    pattern
      .replace(/[./]/g, "\\$&")
      .replaceAll("**\\/", "(?:.+\\/)?")
      .replace(/(?<!\.)\*/g, "[^/]*");
  const anywhere = patterns.flatMap((pattern) => (pattern.startsWith("**/") ? [sourceOf(pattern.slice(3))] : []));
  const atRoot = patterns.flatMap((pattern) => (/^(?:\*\*\/|[~$/])/.test(pattern) ? [] : [sourceOf(pattern)]));
  const either = (sources: readonly string[]): string => `(?:${[...new Set(sources)].sort().join("|")})`;
  return `^(?:(?:.*\\/)?${either(anywhere)}|${either(atRoot)})$`;
}

/**
 * A pattern of plain names of Markdown, TOML and JSON files in a host's own folder of agents, and below it where the
 * host looks there.
 */
function profilePathsSource(all: readonly Host[]): string {
  const files = all.flatMap(({ patterns: places, ownPatterns = places }) =>
    places.flatMap((place) => {
      const [, start, folder, below, ending] =
        /^(\*\*\/)?(\.[\w-]+\/(?:agents?|droids))\/(\*\*\/)?\*\.(md|toml|json)$/.exec(place) ?? [];
      const isOwn = ownPatterns.some((own) => place.startsWith(own.replace(/\*\*$/, "")) && own !== "**");
      if (folder === undefined || !isOwn) return [];
      return [
        `${start === undefined ? "^" : "(?:^|\\/)"}${folder.replace(/[./]/g, "\\$&")}\\/${below === undefined ? "" : "(?:(?!node_modules\\/)[\\w-]+\\/)*"}[\\w-]+(?:\\.[\\w-]+)*\\.${ending}$`,
      ];
    }),
  );
  return [...new Set(files)].sort().join("|");
}
