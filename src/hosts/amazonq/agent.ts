/** What Amazon Q Developer CLI makes of one file in a folder of agents. */
import { implied, known } from "../../model/fact.ts";
import type { Fix } from "../../model/fix.ts";
import type { Fact } from "../../model/fact.ts";
import type { HookOrServer, Profile } from "../../model/profile.ts";
import { parseJson, parseJsonc, withLastValues } from "../../parsers/json.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, join, stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source } from "../../repo/text.ts";
import {
  filesMissing,
  promptOf,
  type ReferenceSite,
  resourcePatterns,
  resourcesOf,
} from "../_kit/agent-json/references.ts";
import { respelledFix } from "../_kit/fixes/spelling.ts";
import { workspaceServersOf } from "../_kit/agent-json/workspace-servers.ts";
import { knownValues, startOfTable, tableEntries, textFact } from "../_kit/profiles/fields.ts";
import { hookGrants, hooksOf, serverGrants, serverOf } from "../_kit/settings/hooks-and-servers.ts";
import type { FolderResult } from "../_kit/loading/folders.ts";
import { unreadPrompts } from "../_kit/loading/named-files.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { agentIn, agentKeys } from "./shape.ts";
import { autoApprovedIn, readTools, rulesOf } from "./tools.ts";

export async function agentsOf(
  source: Source,
  path: string,
  _isOwn: boolean,
  repo: RepoIndex,
): Promise<readonly FolderResult[]> {
  const results = await resultsOf(source, path, repo);
  const unjudged = await unreadPrompts(repo, results);
  return unjudged.length > 0 ? results.map((result) => ({ ...result, unjudged })) : results;
}

async function resultsOf(source: Source, path: string, repo: RepoIndex): Promise<readonly FileResult[]> {
  const strict = parseJson(source.text);
  const node = strict.kind === "problem" ? parseJsonc(source.text) : strict;
  if (node.kind === "problem") return [rejected(`it is not JSON: ${node.message}`, { source, span: node.span })];
  const { table, fault } = agentIn(strict.kind === "problem" ? withLastValues(node) : node);
  if (!table) return [rejected(fault?.message ?? "", { source, span: fault?.span ?? node.span })];
  const site: ReferenceSite = { repo, source, path, workspace: workspaceOf(path), title: "Amazon Q" };
  const { profile, lacksPrompt } = await profileOf(table, site);
  if (strict.kind === "problem")
    return [rejected(`it is not JSON: ${strict.message}`, { source, span: strict.span }, profile)];
  if (fault) return [rejected(fault.message, { source, span: fault.span }, profile, respelledFix(source, [fault]))];
  if (lacksPrompt) return [rejected("the file of its prompt does not exist", lacksPrompt, profile)];
  return [{ verdict: { kind: "loaded" }, profile }];
}

function rejected(message: string, at: Place, profile?: Profile, fix?: Fix): FileResult {
  const problem = { message, at, ...(fix ? { fixes: [fix] } : {}) };
  return { verdict: { kind: "rejected", problem }, ...(profile ? { profile } : {}) };
}

/** The directory in which a session has these agents. */
function workspaceOf(path: string): string {
  const found = /^(?:(.*)\/)?\.(?:aws\/)?amazonq\/cli-agents\//.exec(path);
  return found ? (found[1] ?? "") : directoryOf(path);
}

interface AgentRead {
  readonly profile: Profile;
  /** Where a prompt is named whose file is nowhere. */
  readonly lacksPrompt: Place | undefined;
}

async function profileOf(table: Table, site: ReferenceSite): Promise<AgentRead> {
  const { source, workspace } = site;
  const home = startOfTable(table, source);
  const name = nameOf(table, site, home);
  const { grants, ineffective } = readTools(valueOf(table, "tools"), source, home);
  const ownServers = serversIn(valueOf(table, "mcpServers"), source);
  const shared = await workspaceServersOf(table, site, ["useLegacyMcpJson"], serversFileOf(site));
  const servers = [...ownServers, ...shared.servers];
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const autoApproved = autoApprovedIn(table, source);
  const { prompt, paths: promptPaths } = await promptOf(table, site, undefined, home);
  const resources = valueOf(table, "resources");
  const paths = [...promptPaths, ...resourcesOf(resources, site)];
  const lacking = filesMissing(paths);
  const profile = profileFrom({
    home,
    name,
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    grants,
    rules: rulesOf(table, source, home),
    extraGrants: [...serverGrants(ownServers, "mcpServers"), ...shared.grants, ...hookGrants(hooks, "hooks")],
    hooks,
    servers,
    paths,
    ...(lacking.length > 0 ? { missing: lacking } : {}),
    references: resourcePatterns(resources, workspace),
    bypasses: autoApproved.bypasses,
    ineffective: [...ineffective, ...autoApproved.ineffective],
    ...(textOf(valueOf(table, "prompt")) ? {} : { hasDefaultPrompt: true as const }),
    prompt,
    native: () => knownValues(table, agentKeys),
  });
  return { profile, lacksPrompt: lacking.find(({ key }) => key === "prompt")?.at };
}

/** A file without a name is refused; it is called by its file name then. */
function nameOf(table: Table, { path, source }: ReferenceSite, home: Place): Fact<string> {
  const written = textFact(valueOf(table, "name"), source, home);
  return known(written) === undefined
    ? implied(stemOf(path), home, "the file name stands for the missing name")
    : written;
}

function serversIn(node: Node | undefined, source: Source): readonly HookOrServer[] {
  return tableEntries(node).flatMap(({ name = "", value }) =>
    textOf(valueOf(value, "disabled")) === "true" ? [] : serverOf(name, value, source),
  );
}

/** The servers of the workspace, or of the user for an agent of the user. */
function serversFileOf({ path, workspace }: ReferenceSite): string {
  return join(workspace, /(?:^|\/)\.aws\/amazonq\//.test(path) ? ".aws/amazonq/mcp.json" : ".amazonq/mcp.json");
}
