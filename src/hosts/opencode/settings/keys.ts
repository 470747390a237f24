/** The keys of opencode's settings: what each decides beside its own readers, and which give no power. */
import type { Problem } from "../../../model/load.ts";
import type { Table } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import type { SettingRule } from "../../_kit/settings/index.ts";
import { harmlessKeys, type KnownKey, unknownSettings } from "../../_kit/settings/unknown-settings.ts";
import { variableRules } from "../../_kit/settings/variables.ts";
import type { Family } from "../permissions/tools.ts";

/** Keys that no other reader of this host takes. */
export const furtherRules: readonly SettingRule[] = [
  // Variables also reach the formatters and language servers that the host has itself.
  ...variableRules("formatter.*.environment.*", []),
  ...variableRules("lsp.*.env.*", []),
  {
    path: "experimental.openTelemetry",
    when: /^true$/,
    effect: "widens",
    because: "sends a record of what sessions do",
    may: ["network"],
  },
  {
    path: "experimental.continue_loop_on_deny",
    when: /^true$/,
    effect: "widens",
    because: "continues after a person denied a call",
  },
  {
    path: "server.hostname",
    when: /^(?!127\.|localhost$|::1$)/,
    effect: "widens",
    because: "offers sessions to other machines",
    may: ["network"],
  },
  {
    path: "server.mdns",
    when: /^true$/,
    effect: "widens",
    because: "offers sessions to other machines",
    may: ["network"],
  },
  { path: "server.cors", effect: "widens", because: "is a web page that can use sessions", may: ["network"] },
  {
    path: "subagent_depth",
    when: /^(?!0*[01]$)/,
    effect: "widens",
    because: "lets subagents start subagents of their own",
  },
  ...["references.*.repository", "reference.*.repository"].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "is fetched from the network for agents",
      may: ["network"],
    }),
  ),
  ...["disabled_providers", "enabled_providers"].map(
    (path): SettingRule => ({ path, effect: "narrows", because: "limits which providers are used" }),
  ),
];

/** Keys that other readers of this host take, with everything below them. */
const readElsewhere = (
  "agent agents autoshare command commands default_agent enterprise.url formatter instructions lsp mcp mode modes permission " +
  "permissions plugin plugins provider providers references reference share shell skills tools"
)
  .split(" ")
  .map((path) => ({ path }));

const harmless = [
  ...harmlessKeys(
    "$schema theme keybinds tui layout logLevel username autoupdate snapshot watcher attachment compaction tool_output",
    "changes how a session looks or what it stores",
  ),
  ...harmlessKeys("model small_model", "chooses a model"),
  ...harmlessKeys("server.port server.mdnsDomain", "is compared with the address of its server"),
  ...harmlessKeys(
    "experimental.disable_paste_summary experimental.batch_tool experimental.primary_tools experimental.mcp_timeout experimental.chatMaxRetries",
    "changes tools that every session has",
  ),
];

/** Keys of Kilo alone. */
const harmlessOfKilo = harmlessKeys(
  "remote_control commit_message indexing experimental.codebase_search experimental.openTelemetry",
  "changes how a session looks or what it stores",
);

/** Keys of `tui.json`, and of Kilo's: the plugins are read elsewhere. */
const knownOfTui: readonly KnownKey[] = [
  { path: "plugin" },
  { path: "tui.plugin" },
  ...["", "tui."].flatMap((prefix) =>
    harmlessKeys(
      "$schema theme keybinds leader_timeout attention title_icon prompt scroll_speed scroll_acceleration diff_style cursor mouse vim"
        .split(" ")
        .map((key) => `${prefix}${key}`)
        .join(" "),
      "changes how a session looks",
    ),
  ),
  ...harmlessKeys("plugin_enabled tui.plugin_enabled", "switches on or off what is loaded and compared"),
];

/** Keys of a `tui.json` of which this tool does not know what the host makes of them. */
export function unknownTuiKeys(root: Table, source: Source): readonly Problem[] {
  return unknownSettings(root, source, "opencode", knownOfTui);
}

const knownOfBoth = [...furtherRules, ...readElsewhere, ...harmless];

/** By the host of the family. */
export const knownKeys: { readonly [F in Family]: readonly KnownKey[] } = {
  opencode: knownOfBoth,
  kilo: [...knownOfBoth, ...harmlessOfKilo],
};

/** Keys of which this tool does not know what the host makes of them. */
export function unknownKeysIn(root: Table, source: Source, family: Family): readonly Problem[] {
  // A key with a variable is reported as one already.
  return unknownSettings(root, source, family === "kilo" ? "Kilo" : "opencode", knownKeys[family]).filter(
    ({ at: { span } }) => !/\{(?:env|file):/.test(source.text.slice(span.start, span.end)),
  );
}
