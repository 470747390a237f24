/**
 * Files that people take for the policy and that this tool does not read, or that replace its own ones where names
 * fold.
 */
import { baselinePath, nearPolicyNames, policyPaths } from "../../policy/model.ts";
import type { Problem } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import { caseFoldedPaths, nearMatchesIn } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";

const own: readonly string[] = [...policyPaths, baselinePath];

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

/** Where people put a policy. */
const folders = ["", ".github", ".github/workflows"];

/**
 * Policies under a nearly right name: their authors rely on a ceiling that does not hold. `used`: the files that
 * policies extend, which may have any name.
 */
export async function misplacedPoliciesIn(repo: RepoIndex, used: ReadonlySet<string>): Promise<readonly Problem[]> {
  const present = policyPaths.find((path) => repo.resolve(path).kind === "file");
  const paths = folders
    .flatMap((folder) => nearPolicyNames.map((name) => join(folder, name)))
    .filter((path) => !own.includes(path) && !used.has(path));
  const near = await Promise.all(paths.map(async (path) => ((await looksLikePolicy(repo, path)) ? [path] : [])));
  return [
    ...near.flat().map((path) => ({
      kind: "near-miss",
      message: present
        ? `is not read, because the policy is \`${present}\`; move what it says there, and remove it`
        : `is not read; move it to \`${policyPaths[0]}\``,
      at: placeOfPath(path),
    })),
    ...policyPaths
      .filter((path) => repo.resolve(path).kind === "directory")
      .map((path) => ({
        kind: "near-miss",
        message: `is a directory, so no policy is read from it; write the policy to the file \`${present ?? policyPaths[0]}\``,
        at: placeOfPath(path),
      })),
  ];
}

/** A key of a policy at the begin of a line, or the first key of JSON. */
const policyKey =
  /^[ \t]*(?:[{,][ \t]*)?["']?(?:extends|hosts|ceiling|grants|servers|models|organisation|ignore|rules|overrides|waivers|grantable|waivable|baseline|rollout|approvals)["']?[ \t]*:/m;

/** A workflow may have the name of the tool that it runs. A file that cannot be read is taken for a policy. */
async function looksLikePolicy(repo: RepoIndex, path: string): Promise<boolean> {
  if (repo.resolve(path).kind !== "file") return false;
  const content = await repo.read(path);
  if (content.kind !== "text") return true;
  const { text } = content.source;
  return policyKey.test(text) && !/^["']?jobs["']?[ \t]*:/m.test(text);
}
