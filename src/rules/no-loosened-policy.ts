import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary:
    "A request does not loosen the policy that judges it, and a repository's policy stays below its organisation's.",
  subject: "policy",
  levels: { recommended: "warning", strict: "error" },
  kinds: { ceiling: { recommended: "error", strict: "error" }, unapproved: { recommended: "error", strict: "error" } },

  *check({ widened, loosened, unapproved }) {
    for (const { message, at, related } of widened)
      yield { message, at, kind: "ceiling", value: message, ...(related ? { related } : {}) };
    for (const { message, at, identity = message, related } of unapproved)
      yield { message, at, kind: "unapproved", value: identity, ...(related ? { related } : {}) };
    for (const { message, at, related } of loosened)
      yield { message, at, value: message, ...(related ? { related } : {}) };
  },
});
