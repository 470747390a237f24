/** Which limits are counted: as holding, as not holding, and as no limits at all. */
import { describe, expect, it } from "vitest";
import type { Result } from "../../../src/evaluate/result.ts";
import { beliefsIn, heldSentence } from "../../../src/reports/model/beliefs.ts";
import { isAboutCommands, isCommandRule } from "../../../src/reports/model/command-rules.ts";
import { findingReport } from "../../../src/reports/model/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";

const scout = `name = "scout"
description = "Looks around in the code and reports."
developer_instructions = "Look."
sandbox_mode = "read-only"
`;
const role = (name: string): string => scout.replace("scout", name).replace("Looks", `${name} looks`);
const two = {
  ".claude/agents/a.md": agent("a", "Read"),
  ".claude/agents/b.md": agent("b", "Read, Grep"),
};

/** As without a policy of the repository. */
async function withoutPolicy(files: Repository, base?: Repository): Promise<Result> {
  const result = await judged(files, base ? { base } : {});
  return { ...result, sources: result.sources.slice(0, 1) };
}

async function screenOf(files: Repository, base?: Repository): Promise<string> {
  return pretty(await withoutPolicy(files, base), { color: false, columns: 200 });
}

describe("limits that do not hold", () => {
  const files = { ...two, ".codex/agents/scout.toml": scout };

  it("are counted where they are new", async () => {
    const text = await screenOf(files);
    expect(text).toMatch(/^1 limit does not hold\n/);
    expect(text).toContain("\n2 other limits hold (2 measured)\n");
  });

  it("are shown with the place and the fix of the YAML because of which they do not", async () => {
    const path = ".augment/agents/reviewer.md";
    const text = await screenOf({
      [path]: "---\nname: reviewer\ndescription: Use this: it lints\ntools: [view]\n---\nReview.\n",
    });
    expect(text).toContain(`${path}:4:1 says \`tools\`\n`);
    expect(text).toMatch(
      /^ +\.augment\/agents\/reviewer\.md:3:22 .*`description` holds a colon outside quotes; put the value$/m,
    );
    expect(text).toContain('  fix: description: "Use this: it lints"\n');
  });

  it("are counted as new and as existing", async () => {
    const lists = { ...files, ".claude/agents/c.md": agent("c", "Read, Bash(git log:*)") };
    const result = await withoutPolicy(lists, files);
    const beliefs = beliefsIn(result, findingReport(result).shown);
    expect([beliefs.broken.length, beliefs.existing]).toEqual([1, 1]);
    expect(heldSentence(beliefs)).toBe("2 other limits hold (2 measured)");
  });

  it("are findings among others below the verdict where a base is compared", async () => {
    const text = await screenOf(files, two);
    expect(text).toMatch(/^(?:Passed|Failed)/);
    expect(text).not.toMatch(/limits? (?:does|do) not hold|limits? holds?/);
    expect(text).toContain("no-ineffective-setting/session");
    expect(await screenOf(files, files)).toMatch(/^Passed; 1 existing finding not counted\n--all shows it\n/);
  });

  it("are counted one by one where one finding stands for all of them", async () => {
    const names = Array.from({ length: 14 }, (_, i) => `scout-${i}`);
    const text = await screenOf(Object.fromEntries(names.map((name) => [`.codex/agents/${name}.toml`, role(name)])));
    expect(text).toMatch(/^14 limits do not hold\n/);
    expect(text).toMatch(/scout-0\.toml:4:1 and 13 more say `sandbox_mode`/);
  });

  it("are no modes that would switch a limit off", async () => {
    const never = scout.replace('sandbox_mode = "read-only"', 'approval_policy = "never"');
    const result = await withoutPolicy({ ".codex/agents/scout.toml": never });
    const report = findingReport(result);
    expect(report.shown.map(({ first: { finding } }) => finding.kind)).toEqual(["unhonoured"]);
    expect(beliefsIn(result, report.shown)).toMatchObject({ broken: [], existing: 0 });
  });
});

it("counts all limits as holding only where none is broken", () => {
  const held = { measured: 2, documented: 0, assumed: 0 };
  const none = { broken: [], existing: 0, held, commandRules: 0 };
  expect(heldSentence(none)).toBe("All 2 limits hold (2 measured)");
  expect(heldSentence({ ...none, existing: 1 })).toBe("2 other limits hold (2 measured)");
});

describe("rules for commands", () => {
  const permissions = (rules: object) => ({ ".claude/settings.json": JSON.stringify({ permissions: rules }) });

  it("are not counted among the limits", async () => {
    const rules = { deny: ["Bash(git push --force:*)", "WebFetch"], ask: ["Bash(gh api -X:*)", "Bash(:*)"] };
    const text = await screenOf({ ...two, ...permissions(rules) });
    expect(text).toMatch(/\nAll 4 limits hold \(4 measured\)\n\n2 rules .*not counted: /);
  });

  it("are none in a profile either", async () => {
    const denying = (tool: string) => ({
      ".claude/agents/a.md": agent("a", "").replace("tools: \n", `disallowedTools: ${tool}\n`),
    });
    const heldOf = async (tool: string) => beliefsIn(await withoutPolicy(denying(tool)), []).held.measured;
    expect(await heldOf("Bash(rm:*)")).toBe(0);
    expect(await heldOf("Bash")).toBe(1);
    expect(await heldOf("Bash(rm:*), Write")).toBe(1);
  });

  it.each([
    ["permissions.deny", "Bash(git push:*)", true],
    ["permissions.deny", "Bash(rm -rf *)", true],
    ["permissions.ask", "PowerShell(Remove-Item *)", true],
    ["permissions.deny", "Shell(rm)", true],
    ["permissions.deny", "run_shell_command(rm)", true],
    ["toolPermissions", "deny launch-process ^rm", true],
    ["prefix_rule git push", "forbidden", true],
    ["commandDenylist", "rm", true],
    ["commandBlocklist", "dd", true],
    ["roo-cline.deniedCommands", "rm", true],
    ["commands.deny_regex", "^rm", true],
    ["chat.tools.terminal.autoApprove", "rm", true],
    ["bash.git push *", "deny", true],
    ["permission.bash.git push *", "ask", true],
    ["permissions.deny", "Bash", false],
    ["permissions.deny", "Bash(*)", false],
    ["permissions.deny", "Bash(:*)", false],
    ["permissions.deny", "WebFetch(domain:x.com)", false],
    ["permissions.deny", "Read(./.env)", false],
    ["permissions.deny", "Edit(bash/**)", false],
    ["toolPermissions", "deny launch-process", false],
    ["bash.*", "ask", false],
    ["bash", "deny", false],
    ["network_rule https x.com", "forbidden", false],
    ["sandbox_mode", "read-only", false],
  ])("%s: %s", (setting, value, expected) => {
    expect(isAboutCommands({ setting, value })).toBe(expected);
    if (!expected) expect(isCommandRule(value)).toBe(false);
  });
});
