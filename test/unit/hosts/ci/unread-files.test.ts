/** A script, an action or a Git hook that cannot be read may start an agent: where one is in use, it is unjudged. */
import { describe, expect, it } from "vitest";
import { agent, judged, type Repository } from "../../../support/judging.ts";
import type { Held } from "../../../support/memory.ts";

const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n";
const stubs: readonly (readonly [what: string, held: Held])[] = [
  ["a link to nothing", { link: "not-in-this-tree" }],
  ["a link to the outside", { link: "/opt/elsewhere" }],
  ["a pointer", pointer],
];

function workflow(run: string, uses = ""): Repository {
  const steps = JSON.stringify([{ run }, ...(uses === "" ? [] : [{ uses }])]);
  return { ".github/workflows/a.yml": `on: push\njobs: { a: { runs-on: x, steps: ${steps} } }\n` };
}

const inUse = { ".claude/agents/a.md": agent("a", "Read") };

async function unjudgedIn(files: Repository): Promise<readonly string[]> {
  const { findings } = await judged(files, { policy: "ceiling: [read]\n" });
  return findings.flatMap(({ finding: { rule, at } }) => (rule === "no-unjudged-content" ? [at.source.path] : []));
}

describe.each(stubs)("%s", (_, held) => {
  it.each([
    ["scripts/run.sh", workflow("./scripts/run.sh")],
    ["scripts/run.sh", workflow("bash scripts/run.sh && make")],
    ["scripts/run", workflow("./scripts/run")],
    ["scripts/inner.sh", { ...workflow("sh scripts/outer.sh"), "scripts/outer.sh": "./scripts/inner.sh\n" }],
    ["act/action.yml", workflow("make", "./act")],
    [".husky/pre-commit", {}],
    [".githooks/pre-push", {}],
    [".circleci/config.yml", {}],
  ])("at %s is unjudged where a host is in use", async (path, around) => {
    expect(await unjudgedIn({ ...inUse, ...around, [path]: held })).toEqual([path]);
    expect(await unjudgedIn({ ...around, [path]: held })).toEqual([]);
  });

  it("is unjudged where a workflow starts the only host", async () => {
    const files = { ...workflow("claude -p hello; ./scripts/run.sh"), "scripts/run.sh": held };
    expect(await unjudgedIn(files)).toEqual(["scripts/run.sh"]);
  });
});

it("follows a link to an action, as runners do", async () => {
  const files = {
    ...workflow("make", "./act"),
    "act/action.yml": { link: "../shared/steps.yml" },
    "shared/steps.yml":
      "runs: { using: composite, steps: [ { run: 'claude -p hello --dangerously-skip-permissions', shell: bash } ] }\n",
  };
  const { findings } = await judged(files, { policy: "ceiling: [read]\n" });
  expect(findings.map(({ finding: { rule, at } }) => `${rule} ${at.source.path}`)).toContain(
    "no-permission-bypass shared/steps.yml",
  );
});

it("expects nothing of a script in a submodule, as of one in a package", async () => {
  const files = {
    ...inUse,
    ...workflow("./vendor/run.sh; bash vendor/tools/x.sh"),
    vendor: { submodule: true },
  } as const;
  expect(await unjudgedIn(files)).toEqual([]);
});
