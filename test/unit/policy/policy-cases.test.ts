/** A case of `policy test` that holds a policy is a repository below the policy that is tested. */
import { describe, expect, it } from "vitest";
import { runPolicyTest } from "../../../src/evaluate/policy-test.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { readCases } from "../../../src/policy/file/test-cases.ts";
import { policyOf, policyPath } from "../../support/judging.ts";

const organisation = `ceiling: [read]
grantable: { profiles: ["release-*"], may: [write] }
waivable: { rules: [max-capability], max-days: 30 }
`;

const agent = (name: string, tools: string) =>
  `---\nname: ${name}\ndescription: Writes the notes of a release.\ntools: ${tools}\n---\nDo it.\n`;

/** Each finding that no expectation of the case meets, for Claude Code alone. */
async function unexpected(files: Readonly<Record<string, string>>, tested = organisation) {
  const text = JSON.stringify({ cases: [{ name: "one", files, host: "claude", expect: [] }] });
  const read = await readCases({ path: "cases.yml", text });
  if ("kind" in read) throw new Error(read.problems.map(({ message }) => message).join("; "));
  const [test] = read.cases;
  if (!test) throw new Error("there is no case");
  const result = await runPolicyTest(test, await decide(await policyOf(tested), "2026-11-20"));
  if ("kind" in result) return result.problems.map(({ message, at }) => `${at.source.path}: ${message}`);
  return result.unexpected.map(({ rule, kind, at }) => `${rule}${kind ? `/${kind}` : ""} ${at.source.path}`);
}

describe("an expectation about policies", () => {
  const expected = { rule: "no-loosened-policy", kind: "ceiling", path: policyPath, line: 1 };
  const read = (files: Readonly<Record<string, string>>) =>
    readCases({
      path: "cases.yml",
      text: JSON.stringify({ cases: [{ name: "one", files, host: "claude", expect: [expected] }] }),
    });

  it("is met by what the case's own policy loosens", async () => {
    const cases = await read({ [policyPath]: "ceiling: [read, execute]\n" });
    if ("kind" in cases) throw new Error(cases.problems[0]?.message);
    const [test] = cases.cases;
    if (!test) throw new Error("there is no case");
    expect(await runPolicyTest(test, await decide(await policyOf(organisation), "2026-11-20"))).toMatchObject({
      missing: [],
      unexpected: [],
    });
  });

  it("is refused in a case without a policy", async () => {
    const cases = await read({ "README.md": "x" });
    expect("kind" in cases && cases.problems.map(({ message }) => message).join("; ")).toMatch(/is about policies/);
  });
});

describe("a case with a policy of its own", () => {
  const profile = { ".claude/agents/release-notes.md": agent("release-notes", "Read, Edit") };
  const grant = (name: string, may: string) =>
    `grants:\n  - { profiles: [${name}], may: [${may}], reason: writes the notes, owner: "@acme/release" }\n`;

  it("is judged by what the tested policy makes grantable", async () => {
    expect(await unexpected(profile)).toEqual(["max-capability .claude/agents/release-notes.md"]);
    expect(await unexpected({ ...profile, [policyPath]: grant("release-notes", "write") })).toEqual([]);
    expect(
      await unexpected({ ".claude/agents/w.md": agent("w", "Read, Edit"), [policyPath]: grant("w", "write") }),
    ).toEqual(["max-capability .claude/agents/w.md", `no-loosened-policy/ceiling ${policyPath}`]);
    expect(await unexpected({ ...profile, [policyPath]: "ceiling: [read, write]\n" })).toEqual([
      "max-capability .claude/agents/release-notes.md",
      `no-loosened-policy/ceiling ${policyPath}`,
    ]);
  });

  it("is judged by what the tested policy makes waivable", async () => {
    const waiver = (until: string) =>
      `waivers:\n  - { rule: max-capability, profiles: [w], reason: is being split, owner: "@acme/dx", until: ${until} }\n`;
    const writer = { ".claude/agents/w.md": agent("w", "Read, Edit") };
    expect(await unexpected({ ...writer, [policyPath]: waiver("2026-12-10") })).toEqual([]);
    expect(await unexpected({ ...writer, [policyPath]: waiver("2027-01-10") })).toContain(
      `no-loosened-policy/ceiling ${policyPath}`,
    );
  });

  it("has nothing to do with what is wrong with the tested policy", async () => {
    const ended = `${organisation}grants:\n  - { profiles: [old], may: [write], reason: was needed, owner: bob, until: 2026-11-01 }\n`;
    expect(await unexpected({ [policyPath]: "ceiling: [read]\n" }, ended)).toEqual([]);
  });

  it("is refused where its policy cannot be used", async () => {
    expect(await unexpected({ ...profile, [policyPath]: "ceilling: [read]\n" })).toEqual([
      `${policyPath}: there is no key \`ceilling\` in a policy; did you mean \`ceiling\`?`,
    ]);
  });
});
