/** The loads of every host in use, with what the search for unknown files finds. */
import { inspect, type HostLoad } from "../../src/inspect/index.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { policyOf } from "./judging.ts";
import { treeOf } from "./memory.ts";

const decisions = await decide(await policyOf("{}\n"), "2026-11-20");

export async function inspectedLoads(files: Readonly<Record<string, string>>): Promise<readonly HostLoad[]> {
  return (await inspect(await RepoIndex.of(treeOf(files)), { decisions, skipsRules: true })).loads;
}
