/** What OpenHands makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.openhands",
    judged: [
      "agents/*.md",
      "agents/*.MD",
      "hooks.json",
      "setup.sh",
      "pre-commit.sh",
      "skills/**/*.md",
      "skills/*/.mcp.json",
      "microagents/**/*.md",
      "microagents/*/.mcp.json",
    ],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, which reads or runs it", "microagents/** skills/**"),
      ...harmlessFiles("is text for a prompt", "memory/**"),
      ...harmlessFiles("is too deep in the folder to be read as an agent", "agents/*/**"),
      ...harmlessFiles("runs only if a hook names it, and is compared then", "hooks/** scripts/**"),
      ...harmlessFiles("is written by sessions", "acp/** conversations/**"),
    ],
  },
];
