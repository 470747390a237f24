/**
 * What makes GitHub refuse a workflow, so that none of its jobs runs. Documented by GitHub's syntax of workflows and by
 * the messages of its editor; not all of it is here: an expression that is wrong, for example, is not found.
 */
import { type Node, tableEntries, valueOf } from "../../parsers/node.ts";
import type { Refusal } from "./document.ts";
import { isKnownKey, type Level } from "./workflow-keys.ts";
import { inlineText, wordsIn } from "./usage.ts";
import { addTo } from "../../repo/many.ts";

/** The first reason, in the order of the text of the jobs. */
export function workflowRefusal(workflow: Node): Refusal | undefined {
  const jobs = tableEntries(valueOf(workflow, "jobs"));
  const ids = new Set(jobs.map(({ name = "" }) => name.toLowerCase()));
  for (const { name = "", key, value } of jobs) {
    const reason = reasonOf(name, value, ids);
    if (reason !== undefined) return { message: `GitHub refuses the file, because ${reason}`, span: key.span };
  }
  const circle = circleIn(jobs);
  return (
    circle && {
      message: `GitHub refuses the file, because the job \`${circle.name}\` needs itself`,
      span: circle.key.span,
    }
  );
}

function reasonOf(id: string, job: Node, ids: ReadonlySet<string>): string | undefined {
  if (!/^[A-Za-z_][\w-]*$/.test(id)) return `\`${id}\` is not a valid job id`;
  if (job.kind !== "table") return `the job \`${id}\` is not a mapping`;
  const [uses, runner, steps] = ["uses", "runs-on", "steps"].map((name) => valueOf(job, name));
  if (uses && (runner || steps)) return `the job \`${id}\` has both \`uses\` and \`${runner ? "runs-on" : "steps"}\``;
  if (!uses && !runner && hasKnownKeys(job, "job")) return `the job \`${id}\` has neither \`runs-on\` nor \`uses\``;
  const missing = needsOf(job).find((name) => !ids.has(name));
  if (missing !== undefined) return `the job \`${id}\` needs the job \`${missing}\`, which is not there`;
  return reasonOfSteps(id, steps);
}

function reasonOfSteps(id: string, steps: Node | undefined): string | undefined {
  if (!steps) return undefined;
  if (steps.kind !== "list") return `the steps of the job \`${id}\` are not a list`;
  const known = new Set<string>();
  for (const step of steps.items) {
    if (step.kind !== "table") return `a step of the job \`${id}\` is not a mapping`;
    const [uses, run, name] = ["uses", "run", "id"].map((key) => valueOf(step, key));
    if (uses && run) return `a step of the job \`${id}\` has both \`uses\` and \`run\``;
    if (!uses && !run && hasKnownKeys(step, "step"))
      return `a step of the job \`${id}\` has neither \`uses\` nor \`run\``;
    const text = name ? inlineText(name).toLowerCase() : "";
    if (text !== "" && known.has(text)) return `two steps of the job \`${id}\` have the id \`${text}\``;
    known.add(text);
  }
  return undefined;
}

/** A key that is not known, such as a merge key, may bring what is missing. */
function hasKnownKeys(table: Node, level: Level): boolean {
  return tableEntries(table).every(({ name }) => name !== undefined && isKnownKey(level, name));
}

/** The ids of the jobs that a job waits for. GitHub compares ids without their case. */
function needsOf(job: Node): readonly string[] {
  return wordsIn(valueOf(job, "needs")).flatMap((name) => (name === "" ? [] : [name.toLowerCase()]));
}

type Jobs = ReturnType<typeof tableEntries>;

/** A job that waits for itself: what is left after all jobs whose needs have run. */
function circleIn(jobs: Jobs): Jobs[number] | undefined {
  const waiting = new Map(jobs.map((job) => [job.name?.toLowerCase() ?? "", job] as const));
  const needs = new Map(
    [...waiting].map(
      ([name, { value }]) => [name, new Set(needsOf(value).filter((need) => waiting.has(need)))] as const,
    ),
  );
  const followers = new Map<string, string[]>();
  for (const [name, missing] of needs) for (const need of missing) addTo(followers, need, name);
  const ready = [...needs].flatMap(([name, missing]) => (missing.size === 0 ? [name] : []));
  for (const name of ready) {
    waiting.delete(name);
    for (const follower of followers.get(name) ?? []) {
      const missing = needs.get(follower);
      if (missing?.delete(name) && missing.size === 0) ready.push(follower);
    }
  }
  return [...waiting.values()][0];
}
