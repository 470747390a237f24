/** Whether pipelines and hooks of Git start a host, told from the names in their texts. */
import { pipelineFolders, pipelinePaths, startNames } from "../../generated/places.ts";
import { mayCall, mayRun, plainOf } from "../../hosts/_kit/ci/names.ts";
import { namesAt, textAt } from "../../platform/disk/quick-look.ts";
import { join } from "../../repo/path.ts";

/** Files of GitLab include others, which are not looked at here. */
const gitlab = /^\.gitlab-ci\./;

/** `directory`: absolute. Whether none of the files there whose commands machines run may start a host. */
export function startNoHost(directory: string): boolean {
  const inFolders = pipelineFolders.flatMap((folder) =>
    namesAt(join(directory, folder)).map((name) => join(folder, name)),
  );
  return [...namesAt(directory), ...inFolders].every((path) => {
    if (!pipelinePaths.test(path)) return true;
    const text = textAt(join(directory, path));
    const names = gitlab.test(path) ? [...startNames, "include"] : startNames;
    return text !== undefined && !mayRun({ plain: plainOf(text) }, names) && !mayCall(text);
  });
}
