/** Code that profiles and settings start and that changed: a section of its own, and what is left for the others. */
import {
  isOfStartedCode,
  isOnlyStarting,
  type StartedCode,
  startedCode,
  startedSentence,
  startsOnly,
} from "../started-code.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { type PageContext, shortenedToFit, spotLink } from "./links.ts";
import type { ChangeModel, ReportModel, SettingModel } from "./model/types.ts";
import { plural } from "./phrases.ts";

/** The started code that changed, of settings and subagents; empty where there is nothing to compare with. */
export function startedIn({ settings, changes }: Pick<ReportModel, "settings" | "changes">): readonly StartedCode[] {
  return startedCode(
    settings ?? [],
    (changes ?? []).map(({ name, path, host, widenings }) => ({ name: name ?? path, host, widenings })),
  );
}

/** The settings that changed themselves. */
export function ownSettingsIn({ settings }: Pick<ReportModel, "settings">): readonly SettingModel[] {
  return (settings ?? []).filter((setting) => !isOnlyStarting(setting));
}

/** The subagents that changed themselves, without what they start. */
export function ownChangesIn({ changes }: Pick<ReportModel, "changes">): readonly ChangeModel[] {
  return (changes ?? [])
    .filter((change) => !startsOnly(change))
    .map((change) => {
      const widenings = change.widenings.filter((widening) => !isOfStartedCode(widening));
      return { ...change, widenings, isWidened: widenings.length > 0 };
    });
}

/** The section about started code; no lines where none changed. */
export function startedBlock(page: PageContext): Block {
  const started = startedIn(page.model);
  return {
    head: started.length === 0 ? [] : ["### Started code changed", ""],
    lines: started.map((one) =>
      shortenedToFit((where) => {
        const file = (path: string) => spotLink({ path, line: null }, where);
        return `- ${startedSentence(one, { code, file, prose })}.`;
      }, page),
    ),
    weights: started.map(({ files }) => files.length),
    share: 0.2,
    omittedLine: (left) => `…and ${plural(left, "more started file")}.`,
  };
}
