/** `diff`: what changed between two revisions, and which subagents gained power. */
import { type CommandResult, refused, type Screen, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { openRepository } from "../../platform/git/index.ts";
import { ensureMemoryForReport } from "../../platform/memory.ts";
import { absolute } from "../../platform/native-path.ts";
import { type GoverningPolicy, governingPolicy } from "../policy.ts";
import type { Host } from "../../model/host.ts";
import { failOnAll, type Result, sizeOf } from "../../evaluate/result.ts";
import { hosts } from "../../generated/hosts.ts";
import type { Format } from "../../evaluate/settings.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { UserError } from "../../repo/tree.ts";

type DiffArguments = Extract<Arguments, { kind: "diff" }>;
type Comparison = Pick<Result, "base" | "commit" | "changes" | "settings" | "instructions" | "notes">;

/** A report of the changes alone, or of the changes with the findings. */
type Report =
  | { readonly of: "changes"; readonly render: (comparison: Comparison, screen: Screen) => string }
  | { readonly of: "result"; readonly render: (result: Result) => string };

/** Rejects with `UserError` for what the user can fix. */
export async function runDiff(options: DiffArguments, environment: Environment): Promise<CommandResult> {
  const places = Object.entries<Host>(hosts).flatMap(([id, host]) =>
    (options.hosts?.includes(id) ?? true) ? host.patterns : [],
  );
  const base = options.base ?? (await mergeBaseWithDefault(options.root, environment));
  const pipeline = Promise.all([
    import("../lazy.ts"),
    Promise.all(options.outputs.map(({ format }) => reportFor(format))),
  ]);
  const input = await evaluationInput({ ...options, base, staged: false, user: false, places }, environment);
  try {
    const [code, reports] = await pipeline;
    const governing = await governingPolicy(input, options.today ?? environment.today);
    if ("kind" in governing) return refused(governing, environment);
    const hasFindings = reports.some((report) => report.of === "result");
    const { comparison, result } = await compare(
      code,
      input,
      governing,
      options,
      hasFindings ? environment : undefined,
    );
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

/** Compares two commits. `findings`: `undefined` where no report needs findings. */
async function compare(
  { changesBetween, evaluate }: typeof import("../lazy.ts"),
  input: EvaluationInput,
  { decisions, baseline, notes: policyNotes }: GoverningPolicy,
  { hosts: selected, editions }: DiffArguments,
  findings: Pick<Environment, "tool"> | undefined,
): Promise<{ readonly comparison: Comparison; readonly result: Result | undefined }> {
  const { repo, base, commit = null } = input;
  if (!base) throw new Error("there is nothing to compare with");
  const options = {
    decisions,
    editions,
    repositoryNames: await input.repositoryNames(),
    ...(selected ? { hosts: selected } : {}),
  };
  const notes = [...input.notes, ...policyNotes];
  if (!findings) {
    const found = await changesBetween(base, repo, options);
    return {
      comparison: { base: base.commit, commit, ...found, notes: [...notes, ...found.notes] },
      result: undefined,
    };
  }
  const result = await evaluate({
    tool: findings.tool,
    repo,
    base,
    options,
    repository: await input.slug(),
    commit,
    policyCommit: input.policyCommit,
    notes,
    failOn: failOnAll("never"),
    gate: "new",
    ...(baseline ? { baseline } : {}),
  });
  if (!result.changes) throw new UserError(result.notes.join("; "));
  return { comparison: result, result };
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

/** The commit where this branch left the default branch. */
async function mergeBaseWithDefault(
  root: string | undefined,
  { directory, environment }: Environment,
): Promise<string> {
  const repository = openRepository(absolute(directory, root ?? "."), environment);
  if (!repository) throw new UserError("`diff` compares git revisions, but this directory is not in a repository");
  try {
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
  } finally {
    await repository.close();
  }
}
