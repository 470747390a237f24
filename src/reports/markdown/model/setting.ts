/** Changes of settings as plain data. */
import { isLooser, isOfStart } from "../../../compare/settings/effects.ts";
import type { SettingChange } from "../../../compare/settings/index.ts";
import { shownTarget } from "../../setting-target.ts";
import type { ReviewContext } from "../../../approvals/index.ts";
import { spotAt } from "./subject.ts";
import type { SettingModel } from "./types.ts";

/** One changed setting. `review`: what a reviewer sees of its file; `undefined` outside of a pull request. */
export function settingModel(change: SettingChange, review: ReviewContext | undefined): SettingModel {
  const { title, path, setting, before, after, effect, because, at, isOfBase, subjects } = change;
  return {
    host: title,
    path,
    setting,
    before: before && shownTarget(before),
    after: after && shownTarget(after),
    effect,
    may: after?.may ?? [],
    because,
    at: { ...spotAt(at), isOfBase },
    subagents: subjects.length,
    isWidened: isLooser(change),
    isStart: isOfStart(change),
    isSame: change.material.length > 0,
    material: change.material,
    reasons: change.reasons,
    owners: review?.owners.get(path) ?? [],
    isFolded: review?.folded.has(path) ?? false,
    isLarge: review?.large.has(path) ?? false,
  };
}
