/** Kinds that rules had before, which older policies name. */
import { rules } from "../../generated/catalogue.ts";
import type { Rule } from "../../model/rule.ts";

/** What takes the place of `rule/kind`, if the rule dropped the kind. */
export function successorOf(name: string): string | undefined {
  const [id = "", kind = ""] = name.split("/");
  const former = Object.entries<Rule>(rules).find(([other]) => other === id)?.[1].formerKinds ?? {};
  return Object.hasOwn(former, kind) ? former[kind] : undefined;
}

/** The same as the end of a message about a value. */
export function successorMessage(name: unknown): string | undefined {
  const successor = typeof name === "string" ? successorOf(name) : undefined;
  return successor === undefined ? undefined : `\`${String(name)}\` is now \`${successor}\``;
}
