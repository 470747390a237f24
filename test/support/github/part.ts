/** What a part of the stand-in is made of: its own state, and an answer for each operation that it knows. */

/** A request that GitHub's description allows. `values` are those of its path. */
export interface Asked {
  /** The operation's id in the description. */
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
  readonly accept: string;
  readonly token: string;
}

/** `text` is sent instead of `body`, of which GitHub's description speaks. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler = (asked: Asked) => Answer;

/** `handlers` by operation id; `roots` are fields of GraphQL's `Query`: values, or functions of their arguments. */
export interface Part<State extends object> {
  readonly state: State;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly roots?: Readonly<Record<string, unknown>>;
}

/** What every part may know of the whole. */
export interface Stage {
  /** Whom the token belongs to. */
  readonly viewer: Author;
  /** The address of the stand-in. */
  origin(): string;
  /** Keeps what a request does that the description allows and GitHub does not. */
  complain(problem: string): void;
}

export interface Author {
  readonly login: string;
  readonly type: "Bot" | "User";
}

export const actionsBot: Author = { login: "github-actions[bot]", type: "Bot" };

/** Where the real one's addresses begin. */
export const api = "https://api.github.com";

/** The answer for what is not there, or may not be seen. */
export const missing: Answer = {
  status: 404,
  body: { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" },
};

/** The answer for a request that makes no sense. */
export function unprocessable(message: string): Answer {
  return { status: 422, body: { message, documentation_url: "https://docs.github.com/rest", status: "422" } };
}

/** One page of a list, and the link to the next one. */
export function paged(
  items: readonly unknown[],
  { url, query }: Asked,
  origin: string,
  wrap: (page: readonly unknown[]) => unknown = (page) => page,
): Answer {
  const size = Number(query.get("per_page") ?? 30);
  const page = Number(query.get("page") ?? 1);
  const next = new URLSearchParams(query);
  next.set("page", String(page + 1));
  const headers = items.length > page * size ? { link: `<${origin}${url.pathname}?${next}>; rel="next"` } : {};
  return { status: 200, body: wrap(items.slice((page - 1) * size, page * size)), headers };
}

/** A user as the API shows one beside other things. */
export function representUser({ login, type }: Author) {
  const user = `${api}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: 41898282,
    node_id: "MDM6Qm90NDE4OTgyODI=",
    avatar_url: "https://avatars.githubusercontent.com/u/41898282",
    gravatar_id: null,
    url: user,
    html_url: `https://github.com/${encodeURIComponent(login)}`,
    followers_url: `${user}/followers`,
    following_url: `${user}/following{/other_user}`,
    gists_url: `${user}/gists{/gist_id}`,
    starred_url: `${user}/starred{/owner}{/repo}`,
    subscriptions_url: `${user}/subscriptions`,
    organizations_url: `${user}/orgs`,
    repos_url: `${user}/repos`,
    events_url: `${user}/events{/privacy}`,
    received_events_url: `${user}/received_events`,
    type,
    site_admin: false,
  };
}
