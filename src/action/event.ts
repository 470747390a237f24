/** Reads a GitHub event: the commit to check and what to compare it with. */
import { readFileSync } from "node:fs";
import type { Environment } from "../platform/environment.ts";
import type { CustomProperties } from "../policy/waves.ts";
import { RunFailure, UserError } from "../repo/tree.ts";

/** A pull request. In a run that is started again, the commits may be old. */
interface PullRequestContext {
  readonly number: number;
  /** The head commit of the pull request. */
  readonly head: string;
  /** Where the base branch was when the pull request was opened or last pushed to, or before that. */
  readonly base: string;
  /** The branch's name. */
  readonly baseRef: string;
}

/**
 * `request`: a pull request. `ran` is GitHub's merge that the event ran for; `undefined` where it ran for the base.
 * `isSilent`: the pull request had no comment, and this is its first run. `review`: a review of a pull request; nothing
 * is checked. `group`: a merge group. `push`: `commits` are new on their branch. `none`: there is nothing to compare
 * with.
 */
export type EventContext =
  | (PullRequestContext & { readonly kind: "request"; readonly ran: string | undefined; readonly isSilent: boolean })
  | (PullRequestContext & { readonly kind: "review" })
  | { readonly kind: "group"; readonly base: string }
  | { readonly kind: "push"; readonly before: string; readonly commits: readonly string[] }
  | { readonly kind: "none" };

/** What a run must know of the event that started it. */
export interface GitHubEvent {
  /** The commit that the event ran for. */
  readonly commit: string;
  /** `owner/name`. */
  readonly repository: string | null;
  /** The custom properties of the repository, as the event has them. */
  readonly properties?: CustomProperties;
  readonly context: EventContext;
  /**
   * The base branch of a pull request, or the pushed ref, as in `refs/heads/main`; `undefined` where the event has
   * none.
   */
  readonly ref: string | undefined;
  /** The branch's name. */
  readonly defaultBranch: string | undefined;
  /** Whether a pull request comes from another repository, and so runs without secrets. */
  readonly isForeign: boolean;
}

/**
 * The parsed content of `GITHUB_EVENT_PATH`; no fields where the variable is not set. Throws `RunFailure` if it cannot
 * be read.
 */
export function payloadIn({ GITHUB_EVENT_PATH: path }: Environment): unknown {
  if (!path) return {};
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new RunFailure(
      `the event cannot be read from the file that GITHUB_EVENT_PATH names, \`${path}\` (${reason})`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new RunFailure(`the file that GITHUB_EVENT_PATH names, \`${path}\`, is not JSON`);
  }
}

/** `payload` is the parsed content of `GITHUB_EVENT_PATH`; an event may lack fields. */
export function readEvent(payload: unknown, environment: Environment): GitHubEvent {
  const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: sha, GITHUB_REPOSITORY: repository } = environment;
  if (!isId(sha)) throw new UserError("GITHUB_SHA holds no commit: this program runs as a step of GitHub Actions");
  const context = contextOf(name, sha, payload, environment);
  const defaultBranch = valueAt(payload, ["repository", "default_branch"]);
  return {
    commit: sha,
    repository: repository && /^[^/\s]+\/[^/\s]+$/.test(repository) ? repository : null,
    properties: propertiesIn(valueAt(payload, ["repository", "custom_properties"])),
    context,
    ref: refOf(context, payload, environment),
    defaultBranch: typeof defaultBranch === "string" && defaultBranch !== "" ? defaultBranch : undefined,
    isForeign:
      context.kind === "request" &&
      name !== "pull_request_target" &&
      valueAt(payload, ["pull_request", "head", "repo", "full_name"]) !==
        valueAt(payload, ["pull_request", "base", "repo", "full_name"]),
  };
}

/** A property without a value is `null` in the event. */
function propertiesIn(value: unknown): CustomProperties {
  const isText = (one: unknown): one is string => typeof one === "string";
  if (typeof value !== "object" || value === null) return {};
  const found: Record<string, string | readonly string[]> = {};
  for (const [name, own] of Object.entries<unknown>({ ...value }))
    if (isText(own)) found[name] = own;
    else if (Array.isArray(own)) found[name] = own.filter(isText);
  return found;
}

function refOf(context: EventContext, payload: unknown, { GITHUB_REF: ran }: Environment): string | undefined {
  if ("baseRef" in context) return `refs/heads/${context.baseRef}`;
  const value = valueAt(payload, context.kind === "group" ? ["merge_group", "base_ref"] : ["ref"]);
  const ref = typeof value === "string" ? value : context.kind === "group" ? undefined : ran;
  return ref === undefined || ref.startsWith("refs/") ? ref : `refs/heads/${ref}`;
}

function contextOf(
  name: string,
  sha: string,
  payload: unknown,
  { GITHUB_RUN_ATTEMPT: attempt }: Environment,
): EventContext {
  if (name.startsWith("pull_request")) {
    const [number, head, base, baseRef] = [["number"], ["head", "sha"], ["base", "sha"], ["base", "ref"]].map((path) =>
      valueAt(payload, ["pull_request", ...path]),
    );
    if (typeof number !== "number" || !isId(head) || !isId(base) || typeof baseRef !== "string")
      throw new RunFailure(`the payload of ${name} does not say which commits it is about`);
    if (name === "pull_request_review") return { kind: "review", number, head, base, baseRef };
    const isSilent = attempt === "1" && valueAt(payload, ["pull_request", "comments"]) === 0;
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
    const base = valueAt(payload, ["merge_group", "base_sha"]);
    if (!isId(base)) throw new RunFailure("the payload of merge_group does not name its base");
    return { kind: "group", base };
  }
  const before = name === "push" && valueAt(payload, ["deleted"]) !== true ? valueAt(payload, ["before"]) : undefined;
  return isId(before) && !/^0+$/.test(before) ? { kind: "push", before, commits: pushedIn(payload) } : { kind: "none" };
}

/** The ids of the pushed commits. */
function pushedIn(payload: unknown): readonly string[] {
  const commits = valueAt(payload, ["commits"]);
  return Array.isArray(commits) ? commits.map((commit) => valueAt(commit, ["id"])).filter(isId) : [];
}

/** Whether a value is a commit's full id. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}

/** The value at a path of keys; `undefined` where there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? (inner as { readonly [key: string]: unknown })[key]
        : undefined,
    value,
  );
}
