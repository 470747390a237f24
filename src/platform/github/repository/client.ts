/** The line to one repository's API: few questions at a time, answers as fields, failures in words for the user. */
import { UserError } from "../../../repo/tree.ts";
import { type Api, ask, type Patience, type Question, type Service } from "../request.ts";

/** Where to ask, and as whom. */
export interface Options {
  /** The API's address, as in `https://api.github.com`. */
  readonly api: string;
  /** The address for queries, as in `https://api.github.com/graphql`. */
  readonly graphql: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

export type Fields = { readonly [key: string]: unknown };

export interface Line {
  /** Below the repository's own address; `undefined` where GitHub says that there is no such thing. Rejects with `Mistake`. */
  get(path: string, limit: number): Promise<Fields | undefined>;
  /** What a query finds in the repository; `undefined` where GitHub stumbles over it. Rejects with `Mistake` where it may not be asked. */
  query(selection: string, variables: { readonly [name: string]: string }): Promise<Fields | undefined>;
}

/** GitHub takes more at once, and says that it would rather not. */
const lanes = 6;
/** Questions of one run: beyond them something is wrong, and the limit for the hour near. */
const most = 900;
/** Bytes of the answer to a query. */
const answerBytes = 96 << 20;

export function lineTo({ api, graphql, token, repository }: Options, patience: Patience): Line {
  const [owner = "", name = ""] = repository.split("/");
  const waiting: (() => void)[] = [];
  let busy = 0;
  let asked = 0;
  const within = async (service: Service, path: string, limit: number, query?: Question["query"]): Promise<Api> => {
    if (++asked > most)
      throw new UserError(
        `more than ${most} questions to GitHub's API would be needed; check out the repository in an earlier step`,
      );
    if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
    busy++;
    try {
      return await ask(service, {
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
  return {
    async get(path, limit) {
      const answer = await within(
        { api, token },
        `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/${path}`,
        limit,
      );
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
      const answer = await within({ api: graphql, token }, "", answerBytes, {
        query,
        variables: { owner, name, ...variables },
      });
      if (answer.kind === "failed") {
        if (answer.status === undefined || answer.status >= 500) return undefined;
        throw failure(answer);
      }
      const { data, errors } = parsed(answer.text);
      const first = Array.isArray(errors) ? fieldsOf(errors[0]) : undefined;
      if (first?.["type"] === "RATE_LIMITED")
        throw new UserError("GitHub takes no more requests for now (its rate limit)");
      const found = fieldsOf(data)["repository"];
      return typeof found === "object" && found !== null ? fieldsOf(found) : undefined;
    },
  };
}

function failure({ status, reason }: Extract<Api, { kind: "failed" }>): UserError {
  return new UserError(
    `${reason}${status === 401 || status === 403 ? "; the input `token` needs `contents: read`" : ""}`,
  );
}

function parsed(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    throw new UserError("GitHub's answer is no JSON");
  }
}

/** The fields of what should be an object; none where it is not. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** An object's name. */
export function idOf(value: unknown): string | undefined {
  return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}
