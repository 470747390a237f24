/** The repositories of a folder of mirrors, each with the commit that is read. */
import type { Candidate } from "../../../fleet/plan/index.ts";
import { placeOf } from "../../../platform/git/bare.ts";
import { repositoryAt } from "../../../platform/git/index.ts";
import { headBranch, mirrorsBelow, missingHead } from "../../../platform/git/mirrors.ts";
import { absolute } from "../../../platform/native-path.ts";
import { join } from "../../../repo/path.ts";
import { isOfMachine, UserError } from "../../../repo/tree.ts";
import type { Environment } from "../../run.ts";

/** How many repositories are asked side by side. */
const width = 8;

/**
 * A repository that cannot be read has a problem in place of a commit. Throws `UserError` where the folder holds none.
 */
export async function candidatesIn(folder: string, environment: Environment): Promise<readonly Candidate[]> {
  const pending = [...mirrorsBelow(absolute(environment.directory, folder))];
  if (pending.length === 0) throw new UserError(`there is no repository below \`${folder}\``);
  const found: Candidate[] = [];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let mirror = pending.shift(); mirror; mirror = pending.shift())
        found.push({ name: mirror.name, ...(await headOf(join(folder, mirror.path), environment)) });
    }),
  );
  return found;
}

async function headOf(path: string, environment: Environment): Promise<Omit<Candidate, "name">> {
  const nothing = { id: null, number: null, visibility: null, archived: false, properties: {} };
  return { ...nothing, path, ...(await commitOf(path, environment)) };
}

async function commitOf(
  path: string,
  { directory, environment }: Environment,
): Promise<Pick<Candidate, "branch" | "commit" | "tree" | "problem">> {
  const unread = { branch: null, commit: null, tree: null };
  try {
    const place = placeOf(absolute(directory, path), true);
    if (!place) return { ...unread, problem: "it is no repository that git opens" };
    const repository = repositoryAt({ ...place, prefix: "" }, environment);
    try {
      const commit = await repository.resolve("HEAD");
      const problem = commit ? undefined : await missingHead(place, environment);
      const branch = headBranch(place.gitDirectory) ?? null;
      return { branch, commit: commit?.id ?? null, tree: commit?.tree ?? null, problem: problem ?? null };
    } finally {
      await repository.close();
    }
  } catch (error) {
    if (!(error instanceof UserError || isOfMachine(error))) throw error;
    return { ...unread, problem: error instanceof Error ? error.message : String(error) };
  }
}
