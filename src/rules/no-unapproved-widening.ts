import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "What lets a profile do more is approved by those whom the policy names.",
  subject: "policy",
  levels: { recommended: "error", strict: "error" },

  *check({ problems }) {
    for (const problem of problems("widened-unapproved")) yield reportOf(problem);
  },
});
