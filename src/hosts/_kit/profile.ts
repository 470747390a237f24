/** Builds a profile from what a host states; fields that the host does not have get their empty value. */
import { type Fact, known, missing } from "../../model/fact.ts";
import type { Grant, Profile, Prompt } from "../../model/profile.ts";
import type { Place } from "../../repo/text.ts";

/** The fields that every host states, and any others. A field that is left out gets the default of `profileFrom`. */
export interface ProfileFields extends Partial<Omit<Profile, "name" | "grants" | "mayStart">> {
  /** Where a missing key would be written: usually an empty span at the start of the frontmatter. */
  readonly home: Place;
  readonly name: Fact<string>;
  readonly grants: Fact<readonly Grant[]>;
  /** `undefined`: the profile may start any subagent. */
  readonly mayStart?: ((identity: string) => boolean) | undefined;
}

/**
 * A complete profile. Defaults: `identity` is the known name; `description`, `model` and `permissionMode` are missing
 * at `home`; lists are empty; there is no prompt; `native` is `undefined`; `mayStart` is left out.
 */
export function profileFrom({ home, name, grants, mayStart, ...fields }: ProfileFields): Profile {
  const absent = missing(home);
  const { denied, extraGrants, hooks, servers, paths, bypasses, ineffective, ...others } = fields;
  return {
    name,
    identity: known(name),
    description: absent,
    model: absent,
    permissionMode: absent,
    grants,
    denied: listOf(denied),
    ...(mayStart ? { mayStart } : {}),
    extraGrants: listOf(extraGrants),
    hooks: listOf(hooks),
    servers: listOf(servers),
    paths: listOf(paths),
    bypasses: listOf(bypasses),
    ineffective: listOf(ineffective),
    prompt: noPrompt(home),
    native: undefined,
    ...others,
  };
}

/** Empty lists are one list: most profiles have most lists empty. */
function listOf<T>(list: readonly T[] = none): readonly T[] {
  return list.length === 0 ? none : list;
}

const none: readonly never[] = Object.freeze([]);

/** The prompt of a profile that has none. */
export function noPrompt(home: Place): Prompt {
  return { source: "none", path: null, text: "", at: home };
}
