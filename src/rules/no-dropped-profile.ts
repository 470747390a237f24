import { detailsOf } from "../model/finding.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "The host does not silently leave the file out.",
  subject: "item",
  class: "correctness",
  isCapped: true,
  levels: { recommended: "error", strict: "error" },
  kinds: {
    "strict-readers": { recommended: "warning", strict: "error" },
    document: { recommended: "off", strict: "note", class: "hygiene" },
  },

  check({ verdict, leniency }, { host }) {
    if (verdict.kind === "dropped") {
      const { message, at, kind } = verdict.problem;
      return [
        {
          message: `${host} leaves this profile out: ${message}`,
          at,
          value: message,
          ...(kind ? { kind } : {}),
          ...detailsOf(verdict.problem),
        },
      ];
    }
    if (!leniency) return [];
    const message = `a strict reader leaves this profile out: ${leniency.message}`;
    return [
      {
        message,
        at: leniency.at,
        kind: "strict-readers",
        value: leniency.message,
        groupKey: message,
        ...detailsOf(leniency),
      },
    ];
  },
});
