/** One text of a rule means something else in each host: what lets every call of a tool pass there, and what a part. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import { matchesCallPattern } from "../../../src/model/call-rules.ts";
import { loadIn } from "../../support/loading.ts";

const allow = (rule: string): string => JSON.stringify({ permissions: { allow: [rule] } });

/** Where a host keeps rules that let calls pass without a question. */
const lists = {
  claude: [".claude/settings.json", allow],
  codebuddy: [".codebuddy/settings.json", allow],
  cursor: [".cursor/cli.json", allow],
  factory: [".factory/settings.json", (rule) => JSON.stringify({ commandAllowlist: [rule] })],
  gemini: [".gemini/settings.json", (rule) => JSON.stringify({ tools: { allowed: [rule] } })],
  grok: [".grok/config.toml", (rule) => `[permission]\nallow = [${JSON.stringify(rule)}]\n`],
  qoder: [".qoder/settings.json", allow],
  qwen: [".qwen/settings.json", allow],
} as const satisfies Readonly<Record<string, readonly [path: string, text: (rule: string) => string]>>;
type Listed = keyof typeof lists;

async function effectsOf(host: Listed, rule: string): Promise<string> {
  const [path, text] = lists[host];
  const { layers } = await loadIn(hosts[host], { [path]: text(rule) });
  return layers.flatMap(({ authority }) => authority.map(({ effect }) => effect)).join(" ");
}

describe("every call without a question", () => {
  it.each<[host: Listed, every: readonly string[]]>([
    ["claude", ["Bash", "Bash(*)", "Bash(**)", "Bash( * )", "Edit", "Write", "Edit(/**)"]],
    ["codebuddy", ["bash", "Bash", "Bash(*)", "Bash(:*)", "Edit", "Write(**)", "mcp__*"]],
    ["cursor", ["Shell", "Shell(*)", "shell(*)", "Shell(:*)", "Write(**)", "Mcp(*:*)"]],
    ["gemini", ["*", "run_shell_command", "ShellTool", "replace", "mcp_*"]],
    [
      "grok",
      [
        ..."* ** Bash Bash(*) Bash(**) Bash(*:*) Bash(:*) Bash() Bash(?*)".split(" "),
        ..."Write Edit Write(*) Edit(**) Edit(?*) Write(./**) Write(./*) Edit(/**)".split(" "),
      ],
    ],
    ["qoder", ["*", "Bash", "Bash(*)", "Bash(:*)", "Edit", "Write"]],
    ["qwen", ["Bash", "Bash(*)", "Bash(:*)", "run_shell_command", "Shell", "Edit(**)", "Write", "mcp__*"]],
  ])("%s", async (host, every) => {
    for (const rule of every)
      expect([rule, await effectsOf(host, rule)]).toEqual([
        rule,
        expect.stringMatching(/^(?:auto-approves|bypasses)$/),
      ]);
  });
});

/** Rules of one host in another's file, and rules with a part of the calls: power, and not all of it. */
describe("some calls without a question", () => {
  it.each<[host: Listed, some: readonly string[]]>([
    ["claude", ["Bash(git *)", "Bash(git:*)", "Bash(?*)", "Shell(*)"]],
    ["codebuddy", ["Bash(git *)", "Bash(git:*)", "Shell(*)", "run_shell_command"]],
    ["cursor", ["Shell(git *)", "Shell(git:*)", "Bash(*)", "Bash", "run_shell_command"]],
    // Measured on droid 0.225.2: a pattern for every command names none.
    ["factory", ["git *", "git", "Bash(*)", "Shell(*)", "*", "**", ".*", "^.*$"]],
    ["gemini", ["Bash(*)", "Bash", "Shell(*)"]],
    ["grok", ["Bash(git *)", "Bash(git:*)", "Shell(*)", "Shell", "MultiEdit", "run_terminal_command", "Edit(*.md)"]],
    ["qoder", ["Bash(git *)", "Bash(git:*)", "Shell(*)", "run_shell_command"]],
    ["qwen", ["Bash(git *)", "run_shell_command(git:*)", "ShellTool(git *)"]],
  ])("%s", async (host, some) => {
    for (const rule of some) expect([rule, await effectsOf(host, rule)]).toEqual([rule, "widens"]);
  });
});

it.each([
  ["git *", "git", true],
  ["git *", "git push", true],
  ["git *", "gitk", false],
  ["git*", "gitk", true],
  ["git:*", "git push", false],
  ["Bash(git *)", "git push", false],
  ["g?t", "git", true],
  ["g?t", "gt", false],
  ["*", "", true],
  [".*", "git", false],
  ["src\\*", "src/a/b", true],
])("opencode: `%s` and `%s`", (pattern, text, matches) => {
  expect(matchesCallPattern({ pattern, text })).toBe(matches);
});

/** Kiro's and Amazon Q's patterns of commands are regular expressions, which opencode's wildcards must not match. */
describe.each([
  ["kiro", ".kiro/agents/a.json", "execute_bash"],
  ["amazonq", ".amazonq/cli-agents/a.json", "execute_bash"],
] as const)("%s", (host, path, tool) => {
  it.each<[pattern: string, resource: string, isLiteral: boolean]>([
    [".*", "*", false],
    ["git .*", "git .*", true],
    ["*", "*", true],
    ["git *", "git *", true],
  ])("%s", async (pattern, resource, isLiteral) => {
    const agent = {
      name: "a",
      description: "Works.",
      tools: [tool],
      toolsSettings: { [tool]: { allowedCommands: [pattern] } },
    };
    const { items } = await loadIn(hosts[host], { [path]: JSON.stringify(agent) });
    const rules = items.find(({ files }) => files[0] === path)?.profile?.rules ?? [];
    const found = rules.flatMap(({ own }) => own.filter(({ effect }) => effect === "allow"));
    expect(found.map((rule) => [rule.resource, rule.isLiteral === true])).toEqual([[resource, isLiteral]]);
  });
});
