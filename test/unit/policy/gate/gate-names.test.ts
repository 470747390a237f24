/** The names by which a ruleset knows checks: of jobs, of jobs with a matrix, and of jobs that call workflows. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checksIn } from "../../../../src/policy/gate/checks.ts";
import { weakenedGates } from "../../../../src/policy/gate/index.ts";
import { canBeEqual, concatPatterns } from "../../../../src/policy/gate/wildcards.ts";
import { lineFact } from "../../../support/facts.ts";
import { runs } from "../../../support/runs.ts";

type Files = Readonly<Record<string, string>>;
const workflow = (name: string) => `.github/workflows/${name}.yml`;
const sourcesOf = (files: Files) => Object.entries(files).map(([name, text]) => ({ path: workflow(name), text }));
/** `NAME.yml:LINE` of each problem. */
const reported = async (base: Files, more: Files) =>
  (await weakenedGates(sourcesOf(base), sourcesOf({ ...base, ...more }))).map((problem) =>
    lineFact(problem).replace(".github/workflows/", ""),
  );

const jobs = (text: string, on = "pull_request") => `on: ${on}\njobs:\n${text}`;
const gate = (name: string, more = "") =>
  `  check:\n    name: ${name}\n${more}    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/agent-profile-check@v1\n`;
const fine = (name: string, id = "fine", more = "") =>
  `  ${id}:\n    name: ${name}\n${more}    runs-on: ubuntu-latest\n    steps: [{ run: "true" }]\n`;
const call = (id: string, uses: string, more = "") => `  ${id}:\n    uses: ${uses}\n${more}`;
const matrix = "    strategy: { matrix: { a: [profiles] } }\n";
const foreign = "agent-profile-check/agent-profile-check/.github/workflows/agent-profile-check.yml@v1";

const plain = { a: jobs(gate("agent profiles")) };
const onPush = { a: jobs(gate("agent profiles${{ github.event_name == 'push' && ' on push' || '' }}")) };
const slash = { a: jobs(gate("profiles / agent profiles")) };
const inMatrix = { a: jobs(gate("agent", matrix)) };
const brackets = { a: jobs(gate("agent (profiles)")) };
const calling = { a: jobs(call("profiles", foreign)) };
const local = {
  a: jobs(call("profiles", "./.github/workflows/b.yml")),
  b: jobs(gate("agent profiles"), "workflow_call"),
};
const called = (name: string) => jobs(fine(name), "workflow_call");

describe("a job that can have the name of the check", () => {
  it.each<[title: string, base: Files, more: Files, at: readonly string[]]>([
    ["its name", plain, { z: jobs(fine("agent profiles")) }, ["z.yml:4"]],
    ["its name in another case", plain, { z: jobs(fine("Agent Profiles")) }, ["z.yml:4"]],
    ["the name that `init` writes", onPush, { z: jobs(fine("agent profiles")) }, ["z.yml:4"]],
    ["the name of that on a push", onPush, { z: jobs(fine("agent profiles on push")) }, ["z.yml:4"]],
    ["a caller's name and its called job's", calling, { z: jobs(fine("profiles / agent profiles")) }, ["z.yml:4"]],
    ["the same of a local workflow", local, { z: jobs(fine("profiles / agent profiles")) }, ["z.yml:4"]],
    ["a second call", calling, { z: jobs(call("profiles", "acme/x/.github/workflows/x.yml@v1")) }, ["z.yml:3"]],
    [
      "a call of a local look-alike",
      slash,
      { z: jobs(call("profiles", "./.github/workflows/y.yml")), y: called("agent profiles") },
      ["z.yml:3"],
    ],
    ["a call that cannot be followed", slash, { z: jobs(call("profiles", "./.github/workflows/y.yml")) }, ["z.yml:3"]],
    [
      "a call in a matrix",
      { a: jobs(gate("x (1) / y")) },
      { z: jobs(call("x", "./.github/workflows/y.yml", matrix)), y: called("y") },
      ["z.yml:3"],
    ],
    [
      "a skipped call",
      plain,
      { z: jobs(call("z", foreign, "    name: agent profiles\n    if: false\n")) },
      ["z.yml:5"],
    ],
    ["a value of a matrix", brackets, { z: jobs(fine("agent", "fine", matrix)) }, ["z.yml:4"]],
    [
      "a matrix that an expression fills",
      brackets,
      { z: jobs(fine("agent", "fine", "    strategy: ${{ fromJSON(vars.X) }}\n")) },
      ["z.yml:4"],
    ],
    ["a name that a matrix gives", brackets, { z: jobs(fine("agent ${{ matrix.a }}", "fine", matrix)) }, ["z.yml:4"]],
    ["a skipped matrix", plain, { z: jobs(fine("agent profiles", "fine", `${matrix}    if: false\n`)) }, ["z.yml:4"]],
    ["the check's matrix", inMatrix, { z: jobs(fine("agent (profiles)")) }, ["z.yml:4"]],
    ["a job of the called workflow", local, { b: `${local.b}${fine("agent profiles")}` }, ["b.yml:9"]],
    [
      "this tool, which never fails",
      plain,
      { z: jobs(gate("agent profiles", "    continue-on-error: true\n")) },
      ["z.yml:4"],
    ],
    [
      "a call of the check, which never fails",
      { a: jobs(call("profiles", "./.github/workflows/b.yml")), b: local.b },
      { z: jobs(call("profiles", "./.github/workflows/b.yml", "    continue-on-error: true\n")) },
      ["z.yml:3"],
    ],
  ])("is reported: %s", async (_, base, more, at) => expect(await reported(base, more)).toEqual(at));

  it.each<[title: string, base: Files, more: Files]>([
    ["another name", plain, { z: jobs(fine("agent profile")) }],
    ["a part of the name", plain, { z: jobs(fine("agent")) }],
    ["a name of a matrix", plain, { z: jobs(fine("tests", "fine", matrix)) }],
    ["the name of a called job alone", local, { z: jobs(fine("agent profiles")) }],
    ["the name of a caller alone", calling, { z: jobs(fine("profiles")) }],
    ["a workflow that nothing calls", plain, { z: called("agent profiles") }],
    ["another call", calling, { z: jobs(call("deploy", "acme/x/.github/workflows/x.yml@v1")) }],
    ["a second check that is as strict", plain, { z: jobs(gate("agent profiles")) }],
    [
      "a job that was there",
      { ...plain, z: jobs(fine("agent profiles")) },
      { z: `# A look-alike.\n${jobs(fine("agent profiles"))}` },
    ],
    [
      "a called job that was there",
      { ...slash, z: jobs(call("profiles", "./.github/workflows/y.yml")), y: called("agent profiles") },
      { y: `# A look-alike.\n${called("agent profiles")}` },
    ],
  ])("is no job with %s", async (_, base, more) => expect(await reported(base, more)).toEqual([]));

  it("is found in workflows that call one another without end", async () => {
    const many = Array.from({ length: 30 }, (_, i) => call(`c${i}`, "./.github/workflows/y.yml")).join("");
    const more = { y: jobs(many, "[workflow_call, pull_request]") };
    expect(await reported(plain, more)).toEqual([]);
    expect(await reported({ a: jobs(gate("c0 / c1 / anything")) }, more)).not.toEqual([]);
  });

  /** Each calls all others twice, and each call may have two names. */
  const dense: Files = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => {
      const calls = [0, 1].map((n) =>
        call(
          `c${n}`,
          `./.github/workflows/w${(i + 1 + n) % 10}.yml`,
          `    name: c${n} ${"${{ matrix.a }}"}\n${matrix}`,
        ),
      );
      return [`w${i}`, jobs(calls.join(""), "[workflow_call, pull_request]")];
    }),
  );

  it("is found in workflows whose names double with each call", async () => {
    const checks = await checksIn(sourcesOf(dense));
    const names = checks.flatMap((check) => [...check.names, ...check.skippedNames]);
    expect(checks.length).toBeLessThan(10_000);
    expect(names.length).toBeLessThan(200_000);
    expect(await reported(plain, dense)).not.toEqual([]);
    expect(await reported({ ...plain, ...dense }, { w0: `${dense.w0}${fine("agent profiles")}` })).toContain(
      "w0.yml:12",
    );
  });

  it("may be any of names that are too long, or of too many", async () => {
    const long = "x ".repeat(600).trim();
    expect(await reported(plain, { z: jobs(fine(long)) })).toEqual(["z.yml:4"]);
    const many = Array.from({ length: 800 }, (_, i) =>
      fine(`${"x".repeat(900)} ${"${{ matrix.a }}"} y`, `j${i}`, matrix),
    );
    expect(await reported(plain, { z: jobs(many.slice(0, 20).join("")) })).toEqual([]);
    expect(await reported(plain, { z: jobs(many.join("")) })).not.toEqual([]);
  });
});

describe("two patterns", () => {
  const pattern = fc.array(fc.stringMatching(/^[ab]{0,3}$/), { minLength: 1, maxLength: 4 });
  const filled = (parts: readonly string[], texts: readonly string[]) =>
    parts.reduce((name, part, i) => `${name}${texts[i % Math.max(texts.length, 1)] ?? ""}${part}`);

  it("can be equal exactly where a text matches both", () =>
    fc.assert(
      fc.property(pattern, pattern, (a, b) => {
        const [left, right] = [a, b].map((parts) => new RegExp(`^${parts.join(".*")}$`)) as [RegExp, RegExp];
        // No text that both match has to be longer than both together.
        const longest = a.join("").length + b.join("").length;
        let texts = [""];
        let found = false;
        for (let length = 0; length <= Math.min(longest, 9) && !found; length++) {
          found = texts.some((text) => left.test(text) && right.test(text));
          texts = texts.flatMap((text) => [`${text}a`, `${text}b`]);
        }
        if (found || longest <= 9) expect(canBeEqual(a, b)).toBe(found);
        expect(canBeEqual(b, a)).toBe(canBeEqual(a, b));
      }),
      { numRuns: runs(60, 1_000) },
    ));

  it("can be equal where one is the other with something filled in, whatever is before and after", () =>
    fc.assert(
      fc.property(pattern, fc.array(fc.string()), pattern, (parts, texts, around) => {
        expect(canBeEqual(parts, [filled(parts, texts)])).toBe(true);
        expect(
          canBeEqual(concatPatterns(around, parts, around), concatPatterns(around, [filled(parts, texts)], around)),
        ).toBe(true);
      }),
      { numRuns: runs(200, 5_000) },
    ));
});
