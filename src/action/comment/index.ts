/** Writes the comment on a pull request: found by its marker and its author, created once, then updated. */
import { faultOf } from "./failure.ts";
import type { ApiCall } from "./retry.ts";

export { withRetries } from "./retry.ts";

/** One comment of a pull request, as it shall be after the call. */
export interface CommentRequest {
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The pull request's. */
  readonly number: number;
  /** An HTML comment that the body begins with. */
  readonly marker: string;
  /** Markdown, the marker included. Two bodies that differ only in what `essence` leaves out are the same. */
  readonly body: string;
  /** Whether to create a comment where there is none. */
  readonly create: boolean;
}

/** The comment that was written. */
export interface Written {
  /** `undefined` where there is none. */
  readonly address: string | undefined;
  /** The error that kept a second comment of this tool from being deleted. */
  readonly trouble: unknown;
}

/** The number of pages, of a hundred comments each, that are read at most. */
const maxPages = 50;

/** The author of comments that are written with the job's own token. */
const actionsBot = "github-actions[bot]";

interface Marked {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly author: string;
  readonly isBot: boolean;
}

/** Octokit, which is loaded only where a comment is written. */
export type Client = ReturnType<typeof import("@actions/github").getOctokit>;

/** Rejects where GitHub does not accept the comment. `ask` waits and retries. */
export async function writeComment(
  { token, repository, number, marker, body, create }: CommentRequest,
  call: ApiCall,
): Promise<Written> {
  const { getOctokit } = await import("@actions/github");
  const client = getOctokit(token);
  const [owner = "", repo = ""] = repository.split("/");
  const { issues } = client.rest;
  const list = () => markedIn(client, call, { owner, repo, issue_number: number }, marker);
  const remove = (id: number) =>
    call((signal) => issues.deleteComment({ owner, repo, comment_id: id, request: { signal } })).catch(unlessGone);
  const update = (id: number) =>
    call((signal) => issues.updateComment({ owner, repo, comment_id: id, body, request: { signal } }));

  const make = async (): Promise<Written> => {
    const { data } = await call((signal) =>
      issues.createComment({ owner, repo, issue_number: number, body, request: { signal } }),
    );
    // Another job may have created one at the same time, or GitHub may have created this one twice.
    try {
      const own = (await list()).filter(({ author }) => author === data.user?.login);
      const [oldest] = own;
      if (!oldest || oldest.id === data.id) return { address: data.html_url, trouble: await tidy(own.slice(1)) };
      return await keep(oldest, own.slice(1));
    } catch (trouble) {
      return { address: data.html_url, trouble };
    }
  };

  const keep = async (own: Marked, later: readonly Marked[]): Promise<Written> => {
    if (essence(own.body) !== essence(body)) {
      try {
        await update(own.id);
      } catch (error) {
        if (faultOf(error)?.kind !== "gone") throw error;
        const [next, ...rest] = later;
        return next ? keep(next, rest) : create ? make() : { address: undefined, trouble: undefined };
      }
    }
    return { address: own.url, trouble: await tidy(later) };
  };

  const tidy = async (later: readonly Marked[]): Promise<unknown> => {
    try {
      for (const { id } of later) await remove(id);
      return undefined;
    } catch (trouble) {
      return trouble;
    }
  };

  const [own, ...later] = await ownAmong(await list(), client, call);
  if (own) return keep(own, later);
  return create ? make() : { address: undefined, trouble: undefined };
}

/** Every comment that begins with the marker, the oldest first. */
async function markedIn(
  { rest }: Client,
  call: ApiCall,
  where: { readonly owner: string; readonly repo: string; readonly issue_number: number },
  marker: string,
): Promise<readonly Marked[]> {
  const marked: Marked[] = [];
  for (let page = 1, more = true; more; page++) {
    const { data } = await call((signal) =>
      rest.issues.listComments({ ...where, per_page: 100, page, request: { signal } }),
    );
    for (const { id, html_url, user, body: text = "" } of data) {
      if (text.startsWith(marker))
        marked.push({ id, url: html_url, body: text, author: user?.login ?? "", isBot: user?.type === "Bot" });
    }
    more = data.length === 100;
    if (more && page === maxPages)
      throw new Error(
        `the pull request has more than ${100 * maxPages} comments, and the tool's own was not found among them`,
      );
  }
  return marked.sort((a, b) => a.id - b.id);
}

/** Anybody can write the marker, so the author decides. The owner of another app's token is looked up. */
async function ownAmong(marked: readonly Marked[], client: Client, call: ApiCall): Promise<readonly Marked[]> {
  const byActions = marked.filter(({ author, isBot }) => isBot && author === actionsBot);
  if (byActions.length > 0 || marked.length === 0) return byActions;
  // Without an answer no comment counts as our own. A comment that is then created shows its author, and so older ones
  // are found.
  const login = await call((signal) =>
    client.graphql<{ readonly viewer: { readonly login: string } }>("query { viewer { login } }", {
      request: { signal },
    }),
  ).then(
    ({ viewer }) => viewer.login,
    () => undefined,
  );
  return marked.filter(({ author }) => author === login);
}

function unlessGone(error: unknown): void {
  if (faultOf(error)?.kind !== "gone") throw error;
}

/** The body without the link to its run: equal bodies need no update. */
function essence(body: string): string {
  return body
    .replaceAll("\r\n", "\n")
    .replace(/\/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, "")
    .trim();
}
