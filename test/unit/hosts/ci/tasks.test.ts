/** Tasks that workflows, pipelines and Git hooks call by a name: what they start counts, and nothing else. */
import { describe, expect, it } from "vitest";
import { isCallable, mayCall } from "../../../../src/hosts/_kit/ci/names.ts";
import { taskKinds } from "../../../../src/hosts/_kit/ci/tasks/index.ts";
import { expectLinear } from "../../../support/growth.ts";
import { judged } from "../../../support/judging.ts";

type Files = Readonly<Record<string, string>>;

const bypass = "claude -p x --dangerously-skip-permissions";
const running = (run: string): string => JSON.stringify({ jobs: { a: { steps: [{ run }] } } });

/** Where a start that ends all prompts is found: `path:line`. */
async function startsIn(run: string, files: Files, workflow = running(run)): Promise<readonly string[]> {
  const { findings } = await judged({ ".github/workflows/a.yml": workflow, ...files });
  return findings
    .filter(({ finding }) => finding.rule === "no-permission-bypass")
    .map(({ finding: { at } }) => {
      const line = at.source.text.slice(0, at.span.start).split("\n").length;
      return `${at.source.path}:${line}`;
    })
    .sort();
}

type Case = readonly [name: string, run: string, files: Files, found: readonly string[]];

const makefile = `M := claude\n.PHONY: review\nfirst: dep\nreview:\n\t@$(M) -p x --dangerously-skip-permissions\ndep:\n\t${bypass}\nother: ; ${bypass}\n`;

describe("make", () => {
  it.each<Case>([
    ["a target, with a variable in the name of the program", "make review", { Makefile: makefile }, ["Makefile:5"]],
    ["the first target, and what it needs", "make", { Makefile: makefile }, ["Makefile:7"]],
    ["the default goal", "make -s", { Makefile: `.DEFAULT_GOAL := dep\n${makefile}` }, ["Makefile:8"]],
    ["a command in the line of its rule", "make other", { Makefile: makefile }, ["Makefile:8"]],
    ["a target that no rule has", "make lint", { Makefile: makefile }, []],
    ["a target that is not known", "make $TARGET", { Makefile: makefile }, ["Makefile:5", "Makefile:7", "Makefile:8"]],
    ["a target in a directory", "cd web && make dep", { "web/Makefile": makefile }, ["web/Makefile:7"]],
    ["a directory that -C names", "make -Cweb dep", { "web/Makefile": makefile }, ["web/Makefile:7"]],
    ["a file that -f names", "make -f ci/a.mk dep", { "ci/a.mk": makefile }, ["ci/a.mk:7"]],
    ["another make", "make a", { Makefile: `a:\n\t$(MAKE) b\nb:\n\t${bypass}\n` }, ["Makefile:4"]],
    [
      "a Makefile of a directory that a recipe names",
      "make -C web a",
      { "web/Makefile": "a:\n\tcd in && make b\n", "web/in/Makefile": `b:\n\t${bypass}\n` },
      ["web/in/Makefile:2"],
    ],
    ["an included file", "make a", { Makefile: "include x.mk\na: b\n", "x.mk": `b:\n\t${bypass}\n` }, ["x.mk:2"]],
    [
      "an include of what the repository does not hold",
      "make a",
      { Makefile: `-include .env\na:\n\ttrue\nb:\n\t${bypass}\n` },
      [],
    ],
    [
      "a variable of the command line",
      "make M=claude a",
      { Makefile: "a:\n\t$(M) --yolo --dangerously-skip-permissions\n" },
      ["Makefile:2"],
    ],
    [
      "a variable of the shell",
      "make a",
      { Makefile: "a:\n\tX=claude; $$X --dangerously-skip-permissions\n" },
      ["Makefile:2"],
    ],
    ["a part of a name", "make a", { Makefile: "a:\n\tcl$(N)aude --dangerously-skip-permissions\n" }, ["Makefile:2"]],
    [
      "a line in parts",
      "make a",
      { Makefile: "a:\n\tclaude -p x \\\n\t  --dangerously-skip-permissions\n" },
      ["Makefile:3"],
    ],
    ["what make runs to read it", "make a", { Makefile: `X := $(shell ${bypass})\na:\n\ttrue\n` }, ["Makefile:1"]],
    ["what a variable is the output of", "make a", { Makefile: `X != ${bypass}\na:\n\ttrue\n` }, ["Makefile:1"]],
    ["a recipe that is defined", "make a", { Makefile: `define R\n${bypass}\nendef\na:\n\t$(R)\n` }, ["Makefile:2"]],
    ["another prefix of recipes", "make a", { Makefile: `.RECIPEPREFIX = >\na:\n>${bypass}\n` }, ["Makefile:3"]],
    ["a script that a recipe calls", "make a", { Makefile: "a:\n\t./x.sh\n", "x.sh": `${bypass}\n` }, ["x.sh:1"]],
    ["a comment", "make a", { Makefile: `a:\n\ttrue\n# ${bypass}\n` }, []],
    ["its name alone", "echo make dep", { Makefile: makefile }, []],
  ])("starts %s", async (_, run, files, found) => {
    expect(await startsIn(run, files)).toEqual(found);
  });
});

const justfile = `m := "claude"\nalias r := review\n\nbuild:\n  cargo build\n\n[private]\nreview target="a:b" *more: helper\n  @{{m}} --dangerously-skip-permissions\n\nhelper:\n  #!/usr/bin/env bash\n  A=claude\n  $A --dangerously-skip-permissions\n`;

describe("just", () => {
  it.each<Case>([
    ["a recipe and what it needs", "just review", { justfile }, ["justfile:14", "justfile:9"]],
    ["another name of a recipe", "just r", { ".justfile": justfile }, [".justfile:14", ".justfile:9"]],
    ["a script of its own", "just helper", { Justfile: justfile }, ["Justfile:14"]],
    ["the first recipe", "just", { justfile }, []],
    ["what another recipe calls", "just a", { justfile: `a:\n  just b\nb:\n  -${bypass}\n` }, ["justfile:4"]],
    ["what it runs to read the file", "just a", { justfile: `x := \`${bypass}\`\na:\n  true\n` }, ["justfile:1"]],
    ["a file of another directory", "just web/a", { "web/justfile": `a:\n  ${bypass}\n` }, []],
    ["a directory that a step is in", "cd web; just a", { "web/justfile": `a:\n  ${bypass}\n` }, ["web/justfile:2"]],
    [
      "an imported file",
      "just a",
      { justfile: "import 'x.just'\na: b\n", "x.just": `b:\n  ${bypass}\n` },
      ["x.just:2"],
    ],
  ])("starts %s", async (_, run, files, found) => {
    expect(await startsIn(run, files)).toEqual(found);
  });
});

const taskfile = `version: "3"\nvars: { M: claude }\ntasks:\n  default: true\n  a:\n    desc: ${bypass}\n    deps: [b]\n    cmds:\n      - "{{.M}} --dangerously-skip-permissions"\n  b: ${bypass}\n  c:\n    cmds: [{ task: b }]\n  d: { preconditions: [{ sh: ${bypass} }] }\n`;
const miseToml = `[tasks.a]\nrun = ["true", "${bypass}"]\n[tasks.b]\ndepends = ["a"]\n[tasks]\nc = "true"\n`;

describe("tasks by their names", () => {
  it.each<Case>([
    ["of Task", "task a", { "Taskfile.yml": taskfile }, ["Taskfile.yml:10", "Taskfile.yml:9"]],
    ["of Task that another one names", "task c", { "taskfile.dist.yaml": taskfile }, ["taskfile.dist.yaml:10"]],
    ["of Task that are conditions", "go-task d", { "Taskfile.yml": taskfile }, ["Taskfile.yml:13"]],
    ["of Task, none of which is named", "task", { "Taskfile.yml": taskfile }, []],
    [
      "of Task in any file, where one includes others",
      "task x:b",
      { "Taskfile.yml": "includes: {x: ./x}\n", "x/Taskfile.yml": taskfile },
      ["x/Taskfile.yml:10", "x/Taskfile.yml:13", "x/Taskfile.yml:9"],
    ],
    ["of mise", "mise run b", { "mise.toml": miseToml }, ["mise.toml:2"]],
    ["of mise that start nothing", "mise run c", { ".mise.toml": miseToml }, []],
    ["of Deno", "deno task a", { "deno.json": `{"tasks": {"a": "${bypass}"}}` }, ["deno.json:1"]],
    ["of Composer", "composer run a", { "composer.json": `{"scripts": {"a": ["${bypass}"]}}` }, ["composer.json:1"]],
    ["of poe", "poetry run poe a", { "pyproject.toml": `[tool.poe.tasks]\na = "${bypass}"\n` }, ["pyproject.toml:2"]],
    [
      "of PDM",
      "pdm run a",
      { "pyproject.toml": `[tool.pdm.scripts]\na = { shell = "${bypass}" }\n` },
      ["pyproject.toml:2"],
    ],
    [
      "of npm in a directory",
      "npm --prefix=web run a",
      { "web/package.json": `{"scripts": {"a": "${bypass}"}}` },
      ["web/package.json:1"],
    ],
    [
      "of npm that an installation runs",
      "npm ci",
      { "package.json": `{"scripts": {"prepare": "${bypass}"}}` },
      ["package.json:1"],
    ],
    [
      "of Yarn that an installation runs",
      "yarn --immutable",
      { "package.json": `{"scripts": {"postinstall": "${bypass}"}}` },
      ["package.json:1"],
    ],
    [
      "of npm behind a wildcard",
      "npx run-s 'a:*'",
      { "package.json": `{"scripts": {"a:b": "${bypass}"}}` },
      ["package.json:1"],
    ],
    ["of Node.js", "node --run a", { "package.json": `{"scripts": {"a": "${bypass}"}}` }, ["package.json:1"]],
    ["of npm that a program has the name of", "node a", { "package.json": `{"scripts": {"a": "${bypass}"}}` }, []],
    ["in a container", "docker run --rm -v .:/w img make a", { Makefile: `a:\n\t${bypass}\n` }, ["Makefile:2"]],
    ["that a script of a container calls", "docker exec x /w/ci/a.sh", { "ci/a.sh": `${bypass}\n` }, ["ci/a.sh:1"]],
  ])("%s", async (_, run, files, found) => {
    expect(await startsIn(run, files)).toEqual(found);
  });

  it("are found from the directory that a workflow names for its steps", async () => {
    const workflow = `defaults: {run: {working-directory: ./web}}\njobs: {a: {steps: [{run: make a}]}}\n`;
    expect(await startsIn("", { "web/Makefile": `a:\n\t${bypass}\n` }, workflow)).toEqual(["web/Makefile:2"]);
  });

  it("start nothing where the program refuses the file", async () => {
    expect(await startsIn("npm run a", { "package.json": `{"scripts": {"a": "${bypass}"` })).toEqual([]);
    expect(await startsIn("mise run a", { "mise.toml": `[tasks\na = "${bypass}"\n` })).toEqual([]);
  });
});

it("quick answers know every program and every file of tasks", () => {
  for (const { programs, files } of taskKinds) {
    expect([...programs].filter((name) => !mayCall(`${name} a\n`))).toEqual([]);
    expect(files.flatMap((name) => [name, `web/${name}`]).filter((path) => !isCallable(path))).toEqual([]);
  }
  expect(["a.mk", "x/Makefile.ci", "a.just", "Taskfile.ci.yml"].filter((path) => !isCallable(path))).toEqual([]);
});

it.each<[string, (size: number) => Files]>([
  [
    "many rules",
    (size) => ({ Makefile: Array.from({ length: size }, (_, i) => `a${i}: a${i + 1}\n\ttrue\n`).join("") }),
  ],
  [
    "many variables",
    (size) => ({
      Makefile: `${Array.from({ length: size }, (_, i) => `V${i} = $(V${i + 1})x`).join("\n")}\na0:\n\tclaude $(V0)\n`,
    }),
  ],
  ["one long line", (size) => ({ Makefile: `a0:\n\tclaude ${"$(X) ".repeat(size)}${"(".repeat(size)}\n` })],
  ["brackets that do not close", (size) => ({ Makefile: `a0:\n\tclaude ${"$(".repeat(size)}\n` })],
  [
    "many recipes",
    (size) => ({ justfile: Array.from({ length: size }, (_, i) => `a${i}: a${i + 1}\n  true\n`).join("") }),
  ],
  ["a line that is nearly a recipe", (size) => ({ justfile: `claude${" a=".repeat(size)}\n${"a: ".repeat(size)}\n` })],
  [
    "many tasks",
    (size) => ({ "mise.toml": Array.from({ length: size }, (_, i) => `[tasks.a${i}]\nrun = "claude"\n`).join("") }),
  ],
])("takes time that grows with the file: %s", async (_, files) => {
  await expectLinear(
    400,
    (size) => files(size),
    (made) => startsIn("make a0; just a0; mise run a0", made),
  );
});

it.each(["make", "just", "task"])("takes time that grows with the calls: %s", async (program) => {
  const files = { Makefile: makefile, justfile, "Taskfile.yml": taskfile };
  await expectLinear(
    400,
    (size) => Array.from({ length: size }, (_, i) => `${program} a${i} review X=${i}`).join("\n"),
    (run) => startsIn(run, files),
  );
});

it("leaves unjudged what is called beyond what is checked", async () => {
  const long = `a:\n\t${"true; ".repeat(8_000)}$(X)\n\t${bypass}\n`;
  const run = Array.from({ length: 60 }, (_, i) => `make X=${i} a`).join("\n");
  const { findings } = await judged(
    { ".github/workflows/a.yml": running(run), Makefile: `M = claude\n${long}` },
    { policy: "extends: [preset:strict]\n" },
  );
  expect(findings.map(({ finding }) => finding.message).join("\n")).toContain(
    "more commands that are called than are checked",
  );
});
