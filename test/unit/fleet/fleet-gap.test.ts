/** A repository that cannot be read for some days keeps its subagents in the inventory, and gains nothing unseen. */
import { readFileSync } from "node:fs";
import { Ajv, type AnySchemaObject } from "ajv";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { type Inventory } from "../../../src/fleet/inventory.ts";
import { inventoryCsv } from "../../../src/fleet/merge/csv.ts";
import { inventoryHtml } from "../../../src/fleet/merge/html.ts";
import { mergeShards } from "../../../src/fleet/merge/index.ts";
import { newsSince } from "../../../src/fleet/merge/news.ts";
import { inventorySummary } from "../../../src/fleet/merge/summary.ts";
import { makePlan } from "../../../src/fleet/plan/index.ts";
import type { Scanned } from "../../../src/fleet/rows/index.ts";
import { scanShard } from "../../../src/fleet/scan/index.ts";
import { headerOf } from "../../../src/fleet/scan/shard-file.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { rowsOfCsv } from "../../support/consumers.ts";
import { agent, judged } from "../../support/judging.ts";

const tool = { name: "agent-profile-check", version: "1.2.3", homepage: "https://example.com" };
const name = "acme/app";
const path = ".claude/agents/a.md";
const ajv = new Ajv({ strict: false });
formats.default(ajv);
const fits = ajv.compile(JSON.parse(readFileSync("fleet.schema.json", "utf8")) as AnySchemaObject);

const reading = async (tools: string): Promise<Scanned> => ({
  kind: "read",
  result: await judged({ [path]: agent("a", tools) }),
  gate: [],
  holdsUntil: null,
});
const unread: readonly Scanned[] = [
  { kind: "unreached", problem: "it is gone" },
  { kind: "undecided", problem: "the policy cannot be used" },
];

/** The inventory of a day, merged with that of the day before. */
async function day(date: string, scanned: Scanned, before?: Inventory): Promise<Inventory> {
  const repository = {
    name,
    path: "mirrors/app.git",
    id: null,
    number: null,
    visibility: null,
    archived: false,
    properties: {},
    branch: "main",
    commit: date.replaceAll("-", "").padEnd(40, "0"),
    tree: null,
    problem: null,
  };
  const plan = makePlan([repository], { tool, date, shards: 1 });
  const digest = sha256(JSON.stringify(plan));
  let text = "";
  await scanShard(
    plan,
    headerOf(plan, { shard: 1, digest, policy: null, failOn: null, judgedBy: "all" }),
    { tool, date, hash: sha256, judgedBy: "all" },
    {
      read: () => undefined,
      replace: (next) => {
        text = next;
      },
      append: (more) => {
        text += more;
      },
      open: async () => scanned,
      onRepository: () => undefined,
    },
  );
  const shards = [{ name: "shard-1", text }];
  const previous = before && { name: "before", text: linesOf(before).join("\n") };
  return mergeShards({ plan, digest, shards, previous, hash: sha256 });
}

const linesOf = ({ repositories }: Inventory) => repositories.flatMap(({ lines }) => lines);
const rowsIn = (inventory: Inventory) =>
  linesOf(inventory).map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
const newsOf = (before: Inventory, now: Inventory) => newsSince(new Map([[name, linesOf(before)]]), now);

describe.each(unread)("a repository that is $kind", (gap) => {
  it("keeps the rows of the day when it was read, for as long as it cannot be read", async () => {
    const first = await day("2026-11-20", await reading("Read, Bash"));
    const second = await day("2026-11-21", gap, first);
    const third = await day("2026-11-22", gap, second);
    for (const [inventory, date] of [
      [second, "2026-11-21"],
      [third, "2026-11-22"],
    ] as const) {
      for (const row of rowsIn(inventory)) {
        fits(row);
        expect(fits.errors ?? []).toEqual([]);
      }
      const [own, profile] = rowsIn(inventory);
      expect(own).toMatchObject({ conclusion: gap.kind, date, readOn: "2026-11-20", stale: true, profiles: 1 });
      expect(profile).toMatchObject({
        type: "profile",
        path,
        date: "2026-11-20",
        stale: true,
        capabilities: ["read", "execute"],
      });
      const [head = [], cells = []] = rowsOfCsv([...inventoryCsv(inventory)].join(""));
      const cellOf = (column: string) => cells[head.indexOf(column)];
      expect(["date", "stale", "conclusion", "path"].map(cellOf)).toEqual(["2026-11-20", "yes", gap.kind, path]);
      expect(inventoryHtml(inventory)).toContain(path);
      const summary = inventorySummary(inventory);
      expect(summary).toContain("# 1 subagent in 1 repository of 1");
      expect(summary).toContain("**Counted as of an earlier day:** the subagents of 1 repository");
      expect(summary).not.toContain("Not counted");
      expect(summary).toContain("`acme/app`: of 2026-11-20");
    }
    const title = gap.kind === "unreached" ? "No longer read" : "Policy can no longer be used";
    expect(newsOf(first, second)).toContain(`## ${title} (1)`);
    expect(newsOf(second, third)).toBe("");
  });

  it("has gained power since, if it did so in the gap", async () => {
    const first = await day("2026-11-20", await reading("Read"));
    const second = await day("2026-11-21", gap, first);
    const third = await day("2026-11-22", await reading("Read, Bash"), second);
    expect(rowsIn(third)[0]).toMatchObject({ power: "widened", conclusion: "passed" });
    expect(rowsIn(third).map((row) => row["stale"])).not.toContain(true);
    expect(newsOf(second, third)).toContain("can now execute");
    expect(rowsIn(await day("2026-11-22", await reading("Read"), second))[0]).toMatchObject({ power: "unchanged" });
  });

  it("has no rows, and nothing to compare with, where it was never read", async () => {
    const first = await day("2026-11-20", gap);
    const second = await day("2026-11-21", gap, first);
    expect(rowsIn(second)).toHaveLength(1);
    expect(rowsIn(second)[0]).not.toHaveProperty("stale");
    expect(inventorySummary(second)).toContain("**Not counted:** the subagents of 1 repository");
    expect(rowsIn(await day("2026-11-22", await reading("Read"), second))[0]).toMatchObject({ power: null });
  });
});
