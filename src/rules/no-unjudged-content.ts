import { defineRule } from "../rule.ts";

export default defineRule({
  summary: "Everything a host would read could be read exactly.",
  subject: "load",
  levels: { recommended: "error", strict: "error" },

  *check({ unjudged }) {
    for (const { message, at, related, identity } of unjudged) {
      yield { message: `\`${at.source.path}\` ${message}`, at, value: identity === undefined ? message : `${message} ${identity}`, ...(related ? { related } : {}) };
    }
  },
});
