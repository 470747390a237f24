/** What rows say of a decision of the policy, about a profile or a setting. */
import { isAllowed, type Permission } from "../../evaluate/permission.ts";
import { type Place, positionAt } from "../../repo/text.ts";

/** Whether the policy allows it, and the first grant of those that do, as in `list`. */
export function decisionOf(permission: Permission | undefined) {
  const [grant] = permission?.grants ?? [];
  return {
    allowed: permission ? isAllowed(permission) : null,
    grant: grant ? lineOf(grant.at) : null,
    owner: grant?.owner ?? null,
    until: grant?.until ?? null,
  };
}

/** The path and the line, from 1, at which a place begins. */
export function lineOf({ source, span }: Place) {
  return { path: source.path, line: positionAt(source, span.start).line };
}
