/** `diff --format json`: every change for other programs. */
import { changeJson } from "../../compare/delta.ts";
import { writeJson } from "../../output/json.ts";
import type { Result } from "../../result.ts";
import type { Hash } from "../../output/secrets.ts";

/** Version 1 of the format; it only ever grows. */
export function diffJson({ base, commit, changes = [] }: Pick<Result, "base" | "commit" | "changes">, hash: Hash): string {
  return writeJson({ version: 1, base, head: commit, changes: changes.map((change) => changeJson(change, hash)) });
}
