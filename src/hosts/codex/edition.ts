/** What changed in Codex from one edition to the next. */

export interface Edition {
  /**
   * A malformed role is left out with a warning at the start, where before it stopped the host; a file that a table names
   * needs no instructions, and is not found a second time in `agents`.
   */
  readonly forgiving: boolean;
  /**
   * Also an `[agents]` of the wrong shape costs its layer's tables only; descriptions are asked for once all layers are
   * merged; links to directories below `agents` are followed, six levels deep; a role's file decides little.
   */
  readonly recent: boolean;
}

export const editions = ["2026-08", "2026-03-12", "2026-03-10"] as const;

const differences: ReadonlyMap<string, Edition> = new Map(
  editions.map((name) => [name, { forgiving: name !== "2026-03-10", recent: name === "2026-08" }]),
);

/** The same object for the same edition, so that what is read by it is read once. Unknown ones read as the newest. */
export function editionOf(name: string): Edition {
  return differences.get(name) ?? { forgiving: true, recent: true };
}
