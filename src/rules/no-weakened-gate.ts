import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "A request does not take this check out of workflows and hooks, or make it say less.",
  subject: "policy",
  levels: { recommended: "warning", strict: "error" },

  *check({ weakened }) {
    for (const { message, at, related } of weakened)
      yield { message, at, value: message, ...(related ? { related } : {}) };
  },
});
