/** `init --from-current` over repositories in memory, and the run that follows it. */
import { failOnAll } from "../../src/evaluate/result.ts";
import { readBaseline } from "../../src/evaluate/baseline.ts";
import { currentState } from "../../src/cli/commands/init/from-current.ts";
import { evaluate } from "../../src/evaluate/index.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { readPolicy } from "../../src/policy/file/index.ts";
import { baselinePath, policyPaths } from "../../src/policy/model.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { tool } from "../../src/generated/tool.ts";
import { treeOf } from "./memory.ts";

/** The day of every start. */
export const day = "2026-11-20";

/** What `init --from-current` writes for a repository in memory. */
export async function start(files: Readonly<Record<string, string>>, owner?: string) {
  const repo = await RepoIndex.of(treeOf(files));
  const input = { repo, repositoryNames: async () => [], slug: async () => "acme/tools" };
  return { repo, current: await currentState(input, day, tool, { owner }) };
}

/** The repository under that policy and baseline. */
export async function judgedUnder(repo: RepoIndex, text: string, baselineText: string | undefined, today: string) {
  const policy = await readPolicy({ path: policyPaths[0], text });
  if ("kind" in policy) throw new Error(policy.problems[0]?.message);
  const baseline = baselineText === undefined ? undefined : readBaseline({ path: baselinePath, text: baselineText });
  if (baseline && "kind" in baseline) throw new Error(baseline.problems[0]?.message);
  const decisions = await decide(policy, today);
  return {
    policy,
    result: await evaluate({
      tool,
      repo,
      base: undefined,
      options: { decisions },
      repository: null,
      commit: null,
      policyCommit: null,
      notes: [],
      failOn: failOnAll("note"),
      gate: "all",
      ...(baseline ? { baseline } : {}),
    }),
  };
}
