import { insteadOf, isAdvice, withAdvice } from "../model/advice.ts";
import { detailsOf, type Report } from "../model/finding.ts";
import type { Ineffective } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Everything in a profile has an effect: no ignored key, no replaced value, no limit that the host lacks.",
  subject: "profile",
  class: "correctness",
  isCapped: true,
  levels: { recommended: "error", strict: "error" },
  kinds: {
    limit: { recommended: "error", strict: "error", class: "power" },
    cut: { recommended: "error", strict: "error", class: "integrity" },
    scope: { recommended: "warning", strict: "error", class: "power" },
    session: { recommended: "warning", strict: "error", class: "power", isOnce: true },
    "unknown-tool": { recommended: "error", strict: "error" },
    value: { recommended: "warning", strict: "error" },
    "removed-tool": { recommended: "note", strict: "warning", class: "hygiene" },
    metadata: { recommended: "off", strict: "note", class: "hygiene" },
  },

  check({ ineffective }, item, { host, isOff }) {
    if (ineffective.length === 0) return [];
    const facts = isOff(item, "metadata") ? ineffective.filter(({ kind }) => kind !== "metadata") : ineffective;
    return facts.map((fact) => reportOf(fact, host));
  },

  checkLayer: ({ ineffective = [] }, { host }) => ineffective.map((fact) => reportOf(fact, host)),
});

function reportOf(fact: Ineffective, host: string): Report {
  const { kind, what, because, at } = fact;
  const sentence = kind === "cut" ? `\`${what}\` ${because}` : `\`${what}\` has no effect in ${host}: ${because}`;
  const message = withAdvice(sentence);
  const word = fact.varies ?? (habits.has(kind) ? what : "");
  const habit = kind === "unknown-tool" ? withoutSpelling(message, fact, host) : message;
  const groupKey = word === "" ? habit : habit.replaceAll(word, "…");
  const instead = isAdvice(message) ? undefined : (fact.instead ?? insteadOf(message));
  return {
    message,
    at,
    kind,
    value: what,
    groupKey,
    ...(instead === undefined ? {} : { instead }),
    ...detailsOf(fact),
  };
}

/** Nine scopes of one list are one belief; former tools, and tools that never existed, are one habit. */
const habits: ReadonlySet<string> = new Set(["scope", "removed-tool", "unknown-tool"]);

/** The names of a list in lower case are one mistake, so what each of them means does not tell them apart. */
function withoutSpelling(message: string, { what, meant }: Ineffective, host: string): string {
  if (meant === undefined || folded(what) !== folded(meant)) return message;
  const question = [`; did you mean \`${meant}\`?`, ` (did you mean \`${meant}\`?)`].find((end) =>
    message.endsWith(end),
  );
  return question === undefined ? message : `${message.slice(0, -question.length)}; ${host} spells it differently`;
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, "");
}
