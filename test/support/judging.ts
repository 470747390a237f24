/** The whole line over repositories in memory, under policies given as text. */
import { failOnAll } from "../../src/evaluate/result.ts";
import type { ApprovalCheck } from "../../src/approvals/status.ts";
import { evaluate } from "../../src/evaluate/index.ts";
import type { EvaluateInput } from "../../src/evaluate/input.ts";
import type { Policy } from "../../src/policy/model.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { readPolicy } from "../../src/policy/file/index.ts";
import type { Baseline } from "../../src/policy/model.ts";
import type { Gate, Result } from "../../src/evaluate/result.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import type { Tree } from "../../src/repo/tree.ts";
import { type Held, treeOf } from "./memory.ts";

export const policyPath = ".github/agent-profile-check.yml";
export const organisationPath = "acme/policy//agents.yml@v1";

export type Repository = Readonly<Record<string, Held>>;

export interface Judging {
  readonly base?: Repository;
  readonly baseTree?: Tree;
  /** The repository's own policy; where absent, it has none. */
  readonly policy?: string;
  readonly organisation?: string;
  readonly today?: string;
  readonly gate?: Gate;
  readonly baseline?: Baseline;
  readonly approve?: ApprovalCheck;
  readonly editions?: { readonly [host: string]: string };
  readonly repositoryNames?: readonly string[];
}

export async function policyOf(text: string, path = policyPath): Promise<Policy> {
  const policy = await readPolicy({ path, text });
  if ("kind" in policy) throw new Error(policy.problems.map(({ message }) => message).join("; "));
  return policy;
}

/** Judged as `check` does it, beside `base` where there is one. */
export async function judged(files: Repository, judging: Judging = {}): Promise<Result> {
  return evaluate(await inputFor(files, judging));
}

/** What a run is evaluated from. */
export async function inputFor(
  files: Repository,
  {
    base,
    baseTree,
    policy = "{}\n",
    organisation,
    today = "2026-11-20",
    gate,
    baseline,
    approve,
    editions,
    repositoryNames,
  }: Judging = {},
): Promise<EvaluateInput> {
  const before = baseTree ?? (base && treeOf(base));
  return {
    tool: { name: "agent-profile-check", version: "9.9.9", homepage: "https://example.com/x" },
    repo: await RepoIndex.of(treeOf(files)),
    base: before && { repo: await RepoIndex.of(before), commit: "b".repeat(40) },
    options: {
      decisions: await decide(
        await policyOf(policy),
        today,
        organisation === undefined ? undefined : await policyOf(organisation, organisationPath),
      ),
      ...(editions ? { editions } : {}),
      ...(repositoryNames ? { repositoryNames } : {}),
    },
    repository: null,
    commit: null,
    policyCommit: null,
    notes: [],
    failOn: failOnAll("error"),
    gate: gate ?? (before ? "new" : "all"),
    ...(baseline ? { baseline } : {}),
    ...(approve ? { approve } : {}),
  };
}

/** A subagent of Claude Code. */
export function agent(name: string, tools: string, { prompt = "Do it.", more = "" } = {}): string {
  return `---\nname: ${name}\ndescription: Does what its name says, and nothing else.\ntools: ${tools}\n${more}---\n${prompt}\n`;
}
