/** What a message about too much power offers: a grant, or whom to ask where no grant of the repository can give it. */
import type { Capability } from "../../model/capability.ts";
import type { Allowance } from "../../model/rule.ts";

/** `grant`: what to write, where no grant that ended gave all of it. */
export function wayOut(
  { stated, refusal, ended = [] }: Allowance,
  excess: readonly Capability[],
  grant = "a grant",
): string {
  const refused = refusal?.may.filter((capability) => excess.includes(capability)) ?? [];
  if (refusal && refused.length > 0 && stated)
    return `; if intended, ask the owner of \`${refusal.by.join("`, `")}\`, whose \`grantable\` allows no grant of ${refused.join(", ")} here`;
  const isRenewable = excess.every((capability) => ended.includes(capability));
  return `; if intended, ${isRenewable && ended.length > 0 ? "renew that grant" : `add ${grant}`}`;
}
