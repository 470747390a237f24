/** Reads what `check --format json` wrote, wherever it comes from: bounded, checked, and believed in nothing. */
import type { ResultJson } from "./schema.ts";

export type { ResultJson } from "./schema.ts";

/** In bytes. */
export const largest = 5 * 1024 * 1024;
/** Of lists and objects in one another; ours has six. */
const deepest = 32;

/** The result, without what this version does not know; or what is wrong with it, as the end of a sentence. */
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

/** How deep lists and objects lie in one another, as far as brackets outside of texts tell. */
function depthOf(text: string): number {
  let [depth, most, isInText] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInText && character === "\\") i++;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && (character === "[" || character === "{")) most = Math.max(most, ++depth);
    else if (!isInText && (character === "]" || character === "}")) depth--;
  }
  return most;
}
