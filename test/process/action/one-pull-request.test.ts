/** A profile and its grant in one pull request, through the built action and the stand-in for GitHub's API. */
import { describe, expect, it } from "vitest";
import { run, startChecked } from "../../support/action.ts";
import { pullRequest } from "../../support/events.ts";
import type { GitHub } from "../../support/github/index.ts";

const file = ".claude/agents/writer.md";
const policyPath = ".github/agent-profile-check.yml";
const policy = (by: string) => `ceiling: [read]\napprovals: { policy: { by: ${by} } }\n`;
const grants = 'grants:\n  - { profiles: [writer], may: [write], reason: fixes typos, owner: "@acme/dx" }\n';
const agent = (tools: string) =>
  `---\nname: writer\ndescription: Fixes typos in the documentation.\ntools: ${tools}\n---\nFix them.\n`;

/** Dave adds a profile with its grant; `by` are the base's approvers. */
async function requested(by: string) {
  const made = pullRequest({
    base: { [policyPath]: policy(by), ".github/CODEOWNERS": "* @carol\n", [file]: agent("Read") },
    head: { [policyPath]: policy(by) + grants, [file]: agent("Read, Edit") },
  });
  const github = await startChecked();
  const head = made.commits["head"] ?? "";
  const base = made.commits["base"] ?? "";
  github.pulls.push({
    number: 7,
    state: "open",
    author: { login: "dave", type: "User" },
    head: { sha: head, ref: "feature", repository: "octo-org/octo-repo" },
    base: { sha: base, ref: "main" },
    commits: [head],
  });
  github.authored.push({ sha: head, author: "dave" });
  const approve = (login: string, commit = head) =>
    github.reviews.push({ author: { login, type: "User" }, state: "APPROVED", commit });
  const check = async () => run(made, { github, inputs: { comment: "never", "policy-token": "ghs_policies" } });
  return { github, approve, check, base };
}

describe("a profile and its grant in one pull request", () => {
  it.each<[string, string, readonly string[], ((github: GitHub) => void)?]>([
    ["a person", "[alice]", ["alice"]],
    ["two people", "[alice, bob], count: 2", ["alice", "bob"]],
    ["a code owner", "[codeowners]", ["carol"]],
    [
      "a member of a team",
      '["@octo-org/security"]',
      ["erin"],
      ({ teams, teamTokens }) => {
        teams.set("octo-org/security", ["erin"]);
        teamTokens.add("ghs_policies");
      },
    ],
  ])("wait for %s, and pass with their approval", async (_, by, people, prepare) => {
    const { github, approve, check } = await requested(by);
    prepare?.(github);
    const waiting = await check();
    expect(waiting.exitCode).toBe(1);
    expect(waiting.summary).toMatch(/Waiting for .*: 1 new grant/);
    for (const [at, login] of people.entries()) {
      expect((await check()).exitCode, `${at} of ${people.length}`).toBe(1);
      approve(login);
    }
    const passed = await check();
    expect(passed.summary).toMatch(/1 new grant .*applies/);
    expect(passed).toMatchObject({ exitCode: 0, outputs: { conclusion: "clean" } });
    expect(github.violations).toEqual([]);
  });

  it.each([
    ["their author", "dave", undefined],
    ["somebody else", "mallory", undefined],
    ["an approver, for the base commit", "alice", "base"],
  ])("do not pass by the approval of %s", async (_, login, commit) => {
    const { approve, check, base } = await requested("[alice]");
    approve(login, commit === undefined ? undefined : base);
    expect((await check()).exitCode).toBe(1);
  });
});
