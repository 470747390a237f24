import { isOffered } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "A profile has a prompt that says what its subagent does.",
  subject: "profile",
  class: "correctness",
  isCapped: true,
  levels: { recommended: "note", strict: "error" },

  check({ prompt, hasDefaultPrompt }, item, { host }) {
    // What is wrong with a prompt in another file is found where its path is.
    if (!isOffered(item) || hasDefaultPrompt || prompt.source === "file" || prompt.text.trim() !== "") return [];
    return [
      {
        message: `has no prompt, so ${host} starts a subagent that does not know its task; write what it does and what it reports`,
        at: prompt.at,
        value: "missing",
      },
    ];
  },
});
