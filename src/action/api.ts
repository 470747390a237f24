/** Answers of GitHub's API as values: objects whose fields may be missing, and lists to their last page. */
import { sendRequest, type WaitBudget, type Service } from "../platform/github/request.ts";
import { append } from "../repo/many.ts";

/** An object of the API. What it should hold and does not is no fault before somebody needs it. */
export type Fields = { readonly [key: string]: unknown };

/** `status`: the answer's; `undefined` where its shape is wrong. `reason` is for the end of a sentence. */
export type Refused = { readonly kind: "refused"; readonly status: number | undefined; readonly reason: string };
/** What was asked for, or why there is none. */
export type Answer<T> = { readonly kind: "told"; readonly value: T } | Refused;

/** Bytes of one page: a hundred reviews or commits with all that people wrote to them. */
const pageBytes = 16 * 1024 * 1024;

/** Entries of one page. */
const pageSize = 100;

/** The object at a path of the API, as in `/users/octocat`. Another kind of value is refused. */
export async function getObject(service: Service, path: string, patience?: WaitBudget): Promise<Answer<Fields>> {
  const answer = await parsed(service, path, patience);
  if (answer.kind === "refused") return answer;
  return isFields(answer.value) ? { kind: "told", value: answer.value } : strange;
}

/**
 * The entries of all pages at a path of the API; refused where there are more than `limit`. `key`: the field that holds
 * them, where the list is not the whole answer.
 */
export async function getList(
  service: Service,
  path: string,
  limit: number,
  key?: string,
): Promise<Answer<readonly Fields[]>> {
  const found: Fields[] = [];
  for (let page = 1; ; page++) {
    const answer = await parsed(service, `${path}${path.includes("?") ? "&" : "?"}per_page=${pageSize}&page=${page}`);
    if (answer.kind === "refused") return answer;
    const list = key === undefined ? answer.value : isFields(answer.value) ? answer.value[key] : undefined;
    if (!Array.isArray(list) || !list.every(isFields)) return strange;
    append(found, list);
    if (found.length > limit) return { kind: "refused", status: undefined, reason: `there are more than ${limit}` };
    if (list.length < pageSize) return { kind: "told", value: found };
  }
}

/** The text at a path of keys; `undefined` where there is none, or another value. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
  return typeof found === "string" ? found : undefined;
}

async function parsed(service: Service, path: string, patience?: WaitBudget): Promise<Answer<unknown>> {
  const answer = await sendRequest(service, {
    path,
    accept: "application/vnd.github+json",
    limit: pageBytes,
    ...(patience ? { patience } : {}),
  });
  if (answer.kind === "failed") return { kind: "refused", status: answer.status, reason: answer.reason };
  try {
    return { kind: "told", value: JSON.parse(answer.text) as unknown };
  } catch {
    return strange;
  }
}

const strange: Refused = {
  kind: "refused",
  status: undefined,
  reason: "GitHub's answer is not what its description says",
};

/** Whether a value is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
