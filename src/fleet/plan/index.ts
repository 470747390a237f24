/** A plan: the repositories of a fleet with the commits that are read, divided into shards. */
import type { z } from "zod";
import type { Tool } from "../../evaluate/result.ts";
import { byBytes } from "../../repo/path.ts";
import { UserError } from "../../repo/tree.ts";
import type { planned, planSchema } from "./schema.ts";

/** A repository of a plan. `shard` counts from 1. */
export type PlannedRepository = z.infer<typeof planned>;
/** Sorted by name. `date`: the day that policies are judged on, in every shard. */
export type Plan = z.infer<typeof planSchema>;

/** A repository before it is given to a shard. */
export type Candidate = Omit<PlannedRepository, "shard">;

/** The repositories of one shard where no number of shards is given: some minutes of work. */
const perShard = 320;

/** The most shards that are made by themselves: a matrix of GitHub has at most 256 jobs. */
const mostShards = 256;

/** What a user chooses of a plan. `date`: `YYYY-MM-DD`, UTC. */
export interface PlanOptions {
  readonly tool: Tool;
  readonly date: string;
  /** Absent: one for some minutes of work each. */
  readonly shards: number | undefined;
  /** The server that the repositories are on, and what the token may send; absent: they are mirrors. */
  readonly hosted?: {
    readonly server: string;
    readonly parallel: number;
    readonly perHour: number | undefined;
    readonly budget: number | undefined;
  };
}

/**
 * Neighbours in the list go to different shards, since large repositories often have similar names. Throws `UserError`
 * where two repositories have one name.
 */
export function makePlan(candidates: readonly Candidate[], { tool, date, shards, hosted }: PlanOptions): Plan {
  const sorted = [...candidates].sort((a, b) => byBytes(a.name, b.name));
  const twin = sorted.findIndex(({ name }, at) => name === sorted[at + 1]?.name);
  if (twin >= 0) throw new UserError(twinsText(sorted.slice(twin, twin + 2)));
  const requested = shards ?? Math.min(mostShards, Math.ceil(sorted.length / perShard));
  const count = Math.max(1, Math.min(requested, sorted.length));
  return {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    date,
    shards: count,
    server: hosted?.server ?? null,
    limits: hosted ? shareOf(hosted, count) : null,
    repositories: sorted.map((candidate, at) => ({ ...candidate, shard: (at % count) + 1 })),
  };
}

function twinsText(twins: readonly Candidate[]): string {
  const paths = twins.flatMap(({ path }) => (path === null ? [] : [path])).sort();
  const what = `two repositories have the name \`${twins[0]?.name}\``;
  return paths.length > 0
    ? `${what}: ${paths.map((path) => `\`${path}\``).join(" and ")}; rename one of the folders`
    : `${what}; a plan names each once`;
}

/** The share of one shard: of the rate among those that run side by side, of the budget among all. */
function shareOf({ parallel, perHour, budget }: NonNullable<PlanOptions["hosted"]>, shards: number): Plan["limits"] {
  const together = Math.min(parallel, shards);
  return {
    parallel: together,
    perHour: perHour === undefined ? null : Math.max(1, Math.floor(perHour / together)),
    budget: budget === undefined ? null : Math.floor(budget / shards),
  };
}

/** Rejects with `UserError` for what is not a plan of this version of the tool. `name`: the file, for messages. */
export async function readPlan(text: string, name: string, { version }: Pick<Tool, "version">): Promise<Plan> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UserError(`\`${name}\` is not JSON; write it with \`fleet plan --out ${name}\``);
  }
  const { planSchema: schema } = await import("./schema.ts");
  const read = schema.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new UserError(
      `\`${name}\` is not a plan of this tool: ${issue?.path.join(".") || "it"}: ${issue?.message ?? "is wrong"}`,
    );
  }
  if (read.data.tool.version !== version)
    throw new UserError(
      `\`${name}\` is a plan of version ${read.data.tool.version}, and this is version ${version}; every part of a fleet is read by one version`,
    );
  return read.data;
}

/** The matrix of a job for each shard: `{"shard":["1/16","2/16",…]}`. */
export function matrixOf({ shards }: Plan): string {
  return JSON.stringify({ shard: Array.from({ length: shards }, (_, at) => `${at + 1}/${shards}`) });
}
