/** Says of one repository of a plan what `check` and `list` say of it. */
import type { FailOn } from "../../../evaluate/result.ts";
import { unmatchedPatterns } from "../../../evaluate/apply-policy.ts";
import { evaluate } from "../../../evaluate/index.ts";
import type { PlannedRepository } from "../../../fleet/plan/index.ts";
import type { GatePlace, Scanned } from "../../../fleet/rows/index.ts";
import { objectOf } from "../../../fleet/objects/index.ts";
import { hosts } from "../../../generated/hosts.ts";
import type { Host } from "../../../model/host.ts";
import { lastSameDay } from "../../../policy/decide/same-days.ts";
import type { PolicyLibrary } from "../../../policy/file/index.ts";
import { sha256 } from "../../../platform/hash.ts";
import { gatePlaces } from "../../../policy/gate/places.ts";
import { isGate } from "../../../policy/gate/index.ts";
import { readableText } from "../../../repo/content.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { positionAt, type Source } from "../../../repo/text.ts";
import { UserError } from "../../../repo/tree.ts";
import { evaluationInput } from "../../input.ts";
import type { EvaluationInput } from "../../input-types.ts";
import { baselineFrom, governingPolicy, readPolicies } from "../../policy.ts";
import { type Environment, withPermissions } from "../../run.ts";

/** What decides the findings beside the repository. */
export interface OpenOptions {
  /**
   * The organisation's policy, a path of this disk or a file of another repository: the ceiling over each repository's
   * own.
   */
  readonly policy: string | undefined;
  /** What makes a repository fail. */
  readonly failOn: FailOn;
  readonly offline: boolean;
  /** Reads files of other repositories. */
  readonly remote: PolicyLibrary["remote"];
  /** The day of the plan. */
  readonly today: string;
}

/** Rejects with `UserError` where the mirror or the policy above it cannot be read. */
export async function openMirror(
  { path, commit, name, properties }: PlannedRepository,
  options: OpenOptions,
  environment: Environment,
): Promise<Scanned> {
  if (path === null) throw new UserError("the plan names no folder for it");
  const input = await evaluationInput(
    {
      root: path,
      policy: options.policy,
      base: undefined,
      head: commit ?? "HEAD",
      staged: false,
      user: false,
      offline: options.offline,
      remote: options.remote,
      places: Object.values<Host>(hosts).flatMap(({ patterns }) => patterns),
    },
    environment,
  );
  const library = { ...input.library, repository: async () => ({ name, properties }) };
  try {
    return await scannedFrom({ ...input, library }, name, options, environment);
  } finally {
    await input.close();
  }
}

/** What `check` and `list` say of a tree. */
export async function scannedFrom(
  input: EvaluationInput,
  name: string,
  { today, failOn }: Pick<OpenOptions, "today" | "failOn">,
  environment: Environment,
): Promise<Scanned> {
  const places = await gatePlaces(await gateSources(input.repo));
  const gate = places.map((place): GatePlace => ({ ...place, ruleset: null }));
  const [governing, { head, organisation }] = await Promise.all([governingPolicy(input, today), readPolicies(input)]);
  if ("kind" in governing) {
    const [problem] = governing.problems;
    const where = problem
      ? `${problem.at.source.path}:${positionAt(problem.at.source, problem.at.span.start).line} `
      : "";
    return { kind: "undecided", problem: `the policy cannot be used: ${where}${problem?.message ?? ""}`, gate };
  }
  const { decisions, baseline, notes } = governing;
  const evaluated = await evaluate({
    tool: environment.tool,
    repo: input.repo,
    base: undefined,
    options: { decisions, repositoryNames: await input.repositoryNames() },
    repository: name,
    commit: input.commit ?? null,
    policyCommit: input.policyCommit,
    notes: [...input.notes, ...notes],
    failOn,
    gate: "all",
    ...(baseline ? { baseline } : {}),
  });
  const object = await objectOf({
    tool: `${environment.tool.name} ${environment.tool.version}`,
    inspection: evaluated.inspection,
    findings: evaluated.findings,
    decisions,
    policy: head.policy,
    baseline: input.baseline && (await baselineFrom(input.baseline)),
    organisation: organisation?.kind === "read" ? organisation.policy : undefined,
    unmatched: unmatchedPatterns(evaluated.inspection, input.repo, decisions),
    hash: sha256,
  });
  return {
    kind: "read",
    result: await withPermissions(evaluated, decisions, input.repo, { withOwners: true }),
    gate,
    holdsUntil: lastSameDay(decisions.policies, today),
    object,
  };
}

/** The files of a tree that can use this tool, as programs read them. */
async function gateSources(repo: RepoIndex): Promise<readonly Source[]> {
  const contents = await Promise.all(
    [...repo.entries.keys()].filter((path) => isGate(path)).map((path) => repo.read(path)),
  );
  return contents.flatMap((content) => readableText(content) ?? []);
}
