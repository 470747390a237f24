/** Which fields of a change cannot decide what a subagent can do. */
import type { Difference } from "../change.ts";

/** Fields that every change may have: a gain by one of them is a widening. */
const common = "name description model prompt verdict edition path layer reach files shadows";

/**
 * Keys of profiles, without case, `-`, `_` and `$`: what people and models are told, which model works, and how long.
 * Hosts that do not have a key ignore it; `deciding` has the hosts that mean something else by one.
 */
const harmless: ReadonlySet<string> = new Set(
  [
    common,
    "displayname slug title whentouse intent emoji icon color badgecolor labels tags metadata version createdat updatedat schema",
    "keyboardshortcut welcomemessage argumenthint nicknamecandidates aliases hidden trackerid runname tooldescription instructiondescription",
    "models modelpolicy providermodel provider providerid modelid variant reasoningeffort reasoninglevel modelreasoningeffort modelreasoningsummary",
    "modelverbosity planmodereasoningeffort effort thinking temperature topp sampling personality servicetier forcedefaultmodel",
    "systemprompt initialprompt instructions custominstructions developerinstructions roledefinition usermessagetemplate",
    "includecustominstructions agentsmd promptmode replacesystemprompt disablerules disableworkspaceguidelines inheritprojectprompt",
    "maxturns maxsteps maxiterations maxiterationperrun maxbudgetperrun maxruns maxaicredits maxdailyaicredits maxturncachemisses",
    "requestlimit requestlimitmode ratelimit userratelimit timeoutmins timeoutminutes background isbackground concurrency",
  ].flatMap((words) => words.split(" ")),
);

/**
 * Fields that mean something else in one host than elsewhere, or more: in a workflow of gh-aw, the limit of a day may
 * hold the key of an app, and its documentation does not say what `models` and `version` install.
 */
const deciding: Readonly<Record<string, RegExp>> = {
  "gh-aw": /^(?:models|version|max-daily-ai-credits\.)/,
};

/** Whether a field of a host cannot decide what a subagent can do. A field that is not known may. */
export function isHarmless(field: string, differences: readonly Difference[], host: string): boolean {
  if (Object.hasOwn(deciding, host) && deciding[host]?.test(field) === true) return false;
  const key = (field.split(".")[0] ?? "").replace(/[-_$]/g, "").toLowerCase();
  if (harmless.has(key)) return true;
  // A number of steps, or steps that run.
  return (
    key === "steps" &&
    differences.every(
      ({ field: own, before, after }) => own !== field || [before, after].every((value) => /^\d*$/.test(value ?? "")),
    )
  );
}
