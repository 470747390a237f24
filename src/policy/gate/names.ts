/** A second job of the name by which a ruleset knows the check: whichever of them is green counts. */
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { Source } from "../../repo/text.ts";
import { type Check, checksIn, type Job } from "./checks.ts";
import type { GateUse } from "./usage.ts";
import { canBeEqual, type NamePattern } from "./wildcards.ts";

/**
 * Jobs of the head that are not at the base and may have the name of a job that uses this tool.
 * `strict`: the uses of the head that are as strict as one of the base, or reported.
 */
export async function namesakes(
  base: readonly Source[],
  head: readonly Source[],
  before: readonly GateUse[],
  after: readonly GateUse[],
  strict: ReadonlySet<GateUse>,
): Promise<readonly PolicyProblem[]> {
  if (before.every(({ kind }) => kind === "hook")) return [];
  const [workflows, headWorkflows] = [base.filter(isWorkflow), head.filter(isWorkflow)];
  const texts = new Map(workflows.map(({ path, text }) => [path, text]));
  if (headWorkflows.every(({ path, text }) => texts.get(path) === text)) return [];
  const [old, fresh] = await Promise.all([checksIn(workflows), checksIn(headWorkflows)]);
  const required = old.filter(({ jobs }) => usesOf(before, lastOf(jobs)).length > 0);
  const others = new Set(old.filter((check) => !required.includes(check)).map(identityOf));
  const oldJobs = new Set(old.flatMap(({ jobs }) => jobs.map(keyOf)));
  const requiredJobs = new Set(required.map(({ jobs }) => keyOf(lastOf(jobs))));
  return fresh.flatMap((check): readonly PolicyProblem[] => {
    if (others.has(identityOf(check)) || isAsStrict(check, after, strict)) return [];
    // A job that lost its step is reported as that.
    if (usesOf(after, lastOf(check.jobs)).length === 0 && requiredJobs.has(keyOf(lastOf(check.jobs)))) return [];
    const gate = required.find(({ names }) => canMatch([...check.names, ...check.skippedNames], names));
    if (!gate) return [];
    const job = check.jobs.find((one) => !oldJobs.has(keyOf(one))) ?? lastOf(check.jobs);
    return [
      {
        topic: "weakened-gate",
        message: `the job \`${job.id}\` can have the name \`${gate.shown}\` of the required check, so a ruleset may take either of them as passed; rename the new job`,
        at: job.at,
        related: [{ message: "at the base", at: lastOf(gate.jobs).at }],
      },
    ];
  });
}

function isWorkflow({ path }: Source): boolean {
  return path.startsWith(".github/workflows/");
}

function lastOf(jobs: Check["jobs"]): Job {
  return jobs.at(-1) ?? jobs[0];
}

function keyOf({ path, id }: Job): string {
  return `${path} ${id}`;
}

function identityOf({ jobs, shown }: Check): string {
  return `${jobs.map(({ path }) => path).join(" ")} ${shown}`;
}

function usesOf(uses: readonly GateUse[], { path, id }: Job): readonly GateUse[] {
  return uses.filter(({ home, at }) => home === id && at.source.path === path);
}

/** A job with this tool, called by jobs that take nothing away from it, is a check of its own. */
function isAsStrict({ jobs }: Check, after: readonly GateUse[], strict: ReadonlySet<GateUse>): boolean {
  const inJobs = jobs.map((job) => usesOf(after, job));
  return (
    inJobs.at(-1)?.length !== 0 && inJobs.every((uses) => uses.length === 0 || uses.some((use) => strict.has(use)))
  );
}

function canMatch(names: readonly NamePattern[], required: readonly NamePattern[]): boolean {
  return required.some((pattern) => names.some((name) => canBeEqual(name, pattern)));
}
