/** The organisation's policy of a fleet, read once. */
import type { Policy } from "../../../policy/model.ts";
import { readPolicy } from "../../../policy/file/index.ts";
import { positionAt } from "../../../repo/text.ts";
import { UserError } from "../../../repo/tree.ts";
import { policySources, remoteFor } from "../../policy-sources.ts";
import type { Environment } from "../../run.ts";
import type { OpenOptions } from "./open.ts";

/** `undefined`: `--policy` is not given. Rejects with `UserError` where the policy cannot be used. */
export async function readCeiling(
  options: Pick<OpenOptions, "policy" | "offline" | "remote">,
  environment: Environment,
): Promise<Policy | undefined> {
  const { upper } = await policySources({ ...options, staged: false }, environment, undefined, undefined);
  if (!upper) return undefined;
  const read = await readPolicy(upper, { ...noFiles, remote: remoteFor(options, environment) });
  if (!("kind" in read)) return read;
  const [problem] = read.problems;
  const where = problem
    ? `${problem.at.source.path}:${positionAt(problem.at.source, problem.at.span.start).line}: ${problem.message}`
    : upper.path;
  throw new UserError(`the policy of \`--policy\` cannot be used: ${where}`);
}

const noFiles = {
  file: async () => "a policy outside the repository can extend only presets and files of other repositories",
};
