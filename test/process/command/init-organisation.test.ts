/** `init --organisation`: the key and the vendored copy, from a clone, a file or the network, and how both are renewed. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startChecked } from "../../support/action.ts";
import { run } from "../../support/command.ts";
import { makeRepository, removeFolders, temporaryFolder, type Workshop } from "../../support/repository.ts";

afterAll(removeFolders);

const policyPath = ".github/agent-profile-check.yml";
const copyPath = ".github/agent-profile-check.organisation.yml";
const writer = "---\nname: writer\ndescription: Writes the pages of the site.\ntools: Read, Edit\n---\nWrite.\n";
const reading = "ceiling: [read]\n";
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");
const headOf = (workshop: Workshop) => workshop.git("rev-parse", "HEAD");
const textIn = ({ directory }: Workshop, path: string) => readFileSync(join(directory, path), "utf8");
const init = ({ directory }: Workshop, ...words: readonly string[]) => run(["init", ...words], { cwd: directory });
const offline = ({ directory }: Workshop, ...words: readonly string[]) =>
  run(["check", "--offline", ...words], { cwd: directory });

const organisation = () => makeRepository({ "agents.yml": reading });
const repository = () => makeRepository({ ".claude/agents/writer.md": writer });

describe("init --organisation", () => {
  it("writes the key and the copy, and hooks know the ceiling without a network", async () => {
    const [policies, workshop] = [organisation(), repository()];
    const named = `acme/policy//agents.yml@${headOf(policies)}`;
    // What is checked out does not matter.
    policies.write({ "agents.yml": "ceiling: [read, write]\n" });
    const { code, stdout } = await init(workshop, "--organisation", named, "--from", policies.directory);
    expect(code).toBe(0);
    expect(stdout).toContain(`wrote ${copyPath}`);
    expect(textIn(workshop, copyPath)).toBe(reading);
    expect(textIn(workshop, policyPath)).toContain(`\norganisation: ${named}#sha256:${digestOf(reading)}\n`);
    expect((await offline(workshop)).stdout).toContain(`exceeds the ceiling of ${named}`);
    workshop.commit({}, "the key");
    workshop.write({ ".claude/agents/other.md": writer.replace("writer", "other") }).git("add", "--all");
    expect((await offline(workshop, "--staged")).code).toBe(1);
  });

  it("states nothing that begins to count before the organisation's rollout", async () => {
    const rollout = "rollout: { warn-from: 2026-12-01, enforce-from: 2027-01-15 }\n";
    const policies = makeRepository({ "agents.yml": `${reading}${rollout}` });
    const workshop = repository();
    const named = `acme/policy//agents.yml@${headOf(policies)}`;
    expect((await init(workshop, "--organisation", named, "--from", policies.directory)).code).toBe(0);
    expect(textIn(workshop, policyPath)).not.toMatch(/^(?:extends|ceiling|rules)/m);
    const codes = ["2026-11-26", "2026-12-01", "2027-01-15"].map(async (day) => {
      const { code, stdout } = await offline(workshop, "--today", day);
      return [day, code, /^(?:note|warning|error)/m.exec(stdout)?.[0]];
    });
    expect(await Promise.all(codes)).toEqual([
      ["2026-11-26", 0, "note"],
      ["2026-12-01", 0, "warning"],
      ["2027-01-15", 1, "error"],
    ]);
  });

  it("renews both with the same command, and nothing else in the policy or beside it", async () => {
    const [policies, workshop] = [organisation(), repository()];
    const own = "# Ours.\nceiling: [read, write] # both\nextends: preset:strict\n";
    workshop.write({ [policyPath]: own, ".pre-commit-config.yaml": "repos: []\n" });
    const first = headOf(policies);
    const second = policies.commit({ "agents.yml": "ceiling: []\n" });
    const told: (readonly string[])[] = [];
    for (const [commit, text] of [
      [first, reading],
      [second, "ceiling: []\n"],
      [second, "ceiling: []\n"],
    ] as const) {
      const named = `acme/policy//agents.yml@${commit}`;
      const { code, stdout } = await init(workshop, "--organisation", named, "--from", policies.directory);
      expect(code).toBe(0);
      told.push(
        [...stdout.matchAll(/^(wrote|changed) \.github\/(agent-profile-check\S+?yml)/gm)].map(([words]) => words),
      );
      const line = `organisation: ${named}#sha256:${digestOf(text)}\n`;
      expect(textIn(workshop, policyPath)).toBe(own.replace("ceiling", `${line}ceiling`));
      expect(textIn(workshop, copyPath)).toBe(text);
      expect(textIn(workshop, ".pre-commit-config.yaml")).toBe("repos: []\n");
    }
    expect(told.map((lines) => lines.toSorted())).toEqual([
      [`changed ${policyPath}`, `wrote ${copyPath}`],
      [`changed ${copyPath}`, `changed ${policyPath}`],
      [],
    ]);
    const again = await init(
      workshop,
      "--organisation",
      `acme/policy//agents.yml@${second}`,
      "--from",
      policies.directory,
    );
    expect(again.stdout).toContain(`kept (already exists): ${copyPath}`);
  });

  it("takes a file, and the network only when it is asked to", async () => {
    const [policies, workshop] = [organisation(), repository()];
    const commit = headOf(policies);
    const named = `acme/policy//agents.yml@${commit}`;
    const github = await startChecked();
    github.repositories.set("acme/policy", { refs: {}, commits: { [commit]: { "agents.yml": reading } } });
    const env = { GITHUB_API_URL: github.url, GH_TOKEN: "ghs_0123456789", XDG_CACHE_HOME: temporaryFolder() };
    const asked = (...words: readonly string[]) =>
      run(["init", "--organisation", named, ...words], { cwd: workshop.directory, env });
    const refused = await asked();
    expect([refused.code, github.requests]).toEqual([2, []]);
    expect(refused.stderr).toContain("--from FILE");
    expect(existsSync(join(workshop.directory, policyPath))).toBe(false);
    expect((await asked("--from", join(policies.directory, "agents.yml"))).code).toBe(0);
    expect(github.requests).toEqual([]);
    workshop.remove(copyPath);
    expect((await asked("--fetch")).code).toBe(0);
    expect([textIn(workshop, copyPath), github.requests]).toEqual([reading, ["repos/get-content"]]);
  });

  it("copies each file that the policy extends by digest, and refuses one without, before anything is written", async () => {
    const [policies, workshop] = [organisation(), repository()];
    const base = policies.commit({ "common/base.yml": "ceiling: []\n" });
    const pinned = `extends: acme/policy//common/base.yml@${base}#sha256:${digestOf("ceiling: []\n")}\n`;
    const commit = policies.commit({ "agents.yml": "extends: common/base.yml\n", "pinned.yml": pinned });
    const from = ["--from", policies.directory];
    const refused = await init(workshop, "--organisation", `acme/policy//agents.yml@${commit}`, ...from);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(`acme/policy//common/base.yml@${commit}#sha256:${digestOf("ceiling: []\n")}`);
    expect(existsSync(join(workshop.directory, policyPath))).toBe(false);
    expect((await init(workshop, "--organisation", `acme/policy//pinned.yml@${commit}`, ...from)).code).toBe(0);
    expect(textIn(workshop, copyPath.replace(".yml", ".2.yml"))).toBe("ceiling: []\n");
    expect((await offline(workshop)).stdout).toContain(`exceeds the ceiling of acme/policy//common/base.yml@${base}`);
  });

  it.each<[string, readonly string[], string]>([
    ["no reference", ["--organisation", "agents.yml", "--from", "."], "names a file of another repository"],
    ["another digest", ["--organisation", `acme/policy//agents.yml@HEAD#sha256:${"a".repeat(64)}`], "has the digest"],
    ["an unknown commit", ["--organisation", "acme/policy//agents.yml@v9"], "has no `v9`"],
    ["an unknown file", ["--organisation", "acme/policy//agent.yml@HEAD"], "no text file `agent.yml`"],
    ["a flag alone", ["--fetch"], "needs `--organisation`"],
    ["two ways to start", ["--organisation", "acme/policy//agents.yml@HEAD", "--from-current"], "exclude each other"],
  ])("refuses %s and writes nothing", async (_, words, message) => {
    const [policies, workshop] = [organisation(), repository()];
    const from = words.length === 2 ? ["--from", policies.directory] : [];
    const { code, stderr } = await init(workshop, ...words, ...from);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(workshop.git("status", "--short")).toBe("");
  });

  it("says which line to add where the policy cannot be changed without touching the rest", async () => {
    const [policies, workshop] = [organisation(), repository()];
    workshop.write({ [policyPath]: "{ ceiling: [read] }\n" });
    const named = `acme/policy//agents.yml@${headOf(policies)}`;
    const { code, stderr } = await init(workshop, "--organisation", named, "--from", policies.directory);
    expect(code).toBe(2);
    expect(stderr).toContain(`organisation: ${named}#sha256:${digestOf(reading)}`);
    expect(textIn(workshop, policyPath)).toBe("{ ceiling: [read] }\n");
  });
});
