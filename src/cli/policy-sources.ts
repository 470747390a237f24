/** Finds the policy that the command line names, or the repository's own. */
import { goneMessage, readFile } from "../platform/disk/bytes.ts";
import { absolutePath, pathBelow } from "../platform/native-path.ts";
import type { PolicyLibrary } from "../policy/file/index.ts";
import { libraryIn } from "../policy/file/tree-library.ts";
import { findBaseline, findPolicy } from "../policy/find.ts";
import type { KnownRepository } from "../policy/waves.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { decodeText, type Source } from "../repo/text.ts";
import { UnreadableFile, UserError } from "../repo/tree.ts";
import type { EvaluationInput, InputOptions, Machine, PolicySources } from "./input-types.ts";

/**
 * Finds the policies of a run. `--policy` may name any file on disk, or one of another repository: then it is a ceiling
 * over the repository's own policy. A file inside the root is read from `repo`, the tree that policies come from.
 * `root`: `undefined` if the repository is not on this disk. `isOnDisk`: whether a file inside the root that `repo`
 * lacks is looked for on the disk. `owner`: what `repo` is, for messages of `--staged`.
 */
export async function policySources(
  options: Pick<InputOptions, "policy" | "staged" | "offline" | "remote">,
  machine: Machine,
  root: string | undefined,
  repo: RepoIndex | undefined,
  { isOnDisk = true, owner = "HEAD" }: { readonly isOnDisk?: boolean; readonly owner?: "HEAD" | "the index" } = {},
): Promise<Pick<PolicySources, "policy" | "upper">> {
  const { policy, staged } = options;
  const { directory } = machine;
  const own = () => repo && findPolicy(repo);
  if (policy === undefined) return { policy: await own(), upper: undefined };
  if (isRemotePolicy(policy))
    return { policy: await own(), upper: await organisationPolicy(policy, remoteFor(options, machine)) };
  const path = root === undefined ? undefined : pathBelow(root, absolutePath(directory, policy));
  if (path === undefined) return { policy: await own(), upper: readPolicyFile(directory, policy) };
  const isFound = repo?.entries.has(path) === true;
  if (staged && !isFound) throw new UserError(`${owner} has no policy file \`${path}\``);
  if (repo && isFound) return { policy: await findPolicy(repo, path), upper: undefined };
  return { policy: isOnDisk ? { ...readPolicyFile(directory, policy), path } : undefined, upper: undefined };
}

/** What `--staged` compares. `base`: HEAD; `undefined` before the first commit. */
interface Staged {
  readonly root: string;
  readonly repo: RepoIndex;
  readonly base: EvaluationInput["base"];
  readonly slug: () => Promise<string | null>;
}

/**
 * The policies of `--staged`: those of HEAD, so that no commit excuses itself. Before the first commit nobody else has
 * decided anything, and those of the index count, as they do once it is pushed.
 */
export async function stagedSources(
  options: InputOptions,
  machine: Machine,
  { root, repo, base, slug }: Staged,
): Promise<PolicySources> {
  const tree = base?.repo ?? repo;
  const remote = fetchedOnce(remoteFor(options, machine));
  const libraryOf = (files: RepoIndex, commit?: string) =>
    libraryIn(files, commit, remote, { repository: knownBy(slug) });
  const sources = {
    ...(await policySources(options, machine, root, tree, { owner: base ? "HEAD" : "the index" })),
    policyCommit: base?.commit ?? null,
    library: libraryOf(tree, base?.commit),
    baseline: await findBaseline(tree),
  };
  if (!base) return sources;
  const named = options.policy !== undefined && sources.upper === undefined;
  const path = named ? pathBelow(root, absolutePath(machine.directory, options.policy)) : undefined;
  const policy = path === undefined || repo.entries.has(path) ? await findPolicy(repo, path) : undefined;
  return {
    ...sources,
    next: { policy, library: libraryOf(repo), baseline: await findBaseline(repo) },
  };
}

/** On a disk nothing but the name is known. */
export function knownBy(slug: () => Promise<string | null>): () => Promise<KnownRepository> {
  return async () => ({ name: await slug() });
}

/** Whether `--policy` names a file of another repository: `acme/policy//agents.yml@v3`. */
export function isRemotePolicy(policy: string): boolean {
  return policy.includes("//") && policy.includes("@");
}

/** Reads a policy from another repository. Rejects with `UserError` where it cannot be fetched. */
async function organisationPolicy(policy: string, remote: PolicyLibrary["remote"]): Promise<Source> {
  const { referenceOf, referenceText } = await import("../policy/file/reference.ts");
  const reference = referenceOf(policy);
  if (typeof reference === "string" || reference.kind !== "remote")
    throw new UserError(
      typeof reference === "string" ? reference : `\`${policy}\` does not name a file of another repository`,
    );
  const found = await remote(reference);
  if (typeof found === "string")
    throw new UserError(`the policy \`${referenceText(reference)}\` could not be fetched: ${found}`);
  return { ...found.source, path: referenceText(reference) };
}

/** Reads files of other repositories. The code for it loads when a policy names the first one. */
export function remoteFor(
  { offline, remote: given }: Pick<InputOptions, "offline" | "remote">,
  { environment }: Pick<Machine, "environment">,
): PolicyLibrary["remote"] {
  let remote = given;
  return async (reference) => {
    remote ??= (await import("../platform/github/machine.ts")).remoteOf(environment, offline);
    return remote(reference);
  };
}

/** What `HEAD` and the index extend is fetched once for both. */
function fetchedOnce(remote: PolicyLibrary["remote"]): PolicyLibrary["remote"] {
  const answers = new Map<string, ReturnType<PolicyLibrary["remote"]>>();
  return (reference) => {
    const key = JSON.stringify(reference);
    const answer = answers.get(key) ?? remote(reference);
    answers.set(key, answer);
    return answer;
  };
}

function readPolicyFile(directory: string, path: string): Source {
  let bytes: Uint8Array;
  try {
    bytes = readFile(absolutePath(directory, path));
  } catch (error) {
    if (error instanceof UnreadableFile && error.message === goneMessage)
      throw new UserError(
        `there is no policy file \`${path}\`${path.startsWith("preset:") ? "; name a preset in `extends` of a policy" : ""}`,
      );
    throw error instanceof UnreadableFile ? new UserError(`the policy file \`${path}\` ${error.message}`) : error;
  }
  const text = decodeText(bytes);
  if (text === undefined) throw new UserError(`the policy file \`${path}\` is not UTF-8 text`);
  return { path, text };
}
