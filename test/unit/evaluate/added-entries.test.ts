/** A grant or a waiver that goes first: the pull request that adds it does not fail because nothing matches it yet. */
import { describe, expect, it } from "vitest";
import { conclusionOf } from "../../../src/evaluate/result.ts";
import { agent, policyPath, type Repository } from "../../support/judging.ts";
import { evaluatePullRequest } from "../../support/one-pull-request.ts";

const head =
  'extends: preset:strict\nceiling: [read]\nhosts: { claude: {} }\napprovals: { policy: { by: ["@acme/security"], count: 1 } }\n';
const grant = (profile: string) =>
  `  - { profiles: [${profile}], may: [execute], reason: cuts releases, owner: "@acme/release" }\n`;
const waiver =
  'waivers:\n  - { rule: require-prompt, profiles: [release], reason: is being written, owner: "@acme/dx", until: 2026-12-31 }\n';
const reviews = "@acme/security: alice\ndave opens it\nalice approves";
const profiles: Repository = { ".claude/agents/a.md": agent("a", "Read", { prompt: "Read the code, and say why." }) };
const under = (policy: string, files: Repository = profiles): Repository => ({ ...files, [policyPath]: policy });

async function unusedIn(base: string, after: string, files = profiles) {
  const result = await evaluatePullRequest({ base: under(base), head: under(after, files), reviews });
  const own = result.findings.filter(({ finding: { rule } }) => rule === "no-unused-waiver");
  return {
    conclusion: conclusionOf(result),
    unused: own.map(({ state, finding: { severity, kind, at } }) => [state, severity, kind, at.span.start > 0]),
  };
}

describe("an entry that matches nothing, under strict", () => {
  it.each([
    ["a grant", `${head}grants:\n${grant("release")}`],
    ["a waiver", `${head}${waiver}`],
  ])("%s is a note in the pull request that adds it", async (_, after) => {
    expect(await unusedIn(head, after)).toEqual({ conclusion: "clean", unused: [["new", "note", "added", true]] });
  });

  it("is an error once it is merged, which later pull requests have already", async () => {
    const merged = `${head}grants:\n${grant("release")}`;
    expect(await unusedIn(merged, merged)).toEqual({
      conclusion: "clean",
      unused: [["existing", "error", undefined, true]],
    });
    const release = agent("release", "Read, Bash", { prompt: "Cut the release as the page says." });
    const both = { ...profiles, ".claude/agents/release.md": release };
    expect(await unusedIn(merged, merged, both)).toEqual({ conclusion: "clean", unused: [] });
  });

  it("is an error where a pull request edits it until nothing matches it", async () => {
    const edited = await unusedIn(
      `${head}grants:\n${grant("a")}`,
      `${head}grants:\n${grant("a-b").replace("execute", "write")}`,
    );
    expect(edited.unused).toEqual([["new", "note", "added", true]]);
    const narrowed = await unusedIn(`${head}grants:\n${grant('"*"')}`, `${head}grants:\n${grant("gone")}`);
    expect(narrowed).toEqual({ conclusion: "findings", unused: [["new", "error", undefined, true]] });
  });

  it("is a note where the pull request brings the policy", async () => {
    const result = await evaluatePullRequest({ base: profiles, head: under(`${head}grants:\n${grant("release")}`) });
    expect(result.findings.map(({ finding: { rule, kind, severity } }) => [rule, kind, severity])).toContainEqual([
      "no-unused-waiver",
      "added",
      "note",
    ]);
  });
});
