/** Finds what a settings file (`opencode.json`, `kilo.jsonc` and similar) decides for every agent. */
import type { Authority } from "../../../model/load.ts";
import type { Ineffective } from "../../../model/profile.ts";
import { authorityFrom } from "../../_kit/settings/index.ts";
import { templateCommands } from "../commands.ts";
import { furtherRules } from "./keys.ts";
import { lastOf, listItems, type Node, type Table, textOf } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import type { Below } from "../permissions/grants.ts";
import { idleRules, ineffectiveRules } from "../permissions/idle-rules.ts";
import { appendedRules, isEverything, nativeRules, oldRules, type Rule } from "../permissions/rules.ts";
import { type Edition, withNewName } from "../permissions/tools.ts";
import { serversIn } from "./servers.ts";
import { matchesKnown, meaningOf } from "../permissions/unknown-names.ts";
import { authorityOf, entriesOf, type Widening } from "./widenings.ts";

/** The second edition's permission rules for every agent: those of the old keys first, then those of the new key. */
export function rulesOf(root: Table, source: Source): readonly Rule[] {
  return [...appendedRules(root, source, "settings").map(withNewName), ...nativeRules(root, source, "settings")];
}

/** What a settings file decides, and which of its rules have no effect. */
export interface Decided {
  /** What it decides for every agent: its permission rules first, then the other keys in the order of `readers`. */
  readonly authority: readonly Authority[];
  readonly ineffective: readonly Ineffective[];
}

/** The rules of a settings file as authority, without those that decide nothing. */
export function decidedBy(root: Table, source: Source, edition: Edition): Decided {
  const rules = edition === "1" ? oldRules(root, source, "settings") : rulesOf(root, source);
  const alone: Below = { builtin: undefined, sessions: [{ above: [] }], key: "permission" };
  const home: Place = { source, span: { start: root.span.start, end: root.span.start } };
  const idle = idleRules(rules, alone, edition, home).filter(({ kind }) => kind === "limit");
  const without = new Set(idle.map(({ rule }) => rule));
  const ofRules = rules.flatMap((rule): readonly Authority[] => {
    const decided = without.has(rule) ? undefined : effectOfRule(rule, edition);
    const { effect: value, written, at } = rule;
    return decided ? [{ setting: written.slice(0, written.lastIndexOf(":")), value, ...decided, at }] : [];
  });
  const ofKeys = authorityOf(
    readers.flatMap((read) => read(root)),
    source,
  );
  return {
    authority: [...ofRules, ...ofKeys, ...authorityFrom(furtherRules, root, source)],
    ineffective: ineffectiveRules(idle),
  };
}

/** The plugins of the settings of the terminal program (`tui.json`), which once were in a key `tui`. */
export function tuiPlugins(root: Table, source: Source): readonly Authority[] {
  const list = lastOf(root, "plugin") ?? lastOf(lastOf(root, "tui"), "plugin");
  return authorityOf(pluginsOf("plugin", list), source);
}

/** What a permission rule of the settings decides for every agent; `undefined` for a rule that decides nothing. */
function effectOfRule(
  { action, resource, effect }: Rule,
  edition: Edition,
): Pick<Authority, "effect" | "because" | "certainty"> | undefined {
  if (effect !== "allow") {
    if (meaningOf(action, edition)) return undefined;
    return {
      ...(matchesKnown(action, edition) ? {} : { certainty: "assumed" }),
      effect: "narrows",
      because:
        effect === "deny"
          ? "is denied to every agent whose own rules do not allow it"
          : "needs confirmation unless an agent's own rules allow it",
    };
  }
  if (isEverything(action) && isEverything(resource))
    return { effect: "bypasses", because: "runs every tool without asking, even on files outside the project" };
  return action === "external_directory"
    ? { effect: "widens", because: "reaches files outside the project without asking" }
    : undefined;
}

const readers: readonly ((root: Table) => readonly Widening[])[] = [
  serversIn,
  pluginsIn,
  commandsIn,
  templatesIn,
  singleKeysIn,
  addressesIn,
  providersIn,
];

function pluginsIn(root: Table): readonly Widening[] {
  return ["plugin", "plugins"].flatMap((setting) => pluginsOf(setting, lastOf(root, setting)));
}

function pluginsOf(setting: string, list: Node | undefined): readonly Widening[] {
  return listItems(list).map((node) => ({
    setting,
    value: pluginOf(node),
    because: "is code that runs in every session",
    node,
    may: ["execute"],
  }));
}

/** Commands of formatters and language servers. */
function commandsIn(root: Table): readonly Widening[] {
  return ["formatter", "lsp"].flatMap((key) =>
    entriesOf(lastOf(root, key)).flatMap(([name, content]): readonly Widening[] => {
      const node = lastOf(content, "command");
      if (!node || textOf(lastOf(content, "disabled")) === "true") return [];
      const because = "is a command that runs without being asked for";
      return [{ setting: `${key}.${name}.command`, value: wordsOf(node), because, node, content, may: ["execute"] }];
    }),
  );
}

/** Inline commands of the commands that a person or CI starts. */
function templatesIn(root: Table): readonly Widening[] {
  return entriesOf(lastOf(root, "command")).flatMap(([name, content]): readonly Widening[] => {
    const node = lastOf(content, "template");
    return (node ? templateCommands(node, name) : []).map(({ value, because, may }) => ({
      setting: `command.${name}`,
      value,
      because,
      node: node ?? content,
      content,
      may,
    }));
  });
}

/** Keys with one value. `when`: the only value that widens something; any value where absent. */
const singleKeys: readonly {
  readonly setting: string;
  readonly when?: string;
  readonly because: string;
  readonly valueOf: (node: Node) => string;
  readonly may?: Authority["may"];
}[] = [
  { setting: "shell", because: "is the shell of every command", valueOf: wordsOf, may: ["execute"] },
  ...[
    { setting: "share", when: "auto", because: "publishes every session without asking" },
    { setting: "autoshare", when: "true", because: "publishes every session without asking" },
    { setting: "enterprise.url", because: "is where sessions are published" },
  ].map((rule) => ({ ...rule, valueOf: textOrMore, may: ["network"] as const })),
  { setting: "default_agent", because: "starts every session as this agent", valueOf: textOrMore },
];

function singleKeysIn(root: Table): readonly Widening[] {
  return singleKeys.flatMap(({ setting, when, because, valueOf, may }): readonly Widening[] => {
    const node = setting.split(".").reduce<Node | undefined>(lastOf, root);
    const applies = node !== undefined && (when === undefined || textOf(node) === when);
    return applies ? [{ setting, value: valueOf(node), because, node, ...(may ? { may } : {}) }] : [];
  });
}

/** Network addresses from which skills and instructions are fetched. */
function addressesIn(root: Table): readonly Widening[] {
  const skills = lastOf(root, "skills");
  const lists = [
    [
      "skills",
      skills?.kind === "list" ? skills : lastOf(skills, "urls"),
      "is an address from which skills are fetched",
    ],
    ["instructions", lastOf(root, "instructions"), "is fetched from the network into every prompt"],
  ] as const;
  return lists.flatMap(([setting, list, because]) =>
    listItems(list).flatMap((node): readonly Widening[] => {
      const value = textOf(node) ?? "";
      return /^https?:/i.test(value) ? [{ setting, value, because, node, may: ["network"] }] : [];
    }),
  );
}

function providersIn(root: Table): readonly Widening[] {
  return ["provider", "providers"].flatMap((key) =>
    entriesOf(lastOf(root, key)).flatMap(([name, provider]): readonly Widening[] => {
      const models = entriesOf(lastOf(provider, "models")).flatMap(([model, node]) => {
        const own = lastOf(node, "provider");
        return own ? [[`${key}.${name}.models.${model}.provider`, own] as const] : [];
      });
      return [[`${key}.${name}`, provider] as const, ...models].flatMap(([path, node]) => providerPowers(path, node));
    }),
  );
}

/** Packages that the host has itself, so that naming one installs nothing (assumed for others of the same scope). */
const bundled = /^@ai-sdk\/[\w-]+(?:\/[\w-]+)?$|^@openrouter\/ai-sdk-provider$|^@gitlab\/gitlab-ai-provider$/;

/** Where a provider's requests go, and the package that makes them. */
function providerPowers(path: string, provider: Node): readonly Widening[] {
  const api = lastOf(provider, "api");
  const address = lastOf(lastOf(provider, "options"), "baseURL") ?? lastOf(api, "url") ?? textOnly(api);
  const packaged = lastOf(provider, "npm");
  const because = "is where a model's prompts are sent";
  return [
    ...(address
      ? [{ setting: `${path}.baseURL`, value: textOrMore(address), because, node: address, may: ["network" as const] }]
      : []),
    ...(packaged && !bundled.test(textOf(packaged) ?? "…")
      ? [
          {
            setting: `${path}.npm`,
            value: textOrMore(packaged),
            because: "is a package that a session installs and loads",
            node: packaged,
            may: ["execute" as const],
          },
        ]
      : []),
  ];
}

function textOnly(node: Node | undefined): Node | undefined {
  return node?.kind === "scalar" ? node : undefined;
}

function textOrMore(node: Node): string {
  return textOf(node) ?? "…";
}

function wordsOf(node: Node): string {
  return node.kind === "list" ? node.items.map((item) => textOf(item) ?? "").join(" ") : (textOf(node) ?? "…");
}

function pluginOf(node: Node): string {
  if (node.kind === "table") return textOf(lastOf(node, "package")) ?? "…";
  return node.kind === "list" ? (textOf(node.items[0]) ?? "…") : node.text;
}
