/** Sends one request to GitHub's API: limited in time and size, without redirects, repeated if waiting helps. */
import { UserError } from "../../repo/tree.ts";
import { type Clock, machineClock } from "./clock.ts";
import { proxiedFetch } from "./proxied-fetch.ts";

/** A GitHub server, and the right to ask it. */
export interface Service {
  /** The API's address, as in `https://api.github.com`. */
  readonly api: string;
  readonly token: string | undefined;
}

/** The values of a query's variables. */
export type Variables = { readonly [name: string]: string | number | null };

/** One request of the REST or the GraphQL API. */
export interface ApiRequest {
  /** Below the API's address, with its query. */
  readonly path: string;
  /** By default `POST` with a query, else `GET`. */
  readonly method?: "GET" | "POST";
  /** The media type. */
  readonly accept: string;
  /** The largest response, in bytes. */
  readonly limit: number;
  /** A GraphQL query, which changes nothing although it is posted. */
  readonly query?: { readonly query: string; readonly variables: Variables };
  /** Shared by requests that have one limit for all their waiting. */
  readonly patience?: WaitBudget;
}

/** The time that is left for waiting, and how it passes. */
export interface WaitBudget {
  /** What is left. Requests that share the budget lower it. */
  milliseconds: number;
  /** How often a request is sent at most while a limit is exhausted; default: 3. Other failures are retried twice. */
  readonly attempts?: number;
  /** Default: the machine's. */
  readonly clock?: Clock;
}

/** `status` is present if GitHub responded. The reason ends a sentence. */
export type ApiResult =
  | { readonly kind: "answered"; readonly text: string }
  | { readonly kind: "failed"; readonly status: number | undefined; readonly reason: string };

const milliseconds = 10_000;

/** The most attempts, and the first pause in milliseconds if GitHub names none; each is four times the one before. */
const fewAttempts = 3;
const firstPause = 400;
/**
 * The first pause for a secondary limit without a time, as GitHub's documentation asks; each is twice the one before.
 */
const secondaryPause = 60_000;
/** The largest response that says why a request was refused, in bytes. */
const reasonBytes = 1 << 16;

/**
 * Repeats after rate limits, as long as GitHub asks to wait, and shortly after server errors. An explicit `POST` is
 * sent once.
 */
export async function sendRequest(service: Service, question: ApiRequest): Promise<ApiResult> {
  const patience = question.patience ?? { milliseconds: 30_000 };
  const { attempts = fewAttempts, clock = machineClock } = patience;
  for (let attempt = 0; ; attempt++) {
    const { api, again } = await askOnce(service, question, clock);
    const most = again === "soon" ? fewAttempts : attempts;
    if (again === undefined || attempt + 1 >= most || question.method === "POST") return api;
    const wait = Math.round(pauseOf(again, attempt) * (1 + clock.random() / 10));
    if (wait > patience.milliseconds) return api;
    patience.milliseconds -= wait;
    await clock.sleep(wait);
  }
}

function pauseOf(again: NonNullable<Attempt["again"]>, attempt: number): number {
  if (typeof again === "number") return again;
  return again === "soon" ? firstPause * 4 ** attempt : secondaryPause * 2 ** attempt;
}

interface Attempt {
  readonly api: ApiResult;
  /** Whether to repeat: soon, later because the requests came too fast, or after so many milliseconds. */
  readonly again?: "soon" | "later" | number | undefined;
}

async function askOnce(service: Service, question: ApiRequest, clock: Clock): Promise<Attempt> {
  const address = URL.canParse(service.api) ? new URL(service.api) : undefined;
  if (!address) return failed(`\`${service.api}\` is not an address of GitHub's API`);
  const refusal = refusalOf(address, question.path);
  if (refusal !== undefined) return failed(refusal);
  try {
    const response = await proxiedFetch(
      `${address.href.replace(/\/+$/, "")}${question.path}`,
      requestOf(question, service.token),
    );
    return await attemptOf(response, question, clock);
  } catch (error) {
    if (error instanceof UserError) throw error;
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

function failed(reason: string, status?: number, again?: Attempt["again"]): Attempt {
  return { api: { kind: "failed", status, reason }, again };
}

/** Why a request is not sent. */
function refusalOf(address: URL, path: string): string | undefined {
  // A token is never sent unencrypted.
  if (address.protocol !== "https:" && !["127.0.0.1", "[::1]", "localhost"].includes(address.hostname))
    return `\`${address.origin}\` is not asked: it does not use https`;
  // A name such as `..` would change the API path: every part of it stays one name.
  const names = path.replace(/\?.*$/s, "").split("/");
  return names.some((name) => /^(?:\.|%2e){1,2}$/i.test(name)) ? `\`${path}\` names nothing on GitHub` : undefined;
}

function methodOf({ method, query }: ApiRequest): "GET" | "POST" {
  return method ?? (query === undefined ? "GET" : "POST");
}

function requestOf(question: ApiRequest, token: string | undefined): RequestInit {
  const { accept, query } = question;
  return {
    method: methodOf(question),
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
  };
}

async function attemptOf(response: Response, { limit, query }: ApiRequest, clock: Clock): Promise<Attempt> {
  if (!response.ok) return refusedAttempt(response, clock);
  const text = await bounded(response, limit);
  if (text === undefined) return failed(`GitHub's answer is larger than ${Math.ceil(limit / 1024)} KiB`);
  // A query beyond the limit is answered with success.
  if (query && isLimitedQuery(text)) return limited(waitOf(response.headers, clock) ?? "later");
  return { api: { kind: "answered", text } };
}

async function refusedAttempt(response: Response, clock: Clock): Promise<Attempt> {
  const { status, headers } = response;
  if (status >= 300 && status < 400)
    return failed(
      "the repository has moved, and this tool does not follow the old name; write its current name",
      status,
    );
  const wait = waitOf(headers, clock);
  if (status === 429 || (status === 403 && wait !== undefined)) return limited(wait ?? "later");
  if (status === 403 && isSecondary(await bounded(response, reasonBytes))) return limited("later");
  if (status === 451) return failed("GitHub has blocked it for legal reasons", status);
  return failed(`GitHub answers with ${status}`, status, status >= 500 ? (wait ?? "soon") : undefined);
}

function limited(again: Attempt["again"]): Attempt {
  return failed("GitHub's rate limit is exhausted", 429, again);
}

function isSecondary(text: string | undefined): boolean {
  return text !== undefined && /secondary rate limit|abuse detection/i.test(text);
}

/** Texts of the repository are in the data, and never next to `errors`. */
function isLimitedQuery(text: string): boolean {
  if (!text.includes("RATE_LIMITED")) return false;
  try {
    const { errors } = JSON.parse(text) as { readonly errors?: readonly { readonly type?: unknown }[] };
    return Array.isArray(errors) && errors.some((error) => error?.type === "RATE_LIMITED");
  } catch {
    return false;
  }
}

/** The milliseconds that GitHub asks to wait: `retry-after`, or the time until the hourly limit is reset. */
function waitOf(headers: Headers, clock: Clock): number | undefined {
  const [after, reset] = ["retry-after", "x-ratelimit-reset"].map((name) => headers.get(name));
  if (after && /^\d{1,6}$/.test(after)) return Number(after) * 1000;
  if (headers.get("x-ratelimit-remaining") !== "0") return undefined;
  return reset && /^\d{1,12}$/.test(reset)
    ? Math.max(0, Number(reset) * 1000 - clock.now()) + 1000
    : Number.POSITIVE_INFINITY;
}

/** The text of a response; `undefined` if it is longer than the limit. */
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
