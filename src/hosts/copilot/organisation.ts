/**
 * The repositories in which an organisation keeps agents and settings for all of its members, and what is read there.
 */
import type { OrganisationPlaces } from "../../model/host.ts";
import type { Authority, Problem } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { authorityFrom, readSettingsFiles, type SettingRule } from "../_kit/settings/index.ts";
import { unknownSettings } from "../_kit/settings/unknown-settings.ts";
import { append } from "../../repo/many.ts";

/** The repository of an enterprise's settings. */
const governing = ".github-private";

/** The folder of the organisation's agents. */
export const agentsFolder = "agents";

/** The settings of an enterprise. Their older place is that of a repository's own settings. */
export const managedSettings = "copilot/managed-settings.json";

/** `managed-settings.json` is an enterprise's; agents may be an organisation's too. */
export const organisation: readonly OrganisationPlaces[] = [
  { repositories: [".github", governing], patterns: [`${agentsFolder}/**/*.md`] },
  { repositories: [governing], patterns: [managedSettings] },
];

/** Whether an organisation keeps its agents in a repository of one of these names. */
export function holdsAgents(names: readonly string[]): boolean {
  return organisation[0]?.repositories.some((name) => names.includes(name)) ?? false;
}

const everywhere = "for every member of the enterprise";

const rules: readonly SettingRule[] = [
  {
    path: "permissions.disableBypassPermissionsMode",
    effect: "narrows",
    because: `switches off modes without prompts ${everywhere}`,
  },
  { path: "permissions.allow", effect: "widens", because: `runs without a prompt ${everywhere}` },
  { path: "permissions.deny", effect: "narrows", because: `is denied ${everywhere}` },
  { path: "permissions.ask", effect: "narrows", because: `needs a prompt ${everywhere}` },
  {
    path: "enabledPlugins.*",
    when: /^true$/,
    effect: "widens",
    because: `installs a plugin with agents, hooks and servers ${everywhere}`,
    may: ["execute", "external"],
  },
  {
    path: "extraKnownMarketplaces.*",
    effect: "widens",
    because: `adds a source of plugins ${everywhere}`,
    shown: "a marketplace",
  },
  {
    path: "strictKnownMarketplaces",
    effect: "narrows",
    because: `limits where plugins come from ${everywhere}`,
    shown: "a marketplace",
  },
  { path: "telemetry.endpoint", effect: "widens", because: `receives what members do with Copilot`, may: ["network"] },
  {
    path: "allowedMcpServers",
    effect: "narrows",
    because: `limits which servers start ${everywhere}`,
    shown: "a server",
  },
  {
    path: "deniedMcpServers",
    effect: "narrows",
    because: `keeps a server from starting ${everywhere}`,
    shown: "a server",
  },
  {
    path: "sandbox",
    effect: "narrows",
    because: `is the minimum that a sandbox restricts ${everywhere}`,
    shown: "restrictions",
  },
  {
    path: "remoteControl",
    effect: "narrows",
    because: `limits who controls sessions remotely`,
    shown: "restrictions",
  },
];

const known = [
  ...rules,
  ...["$schema", "model", "permissions.model", "telemetry.*"].map((path) => ({
    path,
    because: "chooses a model or what is reported",
  })),
];

/** The enterprise's settings as a layer, if there are any. */
export async function managedLayerIn(repo: RepoIndex, names: readonly string[]): Promise<readonly LayerRead[]> {
  if (!names.includes(governing)) return [];
  const problems: Problem[] = [];
  const { authority, unjudged } = await readSettingsFiles(repo, [
    {
      path: managedSettings,
      read: (root: Node, source: Source): readonly Authority[] => {
        append(problems, unknownSettings(root, source, "GitHub Copilot", known));
        return authorityFrom(rules, root, source);
      },
    },
  ]);
  const all = [...unjudged, ...problems];
  if (authority.length + all.length === 0) return [];
  return [
    {
      layer: {
        name: "organisation",
        root: managedSettings,
        status: "loaded",
        authority: authority.map((one) => ({ ...one, certainty: "documented" })),
        governs: "",
      },
      items: [],
      unjudged: all,
    },
  ];
}
