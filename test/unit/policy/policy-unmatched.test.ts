/** Patterns and directories of a policy that match nothing in the tree: each is reported, with a name that matches. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchedPatterns } from "../../../src/policy/decide/matched-patterns.ts";
import { patternMatcher } from "../../../src/policy/decide/selector.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { agent, judged, type Judging, policyPath, type Repository } from "../../support/judging.ts";
import { lineFact, placeFact, quotedIn, suggestionIn } from "../../support/facts.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const kinds = ["override", "ignore", "directory"];

async function unusedIn(files: Repository, policy: string, judging: Judging = {}) {
  const { findings } = await judged(files, { policy, ...judging });
  return findings.filter(({ finding: { rule, kind } }) => rule === "no-unused-waiver" && kinds.includes(kind ?? ""));
}

const files: Repository = {
  ".claude/agents/a.md": agent("a", "Read"),
  "agents/b.md": agent("b", "Read"),
  "packages/web/src/x.md": "",
  "packages/api/x.md": "",
  "docs/guide.md": "",
  "app/[slug]/x.md": "",
};
const linking: Repository = { ...files, "packages/linked": { link: "../docs" }, elsewhere: { link: "../other" } };
const ignoring = (...paths: readonly string[]) => `${JSON.stringify({ ignore: [{ paths, reason: "for tests" }] })}\n`;
const overriding = (...paths: readonly string[]) =>
  `${JSON.stringify({ overrides: [{ paths, ceiling: ["read"] }] })}\n`;

describe("a pattern that matches no file", () => {
  it.each([
    ["packges/web/**", "packages/web/**"],
    ["packages/wbe/src/*.md", "packages/web/src/*.md"],
    ["docs", "docs/**"],
    ["docs/guied.md", "docs/guide.md"],
    ["docs/*.mdx", undefined],
    ["docs/guide.md/**", undefined],
    ["nothing/**", undefined],
    ["**/*.toml", undefined],
  ])("%s is reported, and %s named", async (path, meant) => {
    for (const policy of [ignoring(path), overriding(path)]) {
      const found = await unusedIn(files, policy);
      expect(found.map(({ finding }) => finding.severity)).toEqual(["note"]);
      for (const { finding } of found) {
        expect(lineFact(finding)).toBe(`${policyPath}:1`);
        expect(quotedIn(finding.message)).toContain(path);
        expect(suggestionIn(finding.message)).toBe(meant);
      }
    }
  });

  it.each([
    "packages/**",
    "**/x.md",
    "packages/linked/**",
    "packages/*/guide.md",
    "elsewhere/**",
    "~/.claude/**",
    "app/[[]slug]/**",
    "docs/guide.md",
    "**",
  ])("is not %s, which matches one or may do so elsewhere", async (path) => {
    expect(await unusedIn(linking, ignoring(path))).toEqual([]);
    expect(await unusedIn(linking, overriding(path))).toEqual([]);
  });

  it("is reported where no file matches, and what is named instead matches one", async () => {
    const matches = await patternMatcher();
    const name = fc.constantFrom("a", "ab", "abc", "abd", "docs", "dosc", "x.md", "y.md");
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
    const part = fc.oneof(name, fc.constantFrom("*", "**", "*.md", "a*"));
    const pattern = fc.array(part, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(path, { minLength: 1, maxLength: 4 }), pattern, async (paths, glob) => {
        fc.pre(paths.every((one) => !paths.some((other) => other.startsWith(`${one}/`))));
        const found = await unusedIn(Object.fromEntries(paths.map((one) => [one, ""])), ignoring(glob));
        expect(found).toHaveLength(paths.some((one) => matches(one, glob)) ? 0 : 1);
        const meant = found[0] && suggestionIn(found[0].finding.message);
        if (meant !== undefined) expect(paths.some((one) => matches(one, meant))).toBe(true);
      }),
      { numRuns: runs(150, 3_000) },
    );
  });

  it("is reported of an override whose profiles match none, and not of one that says only hosts", async () => {
    const text = (override: unknown) => `${JSON.stringify({ overrides: [override] })}\n`;
    expect(await unusedIn(files, text({ profiles: ["b*"], ceiling: [] }))).toHaveLength(1);
    expect(await unusedIn(files, text({ profiles: ["a*"], ceiling: [] }))).toEqual([]);
    expect(await unusedIn(files, text({ hosts: ["codex"], ceiling: [] }))).toEqual([]);
  });
});

describe("a directory that a policy names", () => {
  it.each([
    ["agnets", "agents"],
    ["packages/wbe", "packages/web"],
    ["elsewhere/agents", undefined],
    ["packages/linked", undefined],
    ["agents", undefined],
  ])("%s is reported if it does not exist, with %s", async (dir, meant) => {
    const found = await unusedIn(linking, `hosts:\n  claude: { dirs: [${dir}] }\n`);
    expect(found.map(({ finding }) => [placeFact(finding), ...quotedIn(finding.message)])).toEqual(
      meant === undefined ? [] : [["2:20", "hosts.claude.dirs", dir, meant]],
    );
  });
});

describe("what is unmatched", () => {
  it("exists where the base has it, and is new where the last file goes", async () => {
    const policy = ignoring("docs/**");
    const { "docs/guide.md": _, ...without } = files;
    const statesOf = async (head: Repository, base: Repository) =>
      (await unusedIn(head, policy, { base })).map(({ state }) => state);
    expect(await statesOf(without, without)).toEqual(["existing"]);
    expect(await statesOf(without, files)).toEqual(["new"]);
    expect(await statesOf(files, without)).toEqual([]);
  });

  it("is not reported of the organisation's policy, nor of a file of another repository", async () => {
    const text = ignoring("nothing/**").replace("{", '{"hosts":{"claude":{"dirs":["gone"]}},');
    expect(await unusedIn(files, "ceiling: [read]\n", { organisation: text })).toEqual([]);
    const policy = await readPolicy(
      { path: policyPath, text: "extends: acme/policy//p.yml@v1\n" },
      { file: async () => "none", remote: async () => ({ source: { path: "acme/policy//p.yml@v1", text } }) },
    );
    if ("kind" in policy) throw new Error(policy.problems[0]?.message);
    const decisions = await decide(policy, "2026-11-20");
    expect(decisions.unused([], [], { repo: await RepoIndex.of(treeOf(files)) })).toEqual([]);
  });

  it("is a warning under preset:strict", async () =>
    expect(
      (await unusedIn(files, ignoring("nothing/**").replace("{", '{"extends":"preset:strict",'))).map(
        ({ finding }) => finding.severity,
      ),
    ).toEqual(["warning"]));
});

describe("many patterns on many paths", () => {
  const part = fc.constantFrom(
    "a",
    "b",
    "src",
    "x.md",
    ".c",
    "*",
    "**",
    "?",
    "a*",
    "*.md",
    "*b*",
    "{a,b/c}",
    "[a-c]",
    "x{1..3}y",
    "{,a/}b",
    "a]b[a]",
    "\\*",
    ".",
    "..",
    "",
    "!a",
    "#",
  );
  const glob = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  const mixed = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
  const name = fc.constantFrom("a", "b", "c", "src", "x.md", ".c", "ab", "x1y", "a]ba", "*", "y.md", "{a", "!a");
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("/"));

  it("match as each of them does alone", async () => {
    const matches = await patternMatcher();
    fc.assert(
      fc.property(
        fc.array(fc.oneof(glob, mixed), { maxLength: 6 }),
        fc.array(path, { maxLength: 8 }),
        (patterns, paths) => {
          const alone = patterns.filter((pattern) => paths.some((one) => matches(one, pattern)));
          expect(matchedPatterns(patterns, paths, matches)).toEqual(new Set(alone));
        },
      ),
      { numRuns: runs(2000, 20_000) },
    );
  });

  it.each<[string, (i: number) => string]>([
    ["with a fixed beginning", (i) => `gone/p${i}/**`],
    ["anywhere", (i) => `**/gone-${i}/*.md`],
    ["below a folder that is everywhere", (i) => `**/src/gone-${i}/**`],
    ["of beginnings of names", (i) => `**/gone-${i}-*`],
    ["of ends of names", (i) => `packages/**/*.gone${i}`],
    ["of parts of names", (i) => `**/*gone${i}*`],
    ["that match something", (i) => `packages/p${i}/**`],
  ])("are not tried on all of them: %s", (_, patternOf) => {
    const [many, most] = [300, 3000];
    const patterns = Array.from({ length: many }, (_x, i) => patternOf(i));
    const paths = Array.from({ length: most }, (_x, i) => `packages/p${i}/src/file-${i}.md`);
    let tries = 0;
    const found = matchedPatterns(patterns, paths, (text, pattern) => {
      tries++;
      return text.startsWith(pattern.replace("**", ""));
    });
    expect(found.size).toBe(patternOf(0).startsWith("packages/p") ? many : 0);
    // Each on each would be 900 000.
    expect(tries).toBeLessThan(many + most);
  });
});
