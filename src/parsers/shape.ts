/** The JSON Schema of what a decoder takes, declared where the decoder is built. Schemas of profiles are made of it. */

/** A part of a JSON Schema of draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What differs between parsers. */
export interface ShapeOptions {
  /** A string: in serde_yaml any scalar is one. */
  readonly text?: JsonSchema;
  /** Whether a struct may be written as the list of its fields. */
  readonly positional?: boolean;
}

const shapes = new WeakMap<object, (options: ShapeOptions) => JsonSchema>();

/** The decoder, with what it takes. `shape` runs only when a schema is generated. */
export function shaped<D extends object>(shape: (options: ShapeOptions) => JsonSchema, decoder: D): D {
  shapes.set(decoder, shape);
  return decoder;
}

/** What a decoder takes; a decoder that does not say takes anything. */
export function shapeOf(decoder: object, options: ShapeOptions = {}): JsonSchema {
  return shapes.get(decoder)?.(options) ?? {};
}

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: words } = schema;
  if (type === undefined) return Object.keys(schema).length === 0 ? {} : { anyOf: [schema, { type: "null" }] };
  const types = Array.isArray(type) ? (type as readonly string[]) : [type];
  return {
    ...schema,
    type: types.includes("null") ? types : [...types, "null"],
    ...(Array.isArray(words) ? { enum: [...(words as readonly unknown[]), null] } : {}),
  };
}
