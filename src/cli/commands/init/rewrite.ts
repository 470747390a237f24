/** The step that runs `init` once more: the new policy has no owner, or profiles exceed its ceiling. */
import { policyPaths } from "../../../policy/model.ts";
import type { Plan } from "./plan.ts";
import { shellWord, type Step } from "./steps.ts";

interface Situation {
  readonly plan: Plan;
  /** The files that this run wrote. */
  readonly written: readonly string[];
  /** How the tool was started. */
  readonly command: string;
}

/** Why the new policy should be written again, if it should. This comes before what edits the files. */
export function rewriteSteps({ plan, written, command }: Situation): readonly Step[] {
  const { policy, owners, excess, options } = plan;
  const isOwnerless = policy === undefined && !owners;
  if (!isOwnerless && excess === "") return [];
  // GitHub's workflow names the team, GitLab's job does not.
  const again = isOwnerless && plan.service === "github" ? [policyPaths[0], plan.checkPath] : [policyPaths[0]];
  const flags = [
    ...(excess === "" ? [] : ["--from-current"]),
    ...flagsOf(options),
    ...(isOwnerless
      ? ["--owner @acme/team"]
      : options.owner === undefined
        ? []
        : [`--owner ${shellWord(options.owner)}`]),
  ];
  const sentences = [
    ...(isOwnerless ? ["no owner is known for the policy, so whoever can merge can also loosen it."] : []),
    ...(excess === ""
      ? []
      : [`${excess} ${isOne(excess) ? "exceeds" : "exceed"} the ceiling of the new policy, so \`check\` fails.`]),
  ];
  const aims = [
    ...(isOwnerless ? ["let a team or a person approve its changes"] : []),
    ...(excess === "" ? [] : ["grant what they do today, for 60 to 120 days"]),
  ];
  const how = isOwnerless ? "write it again with an owner" : "write it again";
  return [
    {
      say: `${sentences.join(" ")} To ${aims.join(" and to ")}, ${how}, before you edit it`,
      paste: [`rm ${again.filter((path) => written.includes(path)).join(" ")}`, `${command} init ${flags.join(" ")}`],
    },
  ];
}

/** The flags of this run that another one needs too. */
function flagsOf({ fromCurrent, organisation }: Plan["options"]): readonly string[] {
  return [
    ...(fromCurrent ? ["--from-current"] : []),
    ...(organisation ? [`--organisation ${shellWord(organisation.organisation)}`] : []),
    ...(organisation?.from === undefined ? [] : [`--from ${shellWord(organisation.from)}`]),
    ...(organisation?.fetch ? ["--fetch"] : []),
  ];
}

/** Whether "1 profile" is all that a phrase counts. */
function isOne(phrase: string): boolean {
  return phrase.startsWith("1 ") && !phrase.includes(" and ");
}
