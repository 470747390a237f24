import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Whoever the policy names has approved what gives a profile more power.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },

  *check({ problems }) {
    for (const problem of problems("widened-unapproved")) yield reportOf(problem);
  },
});
