/** Reads the output of `check --format json` from an untrusted source: bounded, validated, and not trusted. */
import type { ResultJson } from "./schema.ts";

export type { ResultJson } from "./schema.ts";

/** The largest accepted input, in bytes. */
export const maxResultBytes = 5 * 1024 * 1024;
/** The deepest accepted nesting of lists and objects; this tool writes six levels. */
const deepest = 32;

/** The result without unknown keys, or the problem as the end of a sentence. */
export async function readResultJson(text: string): Promise<ResultJson | string> {
  if (depthOf(text) > deepest) return `holds values more than ${deepest} deep`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "is not JSON";
  }
  const version = typeof value === "object" && value !== null && "version" in value ? value.version : undefined;
  if (typeof version === "number" && version !== 1) return `is of version ${version}, and this reads version 1`;
  const { resultSchema } = await import("./schema.ts");
  const read = resultSchema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.map(String).join(".") ?? "";
  return `is no result of this tool: ${where === "" ? "" : `\`${where}\`: `}${issue?.message ?? "it is something else"}`;
}

/** The nesting depth of lists and objects, counted from brackets outside strings. */
function depthOf(text: string): number {
  let [depth, limit, isInText] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInText && character === "\\") i++;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && (character === "[" || character === "{")) limit = Math.max(limit, ++depth);
    else if (!isInText && (character === "]" || character === "}")) depth--;
  }
  return limit;
}
