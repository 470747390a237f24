/**
 * The folder that several hosts share and that none has to itself, `.agents/agents`: who reads it, and where none of
 * them is in use, so that nothing in it is checked.
 */
import { hosts as allHosts } from "../../generated/catalogue.ts";
import { collectFiles } from "../../hosts/_kit/loading/collect.ts";
import type { Host } from "../../model/host.ts";
import type { Problem } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import { matches } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { listed } from "../../sanitize/listed.ts";

const parent = ".agents";
/** Below the root, and below any directory. */
export const sharedFolder = `${parent}/agents`;

/** A host that reads a shared folder. */
export interface Reader {
  readonly host: string;
  readonly title: string;
}

/** The hosts that read a profile directly in a folder. */
export function readersOf(folder: string): readonly Reader[] {
  const path = join(folder, "a.md");
  return Object.entries<Host>(allHosts).flatMap(([host, { title, patterns }]) =>
    patterns.some((pattern) => matches(path, pattern)) ? [{ host, title }] : [],
  );
}

/** One problem for each shared folder with files that no host in use reads. */
export async function unreadSharedIn(repo: RepoIndex, inUse: ReadonlySet<string>): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const directory of [...repo.holding(parent)].sort()) {
    const folder = join(directory, sharedFolder);
    if (repo.isUsers(folder) || repo.resolve(folder).kind !== "directory") continue;
    const readers = readersOf(folder);
    const found = collectFiles(repo, folder, { isIncluded: (name) => /\.md$/i.test(name), deep: true });
    const files = [...found.files, ...found.unjudged.map(({ at }) => at.source.path)];
    if (files.length === 0 || readers.some(({ host }) => inUse.has(host))) continue;
    problems.push(await problemFor(folder, files, readers, repo));
  }
  return problems;
}

/** Its identity changes with each file and each content. */
async function problemFor(
  folder: string,
  files: readonly string[],
  readers: readonly Reader[],
  repo: RepoIndex,
): Promise<Problem> {
  const identities: string[] = [];
  for (const file of files) identities.push(`${file} ${(await repo.identityOf(file)) ?? ""}`);
  const [what, them] = files.length === 1 ? ["a file", "it"] : [`${files.length} files`, "them"];
  const line = `hosts: { ${readers.map(({ host }) => `${host}: {}`).join(", ")} }`;
  return {
    kind: "unread",
    message: `holds ${what} that ${listed(readers.map(({ title }) => title))} read, each in its own way, and none of these hosts is in use here, so nothing checks ${them}; add the hosts that your team uses to the policy, from \`${line}\``,
    at: placeOfPath(folder),
    identity: identities.join("\n"),
  };
}
