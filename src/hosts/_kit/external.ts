/** Plugins that settings switch on and another repository holds: a layer for each, and whether it is pinned. */
import { readOne } from "./collect.ts";
import type { Layer, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { LayerRead } from "./sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc } from "../../parsers/json.ts";
import type { Place } from "../../repo/text.ts";

/** A plugin from elsewhere. */
export interface ExternalPlugin {
  readonly name: string;
  /** `owner/repository at v1`; where it is not known, what is known of it. */
  readonly from: string;
  readonly isPinned: boolean;
  readonly at: Place;
}

/** A `source` of a marketplace or of one of its plugins. A branch or tag can move; a commit, or an exact version of a package, cannot. */
export function pluginFrom(name: string, source: Node | undefined, at: Place): ExternalPlugin {
  const text = (key: string): string | undefined => textOf(lastOf(source, key));
  const commit = [text("sha"), text("commit"), text("ref")].find(
    (word) => word !== undefined && /^[0-9a-f]{40}$/.test(word),
  );
  const version =
    text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
  const place =
    text("repo") ?? text("url") ?? text("package") ?? text("path") ?? textOf(source) ?? "a place that is not named";
  const revision = commit ?? version ?? text("ref") ?? text("version");
  return {
    name,
    from: withoutLogin(revision === undefined ? place : `${place} at ${revision}`),
    isPinned: (commit ?? version) !== undefined,
    at,
  };
}

/** An address may carry a token. */
function withoutLogin(address: string): string {
  return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}

export function externalLayer({ name, from, isPinned, at }: ExternalPlugin): LayerRead {
  const layer: Layer = {
    name: "outside",
    root: name,
    status: "absent",
    authority: [
      {
        setting: "plugin",
        value: name,
        effect: "widens",
        because: `brings subagents, hooks and servers from ${from}`,
        at,
      },
    ],
  };
  const unpinned: Problem = {
    message: `takes the plugin \`${name}\` from ${from}, pinned to no commit, so what its subagents may do can change at any time`,
    at,
    kind: "unpinned",
  };
  return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}

/** The layers of what settings files switch on, of hosts whose plugins in the repository are not looked for and whose settings tell of it. */
export async function externalLayersIn(repo: RepoIndex, paths: readonly string[]): Promise<readonly LayerRead[]> {
  return (await externalPluginsIn(repo, paths))
    .map(externalLayer)
    .map(({ layer, ...read }) => ({ ...read, layer: { ...layer, authority: [] } }));
}

/** What settings files switch on, of no marketplace that the repository holds: `own` names those that it describes; any folder may hold one where absent. */
export async function externalPluginsIn(
  repo: RepoIndex,
  paths: readonly string[],
  own?: ReadonlySet<string>,
): Promise<readonly ExternalPlugin[]> {
  const places = new Map<string, Node | undefined>();
  const enabled: { readonly name: string; readonly at: Place }[] = [];
  for (const path of paths) {
    const source = await readOne(repo, path);
    if (
      source === undefined ||
      "message" in source ||
      !/"enabledPlugins"|"extraKnownMarketplaces"|\\u/.test(source.text)
    )
      continue;
    const node = parseJsonc(source.text);
    if (node.kind === "problem") continue;
    for (const { name = "", value } of entriesOf(lastOf(node, "extraKnownMarketplaces")))
      places.set(name, lastOf(value, "source"));
    for (const { name = "", key, value } of entriesOf(lastOf(node, "enabledPlugins")))
      if (textOf(value) === "true") enabled.push({ name, at: { source, span: key.span } });
  }
  return enabled.flatMap(({ name, at }) => {
    const market = name.split("@").at(-1) ?? "";
    const place = places.get(market);
    if (own ? own.has(market) && (!place || isHere(place)) : place && isHere(place)) return [];
    return [
      place
        ? pluginFrom(name, place, at)
        : { name, from: `the marketplace \`${market}\`, whose place is not written here`, isPinned: false, at },
    ];
  });
}

function isHere(place: Node): boolean {
  return /^(?:directory|file)$/.test(textOf(lastOf(place, "source")) ?? "");
}

function entriesOf(
  node: Node | undefined,
): readonly { readonly name: string | undefined; readonly key: Node; readonly value: Node }[] {
  return node?.kind === "table" ? node.entries.slice(0, 500) : [];
}
