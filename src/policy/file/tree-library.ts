/** Reads the files that a policy extends, and the organisation's policy, from the tree that has the policy. */
import { absenceText } from "../absence-text.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { PolicyLibrary } from "./library.ts";
import { namesSameFile, type RemoteFile } from "./reference.ts";
import { missingOrganisation, staleCopy, vendoredCopy } from "./vendored.ts";

/** What the action knows beyond one tree. */
export interface LibraryContext {
  /** The organisation's policy that the workflow names. The same file that a policy names is not fetched as well. */
  readonly named?: RemoteFile | undefined;
  /**
   * For a tree that a change does not write: the other tree of the run, which may hold the copy that this one lacks. A
   * wrong copy in this one is then no error, or no pull request could correct it.
   */
  readonly change?: RepoIndex | undefined;
  readonly repository?: PolicyLibrary["repository"] | undefined;
}

/**
 * `repo`: `undefined` if there is no tree. `commit`: the commit of the tree. Copies in the tree come before `fetched`.
 */
export function libraryIn(
  repo: RepoIndex | undefined,
  commit: string | undefined,
  fetched: PolicyLibrary["remote"],
  { named, change, repository }: LibraryContext = {},
): PolicyLibrary {
  const copy = async (reference: RemoteFile) =>
    (await vendoredCopy(repo, reference)) ?? (await vendoredCopy(change, reference));
  const remote = async (reference: RemoteFile) => (await copy(reference)) ?? fetched(reference);
  return {
    remote,
    ...(repository ? { repository } : {}),
    async organisation(reference) {
      const found = await copy(reference);
      if (found) return found;
      const stale = change === undefined ? await staleCopy(repo, reference) : undefined;
      if (stale) return stale;
      if (named && namesSameFile(named, reference)) return undefined;
      const answer = await fetched(reference);
      return typeof answer === "string" ? missingOrganisation(reference, answer) : answer;
    },
    async file(path) {
      const content = await repo?.read(path);
      switch (content?.kind) {
        case "text":
          return { source: content.source, ...(commit === undefined ? {} : { commit }) };
        case "not-utf8":
          return "it is not UTF-8 text";
        case "unjudged":
          return `it ${content.problem}`;
        case "absent":
          return `it ${absenceText(content.resolution)}`;
        case undefined:
          return "there is no tree to read it from";
      }
    },
  };
}
