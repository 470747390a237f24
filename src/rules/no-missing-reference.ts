import { isOffered } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Every skill, prompt file and resource that a profile of the project names is in the repository.",
  subject: "profile",
  class: "correctness",
  isCapped: true,
  dependsOn: "files",
  levels: { recommended: "note", strict: "warning" },

  check({ missing = [] }, item) {
    // A collection's or a plugin's profile names what its users have.
    if (!isOffered(item) || item.layer.name !== "project") return [];
    return missing.map(({ key, value, advice, at }) => ({
      message: `\`${key}\` names \`${value}\`, which is nowhere in this repository; ${advice}`,
      groupKey: `\`${key}\` names \`…\`, which is nowhere in this repository; ${advice}`,
      at,
      value: `${key} ${value}`,
    }));
  },
});
