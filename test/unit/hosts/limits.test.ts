/** What is not read is reported: lists beyond a limit, and files that are nearly this tool's own. */
import { describe, expect, it } from "vitest";
import { longListProblem } from "../../../src/hosts/_kit/long-lists.ts";
import { judged, type Repository } from "../../support/judging.ts";

const mode = (i: number) => `  - { slug: m${i}, name: M${i}, roleDefinition: Does what it says., groups: [read] }\n`;
const modes = (count: number) => `customModes:\n${Array.from({ length: count }, (_, i) => mode(i)).join("")}`;

describe.each([
  ["Roo Code", ".roomodes"],
  ["Kilo Code", ".kilocodemodes"],
])("%s", (_, path) => {
  const findingsIn = async (files: Repository) =>
    (await judged(files)).findings
      .filter(({ finding: { rule } }) => rule === "no-unjudged-content")
      .map(({ finding: { severity, at, message } }) => ({ severity, path: at.source.path, message }));

  it("reports modes beyond the limit, and none below it", async () => {
    expect(await findingsIn({ [path]: modes(1_000) })).toEqual([]);
    expect(await findingsIn({ [path]: modes(1_001) })).toEqual([
      { severity: "error", path, message: expect.stringMatching(/1001 modes.*the first 1000/) },
    ]);
  });
});

it("points at the first item that is not read", () => {
  const source = { path: "a.yml", text: "abc" };
  const item = (start: number) => ({ kind: "list", items: [], span: { start, end: start + 1 } }) as const;
  expect(longListProblem([item(0), item(1)], 2, "items", source)).toEqual([]);
  expect(longListProblem([item(0), item(1), item(2)], 2, "items", source)[0]?.at.span.start).toBe(2);
});

describe("a file that is nearly the policy", () => {
  const near = [
    ".github/Agent-Profile-Check.yml",
    ".GitHub/agent-profile-check.yml",
    ".github/agent-profile-check.YAML",
    ".Agent-profile-check.yml",
    ".github/Agent-Profile-Check.baseline.json",
    ".github/agent-profile-check.yml.",
  ];
  it.each(near)("%s is an error, with a policy and without one", async (path) => {
    for (const policy of ["{}\n", undefined])
      expect(
        (await judged({ [path]: "ceiling: [read]\n" }, policy === undefined ? {} : { policy })).findings.map(
          ({ finding: { rule, severity, at } }) => `${severity} ${rule} ${at.source.path}`,
        ),
      ).toEqual([`error no-unjudged-content ${path}`]);
  });

  it.each([".github/agent-profile-check.yml", "docs/Agent-Profile-Check.yml", ".github/Agents.yml"])(
    "%s is none",
    async (path) => expect((await judged({ [path]: "ceiling: [read]\n" })).findings).toEqual([]),
  );
});
