/** A second scan after some repositories have changed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "../../src/fleet/rows/index.ts";
import { change, type Member, type Organisation } from "./disk.ts";
import { randomFrom } from "./random.ts";
import { figure, type Report, share } from "./report.ts";
import { alone, inventoryIn, rowsIn, policyFile, type Side, type Whole, whole } from "./side.ts";
import { today } from "./specimen.ts";

/** One in a hundred. */
const changing = 0.01;

/** Changes one in a hundred of the repositories that can be read. */
export async function changeSome(organisation: Organisation): Promise<readonly Member[]> {
  const { members, size } = organisation;
  const able = members.filter(({ kind }) => kind === "plain" || kind === "profiles" || kind === "many").slice(1);
  const changed = randomFrom(`since ${size.seed}`).draw(able, Math.max(1, Math.round(changing * members.length)));
  await change(organisation, changed);
  return changed;
}

/**
 * Scans with `--since`, and compares the rows of what is read again with a scan of nothing else. Returns the inventory.
 */
export async function scanSince(side: Side, first: Whole, changed: readonly Member[], report: Report): Promise<string> {
  const second = await whole(side, "since", ["--since", first.inventory]);
  const [was, is] = [first, second].map(({ plan, scan }) => ({
    seconds: plan.seconds + scan.seconds,
    api: plan.api + scan.api,
    git: plan.git + scan.git,
  }));
  if (!was || !is) throw new Error("there are two scans");
  report.line(
    `after ${changed.length} changed: seconds, and of the first`,
    figure(is.seconds),
    share(is.seconds, was.seconds),
  );
  report.line("  of these the plan, seconds", figure(second.plan.seconds));
  if (was.api > 0) {
    report.line("  API requests, and of the first", String(is.api), share(is.api, was.api));
    report.line("  requests of git, and of the first", String(is.git), share(is.git, was.git));
  }
  const [old, now] = [first, second].map(({ inventory }) => digests(rowsIn(side, inventory)));
  const differing = [...(now ?? [])].filter(([name, text]) => old?.get(name) !== text).map(([name]) => name);
  report.equal("only the rows of what changed are others", differing.sort(), changed.map(({ name }) => name).sort());
  await sameAsFresh(side, second.inventory, changed, report);
  return second.inventory;
}

/** Mirrors are scanned afresh as a whole; from GitHub what changed and as many others, by a list of their names. */
async function sameAsFresh(side: Side, inventory: string, changed: readonly Member[], report: Report): Promise<void> {
  if (side.source.includes("--mirrors")) {
    const fresh = await whole(side, "fresh");
    const [found, expected] = [inventory, fresh.inventory].map((path) => inventoryIn(side, path));
    report.equal("the inventory is that of a whole new scan, byte for byte", found === expected, true);
    return;
  }
  const [gate, ...members] = side.organisation.members;
  if (!gate) throw new Error("an organisation has repositories");
  const others = members.filter(({ name }) => !changed.some((one) => one.name === name));
  const drawn = randomFrom(`fresh ${side.organisation.size.seed}`).draw(others, changed.length);
  // Rulesets name the first repository by its number, which only a plan that has it can resolve.
  const names = [gate, ...changed, ...drawn].filter(({ kind }) => kind !== "hidden").map(({ name }) => name);
  writeFileSync(join(side.folder, "names.txt"), names.join("\n"));
  await alone(side, ["plan", "--repos", "names.txt", "--shards", "1", "--out", "list/plan.json", "--today", today]);
  const restore = side.vanish();
  await alone(side, ["scan", "--plan", "list/plan.json", "--out", "list/scan", "--policy", policyFile]);
  restore();
  await alone(side, ["merge", "list/scan", "--out", "list/inventory"]);
  const [all, listed] = [inventory, "list/inventory"].map((path) => digests(rowsIn(side, path)));
  report.equal(
    `the rows of ${names.length} repositories are those of a new scan of these`,
    names.filter((name) => all?.get(name) !== listed?.get(name)),
    [],
  );
}

/** The rows of each repository as one text. Custom properties are known only where the whole organisation is listed. */
function digests(rows: readonly Row[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const row of rows) {
    const { repository } = row;
    const text = JSON.stringify(row.type === "repository" ? { ...row, properties: {} } : row);
    texts.set(repository, `${texts.get(repository) ?? ""}${text}\n`);
  }
  return texts;
}
