/** Which commit of the tool the written files name: a tag could be moved, or may not exist yet. */
import type { OwnCommit } from "../../../platform/own-commit.ts";
import type { Tool } from "../../../evaluate/result.ts";

/** What stands in for a commit that is not known. No branch or tag is called so, and a job with it fails. */
export const placeholder = "COMMIT";

/** One commit of the tool, in every spelling that the written files need. */
export interface Pin {
  /** `owner/name` on github.com. */
  readonly repository: string;
  /** 40 hexadecimal digits, or the placeholder. */
  readonly commit: string;
  readonly isKnown: boolean;
  /** Behind the commit, for people, with a space before it: ` # v0.1.0` for a release, nothing for another commit. */
  readonly comment: string;
  /** Where people install it from: `github:acme/tool#3355b8…`. */
  readonly package: string;
}

/** The commit that runs; without it (`own` is `undefined`) a placeholder of the same length. */
export function pinFor({ version, homepage }: Tool, own: OwnCommit | undefined): Pin {
  const repository = own?.repository ?? homeOf(homepage).repository;
  const commit = own?.id ?? placeholder;
  return {
    repository,
    commit,
    isKnown: own !== undefined,
    comment: commentFor(version, repository, own),
    package: `github:${repository}#${commit}`,
  };
}

/** No version is named that no tag has: people and bots look it up. */
function commentFor(version: string, repository: string, own: OwnCommit | undefined): string {
  if (!own) return ` # write a commit of ${repository} here`;
  return own.isRelease ? ` # v${version}` : "";
}

/** Why GitHub may not have the commit, as the end of a sentence; `undefined`: it has it. */
export function originDoubt(own: OwnCommit | undefined): string | undefined {
  if (own?.isUnpublished) return "no remote branch of the clone that runs this has it, so push it first";
  return own && own.repository === undefined ? "this tool was fetched from another place than github.com" : undefined;
}

/** The first 12 digits, for sentences. */
export function short({ commit }: Pick<Pin, "commit">): string {
  return commit.slice(0, 12);
}

/** Splits `…/owner/name/blob/main`, the page of a branch. */
export function homeOf(homepage: string): { readonly repository: string; readonly branch: string } {
  const [, repository = "", branch = ""] = /^https:\/\/[^/]+\/([^/]+\/[^/]+)\/blob\/(.+)$/.exec(homepage) ?? [];
  return { repository, branch };
}
