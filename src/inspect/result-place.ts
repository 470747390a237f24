/** Where no result may be written: over what Git, the check or a host reads. */
import { isGate } from "../policy/gate/index.ts";
import { baselinePath, policyPaths } from "../policy/model.ts";
import { isNotable, isProfile } from "./unchanged/elsewhere.ts";

/** A name as file systems compare it that ignore case, and trailing dots and spaces. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[. ]+$/, "");
}

/**
 * Why a result must not be written to a path (with `/`, absolute or not), as the end of a sentence; `undefined`: it may
 * be.
 */
export function resultPlaceRefusal(path: string): string | undefined {
  const segments = path.split("/").map(fold);
  if (segments.includes(".git")) return "lies in a `.git` directory, which belongs to Git; name another file";
  const folded = `/${segments.join("/")}`;
  // Where the repository begins is not known, so each part of the path may be a path of it.
  const parts = [path.split("/"), segments].flatMap((names) => names.map((_, from) => names.slice(from).join("/")));
  if (
    [...policyPaths, baselinePath].some((own) => folded.endsWith(`/${fold(own)}`)) ||
    /\/\.github\/(?:workflows|actions)\/|\/(?:codeowners|\.git(?:attributes|ignore|modules))$/.test(folded) ||
    parts.some(isGate)
  )
    return "would replace what decides about this check; name another file";
  if (parts.some(isProfile) || folded.endsWith("/skill.md")) return "would replace an agent profile; name another file";
  return parts.some(isNotable) ? "would replace settings that a host reads; name another file" : undefined;
}
