/** Finds the skills and commands by which a subagent can do what it could not do before. */
import { type Capability, inOrder, phrases } from "../../model/capability.ts";
import { capabilitiesOf, type Profile, type ReachedSkill } from "../../model/profile.ts";
import { visible } from "../../sanitize/text.ts";
import { redacted } from "../../sanitize/secrets.ts";
import type { Widening } from "../change.ts";
import { listed } from "../../sanitize/listed.ts";

/**
 * One widening for each skill that gives more power than every skill before. `undefined`: the subagent is new, and
 * reading is not reported. What a skill gives may stand in the skill's file alone, so the profile's own file need not
 * have changed.
 */
export function skillWidenings(before: Profile | undefined, after: Profile): readonly Widening[] {
  const held = new Set<Capability>(before ? capabilitiesOf(before) : ["read"]);
  const old = before?.skills ?? [];
  return (after.skills ?? [])
    .filter((skill) => !skill.refuses && isPower(skill, held) && !old.some((other) => skillCovers(other, skill)))
    .map((skill) => widening(skill, held, before !== undefined));
}

/** Reading is power only for a subagent that could not read, or outside of the repository. */
function isPower({ may, outside }: ReachedSkill, held: ReadonlySet<Capability>): boolean {
  return outside === true || may.some((capability) => capability !== "read" || !held.has("read"));
}

/** Whether a skill before did the same, as easily. Its name and its file do not count. */
function skillCovers(old: ReachedSkill, skill: ReachedSkill): boolean {
  return (
    !old.refuses &&
    old.how === skill.how &&
    (!old.asks || skill.asks) &&
    (old.content ?? old.because) === (skill.content ?? skill.because) &&
    (old.outside === true || skill.outside !== true) &&
    skill.may.every((capability) => old.may.includes(capability))
  );
}

function widening(
  { name, path, may, because, asks, at }: ReachedSkill,
  held: ReadonlySet<Capability>,
  isKnown: boolean,
): Widening {
  const gained = inOrder(may).find((capability) => !held.has(capability)) ?? inOrder(may)[0] ?? null;
  const all = listed(inOrder(may).map((capability) => phrases[capability]));
  return {
    kind: "skill",
    capability: gained,
    message: `can ${isKnown ? "now " : ""}${all} through the skill \`${visible(name)}\` (\`${visible(path)}\`)${asks ? ", after a question" : ""}: it ${visible(redacted(because))}`,
    at,
    chain: [],
  };
}
