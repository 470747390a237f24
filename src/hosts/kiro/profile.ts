/** Makes a profile of what a JSON or Markdown file holds. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, implied, known } from "../../model/fact.ts";
import { hookGrants, serverGrants, hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { bodyPrompt, textFact } from "../_kit/fields.ts";
import { isEmptyValue, jsonOf, maxValues, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, join } from "../../repo/path.ts";
import { type Grant, type NamedPath, type Profile, type Prompt, union } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/unknown-keys.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { profileFrom } from "../_kit/profile.ts";
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

/** Where a file stands. */
export interface Site {
  readonly repo: RepoIndex;
  readonly source: Source;
  /** The way to the file, which a link may name otherwise than the file is called. */
  readonly path: string;
  /** The directory that a session works in: that of `.kiro`. */
  readonly workspace: string;
  /** The file's name, or its way below the folder, without its ending. */
  readonly id: string;
  readonly edition: string;
}

/** `body`: the span of a Markdown file's prompt; absent in JSON, which has a key for it. */
export async function readProfile(
  [first, ...others]: readonly [Table, ...Table[]],
  site: Site,
  body: Span | undefined,
): Promise<Profile> {
  let profile = await oneReading(first, site, body);
  for (const table of others) profile = union(profile, await oneReading(table, site, body));
  return profile;
}

async function oneReading(table: Table, site: Site, body: Span | undefined): Promise<Profile> {
  const { source, edition } = site;
  const home: Place = { source, span: { start: table.span.start, end: table.span.start } };
  const named = textFact(valueOf(table, "name"), source, home);
  const name =
    named.state === "missing" || known(named)?.trim() === ""
      ? implied(site.id, home, "the file's name is its name")
      : named;
  const aliases = valueOf(table, "toolAliases");
  const own = readTools(
    valueOf(table, "tools"),
    new Set(aliases?.kind === "table" ? aliases.entries.flatMap(({ value }) => textOf(value) ?? []) : []),
    source,
    home,
  );
  // Only readers that know the rules read Markdown; what a JSON file denies, CLI 2 grants.
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
  const { prompt, paths } = await promptOf(table, site, body, home);
  const budget = { left: maxValues };
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
    paths: [...paths, ...resourcesOf(valueOf(table, "resources"), site)],
    bypasses: [...autoApproved.bypasses, ...unhonouredModesIn(table, source, keys)],
    ineffective: [
      ...unknownKeysIn(table, source, keys),
      ...(excluded && !body && entriesOf(excluded, source).length > 0
        ? [
            {
              kind: "limit" as const,
              what: "excludedTools",
              because: "CLI 2 has no such key, so it takes nothing away there",
              at: { source, span: excluded.span },
            },
          ]
        : []),
      ...own.ineffective,
      ...autoApproved.ineffective,
    ],
    prompt,
    native: Object.fromEntries(
      table.entries.flatMap(({ name: key, value }) =>
        key !== undefined && keys.keys.has(key) ? [[key, jsonOf(value, budget)] as const] : [],
      ),
    ),
  });
}

function without(grants: Fact<readonly Grant[]>, denied: ReadonlySet<Capability>): Fact<readonly Grant[]> {
  if (denied.size === 0 || (grants.state !== "stated" && grants.state !== "implied")) return grants;
  return { ...grants, value: grants.value.filter(({ capability }) => !denied.has(capability)) };
}

/** A Markdown file's body, or the key: text, or `file://` with a path seen from the profile's directory. */
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
    return { prompt: body ? bodyPrompt(source, body) : { source: "none", path: null, text: "", at: home }, paths: [] };
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

/** Files, skills and knowledge bases that go into the context: paths and patterns seen from the workspace. */
function resourcesOf(node: Node | undefined, { repo, source, workspace }: Site): readonly NamedPath[] {
  return (node?.kind === "list" ? node.items.slice(0, 1_000) : []).flatMap((item): readonly NamedPath[] => {
    const text = item.kind === "table" ? valueOf(item, "source") : item;
    const value = textOf(text);
    const path = /^(?:file|skill):\/\/(.*)$/s.exec(value ?? "")?.[1];
    if (!text || value === undefined || path === undefined || path === "") return [];
    const fixed = path.replace(/[^/]*[*?[{].*$/s, "");
    return [
      {
        key: "resources",
        value,
        reach: repo.reach(workspace, workspace, fixed === "" ? "." : join("", fixed)),
        at: { source, span: text.span },
      },
    ];
  });
}
