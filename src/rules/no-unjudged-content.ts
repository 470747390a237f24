import { detailsOf } from "../model/finding.ts";
import { defineRule } from "../model/rule.ts";

/** Kinds of problems that are kinds of this rule. */
const ownKinds: ReadonlySet<string> = new Set([
  "unpinned",
  "unknown-host",
  "unknown-file",
  "unknown-key",
  "near-miss",
  "unread",
]);

export default defineRule({
  summary: "Everything that a host would read could be checked.",
  subject: "load",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    unpinned: { recommended: "warning", strict: "error" },
    "unknown-host": { recommended: "note", strict: "error" },
    "unknown-file": { recommended: "note", strict: "error" },
    "unknown-key": { recommended: "note", strict: "error" },
    "near-miss": { recommended: "error", strict: "error" },
    unread: { recommended: "note", strict: "note" },
  },

  *check({ unjudged }) {
    for (const problem of unjudged) {
      const { message, at, kind, identity } = problem;
      const report = { message: `\`${at.source.path}\` ${message}`, at, ...detailsOf(problem) };
      // An unpinned source and a key are identified by their message: the rest of their file may change.
      const isPart = kind === "unpinned" || kind === "unknown-key";
      const value = isPart || identity === undefined ? message : `${message} ${identity}`;
      yield {
        ...report,
        value,
        ...(kind === "unknown-file" ? { groupKey: message } : {}),
        // What to do differs from file to file.
        ...(kind === "near-miss" ? { groupKey: message.replace(/; .*$/s, "") } : {}),
        ...(kind !== undefined && ownKinds.has(kind) ? { kind } : {}),
      };
    }
  },
});
