/** Loads a repository in memory as one host does, and takes what came of it apart. */
import { defaultEditionOf, type Host } from "../../src/model/host.ts";
import type { Item, Load } from "../../src/model/load.ts";
import { startDirectories } from "../../src/repo/patterns.ts";
import { capabilitiesOf, type Profile } from "../../src/model/profile.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { type Held, treeOf } from "./memory.ts";

export async function loadIn(
  host: Host,
  files: Readonly<Record<string, Held>>,
  {
    edition = defaultEditionOf(host),
    dirs = [],
  }: { readonly edition?: string; readonly dirs?: readonly string[] } = {},
): Promise<Load> {
  const repo = await RepoIndex.of(treeOf(files));
  return host.load(repo, { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs }, edition);
}

/** The one item of a file; throws where the host made none of it. */
export function itemOf(load: Load, path: string): Item {
  const item = load.items.find(({ files }) => files.includes(path));
  if (!item) throw new Error(`${path} gave no item`);
  return item;
}

/** The verdict, what it may do, and the kinds of what has no effect and of what asks less, in one line. */
export function shortOf({ verdict, profile }: Item): string {
  const told = profile ? [capabilitiesOf(profile).join(" ") || "nothing", ...kindsOf(profile)] : [];
  return [verdict.kind, ...told].join(", ");
}

function kindsOf({ ineffective, bypasses }: Profile): readonly string[] {
  return [
    ...ineffective.filter(({ kind }) => kind !== "metadata").map(({ kind, what }) => `${kind} ${what}`),
    ...bypasses.map(({ effect, setting }) => `${effect} ${setting}`),
  ];
}
