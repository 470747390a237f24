/**
 * Agents that pipelines of other CI systems and hooks of Git start. Each program's files hold every flag of every host
 * as a workflow of GitHub does, so they have to come to the same.
 */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../../src/generated/catalogue.ts";
import { inspect } from "../../../../src/inspect/index.ts";
import { defaultEditionOf, type Host } from "../../../../src/model/host.ts";
import { decide } from "../../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { expectLinear } from "../../../support/growth.ts";
import { judged, policyOf } from "../../../support/judging.ts";
import { flagsOf, quoted, sampleOf, start, tables } from "../../../support/launching.ts";
import { treeOf } from "../../../support/memory.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** What starts a host: `effect setting` at a line, and what is left open. */
async function startsIn(id: string, files: Files): Promise<readonly string[]> {
  const host = (hosts as Readonly<Record<string, Host>>)[id] as Host;
  const load = await host.load(
    await RepoIndex.of(treeOf(files)),
    { starts: [""], repositoryRoots: [""], dirs: [] },
    defaultEditionOf(host),
  );
  const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;
  return [
    ...load.layers.flatMap(({ authority, root, governs }) =>
      authority.map(({ effect, setting, at }) => {
        expect([root === layerOf(at.source.path, files), governs]).toEqual([true, ""]);
        return `${at.source.path}:${lineAt(at.source.text, at.span.start)} ${effect} ${setting.split(":")[0]}`;
      }),
    ),
    ...load.unjudged.map(
      ({ message, at }) => `${at.source.path}:${lineAt(at.source.text, at.span.start)} open ${message.split(",")[0]}`,
    ),
  ];
}

/** What GitLab includes belongs to its own file, as workflows belong to their folder. */
function layerOf(path: string, files: Files): string {
  if (path.startsWith(".github/")) return ".github/workflows";
  return files[".gitlab-ci.yml"] === undefined ? path : ".gitlab-ci.yml";
}

const json = (value: unknown): string => JSON.stringify(value);

/** A file of each program that runs a script in which `FLAGS` may be set. */
const written: Readonly<Record<string, (script: string, flags?: string) => string>> = {
  ".gitlab-ci.yml": (script, flags) => json({ variables: { FLAGS: flags }, a: { script: [script] } }),
  ".circleci/config.yml": (script, flags) =>
    json({ jobs: { a: { environment: { FLAGS: flags }, steps: ["checkout", { run: { command: script } }] } } }),
  "azure-pipelines.yml": (script, flags) =>
    json({ variables: [{ name: "FLAGS", value: flags }], stages: [{ jobs: [{ steps: [{ bash: script }] }] }] }),
  "bitbucket-pipelines.yml": (script, flags) =>
    json({ pipelines: { default: [{ step: { script: [`export FLAGS=${quoted(flags ?? "")}\n${script}`] } }] } }),
  ".buildkite/pipeline.yml": (script, flags) => json({ env: { FLAGS: flags }, steps: [{ command: script }] }),
  ".drone.yml": (script, flags) =>
    `kind: secret\n---\n${json({ steps: [{ environment: { FLAGS: flags }, commands: [script] }] })}\n`,
  ".woodpecker/test.yaml": (script, flags) =>
    json({ steps: [{ environment: [`FLAGS=${flags}`], commands: [script] }] }),
  ".travis.yml": (script, flags) => json({ env: { global: [`FLAGS=${flags}`] }, before_script: [script] }),
  Jenkinsfile: (script, flags) => `steps { sh '''\n  FLAGS=${quoted(flags ?? "")}\n  ${script}\n''' }\n`,
  "lefthook.yml": (script, flags) => json({ "pre-commit": { jobs: [{ run: script, env: { FLAGS: flags } }] } }),
  ".pre-commit-config.yaml": (script, flags) =>
    json({ repos: [{ hooks: [{ entry: `bash -c ${quoted(`FLAGS=${quoted(flags ?? "")}\n${script}`)}` }] }] }),
  ".devcontainer.json": (script, flags) =>
    `// A comment.\n${json({ containerEnv: { FLAGS: flags }, postCreateCommand: script })}`,
  ".devcontainer/devcontainer.json": (script, flags) =>
    json({ remoteEnv: { FLAGS: flags }, initializeCommand: { a: script } }),
  ".devcontainer/one/devcontainer.json": (script, flags) =>
    json({ remoteEnv: { FLAGS: flags }, postStartCommand: { a: ["bash", "-c", script] } }),
  ".husky/pre-push": (script, flags) => `#!/bin/sh\nFLAGS=${quoted(flags ?? "")}\n${script}\n`,
  ".githooks/pre-commit": (script, flags) => `#!/bin/sh\nFLAGS=${quoted(flags ?? "")}\n${script}\n`,
  ".lefthook/pre-commit/agent.sh": (script, flags) => `FLAGS=${quoted(flags ?? "")}\n${script}\n`,
  ".lefthook-local/pre-push/agent": (script, flags) => `FLAGS=${quoted(flags ?? "")}\n${script}\n`,
  "prek.toml": (script, flags) =>
    `[[repos]]\nhooks = [{ entry = ${json(`bash -c ${quoted(`FLAGS=${quoted(flags ?? "")}\n${script}`)}`)} }]\n`,
};
const workflow = ".github/workflows/a.yml";
const asWorkflow = (script: string, flags?: string): string =>
  json({ env: { FLAGS: flags }, jobs: { a: { steps: [{ run: script }] } } });

/** Hosts that have a flag which gives power. */
const powerful = Object.entries(tables).filter(([, launch]) =>
  flagsOf(launch).some(([, { use }]) => sampleOf(use, launch) !== undefined),
);

describe.each(Object.keys(written))("%s", (path) => {
  it.each(powerful)("starts %s with what a workflow starts it with", async (id, launch) => {
    // Where a text is written in another way, all starts in it have one place.
    const settings = (found: readonly string[]): readonly string[] => [
      ...new Set(found.map((line) => line.replace(/^\S+ /, ""))),
    ];
    const lines = flagsOf(launch).map(([name, { use, takes }]) =>
      takes === "nothing" ? name : `${name} ${quoted(sampleOf(use, launch) ?? "x")}`,
    );
    const program = `${launch.program}${start(id)}`;
    const first = flagsOf(launch).findIndex(([name, { use }]) => name.startsWith("--") && sampleOf(use, launch));
    for (const [script, flags] of [
      [lines.map((line) => `${program} ${line}`).join("\n")],
      [`${program} $FLAGS`, lines[first]?.replaceAll("'", "")],
    ] as const) {
      const expected = settings(await startsIn(id, { [workflow]: asWorkflow(script, flags) }));
      const found = await startsIn(id, { [path]: written[path]?.(script, flags) ?? "" });
      expect(settings(found)).toEqual(expected);
      expect(expected.length, script).toBeGreaterThan(0);
    }
  });

  it("shows that the host is in use, and fails where it bypasses permissions", async () => {
    const files = { [path]: written[path]?.("claude -p --dangerously-skip-permissions 'Do it.'") ?? "" };
    const decisions = await decide(await policyOf("ceiling: [read]\n"), "2026-11-20");
    const { loads } = await inspect(await RepoIndex.of(treeOf(files)), { decisions });
    expect(loads.flatMap(({ host, use }) => (use.kind === "own" ? [`${host} ${use.path}`] : []))).toEqual([
      `claude ${path}`,
    ]);
    const { findings } = await judged(files, { policy: "ceiling: [read]\n" });
    expect(findings.map(({ finding: { rule } }) => rule)).toContain("no-permission-bypass");
  });

  it("is nothing where it only names a program", async () => {
    for (const script of ["echo claude --dangerously-skip-permissions", "npm install -g @anthropic-ai/claude-code"])
      expect(await startsIn("claude", { [path]: written[path]?.(script) ?? "" })).toEqual([]);
  });
});

const bypass = "claude -p --dangerously-skip-permissions";

describe("a file of GitLab", () => {
  it.each<[name: string, files: Files, found: readonly string[]]>([
    [
      "includes a file",
      { ".gitlab-ci.yml": "include: /ci/a.yml\n", "ci/a.yml": `a:\n  script: ${bypass}\n` },
      ["ci/a.yml:2 bypasses"],
    ],
    [
      "includes a file by its key",
      { ".gitlab-ci.yml": "include:\n  - local: ci/a.yml\n", "ci/a.yml": `a:\n  script:\n    - ${bypass}\n` },
      ["ci/a.yml:3 bypasses"],
    ],
    [
      "includes what fits",
      {
        ".gitlab-ci.yml": "include: ['ci/**.yml']\n",
        "ci/x/a.yml": `a: {script: ${bypass}}\n`,
        "other/a.yml": `a: {script: ${bypass}}\n`,
      },
      ["ci/x/a.yml:1 bypasses"],
    ],
    [
      "includes what a variable names",
      { ".gitlab-ci.yml": "include: {local: 'ci/$WHICH/a.yml'}\n", "ci/x/y/a.yml": `a: {script: ${bypass}}\n` },
      ["ci/x/y/a.yml:1 bypasses"],
    ],
    [
      "includes a file that includes one",
      {
        ".gitlab-ci.yml": "include: /ci/a.yml\n",
        "ci/a.yml": "include: [{local: /ci/b.yaml}]\n",
        "ci/b.yaml": `a: {script: ${bypass}}\n`,
      },
      ["ci/b.yaml:1 bypasses"],
    ],
    [
      "includes itself",
      { ".gitlab-ci.yml": `include: /.gitlab-ci.yml\na: {script: ${bypass}}\n` },
      [".gitlab-ci.yml:2 bypasses"],
    ],
    [
      "starts another pipeline",
      {
        ".gitlab-ci.yml": "a:\n  trigger:\n    include:\n      - local: ci/child.yml\n",
        "ci/child.yml": `a: {script: ${bypass}}\n`,
      },
      ["ci/child.yml:1 bypasses"],
    ],
    [
      "includes nothing by an address or from another project",
      {
        ".gitlab-ci.yml": "include: [https://example.com/ci/a.yml, {project: x, file: ci/a.yml}]\n",
        "ci/a.yml": `a: {script: ${bypass}}\n`,
      },
      [],
    ],
    [
      "has a hidden job that others extend",
      {
        ".gitlab-ci.yml": `.base:\n  script: claude $FLAGS\na:\n  extends: .base\n  variables:\n    FLAGS: {value: --dangerously-skip-permissions, description: x}\n`,
      },
      [".gitlab-ci.yml:2 bypasses"],
    ],
    ["has a hidden job that nothing extends", { ".gitlab-ci.yml": `.base:\n  script: ${bypass}\n` }, []],
    [
      "extends a job that another file holds",
      {
        ".gitlab-ci.yml":
          "include: ci/a.yml\na:\n  extends: [.base]\n  variables: {FLAGS: --dangerously-skip-permissions}\n",
        "ci/a.yml": ".base:\n  script: claude $FLAGS\n",
      },
      [".gitlab-ci.yml:3 bypasses"],
    ],
    [
      "takes lines of a job that another file holds",
      {
        ".gitlab-ci.yml": "include: ci/a.yml\na:\n  script:\n    - !reference [.base, lines]\n",
        "ci/a.yml": `.base:\n  lines: [${bypass}]\n`,
      },
      [".gitlab-ci.yml:4 bypasses"],
    ],
    [
      "sets variables for what it includes",
      {
        ".gitlab-ci.yml": "include: ci/a.yml\nvariables: {FLAGS: --dangerously-skip-permissions}\n",
        "ci/a.yml": "a:\n  script: claude $FLAGS\n",
      },
      ["ci/a.yml:2 bypasses"],
    ],
    [
      "changes a job that it includes",
      {
        ".gitlab-ci.yml": "include: ci/a.yml\na:\n  variables: {FLAGS: --dangerously-skip-permissions}\n",
        "ci/a.yml": "a:\n  script: claude $FLAGS\n",
      },
      ["ci/a.yml:2 bypasses"],
    ],
    [
      "takes lines of another job",
      {
        ".gitlab-ci.yml": `.base:\n  lines: [${bypass}]\na:\n  script:\n    - echo\n    - !reference [.base, lines]\n`,
      },
      [".gitlab-ci.yml:5 bypasses"],
    ],
    [
      "has a merge key",
      {
        ".gitlab-ci.yml": `.base: &base\n  variables: {FLAGS: --dangerously-skip-permissions}\na:\n  <<: *base\n  script: claude $FLAGS\n`,
      },
      [".gitlab-ci.yml:5 bypasses"],
    ],
    [
      "has scripts for all jobs",
      { ".gitlab-ci.yml": `default:\n  before_script:\n    - ${bypass}\nafter_script:\n  - - ${bypass}\n` },
      [".gitlab-ci.yml:3 bypasses", ".gitlab-ci.yml:5 bypasses"],
    ],
    [
      "has a script that runs before the sources are there",
      { ".gitlab-ci.yml": `a:\n  hooks:\n    pre_get_sources_script: ${bypass}\n` },
      [".gitlab-ci.yml:3 bypasses"],
    ],
    [
      "has inputs",
      { ".gitlab-ci.yml": "spec:\n  inputs:\n    flags:\n---\na:\n  script: claude $[[ inputs.flags ]]\n" },
      [".gitlab-ci.yml:6 open"],
    ],
    ["cannot be read and names a program", { ".gitlab-ci.yml": "a: [claude\n" }, [".gitlab-ci.yml:2 open"]],
    [
      "has too many aliases",
      {
        ".gitlab-ci.yml": `${Array.from({ length: 30 }, (_, i) => `x${i}: &x${i} ${i === 0 ? "{script: claude}" : `{a: *x${i - 1}, b: *x${i - 1}}`}\n`).join("")}`,
      },
      [".gitlab-ci.yml:15 open"],
    ],
  ])("that %s", async (_, files, found) => {
    const told = await startsIn("claude", files);
    expect(told.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(found);
  });

  it("may hold as many patterns as it likes", async () => {
    const stars = Array.from({ length: 40 }, (_, i) => `'${"**/".repeat(i)}${"*a".repeat(i)}*.yml'`);
    const files = {
      ".gitlab-ci.yml": `include: [${stars.join(", ")}]\n`,
      [`${"a".repeat(200)}.yml`]: `a: {script: ${bypass}}\n`,
    };
    expect(await startsIn("claude", files)).toHaveLength(1);
  });
});

describe("what a CI system puts into a script", () => {
  it.each([
    [
      ".circleci/config.yml",
      "jobs: {a: {steps: [{run: 'claude << parameters.flags >>'}]}}\n",
      "<< parameters.flags >>",
    ],
    ["azure-pipelines.yml", "steps:\n  - script: claude $(flags)\n", "$(flags)"],
    ["azure-pipelines.yml", "steps:\n  - script: claude ${{ parameters.flags }}\n", "${{ parameters.flags }}"],
    [
      ".gitlab-ci.yml",
      "a: {script: 'claude $[[ inputs.flags | expand_vars ]]'}\n",
      "$[[ inputs.flags | expand_vars ]]",
    ],
    ["Jenkinsfile", "sh 'claude ' + flags\n", "+ flags"],
    ["Jenkinsfile", 'sh(label: "x", script: "claude ${params.FLAGS}")\n', "${params.FLAGS}"],
    [".buildkite/pipeline.yml", "steps: [{command: 'claude $$FLAGS'}]\n", "$FLAGS"],
  ])("is left open as it is written: %s", async (path, text, open) => {
    expect(await startsIn("claude", { [path]: text })).toEqual([
      `${path}:${text.split("claude")[0]?.split("\n").length} open \`claude\` takes \`${open}\``,
    ]);
  });

  it("counts where it is known", async () => {
    const text = "variables: {flags: --dangerously-skip-permissions}\nsteps:\n  - script: claude $(flags)\n";
    expect(await startsIn("claude", { "azure-pipelines.yml": text })).toEqual([
      "azure-pipelines.yml:3 bypasses claude --dangerously-skip-permissions",
    ]);
  });
});

describe("a here document of CircleCI", () => {
  it("is data, with a backslash before it or not", async () => {
    for (const mark of ["\\\\<<", "<<"]) {
      const run = `cat ${mark}EOF >> notes\\n${bypass}\\nEOF`;
      expect(await startsIn("claude", { ".circleci/config.yml": `jobs: {a: {steps: [{run: "${run}"}]}}\n` })).toEqual(
        [],
      );
    }
  });
});

describe("a script in another form", () => {
  const B = "--dangerously-skip-permissions";

  it.each<[name: string, files: Files]>([
    [
      "a list of words",
      { ".buildkite/pipeline.yml": `steps: [{plugins: [{docker: {command: [claude, "${B}", -p, x]}}]}]` },
    ],
    ["words of a container", { ".devcontainer.json": `{"postAttachCommand": ["claude", "${B}", "-p", "x"]}` }],
    ["words by name", { ".devcontainer/devcontainer.json": `{"onCreateCommand": {"a": ["claude", "${B}"]}}` }],
    ["an entry point", { ".circleci/config.yml": `jobs: {a: {docker: [{image: x, entrypoint: [claude, "${B}"]}]}}` }],
    ["a shell", { ".circleci/config.yml": `jobs: {a: {steps: [{run: {shell: "claude ${B} -p", command: x}}]}}` }],
    ["a default", { ".circleci/config.yml": `commands: {a: {parameters: {cmd: {default: "claude ${B} -p x"}}}}` }],
    ["a variable", { ".gitlab-ci.yml": `a:\n  parallel: {matrix: [{AGENT: ["claude ${B}"]}]}\n  script: $AGENT\n` }],
    [
      "an input",
      { ".gitlab-ci.yml": `spec: {inputs: {c: {default: "claude ${B}"}}}\n---\na: {script: "$[[ inputs.c ]]"}\n` },
    ],
    [
      "lines that are indented more",
      { ".pre-commit-config.yaml": `repos: [{hooks: [{entry: &x "claude\\n  ${B}\\n -p x"}]}]` },
    ],
    ["a sign in an entry", { ".pre-commit-config.yaml": `repos: [{hooks: [{entry: 'claude -p #', args: ["${B}"]}]}]` }],
    ["a merge key behind", { ".travis.yml": `x: &x {script: echo}\na: {script: "claude ${B}", <<: *x}\n` }],
    ["a runner", { "lefthook.yml": `pre-commit: {scripts: {"r.md": {runner: "claude ${B} -p"}}}` }],
    ["arguments as a text", { "lefthook.yml": `pre-commit: {jobs: [{run: claude, args: "${B} -p x"}]}` }],
    ["TOML", { "lefthook.toml": `[pre-commit.commands.a]\nrun = "set -e\\n\\u0063laude ${B}"\n` }],
    ["a part of a file that cannot be read", { ".gitlab-ci.yml": `a: [\n---\nb:\n  script: "\\x63laude ${B}"\n` }],
    ["texts that are added", { Jenkinsfile: `sh "claude -p fix " +\n  "${B}"\n` }],
    ["words in a list", { Jenkinsfile: `sh(['claude', '${B}'].join(' '))\n` }],
    ["escaped quotes", { Jenkinsfile: `sh "bash -c \\"claude ${B} -p x\\""\n` }],
    ["escaped line ends", { Jenkinsfile: `sh "set -e\\nclaude ${B}"\n` }],
    ["a text behind a comment", { Jenkinsfile: `/* don't */ sh 'claude ${B}'\n` }],
    ["a text in slashes", { Jenkinsfile: `sh(/claude ${B}/)\n` }],
    ["a text in dollar slashes", { Jenkinsfile: `sh $/claude ${B}/$\n` }],
    ["a hook that is a link", { ".husky/.agent": `claude ${B}\n`, ".husky/pre-commit": `claude ${B}\n` }],
    [
      "a hidden job of which the file itself has a part",
      {
        ".gitlab-ci.yml": "include: c.yml\n.b: {tags: [x]}\na: {extends: .b}\n",
        "c.yml": `.b: {script: "claude ${B}"}\n`,
      },
    ],
    [
      "a hidden job that a later file replaces",
      {
        ".gitlab-ci.yml": "include: [a.yml, b.yml]\na: {extends: .b}\n",
        "a.yml": ".b: {script: echo}\n",
        "b.yml": `.b: {script: "claude ${B}"}\n`,
      },
    ],
    [
      "a variable of the file itself",
      {
        ".gitlab-ci.yml": `include: c.yml\na: {variables: {M: ${B}}}\n`,
        "c.yml": "a: {variables: {M: --verbose}, script: claude $M}\n",
      },
    ],
    [
      "a reference in a large job",
      {
        ".gitlab-ci.yml": `.a: {script: ["claude ${B}"]}\nd: {script: [x], tags: [${"[],".repeat(10_001)}]}\nj: {script: [!reference [.a, script]]}\n`,
      },
    ],
  ])("counts: %s", async (_, files) => {
    expect((await startsIn("claude", files)).map((line) => line.split(" ")[1])).toContain("bypasses");
  });

  it.each<[name: string, files: Files]>([
    ["a comment", { Jenkinsfile: `// sh 'claude ${B}'\n/* sh 'claude ${B}' */\n` }],
    ["an error", { Jenkinsfile: `error 'do not run claude ${B}'\nslackSend message: "claude \${env.X} is done"\n` }],
    ["a stage", { Jenkinsfile: 'stage("gemini ${x}") {}\ncurrentBuild.description = "codex ${x}"\n' }],
    ["an expression", { ".pre-commit-config.yaml": `repos: [{hooks: [{language: pygrep, entry: claude ${B}}]}]` }],
    ["a message", { ".pre-commit-config.yaml": `repos: [{hooks: [{language: fail, entry: claude ${B}}]}]` }],
    ["a name", { ".circleci/config.yml": `jobs: {a: {steps: [{run: {name: "claude ${B}", command: make}}]}}` }],
  ])("does not count: %s", async (_, files) => {
    expect(await startsIn("claude", files)).toEqual([]);
  });

  it("is told twice where another one is added, and each in its own place", async () => {
    const text = `a:\n  script:\n    - claude ${B} -p one\nb:\n  script:\n    - echo\n    - claude ${B} -p two\n`;
    const run = (line: string): string => text.replace("two", line);
    const { findings } = await judged({ ".gitlab-ci.yml": text }, { policy: "ceiling: [read]\n" });
    const other = await judged({ ".gitlab-ci.yml": run("three") }, { policy: "ceiling: [read]\n" });
    const prints = (found: typeof findings): readonly string[] =>
      found.flatMap(({ finding: { rule }, fingerprint }) => (rule === "no-permission-bypass" ? [fingerprint] : []));
    expect(new Set(prints(findings)).size).toBe(2);
    expect(prints(other.findings).filter((print) => prints(findings).includes(print))).toHaveLength(1);
    const hook = `#claude ${B}\n# claude ${B}\nclaude ${B} -p x\nclaude ${B} -p y\n`;
    expect(await startsIn("claude", { ".husky/pre-push": hook })).toEqual([
      `.husky/pre-push:3 bypasses claude ${B}`,
      `.husky/pre-push:4 bypasses claude ${B}`,
    ]);
  });
});

describe("a file that stands for too much", () => {
  it.each<[name: string, files: (size: number) => Files, size: number]>([
    [
      "jobs that extend each other",
      (size) => ({
        ".gitlab-ci.yml": `.a0: {x: 1}\n${Array.from({ length: size }, (_, i) => `.a${i + 1}: {extends: .a${i}}\n`).join("")}j: {extends: .a${size}, script: claude}\n`,
      }),
      300,
    ],
    [
      "a script that many jobs take over",
      (size) => ({
        ".gitlab-ci.yml": `include: a.yml\n${Array.from({ length: size }, (_, i) => `j${i}: {extends: .b}\n`).join("")}`,
        "a.yml": `.b: {script: [claude, ${"x, ".repeat(10 * size)}]}\n`,
      }),
      60,
    ],
    [
      "references to a long script",
      (size) => ({
        ".gitlab-ci.yml": `.b: {script: [claude, ${"x, ".repeat(10 * size)}]}\n${Array.from({ length: size }, (_, i) => `j${i}: {script: [!reference [.b, script]]}\n`).join("")}`,
      }),
      60,
    ],
    [
      "variables for many scripts",
      (size) => ({
        ".gitlab-ci.yml": `variables: {${Array.from({ length: size }, (_, i) => `V${i}: x`).join(", ")}}\n${Array.from({ length: size }, (_, i) => `j${i}: {variables: {A: b}, script: claude -p x}\n`).join("")}`,
      }),
      100,
    ],
    [
      "patterns of files",
      (size) => ({
        ".gitlab-ci.yml": `include: [${Array.from({ length: size }, (_, i) => `"a${i}*.yml"`).join(", ")}]\na: {script: claude}\n`,
        ...Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`x${i}.yml`, "x: y\n"])),
      }),
      1_000,
    ],
    ...["'\\'", '"\\"', "$/", "(/", "'''", "/*", "\\", "'a' + "].map(
      (text): [string, (size: number) => Files, number] => [
        `${text} in Groovy`,
        (size) => ({ Jenkinsfile: `sh 'claude -p x'\n${text.repeat(size)}` }),
        10_000,
      ],
    ),
    ["texts of Groovy", (size) => ({ Jenkinsfile: `sh 'claude -p x'\n${'"\\"'.repeat(size)}` }), 10_000],
  ])("takes time that grows with the text: %s", { timeout: 240_000 }, async (_, files, size) => {
    await expectLinear(size, files, (some) => startsIn("claude", some));
  });

  it("is unjudged as a whole", async () => {
    const jobs = Array.from({ length: 1_000 }, (_, i) => `j${i}: {extends: .b, variables: {A: b${i}}}\n`).join("");
    const text = `.b: {script: [claude, ${"x, ".repeat(10_000)}]}\n${jobs}`;
    expect((await startsIn("claude", { ".gitlab-ci.yml": text })).join()).toContain(
      "runs more commands than are checked",
    );
  });
});

describe("a hook of pre-commit", () => {
  it("starts its entry with its arguments", async () => {
    const text = `repos:\n- repo: local\n  hooks:\n  - id: x\n    entry: claude\n    args: ["it's", '--dangerously-skip-permissions']\n`;
    expect(await startsIn("claude", { ".pre-commit-config.yaml": text })).toEqual([
      ".pre-commit-config.yaml:6 bypasses claude --dangerously-skip-permissions",
    ]);
  });
});

describe("a Jenkinsfile", () => {
  it("starts nothing with what it prints", async () => {
    expect(await startsIn("claude", { Jenkinsfile: `echo '${bypass}'\necho("${bypass}")\n` })).toEqual([]);
  });
});

describe("a file with bytes that are not UTF-8", () => {
  const spoilt = (text: string): Uint8Array => Buffer.concat([Buffer.from([0x23, 0xff, 0x0a]), Buffer.from(text)]);

  it.each([
    [workflow, asWorkflow(bypass)],
    [".gitlab-ci.yml", written[".gitlab-ci.yml"]?.(bypass) ?? ""],
    [".husky/pre-push", `${bypass}\n`],
  ])("starts what it starts: %s", async (path, text) => {
    expect(await startsIn("claude", { [path]: spoilt(text) })).toEqual([
      expect.stringContaining("bypasses claude --dangerously-skip-permissions"),
    ]);
  });
});

describe("a file that cannot be read", () => {
  it("is told for hosts that are in use", async () => {
    const large = `# ${"x".repeat(5 << 20)}\n${bypass}\n`;
    const profile = { ".claude/agents/a.md": "---\nname: a\ndescription: Does it.\n---\nGo.\n" };
    for (const path of [workflow, ".husky/pre-push", ".gitlab-ci.yml"]) {
      expect(await startsIn("claude", { [path]: large })).toEqual([]);
      expect(await startsIn("claude", { ...profile, [path]: large })).toEqual([
        expect.stringContaining(`${path}:1 open is 5.1 MiB large`),
      ]);
    }
  });
});

describe("a script that a task of Azure Pipelines names by its path", () => {
  const task = (inputs: object) => json({ steps: [{ task: "Bash@3", inputs }] });

  it.each([
    ["ci/run.sh", "filePath", "ci/run.sh"],
    ["run.sh", "filePath", "run.sh"],
    ["ci/run.sh", "filePath", "ci\\run.sh"],
    ["ci/run.sh", "scriptPath", "$(Build.SourcesDirectory)/ci/run.sh"],
    ["run.ps1", "filePath", "$(System.DefaultWorkingDirectory)/run.ps1"],
    ["ci/a b.sh", "filePath", "ci/a b.sh"],
  ])("is followed: %s", async (path, key, named) => {
    const files = { "azure-pipelines.yml": task({ [key]: named }), [path]: `${bypass}\n` };
    expect(await startsIn("claude", files)).toEqual([expect.stringContaining(`${path}:1 bypasses claude`)]);
    expect(await startsIn("claude", { ...files, "azure-pipelines.yml": task({ other: named }) })).toEqual([]);
  });
});

describe("a script with an odd name", () => {
  it.each([
    ["ci/a b.sh", `"ci/a b.sh" --now`],
    ["ci/a b.sh", "bash 'ci/a b.sh'"],
    ["a b.sh", String.raw`sh a\ b.sh`],
    ["ci/a b.sh", String.raw`cd x && ./ci/a\ b.sh`],
    ["ci/запуск.sh", "bash ci/запуск.sh"],
    ["ci/a,b.sh", "./ci/a,b.sh x"],
    ["ci/a(b).sh", "'./ci/a(b).sh'"],
  ])("is followed: %s by %s", async (path, script) => {
    const files = { [workflow]: asWorkflow(script), [path]: `${bypass}\n` };
    expect(await startsIn("claude", files)).toEqual([expect.stringContaining(`${path}:1 bypasses claude`)]);
  });
});

describe("files elsewhere", () => {
  it.each([
    ".lefthook/agent.sh",
    ".lefthook/pre-commit/x/agent.sh",
    "x/prek.toml",
    "ci/.gitlab-ci.yml",
    "docs/Jenkinsfile",
    ".husky/_/pre-commit",
    ".husky/.gitignore",
    "x/lefthook.yml",
    ".circleci/x/config.yml",
    ".devcontainer/a/b/devcontainer.json",
    ".devcontainer/x.json",
    "x/.devcontainer/devcontainer.json",
  ])("are no pipelines: %s", async (path) => {
    expect(await startsIn("claude", { [path]: `a:\n  script: ${bypass}\n` })).toEqual([]);
  });
});

it("takes time that grows with the text", async () => {
  await expectLinear(
    250,
    (size) => {
      const jobs = Array.from({ length: size }, (_, i) => `job${i}:\n  extends: .base\n  script:\n    - echo ${i}\n`);
      return `.base: {variables: {A: b}}\n${jobs.join("")}a: {script: ${bypass}}\n`;
    },
    async (text) => expect(await startsIn("claude", { ".gitlab-ci.yml": text })).toHaveLength(1),
  );
});
