import { detailsOf } from "../model/finding.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "What the author wrote has an effect: no ignored key, no replaced value, no limit the host lacks.",
  subject: "profile",
  levels: { recommended: "error", strict: "error" },
  kinds: {
    limit: { recommended: "error", strict: "error" },
    cut: { recommended: "error", strict: "error" },
    scope: { recommended: "warning", strict: "error" },
    session: { recommended: "warning", strict: "error" },
    "unknown-tool": { recommended: "error", strict: "error" },
    value: { recommended: "warning", strict: "error" },
    "removed-tool": { recommended: "note", strict: "warning" },
    metadata: { recommended: "off", strict: "note" },
  },

  check({ ineffective }) {
    return ineffective.map((fact) => {
      const { kind, what, because, at } = fact;
      const message = kind === "cut" ? `\`${what}\` ${because}` : `\`${what}\` has no effect: ${because}`;
      return { message, at, kind, value: what, groupKey: message, ...detailsOf(fact) };
    });
  },
});
