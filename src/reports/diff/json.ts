/** `diff --format json`: every change for other programs. */
import { changeJson } from "../../compare/change-json.ts";
import { settingJson } from "../../compare/settings-json.ts";
import { writeJson } from "../../sanitize/json.ts";
import type { Result } from "../../evaluate/result.ts";
import { boundedLists } from "../bounded-lists.ts";
import type { Hash } from "../../sanitize/secrets.ts";

type Compared = Pick<Result, "base" | "commit" | "changes" | "settings" | "instructions" | "power">;

/** Version 1 of the format; keys are only ever added. */
export function diffJson(
  { base, commit, changes = [], settings = [], instructions = [], power = "undecided" }: Compared,
  hash: Hash,
): string {
  return writeJson({
    version: 1,
    base,
    head: commit,
    power,
    ...boundedLists({
      changes: changes.map((change) => changeJson(change, hash)),
      settings: settings.map((change) => settingJson(change, hash)),
      instructions,
    }),
  });
}
