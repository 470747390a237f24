/** Rows for servers in tables of settings, whose servers have `command` or `url` as in Claude Code's `.mcp.json`. */
import type { SettingRule } from "./setting-rule.ts";

/** Two rows: for servers that are started, and for those that are asked. `whose`: who may call their tools. */
export function serverRules(whose: string): readonly SettingRule[] {
  return [
    {
      path: "mcpServers.*.command",
      effect: "widens",
      because: `starts a command whose tools ${whose} can call`,
      shown: "a command",
      may: ["execute", "external"],
    },
    {
      path: "mcpServers.*.url",
      effect: "widens",
      because: `connects to an address whose tools ${whose} can call`,
      shown: "an address",
      may: ["network", "external"],
    },
  ];
}
