/** The second action as a step of a `workflow_run` job: a request from a fork, the run it had, and what that run left. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { action, run, startChecked } from "./action.ts";
import { exampleOf, pullRequest, type RequestOptions, type Scene } from "./events.ts";
import type { GitHub, Pull } from "./github/index.ts";
import { actionNode } from "./node24.ts";
import { runAction, type Run, type Step } from "./runner.ts";

export const fork = "mona/octo-repo";
export const runPage = "https://github.com/octo-org/octo-repo/actions/runs/4711/attempts/2";

export interface Left extends Scene {
  /** What the run wrote. */
  readonly result: Result;
}

/** A result as far as tests change it. */
export type Result = {
  [key: string]: unknown;
  commit: string | null;
  base: string | null;
  findings: Record<string, unknown>[];
  changes: Record<string, unknown>[] | null;
};

/** A request of a fork, and what the action left of it: no token of that run may write. */
export async function leave(request: RequestOptions): Promise<Left> {
  const scene = pullRequest({ ...request, fork: true });
  const step = await run(scene, { inputs: { json: "result.json", comment: "never" } });
  return { ...scene, result: JSON.parse(readFileSync(step.outputs["json"] ?? "", "utf8")) as Result };
}

/** GitHub as it stands when the run has ended: the repository, and the request. */
export async function startAfter(
  { origin, commits: { head = "", base = "" } }: Scene,
  options: { readonly pulls?: readonly Partial<Pull>[] } & NonNullable<Parameters<typeof startChecked>[0]> = {},
): Promise<GitHub> {
  const { pulls = [{}], ...rest } = options;
  const github = await startChecked(rest);
  github.served.set("octo-org/octo-repo", origin);
  const author = { login: "mona", type: "User" } as const;
  for (const pull of pulls)
    github.pulls.push({
      number: 7,
      state: "open",
      author,
      head: { sha: head, ref: "feature", repository: fork },
      base: { sha: base, ref: "main" },
      commits: [head],
      ...pull,
    });
  return github;
}

export interface Follow extends Partial<Omit<Run, "event">> {
  readonly github?: GitHub;
  /** Text, or what becomes JSON; the result that was left where absent; `null`: there is no file. */
  readonly file?: unknown;
  /** Fields of the run that has ended. */
  readonly ended?: Readonly<Record<string, unknown>>;
  /** Fields of the event beside it. */
  readonly event?: Readonly<Record<string, unknown>>;
  readonly name?: string;
}

/** Runs the second action after a run that failed. */
export async function follow(
  left: Left,
  { github, file = left.result, ended = {}, event = {}, name = "workflow_run", environment = {}, ...more }: Follow = {},
): Promise<Step> {
  const workspace = mkdtempSync(join(tmpdir(), "follow-"));
  if (file !== null)
    writeFileSync(
      join(workspace, "result.json"),
      typeof file === "string" || file instanceof Uint8Array ? file : JSON.stringify(file),
    );
  const example = exampleOf(
    "workflow_run",
    ({ action: is, repository }) =>
      is === "completed" && (repository as { readonly full_name: string }).full_name === "octo-org/octo-repo",
  );
  const before = example["workflow_run"] as Record<string, unknown>;
  const said = {
    ...before,
    id: 4711,
    run_attempt: 2,
    event: "pull_request",
    conclusion: "failure",
    head_branch: "feature",
    head_sha: left.commits["head"],
    head_repository: { ...(before["head_repository"] as object), full_name: fork, name: "octo-repo" },
    pull_requests: [],
    ...ended,
  };
  const api = github?.url ?? "http://127.0.0.1:9";
  return runAction({
    action: join(action, "comment"),
    node: actionNode(),
    workspace,
    event: { name, payload: { ...example, workflow_run: said, ...event } },
    inputs: { result: "result.json" },
    token: "ghs_0123456789",
    environment: {
      GITHUB_REPOSITORY: "octo-org/octo-repo",
      GITHUB_SHA: left.commits["base"] ?? "",
      GITHUB_API_URL: api,
      GITHUB_GRAPHQL_URL: `${api}/graphql`,
      GITHUB_WORKFLOW: "profiles comment",
      GITHUB_JOB: "comment",
      ...environment,
    },
    ...more,
  });
}
