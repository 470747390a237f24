/** Selects the files that a run reads wherever they are, so that they are fetched together with the first one. */
import { hosts } from "../generated/hosts.ts";
import type { Host } from "../model/host.ts";
import { firstNamesOf, matches } from "../repo/patterns.ts";
import { baselinePath, policyPaths } from "../policy/model.ts";
import { isVendored } from "../policy/file/vendored.ts";
import { isGate } from "../policy/gate/usage.ts";

const places = Object.values<Host>(hosts)
  .flatMap((host) => host.patterns)
  .filter((place) => !/^[~$/]/.test(place));
const names = [...firstNamesOf(places)].filter((name) => !name.includes("*"));
const own: ReadonlySet<string> = new Set([...policyPaths, baselinePath]);

/** A guess: hosts may read other files, and not all of these. */
export function shouldPrefetch(path: string): boolean {
  if (
    own.has(path) ||
    isGate(path) ||
    isVendored(path) ||
    /(?:^|\/)action\.ya?ml$/.test(path) ||
    path === ".gitattributes" ||
    path.endsWith("/.gitattributes")
  )
    return true;
  return names.some((name) => path.includes(`${name}/`)) && places.some((place) => matches(path, place));
}
