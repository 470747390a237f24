/** Runs policy tests: inspects a small repository under a policy and compares the findings with the expected ones. */
import type { Finding } from "../model/finding.ts";
import { inspect } from "../inspect/index.ts";
import type { Decisions } from "../policy/model.ts";
import type { Expectation, TestCase } from "../policy/file/test-cases.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { positionAt } from "../repo/text.ts";

/** The test passes if `missing` and `unexpected` are empty. */
export interface PolicyTestResult {
  readonly test: TestCase;
  readonly missing: readonly Expectation[];
  readonly unexpected: readonly Finding[];
}

/** Waived findings are left out, since they do not fail a run. */
export async function runPolicyTest(test: TestCase, decisions: Decisions): Promise<PolicyTestResult> {
  const repo = await RepoIndex.of({
    list: async () => [...test.files.keys()].map((path) => ({ path, kind: "file" as const })),
    read: async (path) => new TextEncoder().encode(test.files.get(path) ?? ""),
  });
  const { findings } = await inspect(repo, { decisions, ...(test.host === undefined ? {} : { hosts: [test.host] }) });
  const counted = findings.filter((finding) => decisions.waiver(finding) === undefined);
  const matches = matchExpectations(test.expect, counted);
  return {
    test,
    missing: test.expect.filter((_, i) => !matches.includes(i)),
    unexpected: counted.filter((_, i) => matches[i] === undefined),
  };
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
