/** Where plugins are, and what is known of those of a repository. */
import type { ExternalPlugin, ReservedNames } from "../../_kit/settings/external.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import type { Described } from "./parts.ts";

/** The folder of `plugin.json` and `marketplace.json`; the directory around it is the plugin, or the marketplace. */
export const pluginFolder = ".claude-plugin";

/** Path patterns of the manifest of a plugin, and of the list of a repository's plugins; in any directory. */
export const manifests: readonly string[] = [`**/${pluginFolder}/plugin.json`, `**/${pluginFolder}/marketplace.json`];

/** Names of marketplaces that only Anthropic can use. */
export const reservedMarkets: ReservedNames = {
  vendor: "Anthropic",
  names: new Set(
    "claude-plugins-official claude-community claude-plugins-community claude-code-plugins claude-code-marketplace anthropic-marketplace anthropic-plugins anthropic-agent-skills agent-skills knowledge-work-plugins life-sciences".split(
      " ",
    ),
  ),
};

/** A plugin that the program loads where it is switched on. */
export interface FoundPlugin {
  /** Its directory. */
  readonly root: string;
  readonly name: string;
  readonly described: readonly Described[];
}

/** Everything that the plugins of one tree bring, and what they leave open. */
export interface Plugins {
  readonly layers: readonly LayerRead[];
  readonly plugins: readonly FoundPlugin[];
  /** Plugins that a marketplace of the repository lists and another repository holds. */
  readonly remotes: readonly ExternalPlugin[];
  /** Names of marketplaces in the repository. */
  readonly markets: ReadonlySet<string>;
}

/** Of a repository that holds none and names none. */
export const noPlugins: Plugins = { layers: [], plugins: [], remotes: [], markets: new Set() };
