/** Writes a comment that is optional: a failure is a notice, and changes nothing else. */
import { type Core, messageOf, notice } from "../output.ts";
import type { CommentRequest } from "./index.ts";
import type { ApiCall } from "./retry.ts";

/** Resolves to the comment's address; `undefined` where there is none. */
export async function writeAsNotice(core: Core, request: CommentRequest, call?: ApiCall): Promise<string | undefined> {
  const [{ withRetries, writeComment }, { faultOf, reasonOf }] = await Promise.all([
    import("./index.ts"),
    import("./failure.ts"),
  ]);
  const reason = (error: unknown) => {
    const fault = faultOf(error);
    return fault ? reasonOf(fault) : messageOf(error);
  };
  try {
    const { address, trouble } = await writeComment(request, call ?? withRetries());
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
