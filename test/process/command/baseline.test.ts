/** Baselines: every fault of the file at its line, what is written is read again, and an entry covers what it says. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { entryAccepts, entryFor, entriesInUse, readBaseline, writeBaseline } from "../../../src/evaluate/baseline.ts";
import type { Finding } from "../../../src/model/finding.ts";
import type { Problem } from "../../../src/model/load.ts";
import { type BaselineEntry, baselinePath } from "../../../src/policy/model.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { run } from "../../support/command.ts";
import { placeFact, suggestionIn } from "../../support/facts.ts";
import { expectListing } from "../../support/golden.ts";
import { makeRepository, removeFolders, temporaryFolder, writeFiles } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);
const print = "a".repeat(64);
const entry = (fields: object = {}) =>
  JSON.stringify({ path: "a.md", rule: "unique-name", kind: null, profile: "a", fingerprint: print, ...fields });
const file = (...entries: readonly string[]) =>
  `{\n  "version": 1,\n  "findings": [\n    ${entries.join(",\n    ")}\n  ]\n}\n`;

function problemsIn(text: string): readonly Problem[] {
  const read = readBaseline({ path: baselinePath, text });
  return "kind" in read ? read.problems : [];
}

const factOf = (problem: Problem) => [placeFact(problem), suggestionIn(problem.message) ?? []].flat().join(" ");

/** Each with its place, and the spelling that is suggested. */
const faults: readonly (readonly [title: string, text: string, fact: string])[] = [
  ["no JSON", "{", "1:2"],
  ["an empty file", "", "1:1"],
  ["a list", "[]", "1:1"],
  ["no version", '{ "findings": [] }', "1:1"],
  ["a later version", '{ "version": 2, "findings": [] }', "1:14"],
  ["no findings", '{ "version": 1 }', "1:1"],
  ["findings that are no list", '{ "version": 1, "findings": {} }', "1:29"],
  ["an unknown key", '{ "version": 1, "findings": [], "finding": 1 }', "1:33 findings"],
  ["a key twice", '{ "version": 1, "version": 1, "findings": [] }', "1:17"],
  ["an entry that is none", file("1"), "4:5"],
  ["a digest that is none", file(entry({ fingerprint: "A".repeat(64) })), "4:81"],
  ["a rule that is none", file(entry({ rule: null })), "4:27"],
  ["a kind that is none", file(entry({ kind: 1 })), "4:48"],
  ["an endless path", file(entry({ path: "a".repeat(4097) })), "4:13"],
  ["a misspelt key", file(entry({ profil: "a" })), "4:148 profile"],
  ["an entry twice", file(entry(), entry({ path: "b.md" })), "5:5"],
  ["too many entries", file(...Array.from({ length: 20_001 }, () => "1")), "3:15"],
];

describe("a fault of a baseline", () => {
  it.each(faults)("is reported at its line: %s", (_, text, expected) =>
    expect(problemsIn(text).map(factOf)).toContain(expected),
  );

  it("gives a message that says what to write instead", () =>
    expectListing("baseline-faults", faults, ([, text]) =>
      problemsIn(text).map((problem) => `${placeFact(problem)} ${problem.message}`),
    ));

  it("is a value whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.json().map((text) => `{ "version": 1, "findings": ${text} }`),
        ),
        (text) => {
          for (const { at, message } of problemsIn(text)) {
            expect(at.span.end).toBeLessThanOrEqual(text.length);
            expect(message).not.toBe("");
          }
        },
      ),
      { numRuns: runs(50, 500) },
    );
  });
});

const entries = fc.uniqueArray(
  fc.record({
    fingerprint: fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 }),
    rule: fc.constantFrom("unique-name", "max-capability"),
    kind: fc.option(fc.constantFrom("look-alike", "limit")),
    path: fc.string({ unit: "grapheme" }),
    profile: fc.option(fc.string({ unit: "grapheme" })),
    at: fc.constant(placeOfPath(baselinePath)),
  }),
  { selector: ({ fingerprint }) => fingerprint, maxLength: 20 },
);

const withoutPlace = ({ fingerprint, rule, kind, path, profile }: BaselineEntry) => ({
  fingerprint,
  rule,
  kind,
  path,
  profile,
});

describe("a baseline", () => {
  it("that was written is read again, in one order whatever the order it was given in, an entry to a line", () => {
    fc.assert(
      fc.property(entries, (some) => {
        const text = writeBaseline(some);
        expect(writeBaseline(some.toReversed())).toBe(text);
        expect(text.trimEnd().split("\n")).toHaveLength(some.length === 0 ? 4 : some.length + 5);
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
        const read = readBaseline({ path: baselinePath, text });
        if ("kind" in read) throw new Error(JSON.stringify(problemsIn(text).map(factOf)));
        expect(new Map([...read.entries].map(([key, one]) => [key, withoutPlace(one)]))).toEqual(
          new Map(some.map((one) => [one.fingerprint, withoutPlace(one)])),
        );
      }),
      { numRuns: runs(40, 300) },
    );
  });

  it("that is pruned is a part of what it was, and covers the same findings", () => {
    fc.assert(
      fc.property(entries, fc.array(fc.nat()), (some, kept) => {
        const found = new Map(
          kept.flatMap((i): [string, Finding][] => {
            const one = some[i % Math.max(1, some.length)];
            return one ? [[one.fingerprint, findingFor(one)]] : [];
          }),
        );
        const baseline = { entries: new Map(some.map((one) => [one.fingerprint, one])) };
        const left = entriesInUse(baseline, found);
        expect(some).toEqual(expect.arrayContaining([...left]));
        expect(new Set(left.map(({ fingerprint }) => fingerprint))).toEqual(new Set(found.keys()));
        expect(entriesInUse({ entries: new Map(left.map((one) => [one.fingerprint, one])) }, found)).toEqual(left);
      }),
      { numRuns: runs(40, 300) },
    );
  });

  it("covers no finding but the one it names, and nothing that a policy has to answer for", () => {
    const one: BaselineEntry = {
      fingerprint: print,
      rule: "unique-name",
      kind: null,
      path: "a.md",
      profile: "a",
      at: placeOfPath(baselinePath),
    };
    const finding = findingFor(one);
    expect(entryAccepts(one, finding)).toBe(true);
    expect(entryAccepts({ ...one, rule: "require-description" }, finding)).toBe(false);
    expect(entryAccepts({ ...one, path: "b.md" }, finding)).toBe(false);
    expect(entryAccepts({ ...one, kind: "look-alike" }, finding)).toBe(false);
    expect(entryAccepts(one, { ...finding, host: null })).toBe(false);
    const widening = { ...one, rule: "no-unapproved-widening" };
    expect(entryAccepts(widening, findingFor(widening))).toBe(false);
    expect(entryFor(finding, print)).toMatchObject({
      fingerprint: print,
      rule: "unique-name",
      kind: null,
      path: "a.md",
      profile: null,
    });
  });
});

function findingFor({ rule, kind, path }: BaselineEntry): Finding {
  return {
    rule,
    ...(kind === null ? {} : { kind }),
    message: "m",
    at: placeOfPath(path),
    class: "power",
    severity: "error",
    certainty: "measured",
    host: "claude",
    edition: "2.1",
    layer: null,
    item: null,
  };
}

const good =
  "---\nname: reader\ndescription: Reads the code and answers questions about it.\ntools: Read, Grep\n---\nRead.\n";
const bad =
  "---\nname: writer\ndescription: Writes what it is told to write.\ntools: Read, Edit\npermissionMode: bypassPermissions\n---\nWrite.\n";
const day = ["--today", "2026-11-20"];

interface Found {
  readonly findings: readonly {
    readonly rule: string;
    readonly state: string;
    readonly path: string;
    readonly line: number;
  }[];
}

async function check(cwd: string, ...words: readonly string[]) {
  const { code, stdout, stderr } = await run(["check", "--format", "json", ...day, ...words], { cwd });
  return {
    code,
    stderr,
    findings: stdout === "" ? [] : (JSON.parse(stdout) as Found).findings.map(({ rule, state }) => `${rule} ${state}`),
  };
}

describe("the command", () => {
  it("lets today's findings stand, and no new one", async () => {
    const repository = makeRepository({ ".claude/agents/writer.md": bad, ".claude/agents/reader.md": good });
    const cwd = repository.directory;
    expect((await check(cwd)).code).toBe(1);
    const written = await run(["baseline", ...day], { cwd });
    expect(written).toMatchObject({ code: 0, stderr: "" });
    expect(written.stdout).toContain(baselinePath);
    expect(written.stdout).toMatch(/\b2\b/);
    expect(await check(cwd)).toEqual({
      code: 0,
      stderr: "",
      findings: ["max-capability existing", "no-permission-bypass existing"],
    });
    expect((await check(cwd, "--fail-on", "note")).code).toBe(0);
    repository.write({ ".claude/agents/other.md": bad.replace("writer", "other") });
    expect((await check(cwd)).code).toBe(1);
    repository
      .remove(".claude/agents/other.md")
      .write({ ".claude/agents/writer.md": bad.replace("Edit", "Edit, Bash") });
    expect((await check(cwd)).findings).toEqual([
      "max-capability new",
      "no-permission-bypass existing",
      "no-unused-waiver new",
    ]);
  });

  it("reports entries that no finding matches, prunes them, and adds none", async () => {
    const repository = makeRepository({ ".claude/agents/writer.md": bad });
    const cwd = repository.directory;
    await run(["baseline", ...day], { cwd });
    const before = readFileSync(join(cwd, baselinePath), "utf8");
    expect((await run(["baseline", "--prune", ...day], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, baselinePath), "utf8")).toBe(before);
    repository.write({
      ".claude/agents/writer.md": bad.replace("permissionMode: bypassPermissions\n", ""),
      ".claude/agents/new.md": bad.replace("writer", "new"),
    });
    const { findings } = await check(cwd);
    expect(findings).toContain("no-unused-waiver new");
    expect((await check(cwd, "--host", "claude")).findings).not.toContain("no-unused-waiver new");
    expect((await run(["baseline", "--prune", ...day], { cwd })).code).toBe(0);
    expect(readBaseline({ path: baselinePath, text: readFileSync(join(cwd, baselinePath), "utf8") })).toMatchObject({
      entries: { size: 1 },
    });
    const after = await check(cwd);
    expect(after.code).toBe(1);
    expect(after.findings).not.toContain("no-unused-waiver new");
  });

  it("writes none where the policy refuses one, and hears none", async () => {
    const repository = makeRepository({ ".claude/agents/writer.md": bad });
    const cwd = repository.directory;
    await run(["baseline", ...day], { cwd });
    repository.write({ ".github/agent-profile-check.yml": "ceiling: [read]\nbaseline: refuse\n" });
    const { code, stderr } = await check(cwd);
    expect(code).toBe(1);
    expect(stderr).toContain(".github/agent-profile-check.yml:2");
    const refused = await run(["baseline", ...day], { cwd });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain(".github/agent-profile-check.yml:2");
  });

  it("is refused below an organisation's policy that does not allow it, which is named", async () => {
    const repository = makeRepository({ ".claude/agents/writer.md": bad });
    const cwd = repository.directory;
    await run(["baseline", ...day], { cwd });
    const organisation = join(temporaryFolder(), "agents.yml");
    writeFileSync(organisation, "ceiling: [read]\n");
    const { code, stderr } = await check(cwd, "--policy", organisation);
    expect(code).toBe(1);
    expect(stderr).toContain(organisation);
    const written = await run(["baseline", ...day, "--policy", organisation], { cwd });
    expect(written).toMatchObject({ code: 2, stdout: "" });
    expect(written.stderr).toContain(organisation);
  });

  it("is read from HEAD where the index is judged", async () => {
    const repository = makeRepository({ ".claude/agents/writer.md": bad });
    const cwd = repository.directory;
    repository.write({ ".claude/agents/other.md": bad.replace("writer", "other") });
    await run(["baseline", ...day], { cwd });
    repository.git("add", ".");
    expect((await check(cwd, "--staged")).code).toBe(1);
    repository.commit();
    repository.write({ ".claude/agents/reader.md": good }).git("add", ".");
    expect((await check(cwd, "--staged", "--gate", "all")).code).toBe(0);
  });

  it("is refused with its line where it cannot be used", async () => {
    const repository = makeRepository({
      ".claude/agents/writer.md": bad,
      [baselinePath]: file(entry({ fingerprint: "1" })),
    });
    const { code, stderr } = await check(repository.directory);
    expect(code).toBe(2);
    expect(stderr).toContain(`${baselinePath}:4:`);
    expect(stderr).toContain("`fingerprint`");
    expect((await run(["baseline", ...day], { cwd: repository.directory })).code).toBe(0);
    expect((await check(repository.directory)).code).toBe(0);
  });

  it("is neither written nor pruned while a profile is in conflict, and no grant denies that it is one", async () => {
    const profile = (tool: string) =>
      `---\nname: w\ndescription: Writes things for the team.\ntools: Read, ${tool}\n---\nDo it.\n`;
    const path = ".claude/agents/w.md";
    const repository = makeRepository({
      [path]: profile("Edit"),
      ".github/agent-profile-check.yml": "ceiling: [read]\n",
    });
    const cwd = repository.directory;
    expect((await run(["baseline"], { cwd })).code).toBe(0);
    repository.commit({}, "the baseline");
    const before = readFileSync(join(cwd, baselinePath), "utf8");
    repository.git("checkout", "--quiet", "-b", "other");
    repository.commit({ [path]: profile("Write") }, "theirs");
    repository.git("checkout", "--quiet", "-");
    repository.commit({ [path]: profile("Bash") }, "ours");
    expect(() => repository.git("merge", "--quiet", "other")).toThrow();
    for (const words of [["baseline"], ["baseline", "--prune"], ["grant", path, "--owner", "@acme/dx"]]) {
      const { code, stdout, stderr } = await run(words, { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain(`\`${path}\` has a merge conflict`);
      expect(stderr).not.toContain("no host reads");
    }
    expect(readFileSync(join(cwd, baselinePath), "utf8")).toBe(before);
  });

  it("names no other owner for a grant where the file of code owners is in conflict", async () => {
    const path = ".claude/agents/w.md";
    const files = {
      [path]: good.replace(/tools: .*/, "tools: Edit"),
      ".github/agent-profile-check.yml": "ceiling: [read]\n",
    };
    const repository = makeRepository({ ...files, CODEOWNERS: "* @acme/a\n" });
    repository.git("remote", "add", "origin", "git@github.com:acme/tool.git");
    repository.git("checkout", "--quiet", "-b", "other");
    repository.commit({ CODEOWNERS: "* @acme/b\n" }, "theirs");
    repository.git("checkout", "--quiet", "-");
    repository.commit({ CODEOWNERS: "* @acme/c\n" }, "ours");
    expect(() => repository.git("merge", "--quiet", "other")).toThrow();
    const { code, stderr } = await run(["grant", path], { cwd: repository.directory });
    expect(code).toBe(2);
    expect(stderr).toContain("`CODEOWNERS` has a merge conflict");
    expect((await run(["grant", path, "--owner", "@acme/dx"], { cwd: repository.directory })).code).toBe(0);
  });

  it("keeps the entries of a file that could not be checked", () => {
    const one = {
      fingerprint: print,
      rule: "unique-name",
      kind: null,
      path: "a.md",
      profile: null,
      at: placeOfPath("a"),
    };
    const baseline = { entries: new Map([[print, one]]), source: { path: baselinePath, text: "" } };
    expect(entriesInUse(baseline, new Map(), new Set(["a.md"]))).toEqual([one]);
    expect(entriesInUse(baseline, new Map(), new Set(["b.md"]))).toEqual([]);
  });

  it("has nothing to prune where there is none", async () => {
    const { code, stdout, stderr } = await run(["baseline", "--prune"], {
      cwd: makeRepository({ "a.md": "x" }).directory,
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`\`${baselinePath}\``);
  });

  it("does not write through a link", async () => {
    const outside = temporaryFolder();
    writeFiles(outside, { "target.json": "mine" });
    for (const [path, link] of [
      [".github", outside],
      [baselinePath, `${outside}/target.json`],
    ] as const) {
      const { directory: cwd } = makeRepository({ ".claude/agents/writer.md": bad, [path]: { link } });
      const { code, stdout, stderr } = await run(["baseline", ...day], { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain(`\`${path}\``);
    }
  });
});
