/** Makes a profile from a JSON or Markdown file. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, known } from "../../model/fact.ts";
import { hookGrants, serverGrants, hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { bodyPrompt, knownValues, listItems, nameOrFileName, startOfTable, textFact } from "../_kit/fields.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, join } from "../../repo/path.ts";
import {
  type Grant,
  type MissingReference,
  type NamedPath,
  type Profile,
  type Prompt,
  union,
} from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { noPrompt, profileFrom } from "../_kit/profile.ts";
import { type Place, type Source, type Span, startOf } from "../../repo/text.ts";
import { readOne } from "../_kit/collect.ts";
import { entriesOf, readTools } from "./tools.ts";
import { autoApprovedIn, deniedIn } from "./auto-approved.ts";

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

/** A file and where the host finds it. */
export interface Site {
  readonly repo: RepoIndex;
  readonly source: Source;
  /** The path that the host walks. Behind a link, the file itself may have another name. */
  readonly path: string;
  /** The directory in which a session works: the one that holds `.kiro`. */
  readonly workspace: string;
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
  const servers = serversOf(valueOf(table, "mcpServers"), source);
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const extraGrants = [...serverGrants(servers, "mcpServers"), ...hookGrants(hooks, "hooks")];
  const autoApproved = autoApprovedIn(
    table,
    source,
    new Set([...(known(grants) ?? []), ...extraGrants].map(({ capability }) => capability)),
    edition,
  );
  const { prompt, paths: promptPaths } = await promptOf(table, site, body, home);
  const paths = [...promptPaths, ...resourcesOf(valueOf(table, "resources"), site)];
  const missing = filesMissing(paths);
  return profileFrom({
    home,
    name,
    identity: edition === "2" ? (known(name) ?? site.id) : site.id,
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(table, "model"), source, home),
    grants,
    denied: body ? [...denied.written, ...entriesOf(excluded, source).map((entry) => entry.name)] : [],
    extraGrants,
    hooks,
    servers,
    paths,
    ...(missing.length > 0 ? { missing } : {}),
    references: resourcePatterns(valueOf(table, "resources"), site.workspace),
    bypasses: [...autoApproved.bypasses, ...unhonouredModesIn(table, source, keys)],
    ineffective: [
      ...unknownKeysIn(table, source, keys),
      ...(excluded && !body && entriesOf(excluded, source).length > 0
        ? [
            {
              kind: "limit" as const,
              what: "excludedTools",
              because: "unknown key in CLI 2, so it removes nothing there",
              at: { source, span: excluded.span },
            },
          ]
        : []),
      ...own.ineffective,
      ...autoApproved.ineffective,
    ],
    ...(body || valueOf(table, "prompt") || valueOf(table, "systemPrompt") ? {} : { hasDefaultPrompt: true as const }),
    prompt,
    native: knownValues(table, keys.keys),
  });
}

function without(grants: Fact<readonly Grant[]>, denied: ReadonlySet<Capability>): Fact<readonly Grant[]> {
  if (denied.size === 0 || (grants.state !== "stated" && grants.state !== "implied")) return grants;
  return { ...grants, value: grants.value.filter(({ capability }) => !denied.has(capability)) };
}

/** A Markdown file's body, or the key: text, or `file://` with a path relative to the profile's directory. */
async function promptOf(
  table: Table,
  site: Site,
  body: Span | undefined,
  home: Place,
): Promise<{ readonly prompt: Prompt; readonly paths: readonly NamedPath[] }> {
  const { repo, source, workspace } = site;
  const node = valueOf(table, "prompt") ?? valueOf(table, "systemPrompt");
  const written = textOf(node);
  if (!node || written === undefined || isEmptyValue(node)) {
    return { prompt: body ? bodyPrompt(source, body) : noPrompt(home), paths: [] };
  }
  const at = { source, span: node.span };
  if (!written.startsWith("file://")) return { prompt: { source: "inline", path: null, text: written, at }, paths: [] };
  const reach = repo.reach(workspace, directoryOf(site.path), written.slice("file://".length));
  const paths: readonly NamedPath[] = [{ key: "prompt", value: written, reach, at }];
  const read = reach.kind === "inside" ? await readOne(repo, reach.path) : undefined;
  if (read === undefined || "message" in read)
    return { prompt: { source: "file", path: reach.kind === "inside" ? reach.path : null, text: "", at }, paths };
  return { prompt: { source: "file", path: read.path, text: read.text.trim(), at: startOf(read) }, paths };
}

/** Files, skills and knowledge bases that go into the context: paths and patterns relative to the workspace. */
function resourcesOf(node: Node | undefined, { repo, source, workspace }: Site): readonly NamedPath[] {
  return listItems(node).flatMap((item): readonly NamedPath[] => {
    const text = item.kind === "table" ? valueOf(item, "source") : item;
    const value = textOf(text);
    const path = /^(?:file|skill):\/\/(.*)$/s.exec(value ?? "")?.[1];
    if (!text || value === undefined || path === undefined || path === "") return [];
    const fixed = path.replace(/[^/]*[*?[{].*$/s, "");
    return [
      {
        key: "resources",
        value,
        within: "the repository, in which Kiro resolves it",
        reach: repo.reach(workspace, workspace, fixed === "" ? "." : join("", fixed)),
        at: { source, span: text.span },
      },
    ];
  });
}

/** Files that are not there. A pattern may match none yet, and a variable is no path. */
function filesMissing(paths: readonly NamedPath[]): readonly MissingReference[] {
  return paths.flatMap(({ key, value, reach, at }) => {
    if (reach.kind !== "nowhere" || reach.isUnknown || /[*?[{$]/.test(value)) return [];
    return [{ key, value, advice: "add the file, or correct the path", at }];
  });
}

/** The resources as patterns from the root; a folder stands for everything in it. */
function resourcePatterns(node: Node | undefined, workspace: string): readonly string[] {
  return listItems(node).flatMap((item) => {
    const value = textOf(item.kind === "table" ? valueOf(item, "source") : item) ?? "";
    const path = /^(?:file|skill):\/\/(?:\.\/)?(.+)$/s.exec(value)?.[1];
    if (path === undefined) return [];
    const pattern = join(workspace, path.replace(/\/$/, ""));
    return /[*?[{]/.test(path) ? [pattern] : [pattern, `${pattern}/**`];
  });
}
