/** Whether two subagents are equal in everything: a quick check, since most are not touched by a change. */
import type { Subject } from "../inspect/index.ts";
import { isEqual } from "../model/equal.ts";

/** Conservative: false where an equal profile is on another line, or in a file with other text. */
export function isSame(before: Subject, after: Subject): boolean {
  const [was, is] = [before.item, after.item];
  return (
    before.edition === after.edition &&
    was.verdict.kind === is.verdict.kind &&
    was.files[0] === is.files[0] &&
    was.layer.name === is.layer.name &&
    was.layer.root === is.layer.root &&
    isEqual(was.profile, is.profile)
  );
}
