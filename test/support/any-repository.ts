/** Arbitrary repositories with profiles and settings, for properties of pairs of them. */
import fc from "fast-check";
import type { Repository } from "./judging.ts";

const name = fc.constantFrom("a", "b", "Explore", "helper");
const tools = fc.subarray([
  "Read",
  "Grep",
  "Edit",
  "Bash(git *)",
  "Bash(git log *)",
  "Bash",
  "WebFetch",
  "Agent",
  "mcp__docs",
  "mcp__mail",
]);
const prompt = fc.constantFrom("Look.", "Look.\nAnd again.", "Write.\u202e", "");
const more = fc.subarray(
  [
    "permissionMode: acceptEdits\n",
    "permissionMode: bypassPermissions\n",
    "maxTurns: 4\n",
    "model: opus\n",
    "disallowedTools: Bash(rm *)\n",
    "mcpServers: { docs: { command: docs } }\n",
  ],
  { maxLength: 2 },
);

const claude = fc
  .record({ folder: fc.constantFrom("", "packages/x/"), file: name, name: fc.option(name), tools, prompt, more })
  .map(({ folder, file, name: called, tools: list, prompt: text, more: lines }): [string, string] => [
    `${folder}.claude/agents/${file}.md`,
    `---\n${called === null ? "" : `name: ${called}\n`}description: Does it.\ntools: ${list.join(", ") || "[]"}\n${[...new Map(lines.map((line) => [line.split(":")[0], line])).values()].join("")}---\n${text}\n`,
  ]);
const a3s = fc
  .record({
    folder: fc.constantFrom("agents", "more"),
    name,
    allow: fc.subarray(["read", "bash", "task", "web_fetch"]),
  })
  .map(({ folder, name: called, allow }): [string, string] => [
    `${folder}/${called}.yaml`,
    `name: ${called}\ndescription: Does it.\npermissions: {default_decision: deny, allow: [${allow.join(", ")}]}\nprompt: Do.\n`,
  ]);
const codex = fc
  .record({ name, mode: fc.constantFrom("", 'sandbox_mode = "read-only"\n', 'sandbox_mode = "workspace-write"\n') })
  .map(({ name: called, mode }): [string, string] => [
    `.codex/agents/${called}.toml`,
    `name = "${called}"\ndescription = "Does it."\ndeveloper_instructions = "Do."\n${mode}`,
  ]);
const settings = fc.constantFrom<[string, string]>(
  [".codex/config.toml", 'sandbox_mode = "read-only"\n'],
  [".codex/config.toml", 'approval_policy = "never"\n'],
  [".claude/settings.json", '{"permissions": {"deny": ["Read(.env)"]}}'],
  [".claude/settings.json", '{"permissions": {"defaultMode": "bypassPermissions"}}'],
);
/** Up to eight files of three hosts, few enough names that two of them often share some. */
export const anyRepository = fc
  .array(fc.oneof({ weight: 3, arbitrary: claude }, a3s, codex, settings), { maxLength: 8 })
  .map((files): Repository => Object.fromEntries(files));
