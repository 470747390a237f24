/**
 * `check` and `list`: arguments in, texts and an exit code out. Git is started first. While it runs, the code of the
 * pipeline and of the reports loads.
 */
import type { Arguments } from "./arguments.ts";
import type { Output } from "./flags.ts";
import { isForPrograms, reportFor, type Screen } from "./report-formats.ts";
import { hosts } from "../generated/hosts.ts";
import { isDirectory } from "../platform/disk/quick-look.ts";
import { ensureMemoryForReport } from "../platform/memory.ts";
import { absolutePath, pathBelow } from "../platform/native-path.ts";
import type { Host } from "../model/host.ts";
import type { InspectOptions } from "../inspect/index.ts";
import type { EvaluateInput } from "../evaluate/input.ts";
import { governingPolicy, notesOnOtherPolicy, policyBefore, repairNotes } from "./policy.ts";
import type { Decisions, PolicyProblems } from "../policy/model.ts";
import { conclusionOf, failOnAll, type Result, sizeOf, type Tool } from "../evaluate/result.ts";
import { filterByRoot } from "../evaluate/root-filter.ts";
import { patternsIn, detectionNamesOf } from "../repo/patterns.ts";
import { evaluationInput } from "./input.ts";
import { unlistedNotes } from "./unlisted.ts";
import type { Machine, EvaluationInput } from "./input-types.ts";
import { invalidFile, undecidedLine } from "../reports/undecided.ts";
import { UserError } from "../repo/tree.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { nounFor } from "../sanitize/counted.ts";

/** The reports with the file of each, and the messages for standard error. */
export interface CommandResult {
  readonly code: 0 | 1 | 2 | 4;
  readonly texts: readonly { readonly file: string | undefined; readonly text: string }[];
  /** Sentences for standard error that `--quiet` leaves out. */
  readonly notes: readonly string[];
  /** The problems of the policy, for standard error. */
  readonly complaint?: string;
}

/** The machine and the program as `cli.ts` finds them; tests pass their own. */
export interface Environment extends Machine {
  readonly tool: Tool;
  /** What the reports are shown on. Called as late as possible, because opening a terminal takes time. */
  readonly screen: () => Screen;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  /** The script that runs: `process.argv[1]`. */
  readonly script: string | undefined;
}

type TreeArguments = Extract<Arguments, { kind: "check" | "list" }>;

/** Rejects with `UserError` for what the user can fix, and with another error where the tool or Git failed. */
export async function runCommand(options: TreeArguments, environment: Environment): Promise<CommandResult> {
  const base = options.kind === "check" ? options.base : undefined;
  const head = options.at;
  const places = selectedHosts(options).flatMap((host) => host.patterns);
  let pipeline: ReturnType<typeof pipelineFor> | undefined;
  const input = await evaluationInput(
    { ...options, base, head, places },
    environment,
    (names) => (pipeline = pipelineFor(options, names)),
  );
  try {
    return await runOn(input, await (pipeline ?? pipelineFor(options, [])), options, environment);
  } finally {
    await input.close();
  }
}

function selectedHosts(options: TreeArguments): readonly Host[] {
  return Object.entries<Host>(hosts).flatMap(([id, host]) => ((options.hosts?.includes(id) ?? true) ? [host] : []));
}

/** Loads the pipeline, the reports, and the hosts that are detected by `names`, the names at the root. */
async function pipelineFor(options: TreeArguments, names: readonly string[]) {
  const { kind, outputs } = options;
  const detected = (mayBeNarrowed(options) ? [] : selectedHosts(options)).filter(
    ({ ownPatterns: own, patterns: places }) => names.some((name) => detectionNamesOf(own ?? places).has(name)),
  );
  const [{ evaluate }, narrowed, reports] = await Promise.all([
    import("./lazy.ts"),
    mayBeNarrowed(options) ? import("../evaluate/narrowed.ts") : undefined,
    Promise.all(outputs.map(({ format }) => reportFor(kind, format))),
    ...detected.map(({ prepare }) => prepare?.()),
  ]);
  return {
    evaluate: async (input: EvaluateInput, below: string) =>
      (below === "" ? await narrowed?.evaluateNarrowed(input) : undefined) ?? (await evaluate(input)),
    reports,
  };
}

/** Whether only what is new in a commit is asked for, by a person: then its own profiles may be enough. */
function mayBeNarrowed(options: TreeArguments): boolean {
  return (
    options.kind === "check" &&
    options.staged &&
    options.base === undefined &&
    !options.all &&
    options.outputs.every(({ format }) => format === "pretty")
  );
}

async function runOn(
  input: EvaluationInput,
  { evaluate, reports }: Awaited<ReturnType<typeof pipelineFor>>,
  options: TreeArguments,
  environment: Environment,
): Promise<CommandResult> {
  const today = options.today ?? environment.today;
  const governing = await governingPolicy(input, today);
  if ("kind" in governing) return refused(governing, environment, options);
  const withOwners = options.outputs.some(isForPrograms);
  const inspectOptions = await inspectOptionsOf(input, governing.decisions, options, environment);
  const evaluateInput: EvaluateInput = {
    tool: environment.tool,
    repo: input.repo,
    base: options.kind === "check" ? input.base : undefined,
    options: inspectOptions,
    repository: withOwners ? await input.slug() : null,
    slug: () => input.slug(),
    commit: input.commit ?? null,
    policyCommit: input.policyCommit,
    notes: [
      ...input.notes,
      ...governing.notes,
      ...notesOnOtherPolicy(input, options),
      ...(await unlistedNotes(input, policyPatterns(options, inspectOptions.decisions))),
    ],
    failOn: options.kind === "check" ? options.failOn : failOnAll("never"),
    gate: options.kind === "check" ? options.gate : "all",
    ...(governing.baseline ? { baseline: governing.baseline } : {}),
    ...(await policyBefore(input.before, governing.decisions, today)),
    ...(await powerRequest(input, options, environment, inspectOptions)),
  };
  const reported = filterByRoot(await evaluate(evaluateInput, input.below), input.below);
  const result =
    options.kind === "list"
      ? await withPermissions(reported, governing.decisions, input.repo, { withOwners })
      : reported;
  const screen = environment.screen();
  const texts = options.outputs.map(({ file }: Output, i) => {
    ensureMemoryForReport(sizeOf(result));
    return {
      file,
      text: reports[i]?.(result, file === undefined ? screen : { ...screen, color: false, isPiped: true }) ?? "",
    };
  });
  const notes = [...result.notes, ...(await verdictBeside(result, options))];
  return { code: conclusionOf(result) === "findings" ? 1 : 0, texts, notes };
}

async function inspectOptionsOf(
  input: EvaluationInput,
  decisions: Decisions,
  options: TreeArguments,
  environment: Environment,
): Promise<InspectOptions> {
  return {
    decisions,
    editions: options.editions,
    everyEdition: options.everyEdition,
    ...(options.hosts ? { hosts: options.hosts } : {}),
    ...(options.kind === "list" && options.from !== undefined
      ? { starts: [startIn(input, options.from, options.staged, environment)] }
      : {}),
    ...(input.user ? { user: input.user } : {}),
    repositoryNames: await input.repositoryNames(),
    isOnly: input.base === undefined,
    skipsNative: options.kind === "check",
  };
}

/** The verdict and where the reports are, if every report goes into a file: a check that fails is never silent. */
async function verdictBeside(result: Result, { kind, outputs }: TreeArguments): Promise<readonly string[]> {
  const files = outputs.flatMap(({ file }) => file ?? []);
  if (kind !== "check" || files.length < outputs.length) return [];
  const { firstLine, stateOf } = await import("../reports/state.ts");
  return [`${firstLine(stateOf(result))}. ${nounFor(files.length, "Report")}: ${files.join(", ")}`];
}

/** Only JSON shows the power of a change, and only where there is something to compare with. */
async function powerRequest(
  input: EvaluationInput,
  options: TreeArguments,
  environment: Environment,
  inspectOptions: InspectOptions,
): Promise<Pick<EvaluateInput, "policyPower">> {
  if (options.kind !== "check" || !input.base || !options.outputs.some(({ format }) => format === "json")) return {};
  const { policyPowerIn } = await import("./power.ts");
  const policyPower = policyPowerIn(input, options, environment, inspectOptions);
  return policyPower ? { policyPower } : {};
}

/** Adds what the policy says of each profile and, where they are shown, the owners. */
export async function withPermissions(
  result: Result,
  decisions: Decisions,
  repo: RepoIndex,
  { withOwners }: { readonly withOwners: boolean },
): Promise<Result> {
  const { permissionsUnder } = await import("../evaluate/permission.ts");
  const permissionOf = permissionsUnder(decisions, result.inspection, result.findings);
  const { settingPermissionsUnder } = await import("../evaluate/setting-permission.ts");
  const settingPermissionOf = settingPermissionsUnder(decisions, result.findings);
  if (!withOwners) return { ...result, permissionOf, settingPermissionOf };
  const { ownersFrom } = await import("../approvals/index.ts");
  return { ...result, permissionOf, settingPermissionOf, ownersOf: await ownersFrom(repo) };
}

/** The result for a policy or a baseline with problems: each problem at its place. */
export async function refused(
  problems: PolicyProblems,
  { screen }: Pick<Environment, "screen">,
  { kind, staged = false }: { readonly kind?: string; readonly staged?: boolean } = {},
): Promise<CommandResult> {
  const problemLines = (await import("../reports/policy-errors.ts")).policyErrors(problems.problems, screen());
  return {
    code: 2,
    texts: [],
    notes: repairNotes(problems, staged),
    complaint: kind === "check" ? `${undecidedLine(invalidFile(problems.problems))}\n${problemLines}` : problemLines,
  };
}

/** A directory of the tree. On disk it may be empty, so Git need not know it. */
function startIn(
  { root, repo, commit }: EvaluationInput,
  from: string,
  staged: boolean,
  { directory }: Machine,
): string {
  const path = absolutePath(directory, from);
  const start = pathBelow(root, path);
  if (start === undefined) throw new UserError(`\`--from ${from}\` is not inside ${root}`);
  const exists =
    start === "" || repo.resolve(start).kind === "directory" || (!staged && commit === undefined && isDirectory(path));
  const where = staged ? " of the index" : commit === undefined ? "" : ` of the commit ${commit}`;
  if (!exists) throw new UserError(`\`--from ${from}\` is not a directory${where}`);
  return start;
}

/** The path patterns for the directories that the policy names for a host. */
function policyPatterns(options: TreeArguments, { hosts: settings }: Decisions): readonly string[] {
  return Object.entries<Host>(hosts).flatMap(([id, { patterns: places }]) => {
    const dirs = (options.hosts?.includes(id) ?? true) ? (settings[id]?.dirs ?? []) : [];
    return dirs.flatMap(({ value }) => patternsIn(value, places));
  });
}
