/** The name of the default branch, as far as a clone knows it. */
import { type Environment, type Git, gitAt, run } from "./command.ts";
import type { Location } from "./location.ts";

export interface DefaultBranch {
  readonly name: string;
  /** `false`: there are commits, but no branch; the name is a guess. */
  readonly isKnown: boolean;
}

/** Names that are tried where `origin` names no default branch, after git's own `init.defaultBranch`. */
const usual = ["main", "master", "trunk", "develop"];

/**
 * The default branch of `origin`; else the first branch that exists of the usual names; else the current branch. Only in
 * a repository without commits, and outside git (`location` is `undefined`), it need not exist.
 */
export async function defaultBranchOf(
  location: Location | undefined,
  directory: string,
  environment: Environment,
): Promise<DefaultBranch> {
  const git = gitAt(location?.top ?? directory, environment);
  const configured = (await answerOf(git, "config", "--get", "init.defaultBranch"))[0];
  const names = [...(configured !== undefined && isPlain(configured) ? [configured] : []), ...usual];
  const preferred = names[0] ?? "main";
  if (!location) return { name: preferred, isKnown: true };
  const folders = ["refs/remotes/origin/", "refs/heads/"];
  const [found, heads, [current = ""]] = await Promise.all([
    refs(git, "refs/remotes/origin/HEAD", ...names.flatMap((name) => folders.map((folder) => folder + name))),
    refs(git, "--count=3", ...folders),
    answerOf(git, "symbolic-ref", "--quiet", "HEAD"),
  ]);
  const origin = branchIn(found.get("refs/remotes/origin/HEAD"));
  const existing = names.find((name) => folders.some((folder) => found.has(folder + name)));
  const checkedOut = branchIn(current);
  const isUnborn = checkedOut !== undefined && !(await refs(git, current)).has(current);
  const some = [...heads.keys()].map(branchIn).find((name) => name !== undefined && name !== "HEAD");
  const name = origin ?? existing ?? (isUnborn && heads.size > 0 ? some : checkedOut) ?? some;
  return { name: name ?? preferred, isKnown: name !== undefined };
}

/** Refs that exist, each with the ref that it stands for, if it does. A pattern ends at a slash, or is a whole name. */
async function refs(git: Git, ...words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const lines = await answerOf(git, "for-each-ref", "--format=%(refname) %(symref)", ...words);
  return new Map(lines.map((line): [string, string] => [line.split(" ")[0] ?? "", line.split(" ")[1] ?? ""]));
}

function branchIn(ref: string | undefined): string | undefined {
  return /^refs\/(?:heads|remotes\/origin)\/(.+)$/s.exec(ref ?? "")?.[1];
}

/** Whether a name has no character that means something in a pattern. */
function isPlain(name: string): boolean {
  return /^[^\s*?[\]\\^~:]{1,200}$/.test(name);
}

async function answerOf(git: Git, ...words: readonly string[]): Promise<readonly string[]> {
  const { output } = await run(git, words, { answers: [0, 1] });
  return output
    .toString()
    .split("\n")
    .filter((line) => line !== "");
}
