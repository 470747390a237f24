/** Answers of GitHub's API as values: objects whose fields may be missing, and lists to their last page. */
import { sendRequest, type WaitBudget, type Service } from "../platform/github/request.ts";
import { append } from "../repo/many.ts";

/** An object of the API. What it should hold and does not is no fault before somebody needs it. */
export type Fields = { readonly [key: string]: unknown };

/** A reason ends a sentence. */
export type Refused = { readonly kind: "refused"; readonly status: number | undefined; readonly reason: string };
export type Answer<T> = { readonly kind: "told"; readonly value: T } | Refused;

/** Bytes of one page: a hundred reviews or commits with all that people wrote to them. */
const pageBytes = 16 * 1024 * 1024;

/** Entries of one page. */
const size = 100;

export async function one(service: Service, path: string, patience?: WaitBudget): Promise<Answer<Fields>> {
  const answer = await parsed(service, path, patience);
  if (answer.kind === "refused") return answer;
  return isFields(answer.value) ? { kind: "told", value: answer.value } : strange;
}

/**
 * All entries; refused where there are more than `most`. `key` is the field that holds them, where the list is not the
 * whole answer.
 */
export async function all(
  service: Service,
  path: string,
  limit: number,
  key?: string,
): Promise<Answer<readonly Fields[]>> {
  const found: Fields[] = [];
  for (let page = 1; ; page++) {
    const answer = await parsed(service, `${path}${path.includes("?") ? "&" : "?"}per_page=${size}&page=${page}`);
    if (answer.kind === "refused") return answer;
    const list = key === undefined ? answer.value : isFields(answer.value) ? answer.value[key] : undefined;
    if (!Array.isArray(list) || !list.every(isFields)) return strange;
    append(found, list);
    if (found.length > limit) return { kind: "refused", status: undefined, reason: `there are more than ${limit}` };
    if (list.length < size) return { kind: "told", value: found };
  }
}

/** A field of text, at a way of keys. */
export function text(value: unknown, ...path: readonly string[]): string | undefined {
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
