import { detailsOf, type Report } from "../model/finding.ts";
import type { Authority } from "../model/load.ts";
import type { Bypass } from "../model/profile.ts";
import { interpreterOf } from "./no-permission-bypass/interpreter.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Neither a profile nor the settings next to it turn off permission prompts or the sandbox.",
  subject: "layer",
  class: "power",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    "auto-approve": { recommended: "warning", strict: "error" },
    interpreter: { recommended: "note", strict: "error" },
    unhonoured: { recommended: "warning", strict: "error" },
  },

  *check(layer, items, { host }) {
    for (const authority of layer.authority) {
      const interpreter = interpreterOf(authority);
      if (interpreter !== undefined) yield byInterpreter(authority, interpreter, host);
      if (authority.effect !== "narrows" && authority.effect !== "widens") yield bySetting(authority, host);
    }
    for (const item of items)
      for (const bypass of item.profile?.bypasses ?? []) yield { ...byProfile(bypass, host), item };
  },
});

function bySetting(authority: Authority, host: string): Report {
  const { setting, value, effect, because, at } = authority;
  const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
  const more = { ...(kind ? { kind } : {}), ...detailsOf(authority) };
  return {
    message: `\`${asWritten(setting)}\` is \`${value}\`, which in ${host} ${because}`,
    groupKey: `\`${asWritten(setting)}\` is \`…\`, which in ${host} ${because}`,
    at,
    value: `${setting} ${value}`,
    ...more,
  };
}

/** A launch's flag is followed by the settings key that it stands for, which is not in the file. */
function asWritten(setting: string): string {
  return setting.replace(/^(.+): \w[\w.]*$/s, "$1");
}

function byInterpreter(authority: Authority, interpreter: string, host: string): Report {
  const { setting, value, at } = authority;
  const fixes = [
    { title: `remove \`${value}\`, or name the script: \`${interpreter} scripts/check\``, safe: false, edits: [] },
  ];
  return {
    kind: "interpreter",
    message: `\`${asWritten(setting)}\` allows \`${value}\`, so in ${host} \`${interpreter}\` runs any code without asking, which is every command; name the script that it may run`,
    groupKey: `\`${asWritten(setting)}\` allows an interpreter or a shell with any arguments, which is every command without asking`,
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
    message: `\`${setting}\` is \`${value}\`, which in ${host} ${because}`,
    groupKey: `\`${setting}\` is \`…\`, which in ${host} ${because}`,
    at,
    value: `${setting} ${value}`,
    ...more,
  };
}
