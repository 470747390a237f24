/** Whether pipelines and hooks of Git start a host, told from the names in their texts. */
import { nestedPipelineFolders, pipelineFolders, pipelinePaths, startNames } from "../../generated/places.ts";
import { namesAt, textAt } from "../../platform/disk/quick-look.ts";
import { join } from "../../repo/path.ts";

/** Files of GitLab include others, which are not looked at here. */
const gitlab = /^\.gitlab-ci\./;

/** `directory`: absolute. Whether none of the files there whose commands machines run may start a host. */
export async function startNoHost(directory: string): Promise<boolean> {
  const inside = (folder: string): readonly string[] =>
    namesAt(join(directory, folder)).map((name) => join(folder, name));
  const inFolders = pipelineFolders.flatMap(inside);
  const nested = nestedPipelineFolders.flatMap(inside).flatMap(inside);
  const paths = [...namesAt(directory), ...inFolders, ...nested].filter((path) => pipelinePaths.test(path));
  if (paths.length === 0) return true;
  const { mayCall, mayRun, plainOf } = await import("../../hosts/_kit/ci/names.ts");
  return paths.every((path) => {
    const text = textAt(join(directory, path));
    const names = gitlab.test(path) ? [...startNames, "include"] : startNames;
    return text !== undefined && !mayRun({ plain: plainOf(text) }, names) && !mayCall(text);
  });
}
