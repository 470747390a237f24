/** The files that the commands of a fleet leave for one another. */
import type { NamedText } from "../../../fleet/inventory.ts";
import { type Plan, readPlan } from "../../../fleet/plan/index.ts";
import { type OutputFolder, outputFolder } from "../../../platform/disk/output.ts";
import { absolutePath } from "../../../platform/native-path.ts";
import { sha256 } from "../../../platform/hash.ts";
import { directoryOf, join, nameOf } from "../../../repo/path.ts";
import { UserError } from "../../../repo/tree.ts";
import type { Environment } from "../../run.ts";

/** Where a scan and a merge keep the plan. */
export const planFile = "plan.json";

/** The plan in a file, with its text. Rejects with `UserError` where there is none of this version. */
export async function planAt(
  path: string,
  environment: Environment,
): Promise<{ readonly text: string; readonly plan: Plan }> {
  const text = textAt(path, environment);
  if (text === undefined) throw new UserError(`there is no plan \`${path}\`; write it with \`fleet plan\``);
  return { text, plan: await readPlan(text, path, environment.tool) };
}

/** The text of a file that the user names; `undefined`: there is none. */
export function textAt(path: string, { directory }: Pick<Environment, "directory">): string | undefined {
  const full = absolutePath(directory, path);
  return outputFolder(directoryOf(full) || "/", { create: false }).read(nameOf(full));
}

/** The inventory in a folder. `flag`: what names the folder, for messages. Throws `UserError` where there is none. */
export function inventoryAt(flag: string, path: string, { directory }: Pick<Environment, "directory">): NamedText {
  const text = folderOf(flag, absolutePath(directory, path)).read("inventory.ndjson");
  if (text === undefined)
    throw new UserError(`\`${flag} ${path}\` has no \`inventory.ndjson\`; name a folder that \`fleet merge\` wrote`);
  return { name: `${path}/inventory.ndjson`, text };
}

function folderOf(flag: string, path: string): OutputFolder {
  try {
    return outputFolder(path, { create: false });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${error.message}; \`${flag}\` names a folder that \`fleet merge\` wrote`);
  }
}

/** The folder with the objects of an inventory or a scan, and the name of a repository's file in it. */
export const objectsFolder = "objects";

/**
 * 128 bits of a hash of the name: a name with `/`, or one that differs only in case, is a file of its own on any disk.
 */
export function objectFileName(repository: string): string {
  return `${sha256(repository).slice(0, 32)}.json`;
}

/** The object of a repository in the folder of an inventory or a scan; `undefined`: there is none. */
export function objectReader(path: string): (repository: string) => string | undefined {
  let folder: OutputFolder | undefined;
  try {
    folder = outputFolder(join(path, objectsFolder), { create: false });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  return (repository) => folder?.read(objectFileName(repository));
}
