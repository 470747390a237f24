/** What a change no longer guards: `check` says so where no rule can, as `diff` and the summary do. */
import { describe, expect, it } from "vitest";
import { conclusionOf } from "../../../src/evaluate/result.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { firstLine, stateOf } from "../../../src/reports/state.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";

const settings = ".claude/settings.json";
const guard = { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command: "./guard.sh" }] }] };
const files = (value: object): Repository => ({
  ".claude/agents/a.md": agent("a", "Read"),
  "guard.sh": "exit 2\n",
  [settings]: JSON.stringify(value),
});

async function checked(before: object, after: object, policy?: string) {
  const result = await judged(files(after), { base: files(before), ...(policy === undefined ? {} : { policy }) });
  const kinds = result.findings.flatMap(({ finding: { rule, kind, severity }, state }) =>
    rule === "no-permission-bypass" ? [`${state} ${severity} ${kind}`] : [],
  );
  const text = pretty(result, { color: false, columns: 200 });
  return { kinds, text, line: firstLine(stateOf(result)), conclusion: conclusionOf(result) };
}

describe("a guard that is gone", () => {
  it.each([undefined, "ceiling: [read]\n", "extends: preset:strict\n"])(
    "is named under the policy %j",
    async (policy) => {
      const { line, text } = await checked({ hooks: guard }, { hooks: {} }, policy);
      expect(line).toBe("Passed; 1 settings file looser than at the base");
      expect(text).toContain(
        `looser settings\n  ${settings} (Claude Code): \`hooks.PreToolUse\` (\`./guard.sh\`) is gone: it may have stopped what tools do\n`,
      );
      expect(text).toContain("`agent-profile-check diff bbbbbbbbbbbb` shows it");
    },
  );

  it("is named beside a new finding in the same file", async () => {
    const { text } = await checked({ hooks: guard }, { permissions: { defaultMode: "acceptEdits" }, hooks: {} });
    expect(text).toContain("no-permission-bypass/auto-approve");
    expect(text).toContain("`hooks.PreToolUse` (`./guard.sh`) is gone");
  });

  it("is named for a denial too, and nothing is where a file narrows or stays", async () => {
    const deny = { permissions: { deny: ["Bash(curl:*)"] } };
    expect((await checked(deny, {})).line).toBe("Passed; 1 settings file looser than at the base");
    for (const [before, after] of [
      [{}, deny],
      [deny, deny],
      [{ hooks: guard }, { hooks: guard }],
    ] as const) {
      const { line, text } = await checked(before, after);
      expect(line).not.toMatch(/looser/);
      expect(text).not.toMatch(/looser settings/);
    }
  });

  it("is not what a change of the code is that it starts", async () => {
    const before = files({ hooks: guard });
    const result = await judged({ ...before, "guard.sh": "exit 0\n" }, { base: before });
    expect(result.settings?.flatMap(({ material }) => material)).toEqual(["guard.sh"]);
    expect(firstLine(stateOf(result))).not.toMatch(/looser/);
  });

  it("is shown without the control characters of its setting", async () => {
    const { text } = await checked({ hooks: { "Pre\u001b[31mX": guard.PreToolUse } }, { hooks: {} });
    expect(text).not.toContain("\u001b");
  });
});

describe("hooks that are turned off", () => {
  const off = { disableAllHooks: true, hooks: guard };
  it("are a note under recommended, and fail under strict", async () => {
    const recommended = await checked({ hooks: guard }, off, "ceiling: [read]\n");
    expect([recommended.kinds, recommended.conclusion]).toEqual([["new note guards"], "clean"]);
    const strict = await checked({ hooks: guard }, off, "extends: preset:strict\n");
    expect([strict.kinds, strict.conclusion]).toEqual([["new error guards"], "findings"]);
    expect((await checked(off, off, "extends: preset:strict\n")).kinds).toEqual(["existing error guards"]);
  });

  it.each<[string, object]>([
    [".qwen/settings.json", { disableAllHooks: true }],
    [".gemini/settings.json", { hooksConfig: { enabled: false } }],
    [".gemini/settings.json", { hooksConfig: { disabled: ["guard"] } }],
    [".factory/settings.json", { hooks: { hooksDisabled: true } }],
    [".factory/hooks.json", { hooksDisabled: true }],
    [".github/copilot/settings.json", { disableAllHooks: true }],
    [".vscode/settings.json", { "chat.hookFilesLocations": { ".github/hooks": false } }],
  ])("are reported in %s: %j", async (path, value) => {
    const { findings } = await judged({
      [path]: JSON.stringify(value),
      ".github/agents/a.agent.md": '---\nname: a\ndescription: Reads.\ntools: ["read"]\n---\nRead.\n',
      ".qwen/agents/a.md": "---\nname: aa\ndescription: Reads.\ntools: [read_file]\n---\nRead.\n",
      ".gemini/agents/a.md": "---\nname: a\ndescription: Reads.\ntools: [read_file]\n---\nRead.\n",
      ".factory/droids/a.md": '---\nname: a\ndescription: Reads.\ntools: ["Read"]\n---\nRead.\n',
    });
    const found = findings.filter(({ finding }) => finding.at.source.path === path && finding.kind === "guards");
    expect(found.length).toBeGreaterThan(0);
  });
});
