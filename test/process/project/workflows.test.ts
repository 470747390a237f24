/** The workflows that the project ships, writes and shows: what they name is there, and they have no more rights than they need. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { labHostNames } from "../../../lab/hosts.ts";
import { pinFor } from "../../../src/cli/commands/init/pin.ts";
import { workflow } from "../../../src/cli/commands/init/templates.ts";
import { tool } from "../../../src/generated/tool.ts";
import { problemsOfWorkflow } from "../../support/workflow-parser.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly name?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const own = "agent-profile-check/agent-profile-check";
const pin = pinFor(tool, {
  id: "a".repeat(40),
  repository: own,
  isDirty: false,
  isUnpublished: false,
  isRelease: true,
});
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...["docs", "src/rules"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];
const shown = pages.flatMap((page) =>
  [...readFileSync(page, "utf8").matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].flatMap(([, text = ""], at) =>
    /^on:/m.test(text) && /^jobs:/m.test(text) && text.includes(own)
      ? [{ name: `${page}, the example ${at + 1}`, text }]
      : [],
  ),
);
const reusable = ".github/workflows/agent-profile-check.yml";
const fleet = ".github/workflows/fleet.yml";
const all = [
  ...shown,
  { name: "what init writes", text: workflow(pin, "main", "@acme/dx") },
  ...[reusable, ".github/workflows/self.yml"].map((name) => ({ name, text: readFileSync(name, "utf8") })),
];

const inputsOf = (path: string) =>
  Object.keys((parse(readFileSync(path, "utf8")) as { readonly inputs: object }).inputs);
const callable = parse(readFileSync(reusable, "utf8")) as Workflow & {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: object;
      readonly secrets: object;
      readonly outputs: Readonly<Record<string, { readonly value: string }>>;
    };
  };
};

/** The inputs of one of our actions, by how a step names it. */
function inputsFor(uses: string): readonly string[] | undefined {
  const [name = ""] = uses.split("@");
  if (name === own || name === "./" || name === "$/check") return inputsOf("action.yml");
  return name.startsWith(`${own}/`) ? inputsOf(join(name.slice(own.length + 1), "action.yml")) : undefined;
}

describe.each(all)("$name", ({ text }) => {
  const { on, permissions, jobs } = parse(text) as Workflow;
  const events: Readonly<Record<string, unknown>> = typeof on === "string" ? { [on]: null } : on;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it("names actions, workflows and inputs that are there", () => {
    for (const { uses = "", with: given = {}, run } of steps) {
      if (run !== undefined && uses === "") {
        expect(run, "an expression in a script").not.toContain("${{");
        continue;
      }
      const known = inputsFor(uses);
      if (known) expect(known, uses).toEqual(expect.arrayContaining(Object.keys(given)));
      else expect(uses).toMatch(/^(?:actions\/[\w-]+|github\/codeql-action\/upload-sarif)@v\d+$/);
    }
    for (const { uses, with: given = {} } of Object.values(jobs)) {
      if (uses === undefined) continue;
      const called = [reusable, fleet].find((name) => uses.startsWith(`${own}/${name}@`));
      expect(called, uses).toBeDefined();
      const { on: events } = parse(readFileSync(called ?? reusable, "utf8")) as typeof callable;
      expect(Object.keys(events.workflow_call.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    }
  });

  it("has no more rights than it needs, and says which", () => {
    if (text === readFileSync(reusable, "utf8")) return expect(permissions, "the caller's hold").toBeUndefined();
    // What the workflow of a fleet may do with them is in its own test.
    const callers = Object.values(jobs).filter(({ uses = "" }) => uses.includes(fleet));
    for (const caller of callers) expect(caller.permissions).toEqual({ contents: "write", issues: "write" });
    // A job that merges runs only what its own steps say.
    const merges = Object.values(jobs).filter(
      (job) => job.permissions?.["contents"] === "write" && !callers.includes(job),
    );
    for (const { steps: run = [] } of merges) expect(run.map(({ uses }) => uses)).toEqual([undefined]);
    const others = Object.values(jobs).filter((job) => !merges.includes(job) && !callers.includes(job));
    const rights = [permissions, ...others.map((job) => job.permissions)].flatMap((some) =>
      Object.entries(some ?? {}).map(([right, level]) => `${right}: ${level}`),
    );
    expect(permissions).toBeDefined();
    const scans = steps.some(({ uses = "" }) => uses.startsWith("github/codeql-action/upload-sarif@"));
    const attests = steps.some(({ uses = "" }) => uses.startsWith("actions/attest@"));
    const needed = scans
      ? ["contents: read", "security-events: write"]
      : attests
        ? ["contents: read", "id-token: write", "attestations: write"]
        : ["contents: read", "pull-requests: write", "actions: read", "actions: write"];
    expect(needed).toEqual(expect.arrayContaining(rights));
  });

  it("checks nothing out where the job has rights that the request's author has not", () => {
    if (!("pull_request_target" in events || "workflow_run" in events)) return;
    expect(steps.map(({ uses = "" }) => uses).join()).not.toContain("checkout");
  });

  it("gives a push another name than a request and its merge group, which have the same", () => {
    if (!("pull_request" in events && "push" in events) || Object.values(jobs).some(({ uses }) => uses !== undefined))
      return;
    // A job that never fails is no check that a branch may require.
    if (steps.some(({ with: given = {} }) => given["fail-on"] === "never")) return;
    for (const { name = "" } of Object.values(jobs))
      expect(name).toBe("agent profiles${{ github.event_name == 'push' && ' on push' || '' }}");
    expect(events).toHaveProperty("merge_group");
    expect(events["pull_request"]).toEqual({ types: ["opened", "synchronize", "reopened", "edited"] });
  });
});

describe("GitHub's own parser", () => {
  const files = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`);
  const others = files.filter((file) => !all.some(({ name }) => name === file));

  it.each([...all, ...others.map((name) => ({ name, text: readFileSync(name, "utf8") }))])(
    "accepts $name",
    async ({ name, text }) => {
      expect(await problemsOfWorkflow(name, text)).toEqual([]);
    },
  );

  it("refuses a broken file, so its silence counts", async () => {
    const text = readFileSync(".github/workflows/release.yml", "utf8");
    const problems = (from: string, to: string) => problemsOfWorkflow("w.yml", text.replace(from, to));
    expect(await problems("contents: write", "workflows: write")).toEqual([expect.stringContaining("'workflows'")]);
    expect(await problems("timeout-minutes", "timeout")).toEqual([expect.stringContaining("'timeout'")]);
    expect(await problems("github.token", "gith.token")).toEqual([expect.stringContaining("'gith'")]);
    expect((await problems("needs: build", "needs: built"))[0]).toContain("'built'");
  });
});

describe("what init writes", () => {
  it.each(["main", "master", "release/2.x", "on", "1.0", "trunk-2"])(
    "starts on pushes to %s, where that is the default branch",
    (trunk) => {
      expect((parse(workflow(pin, trunk, undefined)) as Workflow).on).toMatchObject({ push: { branches: [trunk] } });
    },
  );
});

describe("the workflow that others call", () => {
  it("hands every input of the action through, but for what it knows by itself", () => {
    const given = Object.keys(
      Object.values(callable.jobs)[0]?.steps?.find(({ uses }) => uses === "$/check")?.with ?? {},
    );
    const left = inputsOf("action.yml").filter((name) => !given.includes(name));
    expect(left).toEqual(["token", "workflow", "sarif"]);
    expect(Object.keys(callable.on.workflow_call.inputs)).toEqual([
      ...given.filter((name) => !["policy-token", "json"].includes(name)),
      "artifact",
      "runs-on",
    ]);
    expect(Object.keys(callable.on.workflow_call.secrets)).toEqual(["policy-token"]);
  });

  it("runs the action beside it, which is the action", () => {
    const [beside, whole] = ["check/action.yml", "action.yml"].map(
      (path) => parse(readFileSync(path, "utf8")) as { runs: { main: string } },
    );
    expect(join("check", beside?.runs.main ?? "")).toBe(whole?.runs.main);
    expect({ ...beside, runs: whole?.runs }).toEqual(whole);
  });
});

describe("the lab's workflow", () => {
  const text = readFileSync(".github/workflows/lab.yml", "utf8");
  const { permissions, jobs } = parse(text) as Workflow;

  it("pins every action to a commit, with its version beside it", () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, name = ""]) => name);
    expect(uses).toHaveLength(4);
    for (const name of uses) expect(name).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("runs programs in a job that can only read, and writes issues in a job that runs none", () => {
    expect(permissions).toEqual({});
    expect(jobs["measure"]?.permissions).toEqual({ contents: "read" });
    expect(jobs["report"]?.permissions).toEqual({ issues: "write" });
    expect(jobs["report"]?.steps?.map(({ uses = "" }) => uses).join()).not.toContain("checkout");
    expect(text).not.toMatch(/\$\{\{[^}]*\bsecrets\b/);
  });

  it("runs every program of the lab", () =>
    expect((jobs["measure"] as { strategy?: { matrix: { host: readonly string[] } } }).strategy?.matrix.host).toEqual(
      labHostNames,
    ));

  it("puts no expression into a script", () => {
    for (const { run = "" } of Object.values(jobs).flatMap(({ steps = [] }) => steps)) expect(run).not.toContain("${{");
  });
});

describe.each(pages)("the links of %s", (page) => {
  it("lead to files that exist", () => {
    const text = readFileSync(page, "utf8")
      .replace(/^```[\s\S]*?^```$/gm, "")
      .replace(/<!-- sample -->[\s\S]*?<!-- \/sample -->/, "");
    for (const [, address = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (!/^https?:|^#/.test(address))
        expect(existsSync(join(dirname(page), address.replace(/#.*/, ""))), address).toBe(true);
    }
  });
});
