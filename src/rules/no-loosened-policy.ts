import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary:
    "A pull request does not loosen the policy without approval, and a repository's policy stays within its organisation's.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    ceiling: { recommended: "error", strict: "error" },
    unapproved: { recommended: "error", strict: "error" },
    unprotected: { recommended: "warning", strict: "error" },
  },

  *check({ problems }) {
    for (const problem of problems("exceeds-organisation")) yield reportOf(problem, "ceiling");
    for (const problem of problems("loosened-unapproved")) yield reportOf(problem, "unapproved");
    for (const problem of problems("loosened-unprotected")) yield reportOf(problem, "unprotected");
    for (const problem of problems("loosened")) yield reportOf(problem);
  },
});
