import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "A request does not take this check out of workflows and hooks, or make it say less.",
  subject: "policy",
  levels: { recommended: "warning", strict: "error" },

  *check({ problems }) {
    for (const problem of problems("weakened-gate")) yield reportOf(problem);
  },
});
