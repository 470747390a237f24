/** Writes a result to a file of the workspace. */
import { existsSync, lstatSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { resultPlaceRefusal } from "../inspect/result-place.ts";
import { UserError } from "../repo/tree.ts";
import type { Environment } from "../platform/environment.ts";
import { isInside } from "../platform/native-path.ts";

/** Throws `UserError` where a result cannot be written: asked first, so that no verdict stands over a failed run. */
export function requireWritablePlaces(
  paths: { readonly json: string | undefined; readonly sarif: string | undefined },
  environment: Environment,
): void {
  for (const path of [paths.json, paths.sarif]) if (path !== undefined) placeInside(path, environment);
}

/** Writes a file of the workspace or the runner's temporary folder, and returns its absolute path. */
export function writeInside(path: string, text: string, environment: Environment): string {
  const file = placeInside(path, environment);
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(file);
  writeFileSync(file, text);
  return file;
}

/** Absolute. The repository may have a link at this path, or at a folder of it, that leads elsewhere. */
function placeInside(path: string, environment: Environment): string {
  const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
  const target = resolve(workspace, path);
  if (!existsSync(dirname(target)))
    throw new UserError(`the file \`${path}\` cannot be written: its folder is not there`);
  const folder = realpathSync(dirname(target));
  const folders = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [realpathSync(place)] : []));
  if (!folders.some((place) => isInside(folder, place)))
    throw new UserError(`the file \`${path}\` lies outside the workspace`);
  const file = join(folder, basename(target));
  // Later steps of the job, or Git, would read it as something else.
  const refusal = resultPlaceRefusal(relative(realpathSync(workspace), file).replaceAll(sep, "/"));
  if (refusal !== undefined) throw new UserError(`the file \`${path}\` ${refusal}`);
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`the file \`${path}\` cannot be written: it is a folder`);
  return file;
}
