/** What differs between the parsers whose results the quick reader predicts. Each family is a table. */

/** The value of a plain scalar under a parser's own typing. */
export interface Typed {
  readonly value: string | number | bigint | boolean | null;
  readonly number?: "integer" | "float";
}

/** The typing of a parser for plain scalars; `undefined` leaves the whole text to the full parser. */
export type Typing = (text: string) => Typed | undefined;

export interface Family {
  readonly key: Typing;
  /** Called with `""` for a key without a value. */
  readonly value: Typing;
  /** Whether the parser accepts a key twice. */
  readonly repeats: boolean;
  /** Whether block lists and block mappings in a mapping are read here. */
  readonly blocks: boolean;
  /** Whether comments and blank lines between entries are read here. */
  readonly gaps: boolean;
  /** Whether block collections end with the line break after their last value, or with that value. */
  readonly endsWith: "line" | "value";
  /** Whether a key without a value has it behind its colon, or behind the blanks after it. */
  readonly emptyAt: "colon" | "blanks";
  /** Whether a text with faults is read to its end, with the faults of the `yaml` package. */
  readonly recovers: boolean;
}
