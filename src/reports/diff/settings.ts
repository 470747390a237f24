/** The changed settings of `diff` for a terminal: each settings file once, what lets subagents do more first. */
import { isLooser, isOfStart } from "../../compare/settings/effects.ts";
import { lineOf, type SettingChange } from "../../compare/settings/index.ts";
import { widenedBySettings } from "../../compare/settings/json.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { type OnCut, shortened } from "./cuts.ts";
import { shownTarget } from "../setting-target.ts";
import { groupSettings, kindWords, type ReportedSetting, shownValues } from "../setting-groups.ts";
import { counted } from "../../sanitize/counted.ts";

/** How many values of one setting are shown. */
const examples = 3;

/** The most characters of a value. */
const longest = 100;

interface Shown extends ReportedSetting {
  readonly change: SettingChange;
}

/** One block for each settings file. `against`: the rules that refuse what its file sets for the host. */
export function settingBlocks(
  settings: readonly SettingChange[],
  against: (change: SettingChange) => readonly string[],
  columns: number,
  styles: Styles,
  onCut: OnCut,
): readonly string[] {
  const shown = settings.map(
    (change): Shown => ({
      host: change.title,
      path: change.path,
      setting: change.setting,
      effect: change.effect,
      may: change.after?.may ?? [],
      because: change.because,
      change,
    }),
  );
  return groupSettings(shown).map(({ host, path, groups }) => {
    const changes = groups.flat().map(({ change }) => change);
    const looser = changes.some(isLooser);
    const isStart = changes.every(isOfStart);
    const noun = isStart ? "start" : "settings";
    const title = looser ? styles.red(styles.bold(`Looser ${noun}`)) : styles.cyan(styles.bold(`Changed ${noun}`));
    const whom = looser && !isStart ? `, for ${counted(widenedBySettings(changes), "subagent")}` : "";
    const rules = [...new Set(changes.flatMap(against))];
    const lines = [
      ...groups.flatMap((group) => linesOf(group, columns, styles, onCut)),
      ...(rules.length > 0 ? [styles.red(`not allowed: ${rules.join(", ")}`)] : []),
    ];
    return `${title}: ${visible(path)} (${host})${whom}\n${lines.map((line) => `  ${line}\n`).join("")}`;
  });
}

function linesOf(
  group: readonly [Shown, ...Shown[]],
  columns: number,
  styles: Styles,
  onCut: OnCut,
): readonly string[] {
  const [first] = group;
  const values = group.slice(0, examples).map(({ change }) => valuesOf(change, onCut));
  if (group.length > examples) onCut();
  const more = group.length > examples ? ` and ${group.length - examples} more` : "";
  const count = group.length > 1 ? `${group.length} × ` : "";
  const text = `${kindWords(first)}: ${count}${first.setting} = ${values.join(", ")}${more}; ${first.because} (line ${lineOf(first.change)})`;
  const paint = isLooser(first.change) ? styles.yellow : (plain: string) => plain;
  return wrap(visible(text), columns - 4, widthOf).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}

function valuesOf({ before, after, material }: SettingChange, onCut: OnCut): string {
  return shownValues(before && shownTarget(before), after && shownTarget(after), material.length > 0, (text) =>
    shortened(text, longest, onCut),
  );
}
