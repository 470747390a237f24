/** What is known of Copilot's readers, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const cliReference = "github/docs@046d267:content/copilot/reference/copilot-cli-reference/cli-command-reference.md";
const cliSettings = "github/docs@03b432e:content/copilot/reference/copilot-cli-reference/cli-config-dir-reference.md";

const knowledge: Knowledge = {
  measurement: { program: "@github/copilot-linux-x64", versions: ["1.0.102"], date: "2026-11-22" },
  claims: claimsOf({
    measured: {
      "Copilot CLI 1.0.102": [
        "Agents are read from `.github/agents` and `.claude/agents` of every directory from the start up to the root of the repository, and from `~/.copilot/agents`.",
        "Subfolders are read at any depth and through links; an id joins them with `--`. Hidden files and folders are skipped.",
        "Links are followed out of the repository. A real file counts once per folder.",
        "Within a folder, the first path with an id claims it, even if the file is skipped.",
        "The user's agents win over a project's, `.github` over `.claude`, and the nearer directory over the farther.",
        "Files that are not UTF-8 are skipped.",
        "A fence is a line with `---`, optionally followed by white space. Only a byte-order mark may precede the first.",
        "The frontmatter is read with serde_yaml 0.9.34, without coercion and without merge keys; an agent with a repeated key at any depth is skipped.",
        "Inside the frontmatter a lone carriage return, U+0085, U+2028 and U+2029 end a line.",
        "A `description` that is text is required; it may be empty.",
        "An agent with a value of the wrong type under a known key is skipped; other keys are ignored.",
        "A server needs `tools`; a local one also `command` and `args`, a remote one `url`. An agent with an invalid server is skipped.",
        "Hooks have the CLI's or Claude Code's event names. An agent with an invalid hook is skipped.",
        "`hooks` of an agent did not run in sessions with `-p --agent`.",
        "In a trusted folder, sessions with `-p` run the hooks of every `.json` file in `.github/hooks` at the root of the repository, at any depth and through links; hidden files and folders are skipped.",
        "The CLI runs no hook of a file in `.github/hooks` that is not strict JSON, that has `disableAllHooks: true`, or whose `version` is not 1, `disableAllHooks` not boolean, `hooks` no mapping or event no list. Another wrong hook, an unknown event and an unknown key cost nothing else.",
        "`.github/copilot/settings.json` or `settings.local.json` that is not strict JSON, or has a key or a hook of the wrong form, is ignored as a whole. In it, a wrong matcher, an unknown event and an unknown key cost nothing else.",
        "Without `mcpServers`, every key of `.github/mcp.json` and `.mcp.json` is the name of a server, also next to `$schema` and `inputs`, and without `type`. `mcpServers` next to a server without it hides that server, and `servers` is not read.",
        "A server of an agent starts in an untrusted folder with `-p --allow-all-tools`.",
        "`github` with `permissions` or `toolsets` adds GitHub's own server.",
        "`disallowedTools`, `permissionMode`, `target`, `models`, `modelPolicy` and `reasoningEffort` have no effect.",
        "Without `tools`, and with `*` in it, an agent has every tool.",
        "Entries of a list match as written, in any case; a text is split at every comma.",
        "`server/*` and `server/tool` name a server as its configuration does, slashes included: `x/y/*` is the server `x/y` and not `y`.",
        "Entries with a scope, with several names, with white space or with a pattern other than `*` and `server/*` grant nothing.",
        "`skill` and `sql` are offered to every agent of a session with `--agent`, also with `tools: []`; a subagent has `skill` only without `tools`, or if `tools` names it.",
        "Skills are read from `.github/skills`, `.claude/skills` and `.agents/skills`; `skills` of an agent puts their text into its first request.",
        "A skill gives no power in sessions with `-p`: its inline commands, its hooks and `context: fork` do nothing, and its `allowed-tools` approves nothing.",
        "The built-in agent `explore` has reading tools and a shell; the others have every tool, according to their definitions.",
      ],
    },
    documented: {
      "the program's own help text, 1.0.102": [
        "The flags of a start, and which of them take values; `COPILOT_ALLOW_ALL` is `--allow-all-tools`.",
      ],
      "docs.github.com/en/copilot/how-tos/use-copilot-agents/coding-agent/customize-the-agent-environment": [
        "The steps of `copilot-setup-steps.yml` run on the cloud agent's machine before it starts.",
      ],
      "github/docs@21a6a14:content/copilot/how-tos/administer-copilot/manage-for-organization/prepare-for-custom-agents.md":
        [
          "Files in `agents` at the top of an organisation's `.github` or `.github-private` repository are agents of all of its repositories.",
        ],
      "docs.github.com/en/enterprise-cloud@latest/copilot/how-tos/administer-copilot/manage-for-enterprise/manage-agents/configure-enterprise-plugin-standards":
        [
          "`copilot/managed-settings.json` of the `.github-private` repository applies to an enterprise; `.github/copilot/settings.json` there is its former place.",
        ],
      "docs.github.com/en/copilot/reference/enterprise-administrators/enterprise-managed-settings": [
        "The keys of `managed-settings.json` are `permissions`, `model`, plugins and marketplaces, `telemetry`, `remoteControl`, servers and `sandbox`.",
      ],
      "github/docs@03e038c:content/copilot/reference/custom-agents-configuration.md": [
        "The cloud agent reads `.github/agents` at the root, and requires `description`.",
        "The cloud agent ignores `handoffs` and `argument-hint`, and has retired `infer`.",
        "A prompt has at most 30,000 characters.",
        "Readers ignore names of tools that they do not have.",
      ],
      [cliReference]: ["`sidekick` starts an agent automatically."],
      [cliSettings]: ["In a repository's settings, only the keys that this page lists count."],
      "github/docs@05da5bc:content/copilot/reference/hooks-reference.md": [
        "The cloud agent and the CLI run the hooks of `.github/hooks`; the CLI also those of Claude Code's settings.",
      ],
      "microsoft/vscode-docs@024cb9b:docs/agent-customization/custom-agents.md": [
        "VS Code reads files directly in `.github/agents`, `.github/chatmodes`, `.claude/agents` and the folders of `chat.agentFilesLocations`.",
        "VS Code maps `tools` and `disallowedTools` of Claude Code's files.",
        "VS Code runs the hooks of agents if `chat.useCustomAgentHooks` is on.",
        "Only VS Code restricts which agents an agent may start (`agents`).",
      ],
      "microsoft/vscode@e2098d9:src/vs/workbench/contrib/chat/test/browser/tools/languageModelToolsService.test.ts": [
        "In VS Code, `github/github-mcp-server/*`, `io.github.github/github-mcp-server/*`, `microsoft/playwright-mcp/*` and `com.microsoft/playwright-mcp/*` grant the tools of those servers.",
      ],
      "microsoft/vscode@01a5990:src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts": [
        "VS Code loads a file without frontmatter, and frontmatter without an end.",
      ],
      "docs.github.com/en/copilot/concepts/agents/copilot-cli/about-cli-extensions": [
        "Copilot CLI runs `.github/extensions/*/extension.mjs`, `.cjs` or `.js` as a program next to a session, if experimental features are on.",
      ],
      "microsoft/vscode-docs@024cb9b:docs/agents/reference/ai-settings.md": [
        "`chat.hookFilesLocations` adds hook files and folders of hook files.",
      ],
      "microsoft/vscode@00a3a64:src/vs/workbench/contrib/terminalContrib/chatAgentTools/common/terminalChatAgentToolsConfiguration.ts":
        ["`null` in `chat.tools.terminal.autoApprove` unsets the same pattern of a higher scope, also VS Code's own."],
      "microsoft/vscode, `TerminalProfileFetcher.getCopilotProfile` of its terminal tools": [
        "An agent's terminal has the default profile where `chat.tools.terminal.terminalProfile` is not set.",
      ],
      "microsoft/vscode, `toValuesTree` of its configuration models": [
        "VS Code reads its settings as a tree, so a dotted key and nested objects are the same setting.",
      ],
      "containers.dev/implementors/spec": ["`.devcontainer/*/devcontainer.json` describes a container as well."],
      "containers.dev/supporting": ["Settings in a `devcontainer.json` are machine settings of the container."],
    },
    assumed: {
      "no repository of an organisation was tried": [
        "Folders below an organisation's `agents` are read like those of a project.",
      ],
      "the cloud agent was not run": [
        "The cloud agent reads no folders below `.github/agents`; a file there counts with the capabilities that it would grant.",
        "A reader that refuses the frontmatter uses the body with every tool.",
      ],
      "neither the cloud agent nor VS Code was run": [
        "A scope, a pattern, an entry with several names and a name with white space grant the whole tool in another reader.",
        "`tools` without a value, or with a value that is not a list of names, grants every tool in another reader.",
      ],
      "VS Code was not run": [
        "VS Code takes the settings of `chat.` from a repository.",
        "VS Code takes the settings of `terminal.integrated.` from a repository, and its variables and automation profile apply to what an agent starts.",
        "A pattern of an approval with a value of another type than its setting has is ignored, as `null` is.",
      ],
      "no terminal session was run": ["Hooks of an agent run in a trusted session of Copilot CLI."],
      "the program was run without a connection": [
        "`web`, `web_fetch`, `web_search` and their other names grant the network in Copilot CLI.",
      ],
    },
  }),
};

export default knowledge;
