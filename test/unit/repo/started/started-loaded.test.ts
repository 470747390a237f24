/** Files that a program loads by a name it makes, and texts that a script gives to a shell. */
import { expect, it } from "vitest";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import type { Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";

async function startedBy(line: string, files: Repository): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf(files));
  const { files: found } = await filesStartedBy([line], "", repo, new Map([[line, "host"]]));
  return found.map(({ path }) => path);
}

const runs: Readonly<Record<string, string>> = {
  "g.js": "node g.js",
  "g.py": "python g.py",
  "g.rb": "ruby g.rb",
  "g.pl": "perl g.pl",
  "g.lua": "lua g.lua",
  "g.php": "php g.php",
  "g.sh": "sh g.sh",
};

it.each([
  ["g.js", "await import(`./${name}.js`)\n", "y.js"],
  ["g.js", "require('./lib/' + name)\n", "lib/y.js"],
  ["g.js", "for (const f of fs.readdirSync('hooks.d')) require(f)\n", "hooks.d/y.js"],
  ["g.js", "for (const f of globSync('plug/*.mjs')) await import(f)\n", "plug/y.mjs"],
  ["g.py", "importlib.import_module('plug.x')\n", "plug/x.py"],
  ["g.py", "runpy.run_path('x.conf')\n", "x.conf"],
  ["g.py", "for p in glob('plug/*.py'): exec(open(p).read())\n", "plug/x.py"],
  ["g.rb", "Dir['lib/*.rb'].each { |f| load f }\n", "lib/x.rb"],
  ["g.rb", "load './x.conf'\n", "x.conf"],
  ["g.pl", "do './x.conf';\n", "x.conf"],
  ["g.lua", "dofile('x.conf')\n", "x.conf"],
  ["g.php", "<?php include 'lib/x.tpl';\n", "lib/x.tpl"],
  ["g.sh", 'eval "$(cat cmds.txt)"\n', "cmds.txt"],
  ["g.sh", "cat cmds.txt | bash\n", "cmds.txt"],
  ["g.sh", "source <(sed s/a/b/ cmds.txt)\n", "cmds.txt"],
  ["g.sh", "tar xf tools.tgz && ./out/run\n", "tools.tgz"],
  ["g.sh", "java -jar tools/x.jar\n", "tools/x.jar"],
])("%s with %j starts %s", async (file, text, path) =>
  expect(await startedBy(runs[file] ?? "", { [file]: text, [path]: "" })).toContain(path),
);

it.each([
  ["g.js", "const rules = JSON.parse(fs.readFileSync('rules.json'))\n", "rules.json"],
  ["g.js", "for (const f of fs.readdirSync('docs')) console.log(f)\n", "docs/y.js"],
  ["g.js", "lint('src/**/*.js')\n", "src/y.js"],
  ["g.py", "open('rules.txt')\n", "rules.txt"],
  ["g.sh", "cat notes.txt | grep sh\n", "notes.txt"],
  ["g.sh", "cat notes.txt | sh ./x.sh\n", "notes.txt"],
])("%s with %j does not start %s", async (file, text, path) =>
  expect(await startedBy(runs[file] ?? "", { [file]: text, [path]: "" })).not.toContain(path),
);

it.each([
  ["pnpm run guard", "pnpm-workspace.yaml"],
  ["pnpm install", ".pnpmfile.cjs"],
  ["nr guard", "guard.sh"],
])("%s starts %s", async (line, path) =>
  expect(await startedBy(line, { "package.json": '{"scripts":{"guard":"./guard.sh"}}', [path]: "" })).toContain(path),
);

const python: Repository = { "tools/x.py": "#!/usr/bin/env python3\nimport lib\n", "tools/lib.py": "" };
const node: Repository = { "tools/x.js": "import 'guard'; import '@acme/guard/sub'; require('./lib')\n" };

/** A file that is new, and that a program takes in place of another, or beside it. */
const taken: readonly (readonly [line: string, files: Repository, path: string])[] = [
  ["python tools/x.py", python, "tools/json.py"],
  ["python tools/x.py", python, "tools/json/__init__.py"],
  ["python tools/x.py", python, "tools/lib.pyc"],
  ["python tools/x.py", python, "tools/__pycache__/lib.cpython-312.pyc"],
  ["./tools/x.py", python, "tools/gettext.py"],
  ["uv run tools/x.py", python, "tools/re.py"],
  ["sh s.sh", { ...python, "s.sh": "python tools/x.py\n" }, "tools/json.py"],
  ["python -m guard", { "guard.py": "" }, "json.py"],
  ["node tools/x.js", node, "node_modules/guard/index.js"],
  ["node tools/x.js", node, "tools/node_modules/guard/package.json"],
  ["node tools/x.js", node, "node_modules/@acme/guard/sub.js"],
  ["node tools/x.js", node, "tools/lib.node"],
  [
    "node tools/x.js",
    { ...node, "node_modules/guard/package.json": '{"main":"main.js"}' },
    "node_modules/guard/main.js",
  ],
  ["rake guard", { Rakefile: "task :guard\n" }, "rakelib/x.rake"],
  ["mise run guard", { "mise.toml": "[tasks.guard]\nrun='a'\n" }, "mise.local.toml"],
  ["bun x.ts", { "x.ts": "" }, ".env"],
  ["sh g.sh", { "g.sh": "" }, "G.sh"],
  ["sh é.sh", { "é.sh": "" }, "e\u0301.sh"],
];

it.each(taken.map(([line, files, path]) => ({ line, files, path })))(
  "$line: $path counts",
  async ({ line, files, path }) => expect(await startedBy(line, { ...files, [path]: "" })).toContain(path),
);

it.each([
  ["python src/app/main.py", "src/logging.py"],
  ["python tools/x.py", "tools/other.py"],
  ["pytest", "tests/json.py"],
])("%s: %s does not count", async (line, path) =>
  expect(await startedBy(line, { "src/app/main.py": "", ...python, [path]: "" })).not.toContain(path),
);
