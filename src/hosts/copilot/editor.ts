/** What the editor's settings of a repository decide about approvals, and where they let VS Code look for agents. */
import { withoutRepetition } from "../_kit/settings.ts";
import type { Authority } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";

/** Settings of one value: which value does what. */
const single: readonly (readonly [setting: string, value: RegExp, effect: Authority["effect"], because: string])[] = [
  [
    "chat.permissions.default",
    /^(?:autoApprove|autopilot)$/,
    "bypasses",
    "may start every session without asking for any tool call",
  ],
  ["chat.assistedPermissions.enabled", /^true$/, "widens", "may let a model approve tool calls instead of a person"],
  ["chat.autopilot.advanced.enabled", /^true$/, "widens", "may let a model decide when an autonomous session ends"],
  ["chat.tools.terminal.enableAutoApprove", /^false$/, "narrows", "asks for every terminal command"],
  [
    "chat.tools.terminal.ignoreDefaultAutoApproveRules",
    /^true$/,
    "widens",
    "may drop the built-in rules that ask before dangerous commands",
  ],
  [
    "chat.tools.terminal.blockDetectedFileWrites",
    /^never$/,
    "widens",
    "may let terminal commands write anywhere without asking",
  ],
  ["chat.agent.sandbox.enabled", /^(?:true|on)$/, "narrows", "runs terminal commands in a sandbox"],
  ["chat.useCustomAgentHooks", /^true$/, "widens", "may run the hooks that agents bring along"],
];

/** Settings that hold a pattern and whether it passes unasked. */
const patterns: readonly (readonly [setting: string, whole: RegExp, what: string])[] = [
  ["chat.tools.terminal.autoApprove", /^(?:\/[\^]?(?:\.[*+]?)?\$?\/[a-z]*|\*+|\.\*)$/, "terminal commands"],
  ["chat.tools.urls.autoApprove", /^(?:\*+|https?:\/\/\*+(?:\/\*+)?)$/, "addresses"],
  ["chat.tools.edits.autoApprove", /^(?:\*\*\/)?\*+$/, "edits"],
];

/** Declared for the user and the machine: a workspace's value may do nothing, a container's is the machine's. */
const everyTool = "chat.tools.global.autoApprove";

/**
 * Which settings VS Code takes from a repository is UNVERIFIED for most, so the messages say "may". `isMachine`: they are
 * those of a container that is made for the repository.
 */
export function editorAuthority(source: Source, node: Node | undefined, isMachine = false): readonly Authority[] {
  const found: Authority[] = [];
  const add = (setting: string, value: string, from: Node, effect: Authority["effect"], because: string): void => {
    found.push({ setting, value, effect, because, at: { source, span: from.span } });
  };
  const all = lastOf(node, everyTool);
  if (all && isTrue(all))
    add(
      everyTool,
      "true",
      all,
      "bypasses",
      isMachine
        ? "runs every tool without asking in a container made from this file"
        : "may run every tool without asking, if VS Code takes it from a repository: it is declared for a user and a machine",
    );
  for (const [setting, wanted, effect, because] of single) {
    const value = lastOf(node, setting);
    const text = textOf(value);
    if (value && text !== undefined && wanted.test(text)) add(setting, text, value, effect, because);
  }
  const approvals = lastOf(lastOf(node, "chat.defaultConfiguration"), "approvals");
  if (approvals && /^(?:autoApprove|autopilot)$/.test(textOf(approvals) ?? ""))
    add(
      "chat.defaultConfiguration",
      textOf(approvals) ?? "",
      approvals,
      "bypasses",
      "may start every session without asking for any tool call",
    );
  for (const [setting, whole, what] of patterns) {
    const table = lastOf(node, setting);
    for (const { name = "", value } of table?.kind === "table" ? table.entries : []) {
      const passes = isTrue(value) || isTrue(lastOf(value, "approve")) || isTrue(lastOf(value, "approveRequest"));
      // Edits pass unasked in any case, but for a few files.
      const everything = passes && whole.test(name) && what === "terminal commands";
      if (everything) add(setting, name, value, "auto-approves", `may run all ${what} without asking`);
      else if (passes) add(setting, name, value, "widens", `may pass matching ${what} without asking`);
      else add(setting, name, value, "narrows", `asks for matching ${what}`);
    }
  }
  const eligible = lastOf(node, "chat.tools.eligibleForAutoApproval");
  for (const { name = "", value } of eligible?.kind === "table" ? eligible.entries.slice(0, 500) : []) {
    if (textOf(value) === "false")
      add("chat.tools.eligibleForAutoApproval", name, value, "narrows", "is asked for every time");
  }
  return withoutRepetition(found);
}

function isTrue(node: Node | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}

/** Directories that the settings add for agents, and for chat modes as they were called before. */
export function locationsIn(node: Node | undefined): readonly string[] {
  return ["chat.agentFilesLocations", "chat.modeFilesLocations"].flatMap((setting) => {
    const table = lastOf(node, setting);
    return table?.kind === "table"
      ? table.entries.flatMap(({ name, value }) => (name !== undefined && isTrue(value) ? [name] : []))
      : [];
  });
}

/** The settings that a container's description brings along, in its older or newer place. */
export function settingsOfContainer(node: Node): readonly Node[] {
  return [lastOf(lastOf(lastOf(node, "customizations"), "vscode"), "settings"), lastOf(node, "settings")].flatMap(
    (settings) => settings ?? [],
  );
}
