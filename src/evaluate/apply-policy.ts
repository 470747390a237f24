/** The third step of a run: adds the findings about the policy itself, and applies waivers, baseline and states. */
import { ensureMemoryForResult } from "../platform/memory.ts";
import { type InspectOptions, byPlace, type Inspection } from "../inspect/index.ts";
import type { Finding } from "../model/finding.ts";
import { uncheckedIn } from "../model/load.ts";
import type { PolicyProblem, PolicyTopic } from "../model/policy-facts.ts";
import { checkPolicy, policyFacts } from "../policy/findings.ts";
import type { Baseline, Decisions, ProfileRef, Waiver } from "../policy/model.ts";
import type { Upcoming } from "../policy/rollout.ts";
import type { UncheckedPlace } from "../policy/match-context.ts";
import { isWithin } from "../repo/path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { type Place, positionAt } from "../repo/text.ts";
import type { Comparison } from "./changes.ts";
import type { EvaluateInput, ProposedPolicy } from "./input.ts";
import type { InspectedTree } from "./inspect-both.ts";
import { isAmong } from "./known-findings.ts";
import { type FingerprintOf, LazyFinding, memoizedFingerprints } from "./lazy-finding.ts";
import { formerPathsIn } from "./renamed-files.ts";
import type { EvaluatedFinding, State } from "./result.ts";

/** The parts of a result that the policy decides. */
export interface AppliedPolicy {
  /** The head's inspection with the findings about the policy. */
  readonly inspection: Inspection;
  /** In the order of `inspection.findings`. */
  readonly findings: readonly EvaluatedFinding[];
  readonly upcoming: readonly Upcoming[];
}

/** What was found in the tree that is checked, and in the one that it is compared with. */
export interface InspectedPair {
  readonly head: InspectedHere;
  readonly base?: InspectedHere;
}

/** Without a tree, no pattern is compared with its files. */
type InspectedHere = Pick<InspectedTree, "inspection"> & Partial<Pick<InspectedTree, "repo">>;

/** Evaluates the findings of the head; those of the base decide which of them exist already. */
export async function applyPolicy(
  { head, base }: InspectedPair,
  { differences, widened }: Partial<Comparison>,
  input: Pick<EvaluateInput, "base" | "options" | "policyProblems" | "proposed" | "before" | "baseline">,
): Promise<AppliedPolicy> {
  const { options, proposed, baseline } = input;
  const { decisions } = options;
  const before = input.before ?? { decisions, baseline, added: [] };
  const checked: ProposedPolicy = proposed ?? { decisions, baseline, added: before.added };
  const fingerprintOf = memoizedFingerprints();
  const { staleIn, covers } = await baselinesOf([baseline, checked.baseline, before.baseline], fingerprintOf);

  const known =
    base && before.decisions
      ? withPolicyFindings(base, options, {
          decisions: before.decisions,
          stale: staleIn(before.baseline, base.inspection),
          problems: [],
        })
      : base?.inspection;
  const inspection = withPolicyFindings(head, options, {
    decisions: checked.decisions,
    stale: staleIn(checked.baseline, head.inspection),
    problems: [...(input.policyProblems ?? []), ...(widened?.unapproved ?? [])],
    added: checked.added,
  });
  const context: FindingContext = {
    decisions,
    hasBase: input.base !== undefined,
    isExisting: known
      ? isAmong(known.findings, {
          fingerprintOf,
          formerPath: formerPathsIn(differences, { head, base }),
          isWaived: (finding) => decisions.waiver(finding) !== undefined,
        })
      : () => false,
    // An entry that comes with a change does not excuse what comes with it too.
    isBaselined: (finding) => covers(baseline, finding) && covers(before.baseline, finding),
    hasLostGrant: lostGrantsIn(differences, decisions),
    fingerprintOf,
  };
  const findings = inspection.findings.map((finding) => evaluatedFinding(finding, context));
  const isReworded = findings.some(({ finding }, i) => finding !== inspection.findings[i]);
  return {
    inspection: isReworded ? { ...inspection, findings: findings.map(({ finding }) => finding) } : inspection,
    findings,
    upcoming: decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
  };
}

/** What these baselines say of findings. Without any, their code is not loaded. */
async function baselinesOf(baselines: readonly (Baseline | undefined)[], fingerprintOf: FingerprintOf) {
  const code = baselines.some(Boolean) ? await import("./baseline.ts") : undefined;
  return {
    /** The entries that match no finding of a tree. */
    staleIn(entries: Baseline | undefined, inspected: Inspection): readonly PolicyProblem[] {
      if (!entries || !code) return [];
      const unchecked = uncheckedPlaces(inspected);
      const stale = code.staleEntries(entries, inspected.findings, fingerprintOf);
      return stale.filter(({ path }) => !unchecked.some((place) => isWithin(path, place.path)));
    },
    covers(entries: Baseline | undefined, finding: Finding): boolean {
      const entry = entries?.entries.get(fingerprintOf(finding));
      return entry !== undefined && code?.entryAccepts(entry, finding) === true;
    },
  };
}

/** What decides the state of a finding. */
interface FindingContext {
  readonly decisions: Decisions;
  /** Whether the run has a base, even one that cannot be read. */
  readonly hasBase: boolean;
  /** Whether the base has the finding too. */
  readonly isExisting: (finding: Finding) => boolean;
  /** Whether the baseline accepts the finding. */
  readonly isBaselined: (finding: Finding) => boolean;
  /** Whether a grant covers the profile of the finding under its former name or path only. */
  readonly hasLostGrant: (finding: Finding) => boolean;
  readonly fingerprintOf: FingerprintOf;
}

/** Compared with a base, a waiver covers only existing findings: it does not excuse what is new or has grown. */
function evaluatedFinding(finding: Finding, context: FindingContext): EvaluatedFinding {
  ensureMemoryForResult();
  const isExisting = context.isExisting(finding);
  const matching = context.decisions.waiver(finding);
  const waiver = !context.hasBase || isExisting ? (matching ?? null) : null;
  const isBaselined = context.isBaselined(finding);
  const state: State = waiver ? "waived" : isBaselined || isExisting ? "existing" : "new";
  const explained = state === "new" && !finding.isUnstated ? withReason(finding, matching, context) : finding;
  return new LazyFinding({ finding: explained, state, waiver, isBaselined }, context.fingerprintOf);
}

/** A new finding, with why what the policy has for it does not excuse it. */
function withReason(finding: Finding, matching: Waiver | undefined, context: FindingContext): Finding {
  if (matching) return notWaived(finding, matching, context.decisions);
  return context.hasLostGrant(finding)
    ? withText(finding, "; the grant that it had does not match its new name or path")
    : finding;
}

/** The finding, with why the waiver that matches it does not excuse it, and what does. */
function notWaived(finding: Finding, { at }: Waiver, { policies }: Decisions): Finding {
  const place = `${at.source.path}:${positionAt(at.source, at.span.start).line}`;
  // A missing grant is named already.
  const way = finding.rule === "max-capability" ? "" : `; ${policies.length > 1 ? fromAbove : fromOverrides}`;
  return withText(finding, `; the waiver at ${place} covers existing findings only, and this one is new${way}`);
}

function withText(finding: Finding, text: string): Finding {
  const { message, groupKey } = finding;
  return { ...finding, message: message + text, ...(groupKey === undefined ? {} : { groupKey: groupKey + text }) };
}

/** Where a change renames or moves a profile, the entries of the policy that name it no longer do. */
function lostGrantsIn(differences: Comparison["differences"], decisions: Decisions): FindingContext["hasLostGrant"] {
  const former = new Map(
    (differences?.changes ?? []).flatMap(({ kind, before, after }) =>
      before && after && (kind === "renamed" || kind === "moved") ? [[after.item, before.item] as const] : [],
    ),
  );
  return ({ rule, host, item }) => {
    const was = item && former.get(item);
    if (rule !== "max-capability" || host === null || !was) return false;
    const { granted } = decisions.allowance(host, item);
    return decisions.allowance(host, was).granted.some((capability) => !granted.includes(capability));
  };
}

const fromOverrides =
  "if intended, first lower its severity for this profile under `overrides` of the policy, in a change of its own";
const fromAbove = "if intended, ask the owner of the organisation's policy for another severity under `overrides`";

/** The policy that is checked itself, and problems of it that the pipeline found elsewhere. */
interface PolicyState {
  readonly decisions: Decisions;
  /** Baseline entries that match no finding. */
  readonly stale: readonly PolicyProblem[];
  readonly problems: readonly PolicyProblem[];
  /** The grants and waivers that a pull request adds. */
  readonly added?: readonly Place[];
}

/**
 * Adds the findings about a policy. Their levels come from the decisions in force, also where a proposed policy is
 * checked.
 */
function withPolicyFindings(
  { inspection, repo }: InspectedHere,
  { decisions, hosts, starts }: InspectOptions,
  checked: PolicyState,
): Inspection {
  const { findings } = inspection;
  // A run over only some of the profiles does not know what is unused.
  const isWhole = hosts === undefined && starts === undefined;
  const { grants, overrides, ignores } = checked.decisions.entries;
  const facts = isWhole
    ? policyFacts(checked.decisions, [...checked.stale, ...checked.problems], {
        profiles: grants.length + overrides.length + ignores.length > 0 ? grantableIn(inspection) : [],
        findings,
        repo,
        unchecked: uncheckedPlaces(inspection),
        added: checked.added ?? [],
      })
    : policyFacts(checked.decisions, checked.problems);
  const added = checkPolicy(decisions, facts, (item) => inspection.subjects.find((subject) => subject.item === item));
  return added.length === 0 ? inspection : { ...inspection, findings: [...findings, ...added].sort(byPlace) };
}

/** Problems of the repository's own policy that its tree shows, whatever policy is above it. */
const ofTree: ReadonlySet<PolicyTopic> = new Set(["unused-override", "unused-ignore", "unused-directory"]);

/** The patterns and directories of the repository's own policy that match nothing in its tree. */
export function unmatchedPatterns(inspection: Inspection, repo: RepoIndex, decisions: Decisions): PolicyProblem[] {
  return decisions
    .unused(grantableIn(inspection), inspection.findings, { repo })
    .filter(({ topic }) => ofTree.has(topic));
}

function uncheckedPlaces({ loads }: Inspection): readonly UncheckedPlace[] {
  return loads.flatMap(({ host, load }) => uncheckedIn(load).map(({ at }) => ({ host, path: at.source.path })));
}

/** Everything that a grant can be about: profiles, the skills that they reach, and settings files that do something. */
function grantableIn({ subjects, loads }: Inspection): readonly ProfileRef[] {
  const profiles = subjects.flatMap(({ host, item }): readonly ProfileRef[] => {
    const ref = { host, item, path: item.files[0] ?? "" };
    const skills = new Set((item.profile?.skills ?? []).map(({ path }) => path));
    return [ref, ...[...skills].map((path) => ({ ...ref, beside: { kind: "skill", path } as const }))];
  });
  const settings = loads.flatMap(({ host, load }) => {
    const paths = new Set(
      load.layers.flatMap(({ authority }) => authority.flatMap(({ may, at }) => (may ? [at.source.path] : []))),
    );
    return [...paths].map((path): ProfileRef => ({ host, item: null, path, beside: { kind: "settings" } }));
  });
  return [...profiles, ...settings];
}
