/**
 * The entry point of the comment action: reads a run that has ended and its result; writes the comment on its pull
 * request.
 */
import * as core from "./action/commands.ts";
import { describeError, faultOf } from "./action/comment/failure.ts";
import { type CommentRequest, withRetries, writeComment } from "./action/comment/index.ts";
import type { ApiCall } from "./action/comment/retry.ts";
import { noticeSecondComment } from "./action/comment/write.ts";
import { resultIn } from "./action/workflow-run/artifact.ts";
import {
  checkedPullRequest,
  ensureJudged,
  type PullRequest,
  pullRequestsOf,
} from "./action/workflow-run/pull-request.ts";
import { payloadIn } from "./action/event.ts";
import { type EndedRun, endedRunOf } from "./action/workflow-run/run.ts";
import { ownersAtBase } from "./action/workflow-run/review.ts";
import { reportModelIn } from "./action/workflow-run/report.ts";
import { type Core, markerOf, notice, output } from "./action/output.ts";
import { runToEnd } from "./action/process-end.ts";
import { visible } from "./sanitize/text.ts";
import { commentOf, type Links, nothingLeft, undecidedComment } from "./reports/markdown/index.ts";
import type { ResultJson } from "./reports/result-json/index.ts";
import type { SettingName } from "./evaluate/settings.ts";
import { tool } from "./generated/tool.ts";
import { isOfMachine, UserError } from "./repo/tree.ts";

const { env } = process;
const server = (env.GITHUB_SERVER_URL ?? "https://github.com").replace(/\/+$/, "");

runToEnd(() => act().then(() => 0), { early: "the run came to an end before the comment was written", report });

async function act(): Promise<void> {
  const [path, token, key = ""] = (["result", "token", "key"] as const).map(inputOf);
  if (path === undefined || token === undefined)
    throw new UserError(`the input \`${path === undefined ? "result" : "token"}\` is missing`);
  const run = endedRunOf(payloadIn(env), env);
  if (!run.event.startsWith("pull_request"))
    return notice(core, `the run was for \`${run.event}\`, which has no pull request to comment on`);
  if (run.conclusion === "skipped") return notice(core, "the run ended with `skipped`: there is nothing to comment on");
  const target = { core, run, token, marker: markerOf(env, key) };
  // Only these two ends can be a decision of the check.
  if (run.conclusion !== "success" && run.conclusion !== "failure")
    return commentUndecided(target, `the run ended with \`${run.conclusion}\``);
  try {
    await commentOn(target, await ownResultIn(path, run));
  } catch (error) {
    // A result that cannot be used must not leave the `Passed` of an earlier run.
    if (error instanceof UserError)
      await commentUndecided(target, "the run left no result that can be used").catch(() => undefined);
    throw error;
  }
}

async function ownResultIn(path: string, { repository }: EndedRun): Promise<ResultJson> {
  const written = await resultIn(path, env);
  if (written.repository !== repository)
    throw new UserError(
      `the result is about ${written.repository === null ? "no repository that it names" : `\`${written.repository}\``}, and this is \`${repository}\``,
    );
  return written;
}

/** Where a comment goes. */
interface Target {
  readonly core: Core;
  readonly run: EndedRun;
  readonly token: string;
  readonly marker: string;
}

/** The value of an input; an empty one counts as absent. */
function inputOf(name: SettingName): string | undefined {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
}

async function commentOn(target: Target, written: ResultJson): Promise<void> {
  const { core, run, token, marker } = target;
  const { getOctokit } = await import("@actions/github");
  const [client, call] = [getOctokit(token), withRetries()];
  const pullRequests = await pullRequestsOf(run, client, call);
  if (pullRequests.length > 0) await ensureJudged(written.commit, run, client, call);
  const pullRequest = checkedPullRequest(pullRequests, written.commit ?? "", written.base);
  if (!pullRequest) return notice(core, noneOf(pullRequests, run));
  const links = linksOf(run);
  const { base } = pullRequest;
  const ownersOf = await ownersAtBase({ repository: run.repository, base }, client, call);
  const model = reportModelIn(written, run, ownersOf);
  const create = run.conclusion !== "success" || (model.changes?.length ?? 0) > 0 || model.findings.new.length > 0;
  const body = create ? commentOf(model, links, marker) : nothingLeft(model, links, marker);
  await write(target, { number: pullRequest.number, body, create }, call);
}

/** Replaces the comment of an earlier run; makes none. */
async function commentUndecided(target: Target, reason: string): Promise<void> {
  const { core, run, token, marker } = target;
  const { getOctokit } = await import("@actions/github");
  const [client, call] = [getOctokit(token), withRetries()];
  const pullRequests = await pullRequestsOf(run, client, call);
  const [pullRequest, ...others] = pullRequests;
  if (!pullRequest || others.length > 0) return notice(core, noneOf(pullRequests, run));
  const body = undecidedComment(reason, linksOf(run), marker);
  await write(target, { number: pullRequest.number, body, create: false }, call);
}

function noneOf({ length }: readonly PullRequest[], { commit }: EndedRun): string {
  return length === 0
    ? `no open pull request has \`${commit}\` as its head now`
    : `${length} open pull requests have \`${commit}\` as their head, and the run does not say which of them it checked`;
}

function linksOf({ repository, id, attempt }: EndedRun): Links {
  return { server, run: `${server}/${repository}/actions/runs/${id}/attempts/${attempt}`, isOwnOnly: true };
}

async function write(
  { core, run, token, marker }: Target,
  comment: Pick<CommentRequest, "number" | "body" | "create">,
  call: ApiCall,
): Promise<void> {
  try {
    const { address, trouble } = await writeComment({ token, repository: run.repository, marker, ...comment }, call);
    if (trouble !== undefined) noticeSecondComment(core, describeError(trouble));
    if (address !== undefined) output(core, { "comment-url": address });
  } catch (error) {
    if (faultOf(error)?.kind !== "locked") throw error;
    notice(core, "the comment is not written: the conversation is locked");
  }
}

/** A `UserError` and a missing permission end with 2, a failure of GitHub or of the tool with 3. */
async function report(error: unknown): Promise<number> {
  const fault = faultOf(error);
  const needed = fault?.kind === "forbidden" ? "; the job needs `pull-requests: write`, and `contents: read`" : "";
  const further = fault
    ? needed
    : isOfMachine(error)
      ? ""
      : `; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;
  const message =
    error instanceof UserError ? error.message : `the comment could not be written: ${describeError(error)}${further}`;
  core.setFailed(visible(message));
  return error instanceof UserError || fault?.kind === "forbidden" ? 2 : 3;
}
