/** What OpenHands makes of a file in a folder of agents. */
import { type Fact, implied, known, missing, stated } from "../../model/fact.ts";
import { inOrder } from "../../model/capability.ts";
import type {
  Bypass,
  Grant,
  HookOrServer,
  Ineffective,
  Limit,
  NamedPath,
  PowerSetting,
  Profile,
} from "../../model/profile.ts";
import { jsonOf, type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { pythonText } from "../../parsers/yaml/python.ts";
import { stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { bodyPrompt, startOfTable, tableEntries } from "../_kit/profiles/fields.ts";
import { hookGrants, serverGrants, serverOf } from "../_kit/settings/hooks-and-servers.ts";
import type { FolderResult } from "../_kit/loading/folders.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { modeLimits, type Strictness } from "../_kit/profiles/limits.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import {
  asForeignFile,
  type KnownKeys,
  oneWord,
  unhonouredModesIn,
  unknownKeysIn,
} from "../_kit/profiles/unknown-keys.ts";
import { type Document, readDocument } from "./document.ts";
import { hooksIn, startOf as startOfHook, toolsOfHook } from "./hooks.ts";
import { isNothing, modeOf, refusalIn, serversIn } from "./refusals.ts";
import { skillsIn } from "./skills.ts";
import { readTools } from "./tools.ts";
import { fenceFault } from "../_kit/profiles/no-fence.ts";

/** `KNOWN_FIELDS`; every other key is kept with the agent and does nothing. */
export const keys: KnownKeys = {
  keys: new Set(
    "name description model color tools skills max_iteration_per_run max_budget_per_run hooks profile_store_dir mcp_config mcp_servers permission_mode condenser".split(
      " ",
    ),
  ),
  own: { tools: "tools", mode: "permission_mode", turns: "max_iteration_per_run" },
  ignores: true,
  forms: { permission_mode: oneWord },
};

/** The subagent of one file. Files that OpenHands refuses are left out with a line in its log. */
export async function agentsOf(
  source: Source,
  path: string,
  isOwn: boolean,
  repo: RepoIndex,
): Promise<readonly FolderResult[]> {
  const document = readDocument(source);
  const { excess } = document;
  const read = profileOf(document, source, path, isOwn);
  const ofSkills = await skillGrants(document.table, source, repo, sessionOf(path));
  const profile = {
    ...read,
    extraGrants: [...read.extraGrants, ...ofSkills],
    paths: modelFiles(document.table, source, path, repo),
  };
  // What is left out of the table can make a value right that looks wrong without it.
  const refusal = document.refusal ?? (excess ? undefined : refusalIn(document.table));
  if (!refusal) {
    const unjudged = excess
      ? [{ message: excessive(excess), at: { source, span: excess.span }, scope: "part" as const }]
      : [];
    return [{ verdict: { kind: "loaded" }, profile, ...unseenIn(document, source, isOwn), unjudged }];
  }
  if (!isOwn) return [{ verdict: { kind: "passed-over" }, profile }];
  const problem = { message: refusal.message, at: { source, span: refusal.span } };
  return [{ verdict: { kind: "dropped", problem }, profile }];
}

function excessive({ message }: SyntaxProblem): string {
  return `has frontmatter that ${message} because of its aliases, so what is here is not checked, and every tool is assumed; write it without aliases`;
}

const keyLine = /^[ \t]*(name|description|tools|permission_mode|mcp_config|hooks)[ \t]*:/m;

/** How much of a file is searched for text that is meant as frontmatter. */
const searched = 2_000;

/** Text that is meant as frontmatter, and that OpenHands takes for the prompt. */
function unseenIn({ form }: Document, source: Source, isOwn: boolean): Pick<FileResult, "leniency"> {
  const top = source.text.slice(0, searched);
  const fence = /^[\s\ufeff\u200b]*---/m.exec(top);
  if (form !== "none" || !isOwn || !fence || !keyLine.test(top.slice(fence.index))) return {};
  const end = fence.index + fence[0].length;
  const message = fenceFault(source.text, "`---` must be alone on the first line and on the line after the keys");
  return {
    leniency: {
      message,
      as: "as an agent without tools, with all of it as its prompt",
      at: { source, span: { start: end - 3, end } },
      kind: "strict-readers",
    },
  };
}

/** Keys behind a line of dashes that ends the frontmatter before its author meant it to. */
function cutIn({ form, body }: Document, source: Source): readonly Ineffective[] {
  const text = source.text.slice(body.start, Math.min(body.end, body.start + searched));
  const block = /^\s*(?:[\w-]+[ \t]*:[^\n]*\n(?:[ \t]+[^\n]*\n)*)+-{3,}[ \t]*(?:\n|$)/.exec(text)?.[0] ?? "";
  const key = keyLine.exec(block);
  if (form !== "yaml" || !key) return [];
  const start = body.start + key.index + key[0].indexOf(key[1] ?? "");
  const because = "is part of the prompt, because the line of dashes before it ends the frontmatter";
  const what = key[1] ?? "";
  return [{ kind: "cut", what, because, at: { source, span: { start, end: start + what.length } } }];
}

function profileOf(document: Document, source: Source, path: string, isOwn: boolean): Profile {
  const { table, form, body } = document;
  const home = form === "none" || form === "toml" ? startOf(source) : startOfTable(table, source);
  const name = nameOfFile(table, source, path, home);
  const hooks = hooksIn(valueOf(table, "hooks")).flatMap((hook) => startOfHook(hook, source));
  const servers = serversOf(table, source);
  const anythingBecause = reasonForEverything(document);
  const { grants, ineffective: faults } = readTools(valueOf(table, "tools"), source, home);
  const ineffective = [
    ...unknownKeysIn(table, source, keys),
    ...faults,
    ...unusedIn(table, source),
    ...cutIn(document, source),
  ];
  return profileFrom({
    home,
    name,
    description: textAt(table, "description", source, home),
    model: textAt(table, "model", source, home),
    permissionMode: isNothing(valueOf(table, "permission_mode"))
      ? missing(home)
      : textAt(table, "permission_mode", source, home),
    grants: anythingBecause ? implied(grantEach(home), home, anythingBecause) : grants,
    extraGrants: [
      // The agent of a hook has its own tools. It is none of those that the profile may start.
      ...hookGrants(
        hooks.filter(({ kind }) => kind === "command"),
        "hooks",
      ),
      ...hooksIn(valueOf(table, "hooks")).flatMap((hook) => toolsOfHook(hook, source)),
      ...serverGrants(servers, serversIn(table)?.key ?? "mcp_config"),
    ],
    hooks,
    servers,
    limits: limitsIn(table, source),
    powerSettings: powerSettingsIn(table, source),
    bypasses: [...bypassesIn(table, source), ...(isOwn ? unhonouredModesIn(table, source, keys) : [])],
    ineffective: isOwn ? ineffective : ineffective.map(asForeignFile),
    prompt: bodyPrompt(source, body),
    native: () => jsonOf(table),
  });
}

/** Why an agent may have every tool, whatever the table says. */
function reasonForEverything({ form, excess }: Document): string | undefined {
  if (form === "toml") return "its TOML counts where the package `toml` is installed, which may mean every tool";
  return excess && "its frontmatter is not checked as a whole, which may mean every tool";
}

/** The directory whose session has the agent of a file. */
function sessionOf(path: string): string {
  return /^(.*?)\/?\.(?:agents|openhands)\/agents\/[^/]+$/.exec(path)?.[1] ?? "";
}

/**
 * The file of the stored model that an agent names, if the folder of them is one of the repository: it says where
 * requests go.
 */
function modelFiles(table: Table, source: Source, path: string, repo: RepoIndex): readonly NamedPath[] {
  const [folder, model] = [valueOf(table, "profile_store_dir"), valueOf(table, "model")];
  const [written, name] = [textOf(folder)?.trim() ?? "", (textOf(model) ?? "").trim().replace(/\.json$/, "")];
  if (!folder || written === "" || /^[~/]/.test(written) || !/^[\w.-]+$/.test(name) || name === "inherit") return [];
  const at = { source, span: folder.span };
  return [...new Set([sessionOf(path), ""])].flatMap((start): readonly NamedPath[] => {
    const reach = repo.reach("", start, `${written}/${name}.json`);
    return reach.kind === "inside" ? [{ key: "profile_store_dir", value: written, reach, isStarted: true, at }] : [];
  });
}

/** What the skills do that an agent names, in a list or a text with commas. */
async function skillGrants(
  table: Table,
  source: Source,
  repo: RepoIndex,
  directory: string,
): Promise<readonly Grant[]> {
  const node = valueOf(table, "skills");
  if (!node || isNothing(node)) return [];
  const items = node.kind === "list" ? node.items : [node];
  const [own, root] = [await skillsIn(repo, directory), await skillsIn(repo, "")];
  return items.flatMap((item) =>
    (textOf(item) ?? "").split(",").flatMap((word) => {
      const found = own.byName.get(word.trim()) ?? root.byName.get(word.trim()) ?? [];
      const may = inOrder([...new Set(found.flatMap((authority) => authority.may ?? []))]);
      return grantEach({ source, span: item.span }, may, "skills");
    }),
  );
}

function nameOfFile(table: Table, source: Source, path: string, home: Place): Fact<string> {
  const written = textAt(table, "name", source, home);
  return known(written) === undefined ? implied(stemOf(path), home, "the file name is the name") : written;
}

/** A value as `str` writes it: any value is a text, `None` included. */
function textAt(table: Table, key: string, source: Source, home: Place): Fact<string> {
  const node = valueOf(table, key);
  return node ? stated(pythonText(node), { source, span: node.span }) : missing(home);
}

function serversOf(table: Table, source: Source): readonly HookOrServer[] {
  const isOff = (config: Node): boolean => /^(?:false|0|f|n|no|off)$/i.test(textOf(valueOf(config, "enabled")) ?? "");
  return tableEntries(serversIn(table)?.node).flatMap(({ name = "", value }) =>
    isOff(value) ? [] : serverOf(name, value, source),
  );
}

/** Values that OpenHands passes over without a word. */
function unusedIn(table: Table, source: Source): readonly Ineffective[] {
  const hooks = valueOf(table, "hooks");
  const both = valueOf(table, "mcp_config") && valueOf(table, "mcp_servers");
  const unused = (what: string, because: string, { span }: Node): Ineffective => ({
    kind: "value",
    what,
    because,
    at: { source, span },
  });
  return [
    ...(hooks && hooks.kind !== "table" && !isNothing(hooks)
      ? [unused("hooks", "it is not a mapping of events", hooks)]
      : []),
    ...(both ? [unused("mcp_servers", "only `mcp_config` applies", both)] : []),
  ];
}

const strict: ReadonlyMap<string, Strictness> = new Map([
  ["always_confirm", [1, "asks before every action, whatever the session's policy is"]],
]);

/** Where the models of an agent are, which say where its requests go, and another model that reads the conversation. */
function powerSettingsIn(table: Table, source: Source): readonly PowerSetting[] {
  return ["profile_store_dir", "condenser"].flatMap((setting): readonly PowerSetting[] => {
    const node = valueOf(table, setting);
    if (!node || isNothing(node)) return [];
    const values = [textOf(node) ?? startContent([], [node], source)];
    return [{ setting, values, at: { source, span: node.span } }];
  });
}

function limitsIn(table: Table, source: Source): readonly Limit[] {
  const node = valueOf(table, "permission_mode");
  return modeLimits("permission_mode", modeOf(node) ?? "", node, source, strict);
}

function bypassesIn(table: Table, source: Source): readonly Bypass[] {
  const node = valueOf(table, "permission_mode");
  const mode = modeOf(node);
  if (!node || (mode !== "never_confirm" && mode !== "confirm_risky")) return [];
  const at = { source, span: node.span };
  const setting = "permission_mode";
  return mode === "never_confirm"
    ? [
        {
          setting,
          value: mode,
          effect: "bypass",
          because: "runs every action without asking, whatever the session's policy is",
          at,
        },
      ]
    : [
        {
          setting,
          value: mode,
          effect: "auto-approve",
          because: "asks only about actions that are rated as risky",
          at,
        },
      ];
}
