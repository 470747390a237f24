/** What the policy says of a profile or of a settings file, as a cell of a table. */
import { decisionIn, isAllowed, type Permission } from "../../evaluate/permission.ts";
import { policyPaths } from "../../policy/model.ts";
import type { Styles } from "../../sanitize/colors.ts";
import { visible } from "../../sanitize/text.ts";
import type { Cell } from "./columns.ts";
import { grantPlace } from "./rows.ts";

/** `isShort`: without the path of the repository's own policy. */
export function permissionCell(
  permission: Permission | undefined,
  isShort: boolean,
  { red, green, yellow }: Styles,
): Cell {
  if (!permission) return { text: "", paint: green };
  if (decisionIn(permission) === "baseline") return { text: "in the baseline", paint: yellow };
  if (!isAllowed(permission)) return { text: "not allowed", paint: red };
  const [first, ...more] = permission.grants;
  if (permission.waivers.length > 0) return { text: "waived", paint: yellow };
  if (!first) return { text: "ceiling", paint: green };
  const place = visible(grantPlace(first));
  // The repository's own policy is known; its path would take the room of the profiles' paths.
  const own = isShort ? policyPaths.find((path) => place.startsWith(`${path}:`)) : undefined;
  return { text: `grant ${place.slice(own?.length ?? 0)}${more.length > 0 ? ` +${more.length}` : ""}`, paint: green };
}

/** Of several permissions the one that people must see: a refusal, then what is in the baseline, then a waiver. */
export function worstOf(permissions: readonly Permission[]): Permission | undefined {
  return permissions.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}

const ranks = ["refused", "baseline", "waived", "grant", "ceiling", "no-policy"] as const;

function rankOf(permission: Permission): number {
  return ranks.indexOf(decisionIn(permission));
}
