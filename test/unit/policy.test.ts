/** Policy files: every fault at its line, and what a policy decides. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { implied, missing, stated } from "../../src/model/fact.ts";
import type { Item, Layer } from "../../src/model/load.ts";
import { presetPolicy } from "../../src/policy/model.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { isWithin } from "../../src/policy/decide/scope.ts";
import { matcherFor } from "../../src/policy/decide/selector.ts";
import { readPolicy } from "../../src/policy/file/index.ts";
import { findPolicy } from "../../src/policy/find.ts";
import type { Profile } from "../../src/model/profile.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { placeOfPath, positionAt } from "../../src/repo/text.ts";
import { treeOf } from "../support/memory.ts";
import { expectLinear } from "../support/growth.ts";
import { runs } from "../support/runs.ts";

const path = ".github/agent-profile-check.yml";
const today = "2026-11-20";

async function faultsOf(text: string): Promise<readonly string[]> {
  const read = await readPolicy({ path, text });
  if (!("kind" in read)) return [];
  return read.problems.map(({ message, at }) => {
    const { line, column } = positionAt(at.source, at.span.start);
    return `${line}:${column} ${message}`;
  });
}

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

describe("a fault", () => {
  it.each([
    [
      "an unknown key",
      "extends: preset:strict\ncieling: [read]\n",
      "2:1 there is no key `cieling` in a policy; did you mean `ceiling`?",
    ],
    [
      "an unknown rule",
      "rules:\n  unique-names: off\n",
      "2:3 there is no rule or kind `unique-names` in `rules`; did you mean `unique-name`?",
    ],
    [
      "an unknown kind",
      "rules:\n  no-permission-bypass/auto-aprove: off\n",
      "2:3 there is no rule or kind `no-permission-bypass/auto-aprove` in `rules`; did you mean `no-permission-bypass/auto-approve`?",
    ],
    [
      "an unknown severity",
      "rules:\n  unique-name: warn\n",
      "2:16 `rules.unique-name` takes `off`, `note`, `warning`, `error`, not `warn`; did you mean `warning`?",
    ],
    [
      "an unknown option",
      "rules:\n  require-description: { min-lenght: 3 }\n",
      "2:26 there is no key `min-lenght` in `rules.require-description`; did you mean `min-length`?",
    ],
    [
      "an unknown host",
      "hosts:\n  cluade: { dirs: [a] }\n",
      "2:3 there is no host `cluade` in `hosts`; did you mean `claude`?",
    ],
    [
      "an unknown edition",
      "hosts:\n  claude: { edition: '9.9' }\n",
      "2:22 `hosts.claude.edition` takes `2.1`, not `9.9`; did you mean `2.1`?",
    ],
    [
      "an unknown capability",
      "ceiling: [read, wirte]\n",
      "1:17 `ceiling.1` takes `read`, `write`, `execute`, `network`, `delegate`, `external`, not `wirte`; did you mean `write`?",
    ],
    [
      "a grant without a reason",
      "grants:\n  - profiles: [a]\n    may: [write]\n",
      "2:5 `grants.0.reason` is missing; it is text",
    ],
    ["a list that is none", "ceiling: read\n", "1:10 `ceiling` takes a list, not `read`"],
    ["a mapping that is none", "rules: [a]\n", "1:8 `rules` takes a mapping, not a list"],
    [
      "a severity in a mapping",
      "rules: { max-capability: { severity: warn } }\n",
      "1:38 `rules.max-capability.severity` takes `off`, `note`, `warning`, `error`, not `warn`; did you mean `warning`?",
    ],
    [
      "a rollout that goes backwards",
      "rollout: { warn-from: 2027-03-01, enforce-from: 2027-01-01 }\n",
      "1:23 `rollout.warn-from`: it is later than `enforce-from` (2027-01-01), so it would never count",
    ],
    [
      "a rule's rollout that goes backwards",
      "rollout:\n  rules:\n    unique-name: { enforce-from: 2027-01-01, warn-from: 2027-01-02 }\n",
      "3:57 `rollout.rules.unique-name.warn-from`: it is later than `enforce-from` (2027-01-01), so it would never count",
    ],
    [
      "approvals by more than there are",
      "approvals: { widening: { by: [alice, '@Alice'], count: 2 } }\n",
      "1:56 `approvals.widening.count`: `by` names one person, so nobody could ever approve",
    ],
    [
      "approvals by nobody",
      "approvals: { widening: { by: [] } }\n",
      "1:30 `approvals.widening.by` has at least 1 entry",
    ],
    [
      "code owners misspelt",
      "approvals: { policy: { by: ['@code-owners'] } }\n",
      "1:29 `approvals.policy.by.0`: the code owners are written `codeowners`",
    ],
    [
      "an approver who is none",
      "approvals: { policy: { by: ['a b'] } }\n",
      "1:29 `approvals.policy.by.0`: whoever approves is a login, a team or the code owners, as in `alice`, `@acme/security` or `codeowners`",
    ],
    ["a number for text", "extends: 3\n", "1:10 `extends` takes text, a list, not `3`"],
    [
      "a waiver of nothing",
      "waivers: [{ paths: [a], reason: because, owner: alice, until: 2026-12-31 }]\n",
      "1:11 `waivers.0.rule` is missing",
    ],
    ["a list without one", "ceiling:\n", "1:9 `ceiling` takes a list, not nothing"],
    ["a key of JavaScript's", "rules: { __proto__: off }\n", "1:10 there is no rule or kind `__proto__` in `rules`"],
    ["a second document", "ceiling: [read]\n---\nceiling: [write]\n", "2:1 a second document follows"],
    ["a merge key", "<<: { ceiling: [write] }\n", "1:1 there is no key `<<` in a policy"],
    [
      "a grant for nobody",
      "grants:\n  - may: [write]\n    reason: because\n    owner: alice\n",
      "2:5 `grants.0`: a grant names `profiles`, `paths` or both",
    ],
    [
      "a day that is none",
      "grants:\n  - { profiles: [a], may: [write], reason: because, until: 2026-02-30 }\n",
      "2:60 `grants.0.until`: a date is a day of the calendar, as in 2027-03-31",
    ],
    [
      "a preset that is none",
      "extends: preset:strikt\n",
      "1:10 there is no `preset:strikt`; did you mean `preset:strict`?",
    ],
    [
      "a preset without its word",
      "extends: strict\n",
      "1:10 `strict` cannot be had: files cannot be read here; did you mean `preset:strict`?",
    ],
    [
      "another repository",
      "extends:\n  - acme/policy//p.yml@v1\n",
      "2:5 `acme/policy//p.yml@v1` cannot be had: other repositories cannot be read here",
    ],
    [
      "a list of nothing",
      "ignore:\n  - { paths: [], reason: because }\n",
      "2:14 `ignore.0.paths` has at least 1 entry",
    ],
    [
      "a number that is too large",
      "rules: { require-description: { min-length: 5000 } }\n",
      "1:45 `rules.require-description.min-length` is at most 1000",
    ],
    [
      "a set that is not closed",
      'ignore:\n  - { paths: ["a/[b/c]/**"], reason: because }\n',
      "2:15 `ignore.0.paths.0`: a set in a pattern is closed, as in `[ab]`; the sign itself is `\\[`",
    ],
    [
      "an extended pattern",
      'overrides:\n  - { paths: ["packages/@(web|api)/**"], ceiling: [] }\n',
      "2:15 `overrides.0.paths.0`: extended patterns such as `@(a|b)` are not taken; alternatives are `{a,b}`",
    ],
    [
      "a brace bomb",
      `ignore:\n  - { paths: ["${"{a,b,c}".repeat(9)}"], reason: because }\n`,
      "2:15 `ignore.0.paths.0`: a pattern expands to at most 64 alternatives, this one to 19683",
    ],
    [
      "a star bomb",
      `ignore:\n  - { paths: ["*a*a*a*a*a*a*b"], reason: because }\n`,
      "2:15 `ignore.0.paths.0`: a pattern has at most 3 `*` between two slashes",
    ],
    [
      "a digest that is none",
      "extends: acme/policy//p.yml@v1#sha256:abc\n",
      "1:10 `acme/policy//p.yml@v1#sha256:abc` pins no content: a digest reads `#sha256:` and 64 hexadecimal digits",
    ],
    [
      "a rule that nobody waives",
      "waivers:\n  - { rule: unique-nam, paths: [a], reason: because, owner: alice, until: 2026-12-31 }\n",
      "2:13 `waivers.0.rule` knows no `unique-nam`; did you mean `unique-name`?",
    ],
    [
      "a waiver of a policy's own fault",
      "waivers:\n  - { rule: no-expired-waiver, paths: [a], reason: because, owner: alice, until: 2026-12-31 }\n",
      "2:13 `waivers.0.rule`: findings about the policy itself cannot be waived",
    ],
    [
      "a reason that gives none",
      "ignore: [{ paths: [a], reason: '.' }]\n",
      "1:32 `ignore.0.reason`: a reason says why, in at least three characters",
    ],
    [
      "a team that is a step up",
      "grants: [{ paths: [a], may: [read], reason: because, owner: '@acme/..' }]\n",
      "1:61 `grants.0.owner`: an owner is a login or a team, as in `alice` or `@acme/security`",
    ],
    [
      "an owner that is nobody",
      "grants: [{ paths: [a], may: [read], reason: because, owner: '@gh ost' }]\n",
      "1:61 `grants.0.owner`: an owner is a login or a team, as in `alice` or `@acme/security`",
    ],
    [
      "a stage",
      "rollout: { stage: enfore }\n",
      "1:19 `rollout.stage` takes `observe`, `warn`, `enforce`, not `enfore`; did you mean `enforce`?",
    ],
    [
      "a rule of a rollout",
      "rollout: { rules: { unique-nam: { stage: warn } } }\n",
      "1:21 there is no key `unique-nam` in `rollout.rules`; did you mean `unique-name`?",
    ],
    [
      "a key of an override",
      "overrides: [{ paths: [a], celing: [read] }]\n",
      "1:27 there is no key `celing` in `overrides.0`; did you mean `ceiling`?",
    ],
    [
      "an option of an override",
      "overrides: [{ paths: [a], rules: { require-description: { min-lenght: 3 } } }]\n",
      "1:59 there is no key `min-lenght` in `overrides.0.rules.require-description`; did you mean `min-length`?",
    ],
    ["too many days", "waivable: { rules: [unique-name], max-days: 999 }\n", "1:45 `waivable.max-days` is at most 180"],
    ["no pattern", "ignore: [{ paths: [], reason: because }]\n", "1:19 `ignore.0.paths` has at least 1 entry"],
    [
      "a number that is text",
      "hosts: { claude: { edition: 2.1 } }\n",
      '1:29 `hosts.claude.edition` is text, so it stands in quotes: "2.1"',
    ],
    [
      "a directory for a pattern",
      "ignore: [{ paths: [legacy/], reason: because }]\n",
      "1:20 `ignore.0.paths.0`: a pattern names files: for all in a directory, `legacy/**`",
    ],
    [
      "a pattern from here",
      "ignore: [{ paths: [./legacy/*], reason: because }]\n",
      "1:20 `ignore.0.paths.0`: a pattern has no `./` and no `//`",
    ],
    [
      "a nested brace",
      'ignore: [{ paths: ["{a,{b,c}}"], reason: because }]\n',
      "1:20 `ignore.0.paths.0`: braces in a pattern are closed and not nested",
    ],
    [
      "a range",
      'ignore: [{ paths: ["{1..99999999}"], reason: because }]\n',
      "1:20 `ignore.0.paths.0`: a pattern lists its alternatives; ranges such as `{1..9}` are not taken",
    ],
    [
      "a deep pattern",
      'ignore: [{ paths: ["**/a/**/a/**/a/**/a/**/b"], reason: because }]\n',
      "1:20 `ignore.0.paths.0`: a pattern has at most 4 `**`",
    ],
    [
      "a long pattern",
      `ignore: [{ paths: ["${"a".repeat(257)}"], reason: because }]\n`,
      "1:20 `ignore.0.paths.0` has at most 256 characters",
    ],
    [
      "a directory outside",
      "hosts: { a3s: { dirs: [../x] } }\n",
      "1:24 `hosts.a3s.dirs.0`: a directory is relative to the repository's root and stays inside it, with `/` between its parts",
    ],
    ["a key twice", "ceiling: [read]\nceiling: [write]\n", "2:1 the key `ceiling` stands here twice or is no text"],
    ["no mapping", "- a\n", "1:1 a policy is a mapping of keys"],
    ["an empty file", "# nothing\n", "1:1 the policy is empty; leave the file out to use preset:recommended"],
  ])("%s", async (_, text, expected) => expect(await faultsOf(text)).toContain(expected));

  it("that is no YAML has its line", async () =>
    expect((await faultsOf("ceiling: [read\nrules: {}\n"))[0]).toMatch(/^[12]:\d+ /));

  it("of a megabyte is refused by its size", async () =>
    expect(await faultsOf(`# ${"x".repeat(1 << 20)}`)).toEqual([
      "1:1 a policy has at most 256 KiB, this one 1025 KiB",
    ]));

  it("is a value whatever the text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        for (const fault of await faultsOf(text)) expect(fault).toMatch(/^\d+:\d+ /);
      }),
      { numRuns: runs(66, 200) },
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
    expect(from).toContain(`the grant at ${path}:2 ended on 2026-11-19`);
  });

  it("counts a grant on its last day", async () => {
    const decisions = await decisionsOf(
      `grants:\n  - { profiles: ["*"], may: [write], reason: for now, owner: alice, until: ${today} }\n`,
    );
    expect(decisions.allowance("claude", itemOf("a", "a.md")).may).toEqual(["read", "write"]);
  });

  it.each([
    ["extends: preset:recommended", "max-capability", undefined, "warning"],
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

  it("sets options", async () => {
    expect(
      (await decisionsOf("rules: { require-description: { min-length: 30, severity: note } }")).optionsOf(
        "require-description",
      ),
    ).toEqual({ "min-length": 30 });
    expect((await decide(presetPolicy("strict"), today)).optionsOf("require-description")).toEqual({
      "min-length": 20,
    });
  });

  it("ignores by path", async () => {
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
      return found && "kind" in found ? found.problems.map(({ message }) => message) : found;
    };
    expect(await refused({ [path]: "", ".agent-profile-check.yml": "" })).toEqual([
      `there are two policies, \`${path}\` and \`.agent-profile-check.yml\`; keep one`,
    ]);
    expect(await refused({ [path]: { link: "../../elsewhere.yml" } })).toEqual([
      "the policy is no file of this repository",
    ]);
    expect(await refused({ [path]: new Uint8Array([0xff, 0xfe]) })).toEqual(["the policy is not UTF-8 text"]);
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

  it("matches nothing that the other does not", async () => {
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
        fc.pre(isWithin(pattern, glob));
        for (const one of some) if (matcher(one, pattern)) expect([one, matcher(one, glob)]).toEqual([one, true]);
      }),
      { numRuns: runs(200, 2_000) },
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
  ])("takes time in proportion to its length: %s", (_, size, textOf) => expectLinear(size, textOf, faultsOf));
});

describe("patterns at their bounds", () => {
  it.each(["[ab]/*", "[!a-c]x", "[[:alpha:]]b", "[]a]", "a/\\[b", "app/(group)/[slug]/**", "a\\@(b)"])(
    "are taken: %s",
    async (glob) =>
      expect(await faultsOf(`ignore: [{ paths: [${JSON.stringify(glob)}], reason: because }]\n`)).toEqual([]),
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
    expect(await faultsOf(`ignore: [{ paths: [${JSON.stringify(glob)}], reason: because }]\n`)).toEqual([]);
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
      { numRuns: runs(300, 3_000) },
    );
    expect(matched).toBeGreaterThan(runs(20, 200));
  });
});
