/** What the files next to Cursor's subagents decide for every subagent. */
import { listItems } from "../_kit/profiles/fields.ts";
import { serverAuthority } from "../_kit/settings/authority.ts";
import {
  asEditors,
  authorityFrom,
  commandTexts,
  contentOf,
  readSettingsFiles,
  type SettingRule,
  type SettingsFile,
  type SettingsRead,
  type SettingsReading,
} from "../_kit/settings/index.ts";
import { type HarmlessSetting, harmlessKeys, unknownSettings } from "../_kit/settings/unknown-settings.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { isText, lastOf, type Node, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { append } from "../../repo/many.ts";
import { type HooksRead, readHooks } from "./hooks.ts";

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

/**
 * Older pages say that this file counts only for a user; newer pages, that a repository's file is joined to the user's.
 */
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
  listRule("autoRun.allow_instructions", () => ["widens", "tells the approving model what to let pass"]),
  listRule("autoRun.block_instructions", () => ["narrows", "tells the approving model what to stop"]),
];

const sandboxRules: readonly KeyRule[] = [
  valueRule("type", {
    insecure_none: ["bypasses", "turns off the sandbox of terminal commands"],
    workspace_readonly: ["narrows", "lets terminal commands only read"],
  }),
  listRule("additionalReadwritePaths", () => ["widens", "may be written from inside the sandbox"]),
  listRule("additionalReadonlyPaths", () => ["widens", "may be read from inside the sandbox"]),
  listRule("additionalReadPaths", () => ["widens", "may be read from inside the sandbox"]),
  valueRule("enableSharedBuildCache", {
    true: ["widens", "lets sandboxed commands write files that others build from"],
  }),
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
  return ["widens", isWhole ? "allows the tool without asking, whatever its arguments" : "is allowed without asking"];
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
  if (isList) return listItems(node).filter(isText);
  return node ? [node] : [];
}

const servers: Read = (root, source) => serverAuthority(lastOf(root, "mcpServers"), source, "agents");

/** A command, or a list of commands, at a key. */
function commandsAt(root: Node | undefined, key: string, source: Source, because: string): readonly Authority[] {
  const node = lastOf(root, key);
  return (node?.kind === "list" ? node.items : node ? [node] : []).flatMap((command): readonly Authority[] => {
    const value = textOf(command) ?? "";
    if (value === "" && command.kind === "scalar") return [];
    return [
      {
        setting: key,
        value: value || "…",
        effect: "widens",
        because,
        content: contentOf(command, source),
        may: ["execute"],
        names: commandTexts(command),
        at: { source, span: command.span },
      },
    ];
  });
}

/** What decides, besides commands, what runs on the machine where agents work in the cloud. */
const machineRules: readonly SettingRule[] = [
  {
    path: "snapshot",
    effect: "widens",
    because: "is the image of the machine of agents in the cloud, whose content is not in the repository",
    may: ["execute"],
  },
  {
    path: "agentCanUpdateSnapshot",
    when: /^true$/,
    effect: "widens",
    because: "lets agents change the image from which later agents start",
  },
  {
    path: "repositoryDependencies",
    effect: "widens",
    because: "is a repository that agents in the cloud can reach too",
  },
  {
    path: "build.context",
    effect: "widens",
    because: "is the folder whose files are used to build the machine of agents in the cloud",
  },
];

/** What starts on the machine where agents work in the cloud. */
const environment: Read = (root, source) => [
  ...["install", "start"].flatMap((key) =>
    commandsAt(root, key, source, "is a command that prepares the machine of agents in the cloud"),
  ),
  ...listItems(lastOf(root, "terminals")).flatMap((terminal) =>
    commandsAt(terminal, "command", source, "is a command that runs with agents in the cloud").map(
      (found): Authority => ({ ...found, setting: "terminals" }),
    ),
  ),
  ...commandsAt(lastOf(root, "build"), "dockerfile", source, "builds the machine of agents in the cloud").map(
    (found): Authority => ({ ...found, setting: "build.dockerfile" }),
  ),
  ...authorityFrom(machineRules, root, source),
];

const worktreeKeys = ["setup-worktree", "setup-worktree-unix", "setup-worktree-windows"];

/** Commands where an agent gets a checkout of its own. */
const worktrees: Read = (root, source) =>
  worktreeKeys.flatMap((key) => commandsAt(root, key, source, "runs where an agent gets a worktree"));

interface OwnFile {
  readonly name: string;
  readonly read: Read;
  /** Paths of every key that is read, or that gives no power. */
  readonly known: readonly Pick<HarmlessSetting, "path">[];
  /** How it is read, where that is known. */
  readonly reading?: SettingsReading;
}

const known = (paths: string): readonly Pick<HarmlessSetting, "path">[] => paths.split(/\s+/).map((path) => ({ path }));

/** Keys of the user's own `cli-config.json`: in a project, only `permissions` counts. */
const userKeys = harmlessKeys(
  "$schema version editor model network approvalMode sandbox attribution display hasChangedDefaultModel privacyCache modelParameters maxMode",
  "applies only in the user's own settings",
);

/** Files of a `.cursor` folder, and what they decide. */
const files: readonly OwnFile[] = [
  {
    name: "permissions.json",
    read: byRules(permissionRules),
    known: [...permissionRules, ...known("$schema version")],
    reading: asEditors,
  },
  {
    name: "sandbox.json",
    read: byRules(sandboxRules),
    known: [...sandboxRules, ...known("$schema version networkPolicy.version")],
  },
  { name: "cli.json", read: byRules(commandLineRules), known: [...commandLineRules, ...userKeys] },
  { name: "mcp.json", read: servers, known: known("$schema mcpServers") },
  {
    name: "environment.json",
    read: environment,
    known: known(
      "$schema name user install start terminals build.dockerfile build.context snapshot ports agentCanUpdateSnapshot repositoryDependencies",
    ),
  },
  { name: "worktrees.json", read: worktrees, known: known(`$schema ${worktreeKeys.join(" ")}`) },
];

/** Below `.cursor`. */
export const settingsFiles: readonly string[] = [...files.map(({ name }) => name), "hooks.json"];

/** What the settings of the `.cursor` folder of a directory decide, and why Cursor rejects its hooks. */
export async function settingsIn(
  repo: RepoIndex,
  where: { readonly directory: string; readonly isUser: boolean },
): Promise<SettingsRead & Pick<HooksRead, "problem">> {
  const unknown: Problem[] = [];
  const { authority, unjudged } = await readSettingsFiles(
    repo,
    files.map(({ name, read, known: keys, reading }) => ({
      ...(reading ? { reading } : {}),
      path: join(where.directory, `.cursor/${name}`),
      read: (root, source) => {
        append(unknown, unknownSettings(root, source, "Cursor", keys));
        return read(root, source);
      },
    })),
  );
  const hooks = await readHooks(repo, where, (root, source) =>
    unknownSettings(root, source, "Cursor", known("$schema version stop_hook_loop_limit")),
  );
  return {
    authority: [...authority, ...hooks.authority],
    unjudged: [...unjudged, ...unknown, ...hooks.unjudged],
    ...(hooks.problem ? { problem: hooks.problem } : {}),
  };
}
