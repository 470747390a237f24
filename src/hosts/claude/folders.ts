/** What Claude Code makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.claude",
    judged: [
      "settings.json",
      "settings.local.json",
      "launch.json",
      "agents/**",
      "skills/**",
      "commands/**",
      "workflows/*.js",
    ],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles(
        "is text for a prompt, or a plan",
        "agent-memory/** agent-memory-local/** output-styles/** rules/** plans/** memory/** docs/** specs/** templates/** prompts/** context/** tasks/** workflows/**/*.md",
      ),
      ...harmlessFiles(
        "is not committed by Claude Code and not read from a repository",
        "worktrees/** .credentials.json statsig/** todos/** projects/** shell-snapshots/** cache/** logs/** tmp/** debug/** backups/**",
      ),
      ...harmlessFiles(
        "runs only if a setting names it, and is compared then",
        "hooks/** scripts/** bin/** helpers/** statusline/** lib/** tests/** tools/**",
      ),
      ...harmlessFiles("was read for servers by early versions only", "mcp.json"),
    ],
  },
];
