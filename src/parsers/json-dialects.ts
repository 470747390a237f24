/** The dialects of JSON that programs read. */

/** What a reader accepts besides JSON as serde_json reads it. */
export interface JsonDialect {
  /** Matches a comment. */
  readonly comment?: RegExp;
  /** A byte-order mark before the text. */
  readonly mark?: true;
  readonly loneSurrogates?: true;
  /** A comma before the end of a collection. */
  readonly trailingComma?: true;
  /** Control characters that a string may hold as they are. */
  readonly controls?: RegExp;
  /** Strings in single quotes, keys without quotes, and the numbers and escapes of JSON5, `NaN` among them. */
  readonly json5?: true;
}

const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;

/** The dialects that programs read. Which host reads which is in the host's folder. */
export const jsonDialects = {
  serde: {},
  /** `JSON.parse`, for a text of which nothing was removed. */
  javaScript: { loneSurrogates: true },
  editors: { comment, mark: true, loneSurrogates: true, trailingComma: true, controls: /\t/ },
  /** `JSON.parse` behind a removal of comments that end at any line end. */
  commented: { comment, loneSurrogates: true },
  /** The same with commas before the end of a collection. */
  commentedWithCommas: { comment, loneSurrogates: true, trailingComma: true },
  /** `JSON.parse` behind the package strip-json-comments: a comment ends at a line feed, or with the text. */
  stripped: { comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y, loneSurrogates: true },
  /** Everything that some program reads, for hosts whose program was not run. */
  any: {
    comment: /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y,
    mark: true,
    loneSurrogates: true,
    trailingComma: true,
    controls: /[^]/,
    json5: true,
  },
} as const satisfies Readonly<Record<string, JsonDialect>>;

/** Numbers of JSON5 that JSON does not have. */
export const otherNumber = /[-+]?(?:0[xX][\dA-Fa-f]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|NaN\b|Infinity\b)/y;
/** A key without quotes, of JSON5. Escapes in it are not read. */
export const bareKey = /[$_\p{L}][$\w\p{L}\p{Mn}\p{Mc}\p{Nd}]*/uy;
