/** Who answers for a new entry of the policy, and until when. */
import { codeownersPaths, ownersIn } from "../../approvals/code-owners.ts";
import { ownerPattern } from "../../policy/file/owner-pattern.ts";
import { policyPaths } from "../../policy/model.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { UserError } from "../../repo/tree.ts";

/** What owners are read from: the tree, and `owner/name` of its repository. */
export interface OwnerSource {
  readonly repo: RepoIndex;
  slug(): Promise<string | null>;
}

/** Where code owners are looked for: where GitHub looks, and in the one place that only GitLab has. */
const ownersPaths: readonly string[] = [...codeownersPaths, ".gitlab/CODEOWNERS"];

/** Whether a code owner is a login or a team. */
export function isOwner(name: string): boolean {
  return name.startsWith("@") && ownerPattern.test(name);
}

/** The value of `--owner`. Throws `UserError` unless it is a login or a team as the policy takes it. */
export function ownerNamed(owner: string): string {
  if (ownerPattern.test(owner)) return owner;
  throw new UserError(`\`--owner\` is a login or a team, as in @acme/security, not \`${owner}\``);
}

/**
 * Finds the first code owner that is a login or a team; without one, the owner from the command line (`named`), then a
 * code owner of the policy, and then the account that owns the repository. An account that has teams is an
 * organisation, which can own no entry.
 */
export async function ownerIn(
  { repo, slug }: OwnerSource,
  named?: string,
): Promise<(path: string) => string | undefined> {
  const path = ownersPaths.find((candidate) => repo.entries.has(candidate));
  const content = path === undefined ? undefined : await repo.read(path);
  const codeOwners = content?.kind === "text" ? ownersIn(content.source.text) : () => [];
  // A file that cannot be read may name the owner, so no other one is taken in its place.
  const isUnread = content !== undefined && content.kind !== "text";
  const account = isUnread ? undefined : (await slug())?.split("/")[0];
  const text = content?.kind === "text" ? content.source.text : "";
  const last = account === undefined || hasTeams(account, text) ? undefined : `@${account}`;
  const policy = policyPaths.find((candidate) => repo.entries.has(candidate)) ?? policyPaths[0];
  const others = [...codeOwners(policy), last ?? ""];
  return (file) => codeOwners(file).find(isOwner) ?? named ?? others.find(isOwner);
}

/** Whether a file of code owners names a team of an account. */
function hasTeams(account: string, text: string): boolean {
  return text.toLowerCase().includes(`@${account.toLowerCase()}/`);
}

/** The same; throws `UserError` where nobody is found. */
export async function ownersOf(source: OwnerSource, named?: string): Promise<(path: string) => string> {
  const owner = await ownerIn(source, named);
  const unread = await unreadOwners(source);
  const others =
    (await source.slug()) === null
      ? `, name one in ${codeownersPaths[0]}, or add the remote \`origin\` of this repository`
      : `, or name one in ${codeownersPaths[0]}`;
  return (file) => {
    // A file that cannot be read may name the owner, so no other one is taken in its place.
    if (unread !== undefined && named === undefined)
      throw new UserError(
        `no owner is known for \`${file}\`, and a grant needs one: ${unread}; or pass --owner @acme/team`,
      );
    const found = owner(file);
    if (found !== undefined) return found;
    throw new UserError(`no owner found for \`${file}\`, and a grant needs one: pass --owner @acme/team${others}`);
  };
}

/** Why the file of code owners cannot be read; `undefined`: it can, or there is none. */
async function unreadOwners({ repo }: OwnerSource): Promise<string | undefined> {
  const path = ownersPaths.find((candidate) => repo.entries.has(candidate));
  const content = path === undefined ? undefined : await repo.read(path);
  if (content === undefined || content.kind === "text") return undefined;
  return `\`${path}\` ${content.kind === "unjudged" ? content.problem : "cannot be read as text"}`;
}
