import { detailsOf, type Report } from "../model/finding.ts";
import type { Authority } from "../model/load.ts";
import type { Bypass } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Neither a profile nor the settings next to it turn off permission prompts or the sandbox.",
  subject: "layer",
  class: "power",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    "auto-approve": { recommended: "warning", strict: "error" },
    unhonoured: { recommended: "warning", strict: "error" },
  },

  *check(layer, items, { host }) {
    for (const authority of layer.authority)
      if (authority.effect !== "narrows" && authority.effect !== "widens") yield bySetting(authority, host);
    for (const item of items)
      for (const bypass of item.profile?.bypasses ?? []) yield { ...byProfile(bypass, host), item };
  },
});

function bySetting(authority: Authority, host: string): Report {
  const { setting, value, effect, because, at } = authority;
  const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
  const more = { ...(kind ? { kind } : {}), ...detailsOf(authority) };
  return {
    message: `\`${setting}\` is \`${value}\`, which in ${host} ${because}`,
    at,
    value: `${setting} ${value}`,
    ...more,
  };
}

function byProfile(bypass: Bypass, host: string): Report {
  const { setting, value, effect, because, at } = bypass;
  const more = { ...(effect === "bypass" ? {} : { kind: effect }), ...detailsOf(bypass) };
  return {
    message: `\`${setting}\` is \`${value}\`, which in ${host} ${because}`,
    at,
    value: `${setting} ${value}`,
    ...more,
  };
}
