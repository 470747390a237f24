/** Finds folders of profiles with files in a format that no host reads there: `.codex/agents/*.md`, and no `.toml`. */
import type { Host } from "../../model/host.ts";
import type { Load, Problem } from "../../model/load.ts";
import { directoryOf, extensionOf, join, stemOf } from "../../repo/path.ts";
import { matches } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { filesIn, profileEnding, type ProfilePlace, profilePlacesOf } from "./near-miss.ts";
import { isDocument } from "./profile-look.ts";
import { counted, nounFor } from "../../sanitize/counted.ts";
import { addTo } from "../../repo/many.ts";

/** How many files of one folder are reported one by one. */
const maxFiles = 50;

/**
 * A problem of kind `unread` for each file, whatever is in it: next to profiles that a host reads, it may belong to
 * them. `isKnown`: whether a host takes the file, or something else is said of it already.
 */
export function foreignFilesIn(
  repo: RepoIndex,
  hosts: readonly Host[],
  isKnown: (path: string) => boolean,
): readonly Problem[] {
  return [...foldersIn(repo, profilePlacesOf(hosts))].flatMap(([folder, places]) => {
    const files = filesIn(repo, folder).map((file) => join(folder, file));
    const likely = files.filter((path) => profileEnding.test(path) && !isDocument(path));
    if (likely.some((path) => places.some((place) => isOf(path, place)))) return [];
    const unread = likely.filter((path) => !isKnown(path));
    return unread
      .slice(0, maxFiles)
      .map((path, i) => problemOf(path, places, i === maxFiles - 1 ? unread.length - maxFiles : 0));
  });
}

/** The folders of hosts in a tree, each with the places that make it one. */
function foldersIn(repo: RepoIndex, places: readonly ProfilePlace[]): ReadonlyMap<string, readonly ProfilePlace[]> {
  const found = new Map<string, ProfilePlace[]>();
  for (const place of places)
    for (const root of place.isEverywhere ? repo.holding(place.directory) : [""]) {
      const folder = join(root, join(place.directory, place.folder));
      if (repo.isUsers(folder) || repo.resolve(folder).kind !== "directory") continue;
      addTo(found, folder, place);
    }
  return found;
}

function isOf(path: string, { pattern, isEverywhere, ending }: ProfilePlace): boolean {
  return path.endsWith(ending) || matches(path, isEverywhere ? `**/${pattern}` : pattern);
}

function problemOf(path: string, places: readonly ProfilePlace[], more: number): Problem {
  const [{ title = "", ending = "" } = {}] = places;
  const read = [...new Set(places.map(({ pattern }) => `\`${pattern}\``))].join(" and ");
  const target = join(directoryOf(path), `${stemOf(path)}${ending}`);
  const rest = more > 0 ? `; so ${nounFor(more, "does", "do")} ${counted(more, "more file")}` : "";
  return {
    kind: "unread",
    message: `is a \`.${extensionOf(path) ?? ""}\` file in a folder where ${title} reads only ${read}, so it is no profile; write it as one, or move it elsewhere${rest}`,
    at: placeOfPath(path),
    fixes: [{ title: `write \`${target}\``, safe: false, edits: [] }],
  };
}

/** The files that the profiles of a load name: their prompts, and what they point to. */
export function filesNamedIn({ items }: Load): readonly string[] {
  return items.flatMap(({ profile }) => [
    ...(profile?.prompt.path === null || profile?.prompt.path === undefined ? [] : [profile.prompt.path]),
    ...(profile?.paths ?? []).flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])),
  ]);
}
