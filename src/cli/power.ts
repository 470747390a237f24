/** What a change does to policy and gate, for the reports that show the power of a change. */
import { policyPowerOf } from "../evaluate/policy-power.ts";
import { noPolicy, repoPolicyIn } from "../evaluate/repo-policy.ts";
import type { PolicyPower } from "../evaluate/input.ts";
import type { InspectOptions } from "../inspect/index.ts";
import { absolute, below } from "../platform/native-path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { EvaluationInput, InputOptions, Machine } from "./input-types.ts";
import { remoteFor } from "./policy-sources.ts";

/** A policy outside of the repository is the same for both trees. */
export function policyPowerIn(
  { root, repo, commit, base }: EvaluationInput,
  options: Pick<InputOptions, "policy" | "offline">,
  machine: Machine,
  inspection: InspectOptions,
): PolicyPower | undefined {
  if (!base) return undefined;
  const { policy } = options;
  const named = policy === undefined || policy.includes("//") ? undefined : policy;
  const path = named === undefined ? undefined : below(root, absolute(machine.directory, named));
  const remote = remoteFor(options, machine);
  const sideOf = async (tree: RepoIndex, id: string | undefined, change?: RepoIndex) => ({
    repo: tree,
    files:
      path === undefined || tree.entries.has(path)
        ? await repoPolicyIn({ repo: tree, commit: id }, path, remote, { change })
        : noPolicy,
  });
  return async () => policyPowerOf(await sideOf(base.repo, base.commit, repo), await sideOf(repo, commit), inspection);
}
