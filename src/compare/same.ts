/** Whether two subagents are the same in everything: quickly told of most, which no change concerns. */
import type { Subject } from "../inspect/index.ts";

/** Says no where one stands at another line, or beside another text, although it says the same. */
export function isSame(before: Subject, after: Subject): boolean {
  const [was, is] = [before.item, after.item];
  return (
    before.edition === after.edition &&
    was.verdict.kind === is.verdict.kind &&
    was.files[0] === is.files[0] &&
    was.layer.name === is.layer.name &&
    was.layer.root === is.layer.root &&
    isLike(was.profile, is.profile)
  );
}

/** Plain values, as deep as they go. */
function isLike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (
    typeof one !== "object" ||
    typeof other !== "object" ||
    one === null ||
    other === null ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) =>
      isLike(
        (one as { readonly [name: string]: unknown })[name],
        (other as { readonly [name: string]: unknown })[name],
      ),
    )
  );
}
