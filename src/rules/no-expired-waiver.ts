import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Every grant and waiver is within its dates.",
  subject: "policy",
  levels: { recommended: "error", strict: "error" },
  kinds: { ending: { recommended: "note", strict: "note" } },

  *check({ ended, ending }) {
    for (const { message, at, identity = message, related } of ended)
      yield { message, at, value: identity, ...(related ? { related } : {}) };
    for (const { message, at, identity = message, related } of ending)
      yield { message, at, kind: "ending", value: identity, ...(related ? { related } : {}) };
  },
});
