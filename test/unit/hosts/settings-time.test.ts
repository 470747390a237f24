/** Settings of a repository may be hostile: what looks for patterns that leave nothing out reads them in the time that their length asks for. */
import { it } from "vitest";
import type { Host } from "../../../src/model/host.ts";
import claude from "../../../src/hosts/claude/index.ts";
import codebuddy from "../../../src/hosts/codebuddy/index.ts";
import copilot from "../../../src/hosts/copilot/index.ts";
import cursor from "../../../src/hosts/cursor/index.ts";
import factory from "../../../src/hosts/factory/index.ts";
import gemini from "../../../src/hosts/gemini/index.ts";
import kiro from "../../../src/hosts/kiro/index.ts";
import qwen from "../../../src/hosts/qwen/index.ts";
import { loadIn } from "../../support/loading.ts";
import { expectLinear } from "../../support/growth.ts";

function hostileTexts(size: number): readonly string[] {
  const stars = "*".repeat(size);
  return [
    `${stars}x`,
    `Edit(${stars}x)`,
    `Bash(${stars}x)`,
    `Shell(${stars}x)`,
    `Write(${stars}x)`,
    `mcp__${stars}x`,
    `run_shell_command(${stars}x)`,
    `${"/*".repeat(size / 2)}x`,
    `(${" ".repeat(size)}x`,
    `Edit(${" *".repeat(size / 2)}x)`,
  ];
}

it.each<[string, Host, string, (texts: readonly string[]) => unknown]>([
  ["Claude Code", claude, ".claude/settings.json", (texts) => ({ permissions: { allow: texts } })],
  ["CodeBuddy", codebuddy, ".codebuddy/settings.json", (texts) => ({ permissions: { allow: texts } })],
  [
    "Copilot",
    copilot,
    ".vscode/settings.json",
    (texts) => ({ "chat.tools.terminal.autoApprove": Object.fromEntries(texts.map((text) => [text, true])) }),
  ],
  ["Cursor", cursor, ".cursor/permissions.json", (texts) => ({ terminalAllowlist: texts, mcpAllowlist: texts })],
  ["Cursor", cursor, ".cursor/cli.json", (texts) => ({ permissions: { allow: texts } })],
  ["Factory", factory, ".factory/settings.json", (texts) => ({ commandAllowlist: texts })],
  ["Gemini CLI", gemini, ".gemini/settings.json", (texts) => ({ tools: { allowed: texts, core: texts } })],
  [
    "Kiro",
    kiro,
    ".kiro/agents/a.json",
    (texts) => ({
      description: "d",
      allowedTools: texts,
      tools: texts,
      permissions: texts.map((text) => ({ capability: "shell", effect: "allow", match: [text] })),
      toolsSettings: {
        shell: { allowedCommands: texts },
        write: { allowedPaths: texts },
        web_fetch: { trusted: texts },
      },
    }),
  ],
  ["Qwen Code", qwen, ".qwen/settings.json", (texts) => ({ permissions: { allow: texts } })],
])("%s, %#", (_, host, path, settings) =>
  expectLinear(
    4_000,
    (size) => JSON.stringify(settings(hostileTexts(size))),
    (text) => loadIn(host, { [path]: text }),
  ),
);
