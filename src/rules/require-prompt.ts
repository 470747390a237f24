import type { Place } from "../repo/text.ts";
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
    if (isUnclosed(prompt.at)) return [];
    return [
      {
        message: `has no prompt, so ${host} starts a subagent that does not know its task; write what it does and what it reports`,
        at: prompt.at,
        value: "missing",
      },
    ];
  },
});

/** Whether the frontmatter has no end. The host or another rule reports that, and the prompt is lost with it. */
function isUnclosed({ source: { text } }: Place): boolean {
  return /^\uFEFF?---[^\S\n]*\n/.test(text) && !/\n---/.test(text.slice(3));
}
