/** Who owns the policy file: what `CODEOWNERS` says, or the owner from the command line. */
import { ownersIn } from "../../../approvals/code-owners.ts";
import { isOwner } from "../../../evaluate/grants/owner.ts";
import { policyPaths } from "../../../policy/model.ts";
import { UserError } from "../../../repo/tree.ts";
import type { Look } from "./hook-managers.ts";
import { checkPaths, newOwnersPath, ownersPaths, type Service } from "./service.ts";

/** The owners for the new policy, and the lines of `CODEOWNERS` that they still need. */
export interface PolicyOwners {
  /** Never empty. */
  readonly owners: readonly string[];
  /** The lines that make them owners, and their file; `undefined`: `CODEOWNERS` has them. */
  readonly entry: { readonly path: string; readonly lines: readonly string[]; readonly isNewFile: boolean } | undefined;
}

/**
 * `named`: from the command line. `undefined`: nobody is known. The account of `origin` does not count, because it may
 * be an organisation, and an organisation can own no file. Throws `UserError` for an owner that the service lacks.
 */
export function policyOwners(
  { text, exists }: Pick<Look, "text" | "exists">,
  named: string | undefined,
  service: Service,
): PolicyOwners | undefined {
  if (named !== undefined && !isOwnerOn(service)(named)) throw noOwner(named);
  const existing = ownersPaths[service].find(exists);
  const written = existing === undefined ? undefined : text(existing);
  const owners = written === undefined ? [] : ownersIn(written)(policyPaths[0]).filter(isOwnerOn(service));
  if (owners.length > 0) return { owners, entry: undefined };
  if (named === undefined) return undefined;
  const path = existing ?? newOwnersPath[service];
  return { owners: [named], entry: { path, lines: linesFor(named, service), isNewFile: existing === undefined } };
}

/** What is wrong with the value of `--owner`. */
export function noOwner(written: string): UserError {
  return new UserError(`\`--owner\` is a login or a team, as in @acme/security, not \`${written}\``);
}

/** GitHub has no teams within teams, and ignores the line of such an owner. */
function isOwnerOn(service: Service): (name: string) => boolean {
  return (name) => isOwner(name) && (service === "gitlab" || name.split("/").length <= 2);
}

/** GitLab's sections are asked one by one, so a section of its own takes no owner from another file. */
function linesFor(owner: string, service: Service): readonly string[] {
  const paths = service === "github" ? ["/.github/"] : ["/.github/", "/.gitlab/", `/${checkPaths.gitlab}`];
  return [...(service === "gitlab" ? ["[Agent policy]"] : []), ...paths.map((path) => `${path} ${owner}`)];
}

/** A new `CODEOWNERS` file with these lines. */
export function codeownersText(lines: readonly string[]): string {
  return `# Code owners approve changes of the agent profile policy and of what runs the check.\n${lines.map((line) => `${line}\n`).join("")}`;
}
