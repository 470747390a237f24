/** Every example on every rule's page is true. With UPDATE_PAGES=1 the pages are rewritten instead, for a reader to judge. */
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { applyApprovals, widenedUnder } from "../../../src/approvals/missing.ts";
import { compareInspections } from "../../../src/compare/index.ts";
import { compareSettings } from "../../../src/compare/settings/index.ts";
import { byPlace, inspect } from "../../../src/inspect/index.ts";
import type { PolicyProblem } from "../../../src/model/policy-facts.ts";
import { checkPolicy, policyFacts } from "../../../src/policy/findings.ts";
import { type Policy, presetPolicy } from "../../../src/policy/model.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { diffPolicies } from "../../../src/policy/diff/index.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { weakenedGates } from "../../../src/policy/gate/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { ownershipChanges } from "../../../src/approvals/ownership.ts";
import { unownedIn } from "../../../src/approvals/unowned.ts";
import { idsIn } from "../../../scripts/pages.ts";
import { type Example, examplesIn, withResult } from "../../support/examples.ts";
import { describeFindings } from "../../support/findings.ts";
import { treeOf } from "../../support/memory.ts";
import { accountsIn, approving } from "../../support/reviews.ts";

const ids = idsIn("rules");
const path = ".github/agent-profile-check.yml";
const today = "2026-11-20";
const updating = process.env["UPDATE_PAGES"] === "1";

describe.each(ids)("%s", (id) => {
  const file = `src/rules/${id}.md`;
  let page = readFileSync(file, "utf8");
  const examples = examplesIn(page);

  it("has at least three examples on its page, one of which passes, and says what to do", () => {
    expect(examples.length).toBeGreaterThan(2);
    expect(examples.map(({ expected }) => expected)).toContain("");
    expect(page).toMatch(/^## What to do$/m);
  });

  it.each(examples)("$title", async (example) => {
    const actual = await run(id, example);
    if (updating) page = withResult(page, example.title, "findings", actual);
    else expect(actual).toBe(example.expected);
  });

  afterAll(() => {
    if (updating) writeFileSync(file, page);
  });
});

/** The rule's own findings in an example's repository, and in the policy that judges it: that of the base, where there is one. */
async function run(
  id: string,
  { files, policy: text, organisation, base, reviews, accounts }: Example,
): Promise<string> {
  const head = text === undefined ? undefined : await policyIn(path, text);
  const before = base?.policy === undefined ? head : await policyIn(path, base.policy);
  const upper = organisation === undefined ? undefined : await policyIn("acme/policy//agents.yml@v1", organisation);
  const decisions = await decide(before ?? presetPolicy("strict"), today, upper);
  const repo = await RepoIndex.of(treeOf(files));
  const inspection = await inspect(repo, { decisions });
  const { findings, subjects } = inspection;
  const profiles = subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
  const sourceOf = (policy: string) => ({ path, text: policy });
  const moved = base?.policy !== undefined && before && head && text !== undefined;
  const { looser } = moved
    ? diffPolicies(
        { policy: before, baseline: undefined, source: sourceOf(base.policy) },
        { policy: head, baseline: undefined, source: sourceOf(text) },
        today,
      )
    : { looser: [] };
  const sources = (held: Iterable<readonly [string, unknown]>) =>
    [...held].flatMap(([name, body]) => (typeof body === "string" ? [{ path: name, text: body }] : []));
  const change: readonly PolicyProblem[] = [
    ...looser.map((problem) => ({ ...problem, topic: "loosened" as const })),
    ...(base ? await weakenedGates(sources(base.files), sources(files)) : []),
    ...(base
      ? await ownershipChanges(await RepoIndex.of(treeOf(base.files)), await RepoIndex.of(treeOf(files)), { decisions })
      : []),
    ...(accounts === undefined || !head
      ? []
      : await unownedIn(decisions, await decide(head, today, upper), accountsIn(accounts))),
  ];
  const { approve, owners } = approving(reviews ?? "", base?.files ?? new Map());
  const earlier = base && (await inspect(await RepoIndex.of(treeOf(base.files)), { decisions }));
  const widened =
    earlier && reviews !== undefined
      ? await widenedUnder(
          decisions,
          {
            changes: compareInspections(earlier, inspection),
            settings: compareSettings(earlier, inspection, { before: new Map(), after: new Map() }),
          },
          approve,
        )
      : { unapproved: [] };
  const { problems } = await applyApprovals(change, decisions, approve, owners);
  const facts = policyFacts(decisions, [...problems, ...widened.unapproved], { profiles, findings, repo });
  const own = checkPolicy(decisions, facts, (item) => subjects.find((subject) => subject.item === item));
  return describeFindings([...findings, ...own.toSorted(byPlace)].filter(({ rule }) => rule === id));
}

async function policyIn(path: string, text: string): Promise<Policy> {
  const policy = await readPolicy({ path, text });
  if ("kind" in policy) throw new Error(policy.problems.map(({ message }) => message).join("; "));
  return policy;
}
