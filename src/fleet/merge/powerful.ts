/** The settings that people must see: those that ask nobody or less, start code, connect servers or lead elsewhere. */
import { type SettingKind, settingKinds } from "../rows/words.ts";
import type { SettingRow } from "../rows/schema.ts";

/** The most dangerous first. */
export const powerfulKinds: readonly SettingKind[] = settingKinds.slice(0, settingKinds.indexOf("leads elsewhere") + 1);

/** Whether what a setting does gives power. */
export function isPowerful({ does }: Pick<SettingRow, "does">): boolean {
  return powerfulKinds.includes(does);
}

/** "hooks.Stop = make check": what it starts or where it leads says more than the value, which may be a word for it. */
export function shownSetting({ setting, value, target }: Pick<SettingRow, "setting" | "value" | "target">): string {
  return `${setting} = ${target ?? value}`;
}
