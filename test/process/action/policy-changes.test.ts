/** Ways for a pull request to weaken its own check, through the bundled action and real commits: what the tool does about each. */
import { describe, expect, it } from "vitest";
import { bypass, file, ofRule, policy, reader, run, startChecked } from "../../support/action.ts";
import { valuesIn } from "../../support/facts.ts";
import { onMain, pullRequest, push, type RequestOptions, type Scene } from "../../support/events.ts";
import type { Step } from "../../support/runner.ts";

const host = {
  file,
  policy,
  baseline: ".github/agent-profile-check.baseline.json",
  workflow: ".github/workflows/agents.yml",
};
const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const writer = reader.replace("Read, Grep", "Read, Edit");

async function judged(options: RequestOptions, more: Parameters<typeof run>[1] = {}): Promise<Step> {
  return run(pullRequest(options), { github: await startChecked(), ...more });
}

/** Where a rule says something, and the values that it names there. */
function told(step: Step, rule: string): readonly string[] {
  return ofRule(step, rule).map(({ message, properties }) =>
    [
      `${properties["file"]}:${properties["line"]}`,
      // Without the advice that protects the policy, which ends every sentence here.
      ...valuesIn(message.split("\n")[0]?.split("; nobody is required to approve")[0] ?? ""),
    ].join(" "),
  );
}

const strict = "ceiling: [read]\nrules:\n  unique-name: error\n";

describe("a request is judged by the policy of its base, and told at the line, where it", () => {
  it("1. edits the policy", async () => {
    const step = await judged({
      base: { [file]: reader, [policy]: strict },
      head: { [file]: bypass, [policy]: "ceiling: [read, write, execute]\nrules:\n  no-permission-bypass: off\n" },
    });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(ofRule(step, "no-permission-bypass")).not.toEqual([]);
    expect(told(step, "no-loosened-policy")).toEqual([
      expect.stringMatching(/yml:1(?: |$)/),
      expect.stringMatching(/yml:2 /),
      expect.stringMatching(/yml:3 no-permission-bypass(?: |$)/),
    ]);
    expect(step.summary).toContain("Policy changes");
  });

  it("2. adds a waiver", async () => {
    const waiver = `waivers:\n  - { rule: no-permission-bypass, paths: ["**"], reason: for now, owner: alice, until: ${later} }\n`;
    const step = await judged({
      base: { [file]: reader, [policy]: strict },
      head: { [file]: bypass, [policy]: strict + waiver },
    });
    expect(step.exitCode).toBe(1);
    expect(told(step, "no-loosened-policy")).toEqual([expect.stringMatching(/yml:5 no-permission-bypass(?: |$)/)]);
    const merged = await judged({ base: { [file]: reader, [policy]: strict + waiver }, head: { [file]: bypass } });
    expect(
      ofRule(merged, "no-permission-bypass").map(({ name }) => name),
      "a waiver covers what it saw",
    ).toContain("error");
    expect(merged.exitCode).toBe(1);
  });

  it("3. adds a grant", async () => {
    const grant = `grants:\n  - { profiles: ["*"], may: [write], reason: has to write, owner: alice, until: ${later} }\n`;
    const step = await judged({
      base: { [file]: reader, [policy]: strict },
      head: { [file]: writer, [policy]: strict + grant },
    });
    expect(step).toMatchObject({ exitCode: 1, outputs: { widened: "1" } });
    expect(ofRule(step, "max-capability").map(({ name }) => name)).toEqual(["error"]);
    expect(told(step, "no-loosened-policy")).toEqual([expect.stringMatching(/yml:5(?: |$)/)]);
  });

  it("4. extends a laxer preset, or loosens a file that the policy extends", async () => {
    const step = await judged({
      base: { [file]: reader, [policy]: "extends: preset:strict\n" },
      head: { [file]: writer, [policy]: "extends: preset:recommended\n" },
    });
    expect(step.exitCode).toBe(1);
    expect(told(step, "no-loosened-policy")).toEqual([expect.stringMatching(/yml:1(?: |$)/)]);
    expect(ofRule(step, "no-loosened-policy")[0]?.name).toBe("error");
    const shared = "config/shared.yml";
    const chain = await judged({
      base: { [file]: reader, [policy]: `extends: [${shared}]\n`, [shared]: "ceiling: [read]\n" },
      head: { [file]: writer, [shared]: "ceiling: [read, write]\n" },
    });
    expect(chain.exitCode).toBe(1);
    expect(told(chain, "no-loosened-policy")).toEqual([expect.stringMatching(/^config\/shared\.yml:1(?: |$)/)]);
  });

  it("5. raises an override", async () => {
    const override = (ceiling: string) =>
      `ceiling: [read]\noverrides:\n  - paths: [".claude/**"]\n    ceiling: ${ceiling}\n`;
    const step = await judged({
      base: { [file]: reader, [policy]: override("[read]") },
      head: { [file]: writer, [policy]: override("[read, write]") },
    });
    expect(step.exitCode).toBe(1);
    expect(told(step, "no-loosened-policy")).toEqual([expect.stringMatching(/yml:4(?: |$)/)]);
  });

  it("6. drops the workflow's policy file, or the workflow's naming it", async () => {
    const named = "config/agents.yml";
    const workflow = (more: string) =>
      `on: pull_request\njobs:\n  agents:\n    steps:\n      - uses: acme/agent-profile-check@${"a".repeat(40)}\n${more}`;
    const step = await judged(
      {
        base: { [file]: reader, [named]: strict + "  no-prompt-escape: error\n" },
        head: { [file]: bypass },
        removed: [named],
      },
      { inputs: { policy: named } },
    );
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(told(step, "no-loosened-policy")).toEqual([expect.stringMatching(/^config\/agents\.yml:1(?: |$)/)]);
    const unnamed = await judged(
      {
        base: { [host.workflow]: workflow(`        with: { policy: ${named} }\n`), [named]: strict },
        head: {
          [host.workflow]: workflow("        continue-on-error: true\n        with: { fail-on: never, root: docs }\n"),
        },
      },
      { inputs: { policy: named } },
    );
    const weakened = told(unnamed, "no-weakened-gate").join("\n");
    expect(weakened).toMatch(/yml:6 continue-on-error(?: |$)/m);
    expect(weakened).toMatch(/yml:7 .*\bfail-on never(?: |$)/m);
    expect(weakened).toMatch(/ config\/agents\.yml policy(?: |$)/m);
    expect(weakened).toMatch(/ docs root(?: |$)/m);
    const gone = await judged({
      base: { [host.workflow]: workflow(""), [file]: reader },
      head: {},
      removed: [host.workflow],
    });
    expect(told(gone, "no-weakened-gate")).toEqual([expect.stringMatching(/agents\.yml:1 agents(?: |$)/)]);
  });

  it("7. edits the baseline", async () => {
    const before = await judged(
      { base: { "README.md": "" }, head: { [file]: bypass } },
      { inputs: { json: "out.json" } },
    );
    expect(before.exitCode).toBe(1);
    const scene = pullRequest({ base: { "README.md": "" }, head: { [file]: bypass } });
    const { fingerprint, rule, kind, path } =
      (await findingsOf(scene)).find(
        (finding) => finding.rule === "no-permission-bypass" && finding.severity === "error",
      ) ?? fail();
    const baseline = `${JSON.stringify({ version: 1, findings: [{ fingerprint, rule, kind, path, profile: "reviewer" }] }, null, 2)}\n`;
    const step = await judged({ base: { "README.md": "" }, head: { [file]: bypass, [host.baseline]: baseline } });
    expect(step.exitCode).toBe(1);
    expect(ofRule(step, "no-permission-bypass").map(({ name }) => name)).toContain("error");
    expect(told(step, "no-loosened-policy")).toEqual([expect.stringMatching(/baseline\.json:4(?: |$)/)]);
    const stands = await judged(
      { base: { "README.md": "", [host.baseline]: baseline }, head: { [file]: bypass } },
      { inputs: { gate: "all" } },
    );
    expect(stands.exitCode, "what the base's baseline names").toBe(0);
    const refused = await judged({
      base: { [policy]: "baseline: refuse\n", [host.baseline]: baseline },
      head: { [file]: bypass },
    });
    expect(refused.exitCode, "a policy that refuses baselines").toBe(1);
  });

  it("8. renames a profile so that it catches a grant", async () => {
    const grant = `ceiling: [read]\ngrants:\n  - { profiles: ["release-*"], paths: [".claude/agents/release-*.md"], may: [write], reason: cuts releases, owner: alice }\n`;
    const release = { ".claude/agents/release-notes.md": writer.replace("name: reviewer", "name: release-notes") };
    const renamed = await judged({
      base: { [file]: reader, ...release, [policy]: grant },
      head: { [file]: writer.replace("name: reviewer", "name: release-evil") },
    });
    expect(renamed.exitCode, "a grant names paths too").toBe(1);
    expect(ofRule(renamed, "max-capability").map(({ name }) => name)).toEqual(["error"]);
    const moved = await judged({
      base: { [file]: reader, ...release, [policy]: grant },
      head: { ".claude/agents/release-evil.md": writer.replace("name: reviewer", "name: release-evil") },
      removed: [file],
    });
    expect(moved.outputs["widened"], "whoever uses a grant now has widened").toBe("1");
  });

  it("9. changes the edition of a host", async () => {
    const editions = { new: "ceiling: [read]\n", old: 'ceiling: [read]\nhosts:\n  vtcode: { edition: "0.60" }\n' };
    const step = await judged({ base: { [file]: reader, [policy]: editions.new }, head: { [policy]: editions.old } });
    const { length } = (await import("../../../src/generated/hosts.ts")).hosts.vtcode.editions;
    if (length > 1) expect(told(step, "no-loosened-policy")).toEqual([expect.stringMatching(/yml:3(?: |$)/)]);
    else expect(told(step, "no-loosened-policy"), "there is one edition, which was read before").toEqual([]);
  });

  it("10. points `hosts.*.dirs` elsewhere", async () => {
    const dirs = (directory: string) => `ceiling: [read]\nhosts:\n  claude: { dirs: [${directory}] }\n`;
    const step = await judged({
      base: { "agents/reviewer.md": reader, [policy]: dirs("agents") },
      head: { "agents/reviewer.md": bypass, [policy]: dirs("docs") },
    });
    expect(step.exitCode).toBe(1);
    expect(ofRule(step, "no-permission-bypass").map(({ properties }) => properties["file"])).toEqual([
      "agents/reviewer.md",
    ]);
    expect(told(step, "no-loosened-policy")).toEqual([
      expect.stringMatching(/yml:2 agents hosts\.claude\.dirs(?: |$)/),
    ]);
  });
});

describe("a request that makes the policy", () => {
  it("tighter is told so, with what would be found", async () => {
    const step = await judged({
      base: { [file]: writer, [policy]: "ceiling: [read, write]\n" },
      head: { [policy]: "ceiling: [read]\n" },
    });
    expect(step.exitCode).toBe(0);
    expect(told(step, "no-loosened-policy")).toEqual([]);
    expect(step.summary).toMatch(/Policy changes[\s\S]*`\.github\/agent-profile-check\.yml:1`/);
  });

  it("no different says nothing of it", async () => {
    const step = await judged({ base: { [file]: reader, [policy]: "ceiling: [read]\n" }, head: { "README.md": "x" } });
    expect(step.summary).not.toContain("Policy changes");
  });

  it("what it was broken by is refused; what was broken before judges strictly, and lets the repair pass", async () => {
    const broken = "ceiling: [raed]\n";
    expect(await judged({ base: { [policy]: strict }, head: { [policy]: broken } })).toMatchObject({
      exitCode: 2,
      outputs: { conclusion: "error" },
    });
    const untouched = await judged({ base: { [policy]: broken }, head: { [file]: bypass } });
    expect(untouched.exitCode).toBe(1);
    expect(untouched.summary).toContain("`preset:strict`");
    expect(
      await judged({
        base: { [policy]: broken },
        head: { [policy]: "ceiling: [read, write]\nrules: { unique-name: off }\n" },
      }),
    ).toMatchObject({ exitCode: 0, outputs: { conclusion: "clean" } });
  });

  it("whole elsewhere, with `root`, is told no less", async () => {
    const step = await judged(
      {
        base: { "a/x": "", [policy]: strict },
        head: { [policy]: "ceiling: [read, write]\nrules:\n  unique-name: error\n" },
      },
      { inputs: { root: "a" } },
    );
    expect(told(step, "no-loosened-policy")).toHaveLength(1);
  });
});

describe("beside a branch that is not the default one", () => {
  const lax = "rules: { no-permission-bypass: off, max-capability: off }\n";
  const strictly = "ceiling: [read]\n";

  it("a request is judged by the stricter of its policy and the default branch's", async () => {
    const scene = onto(pullRequest({ base: { [file]: reader, [policy]: lax }, head: { [file]: bypass } }), {
      [policy]: strictly,
    });
    const step = await run(scene, { github: await startChecked() });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    const other = onto(pullRequest({ base: { [file]: reader, [policy]: strictly }, head: { [file]: bypass } }), {
      [policy]: lax,
    });
    expect((await run(other, { github: await startChecked() })).exitCode).toBe(1);
    const both = onto(pullRequest({ base: { [file]: reader, [policy]: lax }, head: { [file]: bypass } }), {
      [policy]: `${lax}# the same\n`,
    });
    expect((await run(both, { github: await startChecked() })).exitCode).toBe(0);
  });

  it("a push is judged by the default branch's policy, so that its check is worth no less", async () => {
    const scene = push({
      before: { [policy]: strictly },
      after: { [file]: bypass, [policy]: lax },
      event: (before, after) => ({
        name: "push",
        payload: { ...onMain("push"), ref: "refs/heads/feature", before, after, deleted: false },
      }),
    });
    scene.origin.git("branch", "feature");
    scene.origin.git("reset", "--quiet", "--hard", "HEAD~1");
    const step = await run(scene, { github: await startChecked() });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    const onDefault = push({ before: { [policy]: strictly }, after: { [file]: bypass, [policy]: lax } });
    expect((await run(onDefault, { github: await startChecked() })).exitCode).toBe(0);
  });

  it("nothing is judged where the default branch cannot be found", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    const payload = {
      ...(scene.event.payload as object),
      repository: { ...(scene.event.payload as { repository: object }).repository, default_branch: "gone" },
    };
    expect(
      await run({ ...scene, event: { name: "pull_request", payload } }, { github: await startChecked() }),
    ).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
  });
});

/** The same request onto a branch `release`, with a default branch `trunk` that holds other files. */
function onto(scene: Scene, files: Record<string, string>): Scene {
  const { origin } = scene;
  origin.git("checkout", "--quiet", "-b", "trunk", "main");
  origin.commit(files, "trunk");
  origin.git("branch", "-m", "main", "release");
  const payload = structuredClone(scene.event.payload) as {
    repository: { default_branch: string };
    pull_request: { base: { ref: string } };
  };
  payload.repository.default_branch = "trunk";
  payload.pull_request.base.ref = "release";
  return { ...scene, event: { name: "pull_request", payload } };
}

interface Said {
  readonly rule: string;
  readonly kind: string | null;
  readonly path: string;
  readonly severity: string;
  readonly fingerprint: string;
}

async function findingsOf(scene: Scene): Promise<readonly Said[]> {
  const { readFileSync } = await import("node:fs");
  const { outputs } = await run(scene, { github: await startChecked(), inputs: { json: "out.json" } });
  return (JSON.parse(readFileSync(outputs["json"] ?? "", "utf8")) as { readonly findings: readonly Said[] }).findings;
}

function fail(): never {
  throw new Error("there is no such finding");
}
