/** How a claim about a host is known. */

/**
 * `measured`: the host's own program was run and did it. `documented`: its documentation or source says so. `assumed`:
 * neither, so what is judged is the widest reading.
 */
export type Certainty = "measured" | "documented" | "assumed";

/** From the best known to the least. */
export const certainties = ["measured", "documented", "assumed"] as const satisfies readonly Certainty[];

/** The certainty of what rests on several facts: that of the least known. */
export function weakest(facts: Iterable<Certainty>): Certainty {
  const all = new Set(facts);
  return certainties.findLast((certainty) => all.has(certainty)) ?? "measured";
}

/** One statement about what a host does. The host's page shows it in a table. */
export interface Claim {
  /** A full sentence in present tense. May hold Markdown. */
  readonly says: string;
  readonly certainty: Certainty;
  /** Measured: program and version, `Claude Code 2.1.330`. Documented: the place. Assumed: why it is not known. */
  readonly source: string;
}

/** What is known of one host. */
export interface Knowledge {
  readonly claims: readonly Claim[];
  /** Present if the published program was run. */
  readonly measurement?: Measurement;
  /** Further programs that read as this host does, by the name of their vectors: `kilo`. */
  readonly relatives?: Readonly<Record<string, Measurement>>;
}

/** The published program of which a host's claims were measured. */
export interface Measurement {
  /** The name of its package: `@anthropic-ai/claude-code-linux-x64`. */
  readonly program: string;
  /** The versions that were run, the newest first. */
  readonly versions: readonly [newest: string, ...older: string[]];
  /** The day of the last run: `2026-11-22`. */
  readonly date: string;
}
