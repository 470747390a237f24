/** How much changed between two commits, as `diff` says it in a terminal. */
import { isLooser, isOfStart } from "../../compare/settings/effects.ts";
import type { SettingChange } from "../../compare/settings/index.ts";
import { widenedBySettings } from "../../compare/settings/json.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { Result } from "../../evaluate/result.ts";
import { type ChangeCounts, changedSentence, gainSentence } from "../change-words.ts";
import { type ChangedStart, looserStarts } from "../starts.ts";
import type { Judged } from "./verdict.ts";
import type { Outcome } from "./verdict-words.ts";

/** How much changed, between which commits. */
export function countLines(
  { base, commit, changes = [], settings = [] }: Judged & Pick<Result, "commit" | "settings">,
  counted: Pick<ChangeCounts, "gained" | "regranted" | "started">,
  columns: number,
  { bold }: Styles,
): readonly string[] {
  const own = settings.filter((change) => !isOfStart(change));
  const ofStarts = settings.filter(isOfStart);
  const counts = {
    ...counted,
    changed: changes.length,
    files: filesIn(own),
    startFiles: filesIn(ofStarts),
    starts: looserStarts(ofStarts.filter(isLooser).map(changedStart), visible),
    looser: own.some(isLooser) ? widenedBySettings(own) : undefined,
  };
  const changed = changedSentence(counts);
  const span = `from ${base?.slice(0, 12) ?? "nothing"} to ${commit?.slice(0, 12) ?? "the working tree"}`;
  if (changed === "") return [`${bold(gainSentence(counts))} ${span}\n`];
  return [...wrap(gainSentence(counts), columns, widthOf).map((line) => `${bold(line)}\n`), `${changed} ${span}\n`];
}

function filesIn(settings: readonly SettingChange[]): number {
  return new Set(settings.map(({ path }) => path)).size;
}

function changedStart({ title, path, effect, before }: SettingChange): ChangedStart {
  return { host: title, path, effect, isNew: before === null };
}

/** How many files with changed settings, and with changed starts, have an error. */
export function refusedFilesIn(
  settings: readonly SettingChange[],
  refusedBy: (change: SettingChange) => readonly string[],
): Pick<Outcome, "refusedFiles" | "refusedStarts"> {
  const refused = settings.filter((change) => refusedBy(change).length > 0);
  return {
    refusedFiles: filesIn(refused.filter((change) => !isOfStart(change))),
    refusedStarts: filesIn(refused.filter(isOfStart)),
  };
}
