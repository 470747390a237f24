/** Files that become this tool's own ones on a file system that folds names. */
import { baselinePath, policyPaths } from "../policy/model.ts";
import type { Problem } from "../model/load.ts";
import { caseFoldedPaths, nearMatchesIn } from "../repo/patterns.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { placeOfPath } from "../repo/text.ts";

const own = [...policyPaths, baselinePath];

/** A person takes such a file for the policy, and a checkout on another system may write it over the policy. */
export function nearPoliciesIn(repo: RepoIndex): readonly Problem[] {
  return caseFoldedPaths(nearMatchesIn(repo, own).odd, own).map((path) => {
    const meant = own.find((one) => one.toLowerCase() === path.toLowerCase()) ?? policyPaths[0];
    return {
      message: `is ignored: on file systems that ignore case or Unicode forms it replaces \`${meant}\`; rename it to \`${meant}\` or remove it`,
      at: placeOfPath(path),
    };
  });
}
