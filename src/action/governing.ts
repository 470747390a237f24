/**
 * Which policy governs: on a pull request and in a merge group that of the base, so that nobody excuses himself;
 * elsewhere that of the commit. What a request brings is read too, so that no broken policy is merged.
 */
import { readPolicy } from "../policy/file/index.ts";
import { findPolicy } from "../policy/find.ts";
import { type Policy, type PolicyProblems, presetPolicy } from "../policy.ts";
import type { Survey } from "../survey.ts";

export interface Governing {
  readonly kind: "policy";
  readonly policy: Policy;
  /** The commit it was read from; `null` where only a preset governs. */
  readonly commit: string | null;
  readonly notes: readonly string[];
}

/** A tree that a policy may be read from. */
export interface Holder {
  readonly survey: Survey;
  readonly commit: string;
}

/** `base` where the policy comes from the base; `path` where an input names the file. */
export async function governingOf(head: Holder, base: Holder | undefined, path: string | undefined): Promise<Governing | PolicyProblems> {
  const proposed = await policyIn(head.survey, path !== undefined && base?.survey.entries.has(path) && !head.survey.entries.has(path) ? undefined : path);
  if (proposed?.kind === "problems") return proposed;
  if (!base) return proposed ? { kind: "policy", policy: proposed.policy, commit: head.commit, notes: [] } : recommended([]);
  if (path !== undefined && !base.survey.entries.has(path)) return recommended([`the base has no policy \`${path}\` yet, so preset:recommended judges`]);
  const standing = await policyIn(base.survey, path);
  if (!standing) return recommended(proposed ? ["the base has no policy, so preset:recommended judges; the one that this change brings counts once it is merged"] : []);
  if (standing.kind === "problems") {
    const [first] = standing.problems;
    return { kind: "policy", policy: presetPolicy("strict"), commit: null, notes: [`the policy of the base cannot be used, so preset:strict judges: ${first?.message ?? ""}`] };
  }
  return { kind: "policy", policy: standing.policy, commit: base.commit, notes: [] };
}

function recommended(notes: readonly string[]): Governing {
  return { kind: "policy", policy: presetPolicy("recommended"), commit: null, notes };
}

async function policyIn(survey: Survey, path: string | undefined): Promise<{ readonly kind: "policy"; readonly policy: Policy } | PolicyProblems | undefined> {
  const source = await findPolicy(survey, path);
  if (!source || "kind" in source) return source;
  const policy = await readPolicy(source);
  return "kind" in policy ? policy : { kind: "policy", policy };
}
