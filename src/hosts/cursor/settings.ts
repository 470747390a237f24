/** What the files next to Cursor's subagents decide for every subagent. */
import { listItems } from "../_kit/fields.ts";
import { hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { contentOf, isBefore, readSettingsFiles, type SettingsFile, type SettingsRead } from "../_kit/settings.ts";
import type { Authority } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";

type Read = SettingsFile["read"];
type Meaning = readonly [effect: Authority["effect"], because: string];

/**
 * A key that decides something: the text of one value, or each text of a list. Anything else in a list is silently
 * dropped by the host. `meaningOf` gives nothing for a text that changes nothing.
 */
interface KeyRule {
  /** Keys joined by dots. */
  readonly path: string;
  readonly isList: boolean;
  readonly meaningOf: (text: string) => Meaning | undefined;
}

const listRule = (path: string, meaningOf: (text: string) => Meaning): KeyRule => ({ path, isList: true, meaningOf });
const valueRule = (path: string, meanings: Readonly<Record<string, Meaning>>): KeyRule => ({
  path,
  isList: false,
  meaningOf: (text) => (Object.hasOwn(meanings, text) ? meanings[text] : undefined),
});

/** Older pages say that this file counts only for a user; newer pages, that a repository's file is joined to the user's. */
const permissionRules: readonly KeyRule[] = [
  listRule("terminalAllowlist", (text) =>
    /^[*.^$:\s]*\*[.^$:\s]*$/.test(text)
      ? ["auto-approves", "may run every terminal command without asking"]
      : ["widens", "may run without asking"],
  ),
  listRule("mcpAllowlist", (text) =>
    isEveryServer(text)
      ? ["auto-approves", "may call every tool of every server without asking"]
      : ["widens", "may be called without asking"],
  ),
  listRule("autoRun.allow_instructions", () => ["widens", "tells the model that approves calls what to let pass"]),
  listRule("autoRun.block_instructions", () => ["narrows", "tells the model that approves calls what to stop"]),
];

const sandboxRules: readonly KeyRule[] = [
  valueRule("type", {
    insecure_none: ["bypasses", "switches the sandbox of terminal commands off"],
    workspace_readonly: ["narrows", "lets terminal commands only read"],
  }),
  listRule("additionalReadwritePaths", () => ["widens", "may be written from inside the sandbox"]),
  listRule("additionalReadonlyPaths", () => ["widens", "may be read from inside the sandbox"]),
  listRule("additionalReadPaths", () => ["widens", "may be read from inside the sandbox"]),
  valueRule("enableSharedBuildCache", { true: ["widens", "lets sandboxed commands write what others build from"] }),
  valueRule("disableTmpWrite", { true: ["narrows", "keeps terminal commands from writing to temporary folders"] }),
  valueRule("networkPolicy.default", {
    allow: ["widens", "opens the network to terminal commands"],
    deny: ["narrows", "closes the network to terminal commands"],
  }),
  listRule("networkPolicy.allow", () => ["widens", "may be reached from inside the sandbox"]),
  listRule("networkPolicy.deny", () => ["narrows", "may not be reached from inside the sandbox"]),
  valueRule("readBoundary", { workspace: ["narrows", "keeps terminal commands from reading elsewhere"] }),
];

/** Of a project's file, only `permissions` counts. */
const commandLineRules: readonly KeyRule[] = [
  listRule("permissions.allow", meaningOfAllowed),
  listRule("permissions.deny", () => ["narrows", "is denied in every mode"]),
];

function meaningOfAllowed(text: string): Meaning {
  const [, tool = text, scope = ""] = /^(\w+)\s*(?:\(([^)]*)\))?$/.exec(text) ?? [];
  const isWhole = /^[*:.\s]*$/.test(scope);
  if (isWhole && /^shell$/i.test(tool)) return ["auto-approves", "runs every terminal command without asking"];
  if (/^mcp$/i.test(tool) && isEveryServer(scope))
    return ["auto-approves", "calls every tool of every server without asking"];
  if (/^write$/i.test(tool) && (isWhole || /^\s*(?:\*\*\/)?\*+\s*$/.test(scope)))
    return ["auto-approves", "writes any file without asking"];
  return [
    "widens",
    isWhole ? "allows the tool without asking, whatever it is called with" : "is allowed without asking",
  ];
}

/** `server:tool` with nothing left out. Files of the command line may have a comma instead of the colon. */
function isEveryServer(pattern: string): boolean {
  return /^\s*\*+\s*(?:[:,]\s*\*+\s*)?$/.test(pattern);
}

/** Reads a file by its rules, in their order. */
const byRules =
  (rules: readonly KeyRule[]): Read =>
  (root, source) =>
    rules.flatMap(({ path, isList, meaningOf }) =>
      nodesAt(root, path, isList).flatMap((node): readonly Authority[] => {
        const value = textOf(node);
        const meaning = value === undefined ? undefined : meaningOf(value);
        if (value === undefined || !meaning) return [];
        const [effect, because] = meaning;
        return [{ setting: path, value, effect, because, at: { source, span: node.span } }];
      }),
    );

function nodesAt(root: Node, path: string, isList: boolean): readonly Node[] {
  const node = path.split(".").reduce<Node | undefined>(lastOf, root);
  if (isList) return listItems(node).filter((item) => item.kind === "scalar" && typeof item.value === "string");
  return node ? [node] : [];
}

const servers: Read = (root, source) =>
  serversOf(lastOf(root, "mcpServers"), source).map(({ name, kind, at }) => ({
    setting: "server",
    value: name,
    effect: "widens",
    because:
      kind === "command"
        ? "starts a command whose tools agents may call"
        : "connects to an address whose tools agents may call",
    content: contentOf(lastOf(lastOf(root, "mcpServers"), name) ?? root, source),
    at,
  }));

const hooks: Read = (root, source) =>
  hooksOf(lastOf(root, "hooks"), source).map(({ name, value, at }) => ({
    setting: `hooks.${name}`,
    value,
    effect: "widens",
    because: "runs beside every agent",
    isGuard: isBefore(name),
    at,
  }));

/** Commands on the machine where agents work in the cloud. */
const environment: Read = (root, source) => {
  const commandOf = (setting: string, node: Node | undefined, because: string): readonly Authority[] => {
    const value = textOf(node);
    return node && value ? [{ setting, value, effect: "widens", because, at: { source, span: node.span } }] : [];
  };
  return [
    ...["install", "start"].flatMap((key) =>
      commandOf(key, lastOf(root, key), "is a command that prepares the machine of agents in the cloud"),
    ),
    ...listItems(lastOf(root, "terminals")).flatMap((terminal) =>
      commandOf("terminals", lastOf(terminal, "command"), "is a command that runs beside agents in the cloud"),
    ),
  ];
};

/** Files of a `.cursor` folder, and what they decide. */
const files: readonly (readonly [name: string, read: Read])[] = [
  ["permissions.json", byRules(permissionRules)],
  ["sandbox.json", byRules(sandboxRules)],
  ["cli.json", byRules(commandLineRules)],
  ["mcp.json", servers],
  ["hooks.json", hooks],
  ["environment.json", environment],
];

export const settingsFiles: readonly string[] = files.map(([name]) => name);

/** What the settings of one `.cursor` folder decide. */
export function settingsIn(repo: RepoIndex, folder: string): Promise<SettingsRead> {
  return readSettingsFiles(
    repo,
    files.map(([name, read]) => ({ path: join(folder, name), read })),
  );
}
