/** What a request does to the policy, and what the policy will do on its own: the sections beside the findings. */
import type { Finding } from "../../finding.ts";
import type { Problem } from "../../load.ts";
import type { Upcoming } from "../../policy.ts";
import type { Result } from "../../result.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./inert.ts";
import { type Links, placeLink, ruleLink } from "./links.ts";

/** How a request changes the policy; none where it does not. */
export function policyBlocks(result: Result, links: Links | undefined): readonly Block[] {
  const { policyChanges: changes } = result;
  if (!changes) return [];
  const problem = (problem: Problem) => `- ${placeLink(problem, result, links)}: ${prose(problem.message)}`;
  const finding = (finding: Finding) => `- ${placeLink(finding, result, links)} ${finding.severity}: ${prose(finding.message)} (${ruleLink(finding, result)})`;
  const parts = [
    ["Becomes looser:", changes.looser.map(problem)],
    ["Becomes tighter:", changes.tighter.map(problem)],
    ["The new policy would find:", changes.found.map(finding)],
    ["The new policy would no longer find:", changes.gone.map(finding)],
  ] as const;
  const told = parts.filter(([, lines]) => lines.length > 0);
  return told.map(([title, lines], i) => ({
    head: [...(i === 0 ? ["### Policy changes", "", "This change is judged by the policy as it stands; what it brings counts once it is merged.", ""] : []), `**${title}**`, ""],
    lines,
    share: 0.3,
    more: (left) => `…and ${left} more.`,
  }));
}

/** What will fail or warn that does not yet, and when. */
export function upcomingBlock({ upcoming }: Result): Block {
  return { head: ["### What the rollout brings", ""], lines: upcoming.map(stepLine), more: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.` };
}

function stepLine({ day, stage, findings, rules }: Upcoming): string {
  const by = [...rules].map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
  const [one, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
  return `- From **${day}** ${findings === 1 ? `1 finding of today ${one}` : `${findings} findings of today ${many}`}: ${by}`;
}
