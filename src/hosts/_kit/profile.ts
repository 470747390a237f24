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
  return {
    name,
    identity: known(name),
    description: absent,
    model: absent,
    permissionMode: absent,
    grants,
    denied: [],
    ...(mayStart ? { mayStart } : {}),
    extraGrants: [],
    hooks: [],
    servers: [],
    paths: [],
    bypasses: [],
    ineffective: [],
    prompt: noPrompt(home),
    native: undefined,
    ...fields,
  };
}

/** The prompt of a profile that has none. */
export function noPrompt(home: Place): Prompt {
  return { source: "none", path: null, text: "", at: home };
}
