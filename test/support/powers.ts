/** The power of a change between two repositories in memory, as the entry points compute it. */
import type { Power } from "../../src/compare/power.ts";
import { policyDifferenceOf } from "../../src/evaluate/policy-power.ts";
import { changesBetween } from "../../src/evaluate/index.ts";
import { repoPolicyIn } from "../../src/evaluate/repo-policy.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { presetPolicy } from "../../src/policy/model.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import type { Tree } from "../../src/repo/tree.ts";
import type { Repository } from "./judging.ts";
import { commitOf } from "./memory.ts";

const unreachable = async () => "there is no network";

/** A commit whose files have the ids of Git's objects, readable or not. */
function identified(files: Repository): Tree {
  const tree = commitOf(files);
  const identify = async (path: string) => {
    const { id } = (await tree.list()).find((entry) => entry.path === path) ?? {};
    return id === undefined ? undefined : { id };
  };
  return { ...tree, identify };
}

/** Governed by the policy of the base, or by the preset where that cannot be read. */
export async function changeBetween(base: Repository, head: Repository) {
  const [before, after] = await Promise.all([base, head].map(async (files) => RepoIndex.of(identified(files))));
  if (!before || !after) throw new Error("two trees were indexed");
  const [old, fresh] = await Promise.all(
    [before, after].map((repo) => repoPolicyIn({ repo, commit: undefined }, undefined, unreachable)),
  );
  if (!old || !fresh) throw new Error("two policies were read");
  const policy = old.policy.kind === "read" ? old.policy.policy : presetPolicy("recommended");
  const options = { decisions: await decide(policy, "2026-11-20") };
  return changesBetween({ repo: before, commit: "b".repeat(40) }, after, options, {
    policy: () => policyDifferenceOf({ repo: before, files: old }, { repo: after, files: fresh }, options),
    withPower: true,
  });
}

export async function powerBetween(base: Repository, head: Repository): Promise<Power | undefined> {
  return (await changeBetween(base, head)).power;
}
