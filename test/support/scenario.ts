/** One rich repository for the golden files: two commits and a working tree that show most of what a report can say. */
import type { Files } from "./repository.ts";

const path = ".github/agent-profile-check.yml";
const workflow = ".github/workflows/agents.yml";
export const today = "2026-11-20";

const agent = (name: string, lines: readonly string[], prompt = "Do it.") =>
  [
    "---",
    `name: ${name}`,
    "description: Does one thing for the team and reports what it did.",
    ...lines,
    "---",
    prompt,
    "",
  ].join("\n");
const definition = (tool: string) =>
  `name: helper\ndescription: Looks around in the code.\npermissions: {default_decision: deny, allow: [${tool}]}\nprompt: Look.\n`;
const role = (name: string) =>
  `name = "${name}"\ndescription = "Looks around in the code."\ndeveloper_instructions = "Look."\n`;
const check = (inputs: string) =>
  `on: pull_request\njobs:\n  agents:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/agent-profile-check@v1\n        with: { ${inputs} }\n`;

const basePolicy = `extends: [preset:strict, config/shared.yml]
ceiling: [read]
hosts: { a3s: { dirs: [agents, more] } }
grants:
  - { profiles: ["release-*"], paths: [".claude/agents/release-*.md"], may: [write, execute, delegate], reason: cuts releases, owner: "@acme/release", until: 2027-01-31 }
  - { profiles: [ended], paths: [".claude/agents/ended.md"], may: [write], reason: for now, owner: alice, until: 2026-10-31 }
waivers:
  - { rule: max-capability, profiles: [waived], reason: being narrowed, owner: "@acme/dx", until: 2026-12-31 }
  - { rule: unique-name, paths: [".claude/agents/gone.md"], reason: being merged, owner: "@acme/dx", until: 2026-11-19 }
ignore:
  - { paths: ["test/fixtures/**"], reason: examples }
overrides:
  - { paths: [".claude/agents/legacy.md"], ceiling: [read, write], rules: { require-description: warning } }
rules:
  require-description: { severity: warning, min-length: 20 }
rollout:
  rules:
    require-description: { enforce-from: 2026-12-15 }
approvals:
  widening: { by: ["@acme/security", codeowners], count: 2 }
`;

/** What the base has. */
export const base: Files = {
  [path]: basePolicy,
  "config/shared.yml": "rules: { unique-name: error }\n",
  ".github/CODEOWNERS": "* @acme/all\n.claude/ @acme/agents @octocat\n",
  [workflow]: check("fail-on: warning, gate: all"),
  ".claude/agents/gains.md": agent("gains", ["tools: Read, Bash(git *)", "model: haiku"]),
  ".claude/agents/loses.md": agent("loses", ["tools: Read, Edit, Bash"]),
  ".claude/agents/leaves.md": agent("leaves", ["tools: Read"]),
  ".claude/agents/old-name.md": agent("old-name", ["tools: Read"]),
  ".claude/agents/moves.md": agent("moves", ["tools: Read"]),
  ".claude/agents/breaks.md": agent("breaks", ["tools: Read, Edit"]),
  ".claude/agents/heals.md": agent("heals", ["tools: Read"]).replace("name: heals\n", ""),
  ".claude/agents/waived.md": agent("waived", ["tools: Read, Edit"]),
  ".claude/agents/ended.md": agent("ended", ["tools: Read, Edit"]),
  ".claude/agents/release-cut.md": agent("release-cut", ["tools: Read, Edit"]),
  ".claude/agents/legacy.md": agent("legacy", ["permissionMode: bypassPermissions", "tools: Read, Edit"]),
  ".claude/agents/prompted.md": agent("prompted", ["tools: Read"]),
  ".claude/agents/hooked.md": agent("hooked", ["tools: Read"]),
  ".claude/agents/short.md": "---\nname: short\ndescription: Helps.\ntools: Read\n---\nHelp.\n",
  "agents/helper.yaml": definition("bash"),
  ".newhost/agents/reviewer.md": agent("reviewer", []),
  ".kiro/agents/reviewer.json":
    '{ "name": "reviewer", "description": "Reviews a change.", "prompt": "Review.", "tools": ["read"], "allowedTools": ["shell"] }\n',
  ".codex/agents/one.toml": role("one"),
  ".codex/agents/two.toml": role("two"),
  "test/fixtures/.claude/agents/example.md": agent("example", ["tools: Bash"]),
};

/** What the pull request writes; `removed` is what it removes. */
export const head: Files = {
  [path]: basePolicy
    .replace("ceiling: [read]\n", "ceiling: [read, network]\n")
    .replace(
      "  - { profiles: [ended]",
      "  - { profiles: [new], may: [execute], reason: has to, owner: bob }\n  - { profiles: [ended]",
    )
    .replace("rules:\n  require-description", "rules:\n  no-permission-bypass: warning\n  require-description"),
  [workflow]: check("fail-on: never, root: docs"),
  ".claude/agents/gains.md": agent("gains", [
    "tools: Read, Bash, WebFetch, mcp__docs",
    "model: opus",
    "permissionMode: bypassPermissions",
  ]),
  ".claude/agents/loses.md": agent("loses", ["tools: Read"]),
  ".claude/agents/comes.md": agent("comes", ["tools: Read, Edit, Websearch, Task", "maxTurn: 3"]),
  ".claude/agents/inherits.md": agent("inherits", ["color: blue"]),
  ".claude/agents/twin.md": agent("comes", ["tools: Read"]),
  ".claude/agents/new-name.md": agent("new-name", ["tools: Read"]),
  "packages/app/.claude/agents/moves.md": agent("moves", ["tools: Read"]),
  ".claude/agents/breaks.md": agent("breaks", ["tools: Read, Edit"]).replace("name: breaks\n", ""),
  ".claude/agents/heals.md": agent("heals", ["tools: Read"]),
  ".claude/agents/release-cut.md": agent("release-cut", ["tools: Read, Edit, Bash(git tag *)"]),
  ".claude/agents/prompted.md": agent("prompted", ["tools: Read"], "Do \u200bit.\nThen see @../../outside.md."),
  ".claude/agents/hooked.md": agent("hooked", [
    "tools: Read",
    "hooks:",
    "  PreToolUse:",
    "    - matcher: Bash",
    "      hooks:",
    "        - type: command",
    "          command: ./check.sh",
    "mcpServers:",
    "  - docs:",
    "      type: stdio",
    "      command: docs-server",
  ]),
  "more/helper.yaml": definition("read"),
  ".cursor/agents/reader.md": agent("reader", ["readonly: true"]),
  ".codex/config.toml": 'sandbox_mode = "danger-full-access"\napproval_policy = "never"\n',
  ".gitattributes": ".claude/agents/hooked.md linguist-generated\n",
};
export const removed = [".claude/agents/leaves.md", ".claude/agents/old-name.md", ".claude/agents/moves.md"];

/** A policy in which nothing is right. */
export const brokenPolicy = `extends: preset:strikt
cieling: [read]
grants:
  - { profiles: [a], may: [wirte], reason: '.', until: 2026-02-30 }
rules: { unique-names: off, require-description: { min-lenght: 3 } }
`;

/** Policy tests for `ceiling: [read]`: one that holds, and every way in which one fails. */
export const policyTests = `policy: ceiling.yml
cases:
${[
  ["holds", "[{ rule: max-capability, severity: error, path: .claude/agents/runner.md, line: 4 }]"],
  [
    "expects more than is found",
    "[{ rule: max-capability }, { rule: no-permission-bypass, kind: unhonoured, line: 3 }]",
  ],
  ["expects less than is found", "[]"],
  ["expects another severity and line", "[{ rule: max-capability, severity: warning, line: 5 }]"],
]
  .map(
    ([name, expectations]) => `  - name: ${name}
    files:
      .claude/agents/runner.md: |
        ---
        name: runner
        description: Runs the tests of the team and reports what failed.
        tools: Read, Bash
        ---
        Run them.
    expect: ${expectations}
`,
  )
  .join("")}`;

/** Policy tests in which nothing is right. */
export const brokenPolicyTests = `polcy: x
cases:
  - { name: a, files: { ../a: x }, host: claud, expect: [{ rule: max-capabilty }] }
`;
