import { isAdvice } from "../model/advice.ts";
import { detailsOf, type Report } from "../model/finding.ts";
import { type Interpreter, shownInterpreter } from "../model/interpreter.ts";
import type { UnguardedStart } from "../model/launch.ts";
import { type Authority, isOffered } from "../model/load.ts";
import { type Bypass, capabilitiesOf, type Prompt } from "../model/profile.ts";
import { interpreterOf } from "./no-permission-bypass/interpreter.ts";
import { defineRule } from "../model/rule.ts";
import type { Place } from "../repo/text.ts";

export default defineRule({
  summary: "Neither a profile nor the settings next to it turn off permission prompts or the sandbox.",
  subject: "layer",
  class: "power",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    "auto-approve": { recommended: "warning", strict: "error" },
    guards: { recommended: "note", strict: "error" },
    interpreter: { recommended: "note", strict: "error" },
    launcher: { recommended: "note", strict: "error" },
    unhonoured: { recommended: "warning", strict: "error" },
  },

  *check(layer, items, { host, unguardedStarts }) {
    for (const authority of layer.authority) {
      const interpreter = interpreterOf(authority);
      if (interpreter) yield byInterpreter(authority, interpreter, host);
      if (authority.endsGuards) yield { ...bySetting(authority, host), kind: "guards" };
      else if (authority.effect !== "narrows" && authority.effect !== "widens") yield bySetting(authority, host);
    }
    for (const item of items) {
      for (const bypass of item.profile?.bypasses ?? []) yield { ...byProfile(bypass, host), item };
      // Without a shell, a command in the prompt is a text.
      if (item.profile && isOffered(item) && capabilitiesOf(item.profile).includes("execute"))
        for (const start of unguardedStarts(item.profile.prompt.text))
          yield { ...byLauncher(start, item.profile.prompt), item };
    }
  },
});

/** What to do about what no grant covers. */
const meantOnPurpose = "if this is meant, turn the rule off for this file under `overrides` of the policy";

/** The sentence with what to write instead of a setting, or of a start in a workflow, a pipeline or a script. */
function withWayOut(
  sentence: string,
  {
    effect,
    command,
    instead,
  }: { readonly effect: Authority["effect"] | Bypass["effect"]; readonly command?: string; readonly instead?: string },
): string {
  if (instead !== undefined) return `${sentence}; ${instead}, or, ${meantOnPurpose}`;
  if (command !== undefined) return `${sentence}; allow what it needs by name instead, or, ${meantOnPurpose}`;
  if (isAdvice(sentence) || effect === "unhonoured") return sentence;
  return `${sentence}; remove it, or allow it under \`overrides\` of the policy`;
}

function bySetting(authority: Authority, host: string): Report {
  const { setting, value, effect, because, at, command, instead } = authority;
  const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
  const more = { ...(kind ? { kind } : {}), ...detailsOf(authority) };
  // A start that asks for nothing by itself has no value.
  const sentence = (shown: string): string =>
    instead === undefined
      ? `\`${asWritten(setting)}\` is \`${shown}\`, which in ${host} ${because}`
      : `\`${setting}\` ${because}`;
  return {
    message: withWayOut(sentence(value), authority),
    groupKey: withWayOut(sentence("…"), authority),
    at,
    value: `${setting} ${value}`,
    ...(command === undefined ? {} : { contents: [command] }),
    ...(effect === "unhonoured" && !isAdvice(because) ? { instead: "remove it" } : {}),
    ...more,
  };
}

/** A launch's flag is followed by the settings key that it stands for, which is not in the file. */
function asWritten(setting: string): string {
  return setting.replace(/^(.+): \w[\w.]*$/s, "$1");
}

function byInterpreter(authority: Authority, interpreter: Interpreter, host: string): Report {
  const { setting, value, at } = authority;
  const fixes = [{ title: `remove \`${value}\`, or name what it may run`, safe: false, edits: [] }];
  return {
    kind: "interpreter",
    message: `\`${asWritten(setting)}\` allows \`${value}\`, so in ${host} ${shownInterpreter(interpreter)} runs any code without asking, which is every command; name what it may run, or remove the rule`,
    groupKey: `\`${asWritten(setting)}\` allows \`…\`, which runs any code without asking, so every command; name what it may run, or remove the rule`,
    varies: value,
    at,
    value: `${setting} ${value}`,
    ...detailsOf(authority),
    fixes,
  };
}

function byProfile(bypass: Bypass, host: string): Report {
  const { setting, value, effect, because, at } = bypass;
  const more = { ...(effect === "bypass" ? {} : { kind: effect }), ...detailsOf(bypass) };
  return {
    message: withWayOut(`\`${setting}\` is \`${value}\`, which in ${host} ${because}`, { effect }),
    groupKey: withWayOut(`\`${setting}\` is \`…\`, which in ${host} ${because}`, { effect }),
    at,
    value: `${setting} ${value}`,
    ...(effect === "unhonoured" && !isAdvice(because) ? { instead: "remove it" } : {}),
    ...more,
  };
}

function byLauncher({ flag, because, start, end }: UnguardedStart, { text, at }: Prompt): Report {
  const what = `the prompt starts another agent with \`${flag}\`, which ${because}, so no limit of this profile holds for what that agent does; remove the flag, or allow what it needs by name`;
  return { kind: "launcher", message: what, at: placeIn(text, start, end, at), value: flag };
}

/** A part of the prompt in its file; the whole prompt where the file has it with escapes. */
function placeIn(text: string, start: number, end: number, at: Place): Place {
  const { source, span } = at;
  const offset = source.text.indexOf(text, span.start);
  return offset < 0 ? at : { source, span: { start: offset + start, end: offset + end } };
}
