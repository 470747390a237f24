/** What a change does to the policy, the gate and the code owners: a block of `diff` and a list of its JSON. */
import type { PolicyDifference } from "../../evaluate/policy-power.ts";
import type { Problem } from "../../model/load.ts";
import { positionAt } from "../../repo/text.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { OnCut } from "./cuts.ts";

/** How many changes are printed. */
const shown = 8;

/** What of a repository decides about its profiles. */
export const whatChanged = ["policy", "gate", "owners"] as const;

/** `unknown`: it cannot be read. */
export const waysOfPolicy = ["looser", "tighter", "unknown"] as const;

/** One line of the block; `problem` is its message with its place. */
export interface PolicyChange {
  readonly what: (typeof whatChanged)[number];
  readonly change: (typeof waysOfPolicy)[number];
  readonly problem: Problem;
}

/** What is looser first. */
export function policyChangesOf({ looser, tighter, unread, gate, owners }: PolicyDifference): readonly PolicyChange[] {
  const all = (what: PolicyChange["what"], change: PolicyChange["change"], problems: readonly Problem[]) =>
    problems.map((problem) => ({ what, change, problem }));
  return [
    ...all("policy", "looser", looser),
    ...all("gate", "looser", gate),
    ...all("owners", "looser", owners),
    ...all("policy", "unknown", unread),
    ...all("policy", "tighter", tighter),
  ];
}

/** For the JSON. */
export function policyJson(difference: PolicyDifference | undefined) {
  return (difference ? policyChangesOf(difference) : []).map(({ what, change, problem: { message, at } }) => ({
    what,
    change,
    message,
    path: at.source.path,
    ...positionAt(at.source, at.span.start),
  }));
}

/** Empty where nothing changes. */
export function policyBlock(
  difference: PolicyDifference,
  columns: number,
  styles: Styles,
  onCut: OnCut,
): readonly string[] {
  const changes = policyChangesOf(difference);
  if (changes.length === 0) return [];
  const { red, yellow, cyan, bold } = styles;
  const plain = (text: string) => text;
  const isLooser = changes.some(({ change }) => change === "looser");
  const title = (isLooser ? red : cyan)(bold(policyTitle(changes)));
  const paints = { looser: yellow, unknown: yellow, tighter: plain };
  const lines = changes
    .slice(0, shown)
    .flatMap((one) =>
      wrap(visible(`${policyWord(one)}: ${one.problem.message} (${spot(one.problem)})`), columns - 4, widthOf).map(
        (line, i) => paints[one.change](`${i === 0 ? "  " : "    "}${line}`),
      ),
    );
  const left = changes.length - shown;
  if (left > 0) onCut();
  return [[title, ...lines, ...(left > 0 ? [`  and ${left} more`] : [])].map((line) => `${line}\n`).join("")];
}

/** The title of the changes: by the policy if that allows more, else by the check itself. */
export function policyTitle(changes: readonly PolicyChange[]): string {
  const looser = changes.filter(({ change }) => change === "looser");
  if (looser.length === 0) return "Changed policy";
  return looser.every(({ what }) => what === "gate") ? "Weakened check" : "Looser policy";
}

/** How one of them changes: a check is no policy, so it is weaker. */
export function policyWord({ what, change }: PolicyChange): string {
  return what === "gate" && change === "looser" ? "weaker" : change;
}

function spot({ at: { source, span } }: Problem): string {
  return `${source.path}:${positionAt(source, span.start).line}`;
}

/** Why the change counts as a gain of power where no subagent gained any; empty where nothing of that is looser. */
export function policyPowerLine({ power, looser, gate, owners }: PolicyDifference): string {
  if (power !== "widened") return "";
  const [first = "", ...more] = [
    ...(looser.length > 0 ? ["the policy allows more"] : []),
    ...(gate.length > 0 ? ["this check guards less"] : []),
    ...(owners.length > 0 ? ["other code owners approve"] : []),
  ];
  return `Power is widened: ${[first, ...more].join(", and ")}`;
}
