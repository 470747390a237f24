/**
 * What a repository's name matters for: the places of hosts that count only in repositories of certain names, where an
 * organisation keeps what all others share, and marketplaces of plugins, which may be the repository itself.
 */
import { hosts } from "../generated/hosts.ts";
import type { Host } from "../model/host.ts";
import { join } from "../repo/path.ts";
import { detectionNamesOf } from "../repo/patterns.ts";
import type { RepoIndex } from "../repo/repo-index.ts";

const places = Object.values<Host>(hosts).flatMap(({ organisation = [] }) =>
  organisation.flatMap(({ patterns }) => patterns),
);

/** The names of which one is in every tree that the repository's name matters for. */
export const organisationNames: ReadonlySet<string> = detectionNamesOf(places);

/** A host with the places that it has in a repository of one of these names. Only this host looks there. */
export function inRepository(host: Host, names: readonly string[]): Host {
  const { patterns, ownPatterns = patterns } = host;
  const more = (host.organisation ?? []).flatMap(({ repositories, patterns: further }) =>
    repositories.some((name) => names.includes(name)) ? further : [],
  );
  return more.length === 0
    ? host
    : { ...host, patterns: [...patterns, ...more], ownPatterns: [...ownPatterns, ...more] };
}

/** The settings in which hosts name marketplaces, by the host's own directory. */
const pluginSettings = [".claude", ".factory", ".codebuddy", ".augment", ".github/copilot", ".copilot"].flatMap(
  (folder) => ["settings.json", "settings.local.json"].map((file) => `${folder}/${file}`),
);

/** Whether settings name a marketplace, which the name of the repository is compared with. */
export async function namesMarketplaces(repo: RepoIndex): Promise<boolean> {
  for (const path of pluginSettings) {
    const [directory = ""] = path.split("/");
    for (const root of repo.holding(directory)) {
      const content = await repo.read(join(root, path));
      if (content.kind === "text" && /Marketplaces"|\\u/.test(content.source.text)) return true;
    }
  }
  return false;
}
