/** The default branch, as far as a clone knows it. */
import { type Git, gitAt, runGit } from "../command.ts";
import type { Environment } from "../../environment.ts";
import type { Location } from "../location.ts";

/** The branch that a new pull request is compared with. */
export interface DefaultBranch {
  readonly name: string;
  /** `false`: there are commits, but no branch; the name is a guess. */
  readonly isKnown: boolean;
}

/** The ref in which a clone keeps the default branch of `origin`. */
const originHead = "refs/remotes/origin/HEAD";

/** Names that are tried where `origin` names no default branch, after git's own `init.defaultBranch`. */
const usual = ["main", "master", "trunk", "develop"];

/** Where a branch is looked for. Of two with one name, that of `origin` is what others have. */
const folders = ["refs/remotes/origin/", "refs/heads/"];

/**
 * What `find` gives for the first ref that has something: the branch that `origin` names, then each name in its order.
 */
async function firstOf<T>(
  names: () => Promise<readonly string[]>,
  find: (ref: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const named = await find(originHead);
  if (named !== undefined) return named;
  const refs = (await names()).flatMap((name) => folders.map((folder) => folder + name));
  return (await Promise.all(refs.map(find))).find((found) => found !== undefined);
}

async function namesFor(git: Git): Promise<readonly string[]> {
  const configured = (await answerOf(git, "config", "--get", "init.defaultBranch"))[0];
  return [...(configured !== undefined && isPlain(configured) ? [configured] : []), ...usual];
}

/**
 * What `resolve` gives for the default branch, for a comparison with it; `undefined`: the clone does not know it.
 * Unlike `defaultBranchOf`, this does not guess the current branch: compared with itself it has no changes, which looks
 * like an answer.
 */
export async function defaultBranchIn<T>(
  git: Git,
  resolve: (ref: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  return firstOf(() => namesFor(git), resolve);
}

/**
 * The name of the default branch, for a file that a person reads; where the clone does not know it, the current branch.
 * Only in a repository without commits, and outside git (`location` is `undefined`), it need not exist.
 */
export async function defaultBranchOf(
  location: Location | undefined,
  directory: string,
  environment: Environment,
): Promise<DefaultBranch> {
  const git = gitAt(location?.top ?? directory, environment);
  const names = await namesFor(git);
  const preferred = names[0] ?? "main";
  if (!location) return { name: preferred, isKnown: true };
  const [found, heads, [current = ""]] = await Promise.all([
    refs(git, originHead, ...names.flatMap((name) => folders.map((folder) => folder + name))),
    refs(git, "--count=3", ...folders),
    answerOf(git, "symbolic-ref", "--quiet", "HEAD"),
  ]);
  const existing = await firstOf(
    async () => names,
    async (ref) => branchIn(ref === originHead ? found.get(ref) : found.has(ref) ? ref : undefined),
  );
  const checkedOut = branchIn(current);
  const isUnborn = checkedOut !== undefined && !(await refs(git, current)).has(current);
  const some = [...heads.keys()].map(branchIn).find((name) => name !== undefined && name !== "HEAD");
  const name = existing ?? (isUnborn && heads.size > 0 ? some : checkedOut) ?? some;
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

/** Whether a name has no character that means something in a pattern or a revision. */
function isPlain(name: string): boolean {
  return /^(?!.*@\{)[^\s*?[\]\\^~:]{1,200}$/.test(name);
}

async function answerOf(git: Git, ...words: readonly string[]): Promise<readonly string[]> {
  const { output } = await runGit(git, words, { answers: [0, 1] });
  return output
    .toString()
    .split("\n")
    .filter((line) => line !== "");
}
