/** Runs policy tests: inspects a small repository under a policy and compares the findings with the expected ones. */
import type { Finding } from "../model/finding.ts";
import { inspect, type Inspection } from "../inspect/index.ts";
import { decide } from "../policy/decide/index.ts";
import { readPolicy } from "../policy/file/index.ts";
import { libraryIn } from "../policy/file/tree-library.ts";
import { findPolicy } from "../policy/find.ts";
import { isPolicyFinding } from "../policy/findings.ts";
import type { Decisions, PolicyProblems } from "../policy/model.ts";
import type { Expectation, TestCase } from "../policy/file/test-cases.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { positionAt, type Source } from "../repo/text.ts";
import { applyPolicy } from "./apply-policy.ts";

/** The test passes if `missing` and `unexpected` are empty. */
export interface PolicyTestResult {
  readonly test: TestCase;
  readonly missing: readonly Expectation[];
  readonly unexpected: readonly Finding[];
}

/**
 * Waived findings are left out, since they do not fail a run. A case with a policy of its own is a repository below the
 * tested policy, whose findings about policies count too; problems where that policy cannot be used.
 */
export async function runPolicyTest(test: TestCase, tested: Decisions): Promise<PolicyTestResult | PolicyProblems> {
  const repo = await RepoIndex.of({
    list: async () => [...test.files.keys()].map((path) => ({ path, kind: "file" as const })),
    read: async (path) => new TextEncoder().encode(test.files.get(path) ?? ""),
  });
  const own = await decisionsBelow(tested, repo);
  if (own && "kind" in own)
    return {
      ...own,
      problems: own.problems.map((problem) => ({
        ...problem,
        related: [...(problem.related ?? []), { message: "in this case", at: test.at }],
      })),
    };
  const decisions = own ?? tested;
  const inspection = await inspect(repo, {
    decisions,
    ...(test.host === undefined ? {} : { hosts: [test.host] }),
  });
  const { findings } = own ? await withPolicyFindings(inspection, repo, own) : inspection;
  // What is wrong with the tested policy itself is no matter of a case.
  const counted = findings.filter(
    (finding) =>
      decisions.waiver(finding) === undefined && (!isPolicyFinding(finding) || isIn(finding.at.source, test)),
  );
  const matches = matchExpectations(test.expect, counted);
  return {
    test,
    missing: test.expect.filter((_, i) => !matches.includes(i)),
    unexpected: counted.filter((_, i) => matches[i] === undefined),
  };
}

/** The tested policy may have the path of the case's own. */
function isIn({ path, text }: Source, { files }: TestCase): boolean {
  return files.get(path) === text;
}

/** What the policy in a tree decides below the tested one; `undefined`: the tree has none. */
async function decisionsBelow(tested: Decisions, repo: RepoIndex): Promise<Decisions | PolicyProblems | undefined> {
  const found = await findPolicy(repo);
  if (found === undefined || "kind" in found) return found;
  const read = await readPolicy(found, libraryIn(repo, undefined, notInCases));
  return "kind" in read ? read : decide(read, tested.today, tested.policies[0]);
}

async function notInCases(): Promise<string> {
  return "a case has no files of other repositories";
}

async function withPolicyFindings(inspection: Inspection, repo: RepoIndex, decisions: Decisions) {
  const applied = await applyPolicy({ head: { inspection, repo } }, {}, { base: undefined, options: { decisions } });
  return applied.inspection;
}

/**
 * For each finding the index of the expectation that it meets, one to one. A loose expectation must not take the only
 * finding of a strict one, so an expectation gives its finding away if it can be matched to another one (a maximum
 * bipartite matching by augmenting paths).
 */
function matchExpectations(
  expected: readonly Expectation[],
  findings: readonly Finding[],
): readonly (number | undefined)[] {
  const matches: (number | undefined)[] = findings.map(() => undefined);
  const match = (expectation: number, seen: Set<number>): boolean =>
    findings.some((finding, i) => {
      const candidate = expected[expectation];
      if (seen.has(i) || !candidate || !meetsExpectation(finding, candidate)) return false;
      seen.add(i);
      const holder = matches[i];
      if (holder !== undefined && !match(holder, seen)) return false;
      matches[i] = expectation;
      return true;
    });
  for (const i of expected.keys()) match(i, new Set());
  return matches;
}

function meetsExpectation({ rule, kind, severity, at }: Finding, expected: Expectation): boolean {
  return (
    rule === expected.rule &&
    (expected.kind === undefined || expected.kind === kind) &&
    (expected.severity === undefined || expected.severity === severity) &&
    (expected.path === undefined || expected.path === at.source.path) &&
    (expected.line === undefined || expected.line === positionAt(at.source, at.span.start).line)
  );
}
