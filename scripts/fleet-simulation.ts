/**
 * A simulated organisation, read in every way that `fleet` knows: over the stand-in for GitHub, which is held to
 * GitHub's own description, and over mirrors. `npm run fleet-simulation -- [--repositories N] [--shards N] [--seed N]
 * [--quick]` prints what it took, and exits with 1 if an inventory is not what it should be. It runs the bundle: `npm
 * run bundle` first.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drawnRows } from "./fleet-simulation/checkouts.ts";
import { breakMirrors, makeOrganisation } from "./fleet-simulation/disk.ts";
import { impacts, policies } from "./fleet-simulation/impact.ts";
import { disturbed } from "./fleet-simulation/killed.ts";
import { figure, newReport, type Report } from "./fleet-simulation/report.ts";
import { type Server, serve } from "./fleet-simulation/server.ts";
import {
  hostedBy,
  inventoryIn,
  mirrorsOf,
  policyFile,
  type Side,
  type Taken,
  type Whole,
  whole,
} from "./fleet-simulation/side.ts";
import { changeSome, scanSince } from "./fleet-simulation/since.ts";
import { wholeNumber } from "./options.ts";

const { values } = parseArgs({
  options: {
    repositories: { type: "string" },
    shards: { type: "string" },
    seed: { type: "string", default: "1" },
    quick: { type: "boolean", default: false },
  },
});

/** The fewest repositories in which everything occurs. */
const fewest = 30;

const { quick } = values;
const count = wholeNumber("--repositories", values.repositories ?? (quick ? "30" : "5000"), fewest);
const shards = wholeNumber("--shards", values.shards ?? (quick ? "4" : "16"), 4);
const seed = wholeNumber("--seed", values.seed, 0);
const disturbance = { shards, killed: Math.floor((shards * 10) / 16), dead: Math.floor((shards * 5) / 16) };
/** How much is drawn to be compared with checkouts: rows, and repositories for each policy. */
const sample = quick ? { rows: 6, repositories: 2 } : { rows: 50, repositories: 25 };

const report = newReport((text) => void process.stdout.write(text));
const folder = mkdtempSync(join(tmpdir(), "profile-check-fleet-"));
try {
  await simulate();
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
if (report.failures.length > 0) {
  process.stdout.write(`\nnot as it should be:\n${report.failures.map((one) => `- ${one}\n`).join("")}`);
  process.exitCode = 1;
}

async function simulate(): Promise<void> {
  report.line(
    `${count} repositories, seed ${seed}, Node.js ${process.versions.node}, ${availableParallelism()} cores, ${process.platform}`,
  );
  const large = await readable("large", count);
  const small = quick ? undefined : await readable("small", Math.max(fewest, Math.round(count / 10)));
  const firsts: (readonly [Side, Whole])[] = [];
  for (const kind of ["mirrors", "hosted"] as const)
    firsts.push([large[kind], await firstScans(large[kind], small?.[kind])]);
  await byApi(small ?? large);
  for (const [side, { inventory }] of quick ? firsts.slice(1) : firsts) {
    report.title(`Killed: ${side.name}`);
    await disturbed(side, inventory, disturbance, report);
  }
  const changed = await changeSome(large.mirrors.organisation);
  large.server.refresh();
  for (const [side, first] of firsts) {
    report.title(`Since the first scan: ${side.name}`);
    await drawnRows(side, await scanSince(side, first, changed, report), sample.rows, report);
  }
  await impacts(large.mirrors, "since/inventory", sample.repositories, report);
  report.title("The stand-in for GitHub", "API requests", "git requests");
  for (const { server } of small ? [small, large] : [large]) await close(server);
  report.line("seconds of all of this", figure(performance.now() / 1000));
}

/** An organisation with both ways to read it. */
interface Readable {
  readonly server: Server;
  readonly mirrors: Side;
  readonly hosted: Side;
}

async function readable(name: string, count: number): Promise<Readable> {
  const [place, hosted] = [name, `${name}-hosted`].map(newFolder);
  if (place === undefined || hosted === undefined) throw new Error("there are two folders");
  const begun = performance.now();
  const organisation = await makeOrganisation(place, { count, seed, many: quick ? 20 : 200 });
  report.line(`${count} repositories are made, seconds`, figure((performance.now() - begun) / 1000));
  const server = await serve(organisation);
  breakMirrors(organisation);
  return { server, mirrors: mirrorsOf(organisation, place), hosted: hostedBy(server, organisation, hosted) };
}

/** A folder in which commands can run. */
function newFolder(name: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, policyFile), policies.organisation);
  return place;
}

/** The first scan of the organisation and of the smaller one, and how what it takes grows. */
async function firstScans(more: Side, less: Side | undefined): Promise<Whole> {
  report.title(`First scan: ${more.name}`, "seconds", "CPU seconds", "peak MiB", "API requests", "git requests");
  const few = less && (await printed(less, report));
  const many = await printed(more, report);
  if (!less || !few) return many;
  const factor = Math.log(more.organisation.members.length / less.organisation.members.length);
  const exponent = (cost: (whole: Whole) => number): string => figure(Math.log(cost(many) / cost(few)) / factor);
  report.line(
    "  grows with the exponent",
    exponent(({ plan, scan, merge }) => plan.seconds + scan.seconds + merge.seconds),
    exponent(({ plan, scan, merge }) => (plan.work ?? 1) + (scan.work ?? 1) + (merge.work ?? 1)),
    exponent(({ plan, scan, merge }) => Math.max(plan.mebibytes, scan.mebibytes, merge.mebibytes)),
  );
  return many;
}

async function printed(side: Side, { line, equal }: Report): Promise<Whole> {
  const { length } = side.organisation.members;
  const all = await whole(side, "first");
  for (const task of ["plan", "scan", "merge"] as const) line(`${length} repositories: ${task}`, ...cellsOf(all[task]));
  const [api, git] = [all.plan.api + all.scan.api, all.plan.git + all.scan.git];
  if (api > 0) {
    line("  requests per repository", "", "", "", figure(api / length), figure(git / length));
    equal("  none is against GitHub's description", side.violations().slice(0, 5), []);
  }
  return all;
}

function cellsOf({ seconds, work, mebibytes, api, git }: Taken): readonly string[] {
  const requests = api + git > 0 ? [String(api), String(git)] : [];
  return [figure(seconds), work === undefined ? "–" : figure(work), figure(mebibytes), ...requests];
}

/** Where git is closed, the API alone brings the same. */
async function byApi({ server: { github }, hosted }: Readable): Promise<void> {
  report.title("GitHub without git", "seconds", "CPU seconds", "peak MiB", "API requests", "git requests");
  github.git.isClosed = true;
  const { plan, scan, inventory } = await whole(hosted, "api");
  github.git.isClosed = false;
  const { length } = hosted.organisation.members;
  report.line(`${length} repositories: scan`, ...cellsOf(scan));
  report.line("  requests per repository", "", "", "", figure((plan.api + scan.api) / length));
  report.equal(
    "the inventory is that of the scan by git, byte for byte",
    inventoryIn(hosted, inventory) === inventoryIn(hosted, "first/inventory"),
    true,
  );
}

async function close({ github }: Server): Promise<void> {
  const { violations, requests, gitRequests } = github;
  report.line("requests in all", String(requests.length), String(gitRequests.length));
  report.equal("none is against GitHub's description", violations.slice(0, 5), []);
  await github.close();
}
