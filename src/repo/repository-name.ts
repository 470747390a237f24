/** The names of a repository, by which hosts know the places of an organisation. They are compared and never shown. */

/**
 * The last name in the address or the path of a repository: `.github-private` in
 * `git@github.com:acme/.github-private.git`, in `/srv/git/.github-private.git/` and in a clone's own
 * `.github-private/.git`. `undefined` where there is none.
 */
export function repositoryNameIn(address: string): string | undefined {
  const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
  const path = isUrl ? address.replace(/[?#].*$/s, "") : address;
  const segments = path
    .trim()
    .split(isUrl ? "/" : /[/\\:]/)
    .filter((segment) => segment !== "");
  if (segments.at(-1) === ".git") segments.pop();
  // The host of an address is no name, and may be preceded by a credential.
  if (isUrl && !/^file:/i.test(address)) segments.splice(0, 2);
  const name = (isUrl ? decoded(segments.at(-1)) : segments.at(-1))?.replace(/\.git$/i, "");
  return name === undefined || name === "" || name === "." || name === ".." ? undefined : name;
}

function decoded(segment: string | undefined): string | undefined {
  if (segment === undefined) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The name on github.com with its owner, in lower case: `acme/tools` in `git@github.com:acme/tools.git`, and in the
 * name alone, as a run of GitHub Actions has it.
 */
export function githubNameIn(address: string): string | undefined {
  const found =
    /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?github\.com\/|(?:[\w.-]+@)?github\.com:)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(
      address.trim(),
    );
  return found?.[1]?.toLowerCase();
}

/** What hosts compare with a repository's names: those without an owner, and those on github.com with it. */
export function comparedNamesIn(addresses: readonly string[]): readonly string[] {
  return [...new Set([...repositoryNamesIn(addresses), ...addresses.flatMap((one) => githubNameIn(one) ?? [])])];
}

/** The names in addresses and paths, each once. GitHub's names do not differ by case. */
export function repositoryNamesIn(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => repositoryNameIn(address)?.toLowerCase() ?? []))];
}
