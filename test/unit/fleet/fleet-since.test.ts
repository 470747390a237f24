/** What is kept of an earlier inventory is what a new scan would find; what became of power; what `--redact` hides. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Inventory } from "../../../src/fleet/inventory.ts";
import { mergeShards } from "../../../src/fleet/merge/index.ts";
import { redacted } from "../../../src/fleet/merge/redact.ts";
import { makePlan, type Plan } from "../../../src/fleet/plan/index.ts";
import { rowsOf } from "../../../src/fleet/rows/index.ts";
import type { Row } from "../../../src/fleet/rows/index.ts";
import { scanShard } from "../../../src/fleet/scan/index.ts";
import { headerOf } from "../../../src/fleet/scan/shard-file.ts";
import { keptSince } from "../../../src/fleet/scan/since.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { lastSameDay } from "../../../src/policy/decide/same-days.ts";
import { dayAfter } from "../../../src/policy/decide/days.ts";
import { withPermissions } from "../../../src/cli/run.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { agent, judged, organisationPath, policyOf } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const tool = { name: "agent-profile-check", version: "1.2.3", homepage: "https://example.com" };
const first = "2026-11-20";

/** What a repository holds: its tools, and the text of its policy. */
interface Content {
  readonly tools: string;
  readonly policy: string;
}

const idOf = (value: unknown): string => sha256(JSON.stringify(value)).slice(0, 40);

function planOf(
  contents: Readonly<Record<string, Content>>,
  date: string,
  commit: string,
  visibility = "public",
): Plan {
  const candidates = Object.entries(contents).map(([name, content]) => ({
    name,
    path: null,
    id: name,
    number: 1,
    visibility: visibility as "public",
    archived: false,
    properties: {},
    branch: "main",
    commit: idOf([commit, content]),
    tree: idOf(content),
    problem: null,
  }));
  return makePlan(candidates, { tool, date, shards: 1 });
}

interface Scan {
  readonly text: string;
  readonly read: readonly string[];
}

async function scan(
  plan: Plan,
  contents: Readonly<Record<string, Content>>,
  organisation: string | undefined,
  earlier?: string,
): Promise<Scan> {
  let text: string | undefined;
  const read: string[] = [];
  const judgedBy = sha256(organisation ?? "");
  const header = headerOf(plan, { shard: 1, digest: "plan", policy: null, failOn: null, judgedBy });
  await scanShard(
    plan,
    header,
    { tool, date: plan.date, hash: sha256, judgedBy },
    {
      open: async ({ name }) => {
        read.push(name);
        const { tools, policy } = contents[name] ?? { tools: "", policy: "" };
        const files = { ".claude/agents/a.md": agent("a", tools) };
        const result = await judged(files, {
          policy,
          today: plan.date,
          ...(organisation === undefined ? {} : { organisation }),
        });
        const above = organisation === undefined ? undefined : await policyOf(organisation, organisationPath);
        const decisions = await decide(await policyOf(policy), plan.date, above);
        const repo = await RepoIndex.of(treeOf(files));
        return {
          kind: "read",
          result: await withPermissions(result, decisions, repo, { withOwners: true }),
          gate: [],
          holdsUntil: lastSameDay(decisions.policies, plan.date),
        };
      },
      kept: earlier === undefined ? undefined : await keptSince({ name: "before", text: earlier }, plan, judgedBy),
      read: () => text,
      replace: (next) => {
        text = next;
      },
      append: (more) => {
        text = (text ?? "") + more;
      },
      onRepository: () => undefined,
    },
  );
  return { text: text ?? "", read };
}

const inventoryOf = (plan: Plan, { text }: Scan, previous?: string): Promise<Inventory> =>
  mergeShards({
    plan,
    digest: "plan",
    shards: [{ name: "shard", text }],
    previous: previous === undefined ? undefined : { name: "before", text: previous },
    hash: sha256,
  });

const linesOf = ({ repositories }: Inventory): string =>
  repositories.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join("");

const day = (from: number, to: number) => fc.integer({ min: from, max: to }).map((days) => dayAfter(first, days));
const until = day(-5, 200);
const grant = until.map(
  (end) => `  - { profiles: ["a"], may: [write, execute], reason: is needed, owner: "@o", until: ${end} }\n`,
);
const waiver = until.map(
  (end) => `  - { rule: max-capability, paths: ["**"], reason: is needed, owner: "@o", until: ${end} }\n`,
);
const policyText = fc
  .record({
    preset: fc.constantFrom("recommended", "strict"),
    grants: fc.array(grant, { maxLength: 2 }),
    waivers: fc.array(waiver, { maxLength: 2 }),
    rollout: fc.option(fc.tuple(day(-3, 40), fc.integer({ min: 0, max: 40 }))),
  })
  .map(({ preset, grants, waivers, rollout }) =>
    [
      `extends: preset:${preset}\nceiling: [read]\n`,
      grants.length > 0 ? `grants:\n${grants.join("")}` : "",
      waivers.length > 0 ? `waivers:\n${waivers.join("")}` : "",
      rollout ? `rollout: { warn-from: ${rollout[0]}, enforce-from: ${dayAfter(rollout[0], rollout[1])} }\n` : "",
    ].join(""),
  );
const content = fc.record({
  tools: fc.constantFrom("Read", "Read, Edit", "Read, Bash", "Nonsense"),
  policy: policyText,
});
const names = ["acme/a", "acme/b", "acme/c"];
const contents = fc.record(Object.fromEntries(names.map((name) => [name, content])));

describe("what is kept of an earlier inventory", () => {
  it("is what a new scan finds, on whatever day and under whatever dates", () =>
    fc.assert(
      fc.asyncProperty(
        contents,
        contents,
        fc.subarray(names),
        fc.option(policyText, { nil: undefined }),
        fc.integer({ min: 0, max: 60 }),
        async (before, other, changed, organisation, days) => {
          const after = Object.fromEntries(
            names.map((name) => [name, changed.includes(name) ? other[name] : before[name]]),
          ) as Readonly<Record<string, Content>>;
          const old = planOf(before, first, "one");
          const earlier = linesOf(await inventoryOf(old, await scan(old, before, organisation)));
          const plan = planOf(after, dayAfter(first, days), "two");
          const [whole, short] = [
            await scan(plan, after, organisation),
            await scan(plan, after, organisation, earlier),
          ];
          expect(short.text).toBe(whole.text);
          expect(whole.read).toEqual(names);
        },
      ),
      { numRuns: runs(60, 2_000) },
    ));

  const plain = { "acme/a": { tools: "Read", policy: "{}\n" }, "acme/b": { tools: "Read, Edit", policy: "{}\n" } };
  const old = planOf(plain, first, "one");

  it("is everything where no date and no file has changed, and nothing under another policy", async () => {
    const earlier = linesOf(await inventoryOf(old, await scan(old, plain, undefined)));
    const plan = planOf(plain, dayAfter(first, 400), "two");
    expect((await scan(plan, plain, undefined, earlier)).read).toEqual([]);
    expect((await scan(plan, plain, "ceiling: [read]\n", earlier)).read).toEqual(["acme/a", "acme/b"]);
    const changed = { ...plain, "acme/b": { tools: "Read, Bash", policy: "{}\n" } };
    expect((await scan(planOf(changed, first, "two"), changed, undefined, earlier)).read).toEqual(["acme/b"]);
    const named = plan.repositories.map((one) => ({ ...one, properties: one.name === "acme/a" ? { tier: "x" } : {} }));
    expect((await scan({ ...plan, repositories: named }, plain, undefined, earlier)).read, "in a wave").toEqual([
      "acme/a",
    ]);
    expect(
      (await scan(planOf(plain, dayAfter(first, -1), "two"), plain, undefined, earlier)).read,
      "a day before",
    ).toEqual(["acme/a", "acme/b"]);
  });

  it("is none that an earlier merge kept, and none of a redacted inventory", async () => {
    const inventory = await inventoryOf(old, await scan(old, plain, undefined));
    const stale = linesOf(inventory).replaceAll('"type":"repository"', '"type":"repository","stale":true');
    expect((await scan(old, plain, undefined, stale)).read).toEqual(["acme/a", "acme/b"]);
    const hidden = linesOf(
      redacted(
        await inventoryOf(
          planOf(plain, first, "one", "private"),
          await scan(planOf(plain, first, "one", "private"), plain, undefined),
        ),
        sha256,
      ),
    );
    await expect(scan(old, plain, undefined, hidden)).rejects.toThrow("`before` is redacted");
  });
});

describe("power since the earlier inventory", () => {
  it.each([
    ["Read", "Read, Edit", "widened"],
    ["Read, Edit", "Read", "narrowed"],
    ["Read, Edit", "Read, Bash", "widened"],
    ["Read", "Read", "unchanged"],
  ])("of %s and then %s is %s", async (before, after, power) => {
    const [old, now] = [before, after].map((tools) => ({ "acme/a": { tools, policy: "{}\n" } }));
    if (!old || !now) throw new Error("two");
    const [oldPlan, plan] = [planOf(old, first, "one"), planOf(now, first, "two")];
    const earlier = await inventoryOf(oldPlan, await scan(oldPlan, old, undefined));
    expect(earlier.repositories[0]?.row.power).toBeNull();
    const later = await inventoryOf(plan, await scan(plan, now, undefined), linesOf(earlier));
    expect(later.repositories[0]?.row.power).toBe(power);
    expect(JSON.parse(later.repositories[0]?.lines[0] ?? "")).toEqual(later.repositories[0]?.row);
  });

  it("of a new repository is what its subagents may do, and of one that was not read is not known", async () => {
    const content = { "acme/a": { tools: "Read", policy: "{}\n" } };
    const plan = planOf(content, first, "one");
    const scanned = await scan(plan, content, undefined);
    expect((await inventoryOf(plan, scanned, "")).repositories[0]?.row.power).toBe("widened");
    const [planned] = plan.repositories;
    if (!planned) throw new Error("one");
    const frame = { tool, date: first, hash: sha256, judgedBy: null };
    const lost = rowsOf(planned, { kind: "unreached", problem: "it is gone" }, frame).map(
      (row) => `${JSON.stringify(row)}\n`,
    );
    expect((await inventoryOf(plan, scanned, lost.join(""))).repositories[0]?.row.power).toBeNull();
  });
});

describe("a redacted inventory", () => {
  it("keeps facts, and no word of a repository that is not public", async () => {
    const words = { "acme/secret-plans": { tools: "Read, Edit", policy: "ceiling: [read]\n" } };
    const plan = planOf(words, first, "one", "internal");
    const inventory = redacted(await inventoryOf(plan, await scan(plan, words, undefined)), sha256);
    const text = linesOf(inventory);
    expect(text).not.toMatch(/secret|plans|\.claude|"a"|main|may write/);
    const rows = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Row);
    const name = `redacted:${sha256("acme/secret-plans").slice(0, 12)}`;
    expect(new Set(rows.map(({ repository }) => repository))).toEqual(new Set([name]));
    expect(rows.find((row) => row.type === "profile")).toMatchObject({
      capabilities: ["read", "write"],
      allowed: false,
    });
    expect(rows.find((row) => row.type === "finding")).toMatchObject({ rule: "max-capability", severity: "error" });
  });

  it("keeps the names and paths of a public one, and none of its texts", async () => {
    const words = { "acme/open": { tools: "Read, Edit", policy: "ceiling: [read]\n" } };
    const plan = planOf(words, first, "one");
    const text = linesOf(redacted(await inventoryOf(plan, await scan(plan, words, undefined)), sha256));
    expect(text).toContain('"repository":"acme/open"');
    expect(text).toContain(".claude/agents/a.md");
    expect(text).not.toMatch(/may write|"name":"a"/);
  });
});
