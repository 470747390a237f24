/**
 * Whether a commit changes nothing that a host, the policy or this tool reads: told from the names in the index, and
 * from the few files that may name others.
 */
import { areElsewhere, isLeading, isNotable, mayBeLookedFor } from "../../inspect/unchanged/elsewhere.ts";
import { placeOf } from "../../platform/git/bare.ts";
import { gitAt } from "../../platform/git/command.ts";
import { indexFileOf } from "../../platform/git/staged/file.ts";
import { ObjectFiles } from "../../platform/git/objects/object-files.ts";
import { stagedIn, targetsOf } from "../../platform/git/staged/index.ts";
import { stagedFilesHave } from "../../platform/git/staged/search.ts";
import type { QuickRun } from "./run.ts";

/**
 * A name that all of the tool's own files have in theirs. A folder may have such a name, which is a fault of a policy.
 */
const own = /agent-profile-check/i;

/** Rejects where git does: the command says why. */
export async function isCommitElsewhere(
  directory: string,
  { environment, today, takeCompiledCode }: Omit<QuickRun, "isTerminal">,
): Promise<boolean> {
  const place = placeOf(directory);
  if (!place || place.isBare || environment["GIT_DIR"] !== undefined) return false;
  const source = { git: gitAt(place.top, environment), files: ObjectFiles.in(place) };
  const index = indexFileOf(place, environment);
  const indexed = stagedIn({ ...source, gitDirectory: place.gitDirectory, shared: place.shared, index });
  // Beside a profile there is hardly ever an answer, and no time to lose.
  if (indexed.likely.some((folder) => folder !== "" && mayBeLookedFor(folder))) return false;
  let notable: readonly string[] = [];
  const staged = await indexed.read((all) => {
    notable = all.filter(isNotable);
    return notable.filter(isLeading);
  });
  const { files, paths, odd, links, entries } = staged;
  const isElsewhere = await areElsewhere(files, {
    odd,
    paths,
    notable,
    targets: async () => targetsOf(source, links),
    holds: async (fits, some) => stagedFilesHave(fits, some, source, staged),
  });
  if (!isElsewhere || !paths.some((path) => own.test(path))) return isElsewhere;
  const changed = files.map(({ path }) => path);
  await takeCompiledCode();
  const { isPolicyElsewhere } = await import("./policy.ts");
  return isPolicyElsewhere({ place, entries, files: source.files }, changed, environment, today());
}
