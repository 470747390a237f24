/** Whether two subagents are equal in everything: a quick check, since most are not touched by a change. */
import type { Subject } from "../../inspect/index.ts";
import type { Item } from "../../model/load.ts";
import { isEqual } from "../../model/equal.ts";
import type { Profile } from "../../model/profile.ts";

/** Conservative: false where an equal profile is on another line, or in a file with other text. */
export function isSameSubject(before: Subject, after: Subject): boolean {
  const [was, is] = [before.item, after.item];
  return before.edition === after.edition && (was === is || isEqualItem(was, is));
}

function isEqualItem(was: Item, is: Item): boolean {
  return (
    was.verdict.kind === is.verdict.kind &&
    was.files[0] === is.files[0] &&
    was.layer.name === is.layer.name &&
    was.layer.root === is.layer.root &&
    isSameProfile(was.profile, is.profile)
  );
}

function isSameProfile(was: Profile | undefined, is: Profile | undefined): boolean {
  if (was === is || !was || !is) return was === is;
  return (
    isEqual({ ...was, native: null }, { ...is, native: null }) &&
    (was.native === is.native || isEqual(was.native?.(), is.native?.()))
  );
}
