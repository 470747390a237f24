/**
 * `baseline`: writes today's findings to the baseline, or removes the entries that match no finding; prints those of a
 * commit.
 */
import { counted, nounFor } from "../../sanitize/counted.ts";
import { type CommandResult, refused, type Environment } from "../run.ts";
import { failOnAll, type Result } from "../../evaluate/result.ts";
import type { Arguments } from "../arguments.ts";
import { entryFor, entriesInUse, writeBaseline } from "../../evaluate/baseline.ts";
import { kindAt, writeInside } from "../../platform/disk/write.ts";
import { governingPolicy } from "../policy.ts";
import { baselineRefusal } from "../../evaluate/govern.ts";
import type { Host } from "../../model/host.ts";
import { type Problem, uncheckedIn } from "../../model/load.ts";
import { evaluate } from "../../evaluate/index.ts";
import { type Baseline, baselinePath } from "../../policy/model.ts";
import { hosts } from "../../generated/hosts.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { type Entry, inConflict, UserError } from "../../repo/tree.ts";

export async function runBaseline(
  options: Extract<Arguments, { kind: "baseline" }>,
  environment: Environment,
): Promise<CommandResult> {
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const input = await evaluationInput(
    { ...options, head: options.at, base: undefined, staged: false, user: false, places },
    environment,
  );
  try {
    // A broken baseline does not prevent a new one.
    const governing = await governingPolicy(
      options.prune ? input : { ...input, baseline: undefined },
      options.today ?? environment.today,
    );
    if ("kind" in governing) return refused(governing, environment);
    const { decisions, baseline } = governing;
    if (decisions.baseline === "refuse") throw new UserError(`no baseline written: ${baselineRefusal(decisions)}`);
    if (options.prune && !baseline) throw new UserError(`there is no \`${baselinePath}\` to prune`);
    if (input.below !== "")
      throw new UserError(`a baseline is about the whole repository ${input.root}; run this without \`--root\``);
    if (options.at === undefined) kindAt(input.root, baselinePath);
    const { findings: evaluated, inspection } = await evaluate({
      tool: environment.tool,
      repo: input.repo,
      base: undefined,
      options: { decisions, repositoryNames: await input.repositoryNames() },
      repository: null,
      commit: null,
      policyCommit: null,
      notes: [],
      failOn: failOnAll("never"),
      gate: "all",
    });
    const unchecked = inspection.loads.flatMap(({ load }) => uncheckedIn(load));
    requireWhole(input, unchecked, options.prune);
    if (options.prune && baseline) {
      const unread = new Set([...unchecked.map(({ at }) => at.source.path), ...(input.absent ?? [])]);
      return answer(prune(baseline, evaluated, unread, input.root), input.notes);
    }
    // A baseline excuses no finding about the policy. A waiver has its own last day.
    const entries = evaluated
      .filter(({ finding, state }) => finding.host !== null && state !== "waived")
      .map(({ finding, fingerprint }) => entryFor(finding, fingerprint));
    const count = new Set(entries.map(({ fingerprint }) => fingerprint)).size;
    if (options.at !== undefined)
      return { code: 0, texts: [{ file: undefined, text: writeBaseline(entries) }], notes: input.notes };
    writeInside(input.root, baselinePath, writeBaseline(entries), { replace: true });
    return answer(
      `wrote ${baselinePath}: ${count === 0 ? "no findings, so it is empty" : `${entriesWords(count)}, which no longer ${nounFor(count, "fails", "fail")} the check`}`,
      input.notes,
    );
  } finally {
    await input.close();
  }
}

/** Takes out the entries that match nothing, but those of files that were not read. Returns what it did. */
function prune(baseline: Baseline, evaluated: Result["findings"], unread: ReadonlySet<string>, root: string): string {
  const findings = new Map(evaluated.map(({ fingerprint, finding }) => [fingerprint, finding]));
  const kept = entriesInUse(baseline, findings, unread);
  const gone = baseline.entries.size - kept.length;
  if (gone === 0) {
    const all = kept.length === 1 ? "its one entry" : `every one of its ${entriesWords(kept.length)}`;
    const others = kept.some(({ path }) => unread.has(path)) ? " or is of a file that could not be checked" : "";
    return `${baselinePath}: ${all} matches a finding${others}; nothing was changed`;
  }
  writeInside(root, baselinePath, writeBaseline(kept), { replace: true });
  return `wrote ${baselinePath}: ${entriesWords(gone)} removed, ${kept.length} left`;
}

function answer(text: string, notes: readonly string[]): CommandResult {
  return { code: 0, texts: [{ file: undefined, text: `${text}\n` }], notes };
}

/** Throws `UserError` in the state between two commits, and where a new baseline would lack what is not on the disk. */
function requireWhole({ repo, absent = [] }: EvaluationInput, unchecked: readonly Problem[], prunes: boolean): void {
  const conflict = unchecked.find(({ at: { source } }) => isInConflict(repo.entries.get(source.path)));
  if (conflict) throw new UserError(`no baseline written: \`${conflict.at.source.path}\` ${conflict.message}`);
  if (absent[0] !== undefined && !prunes)
    throw new UserError(
      `no baseline written: \`${absent[0]}\` was not checked out in this clone, and its findings would be missing; check out every file, or print the baseline of a commit with \`baseline --at HEAD\``,
    );
}

function isInConflict(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.unjudged === inConflict(entry.path);
}

function entriesWords(count: number): string {
  return counted(count, "entry", "entries");
}
