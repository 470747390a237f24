/** What is known of Amazon Q Developer CLI, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const at = "aws/amazon-q-developer-cli@15cc8f3:crates/chat-cli/src";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "aws/amazon-q-developer-cli, crates/chat-cli/src/cli/chat/mod.rs (23 April 2026)": [
        "The flags of `q chat`. Without `--trust-all-tools` or `--trust-tools`, `--no-interactive` ends where a tool would ask.",
      ],
      [`${at}/cli/agent/mod.rs`]: [
        "Agents are `*.json` files in `.amazonq/cli-agents` of the working directory and in `~/.aws/amazonq/cli-agents`; subfolders are not read.",
        "A workspace's agent wins over the user's with the same name; of two in one folder, the one that is found first.",
        "An unknown key, a repeated key, a value of the wrong type, a missing `name` and a prompt file that does not exist refuse the file with a message.",
        "Without `tools` an agent has no tool.",
        "`useLegacyMcpJson` adds the servers of `.amazonq/mcp.json` and of the user's.",
      ],
      [`${at}/cli/chat/tool_manager.rs`]: [
        "`tools` names built-in tools exactly; `*` counts only as the only entry, `@builtin` is every built-in tool, and `@server` every tool of a server.",
        "A build for Windows adds `execute_cmd` to every agent, whatever `tools` says.",
      ],
      [`${at}/util/tool_permission_checker.rs, ${at}/util/pattern_matching.rs`]: [
        "`allowedTools` are patterns: a bare `*` matches every built-in tool, although docs/agent-format.md says that it is not supported.",
      ],
      [`${at}/cli/chat/tools`]: [
        "The tools on this page, and their settings; `deniedCommands` and `deniedPaths` are applied before `allowedTools`.",
        "`allowedCommands` match the whole line, before 1.19.4 with every separator in it, and since then with pipes between spaces.",
        "A pattern of `allowedCommands` has `\\A` before it and `\\z` behind it, without parentheses around it.",
        "A tool in `allowedTools` runs without asking whatever its `allowedCommands`, `allowedPaths` or `denyByDefault` say.",
        "`delegate` starts other agents with `--trust-all-tools`; it asks only before an agent that is named.",
      ],
      "aws/amazon-q-developer-cli@15cc8f3:docs/hooks.md": ["`hooks` are commands that run at five events."],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of settings and servers that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "serde documents it for every struct, and the program was not run": [
        "An agent, a server or a hook can be written as a list of its values in the order of the source.",
      ],
      "no build for Windows is published": ["The tool `execute_cmd` does not count for agents that do not name it."],
    },
  }),
};

export default knowledge;
