/** Tries a policy on small repositories: what it finds in each, held against what was expected. */
import type { Finding } from "../model/finding.ts";
import { inspect } from "../inspect/index.ts";
import type { Decisions } from "../policy/model.ts";
import type { Expectation, TestCase } from "../policy/file/test-cases.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { positionAt } from "../repo/text.ts";

/** Neither `missing` nor `unexpected`: the case holds. */
export interface PolicyTestResult {
  readonly test: TestCase;
  readonly missing: readonly Expectation[];
  readonly unexpected: readonly Finding[];
}

/** Findings that a waiver excuses are none here: they fail nothing. */
export async function runPolicyTest(test: TestCase, decisions: Decisions): Promise<PolicyTestResult> {
  const repo = await RepoIndex.of({
    list: async () => [...test.files.keys()].map((path) => ({ path, kind: "file" as const })),
    read: async (path) => new TextEncoder().encode(test.files.get(path) ?? ""),
  });
  const { findings } = await inspect(repo, { decisions, ...(test.host === undefined ? {} : { hosts: [test.host] }) });
  const standing = findings.filter((finding) => decisions.waiver(finding) === undefined);
  const taken = matched(test.expect, standing);
  return {
    test,
    missing: test.expect.filter((_, i) => !taken.includes(i)),
    unexpected: standing.filter((_, i) => taken[i] === undefined),
  };
}

/**
 * For each finding the expectation that it meets, one to one. An expectation that leaves much open must not take a
 * finding from one that wants just that, so whoever has a finding looks for another where somebody else needs it.
 */
function matched(expected: readonly Expectation[], findings: readonly Finding[]): readonly (number | undefined)[] {
  const taken: (number | undefined)[] = findings.map(() => undefined);
  const place = (expectation: number, seen: Set<number>): boolean =>
    findings.some((finding, i) => {
      const wanted = expected[expectation];
      if (seen.has(i) || !wanted || !meets(finding, wanted)) return false;
      seen.add(i);
      const holder = taken[i];
      if (holder !== undefined && !place(holder, seen)) return false;
      taken[i] = expectation;
      return true;
    });
  for (const i of expected.keys()) place(i, new Set());
  return taken;
}

function meets({ rule, kind, severity, at }: Finding, wanted: Expectation): boolean {
  return (
    rule === wanted.rule &&
    (wanted.kind === undefined || wanted.kind === kind) &&
    (wanted.severity === undefined || wanted.severity === severity) &&
    (wanted.path === undefined || wanted.path === at.source.path) &&
    (wanted.line === undefined || wanted.line === positionAt(at.source, at.span.start).line)
  );
}
