/** How an agent's commands are approved: `commandExecutionPolicy`, and the `permissionMode` of one example. */
import type { Bypass, Ineffective, Limit } from "../../model/profile.ts";
import type { Entry, Table } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { modeLimits, type Strictness } from "../_kit/profiles/limits.ts";
import { normalizedKey, textsIn } from "../_kit/profiles/unknown-keys.ts";

type Meaning = Pick<Bypass, "effect" | "because" | "certainty">;

const runs: Meaning = { effect: "bypass", because: "runs commands without asking", certainty: "assumed" };
const chooses: Meaning = {
  effect: "auto-approve",
  because: "runs the commands without asking that the agent takes for safe",
  certainty: "assumed",
};

/**
 * The values of the page are `off`, `auto`, `eager` and `sandbox`; the older configuration writes them in capitals
 * behind a prefix. What other words do is not known, so those that ask for less count as such.
 */
const policies: readonly (readonly [RegExp, Meaning])[] = [
  [/eager|always|turbo|yolo|never|bypass|unrestricted|danger|^(?:full|skip|allow|none)|^(?:on|true|all|any)$/, runs],
  [/auto|accept|^agent/, chooses],
];

const harmless = /^(?:off|sandbox|proceedinsandbox|unspecified|ask|default|inherit|requestreview|strict|false|no)$/;

const strict: ReadonlyMap<string, Strictness> = new Map([["off", [1, "runs no command before a person approved it"]]]);

const modes: readonly (readonly [RegExp, Meaning])[] = [
  [
    /bypass|yolo|danger|never|unrestricted|^(?:full|skip)|^none$/,
    { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" },
  ],
  [/accept|edit/, { effect: "auto-approve", because: "may edit files without asking", certainty: "assumed" }],
  [/auto/, { effect: "auto-approve", because: "may run tools without asking", certainty: "assumed" }],
];

/** The word of a policy without the prefix that the older configuration has. */
function policyWord(text: string): string {
  return normalizedKey(text.trim())
    .replace(/^cascadecommandsautoexecution/, "")
    .replace(/[^a-z]/g, "");
}

function meaningOf(word: string, meanings: readonly (readonly [RegExp, Meaning])[]): Meaning | undefined {
  return meanings.find(([pattern]) => pattern.test(word))?.[1];
}

/** What one value of a key decides about approvals. A program may compare keys and words in any spelling. */
export function bypassOf({ name = "", value }: Entry, source: Source): readonly Bypass[] {
  const key = normalizedKey(name);
  const isPolicy = /^(?:command|auto)executionpolicy$/.test(key);
  if (!isPolicy && key !== "permissionmode") return [];
  return textsIn(value).flatMap((text): readonly Bypass[] => {
    const word = isPolicy ? policyWord(text) : normalizedKey(text).replace(/[^a-z]/g, "");
    const meaning = isPolicy && harmless.test(word) ? undefined : meaningOf(word, isPolicy ? policies : modes);
    return meaning ? [{ setting: name, value: text, ...meaning, at: { source, span: value.span } }] : [];
  });
}

/** A policy that no page has: what becomes of it is not known. */
export function unknownPolicies(table: Table, source: Source): readonly Ineffective[] {
  return table.entries.flatMap(({ name, value }): readonly Ineffective[] => {
    if (name !== "commandExecutionPolicy") return [];
    const words = textsIn(value)
      .filter((text) => text.trim() !== "")
      .map(policyWord);
    if (words.every((word) => harmless.test(word) || meaningOf(word, policies))) return [];
    const because = "it is none of `off`, `sandbox`, `auto` and `eager`, so another policy may apply (not verified)";
    return [{ kind: "value", what: name, because, at: { source, span: value.span }, certainty: "assumed" }];
  });
}

/** The values of `commandExecutionPolicy` that ask or refuse more, with how strict each is. */
export function limitsIn(table: Table, source: Source): readonly Limit[] {
  return table.entries.flatMap(({ name, value }) =>
    name === "commandExecutionPolicy" && value.kind === "scalar"
      ? modeLimits(name, value.text.trim(), value, source, strict)
      : [],
  );
}
