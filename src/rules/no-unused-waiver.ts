import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Every grant, waiver and baseline entry matches something.",
  subject: "policy",
  class: "hygiene",
  levels: { recommended: "warning", strict: "error" },
  kinds: { owner: { recommended: "warning", strict: "error" } },

  *check({ problems }) {
    for (const problem of problems("unused")) yield reportOf(problem);
    for (const problem of problems("unowned")) yield reportOf(problem, "owner");
  },
});
