import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Gains in power are approved by the reviewers that the policy names.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },

  *check({ problems }) {
    for (const problem of problems("widened-unapproved")) yield reportOf(problem);
  },
});
