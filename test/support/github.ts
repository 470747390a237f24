/**
 * A stand-in for GitHub's API on 127.0.0.1. Every request and every answer is validated against GitHub's own
 * description; what disagrees is kept in `violations`.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerProblems, requestProblems, routes } from "./openapi.ts";

export interface Author {
  readonly login: string;
  readonly type: "Bot" | "User";
}

export interface Comment {
  readonly id: number;
  readonly author: Author;
  body: string;
}

/** What goes wrong beside the description: a status for an operation, a connection that is cut, or no answer at all. */
export interface Fault {
  readonly operation: string;
  readonly answer: number | "hang-up" | "silence";
}

/** A repository that can be read: its refs, and its files by commit. */
export interface Readable {
  readonly refs: Readonly<Record<string, string>>;
  readonly commits: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface GitHub {
  readonly url: string;
  /** By `owner/name`. Others are there for nobody. */
  readonly repositories: Map<string, Readable>;
  /** Of these, whom only `ghs_policies` may see. */
  readonly hidden: Set<string>;
  /** The tokens that came with requests. */
  readonly tokens: ReadonlySet<string>;
  readonly comments: Comment[];
  /** Operation ids in the order of the requests, `graphql` among them. */
  readonly requests: readonly string[];
  readonly violations: readonly string[];
  faults: readonly Fault[];
  close(): Promise<void>;
}

export const actionsBot: Author = { login: "github-actions[bot]", type: "Bot" };

/** Starts the stand-in. `viewer` is whom the token belongs to; `comments` stand on the pull request already. */
export async function startGitHub({ viewer = actionsBot, comments = [] as readonly Omit<Comment, "id">[] } = {}): Promise<GitHub> {
  const kept: Comment[] = comments.map((comment, at) => ({ ...comment, id: at + 1 }));
  const requests: string[] = [];
  const repositories = new Map<string, Readable>();
  const hidden = new Set<string>();
  const tokens = new Set<string>();
  const violations: string[] = [];
  const state: { faults: readonly Fault[] } = { faults: [] };

  const server: Server = createServer((request, response) => {
    void answer(request).then(
      (given) => {
        if (given === "silence") return;
        if (given === "hang-up") return void request.socket.destroy();
        response.writeHead(given.status, { "content-type": "application/json; charset=utf-8", ...given.headers });
        response.end(given.text ?? JSON.stringify(given.body));
      },
      (problem: unknown) => {
        violations.push(String(problem));
        response.writeHead(500).end();
      },
    );
  });

  /** `text` is sent instead of `body`, of which GitHub's description speaks. */
  type Answer = { readonly status: number; readonly body?: unknown; readonly text?: string; readonly headers?: Readonly<Record<string, string>> };

  async function answer(request: IncomingMessage): Promise<Answer | "silence" | "hang-up"> {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (!/^(token|bearer) \S/i.test(request.headers.authorization ?? "")) violations.push(`${request.method} ${url.pathname}: no authorization`);
    tokens.add((request.headers.authorization ?? "").replace(/^\w+ /, ""));
    const route = routes.find(({ pattern, method }) => method === request.method && pattern.test(url.pathname));
    const id = url.pathname === "/graphql" ? "graphql" : (route?.operation.operationId ?? "");
    requests.push(id);
    const fault = state.faults.find(({ operation }) => operation === id)?.answer;
    if (fault === "hang-up" || fault === "silence") return fault;
    if (fault !== undefined && fault >= 300 && fault < 400) return { status: fault, body: { message: "Moved Permanently" }, headers: { location: `${origin()}/repositories/1300192/elsewhere` } };
    if (fault !== undefined) return { status: fault, body: { message: "Resource not accessible by integration", documentation_url: "https://docs.github.com/rest", status: String(fault) } };
    if (id === "graphql") {
      const { query } = JSON.parse(text) as { query: string };
      if (query.replace(/\s+/g, " ") !== "query { viewer { login } }") violations.push(`graphql: unexpected query ${query}`);
      return { status: 200, body: { data: { viewer: { login: viewer.login } } } };
    }
    if (!route) {
      violations.push(`${request.method} ${url.pathname}: no such operation in the description`);
      return { status: 404, body: { message: "Not Found" } };
    }
    const values = Object.fromEntries(route.names.map((name, at) => [name, decodeURIComponent(route.pattern.exec(url.pathname)?.[at + 1] ?? "")]));
    const body = text === "" ? undefined : (JSON.parse(text) as { body: string });
    violations.push(...requestProblems(route, values, url.searchParams, body));
    const given = perform(id, values, url, body?.body ?? "", request.headers);
    if (given.text === undefined) violations.push(...answerProblems(route, given.status, given.body));
    return given;
  }

  function perform(id: string, values: Readonly<Record<string, string>>, url: URL, body: string, headers: IncomingMessage["headers"]): Answer {
    if (id === "repos/get-commit" || id === "repos/get-content") return contents(id, values, url, headers);
    if (id === "issues/list-comments") {
      const size = Number(url.searchParams.get("per_page") ?? 30);
      const page = Number(url.searchParams.get("page") ?? 1);
      const shown = kept.slice((page - 1) * size, page * size);
      url.searchParams.set("page", String(page + 1));
      const link = kept.length > page * size ? { link: `<${origin()}${url.pathname}${url.search}>; rel="next"` } : {};
      return { status: 200, body: shown.map(represent), headers: link };
    }
    if (body.length > 65_536) return { status: 422, body: { message: "Validation Failed", documentation_url: "https://docs.github.com", errors: [{ code: "custom", message: "Body is too long (maximum is 65536 characters)" }] } };
    if (id === "issues/create-comment") {
      const comment = { id: kept.length + 1, author: viewer, body };
      kept.push(comment);
      return { status: 201, body: represent(comment), headers: { location: represent(comment).url } };
    }
    const comment = kept.find((one) => one.id === Number(values["comment_id"]));
    if (!comment) return { status: 404, body: { message: "Not Found", documentation_url: "https://docs.github.com/rest" } };
    comment.body = body;
    return { status: 200, body: represent(comment) };
  }

  function contents(id: string, values: Readonly<Record<string, string>>, url: URL, { accept = "", authorization = "" }: IncomingMessage["headers"]): Answer {
    const missing = { status: 404, body: { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" } };
    const name = `${values["owner"]}/${values["repo"]}`;
    const repository = repositories.get(name);
    if (!repository || (hidden.has(name) && !authorization.endsWith(" ghs_policies"))) return missing;
    if (id === "repos/get-commit") {
      if (accept !== "application/vnd.github.sha") violations.push(`${id}: accepts ${accept}`);
      const sha = repository.refs[values["ref"] ?? ""];
      return sha === undefined ? { status: 422, body: { message: `No commit found for SHA: ${values["ref"]}`, documentation_url: "https://docs.github.com/rest", status: "422" } } : { status: 200, text: sha };
    }
    const [path = "", ref = ""] = [values["path"], url.searchParams.get("ref") ?? ""];
    const text = repository.commits[ref]?.[path];
    return text === undefined ? missing : { status: 200, body: representFile(name, path, ref, text) };
  }

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: origin(),
    repositories,
    hidden,
    tokens,
    comments: kept,
    requests,
    violations,
    get faults() {
      return state.faults;
    },
    set faults(faults) {
      state.faults = faults;
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/** A file as the API shows it. */
function representFile(repository: string, path: string, ref: string, text: string) {
  const bytes = Buffer.from(text);
  const sha = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  const url = `https://api.github.com/repos/${repository}/contents/${path}?ref=${ref}`;
  const links = { self: url, git: `https://api.github.com/repos/${repository}/git/blobs/${sha}`, html: `https://github.com/${repository}/blob/${ref}/${path}` };
  const content = bytes.toString("base64").replace(/.{60}/g, "$&\n");
  return { type: "file", encoding: "base64", size: bytes.length, name: path.split("/").at(-1), path, content, sha, url, git_url: links.git, html_url: links.html, download_url: null, _links: links };
}

/** A comment as the API shows it. */
function represent({ id, author, body }: Comment) {
  const api = "https://api.github.com";
  const user = `${api}/users/${encodeURIComponent(author.login)}`;
  const page = "https://github.com/octo-org/octo-repo/pull/7";
  return {
    id,
    node_id: `IC_${id}`,
    url: `${api}/repos/octo-org/octo-repo/issues/comments/${id}`,
    html_url: `${page}#issuecomment-${id}`,
    issue_url: `${api}/repos/octo-org/octo-repo/issues/7`,
    body,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    author_association: "NONE",
    user: {
      login: author.login,
      id: 41898282,
      node_id: "MDM6Qm90NDE4OTgyODI=",
      avatar_url: "https://avatars.githubusercontent.com/u/41898282",
      gravatar_id: null,
      url: user,
      html_url: `https://github.com/${encodeURIComponent(author.login)}`,
      followers_url: `${user}/followers`,
      following_url: `${user}/following{/other_user}`,
      gists_url: `${user}/gists{/gist_id}`,
      starred_url: `${user}/starred{/owner}{/repo}`,
      subscriptions_url: `${user}/subscriptions`,
      organizations_url: `${user}/orgs`,
      repos_url: `${user}/repos`,
      events_url: `${user}/events{/privacy}`,
      received_events_url: `${user}/received_events`,
      type: author.type,
      site_admin: false,
    },
  };
}
