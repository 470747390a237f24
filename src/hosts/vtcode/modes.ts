/** Lists the permission modes, and why none of them has an effect in this edition. */
import type { Bypass, Ineffective } from "../../model/profile.ts";
import { choiceOf, suggestion } from "../../repo/spelling.ts";
import type { Place } from "../../repo/text.ts";

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
  acceptEdits: "requests edits without a prompt",
  bypassPermissions: "asks for no permission prompts at all",
  ignore: "asks to continue after a permission is denied",
};

/** The mode of a word, in any case; `undefined` where the host falls back to `default`. */
export function modeOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return Object.hasOwn(spellings, lower) ? spellings[lower] : undefined;
}

/** Words of other hosts, and misspellings, for fewer questions. */
const loose = /bypass|accept|^auto|yolo|danger|skip|never|ignore|^dontask|unrestricted|fullaccess/;

/** Whether a word asks for fewer questions, in any spelling. */
export function asksForLess(word: string): boolean {
  return loose.test(word.toLowerCase().replaceAll(/[^a-z]/g, ""));
}

/** The bypasses that a `permissionMode` asks for. */
export function bypassesOf(word: string, at: Place): readonly Bypass[] {
  const mode = modeOf(word);
  const bypass = { setting: "permissionMode", value: word, effect: "unhonoured", at } as const;
  if (mode === undefined)
    return asksForLess(word) ? [{ ...bypass, because: "is an unknown mode, silently replaced by `default`" }] : [];
  const meaning = meanings[mode];
  return meaning === undefined
    ? []
    : [{ ...bypass, because: `${meaning}; this edition reads the mode but does not apply it to subagents` }];
}

/** A mode that the host does not have. `at`: its word. */
export function unknownMode(word: string, at: Place): Ineffective {
  return {
    kind: "value",
    what: `permissionMode: ${word}`,
    because: `unknown mode, silently replaced by \`default\`${suggestion(word, Object.values(spellings))}`,
    instead: choiceOf(["default", "plan"]),
    at,
  };
}
