/** Comments on the pull request of a result. Optional: a failure is a notice, and changes nothing else. */
import { conclusionOf, type Result } from "../../evaluate/result.ts";
import type { CommentWhen } from "../../evaluate/settings.ts";
import { type Links, nothingLeft, commentOf, reportModelOf } from "../../reports/markdown/index.ts";
import type { Environment, GitHubEvent } from "../event.ts";
import type { Inputs } from "../inputs.ts";
import type { CommentRequest } from "./index.ts";
import { type Core, markerOf, messageOf, notice } from "../output.ts";

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
  return write(core, { token, repository, number: context.number, marker, body, create: plan.create });
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

async function write(core: Core, request: CommentRequest): Promise<string | undefined> {
  const [{ withRetries, writeComment }, { faultOf, reasonOf }] = await Promise.all([
    import("./index.ts"),
    import("./failure.ts"),
  ]);
  const reason = (error: unknown) => {
    const fault = faultOf(error);
    return fault ? reasonOf(fault) : messageOf(error);
  };
  try {
    const { address, trouble } = await writeComment(request, withRetries());
    if (trouble !== undefined)
      notice(core, `a second comment of the same check could not be deleted (${reason(trouble)})`);
    return address;
  } catch (error) {
    const needed =
      faultOf(error)?.kind === "forbidden"
        ? ": it needs `pull-requests: write`, which a pull request from a fork does not get"
        : "";
    notice(core, `the comment could not be written (${reason(error)})${needed}; the rest of the run is unaffected`);
    return undefined;
  }
}
