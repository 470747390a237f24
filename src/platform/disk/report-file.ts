/** Writes a report to the file that the user names. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** `file`: absolute, or relative to the working directory. Returns why it cannot be written; `undefined`: it is written. */
export function writeReport(file: string, text: string): string | undefined {
  try {
    writeFileSync(resolve(file), text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
