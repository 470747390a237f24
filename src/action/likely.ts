/** Files that a run reads wherever it finds them: what lies far away is brought with the first of them, at once. */
import { hosts } from "../roster.ts";
import type { Host } from "../host.ts";
import { markersOf, matches } from "../places.ts";
import { baselinePath, policyPaths } from "../policy.ts";
import { isGate } from "../policy/weakened/use.ts";

const places = Object.values<Host>(hosts).flatMap((host) => host.places).filter((place) => !/^[~$/]/.test(place));
const names = [...markersOf(places)].filter((name) => !name.includes("*"));
const own: ReadonlySet<string> = new Set([...policyPaths, baselinePath]);

/** Hosts may read others, and not all of these. */
export function isLikely(path: string): boolean {
  if (own.has(path) || isGate(path) || path === ".gitattributes" || path.endsWith("/.gitattributes")) return true;
  return names.some((name) => path.includes(`${name}/`)) && places.some((place) => matches(path, place));
}
