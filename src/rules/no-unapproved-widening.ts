import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "What lets a profile do more is approved by those whom the policy names.",
  subject: "policy",
  levels: { recommended: "error", strict: "error" },

  *check({ unapprovedWidenings }) {
    for (const { message, at, identity = message, item } of unapprovedWidenings)
      yield { message, at, value: identity, item };
  },
});
