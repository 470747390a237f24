/**
 * Where commits come from: the clone in the workspace; what git can fetch into it; GitHub's API. Each is asked for what
 * those before it do not have, and none for more than somebody reads. Without a clone the API alone gives everything.
 */
import { chainObjects, batched, type Objects } from "../repo/git/blobs.ts";
import { openRepository, type PullRequest, type Repository, type Token } from "../platform/git/index.ts";
import { graphqlOf } from "../platform/github/addresses.ts";
import type { HostedRepository, HostedCommit } from "../platform/github/repository/index.ts";
import { RepoIndex } from "../repo/repo-index.ts";
import { type Entry, ForeignObject, UserError } from "../repo/tree.ts";
import type { Environment } from "../platform/environment.ts";
import { messageOf } from "./output.ts";

/** A commit with its files. */
export interface CommitTree {
  readonly repo: RepoIndex;
  /** The full id. */
  readonly commit: string;
  /** Every tree here is one of objects, from the repository's top: equal ids are equal files. */
  readonly sharesObjects: true;
}

/**
 * How much of a tree will be read: what this tool reads of any, what of that another tree has not the same, or little.
 */
export type Expecting = "everything" | CommitTree | "little";

/** Where commits of this run come from: the clone in the workspace, and GitHub's API for what it lacks. */
export interface CommitSource {
  /** Whether there is a clone. */
  readonly hasClone: boolean;
  /** Whether the clone has it; nothing is fetched. */
  holds(id: string): Promise<boolean>;
  /**
   * A commit that is only data: nothing of it is fetched into the clone. Rejects with `UserError` where nothing has it.
   */
  shown(id: string): Promise<CommitTree>;
  /** Rejects where the commit cannot be read. */
  held(id: string, expecting?: Expecting): Promise<CommitTree>;
  /** The commit that a pull request is compared with. */
  baseOf(request: PullRequest): Promise<string>;
  /** GitHub's merge of a pull request's head into its base, and that base; `undefined` where there is none. */
  mergeOf(number: number, head: string): Promise<{ readonly id: string; readonly base: string } | undefined>;
  /** The tip of a branch; `undefined` where there is no such branch. */
  tipOf(branch: string): Promise<string | undefined>;
  /** Ends the processes of git. */
  close(): Promise<void>;
}

/** Who may be asked: the runner's own words, and the job's token. */
export interface Access {
  readonly environment: Environment;
  readonly server: string;
  readonly token: string | undefined;
  /** `owner/name`. */
  readonly repository: string | null;
}

/** How often GitHub is asked for a merge that it has not made yet, and how many milliseconds apart. */
const trials = 3;
const pause = 1500;

/** Objects of one fetch. */
const together = 5000;

/** Commits from the clone of the run, if there is one, and else from GitHub, which is asked only when it is needed. */
export function openCommitSource(access: Access): CommitSource {
  const { environment, server, token } = access;
  const clone = cloneIn(environment);
  const credentials: Token | undefined = token === undefined ? undefined : { server, token };
  const hosted = once(() => hostedFor(access));
  const beyond: Objects = { get: async (id, limit) => (await hosted())?.objects.get(id, limit) ?? { kind: "missing" } };
  const view = clone && viewOf(clone, beyond, credentials);
  const places: Places = { clone: clone && view && { repository: clone, view, credentials }, hosted };
  return {
    hasClone: clone !== undefined,
    holds: async (id) => (await clone?.resolve(id)) !== undefined,
    shown: (id) => shownOf(places, id, "everything"),
    held: (id, expecting = "everything") => heldOf(places, id, expecting),
    baseOf: (request) => baseOf(places, request),
    mergeOf: async (number, head) => {
      const there = await hosted();
      return there && mergeOn(there, number, head);
    },
    tipOf: (branch) => tipOf(places, branch),
    close: async () => clone?.close(),
  };
}

/** Where commits may be. */
interface Places {
  readonly clone:
    | { readonly repository: Repository; readonly view: View; readonly credentials: Token | undefined }
    | undefined;
  /** `undefined`: GitHub may not be asked. */
  readonly hosted: () => Promise<HostedRepository | undefined>;
}

/** `otherwise` says what else could have given it, or why that has not. */
async function shownOf(
  { clone, hosted }: Places,
  id: string,
  expecting: Expecting,
  otherwise = "",
): Promise<CommitTree> {
  const there = await hosted();
  const lacking = (reason: string) =>
    new UserError(`the commit ${id} cannot be read through GitHub's API: ${reason}${otherwise}`);
  if (!there) throw lacking("set the input `token`");
  try {
    const commit = await there.commit(id);
    if (commit) {
      const tree = there.tree(commit.tree, clone?.view.present, await expectedOf(expecting));
      return { repo: await RepoIndex.of(tree), commit: id, sharesObjects: true };
    }
  } catch (error) {
    throw error instanceof UserError ? lacking(error.message) : error;
  }
  throw lacking("it is not there, or the input `token` needs `contents: read`");
}

async function heldOf(places: Places, id: string, expecting: Expecting): Promise<CommitTree> {
  const { clone, hosted } = places;
  if (!clone) return shownOf(places, id, expecting, "; run actions/checkout in an earlier step");
  const { repository, view, credentials } = clone;
  try {
    if (!(await repository.resolve(id))) await repository.fetch(id, credentials);
    if (!(await repository.resolve(id))) throw new UserError(`this clone lacks the commit ${id}`);
    return { repo: await view.repo(id, expecting), commit: id, sharesObjects: true };
  } catch (error) {
    if (error instanceof ForeignObject || !(await hosted())) throw error;
    return shownOf(places, id, expecting, `; git cannot fetch it either (${messageOf(error)})`);
  }
}

async function baseOf({ clone, hosted }: Places, request: PullRequest): Promise<string> {
  const { ran, head } = request;
  if (ran !== undefined && !(await clone?.repository.resolve(ran))) {
    const base = baseIn(await (await hosted())?.commit(ran), head);
    if (base !== undefined) return base;
  }
  return clone ? (await clone.repository.baseOf(request)).id : request.base;
}

async function mergeOn(there: HostedRepository, number: number, head: string): ReturnType<CommitSource["mergeOf"]> {
  const merged = async (id: string | undefined) => {
    const base = id === undefined ? undefined : baseIn(await there.commit(id), head);
    return id === undefined || base === undefined ? undefined : { id, base };
  };
  try {
    const merge = await merged(await there.mergeOf(number));
    if (merge) return merge;
  } catch (error) {
    throw error instanceof UserError
      ? new UserError(`GitHub's merge of this pull request cannot be read: ${error.message}`)
      : error;
  }
  for (let trial = 0; trial < trials; trial++) {
    if (trial > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    // Where the token may not read requests, there is the head.
    const answer = await there.testMergeOf(number).catch(() => undefined);
    const merge = await merged(answer?.merge);
    if (merge || !answer?.isPending) return merge;
  }
  return undefined;
}

async function tipOf({ clone, hosted }: Places, branch: string): Promise<string | undefined> {
  try {
    if (clone) return await clone.repository.tipOf(branch, clone.credentials);
  } catch (error) {
    if (!(await hosted())) throw error;
  }
  return (await hosted())?.tipOf(branch);
}

/** The repository in the workspace, from its top: `root` narrows what is reported, never what is looked at. */
function cloneIn(environment: Environment): Repository | undefined {
  const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
  const around = openRepository(workspace, environment);
  return around && around.top !== around.root ? openRepository(around.top, environment) : around;
}

async function hostedFor({ environment, token, repository }: Access): Promise<HostedRepository | undefined> {
  if (token === undefined || repository === null) return undefined;
  const { hostedRepository } = await import("../platform/github/repository/index.ts");
  const api = environment["GITHUB_API_URL"] ?? "https://api.github.com";
  return hostedRepository({
    api,
    graphql: graphqlOf(environment, api),
    token,
    repository,
  });
}

/** GitHub's own merge of a head has the base first and the head second. */
function baseIn(merge: HostedCommit | undefined, head: string): string | undefined {
  const [base, second, ...more] = merge?.parents ?? [];
  return second === head && more.length === 0 ? base : undefined;
}

interface View {
  /** A commit of the clone: contents that it lacks are fetched once they are read. */
  repo(id: string, expecting: Expecting): Promise<RepoIndex>;
  /** What may be asked of the clone without knowing whether it has it; `undefined` where git would fetch it. */
  readonly present: Objects | undefined;
}

function viewOf(clone: Repository, beyond: Objects, token: Token | undefined): View {
  const isPartial = clone.isPartial();
  const fetched = fetchedInto(clone, token);
  return {
    present: isPartial ? undefined : clone.objects,
    async repo(id, expecting) {
      const isExpected = isPartial || expecting !== "everything" ? await expectedOf(expecting) : undefined;
      if (!isPartial) return RepoIndex.of(clone.commit(id, chainObjects(clone.objects, fetched, beyond), isExpected));
      let lack = await clone.missingObjectsOf(id);
      if (lack.trees.length > 0) {
        await clone.fetchObjects(lack.trees, token);
        lack = await clone.missingObjectsOf(id);
      }
      // git before 2.44 dies over what a clone with a filter lacks, so that it is not asked for that.
      const lacking = new Set(lack.blobs);
      const present: Objects = {
        get: async (object, limit) => (lacking.has(object) ? { kind: "missing" } : clone.objects.get(object, limit)),
      };
      return RepoIndex.of(clone.commit(id, chainObjects(present, fetched, beyond), isExpected));
    },
  };
}

async function expectedOf(expecting: Expecting): Promise<((entry: Entry) => boolean) | undefined> {
  if (expecting === "little") return undefined;
  const { shouldPrefetch } = await import("../evaluate/prefetch.ts");
  if (expecting === "everything") return ({ path }) => shouldPrefetch(path);
  const there = expecting.repo.entries;
  return ({ path, id }) => there.get(path)?.id !== id && shouldPrefetch(path);
}

/** What git fetches, many objects at once; what it cannot fetch counts as missing. */
function fetchedInto(clone: Repository, token: Token | undefined): Objects {
  let hasFailed = false;
  const brought = batched<true>(together, async (ids) => {
    if (hasFailed) return new Map();
    try {
      await clone.fetchObjects(ids, token);
      return new Map(ids.map((id) => [id, true]));
    } catch {
      hasFailed = true;
      return new Map();
    }
  });
  return { get: async (id, limit) => ((await brought(id)) ? clone.objects.get(id, limit) : { kind: "missing" }) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
