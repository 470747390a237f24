/** The pull requests of `octo-org/octo-repo`: GitHub's own example of one, with other numbers and commits. */
import { exampleOf } from "../events.ts";
import { type Asked, type Author, missing, paged, type Part, representUser, type Stage } from "./part.ts";

export interface Pull {
  readonly number: number;
  readonly state: "open" | "closed";
  readonly author: Author;
  /** `repository` is `owner/name`; that of a fork may be gone. */
  readonly head: { readonly sha: string; readonly ref: string; readonly repository: string | null };
  readonly base: { readonly sha: string; readonly ref: string };
  readonly mergedAs?: string;
  /** Commits that belong to it, its head among them. */
  readonly commits: readonly string[];
}

export interface Pulls {
  readonly pulls: Pull[];
}

type Fields = Readonly<Record<string, unknown>>;

export function pullsPart(stage: Stage): Part<Pulls> {
  const pulls: Pull[] = [];
  const of = (asked: Asked, wanted: (pull: Pull) => boolean) =>
    paged(pulls.filter(wanted).map(simple), asked, stage.origin());
  return {
    state: { pulls },
    handlers: {
      "pulls/list": (asked) => {
        const [state, head] = [asked.query.get("state") ?? "open", asked.query.get("head")];
        return of(
          asked,
          (pull) =>
            (state === "all" || pull.state === state) &&
            (head === null || head === `${pull.head.repository?.split("/")[0]}:${pull.head.ref}`),
        );
      },
      "pulls/get": ({ values }) => {
        const pull = pulls.find(({ number }) => number === Number(values["pull_number"]));
        return pull ? { status: 200, body: whole(pull) } : missing;
      },
      "repos/list-pull-requests-associated-with-commit": (asked) => {
        const sha = asked.values["commit_sha"] ?? "";
        return of(asked, ({ mergedAs, commits }) => mergedAs === sha || commits.includes(sha));
      },
    },
  };
}

/** As a list shows it. */
function simple({ number, state, author, head, base, mergedAs }: Pull): Fields {
  const example = exampleOf("pull_request", ({ action }) => action === "synchronize")["pull_request"] as {
    readonly head: { readonly repo: Fields };
    readonly base: object;
  };
  const user = representUser(author);
  const repo = (name: string | null) =>
    name === null
      ? null
      : { ...example.head.repo, full_name: name, name: name.split("/")[1], fork: name !== "octo-org/octo-repo" };
  return {
    ...example,
    number,
    state,
    user,
    head: {
      ...example.head,
      sha: head.sha,
      ref: head.ref,
      label: `${head.repository?.split("/")[0]}:${head.ref}`,
      repo: repo(head.repository),
    },
    base: { ...example.base, sha: base.sha, ref: base.ref, repo: repo("octo-org/octo-repo") },
    merge_commit_sha: mergedAs ?? null,
    merged_at: mergedAs === undefined ? null : "2026-01-01T00:00:00Z",
    html_url: `https://github.com/octo-org/octo-repo/pull/${number}`,
  };
}

/** As GitHub shows it by itself. */
function whole(pull: Pull): Fields {
  return { ...simple(pull), merged: pull.mergedAs !== undefined, commits: pull.commits.length };
}
