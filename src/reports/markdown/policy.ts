/** The policy sections: what a pull request changes in the policy, and what a rollout will enforce. */
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { ruleLink, type PageContext, spotLink } from "./links.ts";
import type { ReportModel, PolicyModel, FindingGroupModel, StepModel } from "./model/types.ts";

/** The blocks of policy changes; none if the policy does not change. */
export function policyBlocks(page: PageContext): readonly Block[] {
  const { policy } = page.model;
  if (!policy) return [];
  const problem = ({ at, message }: PolicyModel["looser"][number]) => `- ${spotLink(at, page)}: ${prose(message)}`;
  const finding = (group: FindingGroupModel) =>
    `- ${spotLink(group.places[0], page)} ${group.severity}: ${prose(group.message)} (${ruleLink(group, page)})`;
  const parts = [
    ["Becomes looser:", policy.looser.map(problem)],
    ["Becomes tighter:", policy.tighter.map(problem)],
    ["The new policy would find:", policy.found.map(finding)],
    ["The new policy would no longer find:", policy.gone.map(finding)],
  ] as const;
  const texts = parts.filter(([, lines]) => lines.length > 0);
  return texts.map(([title, lines], i) => ({
    head: [
      ...(i === 0
        ? [
            "### Policy changes",
            "",
            "This change is judged by the policy as it stands; what it brings counts once it is merged.",
            "",
          ]
        : []),
      `**${title}**`,
      "",
    ],
    lines,
    share: 0.15,
    omittedLine: (left) => `…and ${left} more.`,
  }));
}

/** What a rollout will turn into warnings and errors, and when. */
export function upcomingBlock({ upcoming }: ReportModel): Block {
  return {
    head: ["### What the rollout brings", ""],
    lines: upcoming.map(stepLine),
    omittedLine: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.`,
  };
}

function stepLine({ day, stage, findings, rules }: StepModel): string {
  const by = rules.map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
  const [a, many] =
    stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
  return `- From **${day}** ${findings === 1 ? `1 finding of today ${a}` : `${findings} findings of today ${many}`}: ${by}`;
}
