/** Whether a commit changes nothing that a host, the policy or this tool reads, told by Git from names alone. */
import { areElsewhere, fitting } from "../../inspect/elsewhere.ts";
import { placeOf } from "../../platform/git/bare.ts";
import { type Environment, gitAt } from "../../platform/git/command.ts";
import { indexOf } from "../../platform/git/index-file.ts";
import { stagedIn, targetsOf } from "../../platform/git/staged.ts";
import { prepareSearch, stagedHolds } from "../../platform/git/staged-search.ts";
import { baselinePath, policyPaths } from "../../policy/model.ts";
import { nameOf } from "../../repo/path.ts";

/** The names of the tool's own files. */
const own: ReadonlySet<string> = new Set([...policyPaths, baselinePath].map(nameOf));

/** `today`: the day of the policy, in UTC. Rejects where git does: the command says why. */
export async function isCommitElsewhere(
  directory: string,
  environment: Environment,
  today: () => string,
): Promise<boolean> {
  const place = placeOf(directory, false);
  if (!place || place.isBare || environment["GIT_DIR"] !== undefined) return false;
  const git = gitAt(place.top, environment);
  const index = indexOf(place, environment);
  const [staged] = await Promise.all([stagedIn(git, index), prepareSearch()]);
  const { files, odd, links, matching, entries } = staged;
  const elsewhere = areElsewhere(files, {
    odd,
    targets: () => targetsOf(git, links),
    matching,
    holds: (patterns, paths) => stagedHolds({ patterns, fits: fitting(patterns) }, paths, { git, index, staged }),
  });
  if (matching((path) => own.has(nameOf(path).toLowerCase())).length === 0) return elsewhere;
  // The policy is read while git searches.
  const changed = files.map(({ path }) => path);
  const [changesNothing, isUsable] = await Promise.all([
    elsewhere,
    import("./policy.ts").then((code) => code.isPolicyElsewhere({ place, entries }, changed, environment, today())),
  ]);
  return changesNothing && isUsable;
}
