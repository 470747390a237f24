/** Asks GitHub about many repositories with one token: every request waits for its turn, and for limits. */
import { UserError } from "../../../repo/tree.ts";
import { type ApiResult, sendRequest, type Service, type Variables, type WaitBudget } from "../request.ts";
import { type Fields, fieldsOf } from "../repository/client.ts";

/** One scan's connection to GitHub. */
export interface SessionOptions {
  /** The API's address, as in `https://api.github.com`. */
  readonly api: string;
  /** The address of the GraphQL API, as in `https://api.github.com/graphql`. */
  readonly graphql: string;
  readonly token: string;
  /** How long requests wait for limits in all. */
  readonly patience: WaitBudget;
  /** Waited for before each request. */
  readonly admit: () => Promise<void>;
}

/** The answer of a query. GitHub answers in part, and says in `errors` what is missing. */
export interface QueryAnswer {
  readonly data: Fields;
  readonly errors: readonly Fields[];
}

/** Requests of one scan, which share their waiting and their pace. */
export interface Session {
  /**
   * A response as it is in JSON; the failure, if there is none. Rejects with `UserError` where GitHub cannot be asked.
   */
  get(path: string): Promise<{ readonly kind: "answered"; readonly value: unknown } | Failure>;
  /**
   * `failed`: GitHub's own fault or its time limit, so that a smaller query may succeed. Other failures reject with
   * `UserError`.
   */
  query(text: string, variables: Variables): Promise<QueryAnswer | "failed">;
}

/** GitHub answered, and not with what was asked for. */
export type Failure = Extract<ApiResult, { kind: "failed" }>;

/** The largest response, in bytes. */
const answerBytes = 32 << 20;

/**
 * A session in which every request waits until `admit` lets it, and for GitHub's limits as long as `patience` allows.
 */
export function openSession({ api, graphql, token, patience, admit }: SessionOptions): Session {
  const send = async (
    service: Service,
    path: string,
    query?: { readonly query: string; readonly variables: Variables },
  ) => {
    await admit();
    return sendRequest(service, {
      path,
      accept: "application/vnd.github+json",
      limit: answerBytes,
      patience,
      ...(query ? { query } : {}),
    });
  };
  return {
    async get(path) {
      const answer = await send({ api, token }, path);
      return answer.kind === "failed" ? answer : { kind: "answered", value: parsed(answer.text) };
    },
    async query(query, variables) {
      const answer = await send({ api: graphql, token }, "", { query, variables });
      if (answer.kind === "failed") {
        if (answer.status !== undefined && answer.status >= 500) return "failed";
        throw new UserError(
          `${answer.reason}${answer.status === 401 ? "; GITHUB_TOKEN or GH_TOKEN is not valid" : ""}`,
        );
      }
      const { data, errors } = fieldsOf(parsed(answer.text));
      return { data: fieldsOf(data), errors: Array.isArray(errors) ? errors.map(fieldsOf) : [] };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError("GitHub's answer is not JSON");
  }
}
