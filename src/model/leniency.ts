/** What messages say of a file that its host loads and a strict reader refuses. */
import type { Leniency } from "./load.ts";

/** One sentence says whether the host reads what is written there: never that it does, and that it does not. */
export function leniencySentence({ as, message }: Leniency, host: string): string {
  return as === undefined
    ? `a strict parser rejects this file, although ${host} reads it: ${message}`
    : `${host} loads this file ${as}: ${message}`;
}
