/** `explain`: the page of a rule or a host, by its id. */
import { hosts, rules } from "../generated/catalogue.ts";
import { suggestion } from "../repo/spelling.ts";
import { pages } from "../generated/pages.ts";
import { page } from "../reports/page/index.ts";
import { UserError } from "../repo/tree.ts";

/** A kind (`rule/kind`) is on its rule's page. Throws `UserError` where there is no such page. */
export function explain(name: string, screen: { readonly color: boolean; readonly columns: number }): string {
  const id = name.replace(/\/.*$/s, "");
  const text = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (text !== undefined) return page(text, screen);
  throw new UserError(
    `there is no rule or host \`${name}\`${suggestion(id, Object.keys(pages))}; rules: ${Object.keys(rules).join(", ")}; hosts: ${Object.keys(hosts).join(", ")}`,
  );
}
