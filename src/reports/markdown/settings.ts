/** The settings that changed next to the profiles: one block for each file, with what each setting opens or closes. */
import { groupSettings, kindWords, type SettingFile, shownValues } from "../setting-groups.ts";
import { ownSettingsIn } from "./started.ts";
import { haveVariousOwners, ownerLines } from "./allowed.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { linkTo, type PageContext, shortenedToFit, spotLink } from "./links.ts";
import type { SettingModel } from "./model/types.ts";
import { abbreviated, plural, slices } from "./phrases.ts";
import { settingsDiffBlock } from "./text-diff.ts";
import { largest } from "../../repo/many.ts";
import { withoutMiddle } from "../../sanitize/text.ts";

/** How many values of one setting are shown in a line. What does something by itself gets a line for each so many. */
const examples = 3;

/** The most characters of what a setting starts or connects to. */
const longest = 1_000;

/** Settings with the same name, effect and reason. */
type SettingGroup = readonly [SettingModel, ...SettingModel[]];

/** Files that loosen something first. */
export function settingsBlocks(page: PageContext): readonly Block[] {
  const files = groupSettings(ownSettingsIn(page.model));
  const isLooser = ({ groups }: SettingFile<SettingModel>) => groups.some(([{ isWidened }]) => isWidened);
  const share = Math.min(0.4, 0.5 / files.length);
  const ordered = [...files.filter(isLooser), ...files.filter((file) => !isLooser(file))];
  const isLast = (file: SettingFile<SettingModel>) => ordered.findLast(({ path }) => path === file.path) === file;
  return ordered.flatMap((file) => [
    blockOf(file, share, page),
    ...(isLast(file) ? [settingsDiffBlock(file.path, page)] : []),
  ]);
}

/** `share`: how much of the page the block may take, so that the subagents are seen too. */
function blockOf({ host, path, groups }: SettingFile<SettingModel>, share: number, page: PageContext): Block {
  const all = groups.flat();
  const lines = groups.flatMap(linesOf);
  const subagents = largest(all.map((setting) => setting.subagents));
  const isLooser = all.some(({ isWidened }) => isWidened);
  const isStart = all.every((setting) => setting.isStart);
  const whom =
    subagents === 0 ? "no subagent of this repository runs" : plural(subagents, "subagent runs", "subagents run");
  const { owners = [], isFolded = false, isLarge = false } = all[0] ?? {};
  return {
    head: [
      `### ${isLooser ? "Looser" : "Changed"} ${isStart ? "start" : "settings"}: ${code(path)}`,
      "",
      `${[
        isStart ? `${host}, as this file starts it` : `${host}: ${whom} under it`,
        ...(haveVariousOwners(page.model) ? ownerLines({ owners }) : []),
      ].join("; ")}.${unseenWords(isFolded, isLarge)}`,
      "",
    ],
    lines: lines.map((group) => shortenedToFit((where) => lineOf(group, where), page)),
    weights: lines.map(({ length }) => length),
    share,
    inJson: "changes",
    omittedLine: (left) => `…and ${plural(left, "more changed setting")} in ${code(path)}.`,
  };
}

/** A hundred harmless commands do not hide the next one: only values that do nothing by themselves are left out. */
function linesOf(group: SettingGroup): readonly SettingGroup[] {
  return isActive(group[0]) ? slices(group, examples).map((part) => part as SettingGroup) : [group];
}

function isActive({ may, effect }: SettingModel): boolean {
  return may.length > 0 || effect === "bypasses";
}

function unseenWords(isFolded: boolean, isLarge: boolean): string {
  if (isFolded) return " ⚠️ **GitHub folds this file in the review.**";
  return isLarge ? " ⚠️ **The diff of this file is too large for GitHub to show.**" : "";
}

function lineOf(group: SettingGroup, page: PageContext): string {
  const [first] = group;
  const kind = kindWords(first);
  const count = group.length > 1 ? `${group.length} × ` : "";
  const values = group
    .slice(0, examples)
    .map(({ before, after, isSame }) =>
      shownValues(before, after, isSame, isActive(first) ? whole : (text) => code(text)),
    );
  const more = group.length > examples ? ` and ${group.length - examples} more` : "";
  const lines = [...new Map(group.map(({ at }) => [at.line, lineLink(at, first.path, page)])).values()];
  return `- ${first.isWidened ? `**${kind}**` : kind}: ${count}${code(first.setting)}: ${values.join(", ")}${more}; ${prose(first.because)} (${abbreviated(lines, examples + 1)})`;
}

/** The end of a command is shown too, however long it is. */
function whole(text: string): string {
  return code(withoutMiddle(text, longest), { full: true });
}

/** The heading names the file; a line of the base says so. */
function lineLink(at: SettingModel["at"], path: string, page: PageContext): string {
  if (at.path !== path || at.line === null) return spotLink(at, page);
  return linkTo(`line ${at.line}${at.isOfBase === true ? " of the base" : ""}`, at, page);
}
