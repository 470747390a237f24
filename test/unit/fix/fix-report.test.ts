/** What `fix` says of a plan: that findings remain, and how to see them. */
import { describe, expect, it } from "vitest";
import { planFixes } from "../../../src/fix/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { fixReport, nothingFixed } from "../../../src/reports/fixes.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { agent, policyOf, type Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

async function planOf(files: Repository) {
  const decisions = await decide(await policyOf("{}\n"), "2026-11-20");
  return planFixes(await RepoIndex.of(treeOf(files)), { decisions });
}

const path = ".claude/agents/a.md";

describe("where nothing is fixed", () => {
  it.each([
    ["Read, Foo", "Nothing can be fixed without a decision. 1 error remains: npx it check"],
    ["Read", "Nothing to fix. No findings remain."],
  ])("`tools: %s`: %s", async (tools, words) => {
    const plan = await planOf({ [path]: agent("a", tools) });
    expect(fixReport(plan, "npx it")).toBe(`${words}\n`);
    const note = nothingFixed(plan, "npx it");
    expect(note).toBe(
      tools === "Read"
        ? "nothing to fix"
        : "nothing can be fixed without a decision; 1 error remains: `npx it check` shows what",
    );
  });

  it("counts by severity, and shows how to see notes", async () => {
    const files = { [path]: agent("a", "Read, Foo"), ".codex/agents/b.toml": 'name = "b"\ndescription = "x"\n' };
    const plan = await planOf(files);
    expect(fixReport(plan, "npx it")).toMatch(
      /^Nothing can be fixed without a decision\. 2 errors and 1 note remain: npx it check --all/,
    );
  });
});
