/** A repository in which every host is in use, and one profile of Claude Code's that six of them read. */
import { readFileSync } from "node:fs";
import { pageOf } from "../../scripts/pages.ts";
import { hosts } from "../../src/generated/hosts.ts";
import type { Host } from "../../src/model/host.ts";
import { matches } from "../../src/repo/patterns.ts";
import { examplesIn } from "./examples.ts";
import type { Files } from "./repository.ts";

const does = "Reviews a change and says what is wrong with it.";
const fenced = (lines: readonly string[], name = "reviewer"): string =>
  ["---", `name: ${name}`, `description: ${does}`, ...lines, "---", "Review the change.", ""].join("\n");

/** Reads and no more in Claude Code; others have no such list of tools, or make more of it. */
export const shared = ".claude/agents/reviewer.md";

const chosen: Files = {
  ".github/agent-profile-check.yml":
    "extends: preset:recommended\nceiling: [read]\nhosts: { openheim: { dirs: [profiles/openheim] } }\n",
  [shared]: fenced(["tools: Read, Grep, Glob", "model: sonnet", "permissionMode: plan"]),
  ".claude/agents/release-engineer.md": fenced(
    ["tools: Read, Edit, Bash(git tag:*), Agent", "permissionMode: acceptEdits"],
    "release-engineer",
  ),
  ".claude/settings.json": '{ "permissions": { "defaultMode": "acceptEdits", "allow": ["Bash(npm test:*)"] } }\n',
  ".codex/agents/reviewer.toml": `name = "reviewer"\ndescription = "${does}"\ndeveloper_instructions = "Review."\n`,
  ".codex/config.toml": 'sandbox_mode = "read-only"\napproval_policy = "never"\n',
  ".vtcode/agents/planner.md": fenced(["tools: [read_file, code_search]"], "planner"),
  ".defect/agents/scout.md": `+++\ndescription = "${does}"\n+++\nLook around.\n`,
  ".a3s/agents/scout.yaml": `name: scout\ndescription: ${does}\ntools: [read]\nprompt: Look around.\n`,
  "profiles/openheim/writer.md": '+++\ntools = ["read_file"]\n+++\nWrite.\n',
  ".github/agents/reviewer.agent.md": fenced(["tools: [read, search]"]),
  ".opencode/agents/reviewer.md": `---\ndescription: ${does}\npermission: { "*": deny, read: allow }\n---\nReview.\n`,
  ".cursor/agents/reviewer.md": fenced(["readonly: true"]),
  ".kiro/agents/reviewer.json": JSON.stringify({
    name: "reviewer",
    description: does,
    prompt: "Review.",
    tools: ["read"],
    allowedTools: ["shell"],
  }),
  ".gemini/agents/reviewer.md": fenced(["tools: [read_file]", "color: blue"]),
  ".qwen/agents/reviewer.md": fenced(["tools: [read_file]", "approvalMode: yolo"]),
  ".factory/droids/reviewer.md": fenced(["tools: read-only"]),
  ".goose/agents/reviewer.md": fenced(["model: gpt-5"]),
  ".grok/agents/reviewer.md": fenced(["tools: Read, Grep", "capabilityMode: read-only"]),
  ".kimi-code/agents/reviewer.md": fenced(["tools: Read, Grep"]),
  ".qoder/agents/reviewer.md": fenced(["tools: Read, Grep"]),
  ".roomodes": `customModes:\n  - slug: reviewer\n    name: Reviewer\n    roleDefinition: ${does}\n    groups: [read]\n`,
  ".augment/agents/reviewer.md": fenced(["tools: [view]"]),
  ".junie/agents/reviewer.md": fenced(["tools: [read]"]),
  ".codebuddy/agents/reviewer.md": fenced(["tools: Read"]),
  ".newhost/agents/reviewer.md": fenced([]),
};

/** The files of the first example of each host that has none above, so that a new host needs no entry here. */
function firstExamples(): Files {
  const isChosen = ({ patterns }: Host) =>
    patterns.length === 0 || Object.keys(chosen).some((path) => patterns.some((pattern) => matches(path, pattern)));
  const others = Object.entries<Host>(hosts).filter(([, host]) => !isChosen(host));
  return Object.fromEntries(
    others.flatMap(([id]) => [...(examplesIn(readFileSync(pageOf("hosts", id), "utf8"))[0]?.files ?? [])]),
  );
}

export const everyHost: Files = { ...chosen, ...firstExamples() };
