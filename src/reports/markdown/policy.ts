/** What a request does to the policy, and what the policy will do on its own: the sections beside the findings. */
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { ruleLink, type Setting, spotLink } from "./links.ts";
import type { ReportModel, PolicyModel, FindingGroupModel, StepModel } from "./model/types.ts";

/** How a request changes the policy; none where it does not. */
export function policyBlocks(setting: Setting): readonly Block[] {
  const { policy } = setting.telling;
  if (!policy) return [];
  const problem = ({ at, message }: PolicyModel["looser"][number]) => `- ${spotLink(at, setting)}: ${prose(message)}`;
  const finding = (remark: FindingGroupModel) =>
    `- ${spotLink(remark.places[0], setting)} ${remark.severity}: ${prose(remark.message)} (${ruleLink(remark, setting)})`;
  const parts = [
    ["Becomes looser:", policy.looser.map(problem)],
    ["Becomes tighter:", policy.tighter.map(problem)],
    ["The new policy would find:", policy.found.map(finding)],
    ["The new policy would no longer find:", policy.gone.map(finding)],
  ] as const;
  const told = parts.filter(([, lines]) => lines.length > 0);
  return told.map(([title, lines], i) => ({
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
    more: (left) => `…and ${left} more.`,
  }));
}

/** What will fail or warn that does not yet, and when. */
export function upcomingBlock({ upcoming }: ReportModel): Block {
  return {
    head: ["### What the rollout brings", ""],
    lines: upcoming.map(stepLine),
    more: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.`,
  };
}

function stepLine({ day, stage, findings, rules }: StepModel): string {
  const by = rules.map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
  const [one, many] =
    stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
  return `- From **${day}** ${findings === 1 ? `1 finding of today ${one}` : `${findings} findings of today ${many}`}: ${by}`;
}
