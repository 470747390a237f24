/** Makes a profile from a JSON or Markdown file. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, known } from "../../model/fact.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { union } from "../../model/union.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Source, Span } from "../../repo/text.ts";
import { entriesOf } from "../_kit/agent-json/entries.ts";
import {
  filesMissing,
  promptOf,
  type ReferenceSite,
  resourcePatterns,
  resourcesOf,
} from "../_kit/agent-json/references.ts";
import { knownValues, nameOrFileName, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import { hookGrants, serverGrants, hooksOf, serversOf } from "../_kit/settings/hooks-and-servers.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import { workspaceServersOf } from "../_kit/agent-json/workspace-servers.ts";
import { join } from "../../repo/path.ts";
import { serversFile } from "./settings.ts";
import { autoApprovedIn, deniedIn } from "./auto-approved.ts";
import { rulesOf } from "./call-rules.ts";
import { readTools } from "./tools.ts";

/** Fields of the agent format (CLI 2) and of the pages on agents of CLI 3 and IDE 1. */
export const keys: KnownKeys = {
  keys: new Set(
    "$schema name description prompt systemPrompt model tools allowedTools excludedTools toolsSettings toolAliases toolSchema mcpServers includeMcpJson useLegacyMcpJson includePowers resources hooks permissions keyboardShortcut welcomeMessage".split(
      " ",
    ),
  ),
  own: { tools: "tools", denied: "excludedTools", mode: "permissions" },
  ignores: false,
};

/** Keys by which an agent also has the servers of its workspace. */
const including = ["includeMcpJson", "useLegacyMcpJson"];

/** A file and where the host finds it. */
export interface Site extends ReferenceSite {
  /** The file's name, or its path below the folder, without its extension. */
  readonly id: string;
  readonly edition: string;
}

/** `body`: the span of a Markdown file's prompt; absent in JSON, which has a key for it. */
export async function readProfile(
  [first, ...others]: readonly [Table, ...Table[]],
  site: Site,
  body: Span | undefined,
): Promise<Profile> {
  let profile = await profileOf(first, site, body);
  for (const table of others) profile = union(profile, await profileOf(table, site, body));
  return profile;
}

async function profileOf(table: Table, site: Site, body: Span | undefined): Promise<Profile> {
  const { source, edition } = site;
  const home = startOfTable(table, source);
  const name = nameOrFileName(textFact(valueOf(table, "name"), source, home), site.id, home);
  const aliases = valueOf(table, "toolAliases");
  const own = readTools(
    valueOf(table, "tools"),
    new Set(aliases?.kind === "table" ? aliases.entries.flatMap(({ value }) => textOf(value) ?? []) : []),
    source,
    home,
  );
  // Readers of Markdown all have the rules. What a JSON file denies by them, CLI 2 grants.
  const denied = body ? deniedIn(table) : { capabilities: new Set<Capability>(), written: [] };
  const excluded = valueOf(table, "excludedTools");
  const grants = without(own.grants, denied.capabilities);
  const ownServers = serversOf(valueOf(table, "mcpServers"), source);
  const shared = await workspaceServersOf(table, site, including, join(site.workspace, `.kiro/${serversFile}`));
  const servers = [...ownServers, ...shared.servers];
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const extraGrants = [...serverGrants(ownServers, "mcpServers"), ...shared.grants, ...hookGrants(hooks, "hooks")];
  const autoApproved = autoApprovedIn(
    table,
    source,
    new Set([...(known(grants) ?? []), ...extraGrants].map(({ capability }) => capability)),
    edition,
  );
  const { prompt, paths: promptPaths } = await promptOf(table, site, body, home);
  const paths = [...promptPaths, ...resourcesOf(valueOf(table, "resources"), { ...site, isOfUser })];
  const missing = filesMissing(paths);
  return profileFrom({
    home,
    name,
    identity: edition === "2" ? (known(name) ?? site.id) : site.id,
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    grants,
    denied: body ? [...denied.written, ...entriesOf(excluded, source).map((entry) => entry.name)] : [],
    rules: rulesOf(table, site, home, body),
    extraGrants,
    hooks,
    servers,
    paths,
    ...(missing.length > 0 ? { missing } : {}),
    references: resourcePatterns(valueOf(table, "resources"), site.workspace),
    bypasses: [...autoApproved.bypasses, ...unhonouredModesIn(table, source, keys)],
    ineffective: [
      ...unknownKeysIn(table, source, keys),
      ...(body ? [] : uselessExclusion(excluded, source)),
      ...own.ineffective,
      ...autoApproved.ineffective,
    ],
    ...(body || valueOf(table, "prompt") || valueOf(table, "systemPrompt") ? {} : { hasDefaultPrompt: true as const }),
    prompt,
    native: () => knownValues(table, keys.keys),
  });
}

/** `excludedTools` of a JSON file, which CLI 2 reads too. */
function uselessExclusion(excluded: Node | undefined, source: Source): readonly Ineffective[] {
  if (!excluded || entriesOf(excluded, source).length === 0) return [];
  const because = "unknown key in CLI 2, so it removes nothing there";
  return [{ kind: "limit", what: "excludedTools", because, at: { source, span: excluded.span } }];
}

/** The user's own skills and steering files: Kiro's documentation names them next to the workspace's. */
function isOfUser(scheme: string, path: string): boolean {
  const inHome = path.split(/[/\\]/).includes("..") ? undefined : /^~\/(.+)$/s.exec(path)?.[1];
  if (inHome === undefined) return false;
  return (
    /^\.kiro\/(?:skills|steering)(?:\/|$)/.test(inHome) || (scheme === "skill" && /(?:^|\/)SKILL\.md$/.test(inHome))
  );
}

function without(grants: Fact<readonly Grant[]>, denied: ReadonlySet<Capability>): Fact<readonly Grant[]> {
  if (denied.size === 0 || (grants.state !== "stated" && grants.state !== "implied")) return grants;
  return { ...grants, value: grants.value.filter(({ capability }) => !denied.has(capability)) };
}
