/** What GitHub's event says about the commit under judgement and the one to compare it with. */
import { UserError } from "../repo/tree.ts";

/** A pull request. Of a run that is started again, the commits may be old. */
interface Asked {
  readonly number: number;
  /** The commit that the request brings. */
  readonly head: string;
  /** Where the base branch was when the request was opened or last pushed to, or before that. */
  readonly base: string;
  /** The branch's name. */
  readonly baseRef: string;
}

/**
 * `request`: `ran` is GitHub's merge that the event ran for; `undefined` where it ran for the base. `isSilent`: nobody had
 * written a comment on it when the event happened, and this is its first run. `review`: somebody has
 * said something about a request, and nothing is judged. `push`: `commits` are new on their branch. `none`: there is nothing to compare with, and everything is.
 */
export type EventContext =
  | (Asked & { readonly kind: "request"; readonly ran: string | undefined; readonly isSilent: boolean })
  | (Asked & { readonly kind: "review" })
  | { readonly kind: "group"; readonly base: string }
  | { readonly kind: "push"; readonly before: string; readonly commits: readonly string[] }
  | { readonly kind: "none" };

export interface GitHubEvent {
  /** The commit that the event ran for. */
  readonly commit: string;
  /** `owner/name`. */
  readonly repository: string | null;
  readonly context: EventContext;
  /** What a request goes to, or what was pushed, as in `refs/heads/main`; `undefined` where the event does not say. */
  readonly ref: string | undefined;
  /** The branch's name. */
  readonly defaultBranch: string | undefined;
  /** Whether a request comes from another repository, and so without secrets. */
  readonly isForeign: boolean;
}

export type Environment = { readonly [name: string]: string | undefined };

/** `payload` is the parsed content of `GITHUB_EVENT_PATH`; fields that an event lacks are no fault. */
export function readEvent(payload: unknown, environment: Environment): GitHubEvent {
  const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: sha, GITHUB_REPOSITORY: repository } = environment;
  if (!isId(sha)) throw new UserError("GITHUB_SHA holds no commit: this program runs as a step of GitHub Actions");
  const beside = besideOf(name, sha, payload, environment);
  const defaultBranch = at(payload, ["repository", "default_branch"]);
  return {
    commit: sha,
    repository: repository && /^[^/\s]+\/[^/\s]+$/.test(repository) ? repository : null,
    context: beside,
    ref: refOf(beside, payload, environment),
    defaultBranch: typeof defaultBranch === "string" && defaultBranch !== "" ? defaultBranch : undefined,
    isForeign:
      beside.kind === "request" &&
      name !== "pull_request_target" &&
      at(payload, ["pull_request", "head", "repo", "full_name"]) !==
        at(payload, ["pull_request", "base", "repo", "full_name"]),
  };
}

function refOf(beside: EventContext, payload: unknown, { GITHUB_REF: ran }: Environment): string | undefined {
  if ("baseRef" in beside) return `refs/heads/${beside.baseRef}`;
  const said = at(payload, beside.kind === "group" ? ["merge_group", "base_ref"] : ["ref"]);
  const ref = typeof said === "string" ? said : beside.kind === "group" ? undefined : ran;
  return ref === undefined || ref.startsWith("refs/") ? ref : `refs/heads/${ref}`;
}

function besideOf(
  name: string,
  sha: string,
  payload: unknown,
  { GITHUB_RUN_ATTEMPT: attempt }: Environment,
): EventContext {
  if (name.startsWith("pull_request")) {
    const [number, head, base, baseRef] = [["number"], ["head", "sha"], ["base", "sha"], ["base", "ref"]].map((path) =>
      at(payload, ["pull_request", ...path]),
    );
    if (typeof number !== "number" || !isId(head) || !isId(base) || typeof baseRef !== "string")
      throw new Error(`the payload of ${name} does not say which commits it is about`);
    if (name === "pull_request_review") return { kind: "review", number, head, base, baseRef };
    const isSilent = attempt === "1" && at(payload, ["pull_request", "comments"]) === 0;
    return {
      kind: "request",
      number,
      head,
      base,
      baseRef,
      isSilent,
      ran: name === "pull_request_target" ? undefined : sha,
    };
  }
  if (name === "merge_group") {
    const base = at(payload, ["merge_group", "base_sha"]);
    if (!isId(base)) throw new Error("the payload of merge_group does not name its base");
    return { kind: "group", base };
  }
  const before = name === "push" && at(payload, ["deleted"]) !== true ? at(payload, ["before"]) : undefined;
  return isId(before) && !/^0+$/.test(before) ? { kind: "push", before, commits: pushedIn(payload) } : { kind: "none" };
}

/** A commit's full id. */
function pushedIn(payload: unknown): readonly string[] {
  const commits = at(payload, ["commits"]);
  return Array.isArray(commits) ? commits.map((commit) => at(commit, ["id"])).filter(isId) : [];
}

export function isId(value: unknown): value is string {
  return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}

/** The value that lies there; `undefined` where nothing does. */
export function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? (inner as { readonly [key: string]: unknown })[key]
        : undefined,
    value,
  );
}
