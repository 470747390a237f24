/** Writes a comment that is optional: a failure is a notice, and changes nothing else. */
import { type Core, notice } from "../output.ts";
import type { CommentRequest } from "./index.ts";
import type { ApiCall } from "./retry.ts";

/** Resolves to the comment's address; `undefined` where there is none. */
export async function writeAsNotice(core: Core, request: CommentRequest, call?: ApiCall): Promise<string | undefined> {
  const [{ withRetries, writeComment }, { describeError, faultOf }] = await Promise.all([
    import("./index.ts"),
    import("./failure.ts"),
  ]);
  try {
    const { address, trouble } = await writeComment(request, call ?? withRetries());
    if (trouble !== undefined) noticeSecondComment(core, describeError(trouble));
    return address;
  } catch (error) {
    const needed =
      faultOf(error)?.kind === "forbidden"
        ? ": it needs `pull-requests: write`, which a pull request from a fork does not get"
        : "";
    notice(
      core,
      `the comment could not be written (${describeError(error)})${needed}; the rest of the run is unaffected`,
    );
    return undefined;
  }
}

/** `reason`: what kept the second comment from being deleted, for the middle of a sentence; may be hostile. */
export function noticeSecondComment(core: Core, reason: string): void {
  notice(core, `a second comment of the same check could not be deleted (${reason})`);
}
