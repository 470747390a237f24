/**
 * One commit of a repository on a server, fetched without its history into a temporary repository of this tool's own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { batched, chainObjects, type Objects } from "../../../repo/git/blobs.ts";
import type { Entry, Tree } from "../../../repo/tree.ts";
import { gitAt } from "../command.ts";
import type { Environment } from "../../environment.ts";
import { fetchInto, type Token } from "./fetch.ts";
import { repositoryAt } from "../index.ts";

/** Which commit is fetched, and from where. */
export interface SnapshotOptions {
  /** The address that git fetches from, without a credential. */
  readonly url: string;
  /** The full id of the commit. */
  readonly commit: string;
  readonly token: Token | undefined;
  /** Where contents come from that git does not bring. */
  readonly beyond: Objects;
  /** Files that are fetched together with the first one that is read. */
  readonly isExpected: (entry: Entry) => boolean;
}

/** A commit in a temporary repository, which `close` removes. */
export interface Snapshot {
  readonly tree: Tree;
  /** Ends git and removes the repository. */
  close(): Promise<void>;
}

/** The most objects that are fetched at once. */
const together = 500;

/** Rejects where git cannot fetch the commit. Contents of files are fetched once they are read. */
export async function snapshotOf(options: SnapshotOptions, environment: Environment): Promise<Snapshot> {
  const { url, commit, token, beyond, isExpected } = options;
  const directory = emptyRepository(url, commit);
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const git = gitAt(directory, environment, { isBare: true });
    await fetchInto(git, [commit], token);
    const place = { top: directory, gitDirectory: directory, shared: directory, prefix: "", isBare: true };
    const repository = repositoryAt(place, environment);
    let isClosed = false;
    // What was not fetched is not asked of git, which would end over it before its version 2.44.
    const fetched = batched<true>(together, async (ids) => {
      if (isClosed) return new Map();
      try {
        await fetchInto(git, ids, token);
        return new Map(ids.map((id) => [id, true]));
      } catch {
        isClosed = true;
        return new Map();
      }
    });
    const objects: Objects = {
      get: async (id, limit) => ((await fetched(id)) ? repository.objects.get(id, limit) : { kind: "missing" }),
    };
    return {
      tree: repository.commit(commit, chainObjects(objects, beyond), isExpected),
      async close() {
        await repository.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** What `git init --bare` makes, without the templates of the machine. */
function emptyRepository(url: string, commit: string): string {
  const directory = mkdtempSync(join(tmpdir(), "agent-profile-check-"));
  const isLong = commit.length === 64;
  for (const name of ["objects", "refs"]) mkdirSync(join(directory, name));
  writeFileSync(join(directory, "HEAD"), "ref: refs/heads/main\n");
  writeFileSync(
    join(directory, "config"),
    [
      "[core]",
      `\trepositoryformatversion = ${isLong ? 1 : 0}`,
      "\tbare = true",
      ...(isLong ? ["[extensions]", "\tobjectformat = sha256"] : []),
      '[remote "origin"]',
      `\turl = ${JSON.stringify(url)}`,
      "",
    ].join("\n"),
  );
  return directory;
}
