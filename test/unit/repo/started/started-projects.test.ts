/** What programs start that do not name its file: sources that they build, wildcards, other names of modules, packages. */
import { describe, expect, it } from "vitest";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { agent, judged, type Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";

async function startedBy(line: string, files: Repository): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf(files));
  const started = await filesStartedBy([line], "", repo, new Map([[line, "host"]]));
  expect(started.cut).toBeUndefined();
  return started.files.map(({ path }) => path);
}

const go: Repository = {
  "go.mod": "module example.com/x\n",
  "go.sum": "",
  "main.go": "package main\n",
  "tools/guard/main.go":
    'package main\n\nimport (\n\t"fmt" // (as usual)\n\t/* b) */ r "example.com/x/internal/rules"\n)\n\n//go:embed rules.txt\n',
  "tools/guard/main_test.go": 'package main\nimport "example.com/x/other"\n',
  "tools/guard/rules.txt": "a\n",
  "tools/guard/README.md": "a\n",
  "internal/rules/rules.go": "package rules; import `example.com/x/internal/deep`\n",
  "internal/deep/deep.go": 'package deep\nimport "example.com/y/a"\n',
  "other/other.go": "package other\n",
  "y/go.mod": "module example.com/y\n",
  "y/a/a.go": "package a\n",
};
const guardOfGo = [
  "go.mod",
  "go.sum",
  "internal/deep/deep.go",
  "internal/rules/rules.go",
  "tools/guard/main.go",
  "tools/guard/rules.txt",
  "y/a/a.go",
  "y/go.mod",
];

const cargo: Repository = {
  "Cargo.toml": '[workspace]\nmembers = ["crates/*"]\n\n[package]\nname = "own"\n',
  "Cargo.lock": "",
  "src/main.rs": "fn main() {}\n",
  "tests/a.rs": "",
  "crates/guard/Cargo.toml": '[package]\nname = "acme-guard"\n[dependencies]\nrules = { path = "../rules" }\n',
  "crates/guard/src/main.rs": "fn main() {}\n",
  "crates/guard/tests/a.rs": "",
  "crates/guard/README.md": "",
  "crates/rules/Cargo.toml": '[package]\nname = "rules"\n[lib]\npath = "rules.rs"\n',
  "crates/rules/rules.rs": "",
  "crates/other/Cargo.toml": '[package]\nname = "other"\n',
  "crates/other/src/lib.rs": "",
};
const guardOfCargo = [
  "Cargo.lock",
  "Cargo.toml",
  "crates/guard/Cargo.toml",
  "crates/guard/src/main.rs",
  "crates/rules/Cargo.toml",
  "crates/rules/rules.rs",
];

const dotnet: Repository = {
  "App/App.csproj": "<Project/>",
  "App/Program.cs": "",
  "tools/Guard/Guard.csproj":
    '<Project><ItemGroup><ProjectReference Include="..\\Rules\\Rules.csproj" /></ItemGroup></Project>',
  "tools/Guard/Program.cs": "",
  "tools/Guard/README.md": "",
  "tools/Guard/obj/x.cs": "",
  "tools/Rules/Rules.csproj": "<Project/>",
  "tools/Rules/Rules.cs": "",
};

describe("a project that is built", () => {
  it.each<[line: string, files: Repository, started: readonly string[]]>([
    ["go run ./tools/guard", go, guardOfGo],
    ["go run tools/guard/main.go --all", go, guardOfGo],
    ["cd tools/guard && go run .", go, guardOfGo],
    ["go -C tools/guard run .", go, guardOfGo],
    ["go run example.com/elsewhere@v1", go, ["go.mod", "go.sum"]],
    ["cargo run -p acme-guard -- check", cargo, guardOfCargo],
    ["cargo run --quiet --package guard", cargo, guardOfCargo],
    [
      "cargo run --manifest-path crates/other/Cargo.toml",
      cargo,
      ["Cargo.lock", "Cargo.toml", "crates/other/Cargo.toml", "crates/other/src/lib.rs"],
    ],
    ["cargo run", cargo, ["Cargo.lock", "Cargo.toml", "src/main.rs"]],
    ["cargo fmt", cargo, ["Cargo.toml"]],
    ["cargo deny check", cargo, ["Cargo.toml"]],
    [
      "cargo protect --all",
      { ...cargo, ".cargo/config.toml": '[alias]\nprotect = "run --quiet -p acme-guard --"\n' },
      [".cargo/config.toml", ...guardOfCargo],
    ],
    [
      "dotnet run --project tools/Guard",
      dotnet,
      ["tools/Guard/Guard.csproj", "tools/Guard/Program.cs", "tools/Rules/Rules.cs", "tools/Rules/Rules.csproj"],
    ],
    ["dotnet run --project tools/Rules/Rules.csproj", dotnet, ["tools/Rules/Rules.cs", "tools/Rules/Rules.csproj"]],
    ["dotnet format", dotnet, []],
    [
      "swift run --package-path tools guard",
      { "tools/Package.swift": "", "tools/Sources/guard/main.swift": "", "tools/Tests/a.swift": "" },
      ["tools/Package.swift", "tools/Sources/guard/main.swift"],
    ],
    [
      "dart run tool/guard.dart",
      { "pubspec.yaml": "", "tool/guard.dart": "", "lib/a.dart": "", "test/a.dart": "" },
      ["lib/a.dart", "pubspec.yaml", "tool/guard.dart"],
    ],
    [
      "npm run guard",
      { "package.json": '{"scripts": {"guard": "go run ./tools/guard"}}', ...go },
      [...guardOfGo, "package.json"].toSorted(),
    ],
  ])("is started with what it is built from: %s", async (line, files, started) => {
    expect(await startedBy(line, files)).toEqual(started);
  });

  it("is followed as far as 3,000 files", async () => {
    const many = Object.fromEntries(Array.from({ length: 3_100 }, (_, i) => [`src/m${i}.rs`, ""]));
    const repo = await RepoIndex.of(treeOf({ "Cargo.toml": "", ...many }));
    const { files, cut } = await filesStartedBy(["cargo run"], "", repo);
    expect([files.length, cut]).toEqual([3_000, "Cargo.toml"]);
  });
});

describe("a word with wildcards", () => {
  const hooks: Repository = {
    "hooks/a.sh": "exit 2\n",
    "hooks/10-b.sh": "exit 2\n",
    "hooks/run": "exit 2\n",
    "hooks/.hidden.sh": "exit 2\n",
    "hooks/deep/c.sh": "exit 2\n",
    "hooks/README.md": "a\n",
    "src/a.ts": "a\n",
  };
  it.each<[line: string, started: readonly string[]]>([
    ["for f in hooks/*.sh; do sh $f; done", ["hooks/10-b.sh", "hooks/a.sh"]],
    ['for f in "$CLAUDE_PROJECT_DIR"/hooks/?.sh; do . "$f"; done', ["hooks/a.sh"]],
    ["for f in hooks/*; do $f; done", ["hooks/10-b.sh", "hooks/a.sh", "hooks/run"]],
    ["for f in hooks/[0-9]*.sh; do $f; done", ["hooks/10-b.sh", "hooks/a.sh"]],
    ["for f in hooks/{a,10-b}.sh; do $f; done", ["hooks/10-b.sh", "hooks/a.sh"]],
    ['sh "$CLAUDE_PROJECT_DIR"/{hooks,tools}/a.sh', ["hooks/a.sh"]],
    ["cat hooks/*.sh | sh", ["hooks/10-b.sh", "hooks/a.sh"]],
    ["ls hooks/**/*.sh | xargs -n1 sh", ["hooks/10-b.sh", "hooks/a.sh", "hooks/deep/c.sh"]],
    ["find hooks -name '*.sh' -exec sh {} ';'", ["hooks/.hidden.sh", "hooks/10-b.sh", "hooks/a.sh", "hooks/deep/c.sh"]],
    ["run-parts hooks", ["hooks/.hidden.sh", "hooks/10-b.sh", "hooks/a.sh", "hooks/run"]],
    ["cd hooks && for f in *.sh; do sh $f; done", ["hooks/10-b.sh", "hooks/a.sh"]],
    ["prettier --check 'src/**/*.ts'", []],
    ["echo hooks/*.sh", []],
  ])("means what a shell puts in its place: %s", async (line, started) => {
    expect(await startedBy(line, hooks)).toEqual(started);
  });
});

describe("another name of a module", () => {
  const hook = "h.mjs";
  it.each<[name: string, text: string, more: Repository, started: readonly string[]]>([
    [
      "imports of package.json",
      'import "#guard";\n',
      { "package.json": '{"imports": {"#guard": "./lib/g.mjs"}}', "lib/g.mjs": "a\n" },
      [hook, "lib/g.mjs", "package.json"],
    ],
    [
      "imports with conditions and a star",
      'const a = await import("#lib/g");\n',
      {
        "package.json": '{"imports": {"#lib/*": {"node": "./lib/*.mjs", "default": "./b/*.mjs"}}}',
        "lib/g.mjs": "a\n",
      },
      [hook, "lib/g.mjs", "package.json"],
    ],
    [
      "paths of a tsconfig that extends another",
      'import { g } from "@/g.js";\n',
      {
        "tsconfig.json": '{\n  // a\n  "extends": "./tsconfig.base.json"\n}',
        "tsconfig.base.json": '{"compilerOptions": {"baseUrl": ".", "paths": {"@/*": ["lib/*"]}}}',
        "lib/g.ts": "a\n",
      },
      [hook, "lib/g.ts", "tsconfig.base.json", "tsconfig.json"],
    ],
    [
      "imports of Deno",
      'import "lib/g.ts";\n',
      { "deno.jsonc": '{"imports": {"lib/": "./own/"}}', "own/g.ts": "a\n" },
      ["deno.jsonc", hook, "own/g.ts"],
    ],
    [
      "no alias",
      'import "zod";\n',
      {
        "tsconfig.json": '{"compilerOptions": {"paths": {"@/*": ["lib/*"]}}}',
        "package.json": "{}",
        "lib/g.ts": "a\n",
      },
      [hook],
    ],
  ])("is followed: %s", async (_, text, more, started) => {
    expect(await startedBy(`node ${hook}`, { [hook]: text, ...more })).toEqual(started);
  });
});

describe("a package", () => {
  const workspaces: Repository = {
    "package.json": '{"workspaces": ["packages/*"]}',
    "packages/a/package.json": '{"name": "@acme/guard", "scripts": {"x": "node g.js"}}',
    "packages/a/g.js": "a\n",
    "packages/b/package.json": '{"name": "b", "scripts": {"x": "node g.js"}}',
    "packages/b/g.js": "a\n",
  };
  const guard = ["package.json", "packages/a/g.js", "packages/a/package.json"];
  const both = [...guard, "packages/b/g.js", "packages/b/package.json"];
  it.each<[line: string, files: Repository, started: readonly string[]]>([
    ["npm run -w @acme/guard x", workspaces, guard],
    ["npm run x --workspace=packages/a", workspaces, guard],
    ["pnpm --filter @acme/guard x", workspaces, guard],
    ["yarn workspace @acme/guard run x", workspaces, guard],
    ["pnpm -r x", workspaces, both],
    ["npm run x --workspaces", workspaces, both],
    [
      "npx guard",
      { "node_modules/guard/package.json": '{"bin": {"guard": "cli.js"}}', "node_modules/guard/cli.js": "a\n" },
      ["node_modules/guard/cli.js", "node_modules/guard/package.json"],
    ],
    [
      "node_modules/.bin/guard",
      { "node_modules/.bin/guard": { link: "../guard/cli.js" }, "node_modules/guard/cli.js": "a\n" },
      ["node_modules/guard/cli.js"],
    ],
    [
      "npm run g",
      {
        "package.json": '{"scripts": {"g": "guard --all"}}',
        "node_modules/.bin/guard": { link: "../guard/cli.js" },
        "node_modules/guard/cli.js": "a\n",
      },
      ["node_modules/guard/cli.js", "package.json"],
    ],
    [
      "yarn run g",
      {
        "package.json": '{"scripts": {"g": "x"}}',
        ".yarnrc.yml": "yarnPath: .yarn/releases/yarn-4.0.0.cjs\nplugins:\n  - path: .yarn/plugins/p.cjs\n",
        ".yarn/releases/yarn-4.0.0.cjs": "x\n".repeat(600_000),
        ".yarn/plugins/p.cjs": "a\n",
      },
      [".yarn/plugins/p.cjs", ".yarn/releases/yarn-4.0.0.cjs", ".yarnrc.yml", "package.json"],
    ],
    [
      "npm run g",
      { "package.json": '{"scripts": {"g": "x"}}', ".npmrc": "script-shell=./x.sh\n", "x.sh": "a\n" },
      [".npmrc", "package.json", "x.sh"],
    ],
  ])("is started by its name: %s", async (line, files, started) => {
    expect(await startedBy(line, files)).toEqual(started.toSorted());
  });
});

describe("a part of a makefile or justfile", () => {
  it.each<[line: string, files: Repository, started: readonly string[]]>([
    [
      "make guard",
      {
        Makefile: "-include mk/*.mk\ninclude rules.conf\n",
        "mk/a.mk": "guard:\n\t./g.sh\n",
        "rules.conf": "",
        "g.sh": "",
      },
      ["Makefile", "g.sh", "mk/a.mk", "rules.conf"],
    ],
    [
      "just guard",
      {
        justfile: "import 'ci/guard.just'\nmod extra\n",
        "ci/guard.just": "guard:\n  sh ../g.sh\n",
        "g.sh": "",
        "extra.just": "",
      },
      ["ci/guard.just", "extra.just", "g.sh", "justfile"],
    ],
    [
      "just extra::guard",
      { justfile: "mod extra\n", "extra/mod.just": "guard:\n  ./g.sh\n", "extra/g.sh": "" },
      ["extra/g.sh", "extra/mod.just", "justfile"],
    ],
  ])("is followed: %s", async (line, files, started) => {
    expect(await startedBy(line, files)).toEqual(started);
  });
});

describe("more code than is followed", () => {
  const settings = JSON.stringify({
    hooks: { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command: "sh all.sh" }] }] },
  });
  const host: Repository = { ".claude/agents/a.md": agent("a", "Read"), ".claude/settings.json": settings };
  const steps = Array.from({ length: 400 }, (_, i) => `steps/s${i}.sh`);
  const manySteps: Repository = {
    ...host,
    "all.sh": steps.map((step) => `sh ${step}\n`).join(""),
    ...Object.fromEntries(steps.map((step) => [step, "exit 2\n"])),
  };
  const long: Repository = { ...host, "all.sh": `${"# a\n".repeat(250_100)}sh last.sh\n`, "last.sh": "exit 2\n" };
  const note = (path: string): string =>
    `\`hooks.PreToolUse\` of \`.claude/settings.json\` starts more files than are followed (\`all.sh\` names more); what has changed may be among them: \`${path}\``;

  it.each<[name: string, base: Repository, changed: string]>([
    ["files", manySteps, "steps/s399.sh"],
    ["characters", long, "last.sh"],
  ])("is told where it may have changed: %s", async (_, base, changed) => {
    const quiet = await judged({ ...base, "README.md": "a\n" }, { base });
    expect([quiet.settings, quiet.notes]).toEqual([[], []]);
    const told = await judged({ ...base, [changed]: "exit 0\n" }, { base });
    expect([told.settings, told.notes]).toEqual([[], [note(changed)]]);
    const { [changed]: gone, ...less } = base;
    expect(gone).toBeDefined();
    expect((await judged(less, { base })).notes).toEqual([note(changed)]);
  });

  it("is told where a file that is followed is gone, or a new one is among them", async () => {
    const { "steps/s7.sh": gone, ...less } = manySteps;
    expect(gone).toBeDefined();
    expect((await judged(less, { base: manySteps })).notes).toEqual([note("steps/s7.sh")]);
    expect((await judged(manySteps, { base: less })).notes).toEqual([note("steps/s7.sh")]);
  });

  it("counts as far as it is followed", async () => {
    const told = await judged({ ...manySteps, "steps/s7.sh": "exit 0\n" }, { base: manySteps });
    expect(told.settings).toMatchObject([{ effect: "widens", material: ["steps/s7.sh"] }]);
    expect(told.notes).toEqual([]);
  });

  it("counts where a change brings it there: what it changes is told, and not all code", async () => {
    const base = { ...manySteps, "all.sh": "sh steps/s0.sh\n" };
    const { settings: told = [] } = await judged(manySteps, { base });
    const material = told.flatMap((change) => change.material);
    expect([material.includes("all.sh"), material.includes("steps/s399.sh")]).toEqual([true, false]);
  });
});
