import { known } from "../model/fact.ts";
import { defineRule } from "../model/rule.ts";

/** What a list names for profiles that leave the model to the session. */
const inherit = "inherit";

export default defineRule({
  summary: "Every profile names a model that the policy lists.",
  subject: "profile",
  class: "power",
  levels: { recommended: "error", strict: "error" },

  *check({ model }, _, { lists, host }) {
    if (!lists.model) return;
    const written = known(model)?.trim() ?? "";
    const name = written === "" ? inherit : written;
    if (lists.model(name)) return;
    const entry = /^[A-Za-z][\w.-]*$/.test(name) ? name : JSON.stringify(name);
    const above = lists.lacking?.({ model: name }) ?? [];
    const where = above.length > 0 ? `\`${above.join("`, `")}\`` : "the policy";
    const message =
      name === inherit
        ? `leaves the model to the session in ${host}, and \`models\` in ${where} does not list \`${inherit}\``
        : `runs on the model \`${name}\` in ${host}, which \`models\` in ${where} does not list`;
    const way = above.length > 0 ? `ask the owner of ${where} to list this one` : "list this one";
    yield {
      message: `${message}; name a listed model, or ${way}: ${entry}`,
      ...(name === inherit ? { groupKey: message } : {}),
      at: model.at,
      value: name,
      ...(lists.adding && above.length === 0 ? { fixes: [lists.adding("models", entry)] } : {}),
    };
  },
});
