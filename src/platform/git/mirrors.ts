/** Finds the repositories below a folder of mirrors: bare ones and clones. Starts no process, and follows no link. */
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../repo/tree.ts";
import { type Environment, gitAt, run } from "./command.ts";

/** A repository on disk. */
export interface Mirror {
  /** Its path below the folder, without `.git` at its end: `acme/pay`. */
  readonly name: string;
  /** The folder of the repository, below the folder of mirrors. */
  readonly path: string;
}

/** How deep mirrors lie below the folder: `host/owner/group/name` and two more. */
const maxDepth = 6;

/** Sorted by path. What lies below a repository belongs to it. Throws `UserError` where `folder` is none. */
export function mirrorsBelow(folder: string): readonly Mirror[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`\`--mirrors ${folder}\` is not a folder`);
  const found: Mirror[] = [];
  const visit = (below: string, depth: number): void => {
    const path = join(folder, below);
    if (below !== "" && looksLikeRepository(path)) {
      found.push({ name: below.replace(/\.git$/, ""), path: below });
      return;
    }
    if (depth === maxDepth) return;
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
      if (entry.isDirectory()) visit(below === "" ? entry.name : `${below}/${entry.name}`, depth + 1);
  };
  visit("", 0);
  return found;
}

/** Also where git would not open it, so that a broken mirror is reported and not passed over. */
function looksLikeRepository(path: string): boolean {
  const isThere = (name: string) => lstatSync(join(path, name), { throwIfNoEntry: false }) !== undefined;
  return path.endsWith(".git") || isThere(".git") || (isThere("objects") && isThere("refs"));
}

/** The branch that a repository has checked out, or that a bare one names first; `undefined`: it cannot be told. */
export function headBranch(gitDirectory: string): string | undefined {
  const head = join(gitDirectory, "HEAD");
  if (!lstatSync(head, { throwIfNoEntry: false })?.isFile()) return undefined;
  const [, name] = /^ref:\s*refs\/heads\/(\S+)\s*$/.exec(readFileSync(head, "utf8")) ?? [];
  // A repository with reftables has a name here that is none.
  return name === ".invalid" ? undefined : name;
}

/**
 * Why the commit of `HEAD` is not there; `undefined`: the repository has no commit at all. A mirror that lost objects,
 * or whose `HEAD` names a branch that is gone, is not empty.
 */
export async function missingHead(
  place: { readonly top: string; readonly isBare: boolean },
  environment: Environment,
): Promise<string | undefined> {
  const git = gitAt(place.top, environment, place.isBare);
  const { status } = await run(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
  if (status === 0) return "the commit of `HEAD` is not in it, or is no commit";
  const { output } = await run(git, ["for-each-ref", "--count=1", "--format=%(refname)"], { answers: [0, 1, 128] });
  return output.length === 0 ? undefined : "`HEAD` names a branch that it does not have";
}
