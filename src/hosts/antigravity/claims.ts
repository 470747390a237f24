/** What is known of Antigravity, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "antigravity.google/docs/subagents, as dyoshikawa/rulesync@cfebcd7 and its pull request 2465 describe it": [
        "An agent is `.agents/agents/<name>.md` or `.agents/agents/<name>/agent.md` of a project, or the same below `~/.gemini/config`, or in the `agents` folder of a plugin.",
        "`name` and `description` are required.",
        "`commandExecutionPolicy` is `off`, `auto`, `eager` or `sandbox`, and `sandbox` without the key. `model` is `inherit`, `flash` or `pro`.",
        "`mainAgent` and `subagent` say where an agent can run, and are `true` without the keys.",
      ],
      "the program's page on custom agents (`agy-customizations/docs`), read in a public copy of an edition for Google's own repositories":
        [
          "An agent without a `name` or a `description` is left out.",
          "`tools` lists the only tools. `tools: []` is no tool, and without the key an agent has those tools that change nothing.",
          "`excludeDefaultComponents: true` leaves only the tools of the list, and hooks stay on.",
          "Without `inheritMcp: false` an agent has the session's servers, unless it has servers of its own.",
          "`inheritCustomizations: false` keeps the skills, rules, plugins, agents and hooks of the session away, also hooks that guard.",
          "`skills`, `plugins`, `rules`, `agents` and `hooks` are lists of paths; `plugins` and `hooks` bring commands.",
          "The older `agent.json` names a YAML file with the tools, or with `command_spec` a program that is the agent.",
        ],
      "google-antigravity/antigravity-cli, CHANGELOG.md up to 1.2.10": [
        "Agents in Markdown exist since 1.1.6, `inheritCustomizations` since 1.1.14, `agents` since 1.1.27 and `excludeDefaultComponents` since 1.2.1.",
        "`agents.json`, `plugins.json`, `skills.json` and `rules.json` name further directories, of which only the items directly in them are read, and others that `include_only` names.",
        "Since 1.2.7 `find_by_name`, `grep_search` and `list_dir` are there only for agents that list them.",
        "`mcp_config.json` may have comments, trailing commas and a byte-order mark.",
      ],
      "antigravity.google/docs/hooks, and the program's page on hooks": [
        "`.agents/hooks.json` has groups of hooks by name, each with the events `PreToolUse`, `PostToolUse`, `PreInvocation`, `PostInvocation` and `Stop`; `enabled: false` switches a group off.",
        "A hook is a command that a shell runs, without a question and beside every agent. What `PreToolUse` prints can refuse a call, and can allow it.",
        "The names of the tools.",
      ],
      "antigravity.google/docs/mcp": [
        "Servers of a project are in `.agents/mcp_config.json`, with `command`, or with `serverUrl` or `url`.",
      ],
      "antigravity.google/docs/plugins": [
        "A folder in `.agents/plugins` is a plugin, with agents, hooks, servers, skills and rules.",
      ],
      "antigravity.google/docs/permissions": [
        "`permissions` has lists of `action(target)`; `deny` is stronger than `ask`, and `ask` than `allow`. Workspace reads and writes ask nothing.",
      ],
      "antigravity.google/docs/cli/settings": [
        "`toolPermission: always-proceed` asks nothing, `proceed-in-sandbox` runs commands in the sandbox without asking.",
      ],
      "google-antigravity/antigravity-cli#36": [
        "`--dangerously-skip-permissions` also approves that a command leaves the sandbox.",
      ],
    },
    assumed: {
      "the program was not run": [
        "A file whose frontmatter is broken, has no end or begins late is loaded, with what any reader finds in it; it is reported.",
        "Links are followed, and the case of `agent.md` does not count.",
        "For the same name, the project's file wins over the user's, and these over plugins.",
        "A path of an agent may be relative to its own folder, to the folder of customizations or to the project: whatever of these is there counts.",
        "Keys are compared exactly where they limit, and in any spelling where they give power.",
        "Other keys are ignored.",
      ],
      "the page does not list them": [
        "The tools of an agent without `tools` read files and the web. Runs by others of 1.1.9, 1.1.23 and 1.1.24 found no writes and no commands there.",
      ],
      "of two reports, one of 1.1.15 found that a list limits nothing for the session's own agent, and one of 1.2.12 that it is all that an agent has":
        [
          "A list limits every agent. Releases before 1.2 are no edition of their own, because the program updates itself.",
        ],
      "pages of users describe the words": [
        "`eager` runs commands without asking, `auto` those that the agent takes for safe, and `off` none unasked. Other words for it count by what they say.",
      ],
      "names of other hosts are in files of the field": [
        "A name in `tools` that Antigravity does not have counts as what it means elsewhere. The documentation warns that it may stop the agent.",
      ],
      "a report says so (ai-driven-dev/framework#916)": [
        "`tools` as one text with commas, or another `model`, may have the file left out; it counts as loaded.",
      ],
      "reports on 1.1.3 and older files have them": [
        "`enable_write_tools` gives writes and commands, `enable_mcp_tools` servers and `enable_subagent_tools` agents.",
      ],
      "one example has the key": ["`permissionMode: acceptEdits` edits files without asking."],
      "pages name them next to `.agents`": [
        "`_agents`, `.agent` and `_agent` are read like `.agents`, and `~/.gemini/antigravity-cli` like `~/.gemini/config`.",
      ],
      "a converter names the file, and by google-antigravity/antigravity-cli#627 the command line reads only the user's":
        ["The permissions of a project's `.antigravity/settings.json` count."],
      "a published copy of the editor's prompt says so": [
        "In a workflow, `// turbo` has the commands of the next step run without asking, and `// turbo-all` every command.",
      ],
      "by the meaning of their names": [
        "`send_message` reaches agents that already run, and starts none; `schedule` wakes the agent itself.",
      ],
      "reports differ (plur-ai/plur#1033, google-antigravity/antigravity-cli#1052)": [
        "A project counts as trusted: hooks and servers of `.agents` run without a question.",
      ],
    },
  }),
};

export default knowledge;
