/** Whether a commit changes nothing that a host, the policy or this tool reads, told by Git from names alone. */
import { areElsewhere, isNaming, isSettings, linesThatLeadTo, linesThatName } from "../../inspect/elsewhere.ts";
import { placeOf } from "../../platform/git/bare.ts";
import { type Environment, gitAt } from "../../platform/git/command.ts";
import { indexOf } from "../../platform/git/index-file.ts";
import { stagedHolds, stagedIn } from "../../platform/git/staged.ts";
import { baselinePath, policyPaths } from "../../policy/model.ts";
import { nameOf } from "../../repo/path.ts";

/** The most files that a commit changes, and files that are searched for their names, for a quick answer. */
const most = { changed: 200, searched: 2_000 };

/** The tool's own files. What they say depends on the day, so with one of them there is no quick answer. */
const own: ReadonlySet<string> = new Set([...policyPaths, baselinePath].map(nameOf));

/** Rejects where git does: the command says why. */
export async function isCommitElsewhere(directory: string, environment: Environment): Promise<boolean> {
  const place = placeOf(directory, false);
  if (!place || place.isBare || environment["GIT_DIR"] !== undefined) return false;
  const git = gitAt(place.top, environment);
  const index = indexOf(place, environment);
  const isOwn = (path: string): boolean => own.has(nameOf(path).toLowerCase());
  const { files, odd, found } = await stagedIn(git, index, (path) => isSettings(path) || isNaming(path) || isOwn(path));
  if (files.length > most.changed || found.length > most.searched || !areElsewhere(files, odd)) return false;
  if (found.some((path) => isOwn(path) || /[^ -~]/.test(path))) return false;
  if (files.length === 0) return true;
  const changed = files.map(({ path }) => path);
  const searched = await Promise.all([
    stagedHolds(git, index, linesThatLeadTo(changed), found.filter(isSettings)),
    stagedHolds(git, index, linesThatName(changed), found.filter(isNaming)),
  ]);
  return !searched.includes(true);
}
