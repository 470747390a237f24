/** Notes about directories: those of the policy that are empty, and those that were searched without a result. */
import { hosts } from "../generated/hosts.ts";
import type { HostLoad, InspectOptions, Inspection } from "../inspect/index.ts";
import { unreadSummary } from "../inspect/unread/unread-profiles.ts";
import { inRepository } from "../inspect/organisation.ts";
import type { Host } from "../model/host.ts";
import { uncheckedIn } from "../model/load.ts";
import { isForeign } from "../policy/model.ts";
import { isWithin, plain } from "../repo/path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { positionAt } from "../repo/text.ts";
import type { InspectedTrees } from "./inspect-both.ts";
import { counted } from "../sanitize/counted.ts";

/** One sentence each, without a full stop. */
export function notesOf(inspection: Inspection, repo: RepoIndex, options: InspectOptions): readonly string[] {
  return [...emptyDirectories(inspection, repo, options), ...searchedDirectories(inspection, options)];
}

/** How many files a sentence names. */
const maxNamed = 3;

/**
 * A sentence for each place where more is started than is followed, in one of the two trees, where code has changed
 * that is not compared for what starts it.
 */
export async function cutNotes({ head, base }: InspectedTrees): Promise<readonly string[]> {
  const cut = [...head.materials.cut, ...(base?.materials.cut ?? [])];
  if (cut.length === 0 || !base) return [];
  const [{ codeIn, startedInBoth }, { differencesOf }, { withoutReasons }] = await Promise.all([
    import("../inspect/material/material.ts"),
    import("../inspect/material/differing-files.ts"),
    import("../compare/named-files.ts"),
  ]);
  const compared = startedInBoth(base.materials, head.materials);
  const { paths, reasons } = differencesOf(await base.repo.once(codeIn), await head.repo.once(codeIn));
  const changed = withoutReasons(paths, reasons).filter((path) => !compared.has(path));
  if (changed.length === 0) return [];
  const more = changed.length > maxNamed ? ` and ${counted(changed.length - maxNamed, "more file")}` : "";
  const files = `${changed
    .slice(0, maxNamed)
    .map((path) => `\`${path}\``)
    .join(", ")}${more}`;
  return [
    ...new Set(
      cut.map(
        ({ by, at }) =>
          `${by} starts more files than are followed${at === null ? "" : ` (\`${at}\` names more)`}; what has changed may be among them: ${files}`,
      ),
    ),
  ];
}

/**
 * Directories of the policy in which a host finds nothing: the policy is wrong, or the profiles were moved. A rule
 * reports those of the repository's own policy that do not exist, where all hosts are checked.
 */
function emptyDirectories(
  { loads }: Inspection,
  repo: RepoIndex,
  { decisions, hosts: selected, starts }: InspectOptions,
): readonly string[] {
  const isWhole = selected === undefined && starts === undefined;
  return loads.flatMap(({ host, title, load }) =>
    (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
      const path = plain(value) ?? value;
      if (findsSomething(load, path)) return [];
      const { line } = positionAt(at.source, at.span.start);
      const found = repo.resolve(path);
      if (found.kind === "missing" && found.link === undefined && isWhole && !isForeign(at)) return [];
      const exists = ["file", "directory"].includes(found.kind);
      return [
        `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${exists ? `in which ${title} finds no profile` : "which does not exist"}`,
      ];
    }),
  );
}

function findsSomething({ layers, unjudged }: HostLoad["load"], path: string): boolean {
  return (
    layers.some(({ name, status, root }) => name !== "builtin" && status !== "absent" && isWithin(root, path)) ||
    unjudged.some((problem) => isWithin(problem.at.source.path, path))
  );
}

/** Where no profile was found: the directories that were searched, and those that the policy adds. */
function searchedDirectories(
  { loads, subjects, unread }: Inspection,
  { decisions, user, repositoryNames = [] }: InspectOptions,
): readonly string[] {
  if (subjects.length > 0 || loads.some(({ load }) => uncheckedIn(load).length > 0)) return [];
  const places = placesOf(
    loads.map(({ host }) => host),
    user,
    repositoryNames,
  );
  const named = loads.flatMap(({ host, title }) =>
    (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`),
  );
  const searched = [places, ...named].filter((part) => part !== "").join(" and ");
  return [...(unread.length > 0 ? [unreadSummary(unread)] : []), `no profile found; looked in ${searched}`];
}

/** What is said where none of these hosts has a profile, no policy names a directory, and no user's files are read. */
export function usualPlaces(ids: readonly string[]): string {
  return `no profile found; looked in ${placesOf(ids, undefined, [])}`;
}

function placesOf(ids: readonly string[], user: InspectOptions["user"], repositoryNames: readonly string[]): string {
  const usual = ids.flatMap((id) => usualDirectories(id, user !== undefined, repositoryNames));
  const quoted = [...new Set(usual)].filter((path) => path !== "").map((path) => `\`${path}\``);
  return quoted.length > maxDirectories
    ? `the usual places of ${ids.length} hosts${user === undefined ? "" : ", those on this machine included"}, such as ${quoted.filter((path) => familiar.has(path)).join(", ")} (the command \`hosts\` lists them)`
    : quoted.join(", ");
}

/** More than these are not read. */
const maxDirectories = 8;

/** Places of the hosts that most repositories use. */
const familiar: ReadonlySet<string> = new Set(["`.claude/agents`", "`.codex/agents`", "`.github/agents`"]);

/** Where a host looks for profiles; without such a place, where it looks for anything. */
function usualDirectories(id: string, withUser: boolean, repositoryNames: readonly string[]): readonly string[] {
  const host = (hosts as { readonly [id: string]: Host })[id];
  const patterns = (host ? inRepository(host, repositoryNames).patterns : [])
    .filter((pattern) => withUser || !/^[~$/]/.test(pattern))
    .map((pattern) => pattern.replace(/^\*\*\//, ""));
  const ofProfiles = patterns.filter((pattern) => pattern.includes("*"));
  return (ofProfiles.length > 0 ? ofProfiles : patterns).map((pattern) => pattern.replace(/\/?[^/]*\*.*$/, ""));
}
