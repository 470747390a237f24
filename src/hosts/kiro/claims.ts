/** What is known of Kiro, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "kiro.dev/docs/cli/headless": [
        "`kiro-cli chat --no-interactive` runs in workflows; `--trust-all-tools` asks for no confirmation.",
      ],
      "kiro.dev/docs/cli/custom-agents/configuration-reference": [
        "Agents are JSON files in `.kiro/agents` of the workspace and of the home directory; the keys are those of this page.",
        "`allowedTools` run without confirmation; patterns with `*` and `?` match.",
        "`includeMcpJson` adds the servers of `.kiro/settings/mcp.json` of the workspace and of the home directory.",
      ],
      "kiro.dev/docs/cli/v3/agent-config, kiro.dev/docs/ide/whats-new-v1/agent-config": [
        "CLI 3 and IDE 1 read Markdown with frontmatter too, at any depth; the id is the path below the folder.",
        "`permissions` contains rules of capability, match and effect.",
      ],
      "kiro.dev/docs/cli/v3/upgrade-agent": ["CLI 3 requires `hooks` as a list and skips an agent with a mapping."],
      "kiro.dev/changelog/cli/2-37": [
        "When CLI 3 starts, it upgrades JSON agents of CLI 2 in place, unless `chat.enableAutoAgentUpgrade` is `false`: they keep working.",
      ],
      "aws/amazon-q-developer-cli@2498c05:…/agent_config/migration/scan.rs": [
        "The upgrade reads only JSON files directly in the folder.",
      ],
      "kiro.dev/docs/cli/skills": [
        "`skill://~/.kiro/skills/*/SKILL.md` in `resources` names the user's own skills: `~` is the home directory.",
      ],
      "aws/amazon-q-developer-cli@c258a03:…/agent/shell_permission": [
        "CLI 2 splits a line at `&&`, `||`, `;` and `|`, and runs it without asking if `allowedCommands` match every part; a part with `$(…)` in it is one text.",
        "A pattern of `allowedCommands` has `^` before it and `$` behind it, without parentheses around it.",
      ],
      "kiro.dev/docs/cli/v3/hooks": [
        "`.kiro/hooks/*.json` contains hooks that run for all agents of the workspace; each is a command or a prompt.",
      ],
      "affaan-m/everything-claude-code:.kiro/hooks/README.md": [
        "The IDE before 1.0 reads one hook from each `.kiro/hooks/*.kiro.hook`; `runCommand` runs a command.",
      ],
      "kiro.dev/docs/chat/permissions": [
        "The user's rules are in `~/.kiro/settings/permissions.yaml`. Kiro asks before an agent writes to `.kiro/agents` or `.kiro/hooks`.",
      ],
      "aws/amazon-q-developer-cli@0099f76:crates/chat-cli/src/cli/agent/mod.rs": [
        "CLI 2's predecessor refuses an unknown key and a value of the wrong type.",
        "Without `tools` its agent has none.",
      ],
      "aws/amazon-q-developer-cli@00c151d:…/tools/mod.rs": ["Tool names have the spellings on this page."],
      "aws/amazon-q-developer-cli@15cc8f3:crates/chat-cli/src/util/tool_permission_checker.rs": [
        "In CLI 2's predecessor a bare `*` in `allowedTools` matches every built-in tool, although its documentation rules it out.",
      ],
      "aws/amazon-q-developer-cli@cc6683e:…/agent_config/migration": [
        "The conversion to CLI 3 allows everything for a bare `*` in `allowedTools`.",
      ],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of settings and servers that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "files of this form are in repositories; the program was not run": [
        "`.kiro/settings/lsp.json` names the language servers that Kiro starts.",
      ],
      "they are those of Amazon Q's command line, its predecessor": ["The other flags of `kiro-cli`."],
      "it is documented both ways": ["If a workspace's and a user's agent have the same name, neither is shadowed."],
      "CLI 2 reads strict JSON; no text describes later readers": [
        "JSON with comments or a trailing comma is refused.",
      ],
      "no published text says what the reader does with it": [
        "Markdown without frontmatter, or with broken frontmatter, is an agent with every tool; a value of the wrong type does not remove the agent.",
      ],
      "the documentation and the source of CLI 2's predecessor differ": ["Without `tools` an agent has every tool."],
      "no text describes it for CLI 3": ["Edition `3` still honours `allowedTools`."],
      "Amazon Q's source, from which CLI 2 was made, does so; no published text of Kiro says so": [
        "What `toolsSettings` denies stays denied, whatever `allowedTools` and other lists allow.",
      ],
      "no published text says which rule wins": [
        "Of the rules in `permissions`, one that denies wins over one that asks, and that over one that allows.",
      ],
      "no published text says so": [
        "Unknown keys are ignored.",
        "A tool name in different case, or of another host, counts with its meaning there.",
      ],
    },
  }),
};

export default knowledge;
