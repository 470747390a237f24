/** What tells that something is the same on both sides, cheaply: pairs, findings and delegation. */
import { describe, expect, it } from "vitest";
import { delegationPathsIn } from "../../../src/compare/widenings/delegation.ts";
import { inspect } from "../../../src/inspect/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { agent, inputFor, judged } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

describe("two sides", () => {
  it("pair profiles of one name by their files", async () => {
    const files = (more: string) => ({
      ".claude/agents/a.md": agent("x", "Read", { prompt: `One.${more}` }),
      ".claude/agents/b.md": agent("x", "Bash", { prompt: `Two.${more}` }),
    });
    const { changes = [] } = await judged(files(" More."), { base: files("") });
    const pairs = changes
      .filter(({ after }) => after?.host === "claude")
      .map(({ before, after }) => [before?.item.files[0], after?.item.files[0]]);
    expect(pairs).toEqual([
      [".claude/agents/a.md", ".claude/agents/a.md"],
      [".claude/agents/b.md", ".claude/agents/b.md"],
    ]);
  });

  it("have a finding in common whose line has moved, and none that is worse, or in another file", async () => {
    const path = ".claude/agents/a.md";
    const policy = "ceiling: [read]\n";
    const statesOf = async (before: Record<string, string>, after: Record<string, string>) => {
      const { findings } = await judged(after, { base: before, policy });
      return findings
        .filter(({ finding }) => finding.rule === "max-capability" && finding.host === "claude")
        .map(({ finding, state }) => [finding.at.source.path, state]);
    };
    const before = { [path]: agent("a", "Bash") };
    const moved = { [path]: agent("a", "Bash").replace("tools:", "model: opus\ntools:") };
    expect(await statesOf(before, moved)).toEqual([[path, "existing"]]);
    expect(await statesOf(before, { [path]: agent("a", "Bash, WebFetch") })).toEqual([[path, "new"]]);
    expect(await statesOf(before, { ...moved, ".claude/agents/b.md": agent("b", "Bash") })).toEqual([
      [path, "existing"],
      [".claude/agents/b.md", "new"],
    ]);
  });
});

describe("delegation paths", () => {
  it("are those of the first edition, however few", async () => {
    const { options } = await inputFor({});
    const repo = await RepoIndex.of(
      treeOf({
        ".claude/agents/a.md": agent("a", "Read, Edit, Bash, Agent, mcp__docs"),
        ".claude/agents/b.md": agent("b", "Read, WebFetch"),
      }),
    );
    const inspection = await inspect(repo, { ...options, everyEdition: true });
    const [first, second] = inspection.loads.filter(({ host }) => host === "claude");
    const starter = inspection.subjects.find(({ host, item }) => host === "claude" && item.files[0]?.endsWith("a.md"));
    if (!first || !second || !starter) throw new Error("it has two editions");
    const reached = delegationPathsIn(inspection)(starter);
    expect([...reached].map(([capability, chain]) => [capability, chain.map(({ item }) => item.files[0])])).toEqual([
      ["network", [".claude/agents/b.md"]],
    ]);
    const without = { ...second, load: { ...second.load, items: [] } };
    expect(delegationPathsIn({ ...inspection, loads: [first, without] })(starter).size).toBe(1);
    expect(delegationPathsIn({ ...inspection, loads: [without, first] })(starter).size).toBe(0);
  });
});
