/** What a profile does through skills and commands, beyond what it may do and beyond its own tools. */
import { type Capability, inOrder, phrases } from "../../model/capability.ts";
import { detailsOf, type Report } from "../../model/finding.ts";
import type { Item } from "../../model/load.ts";
import { capabilitiesOf, type Profile, type ReachedSkill } from "../../model/profile.ts";
import type { Allowance, Context } from "../../model/rule.ts";
import { exceedsIn } from "./exceeds.ts";
import { wayOut } from "./way-out.ts";
import { listed } from "../../sanitize/listed.ts";

/** One report for each skill and each way in which it gives power. */
export function skillsBeyond(
  profile: Profile,
  item: Item,
  { host, skillAllowance }: Pick<Context, "host" | "skillAllowance">,
): readonly Report[] {
  const { skills = [] } = profile;
  if (skills.length === 0) return [];
  const own = capabilitiesOf(profile);
  return skills.flatMap((skill): readonly Report[] => {
    if (skill.refuses) return [];
    const allowance = skillAllowance(item, skill.path);
    const excess = inOrder(skill.may).filter(
      (capability) => !own.includes(capability) && !allowance.may.includes(capability),
    );
    if (excess.length === 0) return skill.outside ? [outsideReport(skill, host)] : [];
    return [beyondReport(skill, excess, exceedsIn(item, host, allowance.from), host, allowance)];
  });
}

function beyondReport(
  skill: ReachedSkill,
  excess: readonly Capability[],
  exceeds: string,
  host: string,
  allowance: Allowance,
): Report {
  const { from, stated } = allowance;
  const { name, path, because, asks, at, content } = skill;
  const kind = asks ? "skill-after-question" : "skill";
  const may = listed(excess.map((capability) => phrases[capability]));
  return {
    kind,
    message: `${exceeds} through the skill \`${name}\`: it ${because}, so it can ${may}${asks ? " after the user confirms" : ""}${wayOut(allowance, excess, `a grant with \`skills: [${path}]\``)}`,
    at,
    value: [name, ...excess].join(" "),
    contents: [content ?? because],
    ...(stated ? {} : { isUnstated: true as const, groupKey: `skills exceed ${from} in ${host}` }),
    ...detailsOf(skill),
  };
}

/** No capability says where files are, so a grant of \`read\` does not cover this. */
function outsideReport({ name, because, at, content, ...skill }: ReachedSkill, host: string): Report {
  const message = `through the skill \`${name}\`, ${host} ${because}, and no review sees that file; remove the path or copy the file into the repository`;
  return {
    kind: "skill-file",
    message,
    groupKey: message,
    at,
    value: name,
    contents: [content ?? because],
    ...detailsOf(skill),
  };
}
