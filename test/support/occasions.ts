/** Every event that a run may be started for, in one repository on GitHub. */
import { bypass, file, reader } from "./action.ts";
import { type Event, exampleOf, mergeOf } from "./events.ts";
import { makeRepository, type Workshop } from "./repository.ts";

type Payload = Readonly<Record<string, unknown>>;

/** The repository on GitHub: a request that widens a profile, and a base branch that has gone on since. */
export interface Place {
  readonly origin: Workshop;
  /** Where the request began, and where its base branch is now. */
  readonly opened: string;
  readonly main: string;
  /** What the request brings, and GitHub's merge of it. */
  readonly head: string;
  readonly merge: string;
  /** Another branch that the request may be turned to, and GitHub's merge there. */
  readonly release: string;
  readonly retargeted: string;
  /** What `main` was before a force-push: on no branch any more. */
  readonly replaced: string;
}

const other = ".claude/agents/other.md";

export function placeOfRequest(): Place {
  const library = makeRepository({ "lib.md": "words\n" });
  const docs = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`docs/${at}.md`, `page ${at}\n`]));
  const origin = makeRepository({
    ...docs,
    [file]: reader,
    "packages/x/.claude/agents/inner.md": reader.replaceAll("reviewer", "inner"),
    "CLAUDE.md": { link: "docs/1.md" },
    ".gitattributes": "*.md text\n",
  });
  origin.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.directory, "vendor/lib");
  const opened = origin.commit({}, "with a library");
  origin.git("checkout", "--quiet", "-b", "feature");
  const head = origin.commit({ [file]: bypass }, "a change");
  origin.git("checkout", "--quiet", "-b", "release", opened);
  const release = origin.commit({ "docs/1.md": "of the release\n" }, "a release");
  origin.git("checkout", "--quiet", "--detach", opened);
  const replaced = origin.commit({ "docs/2.md": "a mistake\n" }, "to be replaced");
  origin.git("checkout", "--quiet", "main");
  // What the base branch has got meanwhile is no fault of the request.
  const main = origin.commit({ [other]: bypass.replaceAll("reviewer", "other") }, "meanwhile");
  const [merge, retargeted] = [mergeOf(origin, main, head), mergeOf(origin, release, head)];
  return { origin, opened, main, head, merge, release, retargeted, replaced };
}

/** What a run is started for. */
export interface Occasion {
  readonly title: string;
  /** Where the payload comes from: an example of GitHub's, or what it lacks. */
  readonly payload: "example" | "derived";
  readonly event: Event;
  readonly sha: string;
  /** The commits that should be judged and compared; `null`: there is nothing to compare with. */
  readonly judged: string;
  readonly base: string | null;
  /** How that base is known. */
  readonly by: "first parent of the merge" | "event" | "none";
  /** How many profiles may do more, and whether the run fails. */
  readonly widened: string;
  readonly exitCode: number;
  /** GitHub's ref of the request's merge. */
  readonly ref?: string;
}

export function occasionsAt(place: Place): readonly Occasion[] {
  const { opened, main, head, merge, release, retargeted, replaced } = place;
  const widening = { widened: "1", exitCode: 1 };
  const proven = { by: "first parent of the merge", ...widening } as const;
  const request = (
    title: string,
    action: string,
    more: Partial<Occasion> & {
      readonly name?: string;
      readonly base?: string;
      readonly baseRef?: string;
      readonly said?: string;
      readonly fork?: boolean;
    } = {},
  ): Occasion => {
    const { name = "pull_request", said = opened, baseRef = "main", fork = false, ...rest } = more;
    const hasExample = hasExampleOf(action);
    return {
      title,
      payload: name === "pull_request" && hasExample ? "example" : "derived",
      event: {
        name,
        payload: requestOf(hasExample ? action : "synchronize", { action, base: said, baseRef, head, fork }),
      },
      sha: merge,
      judged: merge,
      base: main,
      ...proven,
      ...rest,
    };
  };
  const push = (
    title: string,
    before: string,
    after: string,
    more: Partial<Occasion> & { readonly ref?: string } = {},
  ): Occasion => ({
    title,
    payload: "example",
    event: {
      name: "push",
      payload: { ...repositoried("push"), ref: more.ref ?? "refs/heads/main", before, after, deleted: false },
    },
    sha: after,
    judged: after,
    base: before,
    by: "event",
    ...widening,
    ...without(more, "ref"),
  });
  const group = repositoried("merge_group") as { readonly merge_group: Payload };
  const zero = "0".repeat(40);
  const alone = { judged: merge, sha: merge, base: null, by: "none", widened: "0", exitCode: 1 } as const;
  return [
    request("pull_request, opened", "opened", { said: main }),
    request("pull_request, synchronize, with a stale base", "synchronize"),
    request("pull_request, reopened", "reopened"),
    request("pull_request, edited: another base", "edited", {
      said: release,
      baseRef: "release",
      sha: retargeted,
      judged: retargeted,
      base: release,
      ref: retargeted,
    }),
    request("pull_request, from a fork", "opened", { fork: true, payload: "derived" }),
    request("pull_request, run again", "synchronize", { payload: "derived" }),
    request("pull_request_target", "opened", { name: "pull_request_target", fork: true, sha: main }),
    request("pull_request_target, without a merge", "opened", {
      name: "pull_request_target",
      said: opened,
      sha: opened,
      judged: head,
      base: opened,
      by: "event",
      ref: head,
    }),
    {
      title: "merge_group",
      payload: "example",
      event: {
        name: "merge_group",
        payload: {
          ...group,
          merge_group: { ...group.merge_group, base_sha: main, base_ref: "refs/heads/main", head_sha: merge },
        },
      },
      sha: merge,
      judged: merge,
      base: main,
      by: "event",
      ...widening,
    },
    push("push", main, merge),
    push("push, a new branch", zero, merge, { ref: "refs/heads/topic", base: null, by: "none", widened: "0" }),
    // Before that the other profile was not there either.
    push("push, forced", replaced, merge, { widened: "2" }),
    push("push, forced, and the past is gone", "1".repeat(40), merge, {
      payload: "derived",
      base: null,
      by: "none",
      widened: "0",
    }),
    {
      title: "schedule",
      payload: "derived",
      event: { name: "schedule", payload: { schedule: "0 0 * * *", repository: repositoried("push")["repository"] } },
      ...alone,
    },
    {
      title: "workflow_dispatch",
      payload: "example",
      event: { name: "workflow_dispatch", payload: repositoried("workflow_dispatch") },
      ...alone,
    },
  ];
}

function hasExampleOf(action: string): boolean {
  try {
    return exampleOf("pull_request", (example) => example["action"] === action) !== undefined;
  } catch {
    return false;
  }
}

function repositoried(name: string): Payload {
  const example = exampleOf(name);
  return {
    ...example,
    ref: "refs/heads/main",
    repository: { ...(example["repository"] as Payload), default_branch: "main" },
  };
}

function requestOf(
  example: string,
  {
    action,
    base,
    baseRef,
    head,
    fork,
  }: {
    readonly action: string;
    readonly base: string;
    readonly baseRef: string;
    readonly head: string;
    readonly fork: boolean;
  },
): Payload {
  const payload = exampleOf("pull_request", (one) => one["action"] === example) as {
    readonly repository: Payload;
    readonly pull_request: { readonly head: Payload; readonly base: Payload };
  };
  const { pull_request: request } = payload;
  const repo = request.head["repo"] as Payload;
  return {
    ...payload,
    action,
    number: 7,
    repository: { ...payload.repository, default_branch: "main" },
    pull_request: {
      ...request,
      number: 7,
      head: {
        ...request.head,
        ref: "feature",
        sha: head,
        repo: fork ? { ...repo, fork: true, full_name: "stranger/Hello-World" } : repo,
      },
      base: { ...request.base, ref: baseRef, sha: base },
    },
  };
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}
