/** What YAML parsers and decoders say of a fault, in an author's words. */

/** The fault without the parser's terms; a message that is not known stays, in lower case. */
export function plainWords(message: string): string {
  for (const [pattern, words] of syntax) if (pattern.test(message)) return words;
  const plain = types.reduce((text, [pattern, words]) => text.replace(pattern, words), message);
  return plain.slice(0, 1).toLowerCase() + plain.slice(1);
}

/** Of the packages `yaml` and js-yaml, of libyaml, and of the parsers of Rust and Go that follow it. */
const syntax: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^found character that cannot start any token/i, "a value begins with a character that needs quotes"],
  [
    /mapping values are not allowed|^nested mappings are not allowed|^block collections are not allowed/i,
    "a key is where none can be",
  ],
  [
    /^implicit (?:map )?keys? |could not find expected ':'|simple key expected|can not read an implicit mapping entry/i,
    "a line is not `key: value`",
  ],
  [
    /^all (?:mapping|sequence) items must start|^bad indentation of a|did not find expected key|did not find expected '-' indicator|^a block sequence may not/i,
    "a line is indented differently from the others of its block",
  ],
  [/more than one document|multiple YAML documents/i, "a second document begins here"],
  [/end of the stream or a document separator is expected/i, "a line does not belong to the keys above it"],
  [/(?:unknown|invalid) escape (?:character|sequence)/i, "double quotes hold a backslash that YAML does not know"],
  [/^tabs? (?:are )?(?:not|dis)|tab characters must not|^tabs are not allowed/i, "a tab is where YAML requires spaces"],
  [
    /unexpected end of (?:the )?stream within a (?:single |double )?quoted|^missing closing ["']quote|within a quoted scalar/i,
    "a quote is not closed",
  ],
  [
    /^flow (?:sequence|map)|did not find expected ',' or '[\]}]'|within a flow (?:collection|sequence|mapping)/i,
    "a `[` or `{` is not closed",
  ],
];

/** Of serde: what is there, and what it has to be. */
const types: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^duplicate (?:field|entry with key|mapping key:?) [`"']?([\w-]+)[`"']?$/i, "the key `$1` appears twice"],
  [/^(?:duplicated mapping key|map keys must be unique)$/i, "a key appears twice"],
  [/^missing field `([^`]+)`$/, "it has no `$1`"],
  [/^([\w.-]+): invalid type: /, "`$1` is "],
  [/\binvalid type: /, "it is "],
  [/\bis (?:unit value|null)\b/, "is without a value"],
  [/\bis string "/, 'is the text "'],
  [/\bis map\b/, "is a mapping"],
  [/\bis sequence\b/, "is a list"],
  [/\bis (?=(?:boolean|integer|floating point)\b)/, "is the "],
  [/, expected a string$/, ", and has to be text"],
  [/, expected (?:a map|struct \w+)$/, ", and has to be a mapping"],
  [/, expected a sequence$/, ", and has to be a list"],
  [/, expected a boolean$/, ", and has to be `true` or `false`"],
  [/, expected (?:u8|u16|u32|u64|usize|i64)$/, ", and has to be a whole number"],
];
