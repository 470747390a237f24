/**
 * What `settings.json` and `settings.local.json` in a `.letta` directory decide. Nobody is asked whether a project is
 * trusted, and a project's mode counts more than the user's.
 */
import type { Problem } from "../../model/load.ts";
import { jsonDialects } from "../../parsers/json.ts";
import { isText, lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import type { SettingRule, SettingsReading } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings } from "../_kit/settings/unknown-settings.ts";

/** A permission rule for every call of a shell. */
const anyCommand = /^(?:Bash|shell|Shell|shell_command|ShellCommand|exec_command|write_stdin)(?:\(\s*:?\*?\s*\))?$/;
const notAnyCommand = new RegExp(`^(?!${anyCommand.source.slice(1, -1)}$)`);

/** Fewer turns than without the key, which the program itself writes. */
const sooner = /^(?:1?\d|2[0-4])(?:\.\d+)?$/;

const reflects = "decides when the subagent `reflection` starts by itself, without a question";

/** What each key of `.letta/settings.json` does that matters to subagents; measured on 0.32.18. */
export const settingRules: readonly SettingRule[] = [
  {
    path: "permissions.mode",
    when: /^(?:unrestricted|bypassPermissions|fullAccess)$/,
    effect: "bypasses",
    because: "runs every tool without asking, also where the user's own settings ask",
  },
  {
    path: "permissions.mode",
    when: /^acceptEdits$/,
    effect: "auto-approves",
    because: "edits files without asking",
  },
  {
    path: "permissions.mode",
    when: /^(?:standard|default|strict)$/,
    effect: "narrows",
    because: "asks before tools of the main agent run; subagents run theirs without asking",
  },
  {
    path: "permissions.allow",
    when: anyCommand,
    effect: "auto-approves",
    because: "runs every command without asking",
  },
  { path: "permissions.allow", when: notAnyCommand, effect: "widens", because: "is a call that runs without asking" },
  { path: "permissions.deny", effect: "narrows", because: "is a call that is refused, also in subagents" },
  { path: "permissions.ask", effect: "narrows", because: "is a call of the main agent that asks" },
  {
    path: "permissions.alwaysAsk",
    effect: "narrows",
    because: "is a call that always asks, and that a subagent cannot make",
  },
  {
    path: "permissions.additionalDirectories",
    effect: "widens",
    because: "is a directory in which reading does not ask",
  },
  {
    path: "hooks.disabled",
    when: /^true$/,
    effect: "widens",
    because: "turns off hooks, also the user's, unless the user's own settings say `false`",
    endsGuards: true,
  },
  { path: "reflectionTrigger", when: /^(?!off$)/, effect: "widens", because: reflects },
  { path: "reflectionStepCount", when: sooner, effect: "widens", because: reflects },
  { path: "memoryReminderInterval", when: sooner, effect: "widens", because: reflects },
];

/** How a file of settings is read. Measured on 0.32.18: one that is no strict JSON is ignored as a whole. */
export const settingsReading: SettingsReading = {
  dialect: { ...jsonDialects.javaScript },
  otherwise: "Letta Code ignores the whole file, with the hooks and rules that guard; write strict JSON",
};

/** The keys that give no power, and why. Any other key is reported as unknown. */
export const knownSettings: KnownSettings = {
  title: "Letta Code",
  harmless: [
    ...harmlessKeys("$schema windowTitle", "changes what a terminal shows"),
    ...harmlessKeys(
      "mcpServers env statusLine model agents version description project agent_settings",
      "is not read in a project",
    ),
    ...harmlessKeys("localSharedBlockIds reflectionBehavior enableSleeptime", "is a key of former versions"),
    ...harmlessKeys(
      "worktree.symlinkDirectories worktree.copyLocalSettings worktree.linkHooks worktree.include",
      "decides which ignored files a new worktree gets",
    ),
    ...harmlessKeys(
      "lastAgent lastSession sessionsByServer pinnedAgents pinnedAgentsByServer pinnedConversationsByServer listenerEnvName profiles",
      "says which agent of the user a session opens",
    ),
    ...harmlessKeys(
      "reflectionMerge reflectionMergeInstructions reflectionSettingsByAgent",
      "decides how memories are kept",
    ),
  ],
};

/** In the order in which Letta Code reads them. */
const lists = ["allow", "deny", "ask", "alwaysAsk"];

/** The modes, and their former names. */
const modes = /^(?:unrestricted|standard|acceptEdits|strict|default|bypassPermissions|fullAccess)$/;

/** Values of `permissions` with which rules that are written do not apply. */
export function faultsIn(root: Node, source: Source): readonly Problem[] {
  const permissions = lastOf(root, "permissions");
  if (permissions?.kind !== "table") return [];
  const mode = lastOf(permissions, "mode");
  const fault = (what: string, { span }: Node): Problem => ({
    message: `has ${what}`,
    at: { source, span },
    scope: "part",
  });
  return [
    ...(mode && !modes.test(textOf(mode) ?? "")
      ? [fault("a `permissions.mode` that Letta Code does not have, so that it does nothing", mode)]
      : []),
    ...lists.flatMap((key): readonly Problem[] => {
      const value = lastOf(permissions, key);
      const wrong = value && wrongIn(value);
      if (!value || !wrong) return [];
      const what = isText(value)
        ? `\`permissions.${key}\` as text, of which Letta Code takes each letter for a rule; write a list`
        : `a value in \`permissions.${key}\` that is no text, so that Letta Code may apply none of the rules after it; write text`;
      return [fault(what, wrong)];
    }),
  ];
}

/** The value, or the item of a list, that is no rule; `undefined`: none. Empty values are no rules and end nothing. */
function wrongIn(value: Node): Node | undefined {
  if (value.kind === "list") return value.items.find((item) => !isText(item));
  const isEmpty = value.kind === "scalar" && (value.value === null || value.value === "" || value.value === false);
  return isEmpty ? undefined : value;
}
