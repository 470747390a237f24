/** Evaluates a run in three steps: inspect both trees, compare them, apply the state of the policy. */
import { type InspectOptions, type Inspection, checkLoaded } from "../inspect/index.ts";
import { sha256 } from "../platform/hash.ts";
import type { Decisions } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { applyPolicy } from "./apply-policy.ts";
import { compareTrees, type Differences, differencesIn } from "./changes.ts";
import type { Base, EvaluateInput, PolicyPower } from "./input.ts";
import { inspectBoth, type InspectedTree, type InspectedTrees } from "./inspect-both.ts";
import { cutNotes, notesOf } from "./notes.ts";
import { grantedByHost } from "./permission.ts";
import type { PolicyDifference } from "./policy-power.ts";
import type { Result, SourceOfPolicy } from "./result.ts";

/**
 * A base that cannot be read, by a fault that the user can fix, becomes a note, and every finding is new. Other faults
 * reject.
 */
export async function evaluate(input: EvaluateInput): Promise<Result> {
  return evaluateTrees(await inspectBoth(input.repo, input.base, input.options), input);
}

/** The same for the trees of the input, once they are inspected. */
export async function evaluateTrees(trees: InspectedTrees, input: EvaluateInput): Promise<Result> {
  const { repo, base, options } = input;
  const comparison = await compareTrees(trees, options.decisions, input.approve);
  const { differences, widened } = comparison;
  const { inspection, findings, upcoming } = await applyPolicy(trees, comparison, input);
  if (findings.some(({ finding }) => finding.rule === "max-capability" && !finding.isUnstated)) {
    const { addCeilingFixes } = await import("./grants/fixes.ts");
    const { slug = async () => input.repository } = input;
    await addCeilingFixes(inspection, options.decisions, { repo, slug });
  }
  return {
    tool: input.tool,
    repository: input.repository,
    commit: input.commit,
    base: base?.commit ?? null,
    date: options.decisions.today,
    sources: sourcesOf(options.decisions, input.policyCommit),
    inspection,
    findings,
    changes: differences?.changes,
    settings: differences?.settings,
    ...(await powerIn(trees, differences, input, input.policyPower)),
    instructions: differences?.instructions,
    ...(await reviewContextOf(differences, input)),
    notes: [
      ...input.notes,
      ...(widened?.notes ?? []),
      ...(trees.fault ? [`the base cannot be read, so every finding is new: ${trees.fault.message}`] : []),
      ...notesOf(inspection, repo, options),
      ...(await cutNotes(trees)),
    ],
    failOn: input.failOn,
    gate: input.gate,
    ...(input.policyChanges ? { policyChanges: input.policyChanges } : {}),
    upcoming,
    grantedByHost: grantedByHost(options.decisions),
  };
}

async function powerIn(
  trees: InspectedTrees,
  differences: Differences | undefined,
  { base, options }: Pick<EvaluateInput, "base" | "options">,
  policyPower: PolicyPower | undefined,
): Promise<Pick<Result, "power">> {
  if (!policyPower) return {};
  const { powerOf } = await import("./power.ts");
  return { power: await powerOf(trees, differences, base, options, policyPower) };
}

/** Each source hashes its text when the hash is read. */
function sourcesOf({ sources }: Decisions, policyCommit: string | null): readonly SourceOfPolicy[] {
  return sources.map(({ ref, text, commit }) => ({
    ref,
    commit: ref.startsWith("preset:") ? null : (commit ?? policyCommit),
    get sha256() {
      return sha256(text);
    },
  }));
}

async function reviewContextOf(
  differences: Differences | undefined,
  { repo, base, options }: Pick<EvaluateInput, "repo" | "base" | "options">,
): Promise<Pick<Result, "reviewContext">> {
  if (!base || !differences) return {};
  const { changes, settings } = differences;
  if (changes.length + settings.length === 0) return {};
  const { reviewContext } = await import("../approvals/index.ts");
  return { reviewContext: await reviewContext(changes, settings, repo, base.repo, options.decisions) };
}

/** What is asked of a comparison beside the differences. */
export interface ComparisonRequest {
  /** What the change does to policy, gate and code owners; absent: it is not reported. */
  readonly policy?: (() => Promise<PolicyDifference>) | undefined;
  /** Whether the power of the whole change is computed; then `policy` is needed. */
  readonly withPower?: boolean;
  /** Whether the changes are allowed, with the findings that this baseline accepts; absent: not asked. */
  readonly judging?: Pick<EvaluateInput, "baseline">;
}

/** What differs, and where it was asked for the judgement on it: present only if a subagent or a setting differs. */
export interface CheckedDifferences extends Differences, Pick<Result, "power" | "reviewContext" | "policyDifference"> {
  readonly findings?: Result["findings"];
  readonly notes: readonly string[];
}

/** The beginning of a note on the base. */
const atBase = "at the base, ";

/**
 * Only what differs, and a sentence for each file that a host would read and that could not be read exactly. Rules run
 * only where something differs and the judgement is asked for. Reads nothing where both trees are the same. Rejects
 * where the base cannot be read.
 */
export async function changesBetween(
  base: Base,
  repo: RepoIndex,
  inspection: Omit<InspectOptions, "skipsRules">,
  { policy, withPower = false, judging }: ComparisonRequest = {},
): Promise<CheckedDifferences> {
  if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
    return { changes: [], settings: [], instructions: [], notes: [], ...(withPower ? { power: "unchanged" } : {}) };
  const options = { ...inspection, skipsRules: true };
  const trees = await inspectBoth(repo, base, options);
  if (trees.fault) throw trees.fault;
  const notes = new Set([...unreadInBoth(trees.head.inspection, trees.base?.inspection), ...(await cutNotes(trees))]);
  const differences = (await differencesIn(trees, options.decisions)) ?? {
    changes: [],
    settings: [],
    instructions: [],
  };
  const policyDifference = await policy?.();
  return {
    ...differences,
    ...(policyDifference ? { policyDifference } : {}),
    ...(withPower && policyDifference
      ? await powerIn(trees, differences, { base, options }, async () => policyDifference.power)
      : {}),
    ...(judging ? await checkDifferences(differences, trees, { ...judging, repo, base, options }) : {}),
    notes: [...notes],
  };
}

/** The findings on both trees as a check has them, without those on no profile. Nothing where nothing differs. */
async function checkDifferences(
  differences: Differences,
  { head, base }: InspectedTrees,
  input: Pick<EvaluateInput, "repo" | "base" | "options" | "baseline">,
): Promise<Pick<CheckedDifferences, "findings" | "reviewContext">> {
  if (!base || differences.changes.length + differences.settings.length === 0) return {};
  const judged = async (tree: InspectedTree): Promise<InspectedTree> => ({
    ...tree,
    inspection: {
      ...tree.inspection,
      ...(await checkLoaded(tree.inspection, input.options.decisions, { withFixes: false })),
    },
  });
  const trees = { head: await judged(head), base: await judged(base) };
  const [{ findings }, review] = await Promise.all([
    applyPolicy(trees, { differences }, input),
    reviewContextOf(differences, input),
  ]);
  return { findings, ...review };
}

/** What is so on both sides is said once. */
function unreadInBoth(head: Inspection, base: Inspection | undefined): readonly string[] {
  const own = unreadNotes(head, "");
  if (!base || base === head) return own;
  return [...own, ...unreadNotes(base, atBase).filter((note) => !own.includes(note.slice(atBase.length)))];
}

function unreadNotes({ loads }: Inspection, prefix: string): readonly string[] {
  return loads.flatMap(({ load }) =>
    load.unjudged.flatMap(({ kind, message, at }) =>
      kind === "unknown-file" || kind === "unknown-key" ? [] : [`${prefix}\`${at.source.path}\` ${message}`],
    ),
  );
}
