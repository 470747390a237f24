/** Keeps a pull request from reading files of other repositories with rights that its author lacks. */
import type { PolicyLibrary } from "../policy/file/index.ts";
import { referenceText } from "../policy/file/reference.ts";
import type { Policy } from "../policy/model.ts";

type Remote = PolicyLibrary["remote"];

/** Fetches files of other repositories for a policy that a pull request proposes. */
export interface RemoteGuard {
  /** With the rights of the policy token only for repositories that a policy in force names. */
  readonly remote: Remote;
  /** Whether a file could not be fetched without those rights. */
  hasWithheld(): boolean;
}

/**
 * A pull request may name any file of any repository, and the faults of a policy quote its content. So files of
 * repositories that no policy in force (`trusted`) names are fetched by `openRemote`, with the job's rights alone.
 */
export function guardRemote(remote: Remote, openRemote: Remote | undefined, trusted: readonly Policy[]): RemoteGuard {
  if (!openRemote) return { remote, hasWithheld: () => false };
  const repositoryOf = (ref: string) => ref.split("//")[0]?.toLowerCase();
  const repositories = new Set(
    trusted
      .flatMap(({ organisation, sources }) => [
        ...sources.map(({ ref }) => ref),
        ...(organisation ? [referenceText(organisation.reference)] : []),
        ...(organisation?.policy?.sources ?? []).map(({ ref }) => ref),
      ])
      .flatMap((ref) => (ref.includes("//") ? [repositoryOf(ref)] : [])),
  );
  let isWithheld = false;
  return {
    hasWithheld: () => isWithheld,
    async remote(reference) {
      if (repositories.has(repositoryOf(referenceText(reference)))) return remote(reference);
      const found = await openRemote(reference);
      if (typeof found === "string") isWithheld = true;
      return found;
    },
  };
}
