/**
 * A stand-in for GitHub's API on 127.0.0.1. Every request and every answer is validated against GitHub's own OpenAPI
 * description (`openapi.json`, cut by `scripts/openapi.ts`); what disagrees is kept in `violations`.
 */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";

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

export interface GitHub {
  readonly url: string;
  readonly comments: Comment[];
  /** Operation ids in the order of the requests, `graphql` among them. */
  readonly requests: readonly string[];
  readonly violations: readonly string[];
  faults: readonly Fault[];
  close(): Promise<void>;
}

export const actionsBot: Author = { login: "github-actions[bot]", type: "Bot" };

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly ({ readonly $ref: string } | Parameter)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, unknown> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const description = withNull(JSON.parse(readFileSync(new URL("openapi.json", import.meta.url), "utf8"))) as unknown as Description;
const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addSchema({ $id: "github", ...description });
const compiled = new Map<string, ValidateFunction>();

interface Route {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly method: string;
  readonly pointer: string;
  readonly operation: Operation;
}

const routes: readonly Route[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "([^/]+)")}$`),
    names: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name),
    method: method.toUpperCase(),
    pointer: `/paths/${escape(path)}/${method}`,
    operation,
  })),
);

/** Starts the stand-in. `viewer` is whom the token belongs to; `comments` stand on the pull request already. */
export async function startGitHub({ viewer = actionsBot, comments = [] as readonly Omit<Comment, "id">[] } = {}): Promise<GitHub> {
  const kept: Comment[] = comments.map((comment, at) => ({ ...comment, id: at + 1 }));
  const requests: string[] = [];
  const violations: string[] = [];
  const state: { faults: readonly Fault[] } = { faults: [] };

  const server: Server = createServer((request, response) => {
    void answer(request).then(
      (given) => {
        if (given === "silence") return;
        if (given === "hang-up") return void request.socket.destroy();
        response.writeHead(given.status, { "content-type": "application/json; charset=utf-8", ...given.headers });
        response.end(JSON.stringify(given.body));
      },
      (problem: unknown) => {
        violations.push(String(problem));
        response.writeHead(500).end();
      },
    );
  });

  type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

  async function answer(request: IncomingMessage): Promise<Answer | "silence" | "hang-up"> {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (!/^(token|bearer) \S/i.test(request.headers.authorization ?? "")) violations.push(`${request.method} ${url.pathname}: no authorization`);
    const route = routes.find(({ pattern, method }) => method === request.method && pattern.test(url.pathname));
    const id = url.pathname === "/graphql" ? "graphql" : (route?.operation.operationId ?? "");
    requests.push(id);
    const fault = state.faults.find(({ operation }) => operation === id)?.answer;
    if (fault === "hang-up" || fault === "silence") return fault;
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
    const given = perform(id, values, url, body?.body ?? "");
    violations.push(...answerProblems(route, given.status, given.body));
    return given;
  }

  function perform(id: string, values: Readonly<Record<string, string>>, url: URL, body: string): Answer {
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

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: origin(),
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

function requestProblems({ operation, pointer }: Route, values: Readonly<Record<string, string>>, query: URLSearchParams, body: unknown): readonly string[] {
  const problems: string[] = [];
  const asked = new Set(query.keys());
  operation.parameters.forEach((reference, at) => {
    const where = "$ref" in reference ? reference.$ref.slice(1) : `${pointer}/parameters/${at}`;
    const parameter = ("$ref" in reference ? resolve(reference.$ref) : reference) as Parameter;
    asked.delete(parameter.name);
    const value = parameter.in === "path" ? values[parameter.name] : (query.get(parameter.name) ?? undefined);
    if (value === undefined && parameter.required) problems.push(`${operation.operationId}: no ${parameter.name}`);
    if (value !== undefined) problems.push(...validate(`${where}/schema`, parameter.schema.type === "integer" ? Number(value) : value, operation.operationId));
  });
  for (const name of asked) problems.push(`${operation.operationId}: unknown parameter ${name}`);
  if (operation.requestBody?.required && body === undefined) problems.push(`${operation.operationId}: no body`);
  if (body !== undefined) {
    if (!operation.requestBody) problems.push(`${operation.operationId}: takes no body`);
    else problems.push(...validate(`${pointer}/requestBody/content/${escape("application/json")}/schema`, body, operation.operationId));
  }
  return problems;
}

function answerProblems({ operation, pointer }: Route, status: number, body: unknown): readonly string[] {
  const response = operation.responses[String(status)];
  if (!response) return [`${operation.operationId}: answer ${status} is not described`];
  const where = response.$ref?.slice(1) ?? `${pointer}/responses/${status}`;
  return validate(`${where}/content/${escape("application/json")}/schema`, body, `${operation.operationId} ${status}`);
}

function validate(pointer: string, value: unknown, where: string): readonly string[] {
  let check = compiled.get(pointer);
  if (!check) compiled.set(pointer, (check = ajv.compile({ $ref: `github#${pointer}` })));
  return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath}: ${message}`);
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

function resolve(reference: string): unknown {
  let value: unknown = description;
  for (const key of reference.slice(2).split("/")) value = (value as Record<string, unknown>)[key];
  return value;
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** OpenAPI 3.0 says `nullable` where JSON Schema says `type: null`, also beside references and lists of values. */
function withNull(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNull);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNull(inner)])) as { [key: string]: Json };
  if (nullable !== true) return rest;
  if (Array.isArray(rest["enum"])) return { ...rest, nullable: true, enum: [...(rest["enum"] as Json[]), null] };
  return "type" in rest ? { ...rest, nullable: true } : { anyOf: [{ type: "null" }, rest] };
}
