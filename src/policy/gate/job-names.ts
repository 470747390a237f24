/** A second job of the name by which a ruleset knows the check: whichever of them is green counts. */
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { Source } from "../../repo/text.ts";
import { type Check, checksIn, type Job } from "./checks.ts";
import type { GateUse } from "./usage.ts";
import { canBeEqual, type NamePattern, stepsOf } from "./wildcards.ts";
import { atBase } from "../../model/load.ts";
import { groupBy } from "../../repo/many.ts";

/**
 * Jobs of the head that are not at the base and may have the name of a job that uses this tool.
 * `strict`: the uses of the head that are as strict as one of the base, or reported.
 */
export async function jobsOfSameName(
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
  const [usesBefore, usesAfter] = [usesByJob(before), usesByJob(after)];
  const required = old.filter(({ jobs }) => usesBefore(lastOf(jobs)).length > 0);
  const requiredChecks = new Set(required);
  const others = new Set(old.filter((check) => !requiredChecks.has(check)).map(identityOf));
  const oldJobs = new Set(old.flatMap(({ jobs }) => jobs.map(keyOf)));
  const requiredJobs = new Set(required.map(({ jobs }) => keyOf(lastOf(jobs))));
  const gateWithNameOf = comparedWith(required);
  return fresh.flatMap((check): readonly PolicyProblem[] => {
    if (others.has(identityOf(check)) || isAsStrict(check, usesAfter, strict)) return [];
    // A job that lost its step is reported as that.
    if (usesAfter(lastOf(check.jobs)).length === 0 && requiredJobs.has(keyOf(lastOf(check.jobs)))) return [];
    const gate = gateWithNameOf(check);
    if (!gate) return [];
    const job = check.jobs.find((one) => !oldJobs.has(keyOf(one))) ?? lastOf(check.jobs);
    return [
      {
        topic: "weakened-gate",
        message: `the job \`${job.id}\` can have the name \`${gate.shown}\` of the required check, so a ruleset may take either of them as passed; rename the new job`,
        at: job.at,
        related: [atBase(lastOf(gate.jobs).at)],
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

function keyOf({ path, id }: Pick<Job, "path" | "id">): string {
  return `${path} ${id}`;
}

function identityOf({ jobs, shown }: Check): string {
  return `${jobs.map(({ path }) => path).join(" ")} ${shown}`;
}

type UsesOfJob = (job: Job) => readonly GateUse[];

function usesByJob(uses: readonly GateUse[]): UsesOfJob {
  const found = groupBy(uses, (use) => keyOf({ path: use.at.source.path, id: use.home }));
  return (job) => found.get(keyOf(job)) ?? [];
}

/** A job with this tool, called by jobs that take nothing away from it, is a check of its own. */
function isAsStrict({ jobs }: Check, usesOf: UsesOfJob, strict: ReadonlySet<GateUse>): boolean {
  const inJobs = jobs.map(usesOf);
  return (
    inJobs.at(-1)?.length !== 0 && inJobs.every((uses) => uses.length === 0 || uses.some((use) => strict.has(use)))
  );
}

/** The most steps of comparing names. After them, every name counts as equal to that of a required check. */
const maxSteps = 1 << 24;

/** Finds a required check whose name another check can have. */
function comparedWith(required: readonly Check[]): (check: Check) => Check | undefined {
  const exact = new Map<string, Check>();
  const patterns: { readonly gate: Check; readonly pattern: NamePattern }[] = [];
  for (const gate of required)
    for (const pattern of gate.names) {
      const name = exactName(pattern);
      if (name !== undefined && !exact.has(name)) exact.set(name, gate);
      patterns.push({ gate, pattern });
    }
  const inexact = patterns.filter(({ pattern }) => pattern.length > 1);
  let left = maxSteps;
  const gateFor = (name: NamePattern): Check | undefined => {
    const text = exactName(name);
    const same = text === undefined ? undefined : exact.get(text);
    // Texts without a part that is not known are equal only to those of the table.
    return (
      same ??
      (text === undefined ? patterns : inexact).find(
        ({ pattern }) => (left -= stepsOf(name, pattern)) < 0 || canBeEqual(name, pattern),
      )?.gate
    );
  };
  return ({ names, skippedNames }) => {
    for (const name of new Set([...names, ...skippedNames])) {
      const gate = gateFor(name);
      if (gate) return gate;
    }
    return undefined;
  };
}

/** As it is compared, if the whole of it is known. */
function exactName(pattern: NamePattern): string | undefined {
  return pattern.length === 1 ? pattern[0]?.toLowerCase() : undefined;
}
