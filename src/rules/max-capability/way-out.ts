/** What a message about too much power offers: a grant, or whom to ask where no grant of the repository can give it. */
import type { Capability } from "../../model/capability.ts";
import type { Allowance } from "../../model/rule.ts";

/** `grant`: what to write. */
export function wayOut({ stated, refusal }: Allowance, excess: readonly Capability[], grant = "a grant"): string {
  const refused = refusal?.may.filter((capability) => excess.includes(capability)) ?? [];
  if (refusal && refused.length > 0 && stated)
    return `; if intended, ask the owner of \`${refusal.by.join("`, `")}\`, whose \`grantable\` allows no grant of ${refused.join(", ")} here`;
  return `; if intended, add ${grant}`;
}
