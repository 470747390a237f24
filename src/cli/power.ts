/** What a change does to policy and gate, for the reports that show it. */
import { type PolicyDifference, policyDifferenceOf } from "../evaluate/policy-power.ts";
import { noPolicy, repoPolicyIn } from "../evaluate/repo-policy.ts";
import type { Base, PolicyPower } from "../evaluate/input.ts";
import type { InspectOptions } from "../inspect/index.ts";
import { absolutePath, pathBelow } from "../platform/native-path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { EvaluationInput, InputOptions, Machine } from "./input-types.ts";
import { remoteFor } from "./policy-sources.ts";

/** The same in one word; `undefined`: there is nothing to compare with. */
export function policyPowerIn(
  input: EvaluationInput,
  options: Pick<InputOptions, "policy" | "offline">,
  machine: Machine,
  inspection: InspectOptions,
): PolicyPower | undefined {
  const { base } = input;
  return base && (async () => (await policyDifferenceIn({ ...input, base }, options, machine, inspection)).power);
}

/** A policy outside of the repository is the same for both trees. */
export async function policyDifferenceIn(
  { root, repo, commit, base }: Pick<EvaluationInput, "root" | "repo" | "commit"> & { readonly base: Base },
  options: Pick<InputOptions, "policy" | "offline">,
  machine: Machine,
  inspection: InspectOptions,
): Promise<PolicyDifference> {
  const { policy } = options;
  const named = policy === undefined || policy.includes("//") ? undefined : policy;
  const path = named === undefined ? undefined : pathBelow(root, absolutePath(machine.directory, named));
  const remote = remoteFor(options, machine);
  const sideOf = async (tree: RepoIndex, id: string | undefined, change?: RepoIndex) => ({
    repo: tree,
    files:
      path === undefined || tree.entries.has(path)
        ? await repoPolicyIn({ repo: tree, commit: id }, path, remote, { change })
        : noPolicy,
  });
  return policyDifferenceOf(await sideOf(base.repo, base.commit, repo), await sideOf(repo, commit), inspection);
}
