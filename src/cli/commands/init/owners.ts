/** Who owns the policy file: what `CODEOWNERS` says, or the owner from the command line. */
import { codeownersPaths, ownersIn } from "../../../approvals/code-owners.ts";
import { isOwner } from "../../../evaluate/grants/owner.ts";
import { policyPaths } from "../../../policy/model.ts";
import type { Look } from "./hook-managers.ts";

/** The owners for the new policy, and the line of `CODEOWNERS` that they still need. */
export interface PolicyOwners {
  /** Never empty. */
  readonly owners: readonly string[];
  /** The line that makes them owners, and its file; `undefined`: `CODEOWNERS` has one. */
  readonly line: { readonly path: string; readonly text: string; readonly isNewFile: boolean } | undefined;
}

/**
 * `named`: from the command line. `undefined`: nobody is known. The account of `origin` does not count, because it may
 * be an organisation, and an organisation can own no file.
 */
export function policyOwners(
  { text, exists }: Pick<Look, "text" | "exists">,
  named: string | undefined,
): PolicyOwners | undefined {
  const existing = codeownersPaths.find(exists);
  const written = existing === undefined ? undefined : text(existing);
  const owners = written === undefined ? [] : ownersIn(written)(policyPaths[0]).filter(isOwner);
  if (owners.length > 0) return { owners, line: undefined };
  if (named === undefined) return undefined;
  return {
    owners: [named],
    line: { path: existing ?? codeownersPaths[0], text: `/.github/ ${named}`, isNewFile: existing === undefined },
  };
}

/** A new `CODEOWNERS` file with that line. */
export function codeownersText(line: string): string {
  return `# Code owners approve changes of the agent profile policy and of the workflows.\n${line}\n`;
}
