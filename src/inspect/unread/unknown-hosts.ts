/**
 * Finds unknown hosts: folders that look like those of a host that this tool does not know, such as `.newhost/agents`.
 */
import type { Load, Problem } from "../../model/load.ts";
import { collectFiles } from "../../hosts/_kit/loading/collect.ts";
import { directoryOf, extensionOf, join, nameOf } from "../../repo/path.ts";
import { parsePattern } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { uncheckedHostOf } from "./unchecked-hosts.ts";
import { append } from "../../repo/many.ts";

/** The names that hosts give the folder in their hidden directory. */
export const folderNames: ReadonlySet<string> = new Set(["agents", "agent", "subagents"]);

/** Directories of programs that call machines agents. */
const notHosts: ReadonlySet<string> = new Set([
  ".gitlab",
  ".jenkins",
  ".buildkite",
  ".teamcity",
  ".azuredevops",
  ".git",
]);

/** The file formats of profiles. */
const profileFormats = /\.(?:md|mdc|toml|json|jsonc|ya?ml)$/i;

/** How many files are identified at a time. */
const batchSize = 64;

/** A folder of profiles that no known host reads. */
export interface UnknownHost {
  /** The folder, a path of the tree. */
  readonly path: string;
  /** Its files in the formats of profiles that no host judges, and what cannot be read. */
  readonly files: readonly string[];
}

/**
 * The files that a host judges. A host that drops a file has not judged it, whatever directories a policy names for it:
 * the host whose folder it is may take it for a profile. Documents next to profiles in the same format count as judged.
 */
export function judgedPathsOf({ items, unjudged }: Load): ReadonlySet<string> {
  const judged = new Set(unjudged.map(({ at }) => at.source.path));
  const formats = new Set<string>();
  for (const { verdict, files } of items) {
    if (verdict.kind === "passed-over" || verdict.kind === "dropped") continue;
    for (const file of files) {
      judged.add(file);
      formats.add(formatOf(file));
    }
  }
  for (const { verdict, files } of items)
    if (verdict.kind === "dropped" && verdict.problem.kind === "document")
      for (const file of files) if (formats.has(formatOf(file))) judged.add(file);
  return judged;
}

/** `patterns`: the path patterns of all known hosts. `judged`: the files that a host judges. */
export function unknownHostsIn(
  repo: RepoIndex,
  patterns: readonly string[],
  judged: ReadonlySet<string>,
): readonly UnknownHost[] {
  const isKnown = knownFoldersOf(patterns);
  return repo
    .hidden()
    .filter(
      (directory) =>
        !notHosts.has(nameOf(directory)) && repo.resolve(directory).kind === "directory" && !repo.isUsers(directory),
    )
    .flatMap((directory) =>
      [...folderNames]
        .filter((name) => !isKnown(nameOf(directory).toLowerCase(), name))
        .map((name) => join(directory, name)),
    )
    .filter((path) => exists(path, repo))
    .sort()
    .flatMap((path): readonly UnknownHost[] => {
      const { files, unjudged } = collectFiles(repo, path, {
        isIncluded: (file) => profileFormats.test(file),
        deep: true,
      });
      const found = [...files, ...unjudged.map(({ at }) => at.source.path)].filter((file) => !judged.has(file));
      return found.length > 0 ? [{ path, files: found }] : [];
    });
}

/** The problem that a rule reports. Its identity changes with each file and each content in the folder. */
export async function problemOf({ path, files }: UnknownHost, repo: RepoIndex): Promise<Problem> {
  const identities: string[] = [];
  for (let at = 0; at < files.length; at += batchSize)
    append(
      identities,
      await Promise.all(
        files.slice(at, at + batchSize).map(async (file) => `${file} ${(await repo.identityOf(file)) ?? ""}`),
      ),
    );
  const [first = path, ...others] = files;
  const what =
    others.length > 0 ? `${files.length} files` : `\`${first === path ? nameOf(path) : first.slice(path.length + 1)}\``;
  const known = uncheckedHostOf(path);
  const whose = known
    ? `is an agent folder of ${known.title}, which this tool knows and does not check`
    : "looks like an agent folder of a host that this tool does not know";
  return {
    kind: "unknown-host",
    message: `${whose}; ${what} ${others.length > 0 ? "are" : "is"} not checked`,
    at: placeOfPath(path),
    identity: identities.join("\n"),
  };
}

/** The directory and the extension of a file. */
function formatOf(file: string): string {
  return `${directoryOf(file)} ${extensionOf(file) ?? ""}`;
}

function exists(path: string, repo: RepoIndex): boolean {
  const { kind } = repo.resolve(path);
  return kind === "directory" || kind === "outside" || kind === "unjudged";
}

/** Whether one of these patterns matches a folder of a directory, or everything in the directory. */
function knownFoldersOf(patterns: readonly string[]): (directory: string, folder: string) => boolean {
  const folders = new Map<string, Set<string>>();
  for (const pattern of patterns) {
    const [directory = "", folder = ""] = parsePattern(pattern).path.split("/");
    const known = folders.get(directory) ?? new Set();
    folders.set(directory, known.add(folder.includes("*") ? "*" : folder));
  }
  return (directory, folder) => {
    const known = folders.get(directory);
    return known !== undefined && (known.has(folder) || known.has("*"));
  };
}
