/**
 * A client for one repository's API: few requests at a time, responses as fields, failures as messages for the user.
 */
import { UserError } from "../../../repo/tree.ts";
import { type ApiResult, sendRequest, type WaitBudget, type ApiRequest, type Service } from "../request.ts";

/** The API, the token and the repository. */
export interface Options {
  /** The API's address, as in `https://api.github.com`. */
  readonly api: string;
  /** The address of the GraphQL API, as in `https://api.github.com/graphql`. */
  readonly graphql: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** How long requests wait for limits; default: up to a minute in all. */
  readonly patience?: WaitBudget;
  /** Called before each request, which waits for it. A rejection ends the read. */
  readonly admit?: () => Promise<void>;
}

/** An object of a response, of which nothing is known yet. */
export type Fields = { readonly [key: string]: unknown };

/** Requests about one repository. */
export interface RepositoryClient {
  /** A path below the repository's address; `undefined` if it does not exist. Rejects with a `UserError`. */
  get(path: string, limit: number): Promise<Fields | undefined>;
  /**
   * The result of a GraphQL query; `undefined` after a server error. Rejects with a `UserError` if the query is not
   * permitted.
   */
  query(selection: string, variables: { readonly [name: string]: string }): Promise<Fields | undefined>;
}

/** Parallel requests. GitHub accepts more, but its documentation advises against them. */
const maxParallel = 6;
/** Requests of one run. More would come close to GitHub's hourly limit. */
const maxRequests = 900;
/** The largest response to a query, in bytes. */
const answerBytes = 96 << 20;

/** A client for one repository: at most `maxParallel` requests at a time, and `maxRequests` in all. */
export function clientFor(options: Options): RepositoryClient {
  const { api, graphql, token, repository } = options;
  const [owner = "", name = ""] = repository.split("/");
  const send = limitedSender(options);
  return {
    async get(path, limit) {
      const address = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/${path}`;
      const answer = await send({ api, token }, address, limit);
      if (answer.kind === "answered") return parsed(answer.text);
      if (answer.status === 404 || answer.status === 422) return undefined;
      throw failure(answer);
    },
    async query(selection, variables) {
      const declared = [
        "$owner: String!",
        "$name: String!",
        ...Object.keys(variables).map((key) => `$${key}: GitObjectID!`),
      ].join(", ");
      const query = `query (${declared}) { repository(owner: $owner, name: $name) { ${selection} } }`;
      const answer = await send({ api: graphql, token }, "", answerBytes, {
        query,
        variables: { owner, name, ...variables },
      });
      if (answer.kind === "failed") {
        if (answer.status === undefined || answer.status >= 500) return undefined;
        throw failure(answer);
      }
      const found = fieldsOf(parsed(answer.text)["data"])["repository"];
      return typeof found === "object" && found !== null ? fieldsOf(found) : undefined;
    },
  };
}

type Send = (service: Service, path: string, limit: number, query?: ApiRequest["query"]) => Promise<ApiResult>;

/** Sends within the two limits: a request waits for its turn, and one too many is the user's mistake. */
function limitedSender({ patience = { milliseconds: 60_000 }, admit }: Options): Send {
  const waiting: (() => void)[] = [];
  let busy = 0;
  let sent = 0;
  return async (service, path, limit, query) => {
    if (++sent > maxRequests)
      throw new UserError(
        `this needs more than ${maxRequests} requests to GitHub's API; check out the repository in an earlier step`,
      );
    if (busy >= maxParallel) await new Promise<void>((resolve) => waiting.push(resolve));
    busy++;
    try {
      await admit?.();
      return await sendRequest(service, {
        path,
        accept: "application/vnd.github+json",
        limit,
        patience,
        ...(query === undefined ? {} : { query }),
      });
    } finally {
      busy--;
      waiting.shift()?.();
    }
  };
}

function failure({ status, reason }: Extract<ApiResult, { kind: "failed" }>): UserError {
  return new UserError(
    `${reason}${status === 401 || status === 403 ? "; the input `token` needs `contents: read`" : ""}`,
  );
}

function parsed(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    throw new UserError("GitHub's answer is not JSON");
  }
}

/** The fields of a value; none if it is not an object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The id of a Git object, if the value is one. */
export function idOf(value: unknown): string | undefined {
  return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}
