/** A pull request that is too large for its pages: what decides about all profiles is named, and so is where the rest is. */
import { describe, expect, it } from "vitest";
import { bypass, file, policy, reader, run, startChecked } from "../../support/action.ts";
import { onMain, pullRequest, push } from "../../support/events.ts";

const workflow = ".github/workflows/agents.yml";
const check =
  "on: pull_request\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: agent-profile-check/agent-profile-check@v1\n";
const ceiling = "ceiling: [read]\n";
const json = "result.json";

it("names the deleted policy and the removed check, and the file that has all findings", async () => {
  const names = Array.from({ length: 900 }, (_, i) => `agent-${i}`);
  const profiles = (toolsOf: (i: number) => string) =>
    Object.fromEntries(
      names.map((name, i) => [
        `.claude/agents/${name}.md`,
        reader.replace("reviewer", name).replace("Read, Grep", `Read, Grep${toolsOf(i)}`),
      ]),
    );
  const github = await startChecked();
  const step = await run(
    pullRequest({
      base: { ...profiles(() => ""), [policy]: ceiling, [workflow]: check, ".github/CODEOWNERS": "* @alice\n" },
      head: profiles((i) => `, Bash(${"x".repeat(700)}-${i}:*)`),
      removed: [policy, workflow],
    }),
    { github, inputs: { json } },
  );
  expect(step.outputs).toMatchObject({ conclusion: "findings", widened: "900" });
  for (const page of [step.summary, github.comments[0]?.body ?? ""]) {
    expect(/^\*\*The policy is removed.*$/m.exec(page ?? "")?.[0]).toContain(
      `\`${workflow}\`.** **900 subagents gained power.** `,
    );
    expect(page).toMatch(/^### Policy changes$/m);
    expect(page).toContain("the policy is removed, so preset:recommended applies");
  }
  expect(step.summary).toMatch(/^…and \d+ more new findings\. The file `result\.json` has the rest\.$/m);
  expect(step.log).toMatch(
    /^::error::Failed: .*\. The summary has no room for all findings, \d+ of them without an annotation\. The file `result\.json` has the rest\.$/m,
  );
});

describe("a run after the review", () => {
  const before = { [file]: reader, [policy]: ceiling };
  it.each([
    ["a push", () => push({ before, after: { ...before, [file]: bypass } })],
    [
      "a merge group",
      () => {
        const scene = pullRequest({ base: before, head: { [file]: bypass } });
        const { merge_group, ...payload } = onMain("merge_group") as { readonly merge_group: object };
        const group = {
          ...merge_group,
          base_sha: scene.commits["base"],
          head_sha: scene.commits["merge"],
          base_ref: "refs/heads/main",
        };
        return { ...scene, event: { name: "merge_group", payload: { ...payload, merge_group: group } } };
      },
    ],
  ])("names nobody who can approve: %s", async (_, scene) => {
    const { summary } = await run(scene(), { github: await startChecked() });
    expect(summary).toContain("\n**1 subagent gained power.** 1 subagent changed.\n\nThere is no code owner.\n");
    expect(summary).not.toContain("can be approved by");
  });
});
