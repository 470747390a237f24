/**
 * A stand-in for GitHub's API on 127.0.0.1. Every request and every answer is validated against GitHub's own
 * description, queries against its GraphQL schema; what disagrees is kept in `violations`. What it knows lies in parts,
 * each with its own state and its operations.
 */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerProblems, requestProblems, routes } from "../openapi.ts";
import { type Organisation, organisationPart } from "./organisation.ts";
import { answersGit, newSmartHttp, type SmartHttp } from "./smart-http.ts";
import { type Comment, type Comments, commentsPart } from "./comments.ts";
import { type Contents, contentsPart } from "./contents.ts";
import { answerQuery } from "./graphql.ts";
import { actionsBot, type Answer, missing, type Part, type Stage } from "./part.ts";
import { type Pulls, pullsPart } from "./pulls.ts";
import { type People, peoplePart } from "./reviews.ts";
import { type Served, servedPart } from "./served.ts";

export type { Comment } from "./comments.ts";

export type { Pull } from "./pulls.ts";
export type { Authored, Review, Run } from "./reviews.ts";

/** What goes wrong beside the description: a status for an operation, a connection that is cut, or no answer at all. */
export interface Fault {
  readonly operation: string;
  readonly answer: number | "hang-up" | "silence";
  /** After how many requests that go well. */
  readonly skip?: number;
  /** How often; every time where absent. */
  readonly times?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of GitHub's words for what a token may not do. */
  readonly body?: unknown;
}

/** The first `count` answers of an operation, which are sent only once all of them are made. */
export interface Overlap {
  readonly operation: string;
  readonly count: number;
}

export interface GitHub extends Comments, Contents, Served, Pulls, People, Organisation, SmartHttp {
  readonly url: string;
  /** The tokens that came with requests. */
  readonly tokens: ReadonlySet<string>;
  /** Operation ids in the order of the requests, `graphql` among them. */
  readonly requests: readonly string[];
  /** The same with their paths and bodies. */
  readonly calls: readonly { readonly operation: string; readonly path: string; readonly body: string }[];
  readonly violations: readonly string[];
  faults: readonly Fault[];
  overlap: Overlap | undefined;
  close(): Promise<void>;
}

/** Starts the stand-in. `viewer` is whom the token belongs to; `comments` stand on the pull request already. */
export async function startGitHub({
  viewer = actionsBot,
  comments = [] as readonly Omit<Comment, "id">[],
} = {}): Promise<GitHub> {
  const calls: { readonly operation: string; readonly path: string; readonly body: string }[] = [];
  const requests: string[] = [];
  const tokens = new Set<string>();
  const violations: string[] = [];
  const met = new Map<Fault, number>();
  let faults: readonly Fault[] = [];
  let overlap: Overlap | undefined;
  const held: (() => void)[] = [];
  const overlapped = (operation: string): Promise<void> =>
    new Promise((resolve) => {
      if (operation !== overlap?.operation) return resolve();
      held.push(resolve);
      if (held.length < overlap.count) return;
      overlap = undefined;
      for (const release of held.splice(0)) release();
    });
  const stage: Stage = {
    viewer,
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complain: (problem) => void violations.push(problem),
  };
  const smart = newSmartHttp();
  const [discussion, files, objects, requested, people, owners] = [
    commentsPart(stage, comments),
    contentsPart(stage),
    servedPart(),
    pullsPart(stage),
    peoplePart(stage),
    organisationPart(),
  ];
  const parts: readonly Part<object>[] = [discussion, files, objects, requested, people, owners];
  const handlers = Object.assign({}, ...parts.map((part) => part.handlers)) as Part<object>["handlers"];
  const roots = Object.assign({}, ...parts.map((part) => part.roots ?? {})) as Readonly<Record<string, unknown>>;
  const repository = (asked: unknown) => {
    const fields = people.pullRequestFields();
    const found = [objects, owners].map(({ roots: own = {} }) =>
      (own["repository"] as (asked: unknown) => object | null)(asked),
    );
    const known = found.some((one) => one !== null) ? Object.assign({}, ...found) : null;
    return Object.keys(fields).length === 0 ? known : { __typename: "Repository", ...known, ...fields };
  };

  const server: Server = createServer((request, response) => {
    if (answersGit(request, response, objects.state.served, smart)) return;
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

  async function answer(request: IncomingMessage): Promise<Answer | "silence" | "hang-up"> {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const { authorization = "", accept = "" } = request.headers;
    if (!/^(token|bearer) \S/i.test(authorization))
      violations.push(`${request.method} ${url.pathname}: no authorization`);
    const token = authorization.replace(/^\w+ /, "");
    tokens.add(token);
    const route = routes.find(({ pattern, method }) => method === request.method && pattern.test(url.pathname));
    const id = url.pathname === "/graphql" ? "graphql" : (route?.operation.operationId ?? "");
    requests.push(id);
    calls.push({ operation: id, path: `${url.pathname}${url.search}`, body: text });
    const meant = faults.filter((one) => one.operation === id);
    for (const one of meant) met.set(one, (met.get(one) ?? 0) + 1);
    const fault = meant.find(
      (one) =>
        (met.get(one) ?? 0) > (one.skip ?? 0) &&
        (met.get(one) ?? 0) - (one.skip ?? 0) <= (one.times ?? Number.POSITIVE_INFINITY),
    );
    if (fault) {
      return typeof fault.answer === "number" ? wrong(fault, fault.answer) : fault.answer;
    }
    if (id === "graphql") {
      const { body, problems } = answerQuery(text, { ...roots, repository });
      violations.push(...problems);
      return { status: 200, body };
    }
    if (!route) {
      violations.push(`${request.method} ${url.pathname}: no such operation in the description`);
      return missing;
    }
    const values = Object.fromEntries(
      route.names.map((name, at) => [name, decodeURIComponent(route.pattern.exec(url.pathname)?.[at + 1] ?? "")]),
    );
    const body = text === "" ? undefined : (JSON.parse(text) as Readonly<Record<string, unknown>>);
    violations.push(...requestProblems(route, values, url.searchParams, body));
    const handler = handlers[id];
    if (!handler) throw new Error(`the stand-in does not know ${id}`);
    const given = handler({ id, values, query: url.searchParams, url, body: body ?? {}, accept, token });
    if (given.text === undefined) violations.push(...answerProblems(route, given.status, given.body));
    await overlapped(id);
    return given;
  }

  function wrong({ headers, body }: Fault, status: number): Answer {
    if (status >= 300 && status < 400)
      return {
        status,
        body: { message: "Moved Permanently" },
        headers: { location: `${stage.origin()}/repositories/1300192/elsewhere`, ...headers },
      };
    return {
      status,
      body: body ?? {
        message: "Resource not accessible by integration",
        documentation_url: "https://docs.github.com/rest",
        status: String(status),
      },
      ...(headers ? { headers } : {}),
    };
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...discussion.state,
    ...files.state,
    ...objects.state,
    ...requested.state,
    ...people.state,
    ...owners.state,
    ...smart,
    url: stage.origin(),
    tokens,
    requests,
    calls,
    violations,
    get faults() {
      return faults;
    },
    set faults(wanted) {
      faults = wanted;
    },
    get overlap() {
      return overlap;
    },
    set overlap(wanted) {
      overlap = wanted;
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
