/** A profile whose file got another name has no new findings, unless the policy treats its new path otherwise. */
import { describe, expect, it } from "vitest";
import { agent, judged, type Repository } from "../../support/judging.ts";

const runner = agent("runner", "Read, Bash");
const policy = "ceiling: [read]\n";

async function statesOf(files: Repository, base: Repository, given = policy): Promise<readonly string[]> {
  const { findings } = await judged(files, { base, policy: given });
  return findings.flatMap(({ finding: { rule, item }, state }) =>
    rule === "max-capability" ? [`${item?.files[0]} ${state}`] : [],
  );
}

describe("a profile in a file of another name", () => {
  it.each<[string, Repository, Repository, readonly string[]]>([
    [
      "is the same profile",
      { ".claude/agents/runner.md": runner },
      { ".claude/agents/team/runs.md": runner },
      [".claude/agents/team/runs.md existing"],
    ],
    [
      "is the same profile with another prompt",
      { ".claude/agents/runner.md": runner },
      { ".claude/agents/runs.md": runner.replace(/\n$/, " Twice.\n") },
      [".claude/agents/runs.md existing"],
    ],
    [
      "is the same profile with less power",
      { ".claude/agents/runner.md": agent("runner", "Read, Bash, Write") },
      { ".claude/agents/runs.md": runner },
      [".claude/agents/runs.md existing"],
    ],
    [
      "has more power",
      { ".claude/agents/runner.md": runner },
      { ".claude/agents/runs.md": agent("runner", "Read, Bash, Write") },
      [".claude/agents/runs.md new"],
    ],
    [
      "has another name",
      { ".claude/agents/runner.md": runner },
      { ".claude/agents/runs.md": agent("runs", "Read, Bash") },
      [".claude/agents/runs.md new"],
    ],
    [
      "is in more sessions",
      { "docs/.claude/agents/runner.md": runner },
      { ".claude/agents/runner.md": runner },
      [".claude/agents/runner.md new"],
    ],
    [
      "is a copy",
      { ".claude/agents/runner.md": runner },
      { ".claude/agents/runner.md": agent("other", "Read"), ".claude/agents/runs.md": runner },
      [".claude/agents/runs.md new"],
    ],
    [
      "takes the place of another one",
      { ".claude/agents/runner.md": runner, ".claude/agents/runs.md": agent("other", "Read") },
      { ".claude/agents/runs.md": runner },
      [".claude/agents/runs.md new"],
    ],
  ])("%s", async (_, before, after, states) => {
    expect(await statesOf(after, before)).toEqual(states);
  });

  const [before, after]: readonly Repository[] = [
    { ".claude/agents/old/runner.md": runner },
    { ".claude/agents/runner.md": runner },
  ];
  const waived = (paths: string): string =>
    `${policy}waivers:\n  - {rule: max-capability, paths: ['${paths}'], reason: Later., owner: '@acme/x', until: 2026-12-31}\n`;

  it.each<[string, string, readonly string[]]>([
    ["left the paths of its waiver", waived(".claude/agents/old/**"), ["new"]],
    ["stays in the paths of its waiver", waived(".claude/**"), ["waived"]],
    [
      "left the paths of its override",
      `${policy}overrides:\n  - {paths: ['.claude/agents/old/**'], rules: {max-capability: note}}\n`,
      ["new"],
    ],
    [
      "left the paths of its grant",
      `${policy}grants:\n  - {profiles: [runner], paths: ['.claude/agents/old/**'], may: [execute], reason: Runs tests., owner: '@acme/x'}\n`,
      ["new"],
    ],
  ])("%s", async (_, given, states) => {
    expect(await statesOf(after ?? {}, before ?? {}, given)).toEqual(
      states.map((state) => `.claude/agents/runner.md ${state}`),
    );
  });
});

describe("a profile whose grant does not match it any more", () => {
  const granted = (names: string) =>
    `ceiling: [read]\ngrants:\n  - { ${names}, may: [write], reason: writes, owner: "@acme/dx" }\n`;
  const told = async (policy: string, was: Repository, is: Repository) => {
    const { findings } = await judged(is, { base: was, policy });
    return findings.flatMap(({ finding: { rule, message } }) =>
      rule === "max-capability" ? [message.endsWith("does not match its new name or path")] : [],
    );
  };
  const [writer, other] = [agent("writer", "Read, Edit"), agent("other", "Read, Edit")];
  const [here, there] = [".claude/agents/writer.md", ".claude/agents/team/writer.md"];

  it("is told so where it moved or has another name, and only there", async () => {
    const byPath = granted(`paths: ["${here}"]`);
    const byName = granted("profiles: [writer]");
    expect(await told(byPath, { [here]: writer }, { [there]: writer })).toEqual([true]);
    expect(await told(byName, { [here]: writer }, { [there]: writer })).toEqual([]);
    expect(await told(byName, { [here]: writer }, { [here]: other })).toEqual([true]);
    expect(await told(byPath, {}, { [there]: writer })).toEqual([false]);
    expect(await told("ceiling: [read]\n", { [here]: agent("writer", "Read") }, { [there]: writer })).toEqual([false]);
  });
});
