/** The checks that workflows report to GitHub, with the names by which a ruleset knows them. */
import { entryOf, type Node, tableEntries, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { documentOf } from "./document.ts";
import { inlineText, wordsIn } from "./usage.ts";
import { concatPatterns, type NamePattern } from "./wildcards.ts";

/** A job that makes a check of a pull request. */
export interface Job {
  /** The workflow's path. */
  readonly path: string;
  /** Its key below `jobs`; the check's name may differ. */
  readonly id: string;
  readonly at: Place;
}

/** One job of a workflow that an event starts, or of one that such a job calls. */
export interface Check {
  /** From the job of the workflow that an event starts to the job that reports. */
  readonly jobs: readonly [Job, ...Job[]];
  /** For people: expressions as they are written, `*` for what is not known. */
  readonly shown: string;
  /** The names that it can have if it runs. */
  readonly names: readonly NamePattern[];
  /**
   * The names that it can have if it is skipped, which counts as passed: neither a matrix nor a called workflow adds to
   * them.
   */
  readonly skippedNames: readonly NamePattern[];
}

interface Workflow {
  readonly source: Source;
  readonly isStarted: boolean;
  readonly jobs: readonly { readonly name?: string | undefined; readonly key: Node; readonly value: Node }[];
}

/** How many workflows GitHub lets call one another in a row. */
const maxDepth = 10;

/** What is called beyond so much work has any name. Two thousand checks of plain jobs are less. */
const maxWork = 1 << 18;

/** What one more name of a check costs, next to the characters that are shown of it. */
const workOfName = 16;

/** The most names of one check that are told apart. One with more has any name. */
const maxNames = 64;

/** Longer than any sensible name: such a job has any name. */
const maxNameLength = 1_000;

const anyName: NamePattern = ["", ""];

/** `sources`: the workflows of a repository. */
export async function checksIn(sources: readonly Source[]): Promise<readonly Check[]> {
  const workflows = new Map<string, Workflow>();
  for (const source of sources) {
    const document = await documentOf(source, "github");
    if ("kind" in document) continue;
    const on = valueOf(document.node, "on") ?? valueOf(document.node, "true");
    const events = wordsIn(on);
    const isStarted = events.length === 0 || events.some((event) => event !== "workflow_call");
    workflows.set(source.path, { source, isStarted, jobs: tableEntries(valueOf(document.node, "jobs")) });
  }
  const checks: Check[] = [];
  let left = maxWork;
  const read = (workflow: Workflow, before: Check | undefined): void => {
    for (const { name: id = "?", key, value } of workflow.jobs) {
      if (before && left <= 0) {
        checks.push(withAnyJob(before));
        return;
      }
      const written = entryOf(value.kind === "table" ? value : emptyTable, "name")?.value;
      const job = { path: workflow.source.path, id, at: { source: workflow.source, span: (written ?? key).span } };
      const check = checkOf(job, written && inlineText(written) !== "" ? inlineText(written) : id, value, before);
      left -= check.shown.length + workOfName * (check.names.length + check.skippedNames.length);
      const uses = valueOf(value, "uses");
      const called = uses && workflows.get(inlineText(uses).replace(/^\.\//, ""));
      if (!uses) checks.push(check);
      else if (called && check.jobs.length <= maxDepth) read(called, check);
      else checks.push(withAnyJob(check));
    }
  };
  for (const workflow of workflows.values()) if (workflow.isStarted) read(workflow, undefined);
  return checks;
}

/** A check of a job that this one calls, whose name is not known. */
function withAnyJob(check: Check): Check {
  return {
    ...check,
    shown: `${check.shown} / *`,
    names: check.names.map((name) => concatPatterns(name, [" / ", ""])),
  };
}

const emptyTable = { kind: "table", span: { start: 0, end: 0 }, entries: [] } as const;

function checkOf(job: Job, written: string, value: Node, before: Check | undefined): Check {
  const own = written.length > maxNameLength ? anyName : written.split(/\$\{\{.*?\}\}/s);
  const strategy = valueOf(value, "strategy");
  const hasMatrix = strategy?.kind === "scalar" || valueOf(strategy, "matrix") !== undefined;
  // A name that shows the matrix itself gets no suffix, and one with an expression may.
  const forms = hasMatrix ? [concatPatterns(own, [" (", ")"]), ...(own.length > 1 ? [own] : [])] : [own];
  const shown = `${written}${hasMatrix ? " (*)" : ""}`;
  if (!before) return { jobs: [job], shown, names: forms, skippedNames: [own] };
  const within = (form: NamePattern) => before.names.map((name) => concatPatterns(name, [" / "], form));
  return {
    jobs: [...before.jobs, job],
    shown: `${before.shown} / ${shown}`,
    names: withinNameLimit(forms.flatMap(within)),
    skippedNames: withinNameLimit([...before.skippedNames, ...within(own)]),
  };
}

function withinNameLimit(names: readonly NamePattern[]): readonly NamePattern[] {
  return names.length > maxNames ? [anyName] : names;
}
