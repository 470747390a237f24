/** JSON of files that may hold anything, read without places. */

/** The value of a JSON text; `undefined`: it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for a file, which may begin with a byte order mark. */
export function parsedJsonFile(text: string): unknown {
  return parsedJson(text.replace(/^\uFEFF/, ""));
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
