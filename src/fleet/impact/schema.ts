/**
 * The answer of `fleet impact` as other programs read it; a part of `fleet.schema.json` is generated from this schema.
 */
import { z } from "zod";
import { conclusions } from "../rows/words.ts";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const failure = z.strictObject({
  rule: z.string(),
  kind: z.string().nullable(),
  host: z.string().nullable(),
  path: z.string(),
  line: z.int().min(1),
  profile: z.string().nullable(),
  message: z.string(),
  fingerprint: z.string(),
  owners: z.array(z.string()).describe("The code owners of the path; empty: the inventory knows none."),
});

const turn = z.strictObject({ day, begins: z.array(failure), stops: z.array(failure) });

const repositoryImpact = z.strictObject({
  repository: z.string(),
  wave: z.array(z.string()).nullable().describe("The patterns of its wave in the policy; null: it is in none."),
  before: z.enum(conclusions).describe("By the errors of the inventory, whatever `--fail-on` the scan had."),
  after: z.enum(["passed", "failed", "undecided", "empty", "needs a scan"]),
  reason: z.string().nullable().describe("Why it is undecided, or needs a scan."),
  turns: z
    .array(turn)
    .describe("The first is that of today; the others are the days on which something begins or stops to fail."),
});

const laterStage = z.strictObject({
  day,
  stage: z.enum(["warn", "enforce"]),
  rule: z.string().nullable().describe("The rule that has this schedule; null: every rule without its own."),
  wave: z.array(z.string()).nullable().describe("The patterns of the wave that has it; null: the rollout's own."),
});

/** The whole answer, for each repository and without any state of a run. */
export const impactSchema = z.strictObject({
  version: z.literal(1),
  today: day,
  ending: z.int().min(0).describe("How many days after today were looked at."),
  policy: z.string().describe("What `--policy` names."),
  laterStages: z.array(laterStage).describe("Stages of the rollout that begin after those days, by day."),
  repositories: z.array(repositoryImpact),
});

/** A stage of the rollout that begins after the days that are looked at. */
export interface LaterStage extends Readonly<Omit<z.infer<typeof laterStage>, "wave">> {
  readonly wave: readonly string[] | null;
}

/** A finding that fails, or failed. */
export interface Failure extends Readonly<Omit<z.infer<typeof failure>, "owners">> {
  readonly owners: readonly string[];
}
/** What begins to fail on a day, and what stops. */
export interface Turn {
  readonly day: string;
  readonly begins: readonly Failure[];
  readonly stops: readonly Failure[];
}
/** What the policy does to one repository. */
export interface RepositoryImpact extends Readonly<Omit<z.infer<typeof repositoryImpact>, "turns" | "wave">> {
  readonly wave: readonly string[] | null;
  readonly turns: readonly Turn[];
}
