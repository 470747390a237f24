/** The custom properties of an organisation's repositories, and the rate of a token. */
import { fieldsOf } from "../repository/client.ts";
import type { Session } from "./session.ts";

/** By the name of the property; a list where several values may be chosen. */
export type Properties = { readonly [name: string]: string | readonly string[] };

const perPage = 100;

/** By `owner/name`. A text says why they are not known: the token may not read them, or the owner is a user. */
export async function propertiesOf(owner: string, session: Session): Promise<ReadonlyMap<string, Properties> | string> {
  const found = new Map<string, Properties>();
  for (let page = 1; ; page++) {
    const answer = await session.get(
      `/orgs/${encodeURIComponent(owner)}/properties/values?per_page=${perPage}&page=${page}`,
    );
    if (answer.kind === "failed") return answer.reason;
    const items = Array.isArray(answer.value) ? answer.value.map(fieldsOf) : [];
    for (const { repository_full_name: name, properties } of items)
      if (typeof name === "string" && Array.isArray(properties)) found.set(name, valuesOf(properties));
    if (items.length < perPage) return found;
  }
}

/** Properties without a value are left out. */
function valuesOf(properties: readonly unknown[]): Properties {
  return Object.fromEntries(
    properties.flatMap((property): [string, string | readonly string[]][] => {
      const { property_name: name, value } = fieldsOf(property);
      if (typeof name !== "string") return [];
      if (typeof value === "string") return [[name, value]];
      return Array.isArray(value) && value.every((one) => typeof one === "string") ? [[name, value]] : [];
    }),
  );
}

/** How many requests the token may send in an hour; `undefined`: GitHub has no such limit here, or does not say it. */
export async function hourlyRate(session: Session): Promise<number | undefined> {
  const answer = await session.get("/rate_limit");
  if (answer.kind === "failed") return undefined;
  const { limit } = fieldsOf(fieldsOf(fieldsOf(answer.value)["resources"])["core"]);
  return typeof limit === "number" && limit > 0 ? limit : undefined;
}
