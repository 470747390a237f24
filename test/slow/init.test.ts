/** Starting a repository that has more profiles than a policy file holds. */
import { expect, it } from "vitest";
import { conclusionOf } from "../../src/evaluate/result.ts";
import { runs } from "../support/runs.ts";
import { day, judgedUnder, start } from "../support/starting.ts";

it("fits a policy file with very many profiles in it", async () => {
  // Names of this length: fewer profiles reach the limit of a policy file.
  const nameOf = (i: number) => `agent-with-a-${"rather-".repeat(28)}long-name-${i}`;
  const files = Object.fromEntries(
    Array.from({ length: runs(600, 4_000) }, (_, i) => [
      `.claude/agents/${nameOf(i)}.md`,
      `---\nname: ${nameOf(i)}\ndescription: Does one thing for the team.\ntools: Edit\n---\nx\n`,
    ]),
  );
  const { repo, current } = await start({ ...files, CODEOWNERS: "* @acme/dx" });
  const { result, policy } = await judgedUnder(repo, current.policy, current.baseline, day);
  expect(conclusionOf(result)).toBe("clean");
  expect(policy.grants.length).toBeGreaterThan(2);
  expect(current.baseline).toBeDefined();
});
