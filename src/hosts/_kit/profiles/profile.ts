/** Builds a profile from what a host states; fields that the host does not have get their empty value. */
import { type Fact, known, missing } from "../../../model/fact.ts";
import type { Grant, Profile, Prompt } from "../../../model/profile.ts";
import type { Place } from "../../../repo/text.ts";

/** The fields that every host states, and any others. A field that is left out gets the default of `profileFrom`. */
export interface ProfileFields extends Partial<Omit<Profile, "name" | "grants" | "mayStart">> {
  /** Where a missing key would be written: usually an empty span at the start of the frontmatter. */
  readonly home: Place;
  readonly name: Fact<string>;
  readonly grants: Fact<readonly Grant[]>;
  /** `undefined`: the profile may start any subagent. */
  readonly mayStart?: ((identity: string) => boolean) | undefined;
}

type OptionalKey = { [K in keyof Profile]-?: undefined extends Profile[K] ? K : never }[keyof Profile];

/** The fields that a profile has only if its host states them. */
const optionalFields: { readonly [K in Exclude<OptionalKey, "identity" | "native">]: true } = {
  needsNoDescription: true,
  deniedCertainty: true,
  unknownModel: true,
  onlyTools: true,
  rules: true,
  mayStart: true,
  limits: true,
  powerSettings: true,
  preloads: true,
  skills: true,
  missing: true,
  references: true,
  hasDefaultPrompt: true,
};
type OptionalField = keyof typeof optionalFields;
const optionalKeys = Object.keys(optionalFields) as readonly OptionalField[];

type Draft = { -readonly [K in keyof Profile]: Profile[K] };

type Stated = { readonly [K in OptionalField]?: Draft[K] | undefined };

function take<K extends OptionalField>(key: K, fields: Stated, profile: Draft): void {
  const value = fields[key];
  if (value !== undefined) profile[key] = value;
}

/**
 * A complete profile. Defaults: `identity` is the known name; `description`, `model` and `permissionMode` are missing
 * at `home`; lists are empty; there is no prompt; `native` is `undefined`; `mayStart` is left out.
 */
export function profileFrom(fields: ProfileFields): Profile {
  const { home, name } = fields;
  const absent = missing(home);
  // Field by field: one profile is made for each reading of each file, and a spread of so many fields takes far longer.
  const profile: Draft = {
    name,
    identity: "identity" in fields ? fields.identity : known(name),
    description: fields.description ?? absent,
    model: fields.model ?? absent,
    permissionMode: fields.permissionMode ?? absent,
    grants: fields.grants,
    denied: listOf(fields.denied),
    extraGrants: listOf(fields.extraGrants),
    hooks: listOf(fields.hooks),
    servers: listOf(fields.servers),
    paths: listOf(fields.paths),
    bypasses: listOf(fields.bypasses),
    ineffective: listOf(fields.ineffective),
    prompt: fields.prompt ?? noPrompt(home),
    native: fields.native,
  };
  for (let i = 0; i < optionalKeys.length; i++) take(optionalKeys[i] as OptionalField, fields, profile);
  return profile;
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
