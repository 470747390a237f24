/** Where a command runs: the repository, and the directory in it whose findings are reported. */
import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { join } from "../repo/path.ts";
import { UserError } from "../repo/tree.ts";
import { type Place, placeOf } from "./git/bare.ts";
import { locateRepository } from "./git/location.ts";
import { absolutePath, pathBelow, isInside } from "./native-path.ts";

interface Named {
  /** `--root`; `undefined`: the repository around the working directory, all of it. */
  readonly root: string | undefined;
  /** A revision that is checked in place of the working tree. */
  readonly head?: string | undefined;
}

/** Where a command runs. */
export interface RunPlace {
  /** `undefined` outside git. */
  readonly place: Place | undefined;
  /** The directory whose paths all trees have, absolute: the top of a repository, or `--root` outside git. */
  readonly top: string;
  /** The directory that `--root` names in the repository; `""` for all of it. */
  readonly below: string;
}

/**
 * Throws `UserError` where `--root` names no directory. A directory of a commit need not be on disk, and so not in a
 * bare repository either.
 */
export function placeFor({ root, head }: Named, directory: string): RunPlace {
  const named = absolutePath(directory, root ?? ".");
  if (root === undefined) {
    const place = placeOf(named);
    return { place, top: place?.top ?? named, below: "" };
  }
  const existing = nearestExisting(named);
  if (!isDirectory(existing)) throw new UserError(`\`--root ${root}\`: ${existing} is not a directory`);
  const place = placeOf(existing, { isNamed: existing === named });
  if (existing !== named && (!place || (head === undefined && !place.isBare)))
    throw new UserError(`\`--root ${root}\`: there is no directory ${named}`);
  requireNoLinkOut(root, named, existing);
  if (!place) return { place, top: named, below: "" };
  const isOwn = isInside(realpathSync(existing), realpathSync(place.gitDirectory));
  return { place, top: place.top, below: join(isOwn ? "" : place.prefix, pathBelow(existing, named) ?? "") };
}

function nearestExisting(path: string): string {
  let existing = path;
  while (!isThere(existing) && dirname(existing) !== existing) existing = dirname(existing);
  return existing;
}

/** Also for a link that leads nowhere. Below a file there is nothing. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A link out of its repository would leave nothing of that repository to check, and report no finding. */
function requireNoLinkOut(root: string, named: string, existing: string): void {
  if (!lstatSync(existing).isSymbolicLink()) return;
  const around = locateRepository(dirname(existing));
  const target = realpathSync(existing);
  if (around && !isInside(target, around.top))
    throw new UserError(
      `\`--root ${root}\`: ${named} is a link to ${target}, outside the repository ${around.top}; name ${target} itself to check it`,
    );
}

/** Commands that write need a working tree. Throws `UserError` in a bare repository. `instead`: what to do there. */
export function requireWorkingTree(what: string, instead: string, root: string | undefined, directory: string): void {
  const { place } = placeFor({ root }, directory);
  if (place?.isBare)
    throw new UserError(`${what}, and the bare repository ${place.top} has no working tree; ${instead}`);
}
