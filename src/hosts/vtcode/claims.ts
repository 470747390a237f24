/** What is known of VT Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const newer = "vinhnx/VTCode@438119c:crates/codegen/vtcode-config/src/subagents.rs, src/hooks.rs";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "vtcode-config 0.147, its own parsing code compiled and run": [
        "`.vtcode/agents`, `.claude/agents` and `.codex/agents` of the workspace are read, in this order; if several have the same name, the strongest layer wins.",
        "YAML is parsed like serde-saphyr 0.0.29 into plain data, with merge keys, and TOML like toml 1.1.4.",
        "One bad file disables every subagent.",
        "`permissionMode` and `permission_mode` are refused with any value.",
        "`model` is loaded as written, including `inherit`; a value that is not text counts as absent.",
        "`tools: true` is an empty list, `tools: false` counts as absent; a number or a mapping is refused.",
        "Names of Claude Code's tools become VT Code's own; reading tools become `exec_command`.",
        "`permissions` needs `default`; without the key it is `ask`.",
      ],
      "vtcode-config 0.60, its own parsing code compiled and run": [
        "`.vtcode/agents` of the start is read; a bad file is skipped, and the others load.",
        "YAML is parsed like serde_yaml 0.9.34 directly into text, without merge keys.",
        "`tools` is a text with commas; a file with a list is skipped. An empty text is an empty list.",
        "`model` is `sonnet` by default; `inherit` and three aliases match in any case.",
        "An unknown `permissionMode` becomes `default`.",
        "In a payload, a value of another type counts as absent.",
      ],
    },
    documented: {
      "vinhnx/VTCode, crates/codegen/vtcode-core/src/cli/args, docs/user-guide/exec-mode.md (23 August 2026)": [
        "The flags and commands. `vtcode exec` and `--full-auto` run only in a workspace that is trusted so, which `VTCODE_TRUST_WORKSPACE` can do.",
      ],
      "vinhnx/VTCode@438119c:crates/codegen/vtcode-config/src/loader/config.rs, manager.rs, hooks.rs, mcp.rs, core/": [
        "`.vtcode/projects/*/config/vtcode.toml`, `.vtcode/vtcode.toml` and `vtcode.toml` of the workspace are merged; a malformed one stops VT Code.",
        "Hooks of every session are in `hooks.lifecycle`, servers in `mcp.providers`.",
        "Unknown keys of `vtcode.toml` are ignored.",
      ],
      "vinhnx/VTCode@005256b:.vtcode/tool-policy.json": [
        "Approvals of a workspace are kept in `.vtcode/tool-policy.json`.",
      ],
      [newer]: ["Hooks have the events of Claude Code; an unknown event is skipped."],
      "vinhnx/VTCode@263a849:crates/codegen/vtcode-config/src/constants/tools.rs": [
        "The effect of each tool follows from the tools that a session registers.",
      ],
      "vinhnx/VTCode@87c762318:vtcode-core/src/subagents/runner.rs": [
        "In 0.60, neither the tool list nor the mode affects a running subagent.",
      ],
      "vinhnx/VTCode@015910e4c:vtcode-core/src/subagents/registry.rs": [
        "In 0.60 a project's profile wins over a payload's, a plugin's, the user's and a built-in one.",
      ],
    },
    assumed: {
      "no use was found in the code that runs a subagent of 0.147": [
        "The `ask` and `deny` rules of a subagent are not applied.",
        "Hooks of `SubagentStart` and `SubagentStop` may never run.",
      ],
    },
  }),
};

export default knowledge;
