/** What is known of Kimi Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@moonshot-ai/kimi-code", versions: ["2.1.0"], date: "2026-11-25" },
  claims: claimsOf({
    measured: {
      "Kimi Code 2.1.0": [
        "`.kimi-code/agents` and `.agents/agents` of the repository's root are read, wherever a session starts, then those of the home directory. The nearest `.git`, a file too, marks the root.",
        "Folders are read at any depth, except those that begin with a dot and `node_modules`; links to files and folders are followed. Names must end in `.md` and not begin with a dot.",
        "The first valid file of a name wins: `.kimi-code` before `.agents`, and in a folder by the bytes of the names.",
        "A line of `---` with white space around it opens and closes the frontmatter. An indented one inside a text closes it too, and keys below it are lost. `----`, `--- end` and `...` do not close it.",
        "Byte-order marks, CRLF and bytes that are not UTF-8 are read; an empty first line is not.",
        "The YAML is read as js-yaml 4 does, without the white space around it. What that refuses, an empty prompt, a blank `description` and values of a wrong type leave the file out.",
        "A `name` has lowercase letters, digits and single `-`; without one, the file name is the name and has to be so too.",
        "`tools` is exact: an unknown name, a name in another case and a scope give nothing. Without the key, with null and with a lone `*` a subagent has every tool; an empty list gives none.",
        "Patterns match only names of servers' tools, and only with `mcp__` before them. `mcp__server` matches nothing.",
        "`disallowedTools` takes exact names and `mcp__` patterns away, and nothing else.",
        "A tool that is not listed is refused when it is called.",
        "Writes inside a Git working directory run without asking; commands and servers' tools ask.",
        "Other keys are ignored: `permissionMode`, `model`, `hooks`, `mcpServers`.",
        "`override: true` in a file named like a built-in agent replaces it, from `.agents/agents` too and without a question of trust. `agent` replaces the main agent's prompt and tools. Without it, a file of such a name is left out, and every file of the name behind it.",
        "`config.toml` and `hooks.json` of a project's `.kimi-code` and `.claude/settings.json` change nothing, in a trusted workspace too. `default_permission_mode` of the user's file does.",
        "In a trusted workspace, the servers of the repository's `.mcp.json` and of `.kimi-code/mcp.json` in the directory of the session start with it; those of no other directory do, and none with `enabled: false`. A comment in a file stops its servers.",
        "In a trusted workspace, `additional_dir` of `.kimi-code/local.toml` in the repository's root adds directories to the session. In an untrusted one, none of these three files counts.",
        "`kimi -p` runs every tool without asking, also outside the directory; servers and settings of an untrusted project do not count, nor do rules and modes of its user's settings. With `--agent plan`, or a file of an agent in `--agent-file`, only the tools of that agent are there; a project's `agent.md` with `override: true` takes the place of the default one.",
      ],
    },
    documented: {
      "`MoonshotAI/kimi-code@c556bc6`, `packages/agent-core-v2/src/workspace/workspaceMcpConfig/config-loader.ts`": [
        "Of servers with the same name, `.kimi-code/mcp.json` wins over `.mcp.json`, and that over the user's file.",
      ],
      "`kimi --help` 2.1.0": ["The flags; `--yolo` and `--auto` run tools without asking."],
      "`MoonshotAI/kimi-code@d723cc4`, `docs/en/customization/agents.md`": [
        "Without `subagents`, an agent may start `coder`, `explore` and `plan`; `*` means all.",
        "A file that cannot be used is skipped with a warning.",
      ],
    },
    assumed: {
      "trust is kept in the user's home directory, by path": ["A workspace is trusted."],
      "`WebSearch` needs a sign-in and was not offered": ["It reaches the network."],
      "no session without a skill shows it": ["`Skill` may start a subagent."],
      "a goal and a schedule only ask the session later": ["Their tools grant nothing."],
    },
  }),
} satisfies Knowledge;
