/** What is known of OpenHands, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "the agent loader of openhands-sdk 1.43.1, with python-frontmatter 1.3.0, PyYAML 6.0.3 and pydantic 2.13.4": [
        "A project's agents are `.agents/agents/*.md` and then `.openhands/agents/*.md`; subfolders are not read, links are followed, `README.md` and `readme.md` are skipped.",
        "Of several agents with the same name, the first counts; the files of a folder are sorted by name.",
        "Frontmatter is YAML between two lines of three or more dashes, or JSON between two lines of braces; before it only white space is allowed, and no byte-order mark.",
        "A file without frontmatter is an agent without tools, named after the file.",
        "YAML is read as version 1.1; merge keys apply, and of a repeated key the last value counts.",
        "A file with broken YAML, with a key that is not a text, with a key `content`, `handler` or `self`, or with a wrong value of `permission_mode`, `mcp_config`, `hooks`, `condenser`, `profile_store_dir` or one of the limits is left out.",
        "`tools` is a list; a text is one name; any other value, and no value, means no tool.",
        "`permission_mode` is compared in lower case, without white space around it.",
        "`hooks` that are no mapping are ignored; `mcp_servers` counts only without `mcp_config`.",
      ],
      "OpenHands CLI 1.16.0 with software-agent-sdk 1.21.0 and a stand-in for its model": [
        "`openhands --headless` runs every command and edit without asking, outside the directory too; `--llm-approve` changes nothing about that, and no variable does. A `PreToolUse` hook in `.openhands/hooks.json` can block calls. `.openhands/setup.sh` did not run.",
        "`.env` in the directory is read at the start, and does not replace variables that are set: `OPENHANDS_PERSISTENCE_DIR` counts, and, with `--override-with-envs`, `LLM_BASE_URL`, which then gets the key.",
      ],
    },
    documented: {
      "`openhands --help` 1.16.0; OpenHands/extensions, plugins/*/action.yml": [
        "The other flags and commands, and the inputs of the actions. Their scripts set no policy of confirmation, and without one nothing asks.",
      ],
      "OpenHands/software-agent-sdk@611629e:openhands-sdk/openhands/sdk/subagent/registry.py": [
        "An agent has exactly the tools that it names, and those of its servers. A name that is not registered stops its start.",
      ],
      "OpenHands/software-agent-sdk@0fc2c14:openhands-sdk/openhands/sdk/llm/llm_profile_store.py": [
        "A stored model is a file `<model>.json` in the folder that `profile_store_dir` names, or in `~/.openhands/profiles`. It has the address to which requests go.",
      ],
      "OpenHands/software-agent-sdk@611629e:openhands-tools/openhands/tools/task/manager.py": [
        "`permission_mode` replaces the policy of the session that starts the agent; without it, that policy applies. A program that handles no confirmations runs every action.",
        "Hooks of an agent run in its own session.",
      ],
      "OpenHands/software-agent-sdk@611629e:openhands-tools/openhands/tools": [
        "The tools on this page, and the agents that OpenHands ships with.",
      ],
      "OpenHands/software-agent-sdk@611629e:openhands-sdk/openhands/sdk/plugin/discovery.py": [
        "Plugins in `.agents/plugins` and `.openhands/plugins` are loaded at the start of a conversation.",
      ],
      "OpenHands/software-agent-sdk@0bda03d:openhands-sdk/openhands/sdk/skills/skill.py, utils.py": [
        "Skills are `SKILL.md` in folders of `.agents/skills`, `.openhands/skills` and `.openhands/microagents`, and other `.md` files there at any depth, except `README.md` and those in the folder of a skill. They come from the directory of the session, the root of its repository and the home directory.",
        "`.mcp.json` beside a `SKILL.md`, and `mcp_tools` of other skills, are servers.",
      ],
      "OpenHands/software-agent-sdk@1c3d620:openhands-sdk/openhands/sdk/tool/builtins/invoke_skill.py, …/skills/execute.py":
        [
          "The tool `invoke_skill`, which asks nobody, runs the commands of a skill's text in a shell: `` !`…` `` outside code and without a backslash.",
        ],
      "docs.openhands.dev/openhands/usage/customization": [
        "`.openhands/hooks.json` holds hooks, `.openhands/setup.sh` runs every time that OpenHands begins to work, `.openhands/pre-commit.sh` before commits.",
      ],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of settings and servers that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "the code that starts a skill's servers was not read": ["Servers of skills start with a session."],
      "the texts are put into prompts as they are": [
        "Commands in `AGENTS.md` and other hosts' instructions are not run.",
      ],
      "a program around OpenHands can register tools of its own": [
        "A name that no host has is a tool of such a program, and counts as `external`.",
      ],
      "OpenHands does not need the package `toml`, and other packages may bring it": [
        "A file that begins with `+++` may have every tool.",
      ],
      "the loader was run without OpenHands' condensers": ["Any mapping is a valid `condenser`."],
    },
  }),
  measurement: { program: "openhands-sdk", versions: ["1.43.1"], date: "2026-11-23" },
};

export default knowledge;
