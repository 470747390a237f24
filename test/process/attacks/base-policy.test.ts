/** `check --base` in any CI: what a branch writes into its own policy and baseline excuses nothing that it brings. */
import fc from "fast-check";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { check, type Finding } from "../../support/attack.ts";
import { run } from "../../support/command.ts";
import { type Files, makeRepository, temporaryFolder, workshopIn, type Workshop } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

const policy = ".github/agent-profile-check.yml";
const profile = ".claude/agents/a.md";
const agent = (tools: string, more = "") =>
  `---\nname: a\ndescription: Reviews a change and says what is wrong with it.\ntools: ${tools}\n${more}---\nReview.\n`;
const read = "ceiling: [read]\n";

/** The recipe: the policy of the base lies outside of the repository and limits that of the branch. */
function limitOf(text: string): readonly string[] {
  const outside = temporaryFolder();
  workshopIn(outside).write({ "policy.yml": text });
  return ["--base", "HEAD", "--policy", join(outside, "policy.yml")];
}

const news = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === "new").map(({ rule, kind }) => (kind ? `${rule}/${kind}` : rule));

async function writeBaseline(repository: Workshop): Promise<void> {
  expect((await run(["baseline"], { cwd: repository.directory })).code).toBe(0);
}

describe("a policy that the branch loosens", () => {
  it.each<[string, string]>([
    ["ceiling", "ceiling: [read, execute]\n"],
    ["rule", `${read}rules: { no-permission-bypass: off }\n`],
    [
      "waiver",
      `${read}waivers: [{ rule: no-permission-bypass, paths: ["**"], reason: we trust it, owner: "@me", until: 2026-12-31 }]\n`,
    ],
    ["grant", `${read}grants: [{ paths: ["${profile}"], may: [execute], reason: we trust it, owner: "@me" }]\n`],
  ])("fails, and did not stand in the base: %s", async (_, loose) => {
    const repository = makeRepository({ [policy]: read, [profile]: agent("Read") });
    repository.write({ [policy]: loose });
    const judged = await check(repository.directory, [...limitOf(read), "--today", "2026-11-26"]);
    expect(judged.code).toBe(1);
    expect(news(judged.findings)).toContain("no-loosened-policy/ceiling");
  });

  it("that stood in the base is no news", async () => {
    const loose = "ceiling: [read, execute]\n";
    const repository = makeRepository({ [policy]: loose, [profile]: agent("Read") });
    repository.write({ "README.md": "More.\n" });
    const judged = await check(repository.directory, limitOf(read));
    expect(judged).toMatchObject({ code: 0, findings: [{ rule: "no-loosened-policy", state: "existing" }] });
  });

  it("is new in every fault where that of the base cannot be read", async () => {
    const repository = makeRepository({ [policy]: "ceiling: [reed]\n", [profile]: agent("Read") });
    repository.write({ [policy]: "ceiling: [read, execute]\n" });
    expect(news((await check(repository.directory, limitOf(read))).findings)).toEqual(["no-loosened-policy/ceiling"]);
  });
});

describe("a baseline", () => {
  it("that comes with a finding does not excuse it, and one that the base has does", async () => {
    const repository = makeRepository({ [policy]: read, [profile]: agent("Read") });
    repository.write({ [profile]: agent("Read, Bash") });
    await writeBaseline(repository);
    for (const words of [["--base", "HEAD"], limitOf(read)])
      expect(news((await check(repository.directory, words)).findings), words.join(" ")).toEqual(["max-capability"]);
    repository.write({ [profile]: agent("Read") });
    repository.commit({});
    repository.write({ [profile]: agent("Read, Bash") });
    expect(await check(repository.directory, ["--base", "HEAD"])).toMatchObject({ code: 0 });
  });
});

/** What a branch may write in its policy to be let through. */
const entry = fc.constantFrom(
  "ceiling: [read, write, execute, network, external, delegate]",
  "rules: { no-permission-bypass: off, max-capability: off }",
  `waivers: [{ rule: max-capability, paths: ["**"], reason: we trust it, owner: "@me", until: 2026-12-31 }]`,
  `grants: [{ paths: ["**"], may: [write, execute, network, external], reason: we trust it, owner: "@me" }]`,
  `overrides: [{ paths: ["**"], ceiling: [read, write, execute, network, external, delegate] }]`,
  `ignore: ["${profile}"]`,
  "baseline: allow",
  "extends: preset:recommended",
);

it("under the recipe, no policy and no baseline of a branch lets through what the base's policy refuses", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(entry, { maxLength: 4, selector: (line) => line.split(":")[0] ?? "" }),
      fc.boolean(),
      fc.constantFrom(agent("Read, Bash"), agent("Read", "permissionMode: bypassPermissions\n")),
      async (lines, isBaselined, loose) => {
        const before: Files = { [policy]: read, [profile]: agent("Read") };
        const repository = makeRepository(before);
        repository.write({ [profile]: loose, [policy]: lines.map((line) => `${line}\n`).join("") || read });
        if (isBaselined) await run(["baseline"], { cwd: repository.directory });
        const judged = await check(repository.directory, [...limitOf(read), "--today", "2026-11-26"]);
        // A policy that leaves out a profile is refused as a whole.
        if (lines.some((line) => line.startsWith("ignore"))) expect(judged.code).toBe(2);
        else {
          expect(judged.code).toBe(1);
          expect(news(judged.findings)).not.toEqual([]);
        }
      },
    ),
    { numRuns: runs(6, 300), seed: 26 },
  );
});
