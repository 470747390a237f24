/** Lists what changed in Codex from one edition to the next. */

export interface Edition {
  /**
   * A malformed role is skipped with a warning at the start; before, it stopped the host. A file that a table names
   * needs no instructions, and is not read a second time from `agents`.
   */
  readonly forgiving: boolean;
  /**
   * An `[agents]` of the wrong type drops only the tables of its layer; descriptions are required once all layers are
   * merged; links to directories below `agents` are followed, six levels deep; a role's file sets few settings.
   */
  readonly recent: boolean;
}

export const editions = ["2026-08", "2026-03-12", "2026-03-10"] as const;

const differences: ReadonlyMap<string, Edition> = new Map(
  editions.map((name) => [name, { forgiving: name !== "2026-03-10", recent: name === "2026-08" }]),
);

/** The same object for the same edition, so that memoized results are shared. An unknown name is the newest edition. */
export function editionOf(name: string): Edition {
  return differences.get(name) ?? { forgiving: true, recent: true };
}
