import { withAdvice } from "../model/advice.ts";
import { detailsOf } from "../model/finding.ts";
import { defineRule } from "../model/rule.ts";

/** Kinds of problems that are kinds of this rule. */
const ownKinds: ReadonlySet<string> = new Set([
  "unknown-host",
  "unknown-file",
  "unknown-key",
  "near-miss",
  "unread",
  "strict-readers",
]);

export default defineRule({
  summary: "Everything that a host would read could be checked.",
  subject: "load",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    "unknown-host": { recommended: "note", strict: "error" },
    "unknown-file": { recommended: "note", strict: "error" },
    "unknown-key": { recommended: "note", strict: "error" },
    "near-miss": { recommended: "error", strict: "error" },
    unread: { recommended: "note", strict: "note" },
    "strict-readers": { recommended: "warning", strict: "error" },
  },

  formerKinds: { unpinned: "no-unpinned-source/plugin" },

  *check({ unjudged }) {
    // A directory that cannot be listed is a problem of every file that the host looks for in it.
    const seen = new Set<string>();
    for (const problem of unjudged) {
      if (problem.kind?.startsWith("unpinned")) continue;
      const { message, at, kind, identity } = problem;
      const place = `${at.span.start} ${at.source.path} ${message}`;
      if (seen.has(place)) continue;
      seen.add(place);
      const report = { message: withAdvice(`\`${at.source.path}\` ${message}`), at, ...detailsOf(problem) };
      // A key is identified by its message: the rest of its file may change.
      const value = kind === "unknown-key" || identity === undefined ? message : `${message} ${identity}`;
      yield {
        ...report,
        value,
        ...(kind === "unknown-file" || kind === "unread" ? { groupKey: message } : {}),
        ...(kind === "unknown-key"
          ? { groupKey: report.message.replace(/has the key `[^`]*`/, "has the key `…`") }
          : {}),
        // Where a profile goes differs from file to file.
        ...(kind === "near-miss" ? { groupKey: message.replace(/; (?:move the file|write it as) .*$/s, "") } : {}),
        ...(kind !== undefined && ownKinds.has(kind) ? { kind } : {}),
      };
    }
  },
});
