/** The repositories of a folder of mirrors, each with the commit that is read. */
import type { Candidate } from "../../../fleet/plan/index.ts";
import { placeOf } from "../../../platform/git/bare.ts";
import { repositoryAt } from "../../../platform/git/index.ts";
import {
  headBranch,
  maxDepth,
  type Mirror,
  type Mirrors,
  mirrorsBelow,
  missingHead,
} from "../../../platform/git/mirrors.ts";
import { absolutePath } from "../../../platform/native-path.ts";
import { join } from "../../../repo/path.ts";
import { isOfMachine, UserError } from "../../../repo/tree.ts";
import { visible } from "../../../sanitize/text.ts";
import type { Environment } from "../../run.ts";
import type { Candidates } from "./owners.ts";

/** How many repositories are asked side by side. */
const width = 8;

/** How many folders that were passed over are named. */
const named = 5;

/**
 * A repository that cannot be read has a problem in place of a commit, and so has a folder that may be one. Throws
 * `UserError` where the folder holds none.
 */
export async function candidatesIn(folder: string, environment: Environment): Promise<Candidates> {
  const { repositories, ...passed } = mirrorsBelow(absolutePath(environment.directory, folder));
  const notes = notesOn(passed);
  if (repositories.length === 0)
    throw new UserError([`there is no repository below \`${folder}\``, ...notes].join("; "));
  const pending = [...repositories];
  const candidates: Candidate[] = [];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let mirror = pending.shift(); mirror; mirror = pending.shift())
        candidates.push({
          ...unknown,
          name: mirror.name,
          path: join(folder, mirror.path),
          ...(await headOf(mirror, folder, environment)),
        });
    }),
  );
  return { candidates, notes, isShort: false };
}

const unknown = { id: null, number: null, visibility: null, archived: false, properties: {} };

/** What was passed over: a repository that is missing from a plan would look like one that is not there. */
function notesOn({ links, nested, deep, recovered }: Omit<Mirrors, "repositories">): readonly string[] {
  const note = (paths: readonly string[], why: string) => {
    const names = paths.slice(0, named).map((path) => `\`${visible(path)}\``);
    return paths.length === 0
      ? []
      : [
          `left out, because ${why}: ${names.join(", ")}${paths.length > named ? ` and ${paths.length - named} more` : ""}`,
        ];
  };
  return [
    ...note(links, "links are not followed below `--mirrors`"),
    ...note(nested, "it is inside another repository"),
    ...note(deep, `repositories are at most ${maxDepth} folders below \`--mirrors\``),
    ...note(recovered, "the file system keeps it for itself, and it cannot be read"),
  ];
}

async function headOf(
  { path, problem }: Mirror,
  folder: string,
  environment: Environment,
): Promise<Pick<Candidate, "branch" | "commit" | "tree" | "problem">> {
  if (problem !== undefined) return { ...unread, problem };
  return commitOf(join(folder, path), environment);
}

const unread = { branch: null, commit: null, tree: null };

async function commitOf(
  path: string,
  { directory, environment }: Environment,
): Promise<Pick<Candidate, "branch" | "commit" | "tree" | "problem">> {
  try {
    const place = placeOf(absolutePath(directory, path), { isNamed: true });
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
