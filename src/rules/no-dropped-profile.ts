import { withAdvice } from "../model/advice.ts";
import { detailsOf, valueOf } from "../model/finding.ts";
import { leniencySentence } from "../model/leniency.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "The host does not silently skip the file.",
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
          message: withAdvice(`${host} silently skips this file: ${message}`),
          at,
          value: valueOf(verdict.problem),
          ...(kind ? { kind } : {}),
          ...detailsOf(verdict.problem),
        },
      ];
    }
    if (!leniency) return [];
    const message = withAdvice(leniencySentence(leniency, host));
    return [
      {
        message,
        at: leniency.at,
        kind: "strict-readers",
        value: valueOf(leniency),
        groupKey: message,
        ...detailsOf(leniency),
      },
    ];
  },
});
