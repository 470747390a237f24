/** Replaces the comment of an earlier run where a run decided nothing, so that no `Passed` outlives it. */
import { settings, type CommentWhen } from "../../evaluate/settings.ts";
import { undecidedComment } from "../../reports/markdown/index.ts";
import { masked } from "../../sanitize/secrets.ts";
import { payloadIn, readEvent } from "../event.ts";
import type { Environment } from "../../platform/environment.ts";
import { rootOf } from "../inputs.ts";
import { type Core, markerOf, runOf } from "../output.ts";
import { withRetries } from "./retry.ts";
import { writeAsNotice } from "./write.ts";

/** How long the requests of one comment may wait, in milliseconds. The run has failed, so nobody waits for it. */
const budget = 10_000;

/**
 * `reason`: without a full stop. A comment is created only with `comment: always`. The inputs are read one by one,
 * since the reason may be that one of them is wrong. Never rejects: the failure of the run is reported already.
 */
export async function commentUndecided(
  core: Core,
  reason: string,
  { environment, server }: { readonly environment: Environment; readonly server: string },
): Promise<void> {
  try {
    const request = requestIn(environment);
    if (!request) return;
    const { root, ...where } = request;
    const marker = markerOf(environment, root);
    const links = { server, run: runOf(environment, server) };
    await writeAsNotice(
      core,
      { ...where, marker, body: undecidedComment(masked(reason), links, marker) },
      withRetries(budget),
    );
  } catch {
    // An event or a `root` that cannot be read names no comment.
  }
}

interface UndecidedRequest {
  readonly token: string;
  readonly repository: string;
  readonly number: number;
  readonly create: boolean;
  readonly root: string;
}

/** `undefined`: there is nowhere to comment, or no comment is wanted. */
function requestIn(environment: Environment): UndecidedRequest | undefined {
  const { context, repository } = readEvent(payloadIn(environment), environment);
  const token = environment["INPUT_TOKEN"]?.trim();
  const when = settings.comment.choices.find((choice: CommentWhen) => choice === environment["INPUT_COMMENT"]?.trim());
  if (context.kind !== "request" || repository === null || !token || when === "never") return undefined;
  return { token, repository, number: context.number, create: when === "always", root: rootOf(environment) };
}
