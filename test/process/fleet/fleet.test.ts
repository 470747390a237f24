/** A fleet of mirrors from the plan to the inventory, as processes. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnySchemaObject, Ajv } from "ajv";
import formats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FindingRow, ProfileRow, RepositoryRow, Row, SettingRow } from "../../../src/fleet/rows/schema.ts";
import { conclusions } from "../../../src/fleet/rows/words.ts";
import { command, run } from "../../support/command.ts";
import { actionNode } from "../../support/node24.ts";
import { makeRepository, posix, removeFolders, temporaryFolder, workshopIn } from "../../support/repository.ts";

const ajv = new Ajv({ strict: false });
formats.default(ajv);
const fits = ajv.compile(JSON.parse(readFileSync("fleet.schema.json", "utf8")) as AnySchemaObject);

const agent = (name: string, tools: string) =>
  `---\nname: ${name}\ndescription: Reads the code and answers.\ntools: ${tools}\n---\nLook.\n`;

const grantPolicy = [
  "ceiling: [read]",
  "grants:",
  '  - { profiles: ["cutter"], may: [write, execute], reason: cuts releases, owner: "@acme/release", until: 2026-12-01 }',
  "",
].join("\n");

/** What each repository of the organisation holds. */
const organisation: Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>> = {
  "acme/pay": {
    ".claude/agents/reader.md": agent("reader", "Read, Grep"),
    ".claude/agents/cutter.md": agent("cutter", "Read, Edit, Bash"),
    ".github/agent-profile-check.yml": grantPolicy,
    ".github/CODEOWNERS": "* @acme/pay\n",
    // The last byte but one is not UTF-8.
    ".github/workflows/agents.yml": Buffer.from(
      "on: pull_request\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: org/agent-profile-check@v1\n# \xe9\n",
      "latin1",
    ),
  },
  "acme/loose": {
    ".claude/agents/writer.md": agent("writer", "Read, Write"),
    ".github/agent-profile-check.yml": "ceiling: [read]\n",
    ".claude/settings.json": '{"permissions": {"defaultMode": "bypassPermissions"}}\n',
  },
  "acme/roles": {
    ".codex/agents/scout.toml": 'name = "scout"\ndescription = "Looks around."\ndeveloper_instructions = "Look."\n',
    ".codex/config.toml":
      'sandbox_mode = "read-only"\n[mcp_servers.docs]\nurl = "https://me:hunter2secret@docs.example/x"\n',
    ".claude/settings.json": '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "make check"}]}]}}\n',
    ".mcp.json": '{"mcpServers": {"gh": {"command": "npx", "args": ["gh-mcp@1.2.3"]}}}\n',
    ".devin/agents/extra.yml": "name: extra\n",
  },
  "acme/faulty": { ".github/agent-profile-check.yml": "ceiling: [fly]\n", ".claude/agents/a.md": agent("a", "Read") },
  "acme/.github-private": {
    "agents/everywhere.md": "---\nname: everywhere\ndescription: Is in every repository.\n---\nHello.\n",
  },
  "acme/plain": { "README.md": "# Nothing here\n" },
};

let folder = "";
const today = "2026-11-23";

beforeAll(() => {
  folder = temporaryFolder();
  for (const [name, files] of Object.entries(organisation)) {
    const source = makeRepository(files);
    mkdirSync(join(folder, "mirrors", name, ".."), { recursive: true });
    workshopIn(folder).git("clone", "--quiet", "--bare", source.directory, join("mirrors", `${name}.git`));
  }
  writeFileSync(join(folder, "broken.yml"), "ceiling: [fly]\n");
  workshopIn(folder).git("init", "--quiet", "--bare", "mirrors/acme/empty.git");
  cpSync(join(folder, "mirrors/acme/plain.git"), join(folder, "mirrors/acme/broken.git"), { recursive: true });
  writeFileSync(join(folder, "mirrors/acme/broken.git/HEAD"), "nonsense\n");
  cpSync(join(folder, "mirrors/acme/pay.git"), join(folder, "mirrors/acme/torn.git"), { recursive: true });
  const objects = join(folder, "mirrors/acme/torn.git/objects");
  for (const name of readdirSync(objects))
    if (/^[0-9a-f]{2}$/.test(name)) rmSync(join(objects, name), { recursive: true });
  rmSync(join(objects, "pack"), { recursive: true });
  cpSync(join(folder, "mirrors/acme/plain.git"), join(folder, "mirrors/acme/renamed.git"), { recursive: true });
  writeFileSync(join(folder, "mirrors/acme/renamed.git/HEAD"), "ref: refs/heads/gone\n");
});
afterAll(removeFolders);

const fleet = (...words: readonly string[]) => run(["fleet", ...words], { cwd: folder });

const rowsIn = (out: string): readonly Row[] =>
  readFileSync(join(folder, out, "inventory.ndjson"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

const ofType = <T extends Row["type"]>(rows: readonly Row[], type: T): readonly Extract<Row, { type: T }>[] =>
  rows.filter((row): row is Extract<Row, { type: T }> => row.type === type);

describe("a fleet of mirrors", () => {
  let rows: readonly Row[] = [];
  beforeAll(async () => {
    const planned = await fleet("plan", "--mirrors", "mirrors", "--shards", "3", "--today", today);
    expect([planned.code, planned.stdout]).toEqual([0, '{"shard":["1/3","2/3","3/3"]}\n']);
    for (const shard of [1, 2, 3]) await fleet("scan", "--shard", `${shard}/3`, "--out", `scan-${shard}`);
    const merged = await fleet("merge", "scan-1", "scan-2", "scan-3", "--out", "inventory");
    expect([merged.code, merged.stdout]).toEqual([4, ""]);
    rows = rowsIn("inventory");
  });

  it("says of every repository what came of it", () =>
    expect(
      ofType(rows, "repository").map(({ repository, conclusion, profiles, gate }: RepositoryRow) => [
        repository,
        conclusion,
        profiles,
        gate.map(({ kind, path, line, version }) => `${kind} ${path}:${line} ${version}`).join(),
      ]),
    ).toEqual([
      ["acme/.github-private", "passed", 1, ""],
      ["acme/broken", "unreached", 0, ""],
      ["acme/empty", "empty", 0, ""],
      ["acme/faulty", "undecided", 0, ""],
      ["acme/loose", "failed", 1, ""],
      ["acme/pay", "passed", 2, "workflow .github/workflows/agents.yml:6 org/agent-profile-check@v1"],
      ["acme/plain", "passed", 0, ""],
      ["acme/renamed", "unreached", 0, ""],
      ["acme/roles", "passed", 1, ""],
      ["acme/torn", "unreached", 0, ""],
    ]));

  it("says who answers for a grant, and what reaches every repository", () => {
    const profiles = new Map(ofType(rows, "profile").map((row: ProfileRow) => [row.name, row]));
    expect(profiles.get("cutter")).toMatchObject({
      capabilities: ["read", "write", "execute"],
      allowed: true,
      grant: { path: ".github/agent-profile-check.yml", line: 3 },
      owner: "@acme/release",
      until: "2026-12-01",
      codeOwners: ["@acme/pay"],
    });
    expect(profiles.get("writer")).toMatchObject({ allowed: false, grant: null, owner: null });
    expect(profiles.get("everywhere")).toMatchObject({ reach: "organisation" });
    expect(ofType(rows, "setting").map(({ effect }: SettingRow) => effect)).toContain("unhonoured");
    expect(ofType(rows, "finding").map(({ rule }: FindingRow) => rule)).toContain("no-permission-bypass");
  });

  it("keeps no credential and no text of a file", () => {
    for (const entry of readdirSync(join(folder, "inventory"), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
      expect(text).not.toContain("hunter2secret");
      expect(text).not.toMatch(/developer_instructions = |Reads the code and answers|Is in every repository/);
    }
  });

  it("says of each repository what `check` and `list` say in a checkout", async () => {
    for (const repository of ["acme/pay", "acme/loose", "acme/roles", "acme/.github-private"]) {
      const checkout = join(folder, "checkouts", repository);
      workshopIn(folder).git("clone", "--quiet", join("mirrors", `${repository}.git`), checkout);
      const [listed, checked] = await Promise.all(
        ["list", "check"].map((name) => run([name, "--format", "json", "--today", today], { cwd: checkout })),
      );
      const list = JSON.parse(listed?.stdout ?? "") as { profiles: object[]; layers: { authority: object[] }[] };
      const check = JSON.parse(checked?.stdout ?? "") as { findings: object[]; summary: object };
      const own = rows.filter((row) => row.repository === repository);
      const like = (keys: readonly string[]) => (entry: object) =>
        Object.fromEntries(Object.entries(entry).filter(([key]) => keys.includes(key)));
      const profile = like([
        "host",
        "edition",
        "layer",
        "path",
        "name",
        "verdict",
        "capabilities",
        "allowed",
        "grant",
        "model",
      ]);
      const withoutOwner = ({ grant, ...rest }: { grant?: { path: string; line: number } | null }) => ({
        ...rest,
        grant: grant ? { path: grant.path, line: grant.line } : null,
      });
      expect(ofType(own, "profile").map(profile)).toEqual(list.profiles.map(profile).map(withoutOwner));
      const setting = like(["setting", "value", "effect", "path", "line"]);
      expect(ofType(own, "setting").map(setting)).toEqual(
        list.layers.flatMap(({ authority }) => authority).map(setting),
      );
      const finding = like([
        "rule",
        "kind",
        "severity",
        "class",
        "path",
        "line",
        "column",
        "profile",
        "state",
        "fingerprint",
      ]);
      expect(ofType(own, "finding").map(finding)).toEqual(check.findings.map(finding));
      expect(ofType(own, "repository")).toEqual([
        expect.objectContaining(like(["profiles", "errors", "warnings", "notes"])(check.summary)),
      ]);
      expect(ofType(own, "repository")[0]?.conclusion).toBe(checked?.code === 0 ? "passed" : "failed");
    }
  });

  it("comes to the same bytes after shards were killed, and after their folders were lost", async () => {
    const killed = await Promise.all(
      [1, 2, 3].map(async (shard) => {
        const out = `killed-${shard}`;
        const words = ["fleet", "scan", "--shard", `${shard}/3`, "--out", out];
        await killedOnceThere(join(folder, out, `shard-${shard}-of-3.ndjson`), words);
        if (shard === 2) rmSync(join(folder, out), { recursive: true, force: true });
        await run(words, { cwd: folder });
        return out;
      }),
    );
    await fleet("merge", ...killed, "--out", "again");
    for (const name of ["inventory.ndjson", "inventory.csv", "settings.csv", "inventory.html", "summary.md"])
      expect(readFileSync(join(folder, "again", name), "utf8")).toBe(
        readFileSync(join(folder, "inventory", name), "utf8"),
      );
  });

  it("goes on from wherever a shard was killed", async () => {
    const file = "shard-1-of-3.ndjson";
    const whole = readFileSync(join(folder, "scan-1", file));
    const header = whole.indexOf("\n") + 1;
    const first = whole.indexOf("\n", whole.indexOf('\n{"type":"repository"') + 1) + 1;
    expect(first).toBeLessThan(whole.length);
    const ends = [0, 10, header, header + 10, first - 1, first, first + 10, whole.length - 1, whole.length];
    for (const end of ends) {
      const out = `cut-at-${end}`;
      cpSync(join(folder, "scan-1"), join(folder, out), { recursive: true });
      writeFileSync(join(folder, out, file), whole.subarray(0, end));
      await fleet("scan", "--shard", "1/3", "--out", out);
      expect([end, readFileSync(join(folder, out, file), "utf8")]).toEqual([end, whole.toString()]);
    }
  });

  it("keeps the earlier rows of a lost shard only where they are named", async () => {
    const refused = await fleet("merge", "scan-1", "scan-3", "--out", "part");
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/shard 2 of 3 is missing or unfinished; .*`--previous DIR`/s);
    const merged = await fleet("merge", "scan-1", "scan-3", "--out", "part", "--previous", "inventory");
    expect(merged.code).toBe(4);
    expect(ofType(rowsIn("part"), "repository").filter(({ stale }) => stale)).toHaveLength(3);
  });

  it("fails a scan for findings only where that is requested", async () => {
    expect((await fleet("plan", "--mirrors", "checkouts", "--out", "own/plan.json", "--today", today)).code).toBe(0);
    expect((await fleet("scan", "--plan", "own/plan.json", "--out", "own/scan")).code).toBe(0);
    const failing = await fleet("scan", "--plan", "own/plan.json", "--out", "own/strict", "--fail-on", "error");
    expect(failing.code).toBe(1);
  });

  it("judges by the organisation's policy above each repository's own", async () => {
    writeFileSync(join(folder, "agents.yml"), "ceiling: [read]\ngrantable: { may: [read] }\n");
    const scanned = await fleet("scan", "--plan", "own/plan.json", "--out", "own/under", "--policy", "agents.yml");
    expect(scanned.code).toBe(0);
    await fleet("merge", "own/under", "--out", "own/inventory");
    const pay = rowsIn("own/inventory").filter(({ repository }) => repository === "acme/pay");
    expect(ofType(pay, "profile").map(({ name, allowed }) => [name, allowed])).toEqual([
      ["cutter", false],
      ["reader", true],
    ]);
    expect(ofType(pay, "repository")[0]?.conclusion).toBe("failed");
  });

  it.each<[string, readonly string[], RegExp]>([
    ["no task", [], /needs a word: fleet plan, fleet scan, fleet merge/],
    ["an unknown task", ["scann"], /no `scann`; did you mean `scan`/],
    ["a flag of another task", ["merge", "x", "--shard", "1/2"], /`--shard` does not belong to `fleet merge`/],
    ["no repositories", ["plan"], /--org NAME for those of an organisation on GitHub/],
    ["two sources", ["plan", "--org", "acme", "--mirrors", "mirrors"], /`--org` and `--mirrors` exclude each other/],
    ["forks of mirrors", ["plan", "--mirrors", "mirrors", "--forks"], /`--forks` does not apply to `--mirrors`/],
    ["a budget for mirrors", ["scan", "--shard", "1/3", "--budget", "5"], /`--budget` counts requests to GitHub/],
    ["a policy that cannot be used", ["scan", "--shard", "1/3", "--policy", "broken.yml"], /broken.yml:1.*fly/s],
    ["a folder without repositories", ["plan", "--mirrors", "inventory"], /no repository below `inventory`/],
    ["a shard that is none", ["scan", "--shard", "4/3"], /`--shard` is a part and their number/],
    ["a plan of more shards", ["scan"], /has 3 shards; name one with --shard 1\/3/],
    ["no plan", ["scan", "--plan", "nowhere.json"], /no plan `nowhere.json`; write it with `fleet plan`/],
    ["a folder that is no scan", ["merge", "mirrors"], /no folder has a `plan.json`/],
  ])("refuses %s", async (_, words, message) => {
    const { code, stderr } = await fleet(...words);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe("the impact of a policy", () => {
  interface Impact {
    readonly today: string;
    readonly repositories: readonly {
      readonly repository: string;
      readonly before: string;
      readonly after: string;
      readonly reason: string | null;
      readonly turns: readonly {
        readonly day: string;
        readonly begins: readonly { readonly fingerprint: string; readonly owners: readonly string[] }[];
        readonly stops: readonly { readonly fingerprint: string }[];
      }[];
    }[];
  }
  const policies: Readonly<Record<string, string>> = {
    loose: "ceiling: [read, write, execute, network, delegate]\ngrantable: { may: [write, execute] }\n",
    tight: "ceiling: [read]\n",
    later:
      "ceiling: [read]\ngrantable: { may: [write, execute] }\nrollout: { warn-from: 2026-11-01, enforce-from: 2026-12-10 }\n",
    waves:
      'ceiling: [read]\ngrantable: { may: [write, execute] }\nrollout: { enforce-from: 2026-12-10, waves: [{ repositories: ["acme/lo*"], enforce-from: 2026-11-01 }, { repositories: ["*/pay"], stage: observe }] }\n',
    strict: "extends: preset:strict\nceiling: [read, write]\ngrantable: { may: [write] }\n",
  };
  const failingIn = (out: string, repository: string): readonly string[] =>
    ofType(rowsIn(out), "finding")
      .filter((row) => row.repository === repository && row.severity === "error" && row.state === "new")
      .map(({ fingerprint }) => fingerprint);
  const inventoryUnder = async (name: string, day = today): Promise<string> => {
    const base = `under-${name}-${day}`;
    await fleet("plan", "--mirrors", "mirrors", "--shards", "1", "--today", day, "--out", `${base}.json`);
    await fleet("scan", "--plan", `${base}.json`, "--out", `${base}-scan`, "--policy", `${name}.yml`);
    await fleet("merge", `${base}-scan`, "--out", base);
    return base;
  };
  beforeAll(async () => {
    for (const [name, text] of Object.entries(policies)) writeFileSync(join(folder, `${name}.yml`), text);
    await inventoryUnder("loose");
  });

  it.each(["tight", "later", "waves", "strict"])("%s is what comes of it once it holds, on each day", async (name) => {
    const asked = ["impact", "--inventory", `under-loose-${today}`, "--policy", `${name}.yml`, "--today", today];
    const told = await fleet(...asked, "--ending", "60", "--format", "json");
    expect(told.code, "what was not read needs a scan").toBe(4);
    const impact = JSON.parse(told.stdout) as Impact;
    expect(fits(impact), JSON.stringify(fits.errors)).toBe(true);
    const days = [...new Set(impact.repositories.flatMap(({ turns }) => turns.map(({ day }) => day)))].sort();
    expect(days[0]).toBe(today);
    const failing = new Map(
      impact.repositories.map(({ repository }) => [repository, new Set(failingIn(`under-loose-${today}`, repository))]),
    );
    const judged = impact.repositories.filter(({ after }) => after === "passed" || after === "failed");
    expect(judged.map(({ repository, before }) => [repository, before])).toEqual(
      judged.map(({ repository, before }) => [
        repository,
        before === "undecided" ? before : (failing.get(repository)?.size ?? 0) > 0 ? "failed" : "passed",
      ]),
    );
    for (const day of days) {
      const enforced = await inventoryUnder(name, day);
      for (const { repository, turns, after } of impact.repositories) {
        if (after === "needs a scan" || after === "undecided" || after === "empty") continue;
        const own = failing.get(repository) ?? new Set();
        const turn = turns.find((one) => one.day === day);
        for (const { fingerprint } of turn?.stops ?? []) expect(own.delete(fingerprint)).toBe(true);
        for (const { fingerprint } of turn?.begins ?? []) own.add(fingerprint);
        expect([...own].sort(), `${repository} on ${day}`).toEqual(
          [...new Set(failingIn(enforced, repository))].sort(),
        );
      }
    }
    expect(
      impact.repositories.filter(({ after }) => after === "needs a scan").map(({ repository }) => repository),
    ).toEqual(["acme/broken", "acme/faulty", "acme/renamed", "acme/roles", "acme/torn"]);
  });

  it("reports waves by a custom property, as a scan below the policy judges them", async () => {
    const policy =
      "ceiling: [read]\nrollout: { stage: observe, waves: [{ repositories: ['property:tier=crit*'], stage: enforce }] }\n";
    writeFileSync(join(folder, "tiers.yml"), policy);
    await fleet("plan", "--mirrors", "mirrors", "--shards", "1", "--today", today, "--out", "tiers.json");
    const plan = JSON.parse(readFileSync(join(folder, "tiers.json"), "utf8"));
    for (const repository of plan.repositories)
      repository.properties = repository.name === "acme/pay" ? { tier: "critical" } : { tier: "low" };
    writeFileSync(join(folder, "tiers.json"), JSON.stringify(plan));
    const words = ["scan", "--plan", "tiers.json", "--out"];
    await fleet(...words, "tiers-open");
    await fleet("merge", "tiers-open", "--out", "tiers-before");
    const asked = ["impact", "--inventory", "tiers-before", "--policy", "tiers.yml", "--today", today];
    const { stdout } = await fleet(...asked);
    expect(stdout).toContain("\nWaves\n");
    expect(stdout).toContain(
      "  property:tier=crit*: 1 repository, in 1 something begins to fail, from 2026-11-23 on\n",
    );
    const { repositories } = JSON.parse((await fleet(...asked, "--format", "json")).stdout) as Impact;
    const predicted = repositories.flatMap(({ repository, after }) => (after === "failed" ? [repository] : []));
    await fleet(...words, "tiers-held", "--policy", "tiers.yml");
    await fleet("merge", "tiers-held", "--out", "tiers-after");
    const failed = ofType(rowsIn("tiers-after"), "repository").filter(({ conclusion }) => conclusion === "failed");
    // What a repository states itself is in force, whatever its wave.
    const failing = ["acme/loose", "acme/pay"];
    expect([predicted, failed.map(({ repository }) => repository)]).toEqual([failing, failing]);
  });

  it("begins with the totals, and names who is asked", async () => {
    const inventory = `under-loose-${today}`;
    const { stdout } = await fleet("impact", "--inventory", inventory, "--policy", "tight.yml", "--today", today);
    expect(stdout).toMatch(
      /^tight\.yml on 2026-11-23: \d+ repositor(?:y|ies) begins? to fail, \d+ stops?, of \d+ judged; 5 need a scan\n/,
    );
    expect(stdout).toMatch(/by owner: .*@acme\/pay \d/);
    expect(stdout).toMatch(/Begin to fail \(\d\)\n {2}acme\//);
    expect(stdout).toContain("acme/faulty: its own policy cannot be used");
  });

  it("needs the objects, which a redacted inventory has not", async () => {
    mkdirSync(join(folder, "hidden/objects"), { recursive: true });
    writeFileSync(join(folder, "hidden/objects/old.json"), "{}");
    await fleet("merge", `under-loose-${today}-scan`, "--out", "hidden", "--redact");
    expect(readdirSync(join(folder, "hidden"))).not.toContain("objects");
    for (const [folder, what] of [
      ["nowhere", "there is no folder"],
      ["scan-1", "has no `inventory.ndjson`"],
    ] as const) {
      const missing = await fleet("impact", "--inventory", folder, "--policy", "tight.yml");
      expect(missing.code).toBe(2);
      expect(missing.stderr).toContain(what);
      expect(missing.stderr).toContain("a folder that `fleet merge` wrote");
    }
    const { code, stderr } = await fleet("impact", "--inventory", "hidden", "--policy", "tight.yml");
    expect([code, stderr]).toEqual([2, expect.stringContaining("is redacted")]);
    rmSync(join(folder, `under-loose-${today}`, "objects"), { recursive: true });
    const { stdout } = await fleet("impact", "--inventory", `under-loose-${today}`, "--policy", "tight.yml");
    expect(stdout).toContain("the inventory has no object of it");
  });
});

describe("the database", () => {
  const node = actionNode();
  /** Asks a database on Node.js 24: rows as objects. */
  const ask = (path: string, sql: string): readonly Record<string, unknown>[] =>
    JSON.parse(
      execFileSync(
        node,
        [
          "-e",
          "const { DatabaseSync } = require('node:sqlite'); console.log(JSON.stringify(new DatabaseSync(process.argv[1]).prepare(process.argv[2]).all()))",
          path,
          sql,
        ],
        { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
      ),
    ) as readonly Record<string, unknown>[];

  beforeAll(async () => {
    const merged = await run(["fleet", "merge", "scan-1", "scan-2", "scan-3", "--out", "sqlite"], {
      cwd: folder,
      node,
    });
    expect([merged.code, merged.stderr]).toEqual([4, expect.not.stringMatching(/Warning|no inventory/)]);
  });

  it("finds servers and commands of settings", () => {
    const [servers, settings] = [
      "SELECT profile, value, path FROM servers WHERE name = 'gh' AND repository = 'acme/roles'",
      "SELECT does, target FROM settings WHERE setting = 'hooks.Stop'",
    ].map((sql) => ask("sqlite/inventory.sqlite", sql));
    expect(servers).toContainEqual({ profile: null, value: "npx gh-mcp@1.2.3", path: ".mcp.json" });
    expect(settings).toEqual([{ does: "starts code", target: "make check" }]);
  });

  it("has every row of the inventory", () => {
    const rows = rowsIn("inventory");
    const counts = {
      repositories: "repository",
      profiles: "profile",
      settings: "setting",
      unchecked: "unchecked",
      findings: "finding",
    } as const;
    for (const [table, type] of Object.entries(counts))
      expect(ask("sqlite/inventory.sqlite", `SELECT count(*) AS n FROM ${table}`)).toEqual([
        { n: rows.filter((row) => row.type === type).length },
      ]);
    expect(
      ask(
        "sqlite/inventory.sqlite",
        "SELECT name, can_write, allowed, owner, until FROM profiles WHERE name = 'cutter'",
      ),
    ).toEqual([{ name: "cutter", can_write: 1, allowed: 1, owner: "@acme/release", until: "2026-12-01" }]);
  });

  it("holds whole numbers as such, or a line would be 16.0", () => {
    const columns = { repositories: ["stale", "profiles", "errors"], profiles: ["can_write"], findings: ["line"] };
    for (const [table, names] of Object.entries(columns))
      for (const name of names)
        expect(ask("sqlite/inventory.sqlite", `SELECT DISTINCT typeof(${name}) AS type FROM ${table}`)).toEqual([
          { type: "integer" },
        ]);
  });

  const [, statements = ""] = /^```sql\n([\s\S]*?)^```$/m.exec(readFileSync("docs/fleet.md", "utf8")) ?? [];
  const questions = [...statements.matchAll(/^-- (.*)\n([\s\S]*?;)$/gm)].map(
    ([, title = "", sql = ""]) => [title, sql] as const,
  );

  it("answers thirteen questions of the page", () => expect(questions).toHaveLength(13));

  it.each(questions)("answers: %s", (title, sql) => {
    const answers = ask("sqlite/inventory.sqlite", sql);
    expect(answers.length, title).toBeGreaterThan(0);
    expect(answers.length).toBeLessThan(20);
  });

  it("does not stay beside newer rows where Node.js has none", async () => {
    writeFileSync(join(folder, "inventory/inventory.sqlite"), "old");
    const { stderr } = await fleet("merge", "scan-1", "scan-2", "scan-3", "--out", "inventory");
    const isWritten = readdirSync(join(folder, "inventory")).includes("inventory.sqlite");
    if (isWritten)
      expect(readFileSync(join(folder, "inventory/inventory.sqlite"), "latin1")).toMatch(/^SQLite format 3/);
    else expect(stderr).toContain("no inventory.sqlite was written: it needs Node.js 22.13 or newer");
  });
});

describe("the page", () => {
  const page = readFileSync("docs/fleet.md", "utf8");
  const scripts = [...page.matchAll(/^```sh\n# (.*)\n([\s\S]*?)^```$/gm)].map(
    ([, title = "", script = ""]) => [title, script] as const,
  );

  it.skipIf(!posix).each(scripts)("has commands that run: %s", (_, script) => {
    const directory = temporaryFolder();
    cpSync(join(folder, "mirrors/acme/pay.git"), join(directory, "mirrors/acme/pay.git"), { recursive: true });
    for (const name of ["plain", "loose", "roles"])
      cpSync(join(folder, `mirrors/acme/${name}.git`), join(directory, `mirrors/acme/${name}.git`), {
        recursive: true,
      });
    const [program, ...words] = command;
    mkdirSync(join(directory, "bin"));
    writeFileSync(
      join(directory, "bin/agent-profile-check"),
      `#!/bin/sh\nexec ${[program, ...words].map((word) => `'${word}'`).join(" ")} "$@"\n`,
      { mode: 0o755 },
    );
    const ran = spawnSync("sh", ["-e", "-c", script], {
      cwd: directory,
      encoding: "utf8",
      env: { PATH: `${join(directory, "bin")}:${process.env.PATH}`, HOME: "/nonexistent" },
    });
    expect([ran.status, ran.stderr]).toEqual([0, expect.any(String)]);
    if (!script.includes("fleet merge")) {
      expect(readFileSync(join(directory, "agents.html"), "utf8")).toContain(">cutter</span>");
      return;
    }
    expect(ran.stderr).toContain("4 repositories in inventory: 0 not read");
    const text = readFileSync(join(directory, "inventory/inventory.ndjson"), "utf8");
    expect(text.match(/^\{"type":"repository"/gm)).toHaveLength(4);
  });

  it("names every type of a row and every conclusion", () => {
    const rowTypes = ["repository", "profile", "setting", "unchecked", "finding"];
    for (const word of [...rowTypes, ...conclusions]) expect(page).toContain(`\`${word}\``);
    expect(scripts.length).toBeGreaterThan(1);
  });
});

/** Starts the command, and kills it as soon as the file has something in it, unless it has ended. */
function killedOnceThere(file: string, words: readonly string[]): Promise<void> {
  const [program, ...first] = command;
  const child = spawn(program, [...first, ...words], { cwd: folder, stdio: "ignore" });
  const timer = setInterval(() => {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) child.kill("SIGKILL");
  }, 1);
  return new Promise((done) =>
    child.on("close", () => {
      clearInterval(timer);
      done();
    }),
  );
}
