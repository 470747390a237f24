/** The policy sections: what a pull request changes in the policy, and what a rollout will enforce. */
import type { PolicyDifference } from "../../evaluate/policy-power.ts";
import { policyChangesOf, policyTitle, policyWord } from "../diff/policy.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { type PageContext, ruleLink, shortenedToFit, spotLink } from "./links.ts";
import type { ReportModel, PolicyModel, FindingGroupModel, StepModel } from "./model/types.ts";
import { spotAt } from "./model/subject.ts";
import { plural } from "./phrases.ts";

/** What the parts of the section say of the policy: its title, and what a line of it is. */
interface Part {
  readonly title: string;
  readonly lines: readonly string[];
  /** `…and 3 more changes that make the policy looser.` */
  readonly omittedLine: (left: number) => string;
  readonly share: number;
}

/**
 * The blocks of policy changes; none if the policy does not change. What the change itself is gets its room before
 * everything else: it concerns every profile.
 */
export function policyBlocks(page: PageContext): readonly Block[] {
  const { policy } = page.model;
  if (!policy) return [];
  const line = (write: (where: PageContext) => string) => shortenedToFit(write, page);
  const problem = ({ at, message }: PolicyModel["looser"][number]) =>
    line((where) => `- ${spotLink(at, where)}: ${prose(message)}`);
  const finding = (group: FindingGroupModel) =>
    line(
      (where) =>
        `- ${spotLink(group.places[0], where)} ${group.severity}: ${prose(group.message)} (${ruleLink(group, where)})`,
    );
  const changes = (how: string) => (left: number) =>
    `…and ${plural(left, "more change that makes", "more changes that make")} the policy ${how}.`;
  const findings = (how: string) => (left: number) =>
    `…and ${plural(left, "more finding")} that the new policy ${how}.`;
  const parts: readonly Part[] = [
    {
      title: "Becomes looser:",
      lines: policy.looser.map(problem),
      omittedLine: changes("looser"),
      share: 0.2,
    },
    {
      title: "Becomes tighter:",
      lines: policy.tighter.map(problem),
      omittedLine: changes("tighter"),
      share: 0.15,
    },
    {
      title: "The new policy would find:",
      lines: policy.found.map(finding),
      omittedLine: findings("would have"),
      share: 0.15,
    },
    {
      title: "The new policy would no longer find:",
      lines: policy.gone.map(finding),
      omittedLine: findings("would no longer have"),
      share: 0.15,
    },
  ];
  const texts = parts.filter(({ lines }) => lines.length > 0);
  return texts.map(({ title, ...part }, i) => ({
    head: [
      ...(i === 0
        ? [
            "### Policy changes",
            "",
            "The policy of the base checks this change; what it adds applies once it is merged.",
            "",
          ]
        : []),
      `**${title}**`,
      "",
    ],
    ...part,
    ...(i === 0 ? { turn: "early" } : {}),
  }));
}

/** In a comparison, where no policy is that of the base: what changes in the policy, the check and the code owners. */
export function policyDifferenceBlock(difference: PolicyDifference, page: PageContext): Block {
  const changes = policyChangesOf(difference);
  return {
    head: [`### ${policyTitle(changes)}`, ""],
    lines: changes.map((one) =>
      shortenedToFit(
        (where) =>
          `- ${spotLink(spotAt(one.problem.at), where)}: **${policyWord(one)}**: ${prose(one.problem.message)}`,
        page,
      ),
    ),
    omittedLine: (left) => `…and ${plural(left, "more change")} of the policy and the check.`,
    share: 0.2,
    turn: "early",
  };
}

/** What a rollout will turn into warnings and errors, and when. */
export function upcomingBlock({ upcoming }: ReportModel): Block {
  return {
    head: ["### What the rollout brings", ""],
    lines: upcoming.map(stepLine),
    omittedLine: (left) => `…and ${plural(left, "more day")} of the rollout.`,
  };
}

function stepLine({ day, stage, findings, rules }: StepModel): string {
  const by = rules.map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
  const [a, many] =
    stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
  return `- From **${day}** ${plural(findings, `finding of today ${a}`, `findings of today ${many}`)}: ${by}`;
}
