/** `fleet`: the plan, the scan, the merge and the impact, with the files that each reads and writes. */
import type { Arguments } from "../../arguments.ts";
import type { CommandResult, Environment } from "../../run.ts";
import { runImpact } from "./impact.ts";
import { runMerge } from "./merge.ts";
import { runPlan } from "./plan.ts";
import { runScan } from "./scan.ts";

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
    case "impact":
      return runImpact(does, environment);
  }
}
