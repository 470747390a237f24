import { withAdvice } from "../model/advice.ts";
import { detailsOf, type Report, valueOf } from "../model/finding.ts";
import type { Item } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";
import { counted } from "../sanitize/counted.ts";

export default defineRule({
  summary: "The host accepts the file.",
  subject: "load",
  class: "correctness",
  isCapped: true,
  dependsOn: "verdict",
  levels: { recommended: "error", strict: "error" },
  kinds: { skill: { recommended: "error", strict: "error" } },

  *check({ status, problem, layers, items }, { host }) {
    const lost = items.filter(({ verdict, files }) => verdict.kind === "lost" && files.length > 0).length;
    const after = lost > 0 ? `; ${counted(lost, "other profile does", "other profiles do")} not load either` : "";
    const reported = new Set<string>();
    for (const item of items) {
      if (item.verdict.kind !== "rejected") continue;
      const { message, at, kind } = item.verdict.problem;
      reported.add(`${at.source.path} ${message}`);
      yield {
        message: `${withAdvice(`${host} rejects this profile: ${message}`)}${after}`,
        at,
        item,
        value: valueOf(item.verdict.problem),
        ...(kind ? { kind } : {}),
        ...detailsOf(item.verdict.problem),
      };
    }
    for (const item of items) yield* notStarted(item, host);
    const wholes = [
      ...layers.map((layer) => ({ layer, problem: layer.problem })),
      { layer: undefined, problem: status === "failed" ? problem : undefined },
    ];
    for (const { layer, problem: fault } of wholes) {
      if (!fault || reported.has(`${fault.at.source.path} ${fault.message}`)) continue;
      reported.add(`${fault.at.source.path} ${fault.message}`);
      yield {
        message: `${withAdvice(`${host} ${layer ? "rejects these settings" : "loads no profile at all"}: ${fault.message}`)}${after}`,
        at: fault.at,
        value: valueOf(fault),
        ...(layer ? { layer } : {}),
        ...detailsOf(fault),
      };
    }
  },
});

/** Skills with which the host does not start a subagent that it lists. */
function* notStarted(item: Item, host: string): Iterable<Report> {
  if (item.verdict.kind !== "loaded") return;
  for (const skill of item.profile?.skills ?? []) {
    if (!skill.refuses) continue;
    yield {
      kind: "skill",
      message: `${host} cannot start this subagent: its skill \`${skill.name}\` ${skill.because}; allow the command in the skill's \`allowed-tools\` or remove it`,
      at: skill.at,
      item,
      value: `${skill.path} ${skill.because}`,
      ...detailsOf(skill),
    };
  }
}
