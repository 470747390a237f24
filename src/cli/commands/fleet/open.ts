/** Opens one repository of a plan and says of it what `check` and `list` say. */
import type { FailOn } from "../../../evaluate/result.ts";
import { evaluate } from "../../../evaluate/index.ts";
import type { PlannedRepository } from "../../../fleet/plan/index.ts";
import type { Scanned } from "../../../fleet/rows/index.ts";
import { hosts } from "../../../generated/hosts.ts";
import type { Host } from "../../../model/host.ts";
import { absolute } from "../../../platform/native-path.ts";
import { gatePlaces } from "../../../policy/gate/places.ts";
import { isGate } from "../../../policy/gate/index.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { positionAt, type Source } from "../../../repo/text.ts";
import { evaluationInput } from "../../input.ts";
import { governingPolicy } from "../../policy.ts";
import { type Environment, withPermissions } from "../../run.ts";

/** What decides the findings beside the repository. */
export interface OpenOptions {
  /** The organisation's policy: the ceiling over each repository's own. */
  readonly policy: string | undefined;
  /** What makes a repository fail. */
  readonly failOn: FailOn;
  readonly offline: boolean;
  /** The day of the plan. */
  readonly today: string;
}

/** Rejects with `UserError` where the mirror or the policy above it cannot be read. */
export async function openMirror(
  { path, commit, name }: PlannedRepository,
  options: OpenOptions,
  environment: Environment,
): Promise<Scanned> {
  const input = await evaluationInput(
    {
      root: path,
      // Named from the working directory, and never a file of the repository that is read.
      policy: options.policy === undefined ? undefined : outside(options.policy, environment),
      base: undefined,
      head: commit ?? "HEAD",
      staged: false,
      user: false,
      offline: options.offline,
      places: Object.values<Host>(hosts).flatMap(({ patterns }) => patterns),
    },
    environment,
  );
  try {
    const gate = await gatePlaces(await gateSources(input.repo));
    const governing = await governingPolicy(input, options.today);
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
      failOn: options.failOn,
      gate: "all",
      ...(baseline ? { baseline } : {}),
    });
    return {
      kind: "read",
      result: await withPermissions(evaluated, decisions, input.repo, { withOwners: true }),
      gate,
    };
  } finally {
    await input.close();
  }
}

function outside(policy: string, { directory }: Environment): string {
  return policy.includes("//") && policy.includes("@") ? policy : absolute(directory, policy);
}

/** The files of a tree that can use this tool, as far as they are text. */
async function gateSources(repo: RepoIndex): Promise<readonly Source[]> {
  const contents = await Promise.all(
    [...repo.entries.keys()].filter((path) => isGate(path)).map((path) => repo.read(path)),
  );
  return contents.flatMap((content) => (content.kind === "text" ? [content.source] : []));
}
