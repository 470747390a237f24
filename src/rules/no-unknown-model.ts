import { known } from "../model/fact.ts";
import { isOffered } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "The id of a profile's model has a form that its host accepts.",
  subject: "profile",
  class: "correctness",
  isCapped: true,
  levels: { recommended: "note", strict: "error" },
  kinds: { "no-id": { recommended: "warning", strict: "error" } },

  check({ model, unknownModel }, item, { host }) {
    const id = known(model)?.trim();
    // Settings that lead elsewhere may give any name to a model.
    const leads = item.layer.authority.some(({ setting }) => /base_url$|model_providers?\b/i.test(setting));
    if (!unknownModel || id === undefined || leads || !isOffered(item)) return [];
    const { because, isNoId, fixes } = unknownModel;
    const advice = `unless a gateway or provider has a model of this name, the subagent fails when it runs; write a model of ${host}`;
    return [
      {
        ...(isNoId ? { kind: "no-id" } : {}),
        message: `\`model\` is \`${id}\`, which cannot be a model of ${host}: ${because}; ${advice}`,
        groupKey: `\`model\` is \`…\`, which cannot be a model of ${host}; ${advice}`,
        at: model.at,
        value: id,
        ...(fixes ? { fixes } : {}),
      },
    ];
  },
});
