/** Classifies the errors of GitHub's client, and describes them. */
import { messageOf } from "../output.ts";

/** `limit`: too many requests. `late`: no answer in time. `cut`: the connection ended. */
export interface Fault {
  readonly kind: "limit" | "late" | "cut" | "locked" | "forbidden" | "gone" | "broken" | "refused";
  /** The answer's; 0 where there was none. */
  readonly status: number;
  /** GitHub's own words; hostile. */
  readonly message: string;
  /** The milliseconds that GitHub asks to wait; `undefined` where it names none. */
  readonly wait: number | undefined;
}

/** The timeout of a request, in milliseconds. */
export const requestTimeout = 10_000;

/** `undefined` for an error that no request threw. */
export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "GraphqlResponseError") return queryFault(error);
  if (!("status" in error) || typeof error.status !== "number" || !("request" in error)) return undefined;
  const { status, message } = error;
  const response = at(error, "response");
  if (response === undefined) {
    const isLate = error.name === "AbortError" || (error.cause instanceof Error && error.cause.name === "TimeoutError");
    return { kind: isLate ? "late" : "cut", status: 0, message, wait: undefined };
  }
  const headers = at(response, "headers");
  const isLimit =
    status === 429 ||
    (status === 403 &&
      (at(headers, "retry-after") !== undefined ||
        at(headers, "x-ratelimit-remaining") === "0" ||
        /rate limit|abuse detection/i.test(message)));
  if (isLimit) return { kind: "limit", status, message, wait: waitOf(headers) };
  return { kind: kindOf(status, message), status, message, wait: undefined };
}

/** GraphQL reports a rate limit with status 200. */
function queryFault(error: Error): Fault {
  const errors = at(error, "errors");
  const isLimit =
    Array.isArray(errors) &&
    errors.some((fault) => at(fault, "type") === "RATE_LIMITED" || at(fault, "type") === "RATE_LIMIT");
  return {
    kind: isLimit ? "limit" : "refused",
    status: 200,
    message: error.message,
    wait: isLimit ? waitOf(at(error, "headers")) : undefined,
  };
}

function kindOf(status: number, message: string): Fault["kind"] {
  if (status >= 500) return "broken";
  if ((status === 403 || status === 422 || status === 423) && /\block(?:ed)?\b/i.test(message)) return "locked";
  if (status === 401 || status === 403) return "forbidden";
  return status === 404 || status === 410 ? "gone" : "refused";
}

/** `retry-after` counts in seconds from now, `x-ratelimit-reset` in seconds since 1970. */
function waitOf(headers: unknown): number | undefined {
  const [after, reset] = ["retry-after", "x-ratelimit-reset"].map((name) => Number(at(headers, name) ?? Number.NaN));
  if (after !== undefined && Number.isFinite(after)) return Math.max(0, after * 1000);
  if (reset === undefined || !Number.isFinite(reset) || at(headers, "x-ratelimit-remaining") !== "0") return undefined;
  return Math.max(0, reset * 1000 - Date.now()) + 1000;
}

/** A description for the middle of a sentence. */
export function reasonOf({ kind, status, message, wait }: Fault): string {
  if (kind === "limit")
    return `GitHub's rate limit is exhausted${wait === undefined ? "" : `; it asks to wait ${Math.ceil(wait / 1000)} s`}`;
  if (kind === "late") return `GitHub does not answer within ${requestTimeout / 1000} s`;
  if (kind === "cut") return `GitHub cannot be reached: ${message}`;
  if (kind === "locked") return "the conversation is locked";
  return `GitHub answers with ${status}: ${message}`;
}

/** The same for whatever was thrown. */
export function describeError(error: unknown): string {
  const fault = faultOf(error);
  return fault ? reasonOf(fault) : messageOf(error);
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value
    ? (value as { readonly [key: string]: unknown })[key]
    : undefined;
}
