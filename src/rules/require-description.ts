import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "A profile says when to use it: present, not blank, not a placeholder.",
  subject: "profile",
  class: "correctness",
  isCapped: true,
  levels: { recommended: "error", strict: "error" },
  options: {
    "min-length": {
      description: "How many characters a description has at least.",
      minimum: 1,
      maximum: 1000,
      tightens: "up",
      presets: { recommended: 1, strict: 20 },
    },
  },

  check({ description }, _, { host, options }) {
    const { at } = description;
    // A host that fills something in does not know either what the profile is for.
    if (description.state === "missing" || description.state === "implied")
      return [{ message: "has no description, by which people and agents choose it", at, value: "missing" }];
    if (description.state === "unreadable")
      return [
        { message: `has a description that ${host} cannot read: ${description.problem}`, at, value: "unreadable" },
      ];
    const text = description.value.trim();
    if (text === "")
      return [{ message: "has a blank description, by which people and agents choose it", at, value: "blank" }];
    if (placeholder.test(text))
      return [{ message: `has a placeholder for a description: \`${text.slice(0, 60)}\``, at, value: "placeholder" }];
    const minimum = options["min-length"];
    if (text.length >= 2 * minimum || [...text].length >= minimum) return [];
    return [
      {
        message: `has a description of ${[...text].length} characters; the policy asks for ${minimum}`,
        at,
        value: "short",
      },
    ];
  },
});

/** Placeholders of generators and templates: `TODO`, `...`, `{description}`, `__DESCRIPTION__`, `<description>`. */
const placeholder =
  /^(?:todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;
