/** The one comment on a pull request: found by its marker and its author, made once, then kept up to date. */

export interface Wanted {
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  /** An HTML comment that the body begins with. */
  readonly marker: string;
  readonly body: string;
  /** Whether to make one where there is none. */
  readonly create: boolean;
}

/** Who the job's own token writes as. */
const actionsBot = "github-actions[bot]";

/** A request that takes longer is given up. */
const milliseconds = 10_000;

/** The comment's address; `undefined` where there is none. Rejects for whatever keeps GitHub from taking it. */
export async function writeComment({ token, repository, number, marker, body, create }: Wanted): Promise<string | undefined> {
  const { getOctokit } = await import("@actions/github");
  const client = getOctokit(token);
  const [owner = "", repo = ""] = repository.split("/");
  const within = () => ({ owner, repo, request: { signal: AbortSignal.timeout(milliseconds) } });

  const marked: { readonly id: number; readonly url: string; readonly body: string; readonly author: string; readonly isBot: boolean }[] = [];
  for (let page = 1, more = true; more; page++) {
    const { data } = await client.rest.issues.listComments({ ...within(), issue_number: number, per_page: 100, page });
    for (const { id, html_url, user, body: text = "" } of data) {
      if (text.startsWith(marker)) marked.push({ id, url: html_url, body: text, author: user?.login ?? "", isBot: user?.type === "Bot" });
    }
    more = data.length === 100;
  }
  const viewer = async () => {
    const answer = await client.graphql<{ readonly viewer: { readonly login: string } }>("query { viewer { login } }", { request: { signal: AbortSignal.timeout(milliseconds) } });
    return answer.viewer.login;
  };
  // Anybody may write the marker, so whose comment it is decides; whom a token of another app belongs to has to be asked.
  const ours = marked.find(({ author, isBot }) => isBot && author === actionsBot);
  const own = ours ?? (marked.length > 0 ? await viewer().then((login) => marked.find(({ author }) => author === login), () => undefined) : undefined);
  if (!own) {
    if (!create) return undefined;
    const { data } = await client.rest.issues.createComment({ ...within(), issue_number: number, body });
    return data.html_url;
  }
  if (essence(own.body) !== essence(body)) await client.rest.issues.updateComment({ ...within(), comment_id: own.id, body });
  return own.url;
}

/** A run that says the same as the one before it is no news. */
function essence(body: string): string {
  return body.replaceAll("\r\n", "\n").replace(/\/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, "").trim();
}
