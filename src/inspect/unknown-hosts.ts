/** Folders that look like those of a host which nobody here knows: `.newhost/agents` with profiles in it. */
import type { Problem } from "../model/load.ts";
import { collectFiles } from "../hosts/_kit/collect.ts";
import { isWithin, join, nameOf } from "../repo/path.ts";
import { parsePattern } from "../repo/patterns.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { placeOfPath } from "../repo/text.ts";

/** What hosts call the folder, inside a hidden directory of their own. */
export const folderNames: ReadonlySet<string> = new Set(["agents", "agent", "subagents"]);

/** Of programs that call machines agents: they build with them, or deploy to them. */
const machines: ReadonlySet<string> = new Set([
  ".gitlab",
  ".jenkins",
  ".buildkite",
  ".teamcity",
  ".azuredevops",
  ".git",
]);

/** The formats that profiles are written in. */
const format = /\.(?:md|mdc|toml|json|jsonc|ya?ml)$/i;

/** How many files are looked at at a time. */
const together = 64;

export interface UnknownHost {
  /** The folder, a path of the tree. */
  readonly path: string;
  /** Its files in the formats of profiles, and what of it cannot be looked into. */
  readonly files: readonly string[];
}

/** `patterns` are the places of every host that is known, `judged` the directories and files that some host has looked into. */
export function unknownHostsIn(
  repo: RepoIndex,
  patterns: readonly string[],
  judged: readonly string[],
): readonly UnknownHost[] {
  const known = patterns.map((pattern) => parsePattern(pattern).path.split("/"));
  return repo
    .hidden()
    .filter(
      (directory) =>
        !machines.has(nameOf(directory)) && repo.resolve(directory).kind === "directory" && !repo.isUsers(directory),
    )
    .flatMap((directory) =>
      [...folderNames]
        .filter((name) => !known.some((way) => leadsInto(way, nameOf(directory).toLowerCase(), name)))
        .map((name) => join(directory, name)),
    )
    .filter((path) => isThere(path, repo) && !judged.some((one) => isWithin(one, path)))
    .sort()
    .flatMap((path): readonly UnknownHost[] => {
      const { files, unjudged } = collectFiles(repo, path, { isIncluded: (file) => format.test(file), deep: true });
      const all = [...files, ...unjudged.map(({ at }) => at.source.path)];
      return all.length > 0 ? [{ path, files: all }] : [];
    });
}

/** What a rule has to say of one; another file in it, or another text of one, is another problem. */
export async function problemOf({ path, files }: UnknownHost, repo: RepoIndex): Promise<Problem> {
  const identities: string[] = [];
  for (let at = 0; at < files.length; at += together)
    identities.push(
      ...(await Promise.all(
        files.slice(at, at + together).map(async (file) => `${file} ${(await repo.identityOf(file)) ?? ""}`),
      )),
    );
  const [first = path, ...others] = files;
  const what =
    others.length > 0 ? `${files.length} files` : `\`${first === path ? nameOf(path) : first.slice(path.length + 1)}\``;
  return {
    kind: "unknown-host",
    message: `looks like a folder of agents of a host that is not known here: nobody has judged ${what}`,
    at: placeOfPath(path),
    identity: identities.join("\n"),
  };
}

function isThere(path: string, repo: RepoIndex): boolean {
  const { kind } = repo.resolve(path);
  return kind === "directory" || kind === "outside" || kind === "unjudged";
}

/** Whether a host looks at this folder of a directory, or at everything in that. */
function leadsInto([first = "", second = ""]: readonly string[], directory: string, folder: string): boolean {
  return first === directory && (second === folder || second.includes("*"));
}
