/** Settings of a repository may be hostile: what looks for patterns that leave nothing out reads them in the time that their length asks for. */
import { expect, it } from "vitest";
import claude from "../../src/hosts/claude/index.ts";
import codebuddy from "../../src/hosts/codebuddy/index.ts";
import copilot from "../../src/hosts/copilot/index.ts";
import cursor from "../../src/hosts/cursor/index.ts";
import factory from "../../src/hosts/factory/index.ts";
import gemini from "../../src/hosts/gemini/index.ts";
import kiro from "../../src/hosts/kiro/index.ts";
import qwen from "../../src/hosts/qwen/index.ts";
import { loadIn } from "../support/loading.ts";

const stars = "*".repeat(200_000);
const texts = [
  `${stars}x`,
  `Edit(${stars}x)`,
  `Bash(${stars}x)`,
  `Shell(${stars}x)`,
  `Write(${stars}x)`,
  `mcp__${stars}x`,
  `run_shell_command(${stars}x)`,
  `${"/*".repeat(100_000)}x`,
  `(${" ".repeat(200_000)}x`,
  `Edit(${" *".repeat(100_000)}x)`,
];

it.each([
  ["Claude Code", claude, ".claude/settings.json", { permissions: { allow: texts } }],
  ["CodeBuddy", codebuddy, ".codebuddy/settings.json", { permissions: { allow: texts } }],
  [
    "Copilot",
    copilot,
    ".vscode/settings.json",
    { "chat.tools.terminal.autoApprove": Object.fromEntries(texts.map((text) => [text, true])) },
  ],
  ["Cursor", cursor, ".cursor/permissions.json", { terminalAllowlist: texts, mcpAllowlist: texts }],
  ["Cursor", cursor, ".cursor/cli.json", { permissions: { allow: texts } }],
  ["Factory", factory, ".factory/settings.json", { commandAllowlist: texts }],
  ["Gemini CLI", gemini, ".gemini/settings.json", { tools: { allowed: texts, core: texts } }],
  [
    "Kiro",
    kiro,
    ".kiro/agents/a.json",
    {
      description: "d",
      allowedTools: texts,
      tools: texts,
      permissions: texts.map((text) => ({ capability: "shell", effect: "allow", match: [text] })),
      toolsSettings: {
        shell: { allowedCommands: texts },
        write: { allowedPaths: texts },
        web_fetch: { trusted: texts },
      },
    },
  ],
  ["Qwen Code", qwen, ".qwen/settings.json", { permissions: { allow: texts } }],
])("%s, %#", async (_, host, path, settings) => {
  const before = performance.now();
  await loadIn(host, { [path]: JSON.stringify(settings) });
  expect(performance.now() - before).toBeLessThan(4_000);
});
