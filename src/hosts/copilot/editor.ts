/** What the editor's settings of a repository decide about approvals, and where VS Code searches for agents by them. */
import { tableEntries } from "../_kit/fields.ts";
import type { Authority } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";

type ValueRule = readonly [setting: string, value: RegExp, effect: Authority["effect"], because: string];

/** Settings that hold one value. */
const valueRules: readonly ValueRule[] = [
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

/** `whole`: patterns that match everything. `what`: what the patterns match. */
type PatternRule = readonly [setting: string, whole: RegExp, what: string];

/** Settings that map patterns to whether a match runs without asking. */
const patternRules: readonly PatternRule[] = [
  ["chat.tools.terminal.autoApprove", /^(?:\/[\^]?(?:\.[*+]?)?\$?\/[a-z]*|\*+|\.\*)$/, "terminal commands"],
  ["chat.tools.urls.autoApprove", /^(?:\*+|https?:\/\/\*+(?:\/\*+)?)$/, "addresses"],
  ["chat.tools.edits.autoApprove", /^(?:\*\*\/)?\*+$/, "edits"],
];

/** Declared for the user and the machine: VS Code may ignore it in a workspace. In a container it is the machine's. */
const everyTool = "chat.tools.global.autoApprove";

/**
 * Which settings VS Code takes from a repository is assumed for most, so the messages say "may". `isMachine`: the
 * settings are those of a container that is made for the repository.
 */
export function editorAuthority(source: Source, node: Node | undefined, isMachine = false): readonly Authority[] {
  const decisions = [
    ...globalDecision(lastOf(node, everyTool), isMachine),
    ...valueRules.flatMap(([setting, pattern, effect, because]) =>
      valueDecision(setting, lastOf(node, setting), pattern, effect, because),
    ),
    ...valueDecision(
      "chat.defaultConfiguration",
      lastOf(lastOf(node, "chat.defaultConfiguration"), "approvals"),
      /^(?:autoApprove|autopilot)$/,
      "bypasses",
      "may start every session without asking for any tool call",
    ),
    ...patternRules.flatMap((rule) => patternDecisions(lastOf(node, rule[0]), rule)),
    ...neverEligible(lastOf(node, "chat.tools.eligibleForAutoApproval")),
  ];
  return decisions.map(({ node: { span }, ...decision }) => ({ ...decision, at: { source, span } }));
}

/** What one setting decides, and where. */
type Decision = Pick<Authority, "setting" | "value" | "effect" | "because"> & { readonly node: Node };

function globalDecision(node: Node | undefined, isMachine: boolean): readonly Decision[] {
  if (!node || !isTrue(node)) return [];
  const because = isMachine
    ? "runs every tool without asking in a container made from this file"
    : "may run every tool without asking, if VS Code takes it from a repository: it is declared for a user and a machine";
  return [{ setting: everyTool, value: "true", node, effect: "bypasses", because }];
}

function valueDecision(
  setting: string,
  node: Node | undefined,
  pattern: RegExp,
  effect: Authority["effect"],
  because: string,
): readonly Decision[] {
  const value = textOf(node);
  return node && value !== undefined && pattern.test(value) ? [{ setting, value, node, effect, because }] : [];
}

function patternDecisions(table: Node | undefined, [setting, whole, what]: PatternRule): readonly Decision[] {
  return tableEntries(table).map(({ name = "", value: node }): Decision => {
    const decision = { setting, value: name, node };
    const isApproved = isTrue(node) || isTrue(lastOf(node, "approve")) || isTrue(lastOf(node, "approveRequest"));
    if (!isApproved) return { ...decision, effect: "narrows", because: `asks for matching ${what}` };
    // Edits run without asking anyway, except for a few files.
    return whole.test(name) && what === "terminal commands"
      ? { ...decision, effect: "auto-approves", because: `may run all ${what} without asking` }
      : { ...decision, effect: "widens", because: `may pass matching ${what} without asking` };
  });
}

/** How many tools of one list are reported. */
const maxTools = 500;

function neverEligible(table: Node | undefined): readonly Decision[] {
  return tableEntries(table)
    .slice(0, maxTools)
    .filter(({ value }) => textOf(value) === "false")
    .map(({ name = "", value: node }) => ({
      setting: "chat.tools.eligibleForAutoApproval",
      value: name,
      node,
      effect: "narrows",
      because: "is asked for every time",
    }));
}

function isTrue(node: Node | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}

/** Directories that the settings add for agents, and for chat modes, their older name. */
export function locationsIn(node: Node | undefined): readonly string[] {
  return ["chat.agentFilesLocations", "chat.modeFilesLocations"].flatMap((setting) => {
    return tableEntries(lastOf(node, setting)).flatMap(({ name, value }) =>
      name !== undefined && isTrue(value) ? [name] : [],
    );
  });
}

/** The settings in a container's description, at their older and newer place. */
export function settingsOfContainer(node: Node): readonly Node[] {
  return [lastOf(lastOf(lastOf(node, "customizations"), "vscode"), "settings"), lastOf(node, "settings")].flatMap(
    (settings) => settings ?? [],
  );
}
