/** What lowers the severity of a preset: a host that merely reads a folder, and facts that nobody measured or documented. */
import { describe, expect, it } from "vitest";
import { rules } from "../../../src/generated/catalogue.ts";
import type { Rule } from "../../../src/model/rule.ts";
import { judged, type Judging, type Repository } from "../../support/judging.ts";

const does = "Reviews a change and says what is wrong with it.";
const fenced = (...lines: readonly string[]): string =>
  ["---", "name: reviewer", `description: ${does}`, ...lines, "---", "Review the change.", ""].join("\n");

async function found(files: Repository, options: Judging = {}): Promise<readonly string[]> {
  const { findings } = await judged(files, options);
  return findings
    .map(({ finding }) => finding)
    .filter(({ rule }) => (rules as Readonly<Record<string, Rule>>)[rule]?.isCapped)
    .map(({ host, severity, rule, kind, value }) => `${host} ${severity} ${rule}/${kind ?? ""} ${value}`);
}

describe("a host that merely reads a folder", () => {
  const copilotTools = {
    ".claude/agents/a.md": fenced("tools: [githubRepo, problems]"),
    ".github/agents/b.agent.md": fenced("tools: [read]").replace("reviewer", "b"),
  };

  it("gives notes where Claude Code and Copilot read .claude/agents, and the owner its errors", async () => {
    const told = await found(copilotTools);
    expect(told.filter((one) => one.startsWith("claude"))).toEqual([
      "claude error no-ineffective-setting/unknown-tool githubRepo",
      "claude error no-ineffective-setting/unknown-tool problems",
    ]);
    expect(told.filter((one) => one.startsWith("copilot ") && !one.startsWith("copilot note"))).toEqual([]);
  });

  const limits = {
    ".claude/agents/a.md": fenced("tools: Read"),
    ".codex/agents/c.toml": `name = "c"\ndescription = "${does}"\ndeveloper_instructions = "Review."\n`,
    ".cursor/agents/b.md": fenced("readonly: true").replace("reviewer", "b"),
  };
  const ofCursor = (told: readonly string[]) => told.filter((one) => one.startsWith("cursor") && one.includes("limit"));

  it("gives notes where Cursor reads .claude/agents, one step more under strict, and what a policy states", async () => {
    expect(ofCursor(await found(limits))).toEqual(["cursor note no-ineffective-setting/limit tools"]);
    expect(ofCursor(await found(limits, { policy: "extends: [preset:strict]\n" }))).toEqual([
      "cursor warning no-ineffective-setting/limit tools",
    ]);
    for (const rule of ["no-ineffective-setting", "no-ineffective-setting/limit"])
      expect(ofCursor(await found(limits, { policy: `rules: { ${rule}: error }\n` }))).toEqual([
        "cursor error no-ineffective-setting/limit tools",
      ]);
  });

  it("stays as severe as an organisation states it", async () => {
    const organisation = "rules: { no-ineffective-setting/limit: error }\n";
    expect(ofCursor(await found(limits, { organisation }))).toEqual([
      "cursor error no-ineffective-setting/limit tools",
    ]);
  });
});

describe("a fact that is assumed", () => {
  const files = { ".cursor/agents/a.md": fenced("tools: [Read]") };

  it("gives a warning, an error under strict, and what a policy states", async () => {
    expect(await found(files)).toEqual(["cursor warning no-ineffective-setting/limit tools"]);
    expect(await found(files, { policy: "extends: [preset:strict]\n" })).toEqual([
      "cursor error no-ineffective-setting/limit tools",
    ]);
    expect(await found(files, { policy: "rules: { no-ineffective-setting: error }\n" })).toEqual([
      "cursor error no-ineffective-setting/limit tools",
    ]);
  });
});

it("caps no-dropped-profile/strict-readers of a reader, and not of the owner", async () => {
  const colon = fenced("tools: Read").replace("Reviews", "Note: reviews");
  const files = { ".claude/agents/a.md": colon, ".github/agents/b.agent.md": fenced().replace("reviewer", "b") };
  expect(await found(files, { policy: "rules: { unique-name: off }\n" })).toEqual([
    expect.stringMatching(/^claude warning no-dropped-profile\/strict-readers .*`description` .*colon/),
  ]);
});
