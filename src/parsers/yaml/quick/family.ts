/** What differs between the parsers whose results the quick reader predicts. Each family is a table. */

/** The value of a plain scalar under a parser's own typing. */
export interface Typed {
  readonly value: string | number | bigint | boolean | null;
  readonly number?: "integer" | "float";
}

/** The typing of a parser for plain scalars; `undefined` leaves the whole text to the full parser. */
export type Typing = (text: string) => Typed | undefined;

/** What a parser does where parsers differ. */
export interface Family {
  readonly key: Typing;
  /** Called with `""` for a key without a value. */
  readonly value: Typing;
  /** Whether the parser accepts a key twice. */
  readonly repeats: boolean;
  /** Whether keys may have quotes here. */
  readonly quotedKeys: boolean;
  /** Whether comments and blank lines between entries are read here. */
  readonly gaps: boolean;
  /** Whether block collections end with the line break after their last value, or with that value. */
  readonly endsWith: "line" | "value";
  /** Whether a block scalar ends before its last line break, with it, or behind the indent of the next line. */
  readonly blockScalarEnds: "content" | "line" | "indent";
  /** Whether a key without a value has it behind its name, behind its colon, or behind the blanks after it. */
  readonly emptyAt: "key" | "colon" | "blanks";
  /** Whether a list with the indent of its key begins with its first dash or its first item. */
  readonly listAt: "dash" | "item";
  /**
   * Whether texts with faults are read here: to their end, as the `yaml` package does, or as far as the parser comes.
   */
  readonly atFault: "declines" | "recovers" | Stops;
}

/** How a parser that stops at the first fault reports those of a description without quotes. */
export interface Stops {
  /** At a colon behind a value on the line of its key. */
  readonly nested: string;
  /** At text behind a quoted value; the value may not count as read. */
  readonly tail: { readonly single: string; readonly double: string; readonly isValueRead: boolean };
  /** At a key that is there twice, before its name; absent if it takes such keys. */
  readonly repeated?: string;
  /** For a line without a colon, at that line or the next. */
  readonly line: { readonly message: string; readonly at: "line" | "next" };
}
