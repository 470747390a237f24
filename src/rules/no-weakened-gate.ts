import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "A pull request does not remove or weaken this check in workflows and hooks without approval.",
  subject: "policy",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },
  kinds: { unprotected: { recommended: "warning", strict: "error" } },

  *check({ problems }) {
    for (const problem of problems("weakened-gate-unprotected")) yield reportOf(problem, "unprotected");
    for (const problem of problems("weakened-gate")) yield reportOf(problem);
  },
});
