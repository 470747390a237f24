/** What GitHub knows of an account, as a courtesy: asked once, without patience. */
import type { Service } from "../platform/github/request.ts";
import type { Account } from "../approvals/unowned.ts";
import { one, text } from "./api.ts";

export function accountsOf(service: Service): (login: string) => Promise<Account> {
  return async (login) => {
    const told = await one(service, `/users/${encodeURIComponent(login)}`, { milliseconds: 0 });
    if (told.kind === "refused") return told.status === 404 ? "nobody" : undefined;
    const type = text(told.value, "type");
    return type === "Organization" ? "organisation" : type === "User" ? "person" : undefined;
  };
}
