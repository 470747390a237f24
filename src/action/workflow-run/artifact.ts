/** Reads the result file of an ended run. Its author may have no rights here, so nothing in it is trusted. */
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { maxResultBytes, readResultJson, type ResultJson } from "../../reports/result-json/index.ts";
import { UserError } from "../../repo/tree.ts";
import type { Environment } from "../../platform/environment.ts";
import { isInside } from "../../platform/native-path.ts";

/** `path` is relative to the workspace. */
export async function resultIn(path: string, environment: Environment): Promise<ResultJson> {
  const bytes = bytesOf(path, environment);
  const written = await readResultJson(textOf(bytes) ?? "");
  if (typeof written === "string") throw new UserError(`the file \`${path}\` ${written}`);
  return written;
}

/** Follows no link out of the workspace: an artifact may contain links to anywhere. */
function bytesOf(path: string, environment: Environment): Uint8Array {
  const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
  const target = resolve(workspace, path);
  if (!existsSync(target))
    throw new UserError(
      `the file \`${path}\` is not there: the run that has ended left no result, or the step that downloads it puts it elsewhere`,
    );
  const folders = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [realpathSync(place)] : []));
  const file = realpathSync(target);
  if (!folders.some((place) => isInside(file, place)))
    throw new UserError(`the file \`${path}\` lies outside the workspace`);
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    const { size, ...status } = fstatSync(descriptor);
    if (!isRegular(status.mode)) throw new UserError(`\`${path}\` is not a file`);
    if (size > maxResultBytes)
      throw new UserError(`the file \`${path}\` is larger than ${maxResultBytes / 1024 / 1024} MiB`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function isRegular(mode: number): boolean {
  return (mode & constants.S_IFMT) === constants.S_IFREG;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
