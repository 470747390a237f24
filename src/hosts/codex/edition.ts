/** Lists what changed in Codex from one edition to the next. */

/** The differences between editions, as switches; in the source of each, and measured with 0.169.0. */
export interface Edition {
  /**
   * A malformed role is skipped with a warning at the start; before, it stopped the host. A file that a table names
   * needs no instructions, and is not read a second time from `agents`.
   */
  readonly forgiving: boolean;
  /**
   * `0.169`: descriptions are required once all layers are merged, links below `agents` are followed, the types of
   * nested settings are checked, and a role's file sets few settings.
   */
  readonly recent: boolean;
}

/** Newest first. One that is a day is openai/codex of that day, measured by its own parsing code. */
export const editions = ["0.169", "2026-03-12", "2026-03-10"] as const;

const differences: ReadonlyMap<string, Edition> = new Map(
  editions.map((name) => [name, { forgiving: name !== "2026-03-10", recent: name === "0.169" }]),
);

/** The same object for the same edition, so that memoized results are shared. An unknown name is the newest edition. */
export function editionOf(name: string): Edition {
  return differences.get(name) ?? { forgiving: true, recent: true };
}
