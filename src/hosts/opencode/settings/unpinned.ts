/** Plugins that the program fetches from a registry or a repository when it starts, without an exact version. */
import type { Authority, Problem } from "../../../model/load.ts";
import { packageOf, withVersion } from "../../../model/fetched-package.ts";

/** `authority`: what one settings file decides. */
export function unpinnedPlugins(authority: readonly Authority[]): readonly Problem[] {
  return authority.flatMap(({ setting, value, at }): readonly Problem[] => {
    const source = /^plugins?$/.test(setting) && value !== "…" ? packageOf(value) : undefined;
    if (!source || source.isPinned) return [];
    const which = source.version === "" ? "names no version" : `names \`${source.version}\`, which can change`;
    const message = `loads the plugin \`${source.name}\` and ${which}, so code that runs in every session can change without a change here; write \`${withVersion(source)}\``;
    return [{ message, at, kind: "unpinned-package" }];
  });
}
