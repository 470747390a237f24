/** A review starts the check of its request anew: the run that failed for want of it, or the one that passed by it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { opinionIn, startAgain } from "../../../src/action/rerun.ts";
import { settings } from "../../../src/evaluate/settings.ts";
import { run, startChecked } from "../../support/action.ts";
import { run as command } from "../../support/command.ts";
import { exampleOf, pullRequest, type Scene } from "../../support/events.ts";
import type { GitHub, Run } from "../../support/github/index.ts";
import { makeRepository, temporaryFolder, workshopIn } from "../../support/repository.ts";

const file = ".claude/agents/tester.md";
const policy = "ceiling: [read, execute]\napprovals: { widening: { by: [alice] } }\n";
const agent = (tools: string) =>
  `---\nname: tester\ndescription: Runs the tests and says which of them fail.\ntools: ${tools}\n---\nRun them.\n`;
const check = ".github/workflows/agent-profiles.yml";

/** A request that needs alice, and what GitHub knows of it. */
async function requested(): Promise<{ readonly github: GitHub; readonly made: Scene; readonly head: string }> {
  const made = pullRequest({
    base: { ".github/agent-profile-check.yml": policy, [file]: agent("Read") },
    head: { [file]: agent("Read, Bash") },
  });
  const github = await startChecked();
  const head = made.commits["head"] ?? "";
  github.pulls.push({
    number: 7,
    state: "open",
    author: { login: "dave", type: "User" },
    head: { sha: head, ref: "feature", repository: "octo-org/octo-repo" },
    base: { sha: made.commits["base"] ?? "", ref: "main" },
    commits: [head],
  });
  github.authored.push({ sha: head, author: "dave" });
  return { github, made, head };
}

function runOf(head: string, conclusion: Run["conclusion"], more: Partial<Run> = {}): Run {
  return {
    id: 47,
    path: check,
    event: "pull_request",
    head,
    status: conclusion === null ? "in_progress" : "completed",
    conclusion,
    ...more,
  };
}

/** The event of a review, in a job that has checked nothing out. */
function reviewed({ event, ...made }: Scene, action: "submitted" | "dismissed" | "edited", state: string): Scene {
  const example = exampleOf(
    "pull_request_review",
    (one) => one["action"] === (action === "dismissed" ? "dismissed" : "submitted"),
  );
  const { pull_request: pull } = event.payload as { readonly pull_request: object };
  const payload = { ...example, action, pull_request: pull, review: { ...(example["review"] as object), state } };
  return { ...made, workspace: workshopIn(temporaryFolder()), event: { name: "pull_request_review", payload } };
}

describe("a review", () => {
  it("that approves starts the failed run again, which then passes, and its dismissal the one that passed, which then fails", async () => {
    const { github, made, head } = await requested();
    const judge = async () => (await run(made, { github, inputs: { comment: "never" } })).exitCode;
    expect(await judge()).toBe(1);
    github.runs.push(runOf(head, "failure"));

    github.reviews.push({ author: { login: "alice", type: "User" }, state: "APPROVED", commit: head });
    const step = await run(reviewed(made, "submitted", "approved"), { github });
    expect(step).toMatchObject({
      exitCode: 0,
      annotations: [{ name: "notice", message: "the run 47 of `agent-profiles.yml` was re-run" }],
    });
    expect(github.started).toEqual(["47 failed jobs"]);
    expect(await judge()).toBe(0);
    github.runs.splice(0, 1, runOf(head, "success"));

    github.reviews.splice(0, 1, { author: { login: "alice", type: "User" }, state: "DISMISSED", commit: head });
    expect((await run(reviewed(made, "dismissed", "dismissed"), { github })).exitCode).toBe(0);
    expect(github.started).toEqual(["47 failed jobs", "47"]);
    expect(await judge()).toBe(1);
  });

  it.each<[string, "submitted" | "dismissed" | "edited", string, Run["conclusion"], readonly string[]]>([
    ["asks for changes after the check has passed", "submitted", "changes_requested", "success", ["47"]],
    ["asks for changes after it has failed", "submitted", "changes_requested", "failure", []],
    ["approves after it has passed", "submitted", "approved", "success", []],
    ["is a remark", "submitted", "commented", "failure", []],
    ["is edited", "edited", "approved", "failure", []],
  ])("starts no more than it has to: it %s", async (_, action, state, conclusion, started) => {
    const { github, made, head } = await requested();
    github.runs.push(runOf(head, conclusion));
    expect((await run(reviewed(made, action, state), { github })).exitCode).toBe(0);
    expect(github.started).toEqual(started);
  });

  it("finds the newest run of the check's own file for this request, also one of a ruleset's", async () => {
    const { github, made, head } = await requested();
    github.runs.push(
      runOf(head, "failure", { id: 60, path: ".github/workflows/tests.yml" }),
      runOf("0".repeat(40), "failure", { id: 59 }),
      runOf(head, "failure", { id: 58, pulls: [8] }),
      runOf(head, "failure", { id: 57, event: "push" }),
      runOf(head, "failure", { id: 56, path: `acme/rules/${check}@refs/heads/main`, pulls: [7] }),
      runOf(head, "failure", { id: 55 }),
    );
    await run(reviewed(made, "submitted", "approved"), { github });
    await run(reviewed(made, "submitted", "approved"), { github, inputs: { workflow: ".github/workflows/tests.yml" } });
    expect(github.started).toEqual(["56 failed jobs", "60 failed jobs"]);
  });

  it("says what to do where the token may not: an approval helps nothing, one taken back is not left to a green check", async () => {
    const { github, made, head } = await requested();
    github.runs.push(runOf(head, "failure"));
    for (const operation of ["actions/re-run-workflow-failed-jobs", "actions/list-workflow-runs-for-repo"]) {
      github.faults = [{ operation, answer: 403 }];
      const step = await run(reviewed(made, "submitted", "approved"), { github });
      expect(step).toMatchObject({
        exitCode: 0,
        annotations: [{ name: "notice", message: expect.stringContaining("needs `actions: write`") as unknown }],
      });
    }
    github.runs.splice(0, 1, runOf(head, "success"));
    for (const operation of ["actions/re-run-workflow", "actions/list-workflow-runs-for-repo"]) {
      github.faults = [{ operation, answer: 403 }];
      const step = await run(reviewed(made, "dismissed", "dismissed"), { github });
      expect(step).toMatchObject({
        exitCode: 2,
        annotations: [
          {
            name: "error",
            message: expect.stringMatching(/still counts an approval/) as unknown,
          },
        ],
      });
    }
    expect(github.started).toEqual([]);
  });

  it("that nobody could tell of is an error where it takes an approval back", async () => {
    const { github, made } = await requested();
    expect((await run(reviewed(made, "submitted", "approved"), { github })).exitCode).toBe(0);
    expect((await run(reviewed(made, "dismissed", "dismissed"), { github })).exitCode).toBe(2);
    expect(
      (await run(reviewed(made, "dismissed", "dismissed"), { github, inputs: { workflow: "../checks.yml" } })).log,
    ).toContain("the input `workflow` names a file in `.github/workflows`");
  });

  it("waits for a run that may have read the reviews before it, and not for ever", async () => {
    const { github, head } = await requested();
    const runs = runOf(head, null);
    github.runs.push(runs);
    const asked = {
      api: github.url,
      token: "ghs_0123456789",
      repository: "octo-org/octo-repo",
      number: 7,
      head,
      opinion: "undone",
      workflow: "agent-profiles.yml",
    } as const;
    expect(await startAgain({ ...asked, patience: { whole: 60, step: 20 } })).toMatchObject({
      kind: "failed",
      message: expect.stringContaining("is still in progress") as unknown,
    });
    setTimeout(() => Object.assign(runs, { status: "completed", conclusion: "success" }), 100);
    expect(await startAgain({ ...asked, patience: { whole: 20_000, step: 20 } })).toMatchObject({ kind: "started" });
    expect(github.started).toEqual(["47"]);
  });

  it("finds the file that init writes, where the workflow names none", async () => {
    const { directory } = makeRepository({});
    expect((await command(["init"], { cwd: directory })).code).toBe(0);
    expect(existsSync(join(directory, ".github/workflows", settings.workflow.fallback))).toBe(true);
  });

  it("gives the opinion of its action and its state", () => {
    const said = (action: string, state: string) => opinionIn({ action, review: { state } });
    expect([
      said("submitted", "approved"),
      said("submitted", "changes_requested"),
      said("submitted", "dismissed"),
      said("dismissed", "dismissed"),
      said("submitted", "commented"),
      said("edited", "approved"),
    ]).toEqual(["approved", "undone", "undone", "undone", "commented", "commented"]);
  });
});
