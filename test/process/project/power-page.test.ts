/** The workflows of docs/power.md: their scripts, run as they are printed, with a `gh` that keeps labels and merges nothing. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { powers } from "../../../src/compare/power.ts";
import { removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly if?: string;
}
interface Job {
  readonly if?: string;
  readonly steps: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
}

const page = readFileSync("docs/power.md", "utf8");
const workflows = [...page.matchAll(/^```yaml\n(# \.github[\s\S]*?)^```$/gm)].map(
  ([, text = ""]) => parse(text) as { readonly jobs: Readonly<Record<string, Job>> },
);
const [labels, merging] = workflows;
const scriptOf = (job: Job | undefined): Required<Pick<Step, "run" | "env">> => {
  const { run = "", env = {} } = job?.steps.find((step) => step.run !== undefined) ?? {};
  return { run, env };
};

/** Answers as GitHub's command line does, from the file `state.json`, and writes down what it is asked. */
const gh = `#!${process.execPath}
const { appendFileSync, readFileSync, writeFileSync } = require("node:fs");
const words = process.argv.slice(2);
appendFileSync("asked.txt", words.join(" ") + "\\n");
const state = JSON.parse(readFileSync("state.json", "utf8"));
const has = (word) => words.includes(word);
const path = words.find((word) => word.startsWith("repos/")) ?? "";
const save = () => writeFileSync("state.json", JSON.stringify(state));
const fail = (text) => { process.stderr.write(text + "\\n"); process.exit(1); };
if (words[0] === "pr") {
  if (has("--disable-auto") && !state.auto) fail("auto-merge is not enabled");
  state.auto = !has("--disable-auto");
  save();
} else if (path === "repos/acme/shop/pulls/7") process.stdout.write(state.head + "\\n");
else if (path === "repos/acme/shop/issues/7/labels" && has("POST")) {
  state.labels.push(words[words.indexOf("-f") + 1].replace("labels[]=", ""));
  save();
} else if (path === "repos/acme/shop/issues/7/labels") process.stdout.write(state.labels.map((one) => one + "\\n").join(""));
else if (path.startsWith("repos/acme/shop/issues/7/labels/") && has("DELETE")) {
  const name = path.slice("repos/acme/shop/issues/7/labels/".length);
  if (!state.labels.includes(name)) fail("HTTP 404");
  state.labels = state.labels.filter((one) => one !== name);
  save();
} else fail("no such address: " + words.join(" "));
`;

interface State {
  readonly head: string;
  readonly labels: readonly string[];
  readonly auto: boolean;
}

/** Runs the script of a job as a runner does. */
function runJob(
  job: Job | undefined,
  power: string,
  { head = "abc", labels: before = [], auto = false }: Partial<State> = {},
) {
  const directory = temporaryFolder();
  mkdirSync(join(directory, "bin"));
  writeFileSync(join(directory, "bin/gh"), gh);
  chmodSync(join(directory, "bin/gh"), 0o755);
  writeFileSync(join(directory, "state.json"), JSON.stringify({ head, labels: before, auto }));
  writeFileSync(join(directory, "script.sh"), scriptOf(job).run);
  const { status, stdout } = spawnSync("bash", ["-e", "script.sh"], {
    cwd: directory,
    encoding: "utf8",
    env: {
      PATH: [join(directory, "bin"), process.env.PATH].join(delimiter),
      RUNNER_TEMP: directory,
      GITHUB_REPOSITORY: "acme/shop",
      GH_TOKEN: "token",
      NUMBER: "7",
      HEAD: "abc",
      EVENT: "pull_request",
      POWER: power,
    },
  });
  return {
    status,
    stdout,
    made: existsSync(join(directory, "made")),
    state: JSON.parse(readFileSync(join(directory, "state.json"), "utf8")) as State,
  };
}

/** What the output might be in a run that failed, or if somebody could choose it. */
const hostile = [
  "",
  "x",
  "Widened",
  "unchanged\nwidened",
  "unchanged | narrowed",
  '"; touch made; "',
  "$(touch made)",
  "-n",
];

describe.skipIf(process.platform === "win32")("the page on power", () => {
  it("has the two workflows that its text describes", () => {
    expect(Object.keys(labels?.jobs ?? {})).toEqual(["profiles", "label", "power"]);
    expect(Object.keys(merging?.jobs ?? {})).toEqual(["profiles", "merge"]);
  });

  it("puts no expression into a script, and gives the jobs that write no code of the pull request", () => {
    for (const { steps, permissions } of workflows.flatMap(({ jobs }) => Object.values(jobs))) {
      for (const { run = "" } of steps) expect(run).not.toContain("${{");
      if (Object.values(permissions ?? {}).includes("write")) expect(steps.filter(({ run }) => !run)).toEqual([]);
    }
  });

  it("sets each variable that its scripts use", () => {
    for (const job of workflows.flatMap(({ jobs }) => Object.values(jobs))) {
      const { run, env } = scriptOf(job);
      const ofRunner = ["RUNNER_TEMP", "GITHUB_REPOSITORY"];
      const used = [...run.matchAll(/\$\{?([A-Z_]+)/g)].map(([, name = ""]) => name);
      expect([...Object.keys(env), ...ofRunner]).toEqual(expect.arrayContaining(used));
    }
  });

  it.each(powers)("labels a pull request with power %s, in place of its former label", (power) => {
    const before = ["bug", "power-grid", "x power-widened", ...powers.map((one) => `power-${one}`).slice(0, 2)];
    const { status, state } = runJob(labels?.jobs["label"], power, { labels: before });
    expect(status).toBe(0);
    expect(new Set(state.labels)).toEqual(new Set(["bug", "power-grid", "x power-widened", `power-${power}`]));
  });

  it.each(hostile)("labels anything else undecided, and runs none of it: %j", (power) => {
    const { status, state, made } = runJob(labels?.jobs["label"], power, { labels: ["power-unchanged"] });
    expect({ status, labels: state.labels, made }).toEqual({ status: 0, labels: ["power-undecided"], made: false });
  });

  it("leaves the label of a newer commit", () => {
    const { status, state } = runJob(labels?.jobs["label"], "unchanged", { head: "def", labels: ["power-widened"] });
    expect({ status, labels: state.labels }).toEqual({ status: 0, labels: ["power-widened"] });
  });

  it("has a check that is green where nothing gained power, red for the rest, and never skipped", () => {
    const check = labels?.jobs["power"];
    expect(check?.if).toBe("${{ always() }}");
    for (const power of [...powers, ...hostile]) {
      const { status, made } = runJob(check, power);
      expect({ power, status, made }).toEqual({
        power,
        status: power === "unchanged" || power === "narrowed" ? 0 : 1,
        made: false,
      });
    }
  });

  it("enables auto-merge where nothing gained power, and disables it for the rest", () => {
    for (const power of [...powers, ...hostile])
      for (const auto of [false, true]) {
        const { status, state } = runJob(merging?.jobs["merge"], power, { auto });
        expect({ power, status, auto: state.auto }).toEqual({
          power,
          status: 0,
          auto: power === "unchanged" || power === "narrowed",
        });
      }
  });
});
