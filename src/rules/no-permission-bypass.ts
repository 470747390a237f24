import { detailsOf, type Report } from "../model/finding.ts";
import type { Authority } from "../model/load.ts";
import type { Bypass } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "A profile, or the settings beside it, does not switch off permission prompts or the sandbox.",
  subject: "layer",
  class: "power",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    "auto-approve": { recommended: "warning", strict: "error" },
    unhonoured: { recommended: "warning", strict: "error" },
  },

  *check(layer, items) {
    for (const authority of layer.authority)
      if (authority.effect !== "narrows" && authority.effect !== "widens") yield bySetting(authority);
    for (const item of items) for (const bypass of item.profile?.bypasses ?? []) yield { ...byProfile(bypass), item };
  },
});

function bySetting(authority: Authority): Report {
  const { setting, value, effect, because, at } = authority;
  const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
  const more = { ...(kind ? { kind } : {}), ...detailsOf(authority) };
  return { message: `\`${setting}\` is \`${value}\`, which ${because}`, at, value: `${setting} ${value}`, ...more };
}

function byProfile(bypass: Bypass): Report {
  const { setting, value, effect, because, at } = bypass;
  const more = { ...(effect === "bypass" ? {} : { kind: effect }), ...detailsOf(bypass) };
  return { message: `\`${setting}\` is \`${value}\`, which ${because}`, at, value: `${setting} ${value}`, ...more };
}
