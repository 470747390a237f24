/** What Cline makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.cline",
    judged: ["agents/**", "hooks/*", "plugins/**"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, whose text is all that a session reads", "skills/**"),
      ...harmlessFiles("is text for a prompt", "rules/** workflows/**"),
      ...harmlessFiles("counts only in the user's own folder", "cron/** tasks/** schedules/** data/**"),
      ...harmlessFiles("is not read in a project", "mcp.json cline_mcp_settings.json settings.json config.json"),
      ...harmlessFiles("is written by sessions", "worktrees/** kanban/**"),
    ],
  },
  {
    root: "**/.clinerules",
    judged: ["hooks/*"],
    harmless: [...ordinaryFiles, ...harmlessFiles("is text for a prompt, or is not read", "**/*")],
  },
];
