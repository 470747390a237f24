/** Requests, groups and pushes as GitHub makes them: real commits in a repository of theirs, a clone, and the event's payload. */
import { appendFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeRepository, type Files, type Workshop } from "./repository.ts";

type Payload = Record<string, unknown>;

const examples = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@octokit/webhooks-examples"), "utf8"),
) as readonly { readonly name: string; readonly examples: readonly Payload[] }[];

/** One of GitHub's own examples of an event. */
export function exampleOf(name: string, wanted: (example: Payload) => boolean = () => true): Payload {
  const example = examples.find((one) => one.name === name)?.examples.find(wanted);
  if (!example) throw new Error(`there is no example of ${name}`);
  return structuredClone(example);
}

/** The same, of a repository whose default branch is `main`. */
export function onMain(name: string): Payload {
  const example = exampleOf(name);
  return { ...example, repository: { ...(example["repository"] as Payload), default_branch: "main" } };
}

export interface Event {
  readonly name: string;
  readonly payload: unknown;
}

export interface Scene {
  /** The repository on GitHub. */
  readonly origin: Workshop;
  /** What `actions/checkout` leaves in the workspace. */
  readonly workspace: Workshop;
  readonly event: Event;
  /** Set as `GITHUB_SHA`. */
  readonly sha: string;
  /** Commits of the scene by their part: `base`, `head`, `merge`, `before`. */
  readonly commits: Readonly<Record<string, string>>;
}

export interface RequestOptions {
  readonly base: Files;
  /** What the request writes; `removed` is what it deletes. */
  readonly head: Files;
  readonly removed?: readonly string[];
  /** Commits on the base branch after the request was opened, so that the event's `base.sha` is stale. */
  readonly later?: Files;
  readonly depth?: number;
  readonly fork?: boolean;
  /** What the clone checks out; the merge where absent. */
  readonly checkout?: "head";
}

/** A pull request of number 7 onto `main`. */
export function pullRequest({
  base,
  head,
  removed = [],
  later,
  depth = 1,
  fork = false,
  checkout,
}: RequestOptions): Scene {
  const origin = makeRepository();
  const opened = origin.commit(base);
  origin.git("checkout", "--quiet", "-b", "feature");
  origin.remove(...removed);
  const tip = origin.commit(head, "a change");
  origin.git("checkout", "--quiet", "main");
  const current = later ? origin.commit(later, "meanwhile") : opened;
  const merge = mergeOf(origin, current, tip);
  origin.git("update-ref", "refs/pull/7/merge", merge);
  const example = exampleOf("pull_request", ({ action }) => action === "synchronize") as {
    readonly number: number;
    readonly repository: Payload;
    readonly pull_request: { readonly head: Payload; readonly base: Payload };
  };
  const payload = {
    ...example,
    repository: { ...example.repository, default_branch: "main" },
    number: 7,
    pull_request: {
      ...example.pull_request,
      number: 7,
      head: {
        ...example.pull_request.head,
        ref: "feature",
        sha: tip,
        repo: { ...(example.pull_request.head["repo"] as Payload), fork },
      },
      base: { ...example.pull_request.base, ref: "main", sha: opened },
    },
  };
  const workspace = cloneOf(origin, checkout === "head" ? tip : merge, depth);
  return {
    origin,
    workspace,
    event: { name: "pull_request", payload },
    sha: merge,
    commits: { base: current, head: tip, merge, opened },
  };
}

/** The merge that GitHub makes: of the base first, of the request's head second. */
export function mergeOf(origin: Workshop, base: string, head: string): string {
  const tree = origin.git("merge-tree", "--write-tree", base, head).split("\n")[0] ?? "";
  return origin.git("commit-tree", tree, "-p", base, "-p", head, "-m", `Merge ${head} into ${base}`);
}

export interface CheckoutOptions {
  /** 0 is everything. */
  readonly depth: number;
  /** As in `blob:none`. */
  readonly filter?: string;
  /** The only directories that are written. */
  readonly sparse?: readonly string[];
  readonly submodules?: boolean;
}

/** As `actions/checkout` does it: an empty repository, one fetch by id, a detached head. */
export function checkoutOf(
  origin: Workshop,
  commit: string,
  { depth, filter, sparse, submodules = false }: CheckoutOptions,
): Workshop {
  // Settings are written and not asked of git: a scene is made hundreds of times, and each process takes a while.
  appendFileSync(join(origin.directory, ".git", "config"), "[uploadpack]\n\tallowAnySHA1InWant\n\tallowFilter\n");
  const clone = makeRepository();
  appendFileSync(
    join(clone.directory, ".git", "config"),
    `[remote "origin"]\n\turl = ${pathToFileURL(origin.directory).href}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
  );
  const part = filter === undefined ? [] : [`--filter=${filter}`];
  if (depth === 0)
    clone.git(
      "fetch",
      "--quiet",
      ...part,
      "origin",
      "+refs/heads/*:refs/remotes/origin/*",
      "+refs/pull/*:refs/remotes/pull/*",
    );
  else clone.git("fetch", "--quiet", "--no-tags", ...part, `--depth=${depth}`, "origin", commit);
  if (sparse) clone.git("sparse-checkout", "set", ...sparse);
  clone.git("checkout", "--quiet", "--detach", commit);
  if (submodules) clone.git("submodule", "--quiet", "update", "--init", "--depth=1");
  return clone;
}

/** Everything of the latest commit, or of all of them (depth 0). */
export function cloneOf(origin: Workshop, commit: string, depth: number): Workshop {
  return checkoutOf(origin, commit, { depth });
}

/** Two commits on `main`, and an event about the second one. */
export function push({
  before,
  after,
  event,
}: {
  readonly before: Files;
  readonly after: Files;
  readonly event?: (before: string, after: string) => Event;
}): Scene {
  const origin = makeRepository();
  const earlier = origin.commit(before);
  const sha = origin.commit(after);
  const pushed: Event = {
    name: "push",
    payload: { ...onMain("push"), ref: "refs/heads/main", before: earlier, after: sha, deleted: false },
  };
  return {
    origin,
    workspace: cloneOf(origin, sha, 1),
    event: event?.(earlier, sha) ?? pushed,
    sha,
    commits: { before: earlier, after: sha },
  };
}
