/** `fleet scan`: reads the repositories of one shard. */
import { failOnAll } from "../../../evaluate/result.ts";
import type { Plan } from "../../../fleet/plan/index.ts";
import { type ScanPorts, scanShard, type ScanResult } from "../../../fleet/scan/index.ts";
import { headerOf, shardFileName } from "../../../fleet/scan/shard-file.ts";
import { type Kept, keptSince } from "../../../fleet/scan/since.ts";
import { type OutputFolder, outputFolder } from "../../../platform/disk/output.ts";
import { serviceOf } from "../../../platform/github/addresses.ts";
import { sha256 } from "../../../platform/hash.ts";
import { absolutePath } from "../../../platform/native-path.ts";
import { join } from "../../../repo/path.ts";
import { UserError } from "../../../repo/tree.ts";
import { counted } from "../../../sanitize/counted.ts";
import { visible } from "../../../sanitize/text.ts";
import type { FleetTask } from "../../fleet-arguments.ts";
import { isRemotePolicy } from "../../policy-sources.ts";
import type { CommandResult, Environment } from "../../run.ts";
import { readCeiling } from "./ceiling.ts";
import { type Connection, connect } from "./connection.ts";
import { inventoryAt, objectFileName, objectReader, objectsFolder, planAt, planFile } from "./files.ts";
import { hostedOpener } from "./hosted.ts";
import { type OpenOptions, openMirror } from "./open.ts";

type Task = Extract<FleetTask, { task: "scan" }>;

/** How many repositories that were not read are named on the screen. */
const named = 50;

/** Exit code 4: a repository was not read; it wins over 1, which `--fail-on` alone gives. */
export async function runScan(does: Task, environment: Environment): Promise<CommandResult> {
  const { text, plan } = await planAt(does.plan, environment);
  const { number, of } = does.shard ?? { number: 1, of: 1 };
  if (of !== plan.shards)
    throw new UserError(
      does.shard
        ? `\`--shard ${number}/${of}\`: the plan has ${counted(plan.shards, "shard")}`
        : `the plan has ${counted(plan.shards, "shard")}; name one with --shard 1/${plan.shards}`,
    );
  const connection = connectionFor(plan, does, environment);
  const options = await openOptions(plan, does, connection, environment);
  const judgedBy = await digestOf(options, environment);
  const folder = outputFolder(absolutePath(environment.directory, does.out), { create: true });
  requireSamePlan(folder, text, does.out);
  folder.replace(planFile, [text]);
  const header = headerOf(plan, {
    shard: number,
    digest: sha256(text),
    policy: does.policy ?? null,
    failOn: does.failOn ?? null,
    judgedBy,
  });
  const name = shardFileName(header);
  const objects = outputFolder(join(absolutePath(environment.directory, does.out), objectsFolder), { create: true });
  const result = await scanShard(
    plan,
    header,
    { tool: environment.tool, date: plan.date, hash: sha256, judgedBy },
    {
      open: opener(plan, connection, options, environment),
      kept: does.since === undefined ? undefined : await keptFrom(does.since, plan, judgedBy, objects, environment),
      keep: (repository, object) => objects.replace(objectFileName(repository), [object]),
      read: () => folder.read(name),
      replace: (content) => folder.replace(name, [content]),
      append: (content) => folder.append(name, content),
      onRepository: () => environment.onRead(),
    },
  );
  return summaryOf(result, does, connection);
}

/** `undefined`: the plan is one of mirrors. */
function connectionFor(plan: Plan, does: Task, environment: Environment): Connection | undefined {
  if (plan.server === null) {
    if (does.budget !== undefined)
      throw new UserError("`--budget` counts requests to GitHub, and this plan is one of mirrors");
    return undefined;
  }
  if (does.offline)
    throw new UserError(
      "`--offline` forbids what this plan needs: its repositories are on a server and not on this disk",
    );
  // A plan is a file that others may write: a token is sent only where the environment says.
  const { server } = serviceOf(environment.environment);
  if (server !== plan.server)
    throw new UserError(
      `the plan was made for ${plan.server}, and GITHUB_SERVER_URL says ${server}; scan where the plan was made`,
    );
  return connect(environment, plan.limits, does.budget);
}

async function openOptions(
  plan: Plan,
  does: Task,
  connection: Connection | undefined,
  environment: Environment,
): Promise<OpenOptions> {
  const { remoteOf } = await import("../../../platform/github/machine.ts");
  const limits = connection && { patience: connection.patience, admit: () => connection.pace.admit() };
  return {
    // Named from the working directory, and never a file of the repository that is read.
    policy:
      does.policy === undefined || isRemotePolicy(does.policy)
        ? does.policy
        : absolutePath(environment.directory, does.policy),
    failOn: does.failOn ?? failOnAll("error"),
    offline: does.offline,
    remote: remoteOf(environment.environment, does.offline, limits),
    today: plan.date,
  };
}

function opener(
  plan: Plan,
  connection: Connection | undefined,
  options: OpenOptions,
  environment: Environment,
): ScanPorts["open"] {
  if (!connection) return (repository) => openMirror(repository, options, environment);
  const { open } = hostedOpener(plan, connection, options, environment);
  return open;
}

/** Identifies all that decides rows beside the repository. Rejects with `UserError` where the policy cannot be used. */
async function digestOf(options: OpenOptions, environment: Environment): Promise<string> {
  const sources = (await readCeiling(options, environment))?.sources ?? [];
  return sha256(
    JSON.stringify([environment.tool.version, options.failOn, sources.map(({ ref, text }) => [ref, sha256(text)])]),
  );
}

/** What holds of an earlier inventory, of which the objects are copied. */
async function keptFrom(
  since: string,
  plan: Plan,
  judgedBy: string,
  objects: OutputFolder,
  environment: Environment,
): Promise<Kept> {
  const kept = await keptSince(inventoryAt("--since", since, environment), plan, judgedBy);
  const objectIn = objectReader(absolutePath(environment.directory, since));
  return (repository) => {
    const lines = kept(repository);
    const object = lines && objectIn(repository.name);
    if (object === undefined) return undefined;
    objects.replace(objectFileName(repository.name), [object]);
    return lines;
  };
}

function summaryOf(result: ScanResult, does: Task, connection: Connection | undefined): CommandResult {
  const { repositories, kept, unchanged, unreached, failed, undecided } = result;
  const fails = does.failOn !== undefined && failed + undecided > 0;
  const requests = connection?.pace.sent();
  return {
    code: unreached.length > 0 ? 4 : fails ? 1 : 0,
    texts: [],
    notes: [
      `${counted(repositories, "repository", "repositories")}${kept > 0 ? `, ${kept} of them by an earlier run` : ""}${unchanged > 0 ? `, ${unchanged} unchanged` : ""}: ${failed} with errors, ${undecided} undecided, ${unreached.length} not read`,
      ...(requests === undefined ? [] : [`${counted(requests, "request", "requests")} to GitHub's API`]),
      ...unreached.slice(0, named).map((one) => `\`${visible(one.name)}\` was not read: ${visible(one.problem)}`),
      ...(unreached.length > named ? [`and ${unreached.length - named} more were not read`] : []),
    ],
  };
}

function requireSamePlan(folder: OutputFolder, text: string, out: string): void {
  const known = folder.read(planFile);
  if (known !== undefined && known !== text)
    throw new UserError(`\`${out}\` holds the scan of another plan; name another folder with --out, or remove it`);
}
