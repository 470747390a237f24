/** A second job of the name by which a ruleset knows the check: whichever of them is green counts. */
import { type Node, valueOf } from "../../parsers/node.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { Place, Source } from "../../repo/text.ts";
import { documentOf } from "./document.ts";
import { type GateUse, tableEntries, textOf } from "./usage.ts";

interface NamedJob {
  readonly path: string;
  readonly id: string;
  /** The name as written; GitHub fills in expressions. */
  readonly name: string;
  readonly at: Place;
}

/** Jobs of the head that are not at the base, use nothing of this tool, and may have the name of a job that does. */
export async function namesakes(
  base: readonly Source[],
  head: readonly Source[],
  before: readonly GateUse[],
  after: readonly GateUse[],
): Promise<readonly PolicyProblem[]> {
  const gates = before.filter(({ kind }) => kind !== "hook");
  if (gates.length === 0) return [];
  const texts = new Map(base.map(({ path, text }) => [path, text]));
  const changed = head.filter(({ path, text }) => isWorkflow(path) && texts.get(path) !== text);
  const [old, fresh] = await Promise.all([jobsIn(base.filter(({ path }) => isWorkflow(path))), jobsIn(changed)]);
  const isGate = (uses: readonly GateUse[], { path, id }: NamedJob) =>
    uses.some(({ home, at }) => home === id && at.source.path === path);
  const required = old.filter((job) => isGate(before, job));
  // A job that lost its step is reported as that.
  const isRequired = ({ path, id }: NamedJob) => required.some((job) => job.path === path && job.id === id);
  const others = new Set(old.filter((job) => !isGate(before, job)).map(({ path, name }) => `${path} ${name}`));
  return fresh.flatMap((job): readonly PolicyProblem[] => {
    if (isGate(after, job) || isRequired(job) || others.has(`${job.path} ${job.name}`)) return [];
    const gate = required.find(({ name }) => mayBe(job.name, name));
    return gate
      ? [
          {
            topic: "weakened-gate",
            message: `the job \`${job.id}\` can have the name \`${gate.name}\` of the required check, so a ruleset may take either of them as passed; rename the new job`,
            at: job.at,
            related: [{ message: "at the base", at: gate.at }],
          },
        ]
      : [];
  });
}

function isWorkflow(path: string): boolean {
  return path.startsWith(".github/workflows/");
}

async function jobsIn(sources: readonly Source[]): Promise<readonly NamedJob[]> {
  const found = await Promise.all(
    sources.map(async (source) => {
      const document = await documentOf(source, "github");
      return "kind" in document ? [] : tableEntries(valueOf(document.node, "jobs")).map((job) => namedJob(source, job));
    }),
  );
  return found.flat();
}

function namedJob(
  source: Source,
  { name: id = "?", key, value }: { name?: string | undefined; key: Node; value: Node },
): NamedJob {
  const written = valueOf(value, "name");
  const name = written && textOf(written) !== "" ? textOf(written) : id;
  return { path: source.path, id, name, at: { source, span: (written ?? key).span } };
}

/** GitHub compares names without their case. An expression may become any text. */
function mayBe(written: string, name: string): boolean {
  const pattern = written
    .toLowerCase()
    .split(/\$\{\{.*?\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
  return new RegExp(`^${pattern}$`).test(name.toLowerCase());
}
