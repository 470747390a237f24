/** The state of a run and its first line: all combinations of what decides it, in every format and with the exit code. */
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deliver } from "../../../src/action/deliver.ts";
import type { Inputs } from "../../../src/action/inputs.ts";
import type { Core } from "../../../src/action/output.ts";
import { conclusionOf, type EvaluatedFinding, failOnAll, gates, type Result } from "../../../src/evaluate/result.ts";
import { type Awaited, severities } from "../../../src/model/finding.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { markdown, reportModelOf, undecided } from "../../../src/reports/markdown/index.ts";
import { github } from "../../../src/reports/github.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { type DecidedState, firstLine, stateOf } from "../../../src/reports/state.ts";
import { invalidFile } from "../../../src/reports/undecided.ts";
import { comment, findingAt, judgedAs, placeIn, resultOf } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const security = { by: ["@acme/security"], count: 1 };
const awaits = (thing: Awaited["topic"], ...from: Awaited["from"]): Awaited => ({ topic: thing, from });

let counter = 0;
function finding(
  more: Parameters<typeof findingAt>[1] = {},
  state: EvaluatedFinding["state"] = "new",
  isBaselined = false,
): EvaluatedFinding {
  const path = `agents/${counter++}.md`;
  return {
    ...judgedAs(
      findingAt(placeIn(path, "key: value\n", "key"), { rule: "unique-name", message: path, ...more }),
      state,
    ),
    isBaselined,
  };
}

/** What can be in a result, by name. */
const parts = {
  error: () => finding(),
  warning: () => finding({ severity: "warning" }),
  note: () => finding({ severity: "note" }),
  grant: () => finding({ awaited: awaits("grant", security) }),
  part: () => finding({ awaited: awaits("part", security) }),
  existing: () => finding({}, "existing"),
  baselined: () => finding({}, "existing", true),
  waived: () => finding({}, "waived"),
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];
const subsets = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((__, at) => (bits >> at) & 1));

/** What each state begins with. */
const words = {
  passed: /^Passed\b/,
  failed: /^Failed: /,
  waiting: /^Waiting for /,
} as const;

function stateFor(having: readonly Part[], gate: Result["gate"], fails: Result["failOn"]): DecidedState["kind"] {
  const level = severities.findIndex((one) => one === fails.power);
  const isFailing = (part: Part) =>
    level >= 0 &&
    !["baselined", "waived"].includes(part) &&
    !(part === "existing" && gate === "new") &&
    (part === "note" ? 0 : part === "warning" ? 1 : 2) >= level;
  const failing = having.filter(isFailing);
  if (failing.length === 0) return "passed";
  return failing.every((part) => part === "grant" || part === "part") ? "waiting" : "failed";
}

describe("the state of a run", () => {
  it("follows from its findings, the gate and the level, in every combination", () => {
    const seen = new Set<string>();
    for (const having of subsets)
      for (const gate of gates)
        for (const failOn of [failOnAll("error"), failOnAll("warning"), failOnAll("never")]) {
          const result = resultOf(
            having.map((part) => parts[part]()),
            {},
            { gate, failOn },
          );
          const state = stateOf(result);
          expect([having, gate, state.kind]).toEqual([having, gate, stateFor(having, gate, failOn)]);
          expect(firstLine(state)).toMatch(words[state.kind]);
          expect(state.kind === "passed").toBe(conclusionOf(result) === "clean");
          expect(firstLine(state)).not.toMatch(/undefined|null|NaN|: *$|: ;/);
          seen.add(firstLine(state));
        }
    expect([...seen].filter((line) => words.waiting.test(line))).toContain("Waiting for @acme/security: 1 new grant");
  });

  const lines: readonly (readonly [readonly EvaluatedFinding[], Result["gate"], string])[] = [
    [[], "all", "Passed: no agent profiles found"],
    [[parts.warning()], "all", "Passed with 1 warning"],
    [Array.from({ length: 47 }, parts.baselined), "all", "Passed; 47 findings of the baseline not counted"],
    [
      [parts.baselined(), parts.existing(), parts.waived(), parts.waived()],
      "new",
      "Passed; 1 finding of the baseline, 1 existing finding and 2 waived findings not counted",
    ],
    [[parts.note(), parts.existing()], "new", "Passed with 1 note; 1 existing finding not counted"],
    [[parts.error(), parts.error(), parts.warning()], "all", "Failed: 2 errors (also 1 warning)"],
    [[parts.error(), parts.grant()], "new", "Failed: 2 new errors"],
    [[parts.grant(), parts.part()], "new", "Waiting for @acme/security: 1 new grant"],
    [[parts.part()], "new", "Waiting for @acme/security: 1 finding"],
    [
      [
        finding({ awaited: awaits("gain", { by: ["codeowners"], count: 1 }) }),
        finding({ awaited: awaits("gain", { by: ["codeowners"], count: 1 }, { by: ["@ann", "@bob"], count: 2 }) }),
        finding({ awaited: awaits("check", { by: ["@ann", "codeowners"], count: 1 }) }),
        finding({ awaited: awaits("policy", security) }),
        finding({ awaited: awaits("waiver", security) }),
      ],
      "new",
      "Waiting for a code owner, 2 of @ann, @bob, @ann or code owners and @acme/security: 1 new waiver, 2 gains of power, 1 policy change and 1 change that weakens the check",
    ],
  ];
  it.each(lines)("is one line of the terminal", (findings, gate, line) => {
    expect(firstLine(stateOf(resultOf(findings, {}, { gate })))).toBe(line);
  });

  it("is the reason where nothing was decided", () => {
    expect(undecided("the policy `x` cannot be fetched")).toMatch(
      /^## ⚠️ Not decided: the policy `x` cannot be fetched$/m,
    );
    expect(undecided("@all <b>\n# heading")).not.toMatch(/^# heading|<b>|@all/m);
  });
});

describe("the first line and the verdict", () => {
  afterEach(() => vi.restoreAllMocks());

  /** What the action's annotation says, and its exit code. */
  async function delivered(result: Result): Promise<{ readonly code: number; readonly failures: readonly string[] }> {
    const failures: string[] = [];
    const ignore = () => undefined;
    const core = {
      error: ignore,
      warning: ignore,
      notice: ignore,
      setOutput: ignore,
      setFailed: (message: string) => failures.push(message),
    } as unknown as Core;
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const code = await deliver(
      core,
      result,
      { comment: "never" } as Inputs,
      { context: { kind: "manual" }, repository: null } as unknown as Parameters<typeof deliver>[3],
      { environment: {}, server: "https://github.com", api: "", today: "2026-11-22" },
    );
    return { code, failures };
  }

  it("agree in every format: never Passed with an exit code, never Failed without one", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...names), { maxLength: 6 }),
        fc.constantFrom(...gates),
        fc.constantFrom("note", "warning", "error", "never" as const),
        async (having, gate, level) => {
          const result = resultOf(
            having.map((part) => parts[part]()),
            {},
            { gate, failOn: failOnAll(level) },
          );
          const line = firstLine(stateOf(result));
          const { code, failures } = await delivered(result);
          expect(code).toBe(conclusionOf(result) === "clean" ? 0 : 1);
          expect(/^Passed\b/.test(line)).toBe(code === 0);
          expect(/^(?:Failed:|Waiting for) /.test(line)).toBe(code === 1);
          expect(failures).toEqual(code === 0 ? [] : [expect.stringMatching(/^(?:Failed:|Waiting for) /)]);
          for (const failure of failures) expect(failure.startsWith(`${line}. `)).toBe(true);
          expect(pretty(result, { color: false, columns: 400 }).split("\n")).toContain(line);
          expect(github(result).split("\n")[0]).toBe(line);
          // In Markdown names are code, so that nobody is mentioned.
          const told = (page: string) => page.replaceAll("\u200b", "").replaceAll("`", "");
          const marked = new RegExp(`^## (?:✅|⏳|❌) ${line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
          expect(told(markdown(result)).split("\n")[0]).toMatch(marked);
          const links = { server: "https://github.com", run: undefined };
          expect(told(comment(result, links, "<!-- x -->")).split("\n")[1]).toMatch(marked);
          expect(reportModelOf(result).state).toEqual(stateOf(result));
        },
      ),
      { numRuns: runs(60, 1000) },
    );
  });
});

it("a run that decided nothing names the file that is invalid", () => {
  const problemIn = (path: string) => ({ at: placeIn(path, "x", "x") });
  const baseline = problemIn(".github/agent-profile-check.baseline.json");
  expect(invalidFile([baseline, baseline])).toBe("the baseline is invalid");
  expect(invalidFile([problemIn(".github/agent-profile-check.yml"), baseline])).toBe("the policy is invalid");
});

it("a policy that extends or names what could not be fetched is not called invalid", async () => {
  const reasonFor = async (text: string) => {
    const read = await readPolicy({ path: ".github/agent-profile-check.yml", text });
    return "kind" in read ? invalidFile(read.problems) : "it is valid";
  };
  expect(await reasonFor("extends: acme/policy//agents.yml@v1\n")).toBe("the policy could not be fetched");
  const pinned = `acme/policy//agents.yml@${"a".repeat(40)}#sha256:${"b".repeat(64)}`;
  expect(await reasonFor(`organisation: ${pinned}\n`)).toBe("the policy could not be fetched");
  expect(await reasonFor("extends: base.yml\n")).toBe("the policy is invalid");
  expect(await reasonFor("extends: [acme/policy//agents.yml@v1]\nfoo: 1\n")).toBe("the policy is invalid");
});
