/** Loads a tree with the fixes of what is wrong in it, for the findings. */
import { withFixes } from "../hosts/_kit/fixes/index.ts";
import type { Host } from "../model/host.ts";
import type { Load } from "../model/load.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { SearchScope } from "../repo/tree.ts";

/** Without rules there are no findings, and nothing that fixes are for. */
export async function loadWithFixes(
  host: Host,
  repo: RepoIndex,
  where: SearchScope,
  edition: string,
  { skipsRules }: { readonly skipsRules?: boolean },
): Promise<Load> {
  const load = await host.load(repo, where, edition);
  return skipsRules ? load : withFixes(load, (texts) => host.load(repo.withTexts(texts), where, edition));
}
