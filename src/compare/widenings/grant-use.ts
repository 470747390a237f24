/** Whether a subagent uses a grant of the policy that it did not use before, or that was given to other content. */
import type { Subject } from "../../inspect/index.ts";
import type { Change, GrantHolders, Widening } from "../change.ts";

/** `undefined`: it uses no grant, or the same one with the same content. */
export function grantUse(holders: GrantHolders, before: Subject | undefined, after: Subject): Change["granted"] {
  const [was, is] = [before && holders.get(before), holders.get(after)];
  if (is === undefined || was === is) return undefined;
  return was === undefined ? "new" : "other";
}

/** Empty where no grant is newly used, or the profile cannot be read. */
export function grantWidenings(granted: Change["granted"], { item }: Subject): readonly Widening[] {
  if (granted === undefined || !item.profile) return [];
  const message =
    granted === "new" ? "uses a grant of the policy" : "keeps the power that its grant gives it, with other content";
  return [{ kind: "grant", capability: null, message, at: item.profile.name.at, chain: [] }];
}
