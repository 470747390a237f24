/** The keys of a schema, for suggestions. */
import { z } from "zod";

/** The keys that a mapping at a path of a schema can have. */
export function keysIn(root: z.ZodType, path: readonly (string | number)[]): readonly string[] {
  let schemas: readonly unknown[] = [root];
  for (const part of path) schemas = schemas.flatMap(unwrapped).flatMap((schema) => stepInto(schema, part));
  return schemas
    .flatMap(unwrapped)
    .flatMap((schema) =>
      schema instanceof z.ZodObject
        ? Object.keys(schema.shape)
        : schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum
          ? schema.keyType.options.map(String)
          : [],
    );
}

function unwrapped(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodUnion ? schema.options.flatMap(unwrapped) : [schema];
}

function stepInto(schema: unknown, part: string | number): readonly unknown[] {
  if (schema instanceof z.ZodObject) return [(schema.shape as { readonly [key: string]: unknown })[part]];
  return schema instanceof z.ZodArray ? [schema.element] : schema instanceof z.ZodRecord ? [schema.valueType] : [];
}
