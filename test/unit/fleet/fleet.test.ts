/** A scan can be killed at any byte, shards can be missing, and the inventory is the same or says what is old. */
import { readFileSync } from "node:fs";
import { Ajv, type AnySchemaObject } from "ajv";
import formats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inventoryCsv } from "../../../src/fleet/merge/csv.ts";
import type { Inventory } from "../../../src/fleet/inventory.ts";
import { mergeShards } from "../../../src/fleet/merge/index.ts";
import { inventorySummary } from "../../../src/fleet/merge/summary.ts";
import { makePlan, matrixOf, type Plan, type PlannedRepository, readPlan } from "../../../src/fleet/plan/index.ts";
import type { RepositoryRow, Scanned } from "../../../src/fleet/rows/index.ts";
import { scanShard } from "../../../src/fleet/scan/index.ts";
import { headerOf } from "../../../src/fleet/scan/shard-file.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { UserError } from "../../../src/repo/tree.ts";
import { rowsOfCsv } from "../../support/consumers.ts";
import { hostileText } from "../../support/hostile.ts";
import { findingAt, judgedAs, layerAt, placeIn, resultOf, subjectAt } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const tool = { name: "agent-profile-check", version: "1.2.3", homepage: "https://example.com" };
const date = "2026-11-23";
const commit = "a".repeat(40);

const schema = JSON.parse(readFileSync("fleet.schema.json", "utf8")) as AnySchemaObject;
const ajv = new Ajv({ strict: false });
formats.default(ajv);
const fits = ajv.compile(schema);

const repository = (name: string, problem: string | null = null) => ({
  name,
  path: `mirrors/${name}.git`,
  id: null,
  number: null,
  visibility: null,
  archived: false,
  properties: {},
  branch: "main",
  commit,
  tree: null,
  problem,
});

const planOf = (names: readonly string[], shards: number): Plan =>
  makePlan(
    names.map((name) => repository(name)),
    { tool, date, shards },
  );

/** A repository whose findings and profiles depend on its name only. */
function contentOf({ name }: Pick<PlannedRepository, "name">): Scanned {
  if (name.endsWith("0")) return { kind: "undecided", problem: `the policy of \`${name}\` cannot be used` };
  const count = name.length % 3;
  const subjects = Array.from({ length: count }, (_, at) =>
    subjectAt(`.claude/agents/${name}-${at}.md`, layerAt(".claude/agents"), { name }),
  );
  return {
    kind: "read",
    result: resultOf(
      subjects.map(({ item }) => judgedAs(findingAt(placeIn(item.files[0] ?? "", "x"), { message: name }))),
      { subjects },
    ),
    gate:
      count > 1 ? [{ kind: "workflow", path: ".github/workflows/x.yml", line: 3, version: "x@v1", ruleset: null }] : [],
    holdsUntil: null,
  };
}

/** A file in memory, whose next appends can be cut short. */
function memoryFile() {
  let text: string | undefined;
  let room = Infinity;
  return {
    text: () => text ?? "",
    /** The process is killed when it has written so many characters more. */
    killAfter: (characters: number) => {
      room = characters;
    },
    ports: {
      read: () => text,
      replace: (next: string) => {
        text = next;
      },
      append: (more: string) => {
        text = (text ?? "") + more.slice(0, room);
        if (more.length > room) throw new Error("killed");
        room -= more.length;
      },
    },
  };
}

type File = ReturnType<typeof memoryFile>;

async function scan(plan: Plan, shard: number, file: File, open = contentOf): Promise<number> {
  let opened = 0;
  const header = headerOf(plan, {
    shard,
    digest: sha256(JSON.stringify(plan)),
    policy: null,
    failOn: null,
    judgedBy: "all",
  });
  await scanShard(
    plan,
    header,
    { tool, date, hash: sha256, judgedBy: "all" },
    {
      ...file.ports,
      open: async (one) => {
        opened++;
        return open(one);
      },
      onRepository: () => undefined,
    },
  );
  return opened;
}

const merged = (plan: Plan, files: readonly File[], previous?: string): Promise<Inventory> =>
  mergeShards({
    plan,
    digest: sha256(JSON.stringify(plan)),
    shards: files.map((file, at) => ({ name: `shard-${at + 1}`, text: file.text() })),
    previous: previous === undefined ? undefined : { name: "before", text: previous },
    hash: sha256,
  });

const textOf = ({ repositories }: Inventory): string =>
  repositories.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join("");

/** What a terminal obeys or an eye does not see. */
const hidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}\/[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 12 });

describe("a plan", () => {
  it("names every repository once, in shards of even size, whatever their order", () =>
    fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 20 }), async (list, shards) => {
        const plan = planOf(list, shards);
        expect(plan.repositories.map(({ name }) => name).sort()).toEqual([...list].sort());
        expect(planOf(list.toReversed(), shards)).toEqual(plan);
        const sizes = Array.from(
          { length: plan.shards },
          (_, at) => plan.repositories.filter(({ shard }) => shard === at + 1).length,
        );
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.min(...sizes)).toBeGreaterThan(0);
        expect(JSON.parse(matrixOf(plan))).toEqual({ shard: sizes.map((_, at) => `${at + 1}/${plan.shards}`) });
        expect(await readPlan(JSON.stringify(plan), "plan.json", tool)).toEqual(plan);
      }),
      { numRuns: runs(100, 2_000) },
    ));

  it("is refused with its place where it is none, or of another version", async () => {
    const plan = planOf(["a/b"], 1);
    await expect(readPlan("{", "p.json", tool)).rejects.toThrow(/`p.json` is not JSON/);
    await expect(readPlan(JSON.stringify({ ...plan, shards: 0 }), "p.json", tool)).rejects.toThrow(/shards/);
    await expect(readPlan(JSON.stringify(plan), "p.json", { version: "9" })).rejects.toThrow(/version 1\.2\.3/);
    expect(() => makePlan([repository("a"), repository("a")], { tool, date, shards: 1 })).toThrow(UserError);
  });
});

describe("a scan", () => {
  it("that is killed anywhere, as often as one likes, goes on where it ended and comes to the same bytes", () =>
    fc.assert(
      fc.asyncProperty(
        names,
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.nat(3_000), { maxLength: 5 }),
        async (list, shards, kills) => {
          const plan = planOf(list, shards);
          const calm = Array.from({ length: plan.shards }, memoryFile);
          for (const [at, file] of calm.entries()) await scan(plan, at + 1, file);
          const killed = Array.from({ length: plan.shards }, memoryFile);
          for (const [at, file] of killed.entries()) {
            for (const characters of kills) {
              file.killAfter(characters);
              await scan(plan, at + 1, file).catch(() => undefined);
            }
            file.killAfter(Infinity);
            await scan(plan, at + 1, file);
            expect(await scan(plan, at + 1, file)).toBe(0);
          }
          expect(textOf(await merged(plan, killed))).toBe(textOf(await merged(plan, calm)));
        },
      ),
      { numRuns: runs(60, 2_000) },
    ));

  it("tries again what an earlier run did not reach, and keeps the rest", async () => {
    const plan = planOf(["a/one", "a/two", "a/three"], 1);
    const file = memoryFile();
    await scan(plan, 1, file, (one) => {
      if (one.name === "a/two") throw new UserError("the mirror is gone");
      return contentOf(one);
    });
    expect((await merged(plan, [file])).repositories.map(({ row }) => [row.conclusion, row.problem])).toEqual([
      ["failed", null],
      ["failed", null],
      ["unreached", "the mirror is gone"],
    ]);
    expect(await scan(plan, 1, file)).toBe(1);
    expect((await merged(plan, [file])).repositories.every(({ row }) => row.conclusion !== "unreached")).toBe(true);
  });

  it("reads again what was changed since, and all behind it", async () => {
    const plan = planOf(["a/one", "a/two", "a/three"], 1);
    const [file, calm] = [memoryFile(), memoryFile()];
    await scan(plan, 1, calm);
    await scan(plan, 1, file);
    file.ports.replace(
      file
        .text()
        .replace('"a/three-0.md"', '"a/other.md"')
        .replace(/"message":"a\/three"/, '"message":"x"'),
    );
    expect(await scan(plan, 1, file)).toBe(2);
    expect(file.text()).toBe(calm.text());
  });

  it("refuses the file of another plan", async () => {
    const file = memoryFile();
    await scan(planOf(["a/one"], 1), 1, file);
    await expect(scan(planOf(["a/other"], 1), 1, file)).rejects.toThrow(/another plan/);
  });
});

/** Nothing is new in these, and nothing is said of what was not read. */
const powerOf = ({ conclusion }: RepositoryRow) => (conclusion === "undecided" ? null : "unchanged");

describe("an inventory", () => {
  it("needs every shard, or the earlier rows in its place, marked as stale", () =>
    fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 2, max: 4 }), fc.nat(3), async (list, shards, lost) => {
        const plan = planOf(list, shards);
        const files = Array.from({ length: plan.shards }, memoryFile);
        for (const [at, file] of files.entries()) await scan(plan, at + 1, file);
        const whole = await merged(plan, files);
        const gone = lost % plan.shards;
        const rest = files.filter((_, at) => at !== gone);
        await expect(merged(plan, rest)).rejects.toThrow(new RegExp(`shard ${gone + 1} of ${plan.shards} is missing`));
        const { repositories } = await merged(plan, rest, textOf(whole));
        for (const [at, { row, lines }] of repositories.entries()) {
          const isGone = plan.repositories[at]?.shard === gone + 1;
          expect(row.stale).toBe(isGone ? true : undefined);
          const before = whole.repositories[at]?.lines.map((line) => JSON.parse(line) as object);
          expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
            before?.map((one) =>
              isGone ? { ...one, stale: true } : "power" in one ? { ...one, power: powerOf(row) } : one,
            ),
          );
        }
        const unknown = await merged(plan, rest, "");
        expect(unknown.repositories.filter(({ row }) => row.conclusion === "unreached")).toHaveLength(
          plan.repositories.filter(({ shard }) => shard === gone + 1).length,
        );
      }),
      { numRuns: runs(40, 500) },
    ));

  it("refuses shards that do not belong together", async () => {
    const plan = planOf(["a/one", "a/two"], 2);
    const [first, second] = [memoryFile(), memoryFile()];
    await scan(plan, 1, first);
    await scan(planOf(["a/other", "a/two"], 2), 2, second);
    await expect(merged(plan, [first, second])).rejects.toThrow(/another plan/);
    const [again, other] = [memoryFile(), memoryFile()];
    await scan(plan, 1, again);
    await scan(plan, 2, other);
    expect((await merged(plan, [first, again, other])).repositories).toHaveLength(2);
    const different = memoryFile();
    await scan(plan, 1, different, () => ({ kind: "empty", problem: "x" }));
    await expect(merged(plan, [first, different, other])).rejects.toThrow(/two scans of shard 1/);
    await expect(merged(plan, [first, other], "{}\n")).rejects.toThrow(/`before:1` is not a row/);
  });

  it("is the same from a shard in which something was changed, or the shard is refused by its name", () =>
    fc.assert(
      fc.asyncProperty(
        names,
        fc.nat(),
        fc.constantFrom("character", "cut", "line", "twice", "end"),
        fc.constantFrom("0", "1", "a", '"', "{", "}", ",", " ", "\n", "\u00e9"),
        async (list, place, how, character) => {
          const plan = planOf(list, 1);
          const file = memoryFile();
          await scan(plan, 1, file);
          const [text, whole] = [file.text(), textOf(await merged(plan, [file]))];
          const at = place % text.length;
          const [lines, number] = [text.split("\n"), text.slice(0, at).split("\n").length - 1];
          const changed = {
            character: text.slice(0, at) + character + text.slice(at + 1),
            cut: text.slice(0, at) + text.slice(at + 1),
            line: lines.filter((_, index) => index !== number).join("\n"),
            twice: lines.toSpliced(number, 0, lines[number] ?? "").join("\n"),
            end: text.slice(0, at),
          }[how];
          file.ports.replace(changed);
          const again = await merged(plan, [file]).then(textOf, (error: unknown) => error);
          if (typeof again === "string") expect(again).toBe(whole);
          else expect(again).toEqual(expect.objectContaining({ message: expect.stringContaining("`shard-1") }));
          if (typeof again !== "string") expect(again).toBeInstanceOf(UserError);
        },
      ),
      { numRuns: runs(150, 5_000) },
    ));

  it.each<[string, (row: string) => string, RegExp]>([
    [
      "is no JSON",
      (row) => row.replace('"capabilities":[', '"capabilities":[,'),
      /^`shard-1:2` is not a row of an inventory: it is not JSON; scan that shard again, with the same `--out`$/,
    ],
    [
      "has a wrong type",
      (row) => row.replace(/"capabilities":\[[^\]]*\]/, '"capabilities":"read"'),
      /^`shard-1:2` .*: `capabilities`: /,
    ],
    ["has a key too many", (row) => row.replace("{", '{"more":1,'), /^`shard-1:2` .*more/],
    [
      "says something else",
      (row) => row.replace('"name":"a/ab"', '"name":"a/cd"'),
      /^`shard-1:5`: lines 2 to 5 are not those that the scan wrote/,
    ],
    [
      "is not there",
      () => "",
      /^`shard-1:3` counts 1 profiles in `a\/ab`, and there are 0: rows were removed or added/,
    ],
  ])("names the line of a shard that %s", async (_, change, message) => {
    const plan = planOf(["a/ab"], 1);
    const file = memoryFile();
    await scan(plan, 1, file);
    const [first = "", row = "", ...rest] = file.text().split("\n");
    const changed = change(row);
    file.ports.replace([first, ...(changed === "" ? [] : [changed]), ...rest].join("\n"));
    await expect(merged(plan, [file])).rejects.toThrow(message);
  });

  it("is compared only with an earlier one of which no row was removed or changed", async () => {
    const plan = planOf(["a/ab"], 1);
    const file = memoryFile();
    await scan(plan, 1, file);
    const before = textOf(await merged(plan, [file]));
    const without = before.split("\n").filter((line) => !line.startsWith('{"type":"profile"'));
    await expect(merged(plan, [file], without.join("\n"))).rejects.toThrow(/^`before:1` counts 1 profiles in `a\/ab`/);
    const wrong = before.replace(/"capabilities":\[[^\]]*\]/, '"capabilities":"read"');
    await expect(merged(plan, [file], wrong)).rejects.toThrow(/^`before:2` .*`capabilities`/);
  });

  it("describes the lines of a shard in its schema too", async () => {
    const file = memoryFile();
    await scan(planOf(["a/ab", "a/c"], 1), 1, file);
    for (const line of file.text().trimEnd().split("\n")) {
      fits(JSON.parse(line));
      expect(fits.errors ?? [], line).toEqual([]);
    }
  });

  it("fits its schema, stays one line for a row and one row for a profile, whatever the texts", () =>
    fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (words, path) => {
        const plan = makePlan([repository(`acme/${words}`)], { tool, date, shards: 1 });
        const file = memoryFile();
        const subject = subjectAt(path, layerAt(".claude/agents"), { name: words });
        const finding = findingAt(placeIn(path, words), { message: words });
        await scan(plan, 1, file, () => ({
          kind: "read",
          result: resultOf([judgedAs(finding)], { subjects: [subject] }),
          gate: [{ kind: "hook", path, line: 1, version: words, weakened: [words], ruleset: null }],
          holdsUntil: null,
        }));
        const inventory = await merged(plan, [file]);
        const rows = textOf(inventory).trimEnd().split("\n");
        expect(rows).toHaveLength(3);
        for (const row of rows) {
          fits(JSON.parse(row));
          expect(fits.errors ?? []).toEqual([]);
          expect(row).not.toMatch(hidden);
        }
        const cells = rowsOfCsv([...inventoryCsv(inventory)].join(""));
        expect(cells).toHaveLength(2);
        for (const cell of cells.flat()) expect(cell.trimStart()).not.toMatch(/^[=+\-@|%\t\r]/);
        const summary = inventorySummary(inventory);
        expect(summary).not.toMatch(hidden);
        expect(summary.split("\n").filter((line) => line.startsWith("#")).length).toBeLessThanOrEqual(5);
      }),
      { numRuns: runs(100, 5_000) },
    ));
});
