/** The words of commands, as a shell takes them apart. */

/** A word of a command, quotes taken off. */
export interface Word {
  readonly text: string;
  /** What it expands that is not known here: `$ARGS`, `${{ inputs.args }}`, `$(cat file)`. */
  readonly unknown: string | undefined;
  /** Whether the unknown part may become several words, and so flags: it is outside of quotes, or a list. */
  readonly maySplit: boolean;
  /** Where it begins in the script. Absent: it is not written there as it is. */
  readonly start?: number;
  /** It belongs to a redirection, as the file or a descriptor's number, and is no argument. */
  readonly isRedirection?: true;
}

/** Values of variables by name, as far as they are written down. */
export type Variables = ReadonlyMap<string, string>;

/** A word that is being read. */
export interface Piece {
  text: string;
  unknown: string | undefined;
  maySplit: boolean;
  /** Whether a part of it is in quotes. */
  isQuoted: boolean;
  isRedirection: boolean;
  readonly start: number;
}
