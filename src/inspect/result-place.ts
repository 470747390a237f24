/** Where no result may be written: over what Git, the check or a host reads. */
import { baselinePath, policyPaths } from "../policy/model.ts";
import { isProfile } from "./elsewhere.ts";

/** A name as file systems compare it that ignore case, and trailing dots and spaces. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[. ]+$/, "");
}

/**
 * Why a result must not be written to a path (with `/`, absolute or not), as the end of a sentence; `undefined`: it may
 * be.
 */
export function refusalOf(path: string): string | undefined {
  const segments = path.split("/").map(fold);
  if (segments.includes(".git")) return "lies in a `.git` directory, which belongs to Git; name another file";
  const folded = `/${segments.join("/")}`;
  if (
    [...policyPaths, baselinePath].some((own) => folded.endsWith(`/${fold(own)}`)) ||
    /\/\.github\/(?:workflows|actions)\//.test(folded)
  )
    return "would replace what decides about this check; name another file";
  return isProfile(path) || isProfile(folded.slice(1))
    ? "would replace an agent profile; name another file"
    : undefined;
}
