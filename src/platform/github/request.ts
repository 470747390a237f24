/** One question to GitHub's API: bounded in time and size, to that host alone, and asked again where waiting helps. */

export interface Service {
  /** The API's address, as in `https://api.github.com`. */
  readonly api: string;
  readonly token: string | undefined;
}

export interface Question {
  /** Below the API's address, with its query. */
  readonly path: string;
  /** `GET` where absent. */
  readonly method?: "GET" | "POST";
  readonly accept: string;
  /** Bytes of the answer. */
  readonly limit: number;
  /** A query for GraphQL, which changes nothing, though it is posted. */
  readonly query?: { readonly query: string; readonly variables: { readonly [name: string]: string } };
  /** Shared by questions that wait out of one purse. */
  readonly patience?: Patience;
}

/** How long all waiting together may take. */
export interface Patience {
  milliseconds: number;
}

/** `status` where GitHub answered. The reason ends a sentence. */
export type Api =
  | { readonly kind: "answered"; readonly text: string }
  | { readonly kind: "failed"; readonly status: number | undefined; readonly reason: string };

const milliseconds = 10_000;

/** How often a question is asked at most, and how long to wait before the next time where GitHub does not say. */
const attempts = 3;
const pauses = [400, 1600];

/** Waits as long as GitHub says, where it has no time for now, and a little where it stumbles. What changes something is asked once. */
export async function ask(service: Service, question: Question): Promise<Api> {
  const patience = question.patience ?? { milliseconds: 30_000 };
  for (let attempt = 0; ; attempt++) {
    const { api, again } = await askOnce(service, question);
    const wait = again === "soon" ? (pauses[attempt] ?? 0) : (again ?? 0);
    if (again === undefined || attempt + 1 >= attempts || wait > patience.milliseconds || question.method === "POST")
      return api;
    patience.milliseconds -= wait;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

interface Attempt {
  readonly api: Api;
  /** Whether to ask again: soon, or after so many milliseconds. */
  readonly again?: "soon" | number | undefined;
}

async function askOnce(
  { api, token }: Service,
  { path, query, method = query === undefined ? "GET" : "POST", accept, limit }: Question,
): Promise<Attempt> {
  const failed = (reason: string, status?: number, again?: Attempt["again"]): Attempt => ({
    api: { kind: "failed", status, reason },
    again,
  });
  const address = URL.canParse(api) ? new URL(api) : undefined;
  if (!address) return failed(`\`${api}\` is no address of GitHub's API`);
  // A token never goes over a wire in the clear.
  if (address.protocol !== "https:" && !["127.0.0.1", "[::1]", "localhost"].includes(address.hostname))
    return failed(`\`${address.origin}\` is not asked: it does not use https`);
  // `/teams/..` would ask about something else: whatever was put into the path, it stays one name.
  if (
    path
      .replace(/\?.*$/s, "")
      .split("/")
      .some((name) => /^(?:\.|%2e){1,2}$/i.test(name))
  )
    return failed(`\`${path}\` names nothing on GitHub`);
  try {
    const response = await fetch(`${address.href.replace(/\/+$/, "")}${path}`, {
      method,
      redirect: "manual",
      ...(query === undefined ? {} : { body: JSON.stringify(query) }),
      signal: AbortSignal.timeout(milliseconds),
      headers: {
        accept,
        ...(query === undefined ? {} : { "content-type": "application/json" }),
        "user-agent": "agent-profile-check",
        "x-github-api-version": "2022-11-28",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    const { status } = response;
    if (status >= 300 && status < 400)
      return failed(
        "GitHub answers that the repository has moved; a name that now leads elsewhere is not followed, so write the one it has today",
        status,
      );
    const wait = waitOf(response.headers);
    if (status === 429 || (status === 403 && wait !== undefined))
      return failed("GitHub takes no more requests for now (its rate limit)", 429, wait);
    if (!response.ok)
      return failed(`GitHub answers with ${status}`, status, status >= 500 ? (wait ?? "soon") : undefined);
    const text = await bounded(response, limit);
    return text === undefined
      ? failed(`GitHub's answer is larger than ${Math.ceil(limit / 1024)} KiB`)
      : { api: { kind: "answered", text } };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return failed(
      isLate
        ? `${address.host} does not answer within ${milliseconds / 1000} s`
        : `${address.host} cannot be reached (${causeOf(error)})`,
      undefined,
      "soon",
    );
  }
}

/** Milliseconds that GitHub asks to wait: by its limit for bursts, or until its limit for the hour begins anew. */
function waitOf(headers: Headers): number | undefined {
  const [after, reset] = ["retry-after", "x-ratelimit-reset"].map((name) => headers.get(name));
  if (after && /^\d{1,6}$/.test(after)) return Number(after) * 1000;
  if (headers.get("x-ratelimit-remaining") !== "0") return undefined;
  return reset && /^\d{1,12}$/.test(reset)
    ? Math.max(0, Number(reset) * 1000 - Date.now()) + 1000
    : Number.POSITIVE_INFINITY;
}

/** The answer's text; `undefined` where it goes on beyond the limit. */
async function bounded({ body }: Response, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
  return error.message;
}
