import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Every grant and waiver is within its dates.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },
  kinds: { ending: { recommended: "note", strict: "note" } },

  *check({ problems }) {
    for (const problem of problems("expired", "too-long")) yield reportOf(problem);
    for (const problem of problems("expiring")) yield reportOf(problem, "ending");
  },
});
