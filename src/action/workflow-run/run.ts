/** Reads the run that a `workflow_run` job follows. A pull request may have brought the workflow of that run. */
import { RunFailure, UserError } from "../../repo/tree.ts";
import { valueAt, isId } from "../event.ts";
import type { Environment } from "../../platform/environment.ts";

/**
 * The run of another workflow that has ended, as the event `workflow_run` has it. Its branch and repository may be a
 * fork's.
 */
export interface EndedRun {
  /** GitHub's own number of the run. */
  readonly id: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** The head of the pull request, not its merge. */
  readonly commit: string;
  /** `owner/name` of the head's repository; `null` where it was deleted. */
  readonly from: string | null;
  /** Of the head; `null` where GitHub does not say it. */
  readonly branch: string | null;
  /** In GitHub's words: `success`, `failure`, `cancelled`, … */
  readonly conclusion: string;
  /** The event that started the run. */
  readonly event: string;
  /** `owner/name` of the repository of both runs. */
  readonly repository: string;
}

/** `payload` is the parsed content of `GITHUB_EVENT_PATH`. */
export function endedRunOf(
  payload: unknown,
  { GITHUB_EVENT_NAME: name = "", GITHUB_REPOSITORY: repository = "" }: Environment,
): EndedRun {
  if (name !== "workflow_run")
    throw new UserError(
      `this follows a run that has ended: its workflow is started by \`workflow_run\`, not by \`${name}\``,
    );
  const of = (...path: readonly string[]) => valueAt(payload, ["workflow_run", ...path]);
  const [id, attempt, commit, conclusion, event, branch, from] = [
    of("id"),
    of("run_attempt") ?? 1,
    of("head_sha"),
    of("conclusion"),
    of("event"),
    of("head_branch"),
    of("head_repository", "full_name"),
  ];
  if (valueAt(payload, ["action"]) !== "completed" || typeof conclusion !== "string")
    throw new UserError("this follows a run that has ended: `workflow_run` needs `types: [completed]`");
  if (!isNumber(id) || !isNumber(attempt) || !isId(commit) || typeof event !== "string")
    throw new RunFailure("the payload of workflow_run does not say which run it is about");
  if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || valueAt(payload, ["repository", "full_name"]) !== repository)
    throw new RunFailure("the payload of workflow_run is about another repository");
  return {
    id,
    attempt,
    commit,
    from: typeof from === "string" ? from : null,
    branch: typeof branch === "string" ? branch : null,
    conclusion,
    event,
    repository,
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
