/** Rules for files next to Claude Code's settings that start servers. */
import type { SettingRule } from "../../_kit/settings/index.ts";
import { serverRules } from "../../_kit/settings/server-rules.ts";

/** Servers of `.mcp.json` and of a plugin's manifest. */
export const servers: readonly SettingRule[] = [
  ...serverRules("subagents"),
  {
    path: "mcpServers.*.headersHelper",
    effect: "widens",
    because: "is a command that the session starts",
    shown: "a command",
    may: ["execute"],
  },
];

/** `.claude/launch.json`, by the page on the desktop app. */
export const launches: readonly SettingRule[] = [
  {
    path: "configurations",
    effect: "widens",
    because: "is a server that the desktop app starts to look at the project",
    shown: "a command",
    may: ["execute"],
  },
];
