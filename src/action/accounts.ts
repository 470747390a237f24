/** Looks up accounts on GitHub: once and without a retry, because the answer is optional. */
import type { Service } from "../platform/github/request.ts";
import type { Account } from "../approvals/unowned.ts";
import { getObject, textAt } from "./api.ts";

/** The kind of an account; `undefined` where GitHub does not answer. */
export function accountsOf(service: Service): (login: string) => Promise<Account> {
  return async (login) => {
    const answer = await getObject(service, `/users/${encodeURIComponent(login)}`, { milliseconds: 0 });
    if (answer.kind === "refused") return answer.status === 404 ? "nobody" : undefined;
    const type = textAt(answer.value, "type");
    return type === "Organization" ? "organisation" : type === "User" ? "person" : undefined;
  };
}
