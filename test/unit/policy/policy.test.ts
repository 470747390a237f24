/** Policy files: every fault at its line, and what a policy decides. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { implied, missing, stated } from "../../../src/model/fact.ts";
import type { Item, Layer, Problem } from "../../../src/model/load.ts";
import { presetPolicy } from "../../../src/policy/model.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { isPathWithin, isWithin } from "../../../src/policy/decide/scope.ts";
import { matcherFor } from "../../../src/policy/decide/selector.ts";
import { examplePolicy } from "../../../src/policy/file/example.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { policyShape } from "../../../src/policy/file/schema.ts";
import { findPolicy } from "../../../src/policy/find.ts";
import type { Profile } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { placeFact, quotedIn, suggestionIn } from "../../support/facts.ts";
import { expectListing } from "../../support/golden.ts";
import { treeOf } from "../../support/memory.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const path = ".github/agent-profile-check.yml";
const today = "2026-11-20";

async function problemsIn(text: string): Promise<readonly Problem[]> {
  const read = await readPolicy({ path, text });
  return "kind" in read ? read.problems : [];
}

const factOf = (problem: Problem) => [placeFact(problem), suggestionIn(problem.message) ?? []].flat().join(" ");
const sentenceOf = (problem: Problem) => `${placeFact(problem)} ${problem.message}`;

async function decisionsOf(text: string) {
  const policy = await readPolicy({ path, text });
  if ("kind" in policy) throw new Error(JSON.stringify(policy.problems.map(({ message }) => message)));
  return decide(policy, today);
}

const layer: Layer = { name: "project", root: ".claude/agents", status: "loaded", authority: [] };
const at = placeOfPath("x");

function itemOf(name: string, file: string): Item {
  const profile: Profile = {
    name: stated(name, at),
    identity: name,
    description: stated("d", at),
    model: missing(at),
    permissionMode: missing(at),
    grants: implied([], at, "nothing"),
    denied: [],
    extraGrants: [],
    hooks: [],
    servers: [],
    paths: [],
    bypasses: [],
    ineffective: [],
    prompt: { source: "none", path: null, text: "", at },
    native: undefined,
  };
  return { layer, files: [file], verdict: { kind: "loaded" }, profile };
}

/** Each with its place, and the spelling that is suggested. */
const faults: readonly (readonly [title: string, text: string, fact: string])[] = [
  ["an unknown key", "extends: preset:strict\ncieling: [read]\n", "2:1 ceiling"],
  ["an unknown rule", "rules:\n  unique-names: off\n", "2:3 unique-name"],
  ["an unknown kind", "rules:\n  no-permission-bypass/auto-aprove: off\n", "2:3 no-permission-bypass/auto-approve"],
  ["an unknown severity", "rules:\n  unique-name: warn\n", "2:16 warning"],
  ["an unknown option", "rules:\n  require-description: { min-lenght: 3 }\n", "2:26 min-length"],
  ["an unknown host", "hosts:\n  cluade: { dirs: [a] }\n", "2:3 claude"],
  ["an unknown edition", "hosts:\n  claude: { edition: '9.9' }\n", "2:22 2.1"],
  ["an unknown capability", "ceiling: [read, wirte]\n", "1:17 write"],
  ["a grant without a reason", "grants:\n  - profiles: [a]\n    may: [write]\n", "2:5"],
  ["a list that is none", "ceiling: read\n", "1:10"],
  ["a preset by its own key", "preset: strict\n", "1:1"],
  ["an option of the command", "fail-on: warning\n", "1:1"],
  ["what other tools exclude", "exclude: [docs]\n", "1:1"],
  ["what other tools allow", "permissions: [read]\n", "1:1"],
  ["a list of nothing", "ceiling: none\n", "1:10"],
  ["words that are no list", "ceiling: read, write\n", "1:10"],
  ["entries that are texts", 'ignore: ["docs/**"]\n', "1:10"],
  ["a mapping for a list", "grants: { profiles: [a] }\n", "1:9"],
  ["a server by its name", "servers:\n  allow: [foo]\n", "2:11"],
  ["a mapping that is none", "rules: [a]\n", "1:8"],
  ["a severity in a mapping", "rules: { max-capability: { severity: warn } }\n", "1:38 warning"],
  ["a rollout that goes backwards", "rollout: { warn-from: 2027-03-01, enforce-from: 2027-01-01 }\n", "1:23"],
  [
    "a rule's rollout that goes backwards",
    "rollout:\n  rules:\n    unique-name: { enforce-from: 2027-01-01, warn-from: 2027-01-02 }\n",
    "3:57",
  ],
  ["approvals by more than there are", "approvals: { widening: { by: [alice, '@Alice'], count: 2 } }\n", "1:56"],
  ["approvals by nobody", "approvals: { widening: { by: [] } }\n", "1:30"],
  ["code owners misspelt", "approvals: { policy: { by: ['@code-owners'] } }\n", "1:29"],
  ["an approver who is none", "approvals: { policy: { by: ['a b'] } }\n", "1:29"],
  ["a number for text", "extends: 3\n", "1:10"],
  ["a waiver of nothing", "waivers: [{ paths: [a], reason: because, owner: alice, until: 2026-12-31 }]\n", "1:11"],
  ["a list without one", "ceiling:\n", "1:9"],
  ["a key of JavaScript's", "rules: { __proto__: off }\n", "1:10"],
  ["a second document", "ceiling: [read]\n---\nceiling: [write]\n", "2:1"],
  ["a merge key", "<<: { ceiling: [write] }\n", "1:1"],
  ["a grant for nobody", "grants:\n  - may: [write]\n    reason: because\n    owner: alice\n", "2:5"],
  ["a day that is none", "grants:\n  - { profiles: [a], may: [write], reason: because, until: 2026-02-30 }\n", "2:60"],
  ["a preset that is none", "extends: preset:strikt\n", "1:10 preset:strict"],
  ["a preset without its word", "extends: strict\n", "1:10 preset:strict"],
  ["another repository", "extends:\n  - acme/policy//p.yml@v1\n", "2:5"],
  ["a list of nothing", "ignore:\n  - { paths: [], reason: because }\n", "2:14"],
  ["a number that is too large", "rules: { require-description: { min-length: 5000 } }\n", "1:45"],
  ["a set that is not closed", 'ignore:\n  - { paths: ["a/[b/c]/**"], reason: because }\n', "2:15"],
  ["an extended pattern", 'overrides:\n  - { paths: ["packages/@(web|api)/**"], ceiling: [] }\n', "2:15"],
  ["a brace bomb", `ignore:\n  - { paths: ["${"{a,b,c}".repeat(9)}"], reason: because }\n`, "2:15"],
  ["a star bomb", `ignore:\n  - { paths: ["*a*a*a*a*a*a*b"], reason: because }\n`, "2:15"],
  ["a digest that is none", "extends: acme/policy//p.yml@v1#sha256:abc\n", "1:10"],
  [
    "a rule that nobody waives",
    "waivers:\n  - { rule: unique-nam, paths: [a], reason: because, owner: alice, until: 2026-12-31 }\n",
    "2:13 unique-name",
  ],
  [
    "a waiver of a policy's own fault",
    "waivers:\n  - { rule: no-expired-waiver, paths: [a], reason: because, owner: alice, until: 2026-12-31 }\n",
    "2:13",
  ],
  ["a reason that gives none", "ignore: [{ paths: [a], reason: '.' }]\n", "1:32"],
  ["a team that is a step up", "grants: [{ paths: [a], may: [read], reason: because, owner: '@acme/..' }]\n", "1:61"],
  ["an owner that is nobody", "grants: [{ paths: [a], may: [read], reason: because, owner: '@gh ost' }]\n", "1:61"],
  ["a stage", "rollout: { stage: enfore }\n", "1:19 enforce"],
  ["a rule of a rollout", "rollout: { rules: { unique-nam: { stage: warn } } }\n", "1:21 unique-name"],
  ["a key of an override", "overrides: [{ paths: [a], celing: [read] }]\n", "1:27 ceiling"],
  [
    "an option of an override",
    "overrides: [{ paths: [a], rules: { require-description: { min-lenght: 3 } } }]\n",
    "1:59 min-length",
  ],
  ["too many days", "waivable: { rules: [unique-name], max-days: 999 }\n", "1:45"],
  ["no pattern", "ignore: [{ paths: [], reason: because }]\n", "1:19"],
  ["a number that is text", "hosts: { claude: { edition: 2.1 } }\n", "1:29"],
  ["a directory for a pattern", "ignore: [{ paths: [legacy/], reason: because }]\n", "1:20"],
  ["a pattern from here", "ignore: [{ paths: [./legacy/*], reason: because }]\n", "1:20"],
  ["a nested brace", 'ignore: [{ paths: ["{a,{b,c}}"], reason: because }]\n', "1:20"],
  ["a range", 'ignore: [{ paths: ["{1..99999999}"], reason: because }]\n', "1:20"],
  ["a deep pattern", 'ignore: [{ paths: ["**/a/**/a/**/a/**/a/**/b"], reason: because }]\n', "1:20"],
  ["a long pattern", `ignore: [{ paths: ["${"a".repeat(257)}"], reason: because }]\n`, "1:20"],
  ["a directory outside", "hosts: { a3s: { dirs: [../x] } }\n", "1:24"],
  ["a key twice", "ceiling: [read]\nceiling: [write]\n", "2:1"],
  ["no mapping", "- a\n", "1:1"],
  ["an empty file", "# nothing\n", "1:1"],
];

describe("a fault", () => {
  it.each(faults)("is reported at its line: %s", async (_, text, expected) =>
    expect((await problemsIn(text)).map(factOf)).toContain(expected),
  );

  it("gives a message that says what to write instead", () =>
    expectListing("policy-faults", faults, async ([, text]) => (await problemsIn(text)).map(sentenceOf)));

  it("in place of a list or a mapping says what to write for example, and that is a policy", async () => {
    for (const key of policyShape.keysAt([])) {
      const problems = await problemsIn(`${key}: 5\n`);
      const isText = problems.every(({ message }) => !/takes a (?:list|mapping)\b/.test(message));
      if (isText) continue;
      const [, example = ""] = /; write for example `(.*)`$/.exec(problems[0]?.message ?? "") ?? [];
      expect(await problemsIn(`${key}: ${example}\n`), `${key}: ${example}`).toEqual([]);
      expect(example, key).not.toBe("");
    }
  });

  it("inside an entry of the example says so too", async () => {
    const inner = (value: unknown, at: readonly (string | number)[]): readonly (readonly (string | number)[])[] =>
      typeof value === "object" && value !== null
        ? [at, ...Object.entries(value).flatMap(([key, one]) => inner(one, [...at, Array.isArray(value) ? +key : key]))]
        : [];
    const replaced = (value: unknown, [part, ...rest]: readonly (string | number)[]): unknown => {
      if (part === undefined) return Array.isArray(value) ? { x: 1 } : ["x"];
      const copy = structuredClone(value) as { [key: string | number]: unknown };
      copy[part] = replaced(copy[part], rest);
      return copy;
    };
    expect(await problemsIn(JSON.stringify(examplePolicy))).toEqual([]);
    const silent = [];
    for (const at of inner(examplePolicy, []).slice(1)) {
      const problems = await problemsIn(JSON.stringify(replaced(examplePolicy, at)));
      if (problems.some(({ message }) => / takes a /.test(message) && !message.includes("write"))) silent.push(at);
    }
    expect(silent).toEqual([]);
  });

  it("that is no YAML has its line", async () =>
    expect((await problemsIn("ceiling: [read\nrules: {}\n")).map(placeFact)[0]).toMatch(/^[12]:\d+$/));

  it("of a megabyte is refused by its size", async () =>
    expect((await problemsIn(`# ${"x".repeat(1 << 20)}`)).map(({ at: { span }, message }) => [span, message])).toEqual([
      [{ start: 0, end: 0 }, expect.stringMatching(/\b256 KiB\b.*\b1025 KiB\b/)],
    ]));

  it("is a value whatever the text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        for (const { at, message } of await problemsIn(text)) {
          expect(at.span.end).toBeLessThanOrEqual(text.length);
          expect(message).not.toBe("");
        }
      }),
      { numRuns: runs(30, 200) },
    );
  });
});

describe("a policy", () => {
  it("gives its ceiling, and more to those it grants", async () => {
    const decisions = await decisionsOf(
      'ceiling: [read]\ngrants:\n  - { profiles: ["release-*"], paths: [".claude/agents/**"], hosts: [claude], may: [write], reason: releases, owner: alice }\n',
    );
    expect(decisions.allowance("claude", itemOf("release-cut", ".claude/agents/r.md")).may).toEqual(["read", "write"]);
    expect(decisions.allowance("claude", itemOf("release-cut", "elsewhere/r.md")).may).toEqual(["read"]);
    expect(decisions.allowance("claude", itemOf("other", ".claude/agents/r.md")).may).toEqual(["read"]);
    expect(decisions.allowance("codex", itemOf("release-cut", ".claude/agents/r.md")).may).toEqual(["read"]);
  });

  it("says that a grant has ended", async () => {
    const decisions = await decisionsOf(
      'grants:\n  - { profiles: ["*"], may: [write], reason: for now, owner: alice, until: 2026-11-19 }\n',
    );
    const { may, from } = decisions.allowance("claude", itemOf("a", "a.md"));
    expect(may).toEqual(["read"]);
    expect(from).toContain(`${path}:2`);
    expect(from).toContain("2026-11-19");
  });

  it("counts a grant on its last day", async () => {
    const decisions = await decisionsOf(
      `grants:\n  - { profiles: ["*"], may: [write], reason: for now, owner: alice, until: ${today} }\n`,
    );
    expect(decisions.allowance("claude", itemOf("a", "a.md")).may).toEqual(["read", "write"]);
  });

  it.each([
    ["extends: preset:recommended", "max-capability", undefined, "note"],
    ["extends: preset:required", "max-capability", undefined, "note"],
    ["extends: preset:required", "no-rejected-profile", undefined, "warning"],
    ["extends: preset:required", "no-ineffective-setting", "limit", "error"],
    ["extends: preset:required", "no-permission-bypass", undefined, "error"],
    ["ceiling: [read]", "max-capability", undefined, "error"],
    ["extends: preset:strict", "max-capability", undefined, "error"],
    ["rules: { max-capability: note }", "max-capability", undefined, "note"],
    ["rules: { no-ineffective-setting: note }", "no-ineffective-setting", "limit", "note"],
    ["rules: { no-ineffective-setting: error }", "no-ineffective-setting", "metadata", "off"],
    ["rules: { no-ineffective-setting/metadata: warning }", "no-ineffective-setting", "metadata", "warning"],
    [
      "rules: { no-ineffective-setting/metadata: warning, no-ineffective-setting: off }",
      "no-ineffective-setting",
      "metadata",
      "warning",
    ],
    ["extends: [preset:recommended, preset:strict]", "no-ineffective-setting", "removed-tool", "warning"],
  ])("%s makes %s/%s %s", async (text, rule, kind, level) =>
    expect((await decisionsOf(text)).levelOf(rule, kind)).toBe(level),
  );

  it("sets the options of a rule", async () => {
    expect(
      (await decisionsOf("rules: { require-description: { min-length: 30, severity: note } }")).optionsOf(
        "require-description",
      ),
    ).toEqual({ "min-length": 30 });
    expect((await decide(presetPolicy("strict"), today)).optionsOf("require-description")).toEqual({
      "min-length": 20,
    });
  });

  it("leaves out the findings of ignored paths", async () => {
    const decisions = await decisionsOf('ignore: [{ paths: ["test/fixtures/**"], reason: examples }]\n');
    expect(decisions.ignored("test/fixtures/.claude/agents/a.md")?.reason).toBe("examples");
    expect(decisions.ignored(".claude/agents/a.md")).toBeUndefined();
  });
});

describe("finding it", () => {
  it("takes one of three places", async () => {
    for (const place of [path, ".github/agent-profile-check.yaml", ".agent-profile-check.yml"]) {
      expect(await findPolicy(await RepoIndex.of(treeOf({ [place]: "ceiling: [read]\n" })))).toEqual({
        path: place,
        text: "ceiling: [read]\n",
      });
    }
    expect(await findPolicy(await RepoIndex.of(treeOf({ "README.md": "" })))).toBeUndefined();
  });

  it("refuses two, a link out and bytes", async () => {
    const refused = async (files: Parameters<typeof treeOf>[0]) => {
      const found = await findPolicy(await RepoIndex.of(treeOf(files)));
      return found && "kind" in found ? found.problems : [];
    };
    const two = { [path]: "", ".agent-profile-check.yml": "" };
    const [problem, ...rest] = await refused(two);
    expect(rest).toEqual([]);
    expect(quotedIn(problem?.message ?? "")).toEqual(Object.keys(two));
    for (const content of [{ link: "../../elsewhere.yml" }, new Uint8Array([0xff, 0xfe])])
      expect(await refused({ [path]: content })).toMatchObject([{ at: { source: { path } } }]);
  });
});

describe("a pattern within another", () => {
  it.each([
    ["release-notes", "release-*", true],
    ["release-*", "release-*", true],
    ["release-{a,b}-*", "release-*", true],
    ["release-", "release-*", true],
    ["releases", "release-*", false],
    [".claude/agents/release-a.md", ".claude/agents/release-*.md", true],
    [".claude/agents/release-a/b.md", ".claude/agents/release-*.md", false],
    [".claude/agents/release-*", ".claude/agents/release-*.md", false],
    [".claude/agents/**", ".claude/**", true],
    [".claude/agents/x/*.md", ".claude/agents/**", true],
    [".claude/agentsx/*.md", ".claude/agents/**", false],
    ["packages/**", "**", true],
    ["*", "release-*", false],
    ["a.md", "a*.md", true],
    ["a.m", "a.m*d", false],
  ])("%s in %s: %s", (pattern, glob, expected) => expect(isWithin(pattern, glob)).toBe(expected));

  it.each([
    ["test/fixtures/**", "test/**", true],
    ["packages/*/test/**", "packages/**", true],
    ["packages/a/test/**", "packages/*/test/**", true],
    ["packages/a/test/*.md", "packages/**/test/**", true],
    ["a/b.md", "**/b.md", true],
    ["b.md", "**/b.md", true],
    ["**/b.md", "**/*.md", true],
    ["a/**/b.md", "a/b.md", false],
    ["a/**", "a/*", false],
    ["a", "a/**", false],
    ["**/x/**", "x/**", false],
    ["a/{b,c/d}/e", "a/*/e", false],
  ])("path %s in %s: %s", (pattern, glob, expected) => expect(isPathWithin(pattern, glob)).toBe(expected));

  it.each([
    ["any pattern", isWithin],
    ["a path", isPathWithin],
  ])("matches nothing that the other does not, as %s", async (_, isInside) => {
    const words = fc
      .array(fc.constantFrom("a", "b", "/", "*", "**", "?", "{a,b}", "."), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(""));
    const paths = fc
      .array(fc.constantFrom("a", "b", "/", "."), { minLength: 1, maxLength: 7 })
      .map((parts) => parts.join(""))
      .filter((path) => !/(?:^|\/)(?:\.{0,2})(?:\/|$)/.test(path));
    const matcher = await matcherFor([{ ...presetPolicy("strict"), ignore: [{ paths: [], reason: "x", at }] }]);
    fc.assert(
      fc.property(words, words, fc.array(paths, { minLength: 5 }), (pattern, glob, some) => {
        fc.pre(isInside(pattern, glob));
        for (const one of some) if (matcher(one, pattern)) expect([one, matcher(one, glob)]).toEqual([one, true]);
      }),
      { numRuns: runs(100, 2_000) },
    );
  });
});

describe("a bomb", () => {
  const items = (count: number, item: string): string => `[${Array(count).fill(item).join(",")}]`;

  it.each<[string, number, (size: number) => string]>([
    [
      "aliases of aliases",
      4,
      (size) =>
        `a0: &a0 ${items(9, "x")}\n${Array.from({ length: size }, (_, i) => `a${i + 1}: &a${i + 1} ${items(9, `*a${i}`)}\n`).join("")}`,
    ],
    [
      "many aliases of much",
      100,
      (size) => `a: &a ${items(size, "x")}\nb: &b ${items(size, "*a")}\nc: ${items(30 * size, "*b")}\n`,
    ],
    ["deep lists", 2_000, (size) => `rules: ${"[".repeat(size)}${"]".repeat(size)}\n`],
    ["deep mappings", 2_000, (size) => `${"{a: ".repeat(size)}1${"}".repeat(size)}\n`],
    ["deep blocks", 2_000, (size) => `rules:\n  ${"- ".repeat(size)}a\n`],
    ["braces", 5, (size) => `ignore: [ { paths: ["${"{a,b}".repeat(size)}"], reason: because } ]\n`],
    ["ranges", 1, (size) => `ignore: [ { paths: ["{1..${"9".repeat(size)}}"], reason: because } ]\n`],
    ["deep wildcards", 3, (size) => `ignore: [ { paths: ["${"**/".repeat(size)}x"], reason: because } ]\n`],
    ["many stars", 8, (size) => `ignore: [ { paths: ["${"*a".repeat(size)}"], reason: because } ]\n`],
    ["a long pattern", 600, (size) => `ignore: [ { paths: ["${"a".repeat(size)}"], reason: because } ]\n`],
    ["many patterns", 12, (size) => `ignore: [ { paths: ${items(size, "a")}, reason: because } ]\n`],
  ])("takes time in proportion to its length: %s", (_, size, textOf) => expectLinear(size, textOf, problemsIn));
});

describe("patterns at their bounds", () => {
  it.each(["[ab]/*", "[!a-c]x", "[[:alpha:]]b", "[]a]", "a/\\[b", "app/(group)/[slug]/**", "a\\@(b)"])(
    "are taken: %s",
    async (glob) =>
      expect(await problemsIn(`ignore: [{ paths: [${JSON.stringify(glob)}], reason: because }]\n`)).toEqual([]),
  );

  it.each<[string, number, (size: number) => string]>([
    ["**/a/**/a/**/a/**/b", 250, (size) => `${"a/".repeat(size)}c`],
    ["**/*a*b*/**/*a*b*/**/*a*b*/**/c", 100, (size) => `${"aabb/".repeat(size)}d`],
    [`${"{a,b}".repeat(6)}*a*a*b`, 500, (size) => "a".repeat(size)],
    ["*a*a*b", 500, (size) => "a".repeat(size)],
    [`${"?".repeat(250)}*a*b`, 500, (size) => "a".repeat(size)],
    ["[a-z]*[a-z]*[a-z]*0", 500, (size) => "a".repeat(size)],
    ["*a*b*", 10_000, (size) => `${"a".repeat(size)}c`],
  ])("take time in proportion to the path: %s", async (glob, size, pathOf) => {
    expect(await problemsIn(`ignore: [{ paths: [${JSON.stringify(glob)}], reason: because }]\n`)).toEqual([]);
    const decisions = await decisionsOf(`ignore: [{ paths: [${JSON.stringify(glob)}], reason: because }]\n`);
    await expectLinear(size, pathOf, (path) => expect(decisions.ignored(path)).toBeUndefined());
  });
});

describe("a pattern", () => {
  it("matches what minimatch says it matches", async () => {
    const { Minimatch } = await import("minimatch");
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" } as const;
    const matcher = await matcherFor([{ ...presetPolicy("strict"), ignore: [{ paths: [], reason: "x", at }] }]);
    const globs = fc
      .array(
        fc.constantFrom(
          "a",
          "b",
          "/",
          "*",
          "**",
          "**/",
          "?",
          "{a,b}",
          "{,a/}",
          "[ab]",
          "[!a]",
          "[a",
          "[[:alpha:]]",
          "\\*",
          ".",
          "é",
          "+(a)",
        ),
        { minLength: 1, maxLength: 7 },
      )
      .map((parts) => parts.join(""));
    const segment = fc
      .array(fc.constantFrom("a", "b", ".a", "*", "é", "[a", "1", "+(a)"), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(""));
    const paths = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join("/"));
    let matched = 0;
    fc.assert(
      fc.property(
        globs.filter((glob) => !/^\/|\/$|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(glob)),
        fc.array(paths, { minLength: 8, maxLength: 8 }),
        (glob, some) => {
          const model = new Minimatch(glob, options);
          for (const one of some) {
            if (model.match(one)) matched++;
            expect([glob, one, matcher(one, glob)]).toEqual([glob, one, model.match(one)]);
          }
        },
      ),
      { numRuns: runs(150, 3_000) },
    );
    expect(matched).toBeGreaterThan(runs(2, 200));
  });
});
