/** `diff`: what changed between two revisions, and which subagents gained power. */
import type { Screen } from "../report-formats.ts";
import { type CommandResult, refused, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { type Repository, repositoryAt } from "../../platform/git/index.ts";
import { namedCommit } from "../../platform/git/commits/named-commit.ts";
import { ensureMemoryForReport } from "../../platform/memory.ts";
import { placeFor } from "../../platform/run-place.ts";
import { governingPolicy } from "../policy.ts";
import { type GoverningPolicy } from "../../evaluate/govern.ts";
import type { Host } from "../../model/host.ts";
import type { PolicyDifference } from "../../evaluate/policy-power.ts";
import { failOnAll, type Result, sizeOf } from "../../evaluate/result.ts";
import { hosts } from "../../generated/hosts.ts";
import { changesBelow, filterByRoot } from "../../evaluate/root-filter.ts";
import type { Format } from "../../evaluate/settings.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { UserError } from "../../repo/tree.ts";

type DiffArguments = Extract<Arguments, { kind: "diff" }>;
type Comparison = Pick<
  Result,
  "tool" | "date" | "base" | "commit" | "changes" | "settings" | "instructions" | "power" | "notes"
> &
  Pick<Result, "policyDifference" | "reviewContext"> &
  Partial<Pick<Result, "findings">>;

/** A report of the changes alone, or of the changes with the findings. */
type Report =
  | { readonly of: "changes"; readonly render: (comparison: Comparison, screen: Screen) => string }
  | { readonly of: "result"; readonly render: (result: Result) => string };

/** Rejects with `UserError` for what the user can fix. */
export async function runDiff(options: DiffArguments, environment: Environment): Promise<CommandResult> {
  const places = Object.entries<Host>(hosts).flatMap(([id, host]) =>
    (options.hosts?.includes(id) ?? true) ? host.patterns : [],
  );
  const base = await baseOf(options, environment);
  const pipeline = Promise.all([
    import("../lazy.ts"),
    Promise.all(options.outputs.map(({ format }) => reportFor(format))),
  ]);
  const input = await evaluationInput({ ...options, base, staged: false, user: false, places }, environment);
  try {
    const [code, reports] = await pipeline;
    const governing = await governingPolicy(input, options.today ?? environment.today);
    if ("kind" in governing) return refused(governing, environment);
    const { comparison, result } = await compare(code, input, governing, options, {
      hasFindings: reports.some((report) => report.of === "result"),
      hasPower: options.outputs.some(({ format }) => format === "json"),
      environment,
    });
    const screen = environment.screen();
    const texts = reports.map((report, i) => {
      ensureMemoryForReport(result ? sizeOf(result) : (comparison.changes?.length ?? 0));
      const file = options.outputs[i]?.file;
      if (report.of === "changes")
        return { file, text: report.render(comparison, file === undefined ? screen : { ...screen, color: false }) };
      return { file, text: result ? report.render(result) : "" };
    });
    return { code: 0, texts, notes: comparison.notes };
  } finally {
    await input.close();
  }
}

/** What the reports need. */
interface Requested {
  readonly hasFindings: boolean;
  readonly hasPower: boolean;
  readonly environment: Environment;
}

/** Compares two commits. `result`: `undefined` where no report needs it. */
async function compare(
  { changesBetween, evaluate }: typeof import("../lazy.ts"),
  input: EvaluationInput,
  { decisions, baseline, notes: policyNotes }: GoverningPolicy,
  diff: DiffArguments,
  { hasFindings, hasPower, environment }: Requested,
): Promise<{ readonly comparison: Comparison; readonly result: Result | undefined }> {
  const { repo, base, commit = null } = input;
  if (!base) throw new Error("there is nothing to compare with");
  const { tool } = environment;
  const { hosts: selected, editions } = diff;
  const options = {
    decisions,
    editions,
    repositoryNames: await input.repositoryNames(),
    ...(selected ? { hosts: selected } : {}),
  };
  const notes = [...input.notes, ...policyNotes];
  let difference: Promise<PolicyDifference> | undefined;
  const policy = () =>
    (difference ??= import("../power.ts").then(({ policyDifferenceIn }) =>
      policyDifferenceIn({ ...input, base }, diff, environment, options),
    ));
  const judging = baseline ? { baseline } : {};
  if (!hasFindings) {
    const request = { policy, withPower: hasPower, judging };
    const found = changesBelow(await changesBetween(base, repo, options, request), input.below);
    return {
      comparison: {
        tool,
        date: decisions.today,
        base: base.commit,
        commit,
        ...found,
        notes: [...notes, ...found.notes],
      },
      result: undefined,
    };
  }
  const result = await evaluate({
    tool,
    repo,
    base,
    options,
    repository: await input.slug(),
    commit,
    policyCommit: input.policyCommit,
    notes,
    failOn: failOnAll("never"),
    gate: "new",
    ...judging,
    ...(hasPower ? { policyPower: async () => (await policy()).power } : {}),
  });
  if (!result.changes) throw new UserError(result.notes.join("; "));
  const reported = { ...filterByRoot(result, input.below), policyDifference: await policy() };
  return { comparison: reported, result: reported };
}

async function reportFor(format: Format): Promise<Report> {
  switch (format) {
    case "json": {
      const [{ diffJson }, { sha256 }] = await Promise.all([
        import("../../reports/diff/json.ts"),
        import("../../platform/hash.ts"),
      ]);
      return { of: "changes", render: (comparison) => diffJson(comparison, sha256) };
    }
    case "markdown": {
      const { comparison } = await import("../../reports/markdown/index.ts");
      return { of: "result", render: (result) => comparison(result) };
    }
    default:
      return { of: "changes", render: (await import("../../reports/diff/pretty.ts")).diffPretty };
  }
}

/** The revision that is compared with; without one, the commit where this branch left the default branch. */
async function baseOf(options: DiffArguments, { directory, environment }: Environment): Promise<string> {
  const { root, base, head, fromMergeBase } = options;
  if (base !== undefined && !fromMergeBase) return base;
  const { place } = placeFor({ root, head }, directory);
  if (!place) throw new UserError("`diff` compares git revisions, but this directory is not in a repository");
  if (place.isBare && base === undefined)
    throw new UserError(
      `the bare repository ${place.top} has no working tree to compare; name two revisions, as in \`diff HEAD~1 HEAD\``,
    );
  const repository = repositoryAt(place, environment);
  try {
    return base === undefined
      ? await mergeBaseWithDefault(repository)
      : await mergeBaseOf(repository, base, head ?? "HEAD");
  } finally {
    await repository.close();
  }
}

async function mergeBaseOf(repository: Repository, base: string, head: string): Promise<string> {
  const [one, other] = await Promise.all([namedCommit(base, repository), namedCommit(head, repository)]);
  const common = await repository.mergeBase(one.id, other.id);
  if (common === undefined)
    throw new UserError(
      `\`${base}\` and \`${head}\` have no common commit in this clone; run \`git fetch --unshallow\`, or compare them as they are: \`${base}..${head}\``,
    );
  return common;
}

async function mergeBaseWithDefault(repository: Repository): Promise<string> {
  const [head, defaultBranch] = await Promise.all([repository.resolve("HEAD"), repository.defaultBranch()]);
  if (!head) throw new UserError("there is no commit yet to compare with");
  if (!defaultBranch)
    throw new UserError(
      "this clone does not know its default branch; name a revision, as in `diff HEAD~1`, or run `git remote set-head origin --auto`",
    );
  const base = await repository.mergeBase(head.id, defaultBranch.id);
  if (base === undefined)
    throw new UserError(
      "HEAD and the default branch have no common commit in this clone; run `git fetch --unshallow`, or name a revision, as in `diff HEAD~1`",
    );
  return base;
}
