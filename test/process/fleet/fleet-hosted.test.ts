/** A fleet on GitHub, over a stand-in that is held to GitHub's own description: by git, by the API, and in all that goes wrong. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "../../../src/fleet/plan/index.ts";
import type { RepositoryRow, Row } from "../../../src/fleet/rows/index.ts";
import { run } from "../../support/command.ts";
import { type GitHub, startGitHub } from "../../support/github/index.ts";
import { type Owned, ownedFrom } from "../../support/github/organisation.ts";
import {
  type Files,
  makeRepository,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";

const token = "ghs_0123456789";
const today = "2026-11-23";

const agent = (name: string, tools: string) =>
  `---\nname: ${name}\ndescription: Reads the code and answers.\ntools: ${tools}\n---\nLook.\n`;

const gateway =
  "on: pull_request\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: org/agent-profile-check@v1\n";

const contents: Readonly<Record<string, Files>> = {
  "acme/pay": {
    ".claude/agents/cutter.md": agent("cutter", "Read, Edit, Bash"),
    ".github/agent-profile-check.yml":
      'ceiling: [read]\ngrants:\n  - { profiles: ["cutter"], may: [write, execute], reason: cuts releases, owner: "@acme/release" }\n',
    ".github/workflows/agents.yml": gateway,
  },
  "acme/loose": {
    ".claude/agents/writer.md": agent("writer", "Read, Write"),
    ".claude/settings.json": '{"permissions": {"defaultMode": "bypassPermissions"}}\n',
    ".github/agent-profile-check.yml": "ceiling: [read]\n",
  },
  "acme/roles": {
    ".codex/agents/scout.toml": 'name = "scout"\ndescription = "Looks."\ndeveloper_instructions = "Look."\n',
  },
  "acme/.github-private": { "agents/all.md": "---\nname: all\ndescription: Is everywhere.\n---\nHello.\n" },
  "acme/plain": { "README.md": "# Nothing\n" },
  "acme/old": { ".claude/agents/a.md": agent("a", "Read") },
  "acme/fork": { ".claude/agents/a.md": agent("a", "Read") },
};

let folder = "";
const origins = new Map<string, Workshop>();
const open: GitHub[] = [];

beforeAll(() => {
  folder = temporaryFolder();
  for (const [name, files] of Object.entries(contents)) origins.set(name, makeRepository(files));
});
afterAll(removeFolders);
afterEach(async () => {
  for (const github of open.splice(0)) {
    expect(github.violations).toEqual([]);
    await github.close();
  }
});

const marks: Readonly<Record<string, Partial<Owned>>> = {
  "acme/pay": { visibility: "PRIVATE", properties: { tier: "1", team: ["pay", "core"], empty: null } },
  "acme/loose": { visibility: "INTERNAL" },
  "acme/old": { isArchived: true },
  "acme/fork": { isFork: true },
};

async function serve(): Promise<GitHub> {
  const github = await startGitHub();
  open.push(github);
  github.git.token = token;
  for (const [name, origin] of origins) github.served.set(name, origin);
  const owned = [...origins].map(([name, origin], at) => ownedFrom(name, 100 + at, origin, marks[name]));
  github.owned.set("acme", [...owned, { name: "acme/empty", number: 90 }]);
  return github;
}

const fleet = (github: GitHub, ...words: readonly string[]) =>
  run(["fleet", ...words], {
    cwd: folder,
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      GITHUB_SERVER_URL: github.url,
      GH_TOKEN: token,
      XDG_CACHE_HOME: join(folder, "cache"),
    },
  });

let made = 0;

/** Plan, scan and merge, in a folder of their own. */
async function whole(github: GitHub, ...more: readonly string[]) {
  const base = `run-${++made}`;
  const plan = `${base}/plan.json`;
  mkdirSync(join(folder, base));
  const planned = await fleet(github, "plan", "--org", "acme", "--out", plan, "--today", today, "--shards", "1");
  const scanned = await fleet(github, "scan", "--plan", plan, "--out", `${base}/scan`, ...more);
  const merged = await fleet(github, "merge", `${base}/scan`, "--out", `${base}/inventory`);
  return { base, planned, scanned, merged };
}

const textIn = (base: string): string => readFileSync(join(folder, base, "inventory/inventory.ndjson"), "utf8");
const rowsIn = (base: string): readonly Row[] =>
  textIn(base)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
const repositoriesIn = (base: string): ReadonlyMap<string, RepositoryRow> =>
  new Map(rowsIn(base).flatMap((row) => (row.type === "repository" ? [[row.repository, row]] : [])));
const planIn = (path: string): Plan => JSON.parse(readFileSync(join(folder, path), "utf8")) as Plan;

describe("an organisation", () => {
  it("is planned with a query for each hundred, and says what it leaves out", async () => {
    const github = await serve();
    const owned = github.owned.get("acme") ?? [];
    github.owned.set("acme", [
      ...owned,
      ...Array.from({ length: 250 }, (_, at): Owned => ({ name: `acme/x${at}`, number: 1000 + at })),
    ]);
    const { code, stdout, stderr } = await fleet(
      github,
      "plan",
      "--org",
      "acme",
      "--out",
      "many.json",
      "--budget",
      "900",
    );
    expect([code, stdout]).toEqual([0, '{"shard":["1/1"]}\n']);
    expect(stderr).toContain("left out, because archived: 1");
    expect(stderr).toContain("left out, because forks: 1");
    expect(github.requests.filter((id) => id === "graphql")).toHaveLength(3);
    const plan = planIn("many.json");
    expect(plan.repositories).toHaveLength(owned.length + 250 - 2);
    expect(plan.server).toBe(github.url);
    expect(plan.limits).toEqual({ parallel: 1, perHour: 5000, budget: 900 });
    expect(plan.repositories.find(({ name }) => name === "acme/pay")).toMatchObject({
      visibility: "private",
      properties: { tier: "1", team: ["pay", "core"] },
      branch: "main",
      problem: null,
    });
    const all = await fleet(github, "plan", "--org", "acme", "--archived", "--forks", "--out", "all.json");
    expect(all.stderr).not.toContain("left out");
    expect(planIn("all.json").repositories).toHaveLength(owned.length + 250);
  });

  it("is never silently short: what single sign-on hides, a page that is too much, an owner that is none", async () => {
    const github = await serve();
    github.owned.set("acme", [...(github.owned.get("acme") ?? []), { name: "acme/hidden", number: 7, isHidden: true }]);
    github.faults = [{ operation: "graphql", answer: 502, times: 3 }];
    const { code, stderr } = await fleet(github, "plan", "--org", "acme", "--out", "short.json");
    expect(code).toBe(4);
    expect(stderr).toMatch(/GitHub counts 9 repositories of acme and shows this token 8/);
    expect(stderr).toMatch(/SAML/);
    const sizes = github.calls
      .filter(({ operation }) => operation === "graphql")
      .map(({ body }) => (JSON.parse(body) as { variables: { first: number } }).variables.first);
    expect(new Set(sizes), "asks for less where GitHub cannot answer in time").toEqual(new Set([100, 50]));
    github.faults = [];
    const none = await fleet(github, "plan", "--org", "nobody");
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("no organisation or user `nobody`")]);
  });

  it("may be a list, of which every name ends in the plan", async () => {
    const github = await serve();
    github.renamed.set("acme/former", "acme/pay");
    writeFileSync(join(folder, "repos.txt"), "# ours\nacme/pay\r\nacme/former # renamed\n\nacme/nowhere\nacme/Pay\n");
    const { code, stderr } = await fleet(github, "plan", "--repos", "repos.txt", "--out", "list.json");
    expect(code).toBe(0);
    expect(planIn("list.json").repositories.map(({ name, problem }) => [name, problem])).toEqual([
      ["acme/former", expect.stringContaining("name is now `acme/pay`")],
      ["acme/nowhere", expect.stringMatching(/no such repository.*token/)],
      ["acme/pay", null],
    ]);
    expect(stderr).toContain("`acme/nowhere` cannot be read");
    writeFileSync(join(folder, "wrong.txt"), "acme/pay\nacme\n");
    const wrong = await fleet(github, "plan", "--repos", "wrong.txt");
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("wrong.txt:2 `acme` is not `owner/name`")]);
  });
});

describe("a scan", () => {
  it("by git says the same as by the API, and as `list` and `check` in a checkout", async () => {
    const github = await serve();
    const byGit = await whole(github);
    expect([byGit.planned.code, byGit.scanned.code, byGit.merged.code]).toEqual([0, 0, 0]);
    expect(github.gitRequests.length).toBeGreaterThan(6);
    expect(
      github.requests.filter((id) => id.startsWith("git/")),
      "git brings everything",
    ).toEqual([]);
    github.git.isClosed = true;
    const asked = github.gitRequests.length;
    const byApi = await whole(github);
    expect(byApi.scanned.code).toBe(0);
    expect(github.gitRequests.length - asked, "git is asked of two repositories only").toBeLessThanOrEqual(4);
    expect(github.requests.filter((id) => id === "git/get-tree")).toHaveLength(5);
    expect(textIn(byApi.base)).toBe(textIn(byGit.base));
    for (const name of ["acme/pay", "acme/loose", "acme/roles"]) {
      const checkout = join(folder, byGit.base, name);
      workshopIn(folder).git("clone", "--quiet", origins.get(name)?.directory ?? "", checkout);
      const { stdout } = await run(["check", "--format", "json", "--today", today], { cwd: checkout });
      const { findings } = JSON.parse(stdout) as { findings: { fingerprint: string; severity: string }[] };
      const own = rowsIn(byGit.base).filter((row) => row.repository === name);
      expect(
        own.flatMap((row) => (row.type === "finding" ? [[row.fingerprint, row.severity]] : [])).sort(),
        name,
      ).toEqual(findings.map(({ fingerprint, severity }) => [fingerprint, severity]).sort());
    }
    const found = repositoriesIn(byGit.base);
    expect([...found].map(([name, { conclusion, profiles }]) => [name, conclusion, profiles])).toEqual([
      ["acme/.github-private", "passed", 1],
      ["acme/empty", "empty", 0],
      ["acme/loose", "failed", 1],
      ["acme/pay", "passed", 1],
      ["acme/plain", "passed", 0],
      ["acme/roles", "passed", 1],
    ]);
    expect(found.get("acme/pay")).toMatchObject({
      visibility: "private",
      properties: { tier: "1", team: ["pay", "core"] },
    });
    expect(
      rowsIn(byGit.base).find((row) => row.type === "profile" && row.repository === "acme/.github-private"),
    ).toMatchObject({
      reach: "organisation",
    });
    for (const base of [byGit.base, byApi.base])
      for (const path of readdirSync(join(folder, base), { recursive: true, withFileTypes: true }))
        if (path.isFile()) expect(readFileSync(join(path.parentPath, path.name), "latin1")).not.toContain(token);
  });

  it("knows the workflow that a ruleset requires, with its pin, and says where it cannot know", async () => {
    const github = await serve();
    const sha = "c".repeat(40);
    github.served.set("acme/gates", makeRepository({ "README.md": "x\n" }));
    github.owned.set("acme", [
      ...(github.owned.get("acme") ?? []),
      { name: "acme/gates", number: 500, head: { commit: sha, tree: sha } },
    ]);
    github.repositories.set("acme/gates", {
      refs: { main: sha },
      commits: { [sha]: { ".github/workflows/agents.yml": gateway } },
    });
    github.rules.set("acme/loose", [{ ruleset: 42, path: ".github/workflows/agents.yml", repository: 500, sha }]);
    github.rules.set("acme/roles", [
      { ruleset: 43, path: ".github/workflows/agents.yml", repository: 500, ref: "main" },
    ]);
    github.rules.set("acme/pay", [{ ruleset: 44, path: ".github/workflows/other.yml", repository: 999 }]);
    const { base } = await whole(github);
    const found = repositoriesIn(base);
    const place = { path: ".github/workflows/agents.yml", line: 6, version: "org/agent-profile-check@v1" };
    expect(found.get("acme/loose")?.gate).toEqual([
      { kind: "ruleset", ...place, ruleset: { id: 42, repository: "acme/gates", commit: sha } },
    ]);
    expect(found.get("acme/roles")?.gate).toEqual([
      { kind: "ruleset", ...place, ruleset: { id: 43, repository: "acme/gates", commit: null } },
    ]);
    expect(found.get("acme/pay")?.gate.map(({ kind }) => kind)).toEqual(["workflow"]);
    expect(found.get("acme/pay")?.problem).toContain(
      "ruleset 44 requires `.github/workflows/other.yml`, which was not read",
    );
    expect(found.get("acme/plain")?.problem).toBeNull();
    github.faults = [{ operation: "repos/get-branch-rules", answer: 403 }];
    const blind = await whole(github);
    expect(repositoriesIn(blind.base).get("acme/loose")).toMatchObject({
      conclusion: "failed",
      gate: [],
      problem: expect.stringMatching(/rulesets of `main` .*not be read/),
    });
  });

  it("ends with a row for what vanished, moved or is blocked since the plan, and reads the rest", async () => {
    const github = await serve();
    github.owned.set(
      "acme",
      (github.owned.get("acme") ?? []).map((one) => (one.name === "acme/plain" ? { ...one, isDisabled: true } : one)),
    );
    mkdirSync(join(folder, "gone"));
    await fleet(github, "plan", "--org", "acme", "--out", "gone/plan.json", "--shards", "1");
    github.served.delete("acme/roles");
    const scanned = await fleet(github, "scan", "--plan", "gone/plan.json", "--out", "gone/scan");
    expect(scanned.code).toBe(4);
    expect(scanned.stderr).toMatch(/`acme\/roles` was not read: GitHub's API does not have/);
    expect(scanned.stderr).toMatch(/`acme\/plain` was not read: GitHub has blocked it/);
    github.served.set("acme/roles", origins.get("acme/roles") ?? makeRepository({}));
    const again = await fleet(github, "scan", "--plan", "gone/plan.json", "--out", "gone/scan");
    expect(again.stderr).toMatch(/4 of them by an earlier run/);
    expect(again.stderr).not.toContain("acme/roles");
  });

  it("stops at its budget, says so, and goes on from there", async () => {
    const github = await serve();
    github.git.isClosed = true;
    const { scanned, base } = await whole(github, "--budget", "4");
    expect(scanned.code).toBe(4);
    expect(scanned.stderr).toMatch(/4 requests to GitHub's API/);
    expect(scanned.stderr).toMatch(/was not read: the budget of 4 requests is used up/);
    const asked = github.requests.length;
    expect((await fleet(github, "scan", "--plan", `${base}/plan.json`, "--out", `${base}/scan`)).code).toBe(0);
    expect(github.requests.length).toBeGreaterThan(asked);
    await fleet(github, "merge", `${base}/scan`, "--out", `${base}/inventory`);
    expect(textIn(base)).toBe(textIn((await whole(github)).base));
  });

  it("sends nothing for repositories whose tree is the same since the last inventory", async () => {
    const github = await serve();
    const first = await whole(github);
    const [asked, fetched] = [github.requests.length, github.gitRequests.length];
    const second = await whole(github, "--since", `${first.base}/inventory`);
    expect(second.scanned.stderr).toMatch(/5 unchanged/);
    expect(github.requests.slice(asked)).toEqual([
      "rate-limit/get",
      "graphql",
      "orgs/custom-properties-for-repos-get-organization-values",
    ]);
    expect(github.gitRequests.length).toBe(fetched);
    expect(textIn(second.base)).toBe(textIn(first.base));
  });

  it("sends its token only where the environment says, and asks for one", async () => {
    const github = await serve();
    const { base } = await whole(github);
    const plan = planIn(`${base}/plan.json`);
    writeFileSync(join(folder, "forged.json"), JSON.stringify({ ...plan, server: "https://elsewhere.example" }));
    const forged = await fleet(github, "scan", "--plan", "forged.json", "--out", "forged");
    expect([forged.code, forged.stderr]).toEqual([
      2,
      expect.stringContaining("the plan was made for https://elsewhere.example"),
    ]);
    const bare = await run(["fleet", "plan", "--org", "acme"], { cwd: folder });
    expect([bare.code, bare.stderr]).toEqual([2, expect.stringContaining("set GITHUB_TOKEN or GH_TOKEN")]);
    const offline = await fleet(github, "scan", "--plan", `${base}/plan.json`, "--out", "off", "--offline");
    expect([offline.code, offline.stderr]).toEqual([2, expect.stringContaining("`--offline` forbids")]);
    rmSync(join(folder, "forged"), { recursive: true, force: true });
  });
});
