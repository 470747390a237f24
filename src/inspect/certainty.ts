/** How what is said of a host, or of one of its profiles, is known. */
import { hosts } from "../generated/catalogue.ts";
import { type Certainty, weakest } from "../model/certainty.ts";
import type { Host } from "../model/host.ts";
import type { Item } from "../model/load.ts";

/** How a host's facts are known that do not say it themselves. Unknown hosts are known from their documentation. */
export function certaintyOfHost(host: string | null): Certainty {
  return (host === null ? undefined : (hosts as Readonly<Record<string, Host>>)[host]?.certainty) ?? "documented";
}

/** How the verdict on a profile and its capabilities are known: as the least known of the facts that they rest on. */
export function certaintyOf(host: string, { certainty, verdict, leniency, profile }: Item): Certainty {
  const ofHost = certainty ?? certaintyOfHost(host);
  const known: Certainty[] = [ofHost];
  const add = (fact: { readonly certainty?: Certainty }): void => void known.push(fact.certainty ?? ofHost);
  if ("problem" in verdict) add(verdict.problem);
  if (leniency) add(leniency);
  profile?.bypasses.forEach(add);
  for (const fact of profile?.ineffective ?? []) if (fact.kind !== "metadata") add(fact);
  return known.length === 1 ? ofHost : weakest(known);
}
