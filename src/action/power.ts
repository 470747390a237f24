/**
 * Has a run find out what the change does to policy and gate, from the policies as they are: approvals drop problems.
 */
import type { EvaluateInput } from "../evaluate/input.ts";
import type { InspectOptions } from "../inspect/index.ts";
import type { PolicyLibrary } from "../policy/file/index.ts";
import type { EvaluationInput } from "./input.ts";
import type { Inputs } from "./inputs.ts";
import type { GoverningPolicy } from "./policy.ts";

interface PowerContext {
  readonly governing: GoverningPolicy;
  readonly options: InspectOptions;
  readonly remote: PolicyLibrary["remote"];
}

/** Empty where there is no base. */
export function powerRequest(
  { head, base }: Pick<EvaluationInput, "head" | "base">,
  { policy }: Inputs,
  { governing: { files }, options, remote }: PowerContext,
): Pick<EvaluateInput, "policyPower"> {
  if (!base) return {};
  const path = policy?.kind === "file" ? policy.path : undefined;
  const named = policy?.kind === "remote" ? policy : undefined;
  return {
    policyPower: async () => {
      const [{ policyPowerOf }, { noPolicy, repoPolicyIn }] = await Promise.all([
        import("../evaluate/policy-power.ts"),
        import("../evaluate/repo-policy.ts"),
      ]);
      const isMissing = path !== undefined && !base.repo.entries.has(path);
      // Only a base that governs was read.
      const before =
        files.base ?? (isMissing ? noPolicy : await repoPolicyIn(base, path, remote, { named, change: head.repo }));
      return policyPowerOf({ repo: base.repo, files: before }, { repo: head.repo, files: files.head }, options);
    },
  };
}
