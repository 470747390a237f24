/** Gates in files with a byte that is not UTF-8. Shells run such files, so their gates are compared like others. */
import { describe, expect, it } from "vitest";
import { policyDifferenceOf } from "../../../src/evaluate/policy-power.ts";
import { repoPolicyIn } from "../../../src/evaluate/repo-policy.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { inputFor } from "../../support/judging.ts";
import { type Held, treeOf } from "../../support/memory.ts";

type Files = Readonly<Record<string, Held>>;

async function differenceOf(base: Files, head: Files) {
  const { options } = await inputFor({});
  const remote = async () => "there is no network";
  const sideOf = async (files: Files) => {
    const repo = await RepoIndex.of(treeOf(files));
    return { repo, files: await repoPolicyIn({ repo, commit: undefined }, undefined, remote) };
  };
  return policyDifferenceOf(await sideOf(base), await sideOf(head), options);
}

/** With a comment whose byte is not UTF-8. */
const spoilt = (text: string): Uint8Array => Buffer.concat([Buffer.from("# \xe9\n", "latin1"), Buffer.from(text)]);

const command = "npx agent-profile-check check";
const husky = `${command} --staged\n`;
const action = "agent-profile-check/agent-profile-check";
const workflow = `on: pull_request\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: ${action}@v1\n`;
const hooks = `repos:\n  - repo: https://github.com/${action}\n    rev: v1.0.0\n    hooks:\n      - id: agent-profile-check\n`;
const gates: readonly (readonly [path: string, text: string, weaker: string])[] = [
  [".husky/pre-commit", husky, `exit 0\n${husky}`],
  [".github/workflows/a.yml", workflow, workflow.replace("    steps:", "    continue-on-error: true\n    steps:")],
  ["lefthook.yml", `pre-commit:\n  commands:\n    a:\n      run: ${command}\n`, "pre-commit:\n  commands: {}\n"],
  [".gitlab-ci.yml", `a:\n  script:\n    - ${command}\n`, `a:\n  allow_failure: true\n  script:\n    - ${command}\n`],
  [".pre-commit-config.yaml", hooks, "repos: []\n"],
];

describe("a gate in a file with a byte that is not UTF-8", () => {
  it.each(gates)("is missed when it is gone, and when less is left of it: %s", async (path, text, weaker) => {
    for (const head of [{}, { [path]: spoilt(weaker) }, { [path]: weaker }]) {
      const { power, gate: told } = await differenceOf({ [path]: spoilt(text) }, head);
      expect([power, told.length > 0]).toEqual(["widened", true]);
    }
  });

  it.each(gates)("is no news where it stays as it is: %s", async (path, text) => {
    for (const head of [spoilt(text), text]) {
      const { power, gate: told } = await differenceOf({ [path]: spoilt(text) }, { [path]: head });
      expect([power === "widened", told]).toEqual([false, []]);
    }
  });

  it.each(gates)("counts as gone where a reader of YAML may refuse the new byte: %s", async (path, text) => {
    const { gate: told } = await differenceOf({ [path]: text }, { [path]: spoilt(text) });
    expect(told.length > 0).toBe(/\.ya?ml$/.test(path));
  });
});
