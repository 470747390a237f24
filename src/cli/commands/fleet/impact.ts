/** `fleet impact`: what a policy would do to every repository of an inventory. No repository is read. */
import { blocksOf } from "../../../fleet/inventory.ts";
import { impactOf } from "../../../fleet/impact/index.ts";
import { laterStages } from "../../../fleet/impact/later-stages.ts";
import { impactText } from "../../../fleet/impact/text.ts";
import { remoteOf } from "../../../platform/github/machine.ts";
import { sha256 } from "../../../platform/hash.ts";
import { absolutePath } from "../../../platform/native-path.ts";
import { UserError } from "../../../repo/tree.ts";
import { writeJson } from "../../../sanitize/json.ts";
import type { FleetTask } from "../../fleet-arguments.ts";
import type { CommandResult, Environment } from "../../run.ts";
import { inventoryAt, objectReader } from "./files.ts";
import { readCeiling } from "./ceiling.ts";

/** Exit code 4: of a repository only a scan can tell. */
export async function runImpact(
  { inventory, policy, today = undefined, ending, format, offline }: Extract<FleetTask, { task: "impact" }>,
  environment: Environment,
): Promise<CommandResult> {
  const path = absolutePath(environment.directory, inventory);
  const lines = inventoryAt("--inventory", inventory, environment);
  const remote = remoteOf(environment.environment, offline);
  const ceiling = await readCeiling({ policy, offline, remote }, environment);
  if (!ceiling) throw new UserError("`--policy` names no policy");
  const day = today ?? environment.today;
  const impacts = await impactOf({
    blocks: await blocksOf(lines),
    objectOf: objectReader(path),
    policy: ceiling,
    today: day,
    ending,
    tool: `${environment.tool.name} ${environment.tool.version}`,
    hash: sha256,
  });
  const needScan = impacts.some(({ after }) => after === "needs a scan");
  const later = laterStages(ceiling, day, ending);
  const text =
    format === "json"
      ? writeJson({ version: 1, today: day, ending, policy, laterStages: later, repositories: impacts })
      : impactText(impacts, { policy, today: day, ending, later });
  return { code: needScan ? 4 : 0, texts: [{ file: undefined, text }], notes: [] };
}
