/** `src/generated/places.ts`: by which names a path may be a host's. The manifest must exist. */
import { usualPlaces } from "../../src/evaluate/notes.ts";
import { hosts } from "../../src/generated/hosts.ts";
import { placeEndings, startingVariables } from "../../src/hosts/_kit/ci/environment.ts";
import { nestedPipelineFolders, pipelineFolders, pipelinePaths } from "../../src/hosts/_kit/ci/pipelines/kinds.ts";
import { actionFiles } from "../../src/inspect/launches.ts";
import { organisationNames } from "../../src/inspect/organisation.ts";
import type { Host } from "../../src/model/host.ts";
import { baselinePath, nearPolicyNames, policyPaths } from "../../src/policy/model.ts";
import { flagShapes, type Launch, type LaunchUse } from "../../src/hosts/_kit/ci/launch.ts";
import { detectionNamesOf } from "../../src/repo/patterns.ts";
import { idsIn } from "../pages.ts";
import { hostAt, launchOf } from "./members.ts";
import { notice } from "./text.ts";

/** The names by which a path may be a host's, and the sentence for a repository that has none of them. */
export async function places(): Promise<string> {
  const all = Object.values<Host>(hosts);
  const patterns = all.flatMap(({ patterns: own, ownPatterns = [] }) => [...own, ...ownPatterns]);
  const nameIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
  const settings = patterns.filter((path) => !nameIn(path).includes("*") && nameIn(path) !== "");
  const modules = await Promise.all(idsIn("hosts").map(hostAt));
  const namings = modules.flatMap(({ naming = [] }) => naming);
  const launches = (await Promise.all(idsIn("hosts").map(launchOf))).flatMap((launch) => launch ?? []);
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

/** The paths of pipelines and hooks of Git, without GitHub's workflows and what such files include. */
export const pipelinePaths =
  /${pipelinePaths.map(({ source }) => source).join("|")}/;

/** The folders in the root that hold some of them. */
export const pipelineFolders: readonly string[] = ${JSON.stringify(pipelineFolders)};

/** Those of them whose own folders hold some too. */
export const nestedPipelineFolders: readonly string[] = ${JSON.stringify([...nestedPipelineFolders])};

/** The programs that start hosts, in lower case. */
export const startNames: readonly string[] = ${sorted(all.flatMap(({ launch }) => [...(launch?.marks ?? launch?.programs ?? []), ...(launch?.uses ?? [])]))};

/** Names of flags, inputs and variables of these programs whose values name files and folders of the repository. */
export const fileFlags =
  /${fileFlagsSource(launches)}/i;

/** What is said where none of them is found. */
export const emptyNote =
  ${JSON.stringify(usualPlaces(Object.keys(hosts)))};
`;
}

/**
 * A pattern of flags, inputs and variables whose values are files of settings or servers, or files and folders that are
 * started.
 */
function fileFlagsSource(launches: readonly Launch[]): string {
  const flags = launches.flatMap((launch) =>
    [...flagShapes(launch.flags)].flatMap(([name, { use, takes }]) =>
      takes === "nothing" || !name.startsWith("--") || !namesFiles(use) ? [] : [name],
    ),
  );
  const inputs = launches.flatMap(({ actions }) => actions.flatMap((action) => namesIn(action.inputs)));
  const variables = launches.flatMap((launch) => namesIn(launch.variables ?? {}));
  const prefixes = launches.flatMap((launch) => launch.prefixes ?? []);
  const either = (names: readonly string[]): string => `(?:${[...new Set(names)].sort().join("|")})`;
  return [
    `${either(flags)}(?![\\w-])`,
    `(?<![\\w-])${either(inputs)}["']?\\s*:`,
    `(?<!\\w)${either([...variables, ...startingVariables, `${either(prefixes)}_\\w*${either(placeEndings)}`])}(?!\\w)`,
  ].join("|");
}

function namesIn(uses: Readonly<Record<string, LaunchUse>>): readonly string[] {
  return Object.entries(uses).flatMap(([name, use]) => (namesFiles(use) ? [name] : []));
}

function namesFiles(use: LaunchUse): boolean {
  if (typeof use === "string") return use === "settings" || use === "servers";
  return use.some(({ may, loads }) => loads || may?.includes("execute"));
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
