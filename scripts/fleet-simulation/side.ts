/** The two ways to read the organisation, and the commands from the plan to the inventory, measured. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "../../src/fleet/plan/index.ts";
import type { Row } from "../../src/fleet/rows/index.ts";
import { type Cost, type How, type Ran, run } from "./command.ts";
import { type Organisation, vanish } from "./disk.ts";
import type { Server } from "./server.ts";
import { owner, today } from "./specimen.ts";

/** The policy above every repository, in the folder that the commands run in. */
export const policyFile = "organisation.yml";

export interface Side {
  readonly name: string;
  readonly organisation: Organisation;
  /** The folder that the commands run in. */
  readonly folder: string;
  /** What `fleet plan` reads. */
  readonly source: readonly string[];
  environment(cache: string): { readonly [name: string]: string };
  /** Lets happen what happens between a plan and a scan; the function that is returned undoes it. */
  vanish(): () => void;
  asked(): { readonly api: number; readonly git: number };
  /** What was sent or answered so far against GitHub's description. */
  violations(): readonly string[];
}

export function mirrorsOf(organisation: Organisation, folder: string): Side {
  return {
    name: "mirrors",
    organisation,
    folder,
    source: ["--mirrors", "mirrors"],
    environment: () => ({}),
    vanish: () => vanish(organisation),
    asked: () => ({ api: 0, git: 0 }),
    violations: () => [],
  };
}

export function hostedBy(server: Server, organisation: Organisation, folder: string): Side {
  return {
    name: "GitHub",
    organisation,
    folder,
    source: ["--org", owner],
    environment: server.environment,
    vanish: server.vanish,
    asked: server.asked,
    violations: () => server.github.violations,
  };
}

/** What a command took, and what it asked for. */
export interface Taken extends Cost {
  readonly api: number;
  readonly git: number;
}

export interface Whole {
  readonly plan: Taken;
  readonly scan: Taken;
  readonly merge: Taken;
  /** The folder of the inventory, relative to the side's. */
  readonly inventory: string;
}

/** What a command of a fleet may end with here: there is always something that was not read. */
const done = new Set([0, 4]);

let runs = 0;

/** Each run has a cache of its own, as a job elsewhere would. */
export async function fleet(side: Side, words: readonly string[], how: Pick<How, "shouldEnd"> = {}): Promise<Ran> {
  const ran = await run(["fleet", ...words], {
    ...how,
    cwd: side.folder,
    env: side.environment(join(side.folder, `cache-${++runs}`)),
  });
  if (ran.code !== null && !done.has(ran.code))
    throw new Error(`fleet ${words.join(" ")} ended with ${ran.code}: ${ran.stderr.slice(0, 4000)}`);
  return ran;
}

/** The same with the requests of this time: nothing else may run. */
export async function alone(side: Side, words: readonly string[]): Promise<Taken> {
  const before = side.asked();
  const { seconds, work, mebibytes } = await fleet(side, words);
  const after = side.asked();
  return { seconds, work, mebibytes, api: after.api - before.api, git: after.git - before.git };
}

export function planWords(side: Side, plan: string, shards: number): readonly string[] {
  const parallel = side.source.includes("--mirrors") ? [] : ["--max-parallel", "2"];
  return ["plan", ...side.source, "--shards", String(shards), "--out", plan, "--today", today, ...parallel];
}

/** Plan, scan and merge with one shard that nothing disturbs. */
export async function whole(side: Side, base: string, more: readonly string[] = []): Promise<Whole> {
  const inventory = `${base}/inventory`;
  const plan = await alone(side, planWords(side, `${base}/plan.json`, 1));
  const restore = side.vanish();
  const words = ["scan", "--plan", `${base}/plan.json`, "--out", `${base}/scan`, "--policy", policyFile];
  const scan = await alone(side, [...words, ...more]);
  restore();
  const merge = await alone(side, ["merge", `${base}/scan`, "--out", inventory]);
  return { plan, scan, merge, inventory };
}

export function inventoryIn(side: Side, inventory: string): string {
  return readFileSync(join(side.folder, inventory, "inventory.ndjson"), "utf8");
}

export function rowsIn(side: Side, inventory: string): readonly Row[] {
  const lines = inventoryIn(side, inventory).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Row);
}

export function planIn(side: Side, path: string): Plan {
  return JSON.parse(readFileSync(join(side.folder, path), "utf8")) as Plan;
}
