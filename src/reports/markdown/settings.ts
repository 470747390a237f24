/** The settings that changed beside the profiles: one block for each file, with what each setting opens or closes. */
import { groupSettings, kindOfSetting, type SettingFile, shownValues } from "../setting-groups.ts";
import { ownSettingsIn } from "./started.ts";
import { haveVariousOwners, ownerLines } from "./allowed.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { linked, type PageContext, shortenedToFit, spotLink } from "./links.ts";
import type { SettingModel } from "./model/types.ts";
import { abbreviated, plural } from "./phrases.ts";
import { settingsDiffBlock } from "./text-diff.ts";
import { largest } from "../../repo/many.ts";

/** How many values of one setting are shown. */
const examples = 3;

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
  const subagents = largest(all.map((setting) => setting.subagents));
  const isLooser = all.some(({ isWidened }) => isWidened);
  const { owners = [], isFolded = false, isLarge = false } = all[0] ?? {};
  return {
    head: [
      `### ${isLooser ? "Looser" : "Changed"} settings: ${code(path)}`,
      "",
      `${[
        `${host}: ${subagents === 0 ? "no subagent of this repository runs" : `${plural(subagents, "subagent")} ${subagents === 1 ? "runs" : "run"}`} under it`,
        ...(haveVariousOwners(page.model) ? ownerLines({ owners }) : []),
      ].join("; ")}.${unseenWords(isFolded, isLarge)}`,
      "",
    ],
    lines: groups.map((group) => shortenedToFit((where) => lineOf(group, where), page)),
    weights: groups.map(({ length }) => length),
    share,
    omittedLine: (left) => `…and ${plural(left, "more changed setting")} in ${code(path)}.`,
  };
}

function unseenWords(isFolded: boolean, isLarge: boolean): string {
  if (isFolded) return " ⚠️ **GitHub folds this file in the review.**";
  return isLarge ? " ⚠️ **The diff of this file is too large for GitHub to show.**" : "";
}

function lineOf(group: readonly [SettingModel, ...SettingModel[]], page: PageContext): string {
  const [first] = group;
  const kind = kindOfSetting(first);
  const count = group.length > 1 ? `${group.length} × ` : "";
  const values = group
    .slice(0, examples)
    .map(({ before, after, isSame }) => shownValues(before, after, isSame, (text) => code(text)));
  const more = group.length > examples ? ` and ${group.length - examples} more` : "";
  const lines = [...new Map(group.map(({ at }) => [at.line, lineLink(at, first.path, page)])).values()];
  return `- ${first.isWidened ? `**${kind}**` : kind}: ${count}${code(first.setting)}: ${values.join(", ")}${more}; ${prose(first.because)} (${abbreviated(lines, examples + 1)})`;
}

/** The heading names the file; a line of the base says so. */
function lineLink(at: SettingModel["at"], path: string, page: PageContext): string {
  if (at.path !== path || at.line === null) return spotLink(at, page);
  return linked(`line ${at.line}${at.isOfBase === true ? " of the base" : ""}`, at, page);
}
