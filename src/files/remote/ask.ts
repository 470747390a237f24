/** One question to GitHub's API: bounded in time and size, and to that host alone. */

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
}

/** `status` where GitHub answered. The reason ends a sentence. */
export type Api = { readonly kind: "answered"; readonly text: string } | { readonly kind: "failed"; readonly status: number | undefined; readonly reason: string };

const milliseconds = 10_000;

export async function ask({ api, token }: Service, { path, method = "GET", accept, limit }: Question): Promise<Api> {
  const failed = (reason: string, status?: number): Api => ({ kind: "failed", status, reason });
  const address = URL.canParse(api) ? new URL(api) : undefined;
  if (!address) return failed(`\`${api}\` is no address of GitHub's API`);
  // A token never goes over a wire in the clear.
  if (address.protocol !== "https:" && !["127.0.0.1", "[::1]", "localhost"].includes(address.hostname)) return failed(`\`${address.origin}\` is not asked: it does not use https`);
  try {
    const response = await fetch(`${address.href.replace(/\/+$/, "")}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(milliseconds),
      headers: {
        accept,
        "user-agent": "agent-profile-check",
        "x-github-api-version": "2022-11-28",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    const { status } = response;
    if (status >= 300 && status < 400) return failed("GitHub answers that the repository has moved; a name that now leads elsewhere is not followed, so write the one it has today", status);
    if (status === 429 || (status === 403 && response.headers.get("x-ratelimit-remaining") === "0")) return failed("GitHub takes no more requests for now (its rate limit)", 429);
    if (!response.ok) return failed(`GitHub answers with ${status}`, status);
    const text = await bounded(response, limit);
    return text === undefined ? failed(`GitHub's answer is larger than ${Math.ceil(limit / 1024)} KiB`) : { kind: "answered", text };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return failed(isLate ? `${address.host} does not answer within ${milliseconds / 1000} s` : `${address.host} cannot be reached (${causeOf(error)})`);
  }
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
