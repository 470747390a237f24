/** What is known of Mistral Vibe, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  claims: claimsOf({
    measured: {
      "Mistral Vibe 2.18.4: its own modules of configuration, agents, tools and hooks": [
        "The files that end in `.toml` and are directly in `.vibe/agents` of the directory in which a session starts are agents, also those that begin with a dot. Links are followed, each is an agent of its own name. Directories above and below are not read.",
        "The file name without `.toml` is the name of the agent. A key `name` changes nothing.",
        "Folders of `agent_paths` come before `.vibe/agents` and that before the user's. The first valid file of a name wins. Of files named like a built-in agent the last wins, and replaces it: `default`, `plan`, `accept-edits`, `auto-approve`, `explore`, `lean`.",
        "A file that Python's `tomllib` refuses, that is not UTF-8, or in which a value has a wrong type, is left out. Other files are read.",
        "Every other key of an agent is laid over the configuration: tables key by key, lists as a whole. Unknown keys are ignored, and so is another case.",
        '`bypass_tool_permissions` is also true as `1`, `1.0`, `"yes"` and `"on"`. It beats `permission = "never"` and every denylist. `auto_approve` does nothing.',
        "`enabled_tools` matches names without regard to case, as patterns or as expressions behind `re:`. An empty list means every tool; an entry that matches nothing leaves none. `disabled_tools` is ignored next to it.",
        "`read_file` and `search_replace` are the old names of `read` and `edit`. In a list of an agent they match nothing; in `config.toml` they are rewritten.",
        "`permission` is `always`, `ask` or `never` in lower case. With another value each call of the tool fails.",
        '`permission = "never"` ends `web_fetch` and `web_search`. `bash` still runs commands of its allowlist and asks about others, `task` still starts `explore`, `skill` never asks, and tools of files still ask about `.env` files.',
        'A list of a tool replaces its own default. `allowlist = ["*"]` of a tool of files lets it work everywhere without asking, with `never` too. Patterns are compared with absolute paths. Entries of `bash` are beginnings of commands, and `*` is no pattern there.',
        '`safety` is a label. `agent_type = "subagent"` agents are the only ones that `task` starts.',
        "`.vibe/config.toml` is read in place of the user's, an empty one too. Where it is no TOML, is not UTF-8 or has a value of a wrong type, Mistral Vibe does not start.",
        "`default_agent` starts every session. Where `enabled_agents` and `disabled_agents` leave it out, no session starts.",
        "Every `*.py` in `.vibe/tools` that does not begin with `_` runs when a session starts, at any depth; so does what `tool_paths` names, in an agent too. A class with the name of a tool replaces it.",
        "Hooks of `.vibe/hooks.toml` are loaded where `enable_experimental_hooks` is true in the configuration, the user's too. In an agent it does nothing.",
        "A file of `.vibe/prompts` is read before the user's and before the built-in prompt of its name.",
        "In an untrusted directory, none of these files is read. A `hooks.toml` alone leads to no question about trust.",
      ],
      "`tomllib` of Python 3.11 to 3.13, on 200,000 generated texts": [
        "A byte-order mark, a lone carriage return and control characters are refused, and line breaks in inline tables. Integers of any size are taken.",
      ],
      "Mistral Vibe 2.18.4: `vibe -p` with a stand-in for its model": [
        "Without a terminal a call that asks is refused. Commands of a list run, such as `echo`, `ls`, `find` and `git log`, also with a redirection or an option that writes a file outside the directory; `--agent plan` and a `permission` of `never` for `bash` change nothing about them, and an empty `allowlist` in a file is filled again. `--enabled-tools`, `VIBE_ENABLED_TOOLS` and `VIBE_DISABLED_TOOLS` take the shell away.",
        "`VIBE_DEFAULT_AGENT=auto-approve` runs everything, and with `VIBE_HOME` settings of that folder count without trust.",
      ],
    },
    documented: {
      "`mistralai/mistral-vibe@ac8f1a0`, `action.yml`": ["The inputs of the action, which starts `vibe -p`."],
      "`mistralai/mistral-vibe@ac8f1a0`, `vibe/cli/cli.py`, `vibe/core/agent_loop.py`, `vibe/core/tracing.py`": [
        "Hooks, tracing, experiments and logs are set up with the configuration, before an agent is chosen.",
        "A server with `disabled = true` is started too; its tools are hidden.",
        "A provider gets the prompts at its `api_base` and the value of the variable that `api_key_env_var` names. `console_base_url`, `vibe_code_sessions_base_url` and the providers of voice get a key too.",
        "A connector of the account is off unless `connectors` names it.",
        "Subagents are started by `task` with the permissions of the session. The model sees their descriptions.",
        "The flags of `vibe`.",
      ],
      "`mistralai/mistral-vibe@ac8f1a0`, `CHANGELOG.md`": [
        "`auto_approve` is the name of `bypass_tool_permissions` before 2.9.",
      ],
      "the README of a newer version (2026)": [
        "Hooks need no switch; their types are `pre_tool`, `post_tool` and `post_agent`. What `disabled_tools` names is taken from `enabled_tools`. Shells are named `git_bash` and `powershell` on Windows.",
      ],
      "docs.mistral.ai/vibe/code/cli/agents.md": [
        "Newer versions have the built-in agents `ask` and `smart-approve`, and no `plan`.",
      ],
    },
    assumed: {
      "trust is kept in the user's home directory, by path": ["The directory is trusted."],
      "newer versions were not available": [
        "They read these files as 2.18.4 does, and have the former names of tools too.",
      ],
      "this tool does not run Python's regular expressions": [
        "An expression behind `re:` of more than words, bars, `.` and `.*` matches every tool in `enabled_tools`, and none in `disabled_tools`.",
      ],
      "a tool of a server or in Python can have any name": ["A name that is no tool's gives `external`."],
    },
  }),
} satisfies Knowledge;
