/** Every profile with its host's verdict and its capabilities. */
import type { Block } from "./budget.ts";
import { code, tableRow } from "./escape.ts";
import { commandOf, type PageContext, spotLink } from "./links.ts";
import type { ProfileModel } from "./model/types.ts";
import { nameWords, plural, powersOf } from "./phrases.ts";

/** A folded table of every profile, for a run without a base. */
export function inventoryBlock(page: PageContext): Block {
  const profiles = page.model.profiles ?? [];
  return {
    head: [
      `<details><summary>${plural(profiles.length, "profile: what its host makes of it, and what it can do", "profiles: what their hosts make of them, and what they can do")}</summary>`,
      "",
      tableRow(["Subagent", "Host's verdict", "Can do", "Mode, model"]),
      tableRow(["---", "---", "---", "---"]),
    ],
    lines: profiles.map((profile) => profileRow(profile, page)),
    foot: ["", "</details>"],
    omittedLine: (left) =>
      `…and ${plural(left, "more profile")}: ${code(`${commandOf(page.model.tool)} list`)} shows all.`,
  };
}

function profileRow({ name, path, host, side }: ProfileModel, page: PageContext): string {
  const shown = side.verdict === "loaded" ? "loaded" : `**${side.verdict ?? "unknown"}**`;
  const kept = [side.mode, side.model].filter((value) => value !== null).map((value) => code(value));
  return tableRow([
    `${nameWords(name)}<br>${spotLink({ path, line: null }, page)}`,
    `${host}: ${shown}`,
    powersOf(side),
    kept.join(", ") || "–",
  ]);
}
