import { defineRule } from "../rule.ts";

export default defineRule({
  summary: "Everything a host would read could be read exactly.",
  subject: "load",
  levels: { recommended: "error", strict: "error" },
  kinds: { unpinned: { recommended: "warning", strict: "error" } },

  *check({ unjudged }) {
    for (const { message, at, kind, related, identity } of unjudged) {
      const report = { message: `\`${at.source.path}\` ${message}`, at, ...(related ? { related } : {}) };
      // What settings name says all there is to tell; the rest of their file may change.
      if (kind === "unpinned") yield { ...report, kind, value: message };
      else yield { ...report, value: identity === undefined ? message : `${message} ${identity}` };
    }
  },
});
