/** What the editor's settings of a repository decide about approvals, and where VS Code searches for agents by them. */
import { valuesOfSetting } from "../_kit/settings/vscode-settings.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { commandTexts, contentOf } from "../_kit/settings/index.ts";
import { unknownSettings } from "../_kit/settings/unknown-settings.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { isTrue, lastOf, type Node, type Table, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { type EditorRule, editorRules } from "./editor-settings.ts";
import { terminalAuthority, terminalRules } from "./terminal.ts";
import { harmlessEditorSettings, readElsewhere } from "./harmless-editor-settings.ts";

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
    ...valuesOfSetting(node, everyTool).flatMap((value) => globalDecision(value, isMachine)),
    ...[...editorRules, ...terminalRules].flatMap((rule) =>
      valuesOfSetting(node, rule.path).flatMap((value) => ruleDecisions(rule, value, source)),
    ),
    ...patternRules.flatMap((rule) => valuesOfSetting(node, rule[0]).flatMap((value) => patternDecisions(value, rule))),
    ...valuesOfSetting(node, "chat.tools.eligibleForAutoApproval").flatMap(neverEligible),
    ...valuesOfSetting(node, hookLocations).flatMap(hookSwitches),
  ];
  return [
    ...decisions.map(({ node: { span }, ...decision }): Authority => ({ ...decision, at: { source, span } })),
    ...terminalAuthority(source, node),
  ];
}

/** Keys below `chat` and `github.copilot` of which this tool does not know what VS Code makes of them. */
export function unknownEditorSettings(source: Source, node: Node | undefined): readonly Problem[] {
  const known = [
    ...editorRules,
    ...terminalRules,
    ...readElsewhere.map((path) => ({ path })),
    ...harmlessEditorSettings,
  ];
  const own = tableEntries(nested(node)).filter(({ name }) => name === "chat" || name === "github");
  const others = tableEntries(nested(node)).flatMap(({ name, value }) =>
    name === "github"
      ? tableEntries(value).flatMap((entry) => (entry.name === "copilot" ? [] : [`github.${entry.name ?? ""}`]))
      : [],
  );
  const root: Table = { kind: "table", span: node?.span ?? { start: 0, end: 0 }, entries: own };
  return unknownSettings(root, source, "VS Code", [...known, ...others.map((path) => ({ path }))]);
}

/** The same settings with one object for each dot. A key that stands in several spellings is there several times. */
function nested(node: Node | undefined): Node | undefined {
  if (node?.kind !== "table") return node;
  return {
    ...node,
    entries: node.entries.map(({ key, name, value }) => {
      const [first, ...rest] = (name ?? "").split(".").toReversed();
      const inner = { key, name: first, value: nested(value) ?? value };
      return rest.reduce(
        (entry, segment) => ({
          key,
          name: segment,
          value: { kind: "table" as const, span: value.span, entries: [entry] },
        }),
        inner,
      );
    }),
  };
}

/** What one setting decides, and where. */
type Decision = Pick<
  Authority,
  "setting" | "value" | "effect" | "because" | "content" | "may" | "names" | "endsGuards"
> & {
  readonly node: Node;
};

function globalDecision(node: Node, isMachine: boolean): readonly Decision[] {
  if (!isTrue(node)) return [];
  const because = isMachine
    ? "runs every tool without asking in a container made from this file"
    : "may run every tool without asking (not verified: VS Code declares it for users and machines, not for repositories)";
  return [{ setting: everyTool, value: "true", node, effect: "bypasses", because }];
}

function ruleDecisions(
  { path, when, effect, because, may, isWhole }: EditorRule,
  node: Node,
  source: Source,
): readonly Decision[] {
  // The older name of the whole object is what people search for.
  const setting = path.startsWith("chat.defaultConfiguration") ? "chat.defaultConfiguration" : path;
  const common = { setting, effect, because, ...(may ? { may } : {}) };
  const isEmpty = node.kind === "scalar" && (node.value === null || node.text === "");
  if (isEmpty || isEmptyCollection(node)) return [];
  const names = may?.includes("execute") === true ? { names: commandTexts(node) } : {};
  if (isWhole) return [{ ...common, ...names, value: textOf(node) ?? "…", content: contentOf(node, source), node }];
  return itemsOf(node)
    .filter(({ value }) => when === undefined || when.test(value))
    .map(({ value, node: item }) => ({ ...common, ...names, value, content: contentOf(item, source), node: item }));
}

function isEmptyCollection(node: Node): boolean {
  return (node.kind === "list" && node.items.length === 0) || (node.kind === "table" && node.entries.length === 0);
}

/** One value, the items of a list, or the keys of a mapping that are not switched off. */
function itemsOf(node: Node): readonly { readonly value: string; readonly node: Node }[] {
  if (node.kind === "scalar") return [{ value: node.text, node }];
  if (node.kind === "list") return node.items.map((item) => ({ value: textOf(item) ?? "…", node: item }));
  return node.entries.flatMap(({ name = "", value }) =>
    textOf(value) === "false" ? [] : [{ value: name, node: value }],
  );
}

function patternDecisions(table: Node, [setting, whole, what]: PatternRule): readonly Decision[] {
  return tableEntries(table).map(({ name = "", value: node }): Decision => {
    const decision = { setting, value: name, node };
    const isApproved = isTrue(node) || isTrue(lastOf(node, "approve")) || isTrue(lastOf(node, "approveRequest"));
    if (!isApproved && asksForMatch(node))
      return { ...decision, effect: "narrows", because: `asks for matching ${what}` };
    // Anything else, such as null, takes the place of the same pattern of the user's or of VS Code's own rules.
    if (!isApproved) {
      const value = `${JSON.stringify(name)}: ${textOf(node) ?? "…"}`;
      return { ...decision, value, effect: "widens", because: `may unset a rule that asks for matching ${what}` };
    }
    // Edits run without asking anyway, except for a few files.
    return whole.test(name) && what === "terminal commands"
      ? { ...decision, effect: "auto-approves", because: `may run all ${what} without asking` }
      : { ...decision, effect: "widens", because: `may pass matching ${what} without asking` };
  });
}

/** Whether a match needs an approval. For addresses, one of the two approvals is enough to ask for the other. */
function asksForMatch(node: Node): boolean {
  const answers = [node, ...["approve", "approveRequest"].flatMap((key) => lastOf(node, key) ?? [])];
  return answers.some((answer) => answer.kind === "scalar" && answer.value === false);
}

function neverEligible(table: Node): readonly Decision[] {
  return tableEntries(table)
    .filter(({ value }) => textOf(value) === "false")
    .map(({ name = "", value: node }) => ({
      setting: "chat.tools.eligibleForAutoApproval",
      value: name,
      node,
      effect: "narrows",
      because: "needs confirmation every time",
    }));
}

const hookLocations = "chat.hookFilesLocations";

/** Places of hooks that are added or switched off. */
function hookSwitches(table: Node): readonly Decision[] {
  return tableEntries(table).map(({ name = "", value: node }): Decision => {
    const decision = { setting: hookLocations, value: name, effect: "widens" as const, node };
    return isTrue(node)
      ? { ...decision, because: "may run the hooks of the files there", may: ["execute"], names: [name] }
      : { ...decision, because: "may turn off the hooks of the files there, which may guard tools", endsGuards: true };
  });
}

/** Paths that the settings add for files of one kind, as written. */
export interface Locations {
  /** Directories of agents, and of chat modes, their older name. */
  readonly agents: readonly string[];
  /** Directories of hook files, or such files. */
  readonly hooks: readonly string[];
  /** Directories of plugins. */
  readonly plugins: readonly string[];
}

/** `node`: the root of the settings. A path that is mapped to `false` is switched off, and left out. */
export function locationsIn(node: Node | undefined): Locations {
  const switchedOn = (...settings: readonly string[]): readonly string[] =>
    settings.flatMap((setting) =>
      valuesOfSetting(node, setting).flatMap((value) =>
        value.kind === "list"
          ? value.items.flatMap((item) => textOf(item) ?? [])
          : tableEntries(value).flatMap((entry) =>
              entry.name !== undefined && isTrue(entry.value) ? [entry.name] : [],
            ),
      ),
    );
  return {
    agents: switchedOn("chat.agentFilesLocations", "chat.modeFilesLocations"),
    hooks: switchedOn(hookLocations),
    plugins: switchedOn("chat.pluginLocations", "chat.plugins.paths"),
  };
}

/** The settings in a container's description, at their older and newer place. */
export function settingsOfContainer(node: Node): readonly Node[] {
  return [lastOf(lastOf(lastOf(node, "customizations"), "vscode"), "settings"), lastOf(node, "settings")].flatMap(
    (settings) => settings ?? [],
  );
}
