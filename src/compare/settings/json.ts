/** A change of a setting as it is in the JSON of `diff` and `check`. */
import { type Hash, redacted, withoutSecrets } from "../../sanitize/secrets.ts";
import { positionAt } from "../../repo/text.ts";
import { visible } from "../../sanitize/text.ts";
import { isLooser, isOfStart } from "./effects.ts";
import type { SettingChange } from "./index.ts";

/** Keys are only ever added. */
export function settingJson(change: SettingChange, hash: Hash) {
  const { path, host, layer, effect, setting, before, after, because, material, reasons, at, isOfBase, subjects } =
    change;
  return {
    path,
    host,
    layer,
    effect,
    setting: withoutSecrets(setting, hash),
    before: before && shownValue(before),
    after: after && shownValue(after),
    because,
    may: after?.may ?? [],
    material,
    ...(reasons.length > 0 ? { reasons } : {}),
    ...positionAt(at.source, at.span.start),
    ofBase: isOfBase,
    subagents: subjects.length,
    ...(isOfStart(change) ? { start: true as const } : {}),
  };
}

/** A setting's value as it may be shown: on one line, without secrets. */
function shownValue({ setting, value }: { readonly setting: string; readonly value: string }): string {
  return visible(redacted(value, setting));
}

/** How many subagents run under settings that let them do more than before, or that start other code. */
export function widenedBySettings(changes: readonly SettingChange[]): number {
  return new Set(changes.filter(isLooser).flatMap(({ subjects }) => subjects)).size;
}
