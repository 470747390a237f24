import { reportOf } from "../model/policy-facts.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Every grant, waiver, override, ignored path and baseline entry matches something.",
  subject: "policy",
  class: "hygiene",
  levels: { recommended: "warning", strict: "error" },
  kinds: {
    added: { recommended: "note", strict: "note" },
    owner: { recommended: "warning", strict: "error" },
    override: { recommended: "note", strict: "warning" },
    ignore: { recommended: "note", strict: "warning" },
    directory: { recommended: "note", strict: "warning" },
  },

  *check({ problems }) {
    for (const problem of problems("unused")) yield reportOf(problem);
    for (const problem of problems("unused-added")) yield reportOf(problem, "added");
    for (const problem of problems("unowned")) yield reportOf(problem, "owner");
    for (const problem of problems("unused-override")) yield reportOf(problem, "override");
    for (const problem of problems("unused-ignore")) yield reportOf(problem, "ignore");
    for (const problem of problems("unused-directory")) yield reportOf(problem, "directory");
  },
});
