import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Every grant, waiver and entry of a baseline is about something that is there.",
  subject: "policy",
  levels: { recommended: "warning", strict: "error" },
  kinds: { owner: { recommended: "warning", strict: "error" } },

  *check({ unused, unowned }) {
    for (const { message, at, identity = message } of unused) yield { message, at, value: identity };
    for (const { message, at, identity = message } of unowned) yield { message, at, kind: "owner", value: identity };
  },
});
