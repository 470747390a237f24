/** Comments on the pull request of a result. Optional: a failure is a notice, and changes nothing else. */
import { conclusionOf, type Result } from "../../evaluate/result.ts";
import type { CommentWhen } from "../../evaluate/settings.ts";
import { type Links, nothingLeft, commentOf, reportModelOf } from "../../reports/markdown/index.ts";
import type { GitHubEvent } from "../event.ts";
import type { Environment } from "../../platform/environment.ts";
import type { Inputs } from "../inputs.ts";
import { type Core, markerOf, notice } from "../output.ts";
import { writeAsNotice } from "./write.ts";

/** Resolves to the comment's address; `undefined` where there is none. */
export async function commentOnResult(
  core: Core,
  result: Result,
  { comment: when, token, root }: Inputs,
  { context, repository }: GitHubEvent,
  { environment, links }: { readonly environment: Environment; readonly links: Links },
): Promise<string | undefined> {
  if (context.kind !== "request" || when === "never" || repository === null) return undefined;
  if (token === undefined) {
    notice(core, "no comment is written without the input `token`");
    return undefined;
  }
  const plan = planComment(result, when, context.isSilent);
  if (!plan) return undefined;
  const marker = markerOf(environment, root);
  const model = reportModelOf(result);
  const body = plan.isNothingLeft ? nothingLeft(model, links, marker) : commentOf(model, links, marker);
  return writeAsNotice(core, { token, repository, number: context.number, marker, body, create: plan.create });
}

/** What to write. `create`: also where there is no comment yet. */
interface CommentPlan {
  readonly create: boolean;
  readonly isNothingLeft: boolean;
}

/** `isSilent`: there is no comment of an earlier run to update. */
function planComment(result: Result, when: CommentWhen, isSilent: boolean): CommentPlan | undefined {
  const hasNews =
    (result.changes?.length ?? 0) + (result.settings?.length ?? 0) > 0 ||
    result.findings.some(({ state }) => state === "new");
  const create = when === "always" || hasNews;
  if (!create && isSilent && result.inspection.subjects.length === 0) return undefined;
  return { create, isNothingLeft: !hasNews && conclusionOf(result) === "clean" };
}
