/** `fleet`: the plan, the scan and the merge, with the files that each reads and writes. */
import { failOnAll } from "../../../evaluate/result.ts";
import { inventoryCsv } from "../../../fleet/merge/csv.ts";
import { mergeShards, type NamedText } from "../../../fleet/merge/index.ts";
import { fillDatabase } from "../../../fleet/merge/sqlite.ts";
import { inventorySummary } from "../../../fleet/merge/summary.ts";
import { makePlan, matrixOf, type Plan, readPlan } from "../../../fleet/plan/index.ts";
import { scanShard } from "../../../fleet/scan/index.ts";
import { headerOf, isShardFileName, shardFileName } from "../../../fleet/scan/shard-file.ts";
import { type OutputFolder, outputFolder } from "../../../platform/disk/output.ts";
import { writeDatabase } from "../../../platform/sqlite.ts";
import { sha256 } from "../../../platform/hash.ts";
import { absolute } from "../../../platform/native-path.ts";
import { directoryOf, join, nameOf } from "../../../repo/path.ts";
import { UserError } from "../../../repo/tree.ts";
import { visible } from "../../../sanitize/text.ts";
import type { Arguments } from "../../arguments.ts";
import type { FleetTask } from "../../fleet-arguments.ts";
import type { CommandResult, Environment } from "../../run.ts";
import { openMirror } from "./open.ts";
import { candidatesIn } from "./mirrors.ts";

type Task<T extends FleetTask["task"]> = Extract<FleetTask, { task: T }>;

/** Where a scan and a merge keep the plan. */
const planFile = "plan.json";

/** Exit code 4: a repository was not read, or an earlier row stands in for it. */
export async function runFleet(
  { does }: Extract<Arguments, { kind: "fleet" }>,
  environment: Environment,
): Promise<CommandResult> {
  switch (does.task) {
    case "plan":
      return runPlan(does, environment);
    case "scan":
      return runScan(does, environment);
    case "merge":
      return runMerge(does, environment);
  }
}

async function runPlan(
  { mirrors, shards, out, today }: Task<"plan">,
  environment: Environment,
): Promise<CommandResult> {
  const candidates = await candidatesIn(mirrors, environment);
  const plan = makePlan(candidates, { tool: environment.tool, date: today ?? environment.today, shards });
  const path = absolute(environment.directory, out);
  outputFolder(directoryOf(path) || "/", { create: true }).replace(nameOf(path), [
    `${JSON.stringify(plan, null, 2)}\n`,
  ]);
  const unreadable = plan.repositories.filter(({ problem }) => problem !== null);
  return {
    code: 0,
    texts: [{ file: undefined, text: `${matrixOf(plan)}\n` }],
    notes: [
      `${counted(plan.repositories.length, "repository", "repositories")} in ${counted(plan.shards, "shard", "shards")}: ${visible(out)}`,
      ...unreadable
        .slice(0, 20)
        .map(({ name, problem }) => `\`${visible(name)}\` cannot be read: ${visible(problem ?? "")}`),
    ],
  };
}

async function runScan(does: Task<"scan">, environment: Environment): Promise<CommandResult> {
  const { text, plan } = await planAt(does.plan, environment);
  const { number, of } = does.shard ?? { number: 1, of: 1 };
  if (of !== plan.shards)
    throw new UserError(
      does.shard
        ? `\`--shard ${number}/${of}\`: the plan has ${plan.shards} shards`
        : `the plan has ${plan.shards} shards; name one with --shard 1/${plan.shards}`,
    );
  const folder = outputFolder(absolute(environment.directory, does.out), { create: true });
  requireSamePlan(folder, text, does.out);
  folder.replace(planFile, [text]);
  const header = headerOf(plan, {
    shard: number,
    digest: sha256(text),
    policy: does.policy ?? null,
    failOn: does.failOn ?? null,
  });
  const name = shardFileName(header);
  const result = await scanShard(
    plan,
    header,
    { tool: environment.tool, date: plan.date, hash: sha256 },
    {
      open: (repository) =>
        openMirror(
          repository,
          { policy: does.policy, failOn: does.failOn ?? failOnAll("error"), offline: does.offline, today: plan.date },
          environment,
        ),
      read: () => folder.read(name),
      replace: (content) => folder.replace(name, [content]),
      append: (content) => folder.append(name, content),
      onRepository: () => environment.onRead(),
    },
  );
  const { repositories, kept, unreached, failed, undecided } = result;
  const fails = does.failOn !== undefined && failed + undecided > 0;
  return {
    code: unreached.length > 0 ? 4 : fails ? 1 : 0,
    texts: [],
    notes: [
      `${counted(repositories, "repository", "repositories")}${kept > 0 ? `, ${kept} of them by an earlier run` : ""}: ${failed} with errors, ${undecided} undecided, ${unreached.length} not read`,
      ...unreached.slice(0, 50).map((one) => `\`${visible(one.name)}\` was not read: ${visible(one.problem)}`),
      ...(unreached.length > 50 ? [`and ${unreached.length - 50} more were not read`] : []),
    ],
  };
}

async function runMerge({ folders, out, previous }: Task<"merge">, environment: Environment): Promise<CommandResult> {
  const at = (path: string) => outputFolder(absolute(environment.directory, path), { create: false });
  const opened = folders.map((path) => ({ path, folder: at(path) }));
  const plans = opened.flatMap(({ path, folder }) => {
    const text = folder.read(planFile);
    return text === undefined ? [] : [{ name: `${path}/${planFile}`, text }];
  });
  const [first] = plans;
  if (!first) throw new UserError(`no folder has a \`${planFile}\`; name the folders that \`fleet scan\` wrote`);
  const other = plans.find(({ text }) => text !== first.text);
  if (other) throw new UserError(`\`${first.name}\` and \`${other.name}\` are two plans; merge the shards of one`);
  const shards = opened.flatMap(({ path, folder }) =>
    folder
      .names()
      .filter(isShardFileName)
      .map((name): NamedText => ({ name: `${path}/${name}`, text: folder.read(name) ?? "" })),
  );
  const inventory = mergeShards({
    plan: await readPlan(first.text, first.name, environment.tool),
    digest: sha256(first.text),
    shards,
    previous: previous === undefined ? undefined : inventoryAt(previous, at(previous)),
    hash: sha256,
  });
  const target = outputFolder(absolute(environment.directory, out), { create: true });
  const summary = inventorySummary(inventory);
  target.replace(
    "inventory.ndjson",
    inventory.repositories.map(({ lines }) => lines.map((line) => `${line}\n`).join("")),
  );
  target.replace("inventory.csv", inventoryCsv(inventory));
  target.replace("summary.md", [summary]);
  const database = join(absolute(environment.directory, out), "inventory.sqlite");
  const hasDatabase = writeDatabase(database, (empty) => fillDatabase(empty, inventory));
  const rows = inventory.repositories.map(({ row }) => row);
  const [unreached, stale] = [
    rows.filter(({ conclusion }) => conclusion === "unreached").length,
    rows.filter((row) => row.stale).length,
  ];
  return {
    code: unreached + stale > 0 ? 4 : 0,
    texts: [],
    notes: [
      `${counted(rows.length, "repository", "repositories")} in ${visible(out)}: ${unreached} not read, ${stale} from the earlier inventory`,
      ...(hasDatabase ? [] : ["no inventory.sqlite was written: it needs Node.js 22.13 or newer"]),
    ],
  };
}

function inventoryAt(path: string, folder: OutputFolder): NamedText {
  const text = folder.read("inventory.ndjson");
  if (text === undefined) throw new UserError(`\`--previous ${path}\` has no \`inventory.ndjson\``);
  return { name: `${path}/inventory.ndjson`, text };
}

async function planAt(path: string, environment: Environment): Promise<{ readonly text: string; readonly plan: Plan }> {
  const full = absolute(environment.directory, path);
  const text = outputFolder(directoryOf(full) || "/", { create: false }).read(nameOf(full));
  if (text === undefined) throw new UserError(`there is no plan \`${path}\`; write it with \`fleet plan\``);
  return { text, plan: await readPlan(text, path, environment.tool) };
}

function requireSamePlan(folder: OutputFolder, text: string, out: string): void {
  const known = folder.read(planFile);
  if (known !== undefined && known !== text)
    throw new UserError(`\`${out}\` holds the scan of another plan; name another folder with --out, or remove it`);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
