/** The editions of Claude Code, and what differs between them. */

/**
 * `2.1` stands for the versions before 2.1.267. Two of them were run, 2.1.240 and 2.1.112, which read YAML with
 * different parsers; what either of them gives counts.
 */
export const editions = ["2.1.267", "2.1"] as const;

/** The default edition; also what is assumed where no edition makes a difference. */
export const newest: string = editions[0];

/** Whether the edition stands for versions before 2.1.267. */
export function isOlder(edition: string): boolean {
  return edition === "2.1";
}
