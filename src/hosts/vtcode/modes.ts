/** Permission modes, and why none of them has an effect in this edition. */
import type { Bypass, Ineffective } from "../../profile.ts";
import type { Place } from "../../text.ts";

const spellings: { readonly [lower: string]: string } = {
  default: "default",
  acceptedits: "acceptEdits",
  accept_edits: "acceptEdits",
  "accept-edits": "acceptEdits",
  bypasspermissions: "bypassPermissions",
  bypass_permissions: "bypassPermissions",
  "bypass-permissions": "bypassPermissions",
  plan: "plan",
  ignore: "ignore",
};

const meanings: { readonly [mode: string]: string } = {
  acceptEdits: "asks for edits without a prompt",
  bypassPermissions: "asks for no permission prompt at all",
  ignore: "asks to go on where permission is refused",
};

/** The mode a word stands for, in any case; `undefined` where the host falls back to `default`. */
export function modeOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return Object.hasOwn(spellings, lower) ? spellings[lower] : undefined;
}

/** What a mode, written where the host reads it or where it does not, asks to switch off. */
export function bypassesOf(setting: string, word: string, at: Place): readonly Bypass[] {
  const meaning = meanings[modeOf(word) ?? ""];
  return meaning === undefined ? [] : [{ setting, value: word, effect: "unhonoured", because: `${meaning}; this edition reads the mode but applies none to a subagent`, at }];
}

export function unknownMode(word: string, at: Place): Ineffective {
  return { kind: "value", what: `permissionMode: ${word}`, because: "this host has no such mode and takes `default` instead, without a word", at };
}
