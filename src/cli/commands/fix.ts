/** `fix` and `check --fix`: repairs what can be repaired safely, in the working tree or in the index too. */
import { type CommandResult, type Environment, refused, runCommand } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { governingPolicy } from "../policy.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { type FixedFile, type FixPlan, planFixes } from "../../fix/index.ts";
import { hosts } from "../../generated/hosts.ts";
import type { Host } from "../../model/host.ts";
import { replaceInside, requireText } from "../../platform/disk/write.ts";
import { openRepository } from "../../platform/git/index.ts";
import { fixDiff, fixReport, nothingFixed } from "../../reports/fixes.ts";
import { isWithin } from "../../repo/path.ts";
import { visible } from "../../sanitize/text.ts";
import { UserError } from "../../repo/tree.ts";

type FixArguments = Extract<Arguments, { kind: "fix" }>;

/** Nothing is written with `--dry-run`, or where a file is not what was read. */
export async function runFix(options: FixArguments, environment: Environment): Promise<CommandResult> {
  const result = await fixed(options, environment);
  if ("code" in result) return result;
  const { plan, notes } = result;
  const report = fixReport(plan, environment.screen().command);
  return options.dryRun
    ? {
        code: 0,
        texts: [{ file: undefined, text: fixDiff(plan) }],
        notes: [...notes, ...nothingIn(plan, environment.screen().command)],
      }
    : { code: 0, texts: [{ file: undefined, text: report }], notes };
}

/** The check of what is there after the fixes. What was fixed stands on standard error. */
export async function runCheckWithFixes(
  options: Extract<Arguments, { kind: "check" }>,
  environment: Environment,
): Promise<CommandResult> {
  const result = await fixed({ ...options, kind: "fix", dryRun: false }, environment);
  if ("code" in result) return result;
  const checked = await runCommand(options, environment);
  return { ...checked, notes: [...notesOf(result.plan), ...checked.notes] };
}

function nothingIn(plan: FixPlan, command: string): readonly string[] {
  return plan.files.length === 0 ? [nothingFixed(plan, command)] : [];
}

function notesOf({ files, refused: kept }: FixPlan): readonly string[] {
  return [
    ...files.map(({ path, fixes }) => `fixed ${path}: ${fixes.map(({ title }) => title).join("; ")}`),
    ...kept.map(({ path, fix, because }) => `not applied to ${path}: ${fix.title}: ${because}`),
  ];
}

async function fixed(
  options: FixArguments,
  environment: Environment,
): Promise<CommandResult | { readonly plan: FixPlan; readonly notes: readonly string[] }> {
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const input = await evaluationInput({ ...options, base: undefined, user: false, places }, environment);
  try {
    const governing = await governingPolicy(input, options.today ?? environment.today);
    if ("kind" in governing) return await refused(governing, environment);
    const plan = await planFixes(input.repo, {
      decisions: governing.decisions,
      editions: options.editions,
      everyEdition: options.everyEdition,
      ...(options.hosts ? { hosts: options.hosts } : {}),
      repositoryNames: await input.repositoryNames(),
    }).then((all) => planOfCommit(planBelow(all, input.below), input));
    if (!options.dryRun) await write(plan.files, input, options.staged, environment);
    return { plan, notes: [...input.notes, ...governing.notes] };
  } finally {
    await input.close();
  }
}

/** What lies in one directory of the tree. Every proof is about the whole tree. */
function planBelow(plan: FixPlan, root: string): FixPlan {
  if (root === "") return plan;
  const holds = ({ path }: { readonly path: string }) => isWithin(path, root);
  return { ...plan, files: plan.files.filter(holds), refused: plan.refused.filter(holds) };
}

/** With `--staged`, what a commit would change: files that are as in HEAD are left alone. */
async function planOfCommit(plan: FixPlan, { repo, base }: EvaluationInput): Promise<FixPlan> {
  if (!base) return plan;
  const { files, refused, findings } = plan;
  const paths = new Set([...files, ...refused, ...findings.map(({ at }) => at.source)].map(({ path }) => path));
  const ofHead = new Set<string>();
  for (const path of paths) {
    const [was, is] = await Promise.all([base.repo.read(path), repo.read(path)]);
    if (was.kind === "text" && is.kind === "text" && was.source.text === is.source.text) ofHead.add(path);
  }
  const isChanged = ({ path }: { readonly path: string }) => !ofHead.has(path);
  return {
    files: files.filter(isChanged),
    refused: refused.filter(isChanged),
    findings: findings.filter(({ at }) => isChanged(at.source)),
  };
}

/** Everything is checked before the first file is written. */
async function write(
  files: readonly FixedFile[],
  { root }: EvaluationInput,
  staged: boolean,
  environment: Environment,
): Promise<void> {
  if (files.length === 0) return;
  for (const { path, before } of files) requireText(root, path, before, staged ? unlike : changed);
  // pre-commit puts changes that are not staged aside. It can only put them back if the index stays as it was.
  if (staged && environment.environment["PRE_COMMIT"] === undefined) {
    const repository = openRepository(root, environment.environment);
    if (!repository) throw new Error("an index was read outside a repository");
    await repository.stage(files);
  }
  for (const { path, after } of files) replaceInside(root, path, after);
}

function unlike(path: string): UserError {
  return new UserError(
    `\`${visible(path)}\` in the working tree differs from what is staged; stage all of it or stash the rest, and run this again; nothing was written`,
  );
}

function changed(path: string): UserError {
  return new UserError(`\`${visible(path)}\` changed after it was read; run this again; nothing was written`);
}
