import { detailsOf } from "../model/finding.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Everything a host would read could be read exactly.",
  subject: "load",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    unpinned: { recommended: "warning", strict: "error" },
    "unknown-host": { recommended: "note", strict: "error" },
  },

  *check({ unjudged }) {
    for (const problem of unjudged) {
      const { message, at, kind, identity } = problem;
      const report = { message: `\`${at.source.path}\` ${message}`, at, ...detailsOf(problem) };
      // An unpinned source is identified by its message: the rest of its file may change.
      const value = kind === "unpinned" || identity === undefined ? message : `${message} ${identity}`;
      yield { ...report, value, ...(kind === "unpinned" || kind === "unknown-host" ? { kind } : {}) };
    }
  },
});
