/** Rules that match the text of a command, such as `Bash(git push:*)`. They are no limits: a command has many texts. */
import type { Authority } from "../../model/load.ts";

/** The tools of hosts that run commands. */
const shells = "bash|monitor|powershell|shell|shelltool|run_shell_command|command|exec|execute|terminal|launch-process";

/** A shell with something between its parentheses. Wildcards alone are the whole tool. */
const scoped = new RegExp(`^\\s*(?:${shells})\\s*\\((?![\\s:*.]*\\)\\s*$)`, "i");

/** Augment's rule, with its pattern at the end: `deny launch-process ^rm`. */
const patterned = new RegExp(`^(?:deny|ask-user) (?:${shells}) \\S`);

/** Settings that list commands: the pattern is the value, or the end of the name. */
const lists = [
  /(?:^|\.)deniedCommands$/,
  /^command(?:Deny|Block)list$/,
  /^commands\.deny_\w+$/,
  /^chat\.tools\.terminal\.autoApprove$/,
  /^prefix_rule /,
  /(?:^|\.)(?:bash|shell)\.(?![\s*.]*$)/,
];

/** Whether an entry of a list of denied tools names a command and not a tool. */
export function isCommandRule(entry: string): boolean {
  return scoped.test(entry) || patterned.test(entry);
}

/** Whether a setting asks or denies by the text of a command: `git -C . push` passes a rule about `git push`. */
export function isAboutCommands({ setting, value }: Pick<Authority, "setting" | "value">): boolean {
  return isCommandRule(value) || lists.some((list) => list.test(setting));
}
