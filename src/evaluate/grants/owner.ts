/** Who answers for a new entry of the policy, and until when. */
import { codeownersPaths, ownersIn } from "../../approvals/code-owners.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { UserError } from "../../repo/tree.ts";

/** What owners are read from: the tree, and `owner/name` of its repository. */
export interface OwnerSource {
  readonly repo: RepoIndex;
  slug(): Promise<string | null>;
}

/** Finds the first code owner that is a login or a team; without one, the account that owns the repository. */
export async function ownerIn({ repo, slug }: OwnerSource): Promise<(path: string) => string | undefined> {
  const path = codeownersPaths.find((candidate) => repo.entries.has(candidate));
  const content = path === undefined ? undefined : await repo.read(path);
  const named = content?.kind === "text" ? ownersIn(content.source.text) : () => [];
  const account = (await slug())?.split("/")[0];
  return (file) =>
    [...named(file), `@${account ?? ""}`].find((name) =>
      /^@[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?$/.test(name),
    );
}

/** The same; throws `UserError` where nobody is found. `flag`: what names an owner on the command line. */
export async function ownersOf(source: OwnerSource, flag = ""): Promise<(path: string) => string> {
  const owner = await ownerIn(source);
  return (file) => {
    const found = owner(file);
    if (found !== undefined) return found;
    throw new UserError(
      `no owner found for \`${file}\`, and a grant needs one: name one in ${codeownersPaths[0]}${flag}, or add the remote \`origin\` of this repository`,
    );
  };
}

/** The day that is some days after another, both in UTC. */
export function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
