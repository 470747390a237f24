/** The tokens of libyaml's scanner. */
import type { Mark } from "./cursor.ts";

export type Style = "plain" | "single" | "double" | "literal" | "folded";

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

export type TokenType = Token["type"];
