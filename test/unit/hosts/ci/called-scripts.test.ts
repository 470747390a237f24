/** Scripts of the repository that workflows, pipelines and Git hooks call: what they start counts, and nothing else. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../../src/generated/catalogue.ts";
import { defaultEditionOf } from "../../../../src/model/host.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { expectLinear } from "../../../support/growth.ts";
import { judged } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";

const bypass = "claude -p --dangerously-skip-permissions";
const workflow = ".github/workflows/a.yml";
const running = (run: string, more: object = {}): string =>
  JSON.stringify({ jobs: { a: { steps: [{ run, ...more }] } } });

/** What starts Claude Code: `effect setting` at a place. */
async function startsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const host = hosts.claude;
  const repo = await RepoIndex.of(treeOf(files));
  const { layers, unjudged } = await host.load(
    repo,
    { starts: [""], repositoryRoots: [""], dirs: [] },
    defaultEditionOf(host),
  );
  const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;
  return [
    ...layers.flatMap(({ authority }) =>
      authority.map(
        ({ effect, at: { source, span } }) => `${source.path}:${lineAt(source.text, span.start)} ${effect}`,
      ),
    ),
    ...unjudged.map(({ at: { source, span } }) => `${source.path}:${lineAt(source.text, span.start)} open`),
  ];
}

describe("a script of the repository", () => {
  const script = `#!/bin/sh\nset -e\n${bypass} 'Go.'\n`;

  it.each([
    "./ci/agent.sh",
    "ci/agent.sh --now",
    "bash ci/agent.sh",
    "sh -e ./ci/agent.sh | tee log",
    ". ci/agent.sh",
    "source ./ci/agent.sh",
    "cd ci && ./agent.sh",
    "FOO=1 timeout 10m bash -x ci/agent.sh",
    "exec sudo -E ./ci/agent.sh",
    'bash -c "ci/agent.sh"',
    '"$GITHUB_WORKSPACE/ci/agent.sh"',
    "${{ github.workspace }}/ci/agent.sh",
    "if ./ci/agent.sh; then echo ok; fi",
    "x=$(./ci/agent.sh)",
    "D=ci; $D/agent.sh",
  ])("is started by %s", async (run) => {
    expect(await startsIn({ [workflow]: running(run), "ci/agent.sh": script })).toEqual(["ci/agent.sh:3 bypasses"]);
  });

  it.each([
    "chmod +x ci/agent.sh",
    "shellcheck ci/*.sh ci/agent.sh",
    "cp ci/agent.sh /usr/local/bin",
    "git add ci/agent.sh",
    "echo ./ci/agent.sh",
    "cat ci/agent.sh",
    "test -x ci/agent.sh",
    "# ./ci/agent.sh",
  ])("is not started by %s", async (run) => {
    expect(await startsIn({ [workflow]: running(run), "ci/agent.sh": script })).toEqual([]);
  });

  it.each<[caller: string, text: string]>([
    [".gitlab-ci.yml", "a: {script: ./ci/agent.sh}\n"],
    ["Jenkinsfile", "sh './ci/agent.sh'\n"],
    [".husky/pre-commit", "./ci/agent.sh\n"],
    [".pre-commit-config.yaml", "repos: [{hooks: [{entry: ci/agent.sh}]}]\n"],
    ["act/action.yml", "runs: {using: composite, steps: [{run: '${{ github.action_path }}/../ci/agent.sh'}]}\n"],
  ])("is started from %s", async (caller, text) => {
    expect(await startsIn({ [caller]: text, "ci/agent.sh": script })).toEqual(["ci/agent.sh:3 bypasses"]);
  });

  it("may have no ending, and be found from the directory of the step", async () => {
    expect(await startsIn({ [workflow]: running("./agent"), "tools/agent": script })).toEqual([
      "tools/agent:3 bypasses",
    ]);
    expect(await startsIn({ [workflow]: running("bash agent"), agent: script })).toEqual(["agent:3 bypasses"]);
  });

  it("may call others, and itself", async () => {
    const files = { "a.sh": "./b.sh\n", "b.sh": "bash c.sh; ./a.sh\n", "c.sh": `./c.sh\n${bypass}\n` };
    expect(await startsIn({ [workflow]: running("./a.sh"), ...files })).toEqual(["c.sh:2 bypasses"]);
    expect(await startsIn({ ...files })).toEqual([]);
  });

  it("may be at the end of a long chain", async () => {
    const chain = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`s${i}.sh`, `./s${i + 1}.sh\n`]));
    const files = { [workflow]: running("./s0.sh"), ...chain, "s40.sh": `${bypass}\n` };
    expect(await startsIn(files)).toEqual(["s40.sh:1 bypasses"]);
  });

  it("is unjudged behind more scripts than are followed", async () => {
    const others = Object.fromEntries(Array.from({ length: 1_100 }, (_, i) => [`s${i}.sh`, "true\n"]));
    const run = [...Object.keys(others).map((name) => `./${name}`), "./last.sh"].join("\n");
    const profile = { ".claude/agents/a.md": "---\nname: a\ndescription: Does it.\n---\nGo.\n" };
    const files = { ...profile, [workflow]: running(run), ...others, "last.sh": `${bypass}\n` };
    expect(await startsIn(files)).toEqual([expect.stringContaining(" open")]);
  });

  it("is unjudged where its arguments are not written there", async () => {
    expect(await startsIn({ [workflow]: running("./a.sh --x"), "a.sh": 'claude "$@"\n' })).toEqual(["a.sh:1 open"]);
  });

  it("is none where it is a program of another language, or not of the repository", async () => {
    expect(await startsIn({ [workflow]: running("./a.py; node a.js"), "a.py": bypass, "a.js": bypass })).toEqual([]);
    expect(await startsIn({ [workflow]: running("./other.sh"), "a.sh": bypass })).toEqual([]);
  });

  it("fails the check", async () => {
    const { findings } = await judged(
      { [workflow]: running("./a.sh"), "a.sh": bypass },
      { policy: "ceiling: [read]\n" },
    );
    expect(findings.map(({ finding: { rule, at } }) => `${at.source.path} ${rule}`)).toContain(
      "a.sh no-permission-bypass",
    );
  });
});

describe("the search for scripts", () => {
  it.each<[string, (size: number) => string]>([
    ["a long word", (size) => "a".repeat(20 * size)],
    ["many parts", (size) => "a/".repeat(10 * size)],
    ["many words", (size) => Array.from({ length: size }, (_, i) => `./a${i}/b.sh`).join(" ")],
    ["many calls", (size) => Array.from({ length: size }, () => "./ci/agent.sh").join("\n")],
    ["many runners", (size) => Array.from({ length: size }, (_, i) => `npm run a${i}`).join("\n")],
  ])("takes time that grows with the text: %s", async (_, written) => {
    const script = { "ci/agent.sh": `${bypass}\n`, "package.json": '{"scripts": {"a1": "claude -p x"}}\n' };
    await expectLinear(
      1_000,
      (size) => ({ [workflow]: running(written(size)), ...script }),
      (files) => startsIn(files),
    );
  });
});

describe("a script of package.json", () => {
  const manifest = JSON.stringify(
    { name: "x", scripts: { test: "vitest", agent: bypass, preci: bypass, ci: "npm run deep", deep: "./ci/a.sh" } },
    null,
    1,
  );

  it.each<[run: string, found: readonly string[]]>([
    ["npm run agent", ["package.json:5 bypasses"]],
    ["npm run --silent agent -- x", ["package.json:5 bypasses"]],
    ["pnpm agent", ["package.json:5 bypasses"]],
    ["yarn run agent", ["package.json:5 bypasses"]],
    ["npm run ci", ["package.json:6 bypasses", "ci/a.sh:1 bypasses"]],
    ["npm run deep", ["ci/a.sh:1 bypasses"]],
    ["npm test", []],
    ["echo npm run agent", []],
  ])("is started by %s", async (run, found) => {
    const files = { [workflow]: running(run), "package.json": manifest, "ci/a.sh": `${bypass}\n` };
    expect([...(await startsIn(files))].sort()).toEqual([...found].sort());
  });
});
