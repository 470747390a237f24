/** `fleet plan`: writes the plan and prints the matrix of its shards. */
import { makePlan, matrixOf, type PlanOptions } from "../../../fleet/plan/index.ts";
import { outputFolder } from "../../../platform/disk/output.ts";
import { hourlyRate } from "../../../platform/github/organisation/properties.ts";
import { absolutePath } from "../../../platform/native-path.ts";
import { directoryOf, nameOf } from "../../../repo/path.ts";
import { UserError } from "../../../repo/tree.ts";
import { counted } from "../../../sanitize/counted.ts";
import { visible } from "../../../sanitize/text.ts";
import type { FleetTask, PlanSource } from "../../fleet-arguments.ts";
import type { CommandResult, Environment } from "../../run.ts";
import { connect } from "./connection.ts";
import { textAt } from "./files.ts";
import { candidatesIn } from "./mirrors.ts";
import { type Candidates, candidatesFrom, candidatesOf } from "./owners.ts";

/** How many repositories with a problem are named on the screen. */
const named = 20;

/** Exit code 4: GitHub shows the token less than there is. */
export async function runPlan(
  { from, shards, out, today }: Extract<FleetTask, { task: "plan" }>,
  environment: Environment,
): Promise<CommandResult> {
  const { candidates, notes, isShort, hosted } = await found(from, environment);
  const plan = makePlan(candidates, {
    tool: environment.tool,
    date: today ?? environment.today,
    shards,
    ...(hosted ? { hosted } : {}),
  });
  const path = absolutePath(environment.directory, out);
  outputFolder(directoryOf(path) || "/", { create: true }).replace(nameOf(path), [
    `${JSON.stringify(plan, null, 2)}\n`,
  ]);
  const unreadable = plan.repositories.filter(({ problem }) => problem !== null);
  return {
    code: isShort ? 4 : 0,
    texts: [{ file: undefined, text: `${matrixOf(plan)}\n` }],
    notes: [
      `${counted(plan.repositories.length, "repository", "repositories")} in ${counted(plan.shards, "shard", "shards")}: ${visible(out)}`,
      ...notes,
      ...unreadable
        .slice(0, named)
        .map(({ name, problem }) => `\`${visible(name)}\` cannot be read: ${visible(problem ?? "")}`),
      ...(unreadable.length > named ? [`and ${unreadable.length - named} more cannot be read`] : []),
    ],
  };
}

async function found(from: PlanSource, environment: Environment): Promise<Candidates & Pick<PlanOptions, "hosted">> {
  if (from.kind === "mirrors") return candidatesIn(from.folder, environment);
  const { session, service } = connect(environment, null, undefined);
  const rate = await hourlyRate(session);
  return {
    ...(await listed(from, environment, session)),
    hosted: { server: service.server, parallel: from.parallel, perHour: rate, budget: from.budget },
  };
}

async function listed(
  from: Exclude<PlanSource, { kind: "mirrors" }>,
  environment: Environment,
  session: Parameters<typeof candidatesOf>[2],
): Promise<Candidates> {
  if (from.kind === "owner") return candidatesOf(from.owner, from, session);
  const text = textAt(from.file, environment);
  if (text === undefined)
    throw new UserError(`there is no file \`${from.file}\`; write one \`owner/name\` on each line`);
  return candidatesFrom(text, from.file, session);
}
