/**
 * The files of a repository whose text hosts give to their agents as instructions, beside the profiles. None of it was
 * measured: each line names the page that documents it. The tool does not judge these files, it only reports that they
 * changed, so a line too many costs little.
 */

/** Files that some hosts read. */
export interface InstructionFiles {
  /** The ids of hosts; `any`: an open convention, or one of agents that this tool does not know or does not find. */
  readonly hosts: readonly string[] | "any";
  /** Patterns as hosts have them: `**` and a slash in front means any directory. */
  readonly patterns: readonly string[];
  readonly source: string;
}

/** Each row with the program's own documentation, so its patterns are documented and not measured. */
export const instructionFiles: readonly InstructionFiles[] = [
  { hosts: "any", patterns: ["**/AGENTS.md"], source: "https://agents.md" },
  { hosts: "any", patterns: ["**/WARP.md"], source: "https://docs.warp.dev/agents/capabilities/rules" },
  {
    hosts: "any",
    patterns: [".windsurfrules", "**/.windsurf/rules/**/*.md"],
    source: "https://docs.windsurf.com/windsurf/cascade/memories",
  },
  {
    hosts: "any",
    patterns: [".clinerules", ".clinerules/**/*.md", ".clinerules/**/*.txt"],
    source: "https://docs.cline.bot/features/cline-rules",
  },
  {
    hosts: ["claude"],
    patterns: ["**/CLAUDE.md", "**/CLAUDE.local.md", "**/.claude/rules/**/*.md"],
    source: "https://code.claude.com/docs/en/memory",
  },
  {
    hosts: ["codex"],
    patterns: ["**/AGENTS.override.md"],
    source: "https://developers.openai.com/codex/guides/agents-md",
  },
  {
    hosts: ["copilot"],
    patterns: [
      ".github/copilot-instructions.md",
      ".github/instructions/**/*.instructions.md",
      "CLAUDE.md",
      "GEMINI.md",
    ],
    source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
  },
  {
    hosts: ["antigravity"],
    patterns: ["**/GEMINI.md", "**/.agents/rules/**/*.md", "**/.agent/rules/**/*.md"],
    source: "https://antigravity.google/docs/rules-workflows",
  },
  { hosts: ["gemini"], patterns: ["**/GEMINI.md"], source: "https://geminicli.com/docs/cli/gemini-md" },
  {
    hosts: ["qwen"],
    patterns: ["**/QWEN.md"],
    source: "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings",
  },
  { hosts: ["opencode"], patterns: ["**/CLAUDE.md", "**/CONTEXT.md"], source: "https://opencode.ai/docs/rules" },
  {
    hosts: ["cursor"],
    patterns: ["**/.cursor/rules/**/*.mdc", "**/.cursor/rules/**/*.md", ".cursorrules", "CLAUDE.md"],
    source: "https://cursor.com/docs/context/rules",
  },
  {
    hosts: ["augment"],
    patterns: ["**/CLAUDE.md", ".augment-guidelines", ".augment/guidelines.md", "**/.augment/rules/**/*.md"],
    source: "https://docs.augmentcode.com/cli/rules",
  },
  {
    hosts: ["junie"],
    patterns: [".junie/guidelines.md"],
    source: "https://www.jetbrains.com/help/junie/customize-guidelines.html",
  },
  {
    hosts: ["openhands"],
    patterns: ["**/.openhands/microagents/**/*.md", "**/.openhands/memory/MEMORY.md"],
    source: "https://docs.openhands.dev/overview/skills",
  },
  {
    hosts: ["codebuddy"],
    patterns: [
      "**/CODEBUDDY.md",
      "**/CODEBUDDY.local.md",
      "**/.codebuddy/rules/**/*.md",
      "**/.codebuddy/rules/**/*.mdc",
    ],
    source: "https://cloud.tencent.com/document/product/1831/137011",
  },
  {
    hosts: ["goose"],
    patterns: ["**/.goosehints"],
    source: "https://goose-docs.ai/docs/guides/context-engineering/using-goosehints",
  },
  { hosts: ["kiro"], patterns: ["**/.kiro/steering/**/*.md"], source: "https://kiro.dev/docs/steering" },
  {
    hosts: ["amazonq"],
    patterns: ["AmazonQ.md", ".amazonq/rules/**/*.md"],
    source: "https://github.com/aws/amazon-q-developer-cli/blob/main/docs/default-agent-behavior.md",
  },
  {
    hosts: ["cline"],
    patterns: ["**/.cline/rules/**/*.md", "**/.cline/rules/**/*.txt"],
    source: "https://docs.cline.bot/features/cline-rules",
  },
  {
    hosts: ["roo"],
    patterns: [".roo/rules/**", ".roo/rules-*/**", ".roorules", ".roorules-*", "AGENT.md", "AGENTS.local.md"],
    source: "https://docs.roocode.com/features/custom-instructions",
  },
];
