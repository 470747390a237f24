/** The tokens of libyaml's scanner. */
import type { Mark } from "./cursor.ts";

/** How a scalar is written. `single` and `double` are quotes. */
export type Style = "plain" | "single" | "double" | "literal" | "folded";

/** A token with its places; `start` and `end` in libyaml's own counts. */
export type Token = { readonly start: Mark; readonly end: Mark } & (
  | {
      readonly type:
        | "stream-end"
        | "document-start"
        | "document-end"
        | "block-sequence-start"
        | "block-mapping-start"
        | "block-end"
        | "flow-sequence-start"
        | "flow-sequence-end"
        | "flow-mapping-start"
        | "flow-mapping-end"
        | "block-entry"
        | "flow-entry"
        | "key"
        | "value";
    }
  | { readonly type: "alias" | "anchor"; readonly value: string }
  | { readonly type: "scalar"; readonly value: string; readonly style: Style }
  /** `!!str` is the handle `!!` with the suffix `str`; a verbatim tag has no handle. */
  | { readonly type: "tag"; readonly handle: string; readonly suffix: string }
  | { readonly type: "version-directive"; readonly major: number; readonly minor: number }
  | { readonly type: "tag-directive"; readonly handle: string; readonly prefix: string }
);

/** The name of a token, without what belongs to it. */
export type TokenType = Token["type"];
