/** Shards side by side of which many are killed, lost and run again. */
import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "../../src/fleet/rows/index.ts";
import { shardFileName } from "../../src/fleet/scan/shard-file.ts";
import type { Ran } from "./command.ts";
import { randomFrom } from "./random.ts";
import { figure, type Report } from "./report.ts";
import { fleet, inventoryIn, planIn, planWords, policyFile, rowsIn, type Side } from "./side.ts";
import { sideBySide } from "./side-by-side.ts";

export interface Disturbance {
  readonly shards: number;
  /** How many are killed. */
  readonly killed: number;
  /** How many of them stay dead at first. */
  readonly dead: number;
}

/** The latest moment at which a shard is killed, as a part of its repositories. */
const latest = 0.8;

/** `undisturbed`: the inventory of one shard at the same state. */
export async function disturbed(
  side: Side,
  undisturbed: string,
  { shards, killed, dead }: Disturbance,
  report: Report,
): Promise<void> {
  const random = randomFrom(`killed ${side.organisation.size.seed} ${side.name}`);
  const [planFile, outOf] = ["killed/plan.json", (shard: number) => `killed/scan-${shard}`];
  await fleet(side, planWords(side, planFile, shards));
  const plan = planIn(side, planFile);
  const all = Array.from({ length: shards }, (_, at) => at + 1);
  const victims = new Map(
    random.draw(all, killed).map((shard) => {
      const own = plan.repositories.filter((one) => one.shard === shard).length;
      return [shard, Math.floor(random.next() * latest * own)] as const;
    }),
  );
  const restore = side.vanish();
  const begun = performance.now();
  const complete: Ran[] = [];
  let kills = 0;
  await sideBySide(all, async (shard) => {
    const words = ["scan", "--plan", planFile, "--shard", `${shard}/${shards}`, "--out", outOf(shard)];
    const run = (shouldEnd?: () => boolean) =>
      fleet(side, [...words, "--policy", policyFile], shouldEnd ? { shouldEnd } : {});
    const enough = victims.get(shard);
    if (enough !== undefined) {
      const file = join(side.folder, outOf(shard), shardFileName({ shard, of: shards }));
      if ((await run(() => repositoriesIn(file) >= enough)).code === null) kills++;
      rmSync(join(side.folder, outOf(shard)), { recursive: true, force: true });
    }
    complete.push(await run());
  });
  restore();
  report.line(`${shards} shards, ${killed} killed, seconds`, figure((performance.now() - begun) / 1000));
  report.line("peak of a shard, MiB", figure(Math.max(...complete.map(({ mebibytes }) => mebibytes))));
  report.equal(`${killed} were killed and lost their folder`, kills, killed);
  await fleet(side, ["merge", ...all.map(outOf), "--out", "killed/inventory"]);
  const [expected, found] = [inventoryIn(side, undisturbed), inventoryIn(side, "killed/inventory")];
  report.equal("the inventory is that of the undisturbed run, byte for byte", digest(found), digest(expected));
  await leftDead(side, undisturbed, {
    living: all.filter((shard) => ![...victims.keys()].slice(0, dead).includes(shard)).map(outOf),
    lost: plan.repositories
      .filter((one) => [...victims.keys()].slice(0, dead).includes(one.shard))
      .map(({ name }) => name),
    dead,
    report,
  });
}

/** What comes of an inventory for which some shards never ended, with the last one in their place. */
async function leftDead(
  side: Side,
  undisturbed: string,
  given: {
    readonly living: readonly string[];
    readonly lost: readonly string[];
    readonly dead: number;
    readonly report: Report;
  },
): Promise<void> {
  const { living, lost, dead, report } = given;
  const { code, stderr } = await fleet(side, ["merge", ...living, "--out", "killed/part", "--previous", undisturbed]);
  const rows = rowsIn(side, "killed/part");
  const stale = new Set(rows.filter((row) => row.stale === true).map(({ repository }) => repository));
  report.equal(`${dead} left dead: exactly their repositories are stale`, [...stale].sort(), [...lost].sort());
  report.equal(
    `${dead} left dead: the command says so and ends with 4`,
    [code, stderr.includes(`${lost.length} from the earlier inventory`)],
    [4, true],
  );
  report.equal(
    `${dead} left dead: no row is lost or otherwise`,
    digest(JSON.stringify(rows.map(withoutStale))),
    digest(JSON.stringify(rowsIn(side, undisturbed).map(withoutStale))),
  );
}

/** A row without what a merge with an earlier inventory adds. */
function withoutStale(row: Row): object {
  return { ...row, stale: undefined, ...(row.type === "repository" ? { power: null } : {}) };
}

/** Of two long texts only the digests are worth showing. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const looked = new Map<string, { readonly size: number; readonly count: number }>();

/** How many repositories a shard has read so far: its file is read again only where it has grown. */
function repositoriesIn(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return -1;
  const known = looked.get(file);
  if (known?.size === size) return known.count;
  const count = readFileSync(file, "latin1").split('\n{"type":"repository"').length - 1;
  looked.set(file, { size, count });
  return count;
}
