/** What may keep a check from running or from failing, told without an earlier version of the file. */
import { describe, expect, it } from "vitest";
import { gatePlaces } from "../../../../src/policy/gate/places.ts";

const action = "agent-profile-check/agent-profile-check@v1";
const path = ".github/workflows/agents.yml";

/** A workflow of one step. */
const workflow = (step: string, { on = "pull_request", job = "" } = {}): string =>
  `on: ${on}\njobs:\n  check:\n    runs-on: ubuntu-latest\n${job}    steps:\n      - ${step}\n`;

const weakenedIn = async (text: string, file = path): Promise<readonly (readonly string[] | undefined)[]> =>
  (await gatePlaces([{ path: file, text }])).map(({ weakened }) => weakened);

describe("a place of the check", () => {
  it.each<[string, string]>([
    ["a step", workflow(`uses: ${action}`)],
    [
      "a step for pull requests and for the main branch",
      workflow(`uses: ${action}`, { on: "{ pull_request: , push: { branches: [main] } }" }),
    ],
    [
      "a step for pull requests to the main branch",
      workflow(`uses: ${action}`, { on: "{ pull_request: { branches: [main] } }" }),
    ],
    [
      "a step for more kinds of pull requests",
      workflow(`uses: ${action}`, { on: "{ pull_request: { types: [opened, synchronize, reopened, labeled] } }" }),
    ],
    ["a step that always runs", workflow(`{ uses: ${action}, if: always() }`)],
    ["a command", workflow("run: npx agent-profile-check check")],
    ["a stricter step", workflow(`{ uses: ${action}, with: { fail-on: warning } }`)],
  ])("is nowhere weakened in %s", async (_, text) => {
    expect(await weakenedIn(text)).toEqual([undefined]);
  });

  it.each<[string, string, string]>([
    ["a condition", workflow(`{ uses: ${action}, if: false }`), "it runs only if `false`"],
    [
      "the job's condition",
      workflow(`uses: ${action}`, { job: "    if: ${{ false }}\n" }),
      "it runs only if `${{ false }}`",
    ],
    [
      "a tolerated failure",
      workflow(`{ uses: ${action}, continue-on-error: true }`),
      "`continue-on-error` lets a failed step pass",
    ],
    [
      "a job's tolerated failure",
      workflow(`uses: ${action}`, { job: "    continue-on-error: true\n" }),
      "`continue-on-error` lets a failed job pass",
    ],
    ["no level", workflow(`{ uses: ${action}, with: { fail-on: never } }`), "`fail-on` is `never` (was `error`)"],
    [
      "what comes after the command",
      workflow("run: npx agent-profile-check check || true"),
      "`|| true` hides a failure of the command or keeps it from running",
    ],
    [
      "its events",
      workflow(`uses: ${action}`, { on: "workflow_dispatch" }),
      "no pull request and no push starts the workflow",
    ],
    [
      "paths",
      workflow(`uses: ${action}`, { on: "{ pull_request: { paths: [docs/**] } }" }),
      "on `pull_request`, `paths` keeps the workflow from starting for some changes",
    ],
    [
      "fewer kinds of pull requests",
      workflow(`uses: ${action}`, { on: "{ pull_request: { types: [closed] } }" }),
      "on `pull_request`, `types` keeps the workflow from starting for some changes",
    ],
  ])("is weakened by %s", async (_, text, sentence) => {
    expect(await weakenedIn(text)).toEqual([[sentence]]);
  });

  it("is weakened by the stages of a hook", async () => {
    const hooks = (more: string): string =>
      `repos:\n- repo: https://github.com/agent-profile-check/agent-profile-check\n  rev: v1.0.0\n  hooks: [{ id: agent-profile-check${more} }]\n`;
    const file = ".pre-commit-config.yaml";
    expect(await weakenedIn(hooks(""), file)).toEqual([undefined]);
    expect(await weakenedIn(hooks(", stages: [manual]"), file)).toEqual([[expect.stringContaining("before a commit")]]);
  });

  it("is none where the name is only mentioned", async () => {
    expect(await weakenedIn(workflow(`run: "echo ${action}" # uses ${action}`))).toEqual([]);
  });
});
