/** Builds a host's table of claims. */
import type { Certainty, Claim } from "../../model/certainty.ts";

/** Sentences by how they are known, and then by their source. */
export type Sources = { readonly [certainty in Certainty]?: Readonly<Record<string, readonly string[]>> };

/** `claimsOf({ measured: { "auggie 0.36.0": ["…"] }, assumed: { "no program runs without a login": ["…"] } })`. */
export function claimsOf(sources: Sources): readonly Claim[] {
  return (["measured", "documented", "assumed"] as const).flatMap((certainty) =>
    Object.entries(sources[certainty] ?? {}).flatMap(([source, sentences]) =>
      sentences.map((says) => ({ says, certainty, source })),
    ),
  );
}
