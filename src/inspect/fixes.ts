/** Loads a tree with the fixes of what is wrong in it, for the findings. */
import type { Host } from "../model/host.ts";
import type { Item, Load } from "../model/load.ts";
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
  if (skipsRules || !load.items.some(mayBeFixed)) return load;
  const { withFixes } = await import("../hosts/_kit/fixes/index.ts");
  return withFixes(load, (texts) => host.load(repo.withTexts(texts), where, edition));
}

/** Whether anything is wrong with an item. A shadowed one has its winner, which may be no item of the load. */
function mayBeFixed({ verdict, profile, leniency }: Item): boolean {
  return (
    verdict.kind === "shadowed" ||
    "problem" in verdict ||
    leniency !== undefined ||
    (profile !== undefined && profile.ineffective.length + profile.bypasses.length > 0)
  );
}
