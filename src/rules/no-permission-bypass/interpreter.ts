/** Allow rules of settings for an interpreter or a shell with free arguments. */
import { type Interpreter, interpreterIn, type PatternMeaning } from "../../model/interpreter.ts";
import type { Authority } from "../../model/load.ts";

/** Settings whose values are patterns of commands, and how their hosts read a pattern. */
const lists: readonly (readonly [setting: RegExp, meaning: PatternMeaning])[] = [
  [/(?:^|\.)allow_regex$/, "regex"],
  [/^(?:commands\.allow_glob|commandAllowlist|commands\.allow_list)$/, "text"],
  [/^chat\.tools\.terminal\.autoApprove$/, "prefix"],
];

/** Tools that run commands, with a pattern in parentheses. Other hosts than Claude Code take it for a prefix. */
const tools: readonly (readonly [rule: RegExp, meaning: PatternMeaning])[] = [
  [/^(?:Bash|PowerShell)\((.*)\)$/s, "text"],
  [/^(?:Shell|run_shell_command|ShellTool)\((.*)\)$/s, "prefix"],
  [/^allow launch-process (.*)$/s, "regex"],
];

/** The interpreter that a setting allows; `undefined` if it allows none. */
export function interpreterOf({ setting, value, effect }: Authority): Interpreter | undefined {
  if (effect !== "widens") return undefined;
  const list = lists.find(([name]) => name.test(setting));
  if (list) return interpreterIn(value, value.startsWith("/") ? "regex" : list[1]);
  if (!/(?:^|\.)(?:allow|allowed|coreTools|toolPermissions)$/.test(setting)) return undefined;
  for (const [rule, meaning] of tools) {
    const pattern = rule.exec(value)?.[1];
    if (pattern !== undefined) return interpreterIn(pattern, meaning);
  }
  return undefined;
}
