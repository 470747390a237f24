/** Starts the check of a pull request again after a review, since a second check would leave the first as it was. */
import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "../platform/github/request.ts";
import { getList, type Fields, textAt } from "./api.ts";
import { valueAt } from "./event.ts";

/** A review, and the check of its pull request. */
export interface RerunRequest {
  readonly api: string;
  readonly token: string | undefined;
  /** `owner/name`. */
  readonly repository: string | null;
  /** The pull request's. */
  readonly number: number;
  /** The head commit of the pull request, which was checked. */
  readonly head: string;
  readonly opinion: "approved" | "undone" | "commented";
  /** The name of the check's workflow file. */
  readonly workflow: string;
  /** In milliseconds: how long to wait for a check that is still running, and how often to look. */
  readonly patience?: { readonly whole: number; readonly step: number };
}

/** `message`: without a full stop. `failed`: a check may still count what it should not. */
export interface RerunOutcome {
  readonly kind: "started" | "idle" | "failed";
  /** A sentence for the log. */
  readonly message: string;
}

/** What the event's review says; one that is edited says what it said. */
export function opinionIn(payload: unknown): RerunRequest["opinion"] {
  const [action, state] = [valueAt(payload, ["action"]), valueAt(payload, ["review", "state"])];
  if (action === "dismissed") return "undone";
  return action !== "submitted" || state === "commented" ? "commented" : state === "approved" ? "approved" : "undone";
}

const fiveMinutes = { whole: 300_000, step: 5_000 };

/** An approval can turn what failed into what passes, and whatever takes one back can fail what passed. */
export async function startAgain(request: RerunRequest): Promise<RerunOutcome> {
  const { opinion, workflow, patience = fiveMinutes } = request;
  if (opinion === "commented") return { kind: "idle", message: "a comment review does not change approvals" };
  const expected = opinion === "approved" ? failures : passes;
  for (let waited = 0; ; waited += patience.step) {
    const run = await latestRun(request);
    if (typeof run === "string")
      return { kind: "failed", message: `the runs of \`${workflow}\` cannot be read: ${run}` };
    if (!run)
      return {
        kind: opinion === "approved" ? "idle" : "failed",
        message: `there is no run of \`${workflow}\` for a pull request with this commit`,
      };
    if (run.isOver)
      return expected.has(run.conclusion)
        ? start(request, run)
        : {
            kind: "idle",
            message: `the last run of \`${workflow}\` ended with ${run.conclusion}, so this review changes nothing`,
          };
    if (waited >= patience.whole)
      return {
        kind: "failed",
        message: `the last run of \`${workflow}\` is still in progress and may not include this review; re-run it when it finishes`,
      };
    await pause(patience.step);
  }
}

const failures: ReadonlySet<string> = new Set(["failure", "timed_out", "cancelled"]);
const passes: ReadonlySet<string> = new Set(["success", "neutral", "skipped"]);

interface Run {
  readonly id: number;
  readonly isOver: boolean;
  readonly conclusion: string;
}

/** Enough for every event of a pull request with one head. */
const mostRuns = 1_000;

/** The newest, of the check's own file here or of one that a ruleset requires; a reason where it cannot be told. */
async function latestRun({
  api,
  token,
  repository,
  number,
  head,
  workflow,
}: RerunRequest): Promise<Run | undefined | string> {
  const answer = await getList(
    { api, token },
    `/repos/${repository}/actions/runs?event=pull_request&head_sha=${head}`,
    mostRuns,
    "workflow_runs",
  );
  if (answer.kind === "refused")
    return `${answer.reason}${answer.status === 403 || answer.status === 404 ? "; the token needs `actions: write`" : ""}`;
  const isOwnWorkflow = ({ path }: Fields) =>
    typeof path === "string" && (path.split("@")[0] ?? "").endsWith(`.github/workflows/${workflow}`);
  const isOfThis = ({ pull_requests: pulls }: Fields) =>
    !Array.isArray(pulls) || pulls.length === 0 || pulls.some((pull) => valueAt(pull, ["number"]) === number);
  const [newest] = answer.value
    .filter((run) => isOwnWorkflow(run) && isOfThis(run))
    .sort((a, b) => Number(b["id"]) - Number(a["id"]));
  if (!newest) return undefined;
  const { id } = newest;
  if (typeof id !== "number") return "GitHub's answer is not what its description says";
  return { id, isOver: newest["status"] === "completed", conclusion: textAt(newest, "conclusion") ?? "nothing" };
}

async function start({ api, token, repository, opinion, workflow }: RerunRequest, { id }: Run): Promise<RerunOutcome> {
  const what = opinion === "approved" ? "rerun-failed-jobs" : "rerun";
  const answer = await sendRequest(
    { api, token },
    {
      path: `/repos/${repository}/actions/runs/${id}/${what}`,
      method: "POST",
      accept: "application/vnd.github+json",
      limit: 64 * 1024,
    },
  );
  if (answer.kind === "answered") return { kind: "started", message: `the run ${id} of \`${workflow}\` was re-run` };
  const advice =
    answer.status === 403
      ? "; that needs `actions: write`, which a pull request from a fork does not get: re-run it by hand"
      : "";
  return {
    kind: "failed",
    message: `the run ${id} of \`${workflow}\` could not be re-run: ${answer.reason}${advice}`,
  };
}
